"""compose.yaml and the files in deploy/ say what the programs understand, and agree with each other: every service,
volume and setting that is named is there, and the nodes learn from the proxies who a visitor is."""

import asyncio
import os
import re
import shlex
import subprocess
from importlib import import_module
from pathlib import Path
from typing import Any

import click
import pytest
from free_port import free_port
from nats_server import program
from starlette.types import Receive, Scope, Send

from saltsea.bus.nats_bus import NatsBus
from saltsea.cli import cli
from saltsea.cli.common.config_file import PREFIX
from saltsea.server.network.known_hosts import is_known
from saltsea.server.network.urls import ServerUrls
from saltsea.server.web.protection.forwarded import Forwarded, Proxies

ROOT = Path(__file__).resolve().parents[2]
Service = dict[str, Any]
NODES = ["node1", "node2", "node3"]
ENVIRONMENT = {"DATABASE_PASSWORD": "of-the-database", "BUS_PASSWORD": "12e4"}
"""What stands in the file `.env`; NATS could take this password for a number."""


@pytest.fixture
def compose() -> dict[str, Any]:
    yaml: Any = import_module("yaml")  # it has no types
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    found: dict[str, Any] = yaml.safe_load(re.sub(r"\$\{(\w+):\?[^}]+\}", lambda name: ENVIRONMENT[name[1]], text))
    return found


def balancing() -> dict[str, list[str]]:
    """What the balancer is told: the words of each line, by the first of them."""
    lines = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8").splitlines()
    words = [shlex.split(line, comments=True) for line in lines]
    return {line[0]: line[1:] for line in words if line}


def ours(compose: dict[str, Any]) -> dict[str, Service]:
    """The services that run Saltsea, from the container file beside it."""
    return {name: service for name, service in compose["services"].items() if "build" in service}


def of_saltsea(settings: dict[str, str]) -> dict[str, str]:
    return {name: value for name, value in settings.items() if name.startswith(f"{PREFIX}_")}


def command_of(service: Service) -> click.Command:
    """What a service runs: its own words, or those of the container file."""
    words = service.get("entrypoint", ["saltsea", "serve"])
    assert words[0] == "saltsea"
    found = cli.get_command(click.Context(cli), words[1])
    assert found is not None, words
    return found


def test_every_service_and_volume_that_is_named_is_there(compose: dict[str, Any]) -> None:
    services = compose["services"]
    assert {"database", "bus", *NODES, "bots", "balancer"} == set(services)
    for name, service in services.items():
        assert ("image" in service) != ("build" in service), name
        assert set(service.get("depends_on", ())) <= set(services), name
        for place in (volume.partition(":")[0] for volume in service.get("volumes", ())):
            assert (ROOT / place).is_file() if place.startswith("./") else place in compose["volumes"], name


def test_every_service_comes_back_after_a_failure_and_after_a_restart_of_the_machine(compose: dict[str, Any]) -> None:
    assert {name: service.get("restart") for name, service in compose["services"].items()} == dict.fromkeys(
        compose["services"], "unless-stopped"
    )


def test_our_services_are_built_from_the_container_file(compose: dict[str, Any]) -> None:
    assert set(ours(compose)) == {*NODES, "bots"}
    for service in ours(compose).values():
        assert (ROOT / service["build"]["context"] / service["build"]["dockerfile"]).samefile(ROOT / "Containerfile")


def test_every_setting_is_an_option_and_is_understood(
    compose: dict[str, Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for service in ours(compose).values():
        command, settings = command_of(service), of_saltsea(service["environment"])
        options = {f"{PREFIX}_{option.name}".upper(): option for option in command.params}
        assert set(settings) <= set(options), f"{command.name}: {set(settings) - set(options)}"
        with monkeypatch.context() as environment:
            environment.setenv(f"{PREFIX}_DATA", str(tmp_path))
            for name, value in settings.items():
                environment.setenv(name, str(value))
            with command.make_context(str(command.name), []) as context:
                for name, value in settings.items():
                    assert str(context.params[str(options[name].name)]) == str(value), name


@pytest.mark.parametrize("name", NODES)
def test_the_parts_reach_each_other(compose: dict[str, Any], name: str) -> None:
    services = compose["services"]
    node, bots = services[name]["environment"], services["bots"]["environment"]
    user, password = services["database"]["environment"].values()
    assert node["SALTSEA_STORE"] == f"postgresql://{user}@database/{user}"
    assert node["PGPASSWORD"] == password == ENVIRONMENT["DATABASE_PASSWORD"]
    assert node["SALTSEA_BUS"] == bots["SALTSEA_BUS"] == f"nats://saltsea:{ENVIRONMENT['BUS_PASSWORD']}@bus:4222"
    assert services[name]["hostname"] == name, "what it is called in logs and metrics"


def test_the_bus_wants_the_password_that_the_nodes_have(compose: dict[str, Any], tmp_path: Path) -> None:
    bus, port = compose["services"]["bus"], free_port()
    inside = {"/etc/saltsea/nats.conf": str(ROOT / "deploy" / "nats.conf"), "/data": str(tmp_path)}
    words = [program(), "-a", "127.0.0.1", "-p", str(port), *(inside.get(word, word) for word in bus["command"])]
    with subprocess.Popen(words, env={**os.environ, **bus["environment"]}, stderr=subprocess.DEVNULL) as server:
        try:
            asyncio.run(try_bus(compose["services"]["bots"]["environment"]["SALTSEA_BUS"], port))
        finally:
            server.terminate()


async def try_bus(address: str, port: int) -> None:
    bus = NatsBus(address.replace("bus:4222", f"127.0.0.1:{port}"), patience=20)
    await bus.open()
    assert bus.connected().is_connected
    await bus.close()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    assert b'"auth_required":true' in await reader.readline(), "nobody without it is let in"
    writer.close()


# --- the balancer ---


def test_the_balancer_asks_every_node_whether_it_is_well(compose: dict[str, Any]) -> None:
    told = balancing()
    port = next(line.split()[1] for line in (ROOT / "Containerfile").read_text().splitlines() if "EXPOSE" in line)
    assert told["reverse_proxy"] == [*(f"{name}:{port}" for name in NODES), "{"]
    assert told["health_uri"] == ["/healthz"]
    assert "dynamic" not in told, "Caddy does not ask upstreams that it finds by itself"
    assert all(is_known(f"{name}:{port}", ServerUrls(public="https://games.example.org")) for name in NODES)
    assert f":{port}" in told, "where the web server of the machine finds it"
    balancer = compose["services"]["balancer"]
    assert balancer["ports"] == [f"127.0.0.1:{port}:{port}"], "whoever else reached it could say who he is"
    assert balancer["depends_on"] == NODES


def test_a_node_learns_who_the_visitor_is(compose: dict[str, Any]) -> None:
    """The web server says whom it sees; the balancer believes that as it is told to, and adds whom it sees itself."""
    believes = balancing().get("trusted_proxies") == ["private_ranges"]
    web_server = "172.18.0.1"
    headers = [
        (b"x-forwarded-for", f"203.0.113.7, {web_server}".encode() if believes else web_server.encode()),
        (b"x-forwarded-proto", b"https" if believes else b"http"),
    ]
    number = Proxies(int(compose["services"]["node1"]["environment"]["SALTSEA_PROXIES"]))
    assert seen(headers, number) == ("203.0.113.7", "https")


def seen(headers: list[tuple[bytes, bytes]], number: Proxies) -> tuple[str, str]:
    """The visitor's address and scheme, as a node behind the balancer sees them."""
    scope: Scope = {"type": "http", "client": ("172.18.0.9", 5000), "scheme": "http", "headers": headers}

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        """Nothing is asked of it."""

    async def nothing(*_: Any) -> Any:
        """Nobody speaks."""

    asyncio.run(Forwarded(app, number)(scope, nothing, nothing))
    return scope["client"][0], scope["scheme"]

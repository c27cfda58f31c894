"""compose.yaml says what the programs understand: every service, volume and setting that it names is there."""

from importlib import import_module
from pathlib import Path
from typing import Any

import click
import pytest

from saltsea.cli import cli
from saltsea.cli.common.config_file import PREFIX

ROOT = Path(__file__).resolve().parents[2]
Service = dict[str, Any]


@pytest.fixture
def compose() -> dict[str, Any]:
    yaml: Any = import_module("yaml")  # it has no types
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    return found


def ours(compose: dict[str, Any]) -> dict[str, Service]:
    """The services that run Saltsea, from the container file beside it."""
    return {name: service for name, service in compose["services"].items() if "build" in service}


def command_of(service: Service) -> click.Command:
    """What a service runs: its own words, or those of the container file."""
    words = service.get("entrypoint", ["saltsea", "serve"])
    assert words[0] == "saltsea"
    found = cli.get_command(click.Context(cli), words[1])
    assert found is not None, words
    return found


def test_every_service_and_volume_that_is_named_is_there(compose: dict[str, Any]) -> None:
    services = compose["services"]
    assert {"database", "bus", "node", "bots", "balancer"} == set(services)
    for name, service in services.items():
        assert ("image" in service) != ("build" in service), name
        assert set(service.get("depends_on", ())) <= set(services), name
        assert {volume.partition(":")[0] for volume in service.get("volumes", ())} <= set(compose["volumes"]), name


def test_our_services_are_built_from_the_container_file(compose: dict[str, Any]) -> None:
    assert set(ours(compose)) == {"node", "bots"}
    for service in ours(compose).values():
        assert (ROOT / service["build"]["context"] / service["build"]["dockerfile"]).samefile(ROOT / "Containerfile")


def test_every_setting_is_an_option_and_is_understood(
    compose: dict[str, Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for service in ours(compose).values():
        command, settings = command_of(service), service["environment"]
        options = {f"{PREFIX}_{option.name}".upper(): option for option in command.params}
        assert set(settings) <= set(options), f"{command.name}: {set(settings) - set(options)}"
        with monkeypatch.context() as environment:
            environment.setenv(f"{PREFIX}_DATA", str(tmp_path))
            for name, value in settings.items():
                environment.setenv(name, str(value))
            with command.make_context(str(command.name), []) as context:
                for name, value in settings.items():
                    assert str(context.params[str(options[name].name)]) == str(value), name


def test_the_parts_reach_each_other(compose: dict[str, Any]) -> None:
    services = compose["services"]
    node, bots = services["node"]["environment"], services["bots"]["environment"]
    user, password = services["database"]["environment"].values()
    assert node["SALTSEA_STORE"] == f"postgresql://{user}:{password}@database/{user}"
    assert node["SALTSEA_BUS"] == bots["SALTSEA_BUS"] == "nats://bus:4222"
    assert "-js" in services["bus"]["command"], "leases need JetStream"
    port = next(line.split()[1] for line in (ROOT / "Containerfile").read_text().splitlines() if "EXPOSE" in line)
    assert services["balancer"]["command"][-1] == f"node:{port}"

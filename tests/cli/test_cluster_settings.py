"""Settings of a cluster that cannot work: refused in a sentence before anything is begun, without a secret in it."""

import asyncio
from pathlib import Path

import click
import pytest
from nats_server import NatsServer

from cli.terminal import cli_error
from cli.test_backup import play
from saltsea.bus.nats_bus import NatsBus
from saltsea.cli.commands.bot_worker import processes
from saltsea.cli.server_options.bus import bus_at, check_bus, without_secrets
from saltsea.cli.server_options.cluster import ClusterOptions
from saltsea.store.memory import MemoryStore
from saltsea.store.open_store import open_store
from saltsea.store.port import StoreError

NOWHERE = "nats://anne:5ecret@127.0.0.1:1"


@pytest.mark.parametrize(
    "url", ["http://bus:4222", "10.0.0.5:4222", "nats://", "nats://bus:port", "nats://[::1", "nats://a,redis://b", ""]
)
def test_what_is_no_address_of_a_bus_is_refused_by_name(url: str) -> None:
    with click.Context(click.Command("serve")), pytest.raises(click.ClickException, match="address of a NATS server"):
        bus_at(url)


@pytest.mark.parametrize("url", ["nats://bus", "tls://anne:5ecret@bus:4222", "nats://a:1,nats://[::1]:2"])
def test_an_address_of_a_bus_is_taken(url: str) -> None:
    assert bus_at(url).servers == url.split(",")


def test_a_bus_where_nobody_answers_ends_the_start_with_a_sentence() -> None:
    context = click.Context(click.Command("serve"))
    with (
        context,
        pytest.raises(click.ClickException, match=r"the bus at nats://127.0.0.1:1 cannot be used: .+") as told,
    ):
        check_bus(NatsBus(NOWHERE, patience=0.5), NOWHERE)
    assert "5ecret" not in told.value.message


def test_a_bus_that_is_too_small_ends_the_start_with_a_sentence() -> None:
    with NatsServer() as server:
        check_bus(NatsBus(server.url), server.url)
        with click.Context(click.Command("serve")), pytest.raises(click.ClickException, match="replicas"):
            check_bus(NatsBus(server.url, replicas=3), server.url)


def test_nothing_that_is_shown_of_an_address_is_secret() -> None:
    told = without_secrets("nats://anne:5ecret@a:1,tls://t0ken@b,nats://c")
    assert told == "nats://a:1,tls://b,nats://c"


@pytest.mark.parametrize(
    ("option", "given"),
    [("--node", ("a", 1, "auto")), ("--bus-replicas", ("", 3, "auto")), ("--direct", ("", 1, "off"))],
)
def test_what_only_a_node_has_is_refused_beside_no_bus(option: str, given: tuple[str, int, str]) -> None:
    options = ClusterOptions("", "", *given)
    with (
        click.Context(click.Command("serve")),
        pytest.raises(click.ClickException, match=f"^{option} is for a node among several"),
    ):
        options.make_node(MemoryStore())


def test_a_server_that_is_alone_is_no_node() -> None:
    assert ClusterOptions("", "", "", 1, "auto").make_node(MemoryStore()) is None


@pytest.mark.parametrize("store", ["ours.db", "", "mysql://db/saltsea"])
def test_nodes_that_share_no_store_are_refused_and_no_file_is_made(store: str, tmp_path: Path) -> None:
    options = ClusterOptions(store, "nats://127.0.0.1:1", "", 1, "auto")
    with (
        click.Context(click.Command("serve")),
        pytest.raises(click.ClickException, match="several nodes share a store"),
    ):
        options.open_store()
    assert not (tmp_path / "ours.db").exists()


@pytest.mark.parametrize("url", ["postgresql://a:5ecret@[::1/x", "postgresql://a:5ecret@h:99999999/x"])
def test_what_is_no_address_of_a_database_is_refused(url: str) -> None:
    with pytest.raises(StoreError, match="this is no address of a database") as told:
        open_store(url)
    assert "5ecret" not in str(told.value)


def test_a_copy_takes_no_other_address_for_the_name_of_a_file(tmp_path: Path) -> None:
    asyncio.run(play("A"))
    assert "mysql:// is no store" in cli_error("store", "copy", "data", "mysql://db/x", code=1)
    assert "redis:// is no store" in cli_error("store", "copy", "redis://db", "new.db", code=1)
    assert not (tmp_path / "mysql:").exists()


def test_a_worker_counts_its_processes_in_words() -> None:
    assert [processes(1), processes(2)] == ["1 process", "2 processes"]

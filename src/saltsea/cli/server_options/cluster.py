"""The options of `saltsea serve` for several machines: the store and the bus that they share, and this node's name."""

from __future__ import annotations

import socket
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import TYPE_CHECKING, Final, NoReturn
from urllib.parse import urlsplit

import click

from saltsea.cli.common.command_group import fail
from saltsea.cli.server_options.bus import bus_at, check_bus

if TYPE_CHECKING:
    from saltsea.server.cluster.direct import Direct
    from saltsea.server.cluster.node import Node
    from saltsea.store.port import Store


def node_name(given: str) -> str:
    """The name of a node: the given one, or that of the machine."""
    return given or socket.gethostname().partition(".")[0]


AUTO: Final = "auto"
OFF: Final = "off"
BUS_PORT: Final = 4222


def direct_at(asked: str, bus: str) -> Direct | None:
    """The direct connections to other nodes, or a sentence that says what is wrong; None if all goes over the bus. They
    are not encrypted, so no cluster gets them unasked whose bus is."""
    from saltsea.server.cluster.direct_tcp import DirectTcp

    server = urlsplit(bus.partition(",")[0])
    if asked == OFF or (asked == AUTO and server.scheme != "nats"):
        return None
    if asked == AUTO:
        return DirectTcp(towards=(server.hostname or "", server.port or BUS_PORT))
    try:
        place = urlsplit(f"//{asked}")
        return DirectTcp(place.hostname or fail_direct(asked), place.port or 0)
    except ValueError:
        fail_direct(asked)


def fail_direct(asked: str) -> NoReturn:
    fail(f"--direct is an address of this machine, such as 10.0.0.7:7431, or {AUTO}, or {OFF}: not {asked}")


@dataclass(frozen=True)
class ClusterOptions:
    """The cluster options of a command line."""

    store: str
    bus: str
    node: str
    replicas: int
    direct: str

    def open_store(self) -> Store | None:
        """The database that the nodes share; None for a server with a file of its own."""
        from saltsea.store.open_store import is_address, open_store

        if self.bus and not is_address(self.store):
            fail("several nodes share a store: give --store postgresql://… beside --bus")
        if not self.store:
            return None
        from saltsea.store.port import StoreError

        try:
            return open_store(self.store)
        except StoreError as error:
            fail(str(error))

    def make_node(self, store: Store) -> Node | None:
        """This server's place in a cluster; None for a server that is alone."""
        if not self.bus:
            self.reject_without_bus()
            return None
        from saltsea.server.cluster.node import Node

        bus = bus_at(self.bus, self.replicas)
        direct = direct_at(self.direct, self.bus)
        check_bus(bus, self.bus)
        return Node(bus, store, node_name(self.node), direct=direct)

    def reject_without_bus(self) -> None:
        """A server that is alone has no use for what only a node has: say so, instead of doing nothing with it."""
        given = {"--node": self.node != "", "--bus-replicas": self.replicas != 1, "--direct": self.direct != AUTO}
        for option, is_given in given.items():
            if is_given:
                fail(f"{option} is for a node among several: give --bus nats://… and --store postgresql://… beside it")


OPTIONS: Final = (
    click.option(
        "--store",
        default="",
        metavar="URL",
        help="A PostgreSQL database for tables and games, postgresql://…, instead of a file in --data.",
    ),
    click.option("--bus", default="", metavar="URL", help="The NATS server of a cluster; all its nodes share --store."),
    click.option("--node", default="", metavar="NAME", help="The name of this node; usually that of the machine."),
    click.option(
        "--bus-replicas",
        default=1,
        show_default=True,
        type=click.IntRange(1, 5),
        metavar="N",
        help="How many servers of a NATS cluster keep who holds which table.",
    ),
    click.option(
        "--direct",
        default=AUTO,
        show_default=True,
        metavar="HOST:PORT",
        help="Where other nodes connect to this one; off leaves all to the bus.",
    ),
)


def cluster_options(command: Callable[..., None]) -> Callable[..., None]:
    """Adds the options; the command gets them together, as `cluster`."""

    @wraps(command)
    def wrapper(*, store: str, bus: str, node: str, bus_replicas: int, direct: str, **rest: object) -> None:
        command(cluster=ClusterOptions(store, bus, node, bus_replicas, direct), **rest)

    wrapped: Callable[..., None] = wrapper
    for option in reversed(OPTIONS):
        wrapped = option(wrapped)
    return wrapped

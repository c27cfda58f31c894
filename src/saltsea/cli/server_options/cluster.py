"""The options of `saltsea serve` for several machines: the store and the bus that they share, and this node's name."""

from __future__ import annotations

import socket
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import TYPE_CHECKING, Final

import click

from saltsea.cli.common.command_group import fail

if TYPE_CHECKING:
    from saltsea.bus.nats_bus import NatsBus
    from saltsea.server.cluster.node import Node
    from saltsea.store.port import Store


def node_name(given: str) -> str:
    """The name of a node: the given one, or that of the machine."""
    return given or socket.gethostname().partition(".")[0]


def bus_at(url: str, replicas: int = 1) -> NatsBus:
    """The bus at an address, or a sentence that says what is missing."""
    try:
        from saltsea.bus.nats_bus import NatsBus
    except ImportError:
        fail("a bus needs the library nats-py: pip install 'saltsea[nodes]'")
    return NatsBus(url, replicas=replicas)


@dataclass(frozen=True)
class ClusterOptions:
    """The cluster options of a command line."""

    store: str
    bus: str
    node: str
    replicas: int

    def open_store(self) -> Store | None:
        """The database that the nodes share; None for a server with a file of its own."""
        if not self.store:
            return None
        from saltsea.store.open_store import open_store
        from saltsea.store.port import StoreError

        try:
            return open_store(self.store)
        except StoreError as error:
            fail(str(error))

    def make_node(self, store: Store) -> Node | None:
        """This server's place in a cluster; None for a server that is alone."""
        if not self.bus:
            return None
        if not self.store.startswith("postgresql://"):
            fail("several nodes share a store: give --store postgresql://… beside --bus")
        from saltsea.server.cluster.node import Node

        return Node(bus_at(self.bus, self.replicas), store, node_name(self.node))


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
)


def cluster_options(command: Callable[..., None]) -> Callable[..., None]:
    """Adds the options; the command gets them together, as `cluster`."""

    @wraps(command)
    def wrapper(*, store: str, bus: str, node: str, bus_replicas: int, **rest: object) -> None:
        command(cluster=ClusterOptions(store, bus, node, bus_replicas), **rest)

    wrapped: Callable[..., None] = wrapper
    for option in reversed(OPTIONS):
        wrapped = option(wrapped)
    return wrapped

"""The port of direct connections between nodes, beside the bus.

The bus can carry all that nodes say to each other, and does where there is no other way. A direct connection carries it
in its order and costs half; what was on its way when it breaks may be lost."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol


class Neighbours(NamedTuple):
    """What direct connections need to know of this node and the others."""

    name: str
    """This node's."""
    others: Callable[[], list[str]]
    """The other nodes that are there."""
    where: Callable[[str], Awaitable[str]]
    """The address that another node has told; empty if it has told none."""
    heard: Callable[[bytes], None]
    """Gets every message that comes."""
    lost: Callable[[str], None]
    """Is told of a connection to a node that is lost."""


class Direct(Protocol):
    """The direct connections of one node."""

    def join(self, neighbours: Neighbours) -> None: ...

    async def open(self) -> str:
        """Connect to the others from now on. Returns the address to tell them; empty if they cannot come here."""
        ...

    async def close(self) -> None:
        """Send what is left, then close."""
        ...

    def leads_to(self, node: str) -> bool:
        """Whether there is a connection to a node."""
        ...

    def send(self, node: str, data: bytes) -> None:
        """Send a message to a node to which there is a connection."""
        ...

    def drop(self, node: str) -> None:
        """End the connection to a node, if there is one: it says nothing any more."""
        ...


class NoDirect:
    """All goes over the bus."""

    def join(self, neighbours: Neighbours) -> None:
        """No node is called."""

    async def open(self) -> str:
        return ""

    async def close(self) -> None:
        """There is nothing to close."""

    def leads_to(self, node: str) -> bool:
        return False

    def send(self, node: str, data: bytes) -> None:
        raise AssertionError(f"there is no connection to {node}")

    def drop(self, node: str) -> None:
        """There is none."""

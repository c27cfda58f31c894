"""What two nodes say to each other about the connections that one of them serves for the other's tables.

Frames travel in numbered batches. One that is missing breaks all connections between the two nodes: their clients come
back and are sent what they missed, which is what happens after any other loss."""

from typing import TypeAlias

import msgspec


class Frame(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The base of all frames. A link is one client's connection, by the number that its node gave it."""


class Open(Frame, frozen=True):
    """To the owner: a client has connected to a table."""

    link: int
    code: str
    account: str | None
    address: str


class Text(Frame, frozen=True):
    """To the owner: a client has sent a message."""

    link: int
    text: str


class Gone(Frame, frozen=True):
    """To the owner: a client's connection was lost or closed."""

    link: int


class Send(Frame, frozen=True):
    """From the owner: a message to some clients, who all get the same."""

    links: list[int]
    data: bytes


class Close(Frame, frozen=True):
    """From the owner: close a client's connection, after what was sent."""

    link: int
    code: int


class Moved(Frame, frozen=True):
    """From a node that does not hold the table: the client must look for it anew."""

    link: int


class Restart(Frame, frozen=True):
    """A batch was missing in this stream: its links are broken, and its sender begins another."""

    stream: int


AnyFrame: TypeAlias = Open | Text | Gone | Send | Close | Moved | Restart


class Batch(msgspec.Struct, frozen=True, array_like=True):
    """Frames of one node to another; without frames it says that the node is still there."""

    node: str
    """Who sends."""
    stream: int
    """Batches are numbered within a stream; a stream begins when the two nodes have lost each other."""
    number: int
    frames: list[AnyFrame]


encode_batch = msgspec.msgpack.Encoder().encode
decode_batch = msgspec.msgpack.Decoder(Batch).decode

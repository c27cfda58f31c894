"""How much of a server one visitor may take: every size, deadline and number of the transport, in one place.

What a single message or request may hold is in its schema. How often a visitor may ask is in `rate_limits.py`, and how
fast a client may send to a table in `tables/connection.py`. SECURITY.md says which attack each of them stops."""

from dataclasses import dataclass
from typing import Final

COUNTED: Final = "saltsea.counted"
"""Marks a request that counts for no limit any more: another node has passed it on, or it is tried again."""
LARGEST_MESSAGE: Final = 16_384
"""The longest message of a client to a table, in characters."""
MOST_WAITING: Final = 256
"""A client with so many unsent messages is too slow: it is disconnected and comes back for a snapshot."""


@dataclass(frozen=True)
class Limits:
    """The limits of the transport. A test may want others; sizes are in bytes, times in seconds."""

    connections: int = 100
    """Open connections of one address. A family or a class behind one router has room."""
    head: int = 32_768
    """The first line and the headers of a request; the sizes of chunks and the trailers of its body have as much."""
    head_time: float = 10.0
    """From a connection, or the first byte of a request, to the end of its headers."""
    body: int = 8 * 1024 * 1024
    """The body of any request; most routes allow far less."""
    body_time: float = 60.0
    """From the end of the headers to the end of the body."""
    stuck_time: float = 60.0
    """How long a client may leave an answer unread."""
    message: int = 4 * LARGEST_MESSAGE
    """A message over a WebSocket, all its fragments together: a character has at most four bytes."""
    frames: int = 200
    """Control frames and fragments at once; after that a tenth of it each second."""
    unread: int = 256
    """Messages of one connection that came at once and are not read yet."""
    ping_time: float = 5.0
    """How often a connection is pinged, and how long it has to answer before it is lost."""
    close_time: float = 2.0
    """From the server's last word to the client's; after as long again the connection is cut."""
    hello_time: float = 5.0
    """From the opening of a table's connection to its Hello."""


USUAL_LIMITS: Final = Limits()

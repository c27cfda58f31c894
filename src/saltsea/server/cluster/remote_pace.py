"""What a client's node does with messages that come too fast for a table of another node.

They are refused here, by the same pace as at the table and with the same text: neither the bus nor the table's node has
anything to do with them. A client that does not stop is cut off."""

from functools import partial

import msgspec

from saltsea.kernel.nouns import Refusal
from saltsea.server.tables.clock import Clock
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.messages.codec import incoming
from saltsea.server.tables.messages.from_client import Hello, Incoming, Requests
from saltsea.server.tables.messages.to_client import Refused
from saltsea.server.tables.ports.meter import Meter
from saltsea.server.tables.receiving import check_pace
from saltsea.server.web.stranger import stranger_goodbye


class RemotePace:
    """The pace of this node's clients at tables of other nodes."""

    def __init__(self, clock: Clock, meter: Meter) -> None:
        self.clock = clock
        self.meter = meter

    def refuses(self, connection: Connection, text: str) -> bool:
        """Whether a message comes too fast; it is then answered, or its connection cut."""
        refusal = check_pace(too_fast=connection.is_too_fast(self.clock.now()))
        if refusal is None:
            return False
        if connection.is_flooding():
            self.meter.refused(refusal.rule)
            connection.cut(stranger_goodbye("flooding", "server-flooding", language=connection.language))
        else:
            self.turn_down(connection, read(text), refusal)
        return True

    def turn_down(self, connection: Connection, message: Incoming | None, refusal: Refusal) -> None:
        """Refuse as soon as the next message would be in time. What needs no answer is dropped."""
        if isinstance(message, Requests):
            again = self.clock.now() + connection.wait(self.clock.now())
            self.clock.call_at(again, partial(self.refuse, connection, message.token, refusal))

    def refuse(self, connection: Connection, token: str, refusal: Refusal) -> None:
        self.meter.refused(refusal.rule)
        connection.send(Refused(token, refusal.rule, refusal.text, refusal.details))


def read(text: str) -> Incoming | None:
    """A message, if it is one. What is none is told so by the table."""
    try:
        return incoming(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def learn_language(connection: Connection, first: str) -> None:
    """The first message of a client says its language."""
    hello = read(first)
    if isinstance(hello, Hello):
        connection.language = hello.language

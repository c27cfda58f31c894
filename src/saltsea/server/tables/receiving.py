"""What happens to a message of a client when it comes, before the table has time for it.

Here is the pace checked: what is too much costs the table nothing, and a client that does not stop is cut off."""

from functools import partial
from typing import TYPE_CHECKING

from saltsea.kernel.nouns import Refusal, refuse
from saltsea.kernel.seat import Millis
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.inbox import AlarmDue, Received, Reconnected
from saltsea.server.tables.messages.from_client import Incoming, Requests, Tick
from saltsea.server.tables.messages.goodbyes import goodbye
from saltsea.server.tables.messages.to_client import Tock

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table


def receive(table: "Table", connection: Connection, message: Incoming, real: Millis) -> None:
    """Answer a tick at once, and put everything else into the table's inbox: messages, the first tick, from which on a
    silence is noticed, and the end of a silence."""
    refusal = check_pace(too_fast=connection.is_too_fast(real))
    if refusal is not None:
        turn_down(table, connection, message, refusal, real)
        return
    put = table.inbox.put_nowait
    if connection.mark_received(real):
        put(Reconnected(connection))
    if isinstance(message, Tick):
        if not connection.ticks:
            put(AlarmDue(real))
        connection.record_tick(real, message.heard, message.held)
        connection.send(Tock(message.sent, real))
    else:
        put(Received(connection, message, real))


def turn_down(table: "Table", connection: Connection, message: Incoming, refusal: Refusal, real: Millis) -> None:
    """Refuse what came too fast, as soon as the next message would be in time: a program that waits for its answer and
    tries again is not too fast any more. A client that does not wait hears a last word. What needs no answer is
    dropped."""
    if connection.is_flooding():
        texts = table.services.narrators[connection.language].texts
        table.services.meter.refused(refusal.rule)
        connection.cut(goodbye(texts, "flooding", "server-flooding", again=False))
    elif isinstance(message, Requests):
        again = real + connection.wait(real)
        table.services.clock.call_at(again, partial(table.refusals.send_pace, connection, message.token, refusal))


def check_pace(*, too_fast: bool) -> Refusal | None:
    """table.T20: a client cannot send more messages than a table can read."""
    return refuse("table.T20", "refusal-table-too-fast") if too_fast else None

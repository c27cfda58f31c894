"""What happens to a message of a client when it comes, before the table has time for it."""

from collections.abc import Callable

from saltsea.kernel.seat import Millis
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.inbox import AlarmDue, InboxItem, Received, Reconnected
from saltsea.server.tables.messages.from_client import Incoming, Tick
from saltsea.server.tables.messages.to_client import Tock


def receive(connection: Connection, message: Incoming, put: Callable[[InboxItem], None], real: Millis) -> None:
    """Answer a tick at once, and put everything else into the table's inbox: messages, the first tick, from which on a
    silence is noticed, and the end of a silence."""
    if connection.mark_received(real):
        put(Reconnected(connection))
    if isinstance(message, Tick):
        if not connection.ticks:
            put(AlarmDue(real))
        connection.record_tick(real, message.heard, message.held)
        connection.send(Tock(message.sent, real))
    else:
        put(Received(connection, message, real))

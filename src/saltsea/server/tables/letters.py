"""What a table's mailbox holds: everything that can happen to a table, one thing after the other."""

import asyncio
from typing import NamedTuple, TypeAlias

from saltsea.kernel.seat import Millis, Seat
from saltsea.server.bots.worker import Choice
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.from_client import Incoming
from saltsea.server.tables.play import Play
from saltsea.server.tables.room import Person


class Came(NamedTuple):
    """A line was opened."""

    connection: Connection


class Went(NamedTuple):
    """A line was lost or closed."""

    connection: Connection


class Back(NamedTuple):
    """A line that was silent speaks again."""

    connection: Connection


class Wrote(NamedTuple):
    """A client sent something."""

    connection: Connection
    message: Incoming
    arrived: Millis


class Chosen(NamedTuple):
    """A computer player has answered."""

    seat: Seat
    play: Play
    choice: Choice


class Woken(NamedTuple):
    """Something may be due, since then."""

    due: Millis


class Forget(NamedTuple):
    """Somebody asked to be forgotten."""

    person: Person
    done: "asyncio.Future[None]"


class Stop(NamedTuple):
    """Finish what was accepted, and no more."""


Letter: TypeAlias = Came | Went | Back | Wrote | Chosen | Woken | Forget | Stop

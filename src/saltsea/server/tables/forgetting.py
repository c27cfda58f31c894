"""Forgetting somebody: name, key and words go, the game stays, and whoever sat there is "a player" from then on."""

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from saltsea.server.tables.room import PLAYING, Person, Room, left, next_host, with_chair
from saltsea.server.tables.to_client import Goodbye

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table


async def forget(table: "Table", person: Person, done: "asyncio.Future[None]") -> None:
    """At a table in memory. Whoever asked learns how it went."""
    try:
        await forget_at(table, person)
    except Exception as error:
        done.set_exception(error)
        raise
    done.set_result(None)


async def forget_at(table: "Table", person: Person) -> None:
    """The store first. Then the seat: a computer player plays it to the end, or it is free."""
    guests = [chair.guest for chair in table.room.chairs if chair.person == person and chair.guest is not None]
    for one in (person, *guests):
        await table.host.store.forget_person(table.room.code, one)
        table.reminders.drop(one)  # at once: an address that says yes in this moment would be kept again
        row = table.people.get(one)
        if row is not None:
            table.people[one] = replace(row, name="", key="", account=None, logbook="", named=0)
    say_goodbye(table, person)
    await table.keep(without(table.room, person, best_bot(table)))
    table.presences.seat_minds()


def say_goodbye(table: "Table", person: Person) -> None:
    for one in table.connections:
        if one.person == person:
            sentence = table.host.narrators[one.language].texts.say("server-forgotten")
            one.tell(Goodbye("removed", again=False, sentence=sentence))
            one.wire.close()
            one.person = one.key = None


def without(room: Room, person: Person, bot: str | None) -> Room:
    """The table when somebody is gone for ever."""
    if room.phase != PLAYING:
        return left(room, person)
    for seat in room.seats_of(person):
        room = with_chair(room, seat, replace(room.chairs[seat], mate=bot))
    return replace(room, host=next_host(room, person))


def best_bot(table: "Table") -> str | None:
    """Games list their computer players from the easiest to the best."""
    return next(reversed([*table.host.game.bots]), None)

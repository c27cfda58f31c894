"""Forgetting a person: name, key and chat are deleted, the game stays, and their seat is shown as "a player"."""

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from saltsea.server.tables.messages.goodbyes import goodbye
from saltsea.server.tables.table_info import PLAYING, Person, TableInfo, next_host, remove_person, with_chair

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table


async def forget(table: "Table", person: Person, done: "asyncio.Future[None]") -> None:
    """Forget a person at a table in memory, and report success or failure to the caller."""
    try:
        await forget_at(table, person)
    except Exception as error:
        done.set_exception(error)
        raise
    done.set_result(None)


async def forget_at(table: "Table", person: Person) -> None:
    """Delete from the store first. Then the seat is played by a substitute to the end, or is free."""
    guests = [chair.guest for chair in table.info.chairs if chair.person == person and chair.guest is not None]
    for one in (person, *guests):
        await table.services.store.forget_person(table.info.code, one, table.fence)
        table.reminders.drop(one)  # at once: an address confirmed in this moment would be stored again
        row = table.people.get(one)
        if row is not None:
            table.people[one] = replace(row, name="", key="", account=None, logbook="", named=0)
    say_goodbye(table, person)
    await table.save(without(table.info, person, table.talk.stand_in() or None))
    table.presence.assign_bots()


def say_goodbye(table: "Table", person: Person) -> None:
    for connection in table.connections:
        if connection.person == person:
            texts = table.services.narrators[connection.language].texts
            connection.send(goodbye(texts, "removed", "server-forgotten", again=False))
            connection.transport.close()
            connection.person = connection.key = None


def without(info: TableInfo, person: Person, bot: str | None) -> TableInfo:
    """The table without this person, and without the name that they may have given for events: a substitute plays on,
    or the seats are free."""
    if info.seats_of(person):
        info = replace(info, resolver="")
    if info.phase != PLAYING:
        return remove_person(info, person)
    for seat in info.seats_of(person):
        info = with_chair(info, seat, replace(info.chairs[seat], substitute=bot))
    return replace(info, host=next_host(info, person))

"""Rows with every field filled in, and tests that are coroutines."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from functools import wraps
from typing import Any, ParamSpec

import msgspec
import pytest

from saltsea.store.copying import look_at
from saltsea.store.port import Store, StoreError
from saltsea.store.postgresql.store import PostgresStore
from saltsea.store.rows import (
    AccountRow,
    BlockRow,
    ClashRow,
    GameRow,
    LineRow,
    LogbookRow,
    NoteRow,
    OutboxRow,
    OwnChapterRow,
    PersonRow,
    ProgressRow,
    ReminderRow,
    Rows,
    SaidRow,
    SailorRow,
    SessionRow,
    TableRow,
    VoyageRow,
)
from saltsea.store.sqlite import SqliteStore
from saltsea.store.statements import ALL_KINDS

Given = ParamSpec("Given")


def in_loop(test: Callable[Given, Coroutine[Any, Any, None]]) -> Callable[Given, None]:
    """A test that awaits."""

    @wraps(test)
    def run(*given: Given.args, **named: Given.kwargs) -> None:
        asyncio.run(disconnected(test(*given, **named), [*given, *named.values()]))

    return run


async def disconnected(test: Coroutine[Any, Any, None], given: Iterable[object]) -> None:
    """Run a test, then close the connections that belong to its event loop."""
    try:
        await test
    finally:
        for store in [one for one in given if isinstance(one, PostgresStore)]:
            await store.disconnect()


async def refused(asked: Awaitable[object]) -> str:
    """Why this was refused; it must be."""
    with pytest.raises(StoreError) as error:
        await asked
    return str(error.value)


def a_table(id: str = "T", **changes: Any) -> TableRow:
    row = TableRow(id=id, game="corto", phase="open", listing="closed", made=5, touched=10, n=1, body=b'{"seats":[]}')
    return msgspec.structs.replace(row, **changes)


def a_person(person: int = 0, **changes: Any) -> PersonRow:
    row = PersonRow(table="T", person=person, name="Anne", key="hash-of-a-key", account="anne@example.org")
    return msgspec.structs.replace(row, **changes)


def a_game(id: str = "G", **changes: Any) -> GameRow:
    row = GameRow(
        id=id,
        table="T",
        number=0,
        game="corto",
        players=2,
        header=b"{}",
        seed="5eed",
        seats=b"[0,1]",
        shown="table",
        started=20,
    )
    return msgspec.structs.replace(row, **changes)


def a_line(line: int = 0, **changes: Any) -> LineRow:
    return msgspec.structs.replace(LineRow(game="G", line=line, n=line + 7, body=b'{"at":0}'), **changes)


def a_clash(number: int = 0, **changes: Any) -> ClashRow:
    return msgspec.structs.replace(ClashRow(game="G", number=number, body=b'{"at":9}'), **changes)


def a_word(n: int = 1, **changes: Any) -> SaidRow:
    return msgspec.structs.replace(SaidRow(table="T", n=n, at=n * 100, person=0, body=b'"ahoy"'), **changes)


def a_note(name: str = "switch", body: bytes = b"on") -> NoteRow:
    return NoteRow(name=name, body=body)


def a_reminder(person: int = 0, **changes: Any) -> ReminderRow:
    row = ReminderRow(table="T", person=person, way="mail", target=b'"anne@example.org"', language="fr", asked=5)
    return msgspec.structs.replace(row, **changes)


def a_message(id: str = "M", **changes: Any) -> OutboxRow:
    row = OutboxRow(
        id=id,
        table="T",
        person=0,
        due=50,
        tries=0,
        way="mail",
        target=b'"anne@example.org"',
        body=b"{}",
        state="waiting",
    )
    return msgspec.structs.replace(row, **changes)


def an_account(id: str = "anne@example.org", **changes: Any) -> AccountRow:
    row = AccountRow(id=id, name="Anne", folded="anne", password="hash", passkeys=b"[]", made=5)
    return msgspec.structs.replace(row, **changes)


def a_session(key: str = "S", **changes: Any) -> SessionRow:
    return msgspec.structs.replace(SessionRow(key=key, account="anne@example.org", made=5, seen=10), **changes)


def a_campaign(**changes: Any) -> ProgressRow:
    return msgspec.structs.replace(ProgressRow(account="anne@example.org", game="pirates", body=b"{}"), **changes)


def a_block(id: str = "B", **changes: Any) -> BlockRow:
    row = BlockRow(id=id, account="anne@example.org", other="bob", table="T", person=1, name="Bob", made=5)
    return msgspec.structs.replace(row, **changes)


def a_logbook(key: str = "L", **changes: Any) -> LogbookRow:
    return msgspec.structs.replace(LogbookRow(key=key, game="pirates", body=b"{}", touched=10), **changes)


def a_chapter(**changes: Any) -> OwnChapterRow:
    return msgspec.structs.replace(OwnChapterRow(table="T", body=b"{}"), **changes)


def a_voyage(id: str = "G", **changes: Any) -> VoyageRow:
    row = VoyageRow(id=id, game="pirates", day="2027-01-01", sea="1", points=90, ended=30, body=b"{}")
    return msgspec.structs.replace(row, **changes)


def a_sailor(who: str = "W", **changes: Any) -> SailorRow:
    return msgspec.structs.replace(SailorRow(who=who, day="2027-01-01"), **changes)


def one_of_each() -> list[Rows]:
    at_table: list[Rows] = [a_table(), a_person(), a_game(), a_line(), a_word(), a_note(), a_reminder(), a_message()]
    of_account: list[Rows] = [an_account(), a_session(), a_campaign(), a_block()]
    return [*at_table, *of_account, a_logbook(), a_chapter(), a_voyage(), a_sailor(), a_clash()]


async def damage_in(store: SqliteStore | PostgresStore) -> set[tuple[str, str]]:
    """The table and the key of each row whose checksum does not fit."""
    found: set[tuple[str, str]] = set()
    async with store.snapshot(lambda name, key: found.add((name, key))) as rows:
        for row in ALL_KINDS:
            await look_at(rows, row)
    return found


async def everything(store: Store) -> list[object]:
    """All that a store can be asked about the tables that it lists, for comparing two stores."""
    tables, games = await store.tables(most=1000), await store.games(most=1000)
    people = [await store.people(table.id) for table in tables]
    said = [await store.said(table.id, since=-1) for table in tables]
    reminders = [await store.reminders(table.id) for table in tables]
    lines = [await store.lines(game.id) for game in games]
    clashes = [await store.clashes(game.id) for game in games]
    return [tables, games, people, said, lines, reminders, await store.outbox(10**15, most=1000), clashes]

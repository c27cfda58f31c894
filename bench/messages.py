"""Every message of many games, to compare before and after a change: `python bench/messages.py FILE [--games 12]`.

Tables of both games are played at random, by seeds and on a clock of their own, with steps taken back and with clients
of both forms and a watcher. Each message that a client would get is one line of the file, and its hash is printed: a
change that should only cost less leaves all of them as they were (`cmp` says where they differ)."""

import argparse
import asyncio
import hashlib
import random
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, TextIO

import msgspec

from saltsea.catalog import CATALOG
from saltsea.kernel.nouns import Action
from saltsea.kernel.record import Undo
from saltsea.kernel.seat import Millis, members
from saltsea.narrator import narrators
from saltsea.server.bots.inline import InlineBots
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.inbox import Received
from saltsea.server.tables.messages.from_client import Act, Begin, Hello, Sit
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.tables.table import Table
from saltsea.server.tables.table_settings import Settings
from saltsea.store.memory import MemoryStore

FIRST: Millis = 1_700_000_000_000
COMMANDS = 160
FORMS = ("view", "observation", "view", "view", "view")


class SetAlarm:
    """A call at its time, until it is cancelled."""

    def __init__(self, when: Millis, call: Callable[[], None]) -> None:
        self.when, self.call, self.waits = when, call, True

    def cancel(self) -> None:
        self.waits = False


class HandClock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.time, self.alarms = FIRST, list[SetAlarm]()

    def now(self) -> Millis:
        return self.time

    def call_at(self, when: Millis, call: Callable[[], None]) -> SetAlarm:
        self.alarms.append(SetAlarm(when, call))
        return self.alarms[-1]

    def advance(self, by: Millis) -> None:
        self.time += by
        self.alarms = [alarm for alarm in self.alarms if alarm.waits]
        for alarm in [alarm for alarm in self.alarms if alarm.when <= self.time]:
            self.alarms.remove(alarm)
            alarm.call()


class FileTransport:
    """A transport that writes what it is sent into a file."""

    def __init__(self, file: TextIO, name: str) -> None:
        self.file, self.name = file, name

    def send(self, message: bytes) -> None:
        self.file.write(f"{self.name} {message.decode()}\n")

    def close(self, code: int = 1000) -> None:
        self.file.write(f"{self.name} closed with {code}\n")


async def settled(table: Table) -> None:
    """Wait until a table has handled everything."""
    await asyncio.sleep(0)
    while table.busy or not table.inbox.empty():
        await asyncio.sleep(0)


async def tell(table: Table, connection: Connection, message: Any) -> None:  # noqa: ANN401 (any message)
    table.inbox.put_nowait(Received(connection, message, table.now()))
    await settled(table)


async def opened(registry: TableRegistry, game: str, players: int, file: TextIO) -> tuple[Table, list[Connection]]:
    """A table with all its players and a watcher."""
    table = await registry.open(game, Settings(players=players), "Guest 0", "key of guest 0 of this table")
    assert isinstance(table, Table)
    connections = [Connection(FileTransport(file, f"{table.info.code} {place}")) for place in range(players + 1)]
    for place, connection in enumerate(connections):
        table.arrive(connection)
        hello = Hello(key=f"key of guest {place} of this table", form=FORMS[place % len(FORMS)])  # type: ignore[arg-type]
        await tell(table, connection, hello)
        if 0 < place < players:
            await tell(table, connection, Sit(token="sit", name=f"Guest {place}", seat=place))
    return table, connections


def chosen(table: Table, dice: random.Random) -> tuple[int, Action] | None:
    """What one of the seats does now, sometimes taking a step back."""
    assert table.play is not None
    match = table.play.match
    seats = members(match.waiting_on())
    seat = dice.choice(seats) if seats else 0
    if dice.random() < 0.1 and table.play.tempo is None:
        return seat, Undo(dice.randrange(max(0, len(match.lines) - 4), len(match.lines)))
    legal = match.rules.legal(match.state, seat) if seats else []
    return (seat, dice.choice(legal)) if legal else None


async def command(table: Table, connections: list[Connection], dice: random.Random, token: str) -> None:
    assert table.play is not None
    found = None if table.play.match.is_over() else chosen(table, dice)
    if found is None:
        if table.play.match.is_over():
            await tell(table, connections[0], Begin(token=token))
        return
    seat, action = found
    forms, form = table.services.forms, connections[seat].form
    if isinstance(action, Undo):
        plain: Any = {"kind": "Undo", "to": action.to}
    else:
        plain = forms.views.describe(action) if form == "view" else forms.views.rules.vocabulary.plain(action)
    await tell(table, connections[seat], Act(token=token, seat=seat, action=msgspec.Raw(msgspec.json.encode(plain))))


async def play(seed: int, file: TextIO) -> None:
    """One table of each game."""
    dice = random.Random(seed)
    secrets.token_bytes = lambda nbytes=None: dice.randbytes(nbytes or 32)
    secrets.choice = dice.choice
    for game, players in (("corto", 2 + seed % 3), ("pirates", 2 + seed % 3)):
        clock = HandClock()
        registry = TableRegistry(CATALOG, MemoryStore(), clock, InlineBots(CATALOG), narrators)
        table, connections = await opened(registry, game, players, file)
        await tell(table, connections[0], Begin(token="begin"))
        for number in range(COMMANDS):
            await command(table, connections, dice, f"token {number}")
            clock.advance(dice.choice((40, 300, 2500) if game == "corto" else (40, 300, 1200, 3500)))
            await settled(table)
        await registry.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=12)
    given = parser.parse_args()
    with given.file.open("w", encoding="utf-8") as file:
        for seed in range(given.games):
            asyncio.run(play(seed, file))
    written = given.file.read_bytes()
    count = written.count(b"\n")
    print(f"{count} messages, {hashlib.sha256(written).hexdigest()[:16]}")


if __name__ == "__main__":
    main()

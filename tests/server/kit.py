"""A server without a network: connections are lists, a test moves the clock, bots think in the same process."""

import asyncio
import heapq
from collections.abc import Awaitable, Callable, Mapping
from itertools import count
from typing import Any, TypeVar
from unittest.mock import patch

import msgspec

from saltsea.catalog import CATALOG, mounts
from saltsea.game import Game
from saltsea.kernel.chance import named_seed
from saltsea.kernel.languages import LANGUAGES, USUAL
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.seat import Millis
from saltsea.narrator import narrators
from saltsea.server.bots.inline import InlineBots
from saltsea.server.bots.worker import BotWorker
from saltsea.server.notifications.reminder_handlers import Reminders
from saltsea.server.tables.clock import Alarm
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.inbox import Disconnected
from saltsea.server.tables.messages.codec import incoming
from saltsea.server.tables.ports.extension import Mount
from saltsea.server.tables.ports.progress_owner import NO_OWNER, ProgressOwner
from saltsea.server.tables.receiving import receive
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.tables.table import Table
from saltsea.server.tables.table_settings import Settings
from saltsea.store.memory import MemoryStore
from saltsea.store.port import Store

T = TypeVar("T")
Plain = dict[str, Any]
START: Millis = 1_800_000_000_000
KEY = "key-of-{:-<24}"
MOST_AT_ONCE = 500
ANSWERS = ("Done", "Refused", "Failed")
GAMES: Mapping[str, Game] = CATALOG
MOUNTS = mounts()
TOKENS = count()
"""No two requests bear the same one, unless a test wants it."""


class FakeAlarm:
    """Rings unless it was cancelled."""

    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class FakeClock:
    """Stands until a test moves it."""

    def __init__(self) -> None:
        self.time: Millis = START
        self.alarms: list[tuple[Millis, int, FakeAlarm]] = []
        self.numbers = count()

    def now(self) -> Millis:
        return self.time

    def call_at(self, when: Millis, call: Callable[[], None]) -> Alarm:
        alarm = FakeAlarm(call)
        heapq.heappush(self.alarms, (max(when, self.time), next(self.numbers), alarm))
        return alarm

    async def advance(self, millis: Millis) -> None:
        """Let time pass, alarm by alarm."""
        until, in_vain = self.time + millis, 0
        while self.alarms and self.alarms[0][0] <= until:
            when, _, alarm = heapq.heappop(self.alarms)
            if alarm.call is not None:
                in_vain = in_vain + 1 if when <= self.time else 0
                assert in_vain < MOST_AT_ONCE, "an alarm rings for ever, and time stands"
                self.time = max(self.time, when)
                alarm.call()
                await let_tasks_run()
        self.time = until
        await let_tasks_run()

    def oversleep(self, millis: Millis) -> None:
        """Time passes, and no alarm has rung yet: the machine was busy."""
        self.time += millis


class ListTransport:
    """A transport whose messages a test reads."""

    def __init__(self) -> None:
        self.messages: list[Plain] = []
        self.closed = False
        self.code = 0

    def send(self, message: bytes) -> None:
        self.messages.append(msgspec.json.decode(message))

    def close(self, code: int = 1000) -> None:
        self.closed = True
        self.code = code


async def let_tasks_run() -> None:
    """Everything that can happen now has happened."""
    for _ in range(60):
        await asyncio.sleep(0)


class Guest:
    """A guest with a device: sends messages and remembers what came."""

    def __init__(self, fake: "FakeServer", code: str, name: str) -> None:
        self.fake = fake
        self.code = code
        self.name = name
        self.key = KEY.format(name)
        self.transport = ListTransport()
        self.connection = Connection(self.transport)
        self.table: Table | None = None

    def again(self) -> "Guest":
        """The same person with another device, or after a restart."""
        return Guest(self.fake, self.code, self.name)

    async def come(
        self,
        *,
        have: int = 0,
        key: bool = True,
        language: str = "en",
        logbook: str | None = None,
        form: str = "observation",
    ) -> "Guest":
        self.transport = ListTransport()
        self.connection = Connection(self.transport)
        self.table = await self.fake.registry.connect(self.code, self.connection)
        assert self.table is not None
        greeting: Plain = {"kind": "Hello", "have": have, "language": language, "logbook": logbook, "form": form}
        await self.send({**greeting, "key": self.key} if key else greeting)
        return self

    async def go(self) -> None:
        """The connection is lost."""
        assert self.table is not None
        self.table.inbox.put_nowait(Disconnected(self.connection))
        await let_tasks_run()

    async def send(self, message: Plain) -> None:
        assert self.table is not None
        self.post(message)
        await let_tasks_run()

    def post(self, message: Plain) -> None:
        """Send without waiting for what comes of it."""
        assert self.table is not None
        read = incoming(msgspec.json.encode(message))
        receive(self.table, self.connection, read, self.fake.clock.now())

    async def ask(self, kind: str, token: str = "", **fields: Any) -> Plain:
        """Send a request; its answer."""
        token = token or f"{self.name}-{next(TOKENS)}"
        before = len(self.transport.messages)
        await self.send({"kind": kind, "token": token, **fields})
        answers = [
            one for one in self.transport.messages[before:] if one.get("token") == token and one["kind"] in ANSWERS
        ]
        assert len(answers) == 1, (kind, fields, self.transport.messages[before:])
        return answers[0]

    async def done(self, kind: str, **fields: Any) -> None:
        answer = await self.ask(kind, **fields)
        assert answer["kind"] == "Done", answer

    async def refused(self, kind: str, **fields: Any) -> str:
        """The rule that forbids it."""
        answer = await self.ask(kind, **fields)
        assert answer["kind"] == "Refused", answer
        assert all(self.words(answer, language) for language in LANGUAGES)
        return str(answer["rule"])

    def words(self, message: Plain, language: str = USUAL) -> str:
        """A refusal or a notice, as a client of this game says it in a language."""
        assert self.table is not None
        said = self.table.services.narrators[language].reason(Refusal("", message["text"], message["facts"]))
        assert "{" not in said
        return said

    def all(self, kind: str) -> list[Plain]:
        return [message for message in self.transport.messages if message["kind"] == kind]

    def last(self, kind: str) -> Plain:
        found = self.all(kind)
        assert found, f"no {kind} among {[message['kind'] for message in self.transport.messages]}"
        return found[-1]

    def legal(self) -> list[Plain]:
        """What the last step or snapshot says that can be done."""
        last = [message for message in self.transport.messages if message["kind"] in ("Step", "Snapshot")][-1]
        return list(last["update"]["legal"] if last["kind"] == "Step" else last["view"]["legal"])


class FakeServer:
    """A table registry with everything it needs."""

    def __init__(
        self,
        store: Store | None = None,
        games: Mapping[str, Game] = GAMES,
        bots: BotWorker | None = None,
        mounted: Mapping[str, Mount] = MOUNTS,
    ) -> None:
        self.store = MemoryStore() if store is None else store
        self.clock = FakeClock()
        self.games = games
        self.mounts = mounted
        self.bots = InlineBots(games) if bots is None else bots
        self.registry = self.new_registry()

    def new_registry(self) -> TableRegistry:
        return TableRegistry(
            self.games, self.store, self.clock, self.bots, narrators, mounts=self.mounts, reminders=Reminders
        )

    async def restart(self) -> None:
        """The process dies without a word, and another takes its place."""
        for table in self.registry.tables.values():
            for task in table.bots.thinking:
                task.cancel()
        for task in self.registry.tasks.values():
            task.cancel()
        self.clock.alarms.clear()
        await let_tasks_run()
        self.registry = self.new_registry()

    async def open(
        self, game: str = "corto", name: str = "Ann", owner: ProgressOwner = NO_OWNER, **settings: Any
    ) -> Guest:
        """A table, and its host at it."""
        chosen = msgspec.convert({"players": 2, **settings}, Settings)
        table = await self.registry.open(game, chosen, name, KEY.format(name), owner=owner)
        assert isinstance(table, Table), table
        return await Guest(self, table.info.code, name).come()

    async def guest(self, host: Guest, name: str = "Bob", seat: int | None = None) -> Guest:
        """A guest who comes by the link and sits down."""
        guest = await Guest(self, host.code, name).come()
        await guest.done("Sit", name=name, seat=seat)
        return guest

    async def crew(self, number: int, game: str = "corto", **settings: Any) -> list[Guest]:
        """So many at a table whose game has begun."""
        host = await self.open(game, players=number, **settings)
        guests = [host] + [await self.guest(host, name) for name in ("Bob", "Cay", "Dot")[: number - 1]]
        await host.done("Begin")
        return guests

    async def pair(self, game: str = "corto", **settings: Any) -> tuple[Guest, Guest]:
        """Two at a table whose game has begun."""
        host, guest = await self.crew(2, game, **settings)
        return host, guest


async def start_round(*crew: Guest) -> None:
    """Everybody aboard is ready, and the countdown passes."""
    for sailor in crew:
        assert sailor.table is not None
        seat, *_ = sailor.table.info.seats_of(sailor.connection.person)
        await sailor.done("Act", seat=seat, action={"kind": "Start"})
    clock, resumes = crew[0].fake.clock, crew[0].last("Time")["resumes"]
    if resumes is not None:
        await clock.advance(resumes - clock.now())


def with_server(test: Callable[[FakeServer], Awaitable[T]], seed: str = "saltsea", **given: Any) -> T:
    """Run a test on a fake server of its own, where every game is dealt from the same seed."""

    async def run() -> T:
        fake = FakeServer(**given)
        try:
            return await test(fake)
        finally:
            await fake.registry.close()

    with patch("saltsea.server.tables.handlers.host_handlers.secrets.token_bytes", return_value=named_seed(seed)):
        return asyncio.run(run())

"""Guests who send anything at any time, over lines that break, to a server whose disk fails and whose computer players
raise: the table lives, answers once, and is what its record says."""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from starlette.websockets import WebSocketDisconnect

from saltsea.kernel.nouns import Refusal
from saltsea.kernel.record import state_hash
from saltsea.server.bots.inline import InlineBots
from saltsea.server.bots.worker import Choice, Question
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.handlers.dispatch import not_understood
from saltsea.server.tables.messages.from_client import Language, Leave
from saltsea.server.tables.registry import IDLE
from saltsea.server.tables.stored.saved_games import restore_match
from saltsea.server.tables.table import Table
from saltsea.server.tables.table_info import TableInfo
from saltsea.server.tables.table_settings import Settings
from saltsea.server.web.client_links import LinkHere
from saltsea.server.web.protection.limits import LARGEST_MESSAGE, MOST_WAITING
from saltsea.server.web.sockets import SLOW, WebSocketTransport, read, write
from saltsea.store.memory import MemoryStore
from saltsea.store.port import Fence, StoreError
from saltsea.store.rows import LineRow, Rows, SaidRow
from server.kit import (
    ANSWERS,
    GAMES,
    KEY,
    TOKENS,
    FakeServer,
    Guest,
    ListTransport,
    Plain,
    let_tasks_run,
    start_round,
    with_server,
)


class InjectedError(Exception):
    """Not ours: an attacker wanted to see what happens."""


class FullError(StoreError):
    """The disk is full, because a test says so."""


class Fragile(MemoryStore):
    """A store whose next writes or reads fail."""

    def __init__(self) -> None:
        super().__init__()
        self.writes_to_fail = 0
        self.reads_to_fail = 0

    async def write(self, rows: Sequence[Rows], fence: Fence | None = None) -> None:
        if self.writes_to_fail:
            self.writes_to_fail -= 1
            raise FullError("no space left")
        await super().write(rows, fence)

    async def lines(self, game: str) -> list[LineRow]:
        self.read()
        return await super().lines(game)

    async def said(self, table: str, since: int = 0, most: int = 200) -> list[SaidRow]:
        self.read()
        return await super().said(table, since, most)

    def read(self) -> None:
        if self.reads_to_fail:
            self.reads_to_fail -= 1
            raise FullError("cannot be read")


class Moody(InlineBots):
    """Computer players who sometimes raise, and sometimes choose what does not exist."""

    def __init__(self) -> None:
        super().__init__(GAMES)
        self.moods = Random("moody")
        self.how_often = 0.0

    async def choose(self, question: Question) -> Choice:
        if self.moods.random() < self.how_often:
            if self.moods.random() < 0.5:
                raise InjectedError("no mood")
            return Choice(action=self.moods.randrange(100), late=False, took=0)
        return await super().choose(question)


class Errors(logging.Handler):
    """Exceptions that were logged."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[BaseException | None] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(record.exc_info[1] if record.exc_info else None)

    def check(self) -> None:
        for error in self.found:
            assert isinstance(error, FullError | InjectedError), error


@pytest.fixture
def errors() -> Iterator[Errors]:
    handler = Errors()
    logger = logging.getLogger("saltsea.server")
    before, logger.propagate = logger.propagate, False
    logger.addHandler(handler)
    yield handler
    logger.removeHandler(handler)
    logger.propagate = before


def fragile(fake: FakeServer) -> Fragile:
    assert isinstance(fake.store, Fragile)
    return fake.store


async def table_of(guest: Guest) -> Table:
    table = await guest.fake.registry.table(guest.code)
    assert table is not None
    return table


# --- one failure after another ---


def test_a_person_who_could_not_be_stored_is_not_another_person(errors: Errors) -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open(players=3)
        bob, cay = await Guest(fake, ann.code, "Bob").come(), await Guest(fake, ann.code, "Cay").come()
        fragile(fake).writes_to_fail = 1
        assert (await bob.ask("Sit", token="sit", name="Bob"))["kind"] == "Failed"
        await cay.done("Sit", name="Cay")
        assert bob.connection.person is None
        assert await bob.refused("Rename", name="Mallory") == "table.T12"
        await bob.done("Sit", token="sit", name="Bob")
        assert [person["name"] for person in ann.last("Table")["table"]["people"]] == ["Ann", "Cay", "Bob"]
        errors.check()

    with_server(test, store=Fragile())


def test_a_deadline_that_could_not_be_kept_is_tried_again(errors: Errors) -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair("pirates")
        await start_round(ann, bob)
        await ann.done("Act", seat=0, action={"kind": "Place", "timer": 0, "space": 0})
        fragile(fake).writes_to_fail = 3
        await fake.clock.advance(30_000)
        assert len(bob.all("Step")) == 2
        await fake.clock.advance(6_999)
        assert len(bob.all("Step")) == 2
        await fake.clock.advance(1)  # after one second, two and four
        assert bob.last("Step")["update"]["at"] == 30_000
        assert len(errors.found) == 3
        errors.check()

    with_server(test, store=Fragile())


def test_a_request_that_is_done_is_not_said_to_have_failed(errors: Errors) -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair("pirates")
        await start_round(ann, bob)
        await ann.done("Act", seat=0, action={"kind": "Place", "timer": 0, "space": 0})
        fake.clock.oversleep(40_000)
        fragile(fake).writes_to_fail = 1
        await ann.done("Why", seat=0, action={"kind": "Pause"})  # what is due fails, the answer does not
        assert len(errors.found) == 1
        await fake.clock.advance(1_000)
        assert ann.last("Step")["update"]["at"] == 30_000

    with_server(test, store=Fragile())


def test_a_table_whose_first_moment_fails_lives(errors: Errors) -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open("pirates", players=1)
        await ann.done("Remove", seat=0)
        await ann.done("AddBot", seat=0, bot="able")
        await ann.done("Begin")
        await fake.clock.advance(20_000)
        await fake.restart()
        table = await table_of(ann)
        fragile(fake).writes_to_fail = 2
        await fake.clock.advance(60_000)
        assert table.play is not None
        assert table.play.saved > 3
        errors.check()

    with_server(test, store=Fragile())


def test_a_client_that_could_not_be_welcomed_is_asked_to_reconnect(errors: Errors) -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        fragile(fake).reads_to_fail = 1
        back = await bob.again().come(have=3)
        assert (back.last("Goodbye")["again"], back.transport.closed) == (True, True)
        await back.go()
        await back.come(have=3)
        assert back.last("Snapshot")["line"] == 0
        assert ann.last("Presence")["lost"] == []
        errors.check()

    with_server(test, store=Fragile())


def test_a_step_that_raises_takes_nothing_down(errors: Errors, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        seat, one = (0, ann) if ann.legal() else (1, bob)
        table = await table_of(ann)
        assert table.play is not None
        before = state_hash(table.services.rules, table.play.match.state)

        def broken(*_: object) -> None:
            raise InjectedError("a rule is wrong")

        with monkeypatch.context() as patch:
            patch.setattr(type(table.services.rules), "consequence", broken)
            answer = await one.ask("Act", token="again", seat=seat, action=one.legal()[0])
        assert (answer["kind"], answer["reason"]) == ("Failed", "mistake")
        assert state_hash(table.services.rules, table.play.match.state) == before
        await one.done("Act", token="again", seat=seat, action=one.legal()[0])
        assert bob.last("Step")["update"]["line"] == 1
        errors.check()

    with_server(test)


@pytest.mark.parametrize("game", ["corto", "pirates"])
def test_bots_that_raise_are_asked_again(errors: Errors, game: str) -> None:
    bots = Moody()

    async def test(fake: FakeServer) -> None:
        bot = "greedy" if game == "corto" else "able"
        ann = await fake.open(game, players=2)
        await ann.done("Remove", seat=0)
        for seat in range(2):
            await ann.done("AddBot", seat=seat, bot=bot)
        await ann.done("Begin")
        bots.how_often = 1.0
        await fake.clock.advance(15_000)
        assert errors.found
        bots.how_often = 0.0
        lines = len(ann.all("Step"))
        await fake.clock.advance(30_000)
        assert len(ann.all("Step")) > lines + 3
        errors.check()

    with_server(test, bots=bots)


def test_a_table_that_is_kept_has_not_failed(errors: Errors, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()

        async def broken() -> None:
            raise FullError("an address stays")

        monkeypatch.setattr((await table_of(ann)).reminders, "forget_departed", broken)
        await ann.done("AddBot", seat=1, bot="greedy")
        errors.check()

    with_server(test)


def test_sent_twice_arranged_once() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open(players=3)
        bob = await fake.guest(ann)
        for _ in range(2):
            await ann.done("Swap", token="swap", seat=0, other=1)
        assert [chair["person"] for chair in ann.last("Table")["table"]["chairs"]] == [1, 0, None]
        await ann.done("AddBot", seat=2, bot="greedy")
        await ann.done("Remove", token="away", seat=2)
        await bob.done("Sit", seat=2)
        await ann.done("Remove", token="away", seat=2)
        assert (await table_of(ann)).info.seats_of(1) == [0, 2]
        await ann.done("Begin", token="begin")
        await ann.done("Begin", token="begin")
        assert (await table_of(ann)).info.games == 1

    with_server(test)


def test_an_order_that_comes_twice_opens_one_table_and_another_order_another(errors: Errors) -> None:
    async def test(fake: FakeServer) -> None:
        key, registry = KEY.format("Ann"), fake.registry
        settings = Settings(players=2)

        async def code(game: str = "corto", chosen: Settings = settings) -> str:
            table = await registry.open(game, chosen, "Ann", key)
            assert not isinstance(table, Refusal)
            return table.info.code

        first = await code()
        assert await code() == first
        assert len({first, await code("pirates"), await code(chosen=Settings(players=3))}) == 3
        await fake.clock.advance(60_000)
        assert await code() != first
        fragile(fake).writes_to_fail = 1
        with pytest.raises(FullError):
            await code(chosen=Settings(players=4))
        assert await code(chosen=Settings(players=4))

    with_server(test, store=Fragile())


# --- the transport ---


class Socket:
    """A WebSocket that a test writes into."""

    def __init__(self, *texts: str) -> None:
        self.texts = [*texts]
        self.scope: dict[str, object] = {}

    async def receive_text(self) -> str:
        if not self.texts:
            raise WebSocketDisconnect
        return self.texts.pop(0)


NONSENSE = (
    "",
    "nonsense",
    "[]",
    '{"kind":"Fly"}',
    '{"kind":"Hello","surprise":1}',
    '{"kind":"Hello","key":"too short"}',
    '{"kind":"Sit","token":""}',
    '{"kind":"Act","token":"x","seat":8,"action":1}',
    '{"kind":"Act","token":"x","seat":0,"action":' + "[" * 8_000 + "]" * 8_000 + "}",
    '{"kind":"Say","token":"x","words":"' + "x" * 301 + '"}',
    '{"kind":"Say","token":"x","words":"\\ud800"}',
    " " * (LARGEST_MESSAGE + 1),
)


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_answered_with_what_is_wrong_and_ends_the_line(text: str) -> None:
    async def test(fake: FakeServer) -> None:
        table, transport = await table_of(await fake.open()), ListTransport()
        socket: Any = Socket(text, '{"kind":"Leave","token":"x"}')
        connection = Connection(transport)
        await read(socket, LinkHere(table, connection, fake.clock), connection, 5)
        assert [message["kind"] for message in transport.messages] == ["Goodbye"]
        assert (transport.messages[0]["reason"], transport.closed, table.inbox.qsize()) == ("nonsense", True, 0)
        assert transport.messages[0]["detail"]

    with_server(test)


@pytest.mark.parametrize(("language", "sentence"), [("en", "The server did not"), ("fr", "Le serveur n’a pas")])
def test_nonsense_is_told_to_people_in_their_own_words(language: Language, sentence: str) -> None:
    """What exactly was wrong is for the author of the client."""

    async def test(fake: FakeServer) -> None:
        table = await table_of(await fake.open())
        connection = Connection(ListTransport())
        connection.language = language
        goodbye = not_understood(table, connection, "Expected `int` - at `$.lag`")
        assert goodbye.sentence.startswith(sentence)
        assert "$.lag" not in goodbye.sentence
        assert (goodbye.again, goodbye.detail) == (False, "Expected `int` - at `$.lag`")

    with_server(test)


def test_a_client_that_does_not_send_hello_first_gets_a_sentence() -> None:
    async def test(fake: FakeServer) -> None:
        table = await table_of(await fake.open())
        transport = ListTransport()
        await table.handlers.handle(Connection(transport), Leave("x"))
        assert (transport.messages[0]["reason"], transport.messages[0]["detail"], transport.closed) == (
            "nonsense",
            "Hello comes first.",
            True,
        )

    with_server(test)


@pytest.mark.parametrize("lag", [0, 60_001, 7_200_000, 2**53 - 1])
def test_a_long_lag_after_a_lost_connection_is_accepted(lag: int) -> None:
    async def test(fake: FakeServer) -> None:
        table, transport = await table_of(await fake.open()), ListTransport()
        act = f'{{"kind":"Act","token":"x","seat":0,"action":{{}},"lag":{lag}}}'
        socket: Any = Socket('{"kind":"Hello"}', act)
        connection = Connection(transport)
        await read(socket, LinkHere(table, connection, fake.clock), connection, 5)
        assert (transport.messages, table.inbox.qsize()) == ([], 2)

    with_server(test)


def test_a_client_that_is_too_slow_is_cut_off_and_costs_no_more() -> None:
    async def test() -> None:
        transport = WebSocketTransport()
        for number in range(3 * MOST_WAITING):
            transport.send(str(number).encode())
        assert transport.cut
        assert transport.queue.qsize() == MOST_WAITING + 1

    asyncio.run(test())


class StuckSocket:
    """Takes one message, and the next only when the client has woken up."""

    def __init__(self) -> None:
        self.sent: list[Plain] = []
        self.closed = 0
        self.awake = asyncio.Event()

    async def send_text(self, text: str) -> None:
        self.sent.append(msgspec.json.decode(text))
        await self.awake.wait()

    async def close(self, code: int) -> None:
        self.closed = code


@pytest.mark.parametrize(("language", "sentence"), [("en", "Your connection"), ("fr", "Votre connexion")])
def test_a_slow_client_gets_goodbye_instead_of_the_rest(language: Language, sentence: str) -> None:
    async def test(fake: FakeServer) -> None:
        table = await table_of(await fake.open())
        transport, socket = WebSocketTransport(), StuckSocket()
        connection = Connection(transport)
        connection.language = language
        stuck: Any = socket
        writer = asyncio.create_task(write(stuck, transport, LinkHere(table, connection, fake.clock).too_slow))
        for number in range(3 * MOST_WAITING):
            transport.send(msgspec.json.encode({"number": number}))
            await asyncio.sleep(0)
        socket.awake.set()
        await writer
        assert [one.get("number") for one in socket.sent] == [0, None]
        assert (socket.sent[1]["reason"], socket.sent[1]["again"], socket.closed) == ("slow", True, SLOW)
        assert socket.sent[1]["sentence"].startswith(sentence)

    with_server(test)


def test_a_table_that_is_asked_for_while_it_leaves_memory_is_restored_after_its_last_write() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        await ann.go()
        leaving = asyncio.create_task(fake.registry.unload(ann.code))
        await asyncio.sleep(0)
        task = fake.registry.leaving[ann.code]
        asking = asyncio.create_task(fake.registry.table(ann.code))
        await asking
        assert task.done()
        assert await leaving is not fake.registry.tables[ann.code]

    with_server(test)


def test_a_table_that_is_busy_does_not_leave_memory() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        table = await table_of(ann)
        await ann.go()
        await fake.clock.advance(IDLE)
        table.busy = True
        await fake.registry.sweep()
        assert fake.registry.tables
        table.busy = False
        await fake.registry.sweep()
        assert not fake.registry.tables

    with_server(test)


# --- everything at once ---

NAMES = ("Ann", "Bob", "Cay", "Dot")
WATCHING = ("none", "public", "delayed")
WORDS = ("", "hello", "oops", "x" * 300, "nonsense", " ")


class Adversary:
    """Does anything, and looks at everything after that."""

    def __init__(self, fake: FakeServer, seed: int) -> None:
        self.fake = fake
        self.dice = Random(seed)
        self.game = self.dice.choice(["corto", "pirates"])
        self.guests: list[Guest] = []
        self.here: set[int] = set()
        self.asked: dict[ListTransport, Counter[str]] = {}
        """Per line the tokens that were sent over it."""

    async def begin(self) -> None:
        dice = self.dice
        chosen: Plain = {"players": dice.choice([2, 2, 3, 4]), "watching": dice.choice(WATCHING)}
        if self.game == "pirates":
            chosen |= {"speed": dice.choice([50, 100, 1000]), "steps": dice.random() < 0.3}
        else:
            chosen["clock"] = dice.choice([{"kind": "none"}, {"kind": "live", "bank": 30, "increment": 1}])
        host = await self.fake.open(self.game, **chosen)
        self.guests = [host] + [Guest(self.fake, host.code, name) for name in NAMES[1:]]
        self.here = {0}
        for number in (1, 2, 3):
            await self.come(number)

    # --- what they do ---

    async def something(self) -> None:
        choices = [
            (self.requests, 40),
            (self.sensible, 90),
            (self.time, 40),
            (self.cut, 6),
            (self.come_back, 20),
            (self.fail, 5),
            (self.mood, 3),
            (self.restart, 2),
            (self.sweep, 1),
        ]
        deed = self.dice.choices([one for one, _ in choices], [weight for _, weight in choices])[0]
        await deed()
        await let_tasks_run()
        await self.check()

    async def requests(self) -> None:
        """Some at once, from anybody."""
        for _ in range(self.dice.choice([1, 1, 2, 4])):
            if self.here:
                self.ask(self.dice.choice(sorted(self.here)), *self.request())

    async def sensible(self) -> None:
        """What brings a table on: sit down, fill the seats, begin, play."""
        for number in sorted(self.here):
            guest, info = self.guests[number], (await table_of(self.guests[0])).info
            person = guest.connection.person
            if info.phase == "playing":
                self.play(number, info.seats_of(person))
            elif person != info.host:
                self.ask(number, "Sit", {"name": guest.name})
            else:
                self.fill(number, info)
            await let_tasks_run()

    def fill(self, number: int, info: TableInfo) -> None:
        for seat in info.free_seats():
            self.ask(number, "Remove", {"seat": seat})
            self.ask(number, "AddBot", {"seat": seat, "bot": self.dice.choice(self.bots())})
        self.ask(number, "Begin", {})

    def play(self, number: int, seats: list[int]) -> None:
        for seat in seats:
            legal = [action for action in self.legal(self.guests[number], seat) if action["kind"] != "Pause"]
            if legal:
                self.ask(number, "Act", {"seat": seat, "action": self.dice.choice(legal), "lag": 100})
        if seats and self.dice.random() < 0.2:
            self.ask(number, "GoOn", {})

    def legal(self, guest: Guest, seat: int) -> list[Plain]:
        found = [one for one in guest.transport.messages if one["kind"] in ("Step", "Snapshot") and one["seat"] == seat]
        if not found:
            return []
        last = found[-1]
        return list((last["update"] if last["kind"] == "Step" else last["view"])["legal"])

    def bots(self) -> list[str]:
        """Two levels: others would think long, and it makes no difference to the table who plays."""
        return [*GAMES[self.game].bots][:2]

    def request(self) -> tuple[str, Plain]:
        dice, seat = self.dice, self.dice.choice([0, 0, 1, 1, 2, 3, 7])
        name = dice.choice([*NAMES, "", "Eve", "x" * 30])
        bot = dice.choice([*self.bots(), "nobody", ""])
        action: Any = dice.choice([{"kind": "Start"}, {"kind": "Undo", "to": 0}, {"kind": "Fly"}, 7, None])
        chosen: Plain = {"players": dice.choice([1, 2, 3, 4, 9]), "watching": dice.choice(WATCHING)}
        kinds: list[tuple[str, Plain]] = [
            ("Sit", {"name": name, "seat": dice.choice([None, seat])}),
            ("Leave", {}),
            ("Rename", {"name": name}),
            ("Appoint", {"name": name}),
            ("Arrange", {"settings": chosen}),
            ("Swap", {"seat": seat, "other": dice.choice([0, 1, 2])}),
            ("Invite", {"seat": seat, "key": KEY.format(dice.choice(NAMES))}),
            ("AddBot", {"seat": seat, "bot": bot}),
            ("Begin", {}),
            ("Act", {"seat": seat, "action": action}),
            ("Why", {"seat": seat, "action": action}),
            ("Wait", {"seat": seat}),
            ("Pause", {}),
            ("GoOn", {}),
            ("GoOn", {}),
            ("Mate", {"seat": seat, "bot": bot}),
            ("Say", {"phrase": dice.choice(WORDS)[:40]}),
            ("Say", {"words": dice.choice(WORDS)}),
            ("Log", {"since": dice.choice([0, 5, 10**12])}),
            ("Report", {"person": dice.choice([0, 1, 9])}),
            ("Remove", {"seat": seat}),
        ]
        return dice.choice(kinds)

    def ask(self, number: int, kind: str, fields: Plain) -> None:
        guest = self.guests[number]
        token = f"t{next(TOKENS)}" if self.dice.random() < 0.85 else f"same-{self.dice.randrange(3)}"
        self.asked.setdefault(guest.transport, Counter())[token] += 1
        guest.post({"kind": kind, "token": token, **fields})

    async def time(self) -> None:
        dice, clock = self.dice, self.fake.clock
        if dice.random() < 0.2:
            clock.oversleep(dice.choice([10, 400, 5_000]))
        else:
            await clock.advance(dice.choice([0, 50, 900, 3_100, 31_000]))

    async def cut(self) -> None:
        if self.here:
            number = self.dice.choice(sorted(self.here))
            self.here.discard(number)
            await self.guests[number].go()

    async def come_back(self) -> None:
        away = [number for number in range(4) if number not in self.here]
        if away:
            await self.come(self.dice.choice(away))

    async def come(self, number: int) -> None:
        guest = self.guests[number]
        await guest.come(have=self.dice.choice([0, 0, 3, 10**6]))
        self.here.add(number)
        if guest.transport.closed:  # it could not be welcomed
            self.here.discard(number)
            await guest.go()

    async def fail(self) -> None:
        store = fragile(self.fake)
        if self.dice.random() < 0.7:
            store.writes_to_fail = self.dice.choice([1, 1, 2, 5])
        else:
            store.reads_to_fail = 1

    async def mood(self) -> None:
        assert isinstance(self.fake.bots, Moody)
        self.fake.bots.how_often = self.dice.choice([0.0, 0.0, 0.3])

    async def restart(self) -> None:
        fragile(self.fake).reads_to_fail = 0
        await self.fake.restart()
        self.here = set()
        await self.come(0)

    async def sweep(self) -> None:
        """Everybody goes, and the table leaves memory."""
        for number in sorted(self.here):
            await self.guests[number].go()
        self.here = set()
        fragile(self.fake).reads_to_fail = fragile(self.fake).writes_to_fail = 0
        await self.fake.clock.advance(IDLE)
        await self.fake.registry.sweep()
        await self.come(0)

    # --- what must hold ---

    async def check(self) -> None:
        fragile(self.fake).reads_to_fail = 0
        for number in [*self.here]:
            if self.guests[number].transport.closed:  # sent away
                self.here.discard(number)
                await self.guests[number].go()
        self.check_answers()
        table = await table_of(self.guests[0])
        assert not self.fake.registry.tasks[table.info.code].done()
        check_room(table.info)
        await self.check_kept(table)

    def check_answers(self) -> None:
        """Exactly one for each request."""
        for guest in self.guests:
            asked = self.asked.get(guest.transport, Counter())
            answers = Counter(one["token"] for one in guest.transport.messages if one["kind"] in ANSWERS)
            assert answers == asked

    async def check_kept(self, table: Table) -> None:
        """In memory is what the store has, and what it has makes sense."""
        row = await self.fake.store.table(table.info.code)
        assert row is not None
        assert msgspec.json.decode(row.body, type=TableInfo) == table.info
        assert (row.phase, row.game) == (table.info.phase, table.info.game)
        play = table.play
        assert (play is None) == (table.info.games == 0)
        if play is None:
            return
        kept = await self.fake.store.game(play.id)
        assert kept is not None
        lines = await self.fake.store.lines(play.id)
        assert len(lines) == len(play.match.lines) == play.saved
        assert len({line.n for line in lines}) == len(lines)
        assert lines[-1].n <= table.n
        tokens = [(line.seat, line.token) for line in play.match.lines if line.token]
        assert len(tokens) == len(set(tokens))
        again = restore_match(table.services, kept, lines)
        rules = table.services.rules
        assert state_hash(rules, again.state) == state_hash(rules, play.match.state)
        assert (kept.outcome is not None) == (table.info.phase == "over") == play.match.is_over()

    async def check_told(self) -> None:
        """No client ever got a line that is not stored."""
        table = await table_of(self.guests[0])
        numbers: dict[tuple[str, int], int] = {}
        for game in await self.fake.store.games(table=table.info.code):
            numbers |= {(game.id, line.line): line.n for line in await self.fake.store.lines(game.id)}
        said = {row.n for row in await self.fake.store.said(table.info.code, most=10_000)}
        for guest in self.guests:
            for message in guest.transport.messages:
                if message["kind"] == "Step":
                    assert numbers[message["game"], message["update"]["line"]] == message["n"]
                elif message["kind"] == "Said":
                    assert message["n"] in said


def check_room(info: TableInfo) -> None:
    assert len(info.chairs) == info.settings.players
    assert 0 <= info.host < info.people
    for chair in info.chairs:
        assert chair.person is None or chair.bot is None
        assert chair.substitute is None or chair.person is not None
        assert chair.invited is None or not chair.is_taken()
        assert chair.person is None or 0 <= chair.person < info.people
    if info.phase == "playing":
        assert all(chair.is_taken() for chair in info.chairs)
        assert info.games > 0


@pytest.mark.parametrize("seed", range(8))
def test_whatever_they_do_the_table_lives_and_is_what_its_record_says(errors: Errors, seed: int) -> None:
    async def test(fake: FakeServer) -> None:
        adversary = Adversary(fake, seed)
        await adversary.begin()
        for _ in range(110):
            await adversary.something()
        await adversary.check_told()
        errors.check()

    with_server(test, seed=str(seed), store=Fragile(), bots=Moody())

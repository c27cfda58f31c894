"""What a table tells: to each seat what it may know and nothing else, numbered without gaps, and whole again after any
cut."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from saltsea.kernel.match import Match
from saltsea.kernel.record import Undo, fold
from saltsea.kernel.seat import WATCHER, Seat, members
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.play import Play
from saltsea.server.tables.sending.delayed import DELAY
from saltsea.server.tables.sending.publisher import CHAT_HISTORY
from saltsea.server.web.sockets import WebSocketTransport
from saltsea.store.memory import MemoryStore
from saltsea.store.port import Fence
from saltsea.store.rows import LineRow, Rows, SaidRow, TableRow
from saltsea.wire.messages import GameJson
from server.kit import KEY, START, FakeServer, Guest, Plain, let_tasks_run, start_round, with_server
from server.test_time import ROUND

LONG = 40_000
"""More than passes between two looks."""


# --- what comes at once ---


def test_a_long_game_on_one_device_comes_through_with_all_its_words() -> None:
    """A queue that is not emptied takes it all: however slow the connection, it is not cut off again and again."""

    async def test(fake: FakeServer) -> None:
        ann = await fake.open(players=4)
        for seat in (1, 2, 3):
            await ann.done("Sit", name=f"Ann{seat}", seat=seat)
        await ann.done("Begin")
        play = await long_game(fake, ann, 10_000)
        ann.connection = Connection(wire := WebSocketTransport())
        assert (await fake.registry.connect(ann.code, ann.connection)) is not None
        await ann.send({"kind": "Hello", "key": ann.key, "have": 1})
        await ann.send({"kind": "Log", "token": "log", "since": 0})
        for _ in range(5):
            await let_tasks_run()
        assert not wire.cut
        told = [msgspec.json.decode(wire.queue.get_nowait() or b"") for _ in range(wire.queue.qsize())]
        for token in ("", "log"):
            heard = [one for one in told if one["kind"] == "Lines" and one["token"] == token]
            count = Counter(one["seat"] for one in heard for _ in one["lines"])
            assert count == dict.fromkeys(range(4), len(play.match.lines))
        assert sum(one["kind"] == "Said" for one in told) == CHAT_HISTORY
        assert told[-1] == {"kind": "Done", "token": "log"}

    with_server(test)


async def long_game(fake: FakeServer, ann: Guest, lines: int) -> Play:
    """As much as the table can tell of one: the same line again and again, and two hundred words."""
    assert ann.table is not None
    play = ann.table.play
    assert play is not None
    first = members(play.match.rules.waiting_on(play.match.state))[0]
    await ann.done("Act", seat=first, action=ann.all("Snapshot")[first]["view"]["legal"][0])
    play.match.lines += [play.match.lines[-1]] * (lines - len(play.match.lines))
    play.saved = lines
    body = msgspec.json.encode({"phrase": "hello", "words": "", "token": ""})
    words = [SaidRow(table=ann.code, n=1000 + one, person=0, at=START, body=body) for one in range(200)]
    await fake.store.write(words)
    return play


# --- what may be known ---


class Oracle:
    """What the rules say that each seat may know after each line, worked out from the record alone."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.rules = match.rules
        self.json = GameJson(match.rules)
        self.states: list[Any] = []

    def state(self, line: int) -> Any:
        while len(self.states) <= line:
            number = len(self.states)
            this = self.match.lines[number]
            if not number or isinstance(this.action, Undo):
                self.states.append(fold(self.rules, self.match.header, self.match.lines, number))
                continue
            state = self.states[-1].copy()
            for event in this.events:
                self.rules.evolve(state, event)
            self.states.append(state)
        return self.states[line]

    def observation(self, line: int, seat: Seat) -> Plain:
        return dict(msgspec.json.decode(self.json.observation(self.rules.observe(self.state(line), seat))))

    def events(self, line: int, seat: Seat) -> list[Plain]:
        heard = [self.rules.mask(event, seat) for event in self.match.lines[line].events]
        return [msgspec.json.decode(self.json.noun(event)) for event in heard if event is not None]

    def check(self, message: Plain) -> None:
        """A message about the game says what its seat may know after its line, to the letter."""
        if message["kind"] == "Lines":
            for shown in message["lines"]:
                assert shown["events"] == self.events(shown["line"], message["seat"])
        elif message["kind"] == "Snapshot":
            assert message["view"] == self.observation(message["line"], message["seat"])
            assert message["waiting_on"] == members(self.rules.waiting_on(self.state(message["line"])))
        elif message["kind"] == "Step":
            self.check_step(message["update"], message["seat"])

    def check_step(self, update: Plain, seat: Seat) -> None:
        observation = self.observation(update["line"], seat)
        assert (update["public"], update["private"]) == (observation["public"], observation["private"])
        assert update["legal"] == observation["legal"]
        assert update["events"] == self.events(update["line"], seat)
        line = self.match.lines[update["line"]]
        assert (update["at"], update["by"]) == (line.at, line.seat)


ABOUT_A_SEAT = ("Step", "Snapshot", "Lines")


def check_heard(guest: Guest, oracle: Oracle, seats: set[Seat]) -> int:
    """Everything that came over this connection is for its seats; how much of the game came."""
    found = 0
    for message in guest.transport.messages:
        if message["kind"] in ABOUT_A_SEAT:
            assert message["seat"] in seats, message
            oracle.check(message)
            found += 1
    return found


# --- players ---


async def random_step(dice: Random, people: dict[Seat, Guest]) -> None:
    """A guest does something: acts, undoes, waits, chats."""
    fake = next(iter(people.values())).fake
    ready = [seat for seat, guest in people.items() if legal(guest, seat)]
    choice = dice.random()
    if choice < 0.12 or not ready:
        await fake.clock.advance(dice.choice([1, 900, 4_000, 31_000]))
    elif choice < 0.2:
        seat = dice.choice([*people])
        await people[seat].done("Say", phrase=dice.choice(["hello", "oops", "thanks"]))
    else:
        seat = dice.choice(ready)
        action = dice.choice(legal(people[seat], seat))
        to = latest(people[seat], seat).get("undo")
        if to is not None and dice.random() < 0.25:
            action = {"kind": "Undo", "to": to}
        await people[seat].ask("Act", seat=seat, action=action)
    await fake.clock.advance(60)


def latest(guest: Guest, seat: Seat) -> Plain:
    return [one for one in guest.transport.messages if one["kind"] in ("Step", "Snapshot") and one["seat"] == seat][-1]


def legal(guest: Guest, seat: Seat) -> list[Plain]:
    last = latest(guest, seat)
    return [
        action
        for action in (last["update"] if last["kind"] == "Step" else last["view"])["legal"]
        if action["kind"] != "Pause"
    ]


GAMES = [("corto", 2), ("corto", 4), ("pirates", 2)]


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("watching", ["none", "public", "delayed"])
def test_no_connection_gets_more_than_its_seat_may_know(game: str, players: int, watching: str) -> None:
    async def test(fake: FakeServer) -> None:
        dice = Random(f"{game} {players} {watching}")
        crew = await fake.crew(players, game, watching=watching)
        people = dict(enumerate(crew))
        stranger = await Guest(fake, crew[0].code, "Eve").come()
        keyless = await Guest(fake, crew[0].code, "Sly").come(key=False)
        for step in range(60):
            await random_step(dice, people)
            if step == 30:
                await stranger.done("Log", since=0)
                await crew[0].done("Log", since=0)
        assert crew[0].table is not None
        assert crew[0].table.play is not None
        oracle = Oracle(crew[0].table.play.match)
        for seat, guest in people.items():
            assert check_heard(guest, oracle, {seat}) > 20
        for watcher in (stranger, keyless):
            heard = check_heard(watcher, oracle, {WATCHER})
            assert (heard > 0) == (watching != "none")
            assert watching == "delayed" or bool(watcher.all("Said")) == (watching == "public")

    with_server(test)


@pytest.mark.parametrize("game", ["corto", "pirates"])
def test_several_seats_on_one_device_are_told_each_by_itself(game: str) -> None:
    async def test(fake: FakeServer) -> None:
        dice = Random(game)
        ann = await fake.open(game, players=3)
        await ann.done("Sit", seat=2)
        bob = await fake.guest(ann)
        await ann.done("Begin")
        for _ in range(60):
            await random_step(dice, {0: ann, 1: bob, 2: ann})
        assert ann.table is not None
        assert ann.table.play is not None
        oracle = Oracle(ann.table.play.match)
        check_heard(ann, oracle, {0, 2})
        check_heard(bob, oracle, {1})
        for seat in (0, 2):
            mine = [step["update"]["line"] for step in ann.all("Step") if step["seat"] == seat]
            assert mine == [step["update"]["line"] for step in bob.all("Step")]

    with_server(test)


def test_two_devices_on_one_seat_get_the_same_messages() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        other = await bob.again().come()
        start = len(bob.transport.messages)
        heard = len(other.transport.messages)
        for _ in range(40):
            await random_step(Random(_), {0: ann, 1: other if _ % 2 else bob})
        own = ("Done", "Refused")
        first = [one for one in bob.transport.messages[start:] if one["kind"] not in own]
        second = [one for one in other.transport.messages[heard:] if one["kind"] not in own]
        assert first == second
        assert any(one["kind"] == "Step" for one in first)

    with_server(test)


# --- after the game ---


def test_a_new_owner_of_a_seat_after_the_game_does_not_see_the_old_hand() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        dice = Random(5)
        while ann.last("Table")["table"]["phase"] == "playing":
            await random_step(dice, {0: ann, 1: bob})
            await fake.clock.advance(1_000)
        await bob.done("Leave")
        eve = await Guest(fake, ann.code, "Eve").come()
        await eve.done("Sit", name="Eve", seat=1)
        await ann.done("Swap", seat=0, other=1)
        assert ann.table is not None
        assert ann.table.play is not None
        oracle = Oracle(ann.table.play.match)
        for again in range(2):
            for guest, seats in ((ann, {0}), (bob, {1}), (eve, {WATCHER})):
                back = await guest.again().come(have=1)
                assert check_heard(back, oracle, seats) == 2
            if not again:
                await fake.restart()

    with_server(test)


def test_a_table_with_other_seats_than_its_last_game_shows_it_all_the_same() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair("pirates")
        await start_round(ann, bob)
        await fake.clock.advance(300_000)
        await ann.done("Arrange", settings={"players": 4})
        await ann.done("Swap", seat=1, other=3)
        back = await bob.again().come(have=1)
        assert (back.last("Welcome")["seats"], back.last("Snapshot")["seat"]) == ([3], 1)
        await back.done("Log", since=0)

    with_server(test)


# --- numbers ---


class Counting(MemoryStore):
    """Remembers the numbers of everything that was kept."""

    def __init__(self) -> None:
        super().__init__()
        self.numbers: set[int] = set()

    async def write(self, rows: Sequence[Rows], fence: Fence | None = None) -> None:
        await super().write(rows, fence)
        for row in rows:
            if isinstance(row, LineRow | SaidRow):
                assert row.n not in self.numbers
            if isinstance(row, LineRow | SaidRow | TableRow):
                self.numbers.add(row.n)

    def check(self) -> None:
        """Every number was given, and to one thing only; a table may be written again with the last one."""
        assert self.numbers == set(range(1, len(self.numbers) + 1))


def numbers(guest: Guest) -> list[int]:
    """Of kept messages, each once: a step comes once for each seat."""
    found: list[int] = []
    for message in guest.transport.messages:
        if message["kind"] in ("Table", "Step", "Said", "Snapshot") and message["n"] not in found[-1:]:
            found.append(message["n"])
    return found


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_numbers_rise_by_one_without_gaps(game: str, players: int) -> None:
    store = Counting()

    async def test(fake: FakeServer) -> None:
        dice = Random(f"numbers {game}")
        crew = await fake.crew(players, game)
        for _ in range(50):
            await random_step(dice, dict(enumerate(crew)))
        heard = numbers(crew[0])
        assert heard == list(range(heard[0], heard[-1] + 1))
        assert numbers(crew[1])[-1] == heard[-1]
        await fake.restart()
        crew = [await guest.again().come() for guest in crew]
        await fake.clock.advance(4_000)
        assert crew[0].last("Welcome")["n"] == heard[-1]
        for _ in range(10):
            await random_step(dice, dict(enumerate(crew)))
        store.check()

    with_server(test, store=store)


def test_the_end_of_a_game_and_the_next_one_are_numbered_on() -> None:
    store = Counting()

    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair("pirates")
        for _ in range(2):
            await start_round(ann, bob)
            await fake.clock.advance(300_000)
            assert bob.last("Table")["table"]["phase"] == "over"
            await ann.done("Begin")
        heard = numbers(bob)
        assert heard == list(range(heard[0], heard[-1] + 1))
        store.check()

    with_server(test, store=store)


# --- cuts ---


class Ears:
    """A client that remembers: how the game stands for each of its seats, every line, every word, the table."""

    def __init__(self) -> None:
        self.have = 0
        self.stands: dict[tuple[str, Seat], Plain] = {}
        self.lines: dict[tuple[str, Seat, int], Plain] = {}
        self.words: dict[int, Plain] = {}
        self.rest: dict[str, Plain] = {}

    def hear(self, message: Plain) -> None:
        kind = message["kind"]
        if kind in ("Step", "Snapshot", "Table", "Said"):
            self.have = max(self.have, message["n"])
        if kind == "Step":
            self.learn(message, message["update"], message["update"])
            self.note(message, message["update"])
        elif kind == "Snapshot":
            self.learn(message, message["view"], message)
        elif kind == "Lines":
            for line in message["lines"]:
                self.note(message, line)
        elif kind == "Said":
            self.words[message["n"]] = message
        elif kind in ("Welcome", "Table"):
            self.rest["Table"] = message["table"]
        elif kind == "Time":
            self.rest[kind] = {name: message[name] for name in ("runs", "why", "resumes", "speed", "game")}
        elif kind == "Presence":
            self.rest[kind] = message

    def learn(self, message: Plain, observation: Plain, facts: Plain) -> None:
        known = {name: observation[name] for name in ("public", "private", "legal")}
        known |= {name: facts[name] for name in ("waiting_on", "outcome", "line")}
        self.stands[message["game"], message["seat"]] = known | {"undo": message["undo"]}

    def note(self, message: Plain, line: Plain) -> None:
        kept = {name: line[name] for name in ("events", "at", "by", "undo_to")}
        self.lines[message["game"], message["seat"], line["line"]] = kept


class Device:
    """A line that may break in the middle of whatever is on its way."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.ears = Ears()
        self.read = 0

    def listen(self, lost: int = 0) -> Ears:
        """Hear all that has come but the last so many messages."""
        messages = self.guest.transport.messages
        until = max(self.read, len(messages) - lost)
        for message in messages[self.read : until]:
            self.ears.hear(message)
        self.read = until
        return self.ears

    async def cut(self, lost: int) -> None:
        self.listen(lost)
        await self.guest.go()

    async def back(self) -> None:
        await self.guest.come(have=self.ears.have)
        self.read = 0


CUTS = st.lists(
    st.tuples(st.integers(0, 12), st.integers(0, 9), st.integers(0, 8), st.integers(0, 9)), min_size=1, max_size=5
)
"""Steps until a cut, messages that are lost by it, steps until they are back, and messages lost in a second cut at once
after that."""


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
@given(cuts=CUTS, seed=st.integers(0, 99), game=st.sampled_from(["corto", "pirates"]))
def test_after_any_cut_one_knows_what_one_would_have_known(cuts: list[Any], seed: int, game: str) -> None:
    async def test(fake: FakeServer) -> None:
        dice = Random(seed)
        ann = await fake.open(game, players=3)
        await ann.done("Sit", seat=2)  # two seats on one device
        steady, flaky = Device(await ann.again().come()), Device(await ann.again().come())
        bob = await fake.guest(ann)
        await ann.done("Begin")
        people = {0: ann, 1: bob, 2: ann}
        flaky.listen(lost=2)  # who has nothing at all gets how it stands, and asks for the log
        assert flaky.ears.have
        for until, lost, away, lost_again in cuts:
            for _ in range(until):
                await random_step(dice, people)
            await flaky.cut(lost)
            for _ in range(away):
                await random_step(dice, people)
            await flaky.back()
            await flaky.cut(lost_again)
            await flaky.back()
        one, other = steady.listen(), flaky.listen()
        assert other.stands == one.stands
        assert other.words == one.words
        assert other.rest == one.rest
        assert {place: other.lines.get(place) for place in one.lines} == one.lines
        assert other.have == one.have

    with_server(test, seed=str(seed))


def test_an_impossible_number_gets_a_snapshot() -> None:
    async def test(fake: FakeServer) -> None:
        ann, _ = await fake.pair()
        for have in (-5, 10**9, 2**53 - 1):
            back = await ann.again().come(have=have)
            assert back.last("Snapshot")["line"] == 0

    with_server(test)


# --- watching ---


def test_late_watchers_see_every_step_three_minutes_later_and_none_before() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair(watching="delayed")
        dice, people = Random(3), {0: ann, 1: bob}
        assert ann.table is not None
        assert ann.table.play is not None
        written = ann.table.publisher.delayed.written
        early = await Guest(fake, ann.code, "Eve").come(key=False)
        seen: dict[int, int] = {}
        late: Guest | None = None
        for step in range(120):
            await random_step(dice, people)
            await fake.clock.advance(2_000)
            for one in early.all("Step"):
                seen.setdefault(one["update"]["line"], fake.clock.now())
            if step == 100:
                late = await Guest(fake, ann.code, "Sly").come(key=False)
                assert written[late.last("Snapshot")["line"]] <= fake.clock.now() - DELAY
        assert len(seen) > 10
        assert [*seen] == list(range(1, len(seen) + 1))
        assert all(0 <= seen[line] - written[line] - DELAY < LONG for line in seen)
        assert late is not None
        first = late.last("Snapshot")["line"]
        shown = [step["update"]["line"] for step in late.all("Step")]
        assert shown == list(range(first + 1, len(seen) + 1))
        check_heard(late, Oracle(ann.table.play.match), {WATCHER})

    with_server(test)


def test_late_watchers_are_late_at_ten_times_the_speed_too() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair("pirates", watching="delayed", speed=1000)
        await start_round(ann, bob)
        await fake.clock.advance(ROUND // 10 - 100)
        eve = await Guest(fake, ann.code, "Eve").come(key=False)
        assert eve.last("Snapshot")["line"] == 0

    with_server(test)


def test_late_watchers_learn_nothing_new_from_a_restart() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair(watching="delayed")
        for number in range(20):
            await random_step(Random(number), {0: ann, 1: bob})
        lines = len(ann.all("Step"))
        assert lines > 5
        await fake.restart()
        eve = await Guest(fake, ann.code, "Eve").come(key=False)
        assert eve.last("Snapshot")["line"] == 0
        await eve.done("Log", since=0)
        assert len(eve.last("Lines")["lines"]) == 1
        await fake.clock.advance(DELAY - 1)
        assert len(eve.all("Snapshot")) == 1
        await fake.clock.advance(1)
        assert eve.last("Snapshot")["line"] == lines

    with_server(test)


def test_late_watchers_see_the_end_at_once() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair("pirates", watching="delayed")
        eve = await Guest(fake, ann.code, "Eve").come(key=False)
        await start_round(ann, bob)
        await fake.clock.advance(10_000)
        assert not eve.all("Step")
        await fake.clock.advance(300_000)
        assert ann.last("Table")["table"]["phase"] == "over"
        assert [step["update"]["line"] for step in eve.all("Step")] == [1, 2]
        assert eve.last("Step")["update"]["outcome"] is not None

    with_server(test)


def test_without_watching_a_stranger_sees_who_sits_there_and_nothing_else() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair(watching="none")
        eve = await Guest(fake, ann.code, "Eve").come()
        await bob.done("Say", words="it is only us")
        await ann.send({"kind": "Point", "seat": 0, "place": "square-3"})
        for _ in range(10):
            await random_step(Random(_), {0: ann, 1: bob})
        await eve.ask("Log", since=0)
        again = await eve.again().come(have=1)
        for guest in (eve, again):
            kinds = {message["kind"] for message in guest.transport.messages}
            assert kinds <= {"Welcome", "Table", "Presence", "Time", "Done"}
        assert bob.all("Said")[0]["words"] == "it is only us"

    with_server(test)


def test_watchers_are_counted() -> None:
    async def test(fake: FakeServer) -> None:
        ann, _ = await fake.pair()
        eve = await Guest(fake, ann.code, "Eve").come(key=False)
        assert (ann.last("Presence")["watchers"], ann.last("Presence")["here"]) == (1, [0, 1])
        await eve.go()
        assert ann.last("Presence")["watchers"] == 0

    with_server(test)


def test_a_watcher_with_two_devices_is_counted_once() -> None:
    async def test(fake: FakeServer) -> None:
        ann, _ = await fake.pair()
        eve = await Guest(fake, ann.code, "Eve").come()
        await eve.again().come()
        assert ann.last("Presence")["watchers"] == 1
        await Guest(fake, ann.code, "Fay").come(key=False)
        await Guest(fake, ann.code, "Gus").come(key=False)
        assert ann.last("Presence")["watchers"] == 3

    with_server(test)


# --- language, secrets, order ---


def test_a_refusal_is_the_same_in_every_language_and_a_client_has_the_words() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        french = await bob.again().come(language="fr")
        no = await bob.ask("Begin", token="begin")
        non = await french.ask("Begin", token="begin")
        said = {"rule": "table.T8", "text": "refusal-table-not-host", "facts": {}, "early": False, "blocks": []}
        assert no == non == {"kind": "Refused", "token": "begin", **said}
        assert bob.words(no) == "Only the host can do that."
        assert bob.words(no, "fr") == "Seul l’hôte peut faire cela."
        assert ann.last("Table")["table"]["phase"] == "playing"

    with_server(test)


def test_no_message_carries_a_secret() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open(players=3)
        await ann.done("Invite", seat=2, key=KEY.format("Eve"))
        bob = await fake.guest(ann, seat=1)
        eve = await Guest(fake, ann.code, "Eve").come()
        await eve.done("Sit", name="Eve")
        await ann.done("Begin")
        assert ann.table is not None
        assert ann.table.play is not None
        rows = await fake.store.people(ann.code)
        secrets = [row.key for row in rows] + [KEY.format(name) for name in ("Ann", "Bob", "Eve")]
        secrets.append(ann.table.play.match.seed)
        told = msgspec.json.encode([ann.transport.messages, bob.transport.messages, eve.transport.messages]).decode()
        assert not [secret for secret in secrets if secret in told]

    with_server(test)


def test_no_message_comes_before_hello_and_welcome_comes_first() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair("pirates")
        await bob.go()
        await fake.clock.advance(20_000)
        await ann.done("Mate", seat=1, bot="able")
        silent = bob.again()
        silent.table = await fake.registry.connect(bob.code, silent.connection)
        await ann.done("Say", phrase="hello")
        assert silent.transport.messages == []
        await silent.send({"kind": "Say", "token": "x", "phrase": "hello"})
        assert [message["kind"] for message in silent.transport.messages] == ["Goodbye"]
        assert silent.transport.closed
        back = await bob.again().come()
        assert back.transport.messages[0]["kind"] == "Welcome"
        assert back.transport.messages[0]["table"]["chairs"][1]["mate"] is None

    with_server(test)

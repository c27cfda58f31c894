"""What the simulation has found: each with the seed that found it, or as the smallest case of it."""

import asyncio

import pytest

from saltsea.kernel.seat import WATCHER
from saltsea.server.bots.inline import InlineBots
from saltsea.server.bots.worker import Choice, Question
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.ports.ownership import UnownedError
from saltsea.server.tables.sending.publisher import Publisher
from saltsea.server.web.client_links import TablesHere
from saltsea.store.port import StoreError
from server.kit import FakeServer, Guest, ListTransport, start_round, with_server
from simulation.scenario import GAMES, Scenario
from simulation.world import run


class SlowBots(InlineBots):
    """Bots that answer a few questions at once, and then think for ever."""

    def __init__(self, quick: int) -> None:
        super().__init__(GAMES)
        self.quick = quick
        self.asked = 0

    async def choose(self, question: Question) -> Choice:
        self.asked += 1
        if self.asked > self.quick:
            await asyncio.Event().wait()
        return await super().choose(question)


def test_a_table_sleeps_while_a_bot_thinks_long_in_the_middle_of_its_turn() -> None:
    """Seed 11: the table woke itself ten thousand times a second, as long as the bot thought."""

    async def test(fake: FakeServer) -> None:
        host = await fake.open("pumps")
        await host.done("AddBot", seat=1, bot="random")
        await host.done("Begin")
        await fake.clock.advance(60_000)
        assert host.table is not None
        assert host.table.play is not None
        assert host.table.play.thinking == {1}

    with_server(test, games=GAMES, bots=SlowBots(3))


@pytest.mark.parametrize("number", [-1, 1 << 20])
def test_a_bot_process_that_names_no_action_of_the_game_counts_as_one_that_waits(number: int) -> None:
    """Seed 23: the table took it for a mistake of its own, and discarded what was under way."""

    class WrongBots(InlineBots):
        async def choose(self, question: Question) -> Choice:
            return Choice(action=number, late=False, took=0)

    async def test(fake: FakeServer) -> None:
        host = await fake.open("shells")
        await host.done("AddBot", seat=1, bot="random")
        await host.done("Begin")
        before = len(host.all("Snapshot"))
        await fake.clock.advance(10_000)
        assert len(host.all("Snapshot")) == before

    with_server(test, games=GAMES, bots=WrongBots(GAMES))


def test_what_was_refused_is_not_done_when_a_copy_of_it_comes_late() -> None:
    """Seed 206: a player read that an action was refused, and then saw it done."""

    async def test(fake: FakeServer) -> None:
        crew = await fake.crew(2, "shells")
        actor = next(guest for guest in crew if guest.legal())
        other = next(guest for guest in crew if guest is not actor)
        request = {"seat": crew.index(other), "action": {"kind": "Play", "card": first_card(other)}}
        assert await other.refused("Act", token="early", **request) == "shells.S2"
        await actor.done("Act", seat=crew.index(actor), action=actor.legal()[0])
        before = len(other.all("Step"))
        assert await other.refused("Act", token="early", **request) == "shells.S2"
        assert len(other.all("Step")) == before

    with_server(test, games=GAMES)


def test_bots_play_on_when_the_last_person_has_gone_and_the_clock_was_stopped() -> None:
    """Nobody was left who could have let it run."""

    async def test(fake: FakeServer) -> None:
        host = await fake.open("shells", players=3, clock={"kind": "live", "bank": 600})
        for seat in (1, 2):
            await host.done("AddBot", seat=seat, bot="random")
        await host.done("Begin")
        await host.done("Pause")
        await host.done("Resign", seat=0)
        await fake.clock.advance(120_000)
        assert host.last("Table")["table"]["phase"] == "over"

    with_server(test, games=GAMES)


def test_bots_play_on_when_the_last_person_has_gone_and_is_not_shown_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seed 437 of the people who send copies: the old lines that a late watcher needs could not be read, and the
    stopped clock stood for ever."""

    def unreadable(*_: object) -> None:
        raise StoreError("the disk is away for a moment")

    async def test(fake: FakeServer) -> None:
        host = await fake.open("shells", clock={"kind": "live", "bank": 600})
        await host.done("AddBot", seat=1, bot="random")
        await host.done("Begin")
        await host.done("Pause")
        with monkeypatch.context() as patched:
            patched.setattr(Publisher, "send_snapshots_to", unreadable)
            await host.ask("Leave", token="leave")
        await host.done("Leave", token="leave")
        await fake.clock.advance(120_000)
        assert host.last("Table")["table"]["phase"] == "over"

    with_server(test, games=GAMES)


def test_an_action_of_an_earlier_game_is_known_whoever_has_the_seat_now() -> None:
    """It was done, its copy was refused after the seats had been exchanged, and so its player read that it was not."""

    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair("shells")
        actor = ann if ann.legal() else bob
        seat = [ann, bob].index(actor)
        act = {"token": "once", "seat": seat, "action": actor.legal()[0]}
        await actor.done("Act", **act)
        await ann.done("Resign", seat=0)
        await ann.done("Swap", seat=0, other=1)
        await actor.done("Act", **act)
        await ann.done("Begin")
        await fake.restart()
        again = await actor.again().come()
        await again.done("Act", **act)
        assert not again.all("Step")

    with_server(test, games=GAMES)


def test_what_changed_a_table_is_known_after_a_crash() -> None:
    """A host who had not heard that the game has begun read that it could not, and a copy of a departure made somebody
    leave again."""

    async def test(fake: FakeServer) -> None:
        ann = await fake.open("shells")
        bob = await fake.guest(ann, "Bob")
        await bob.done("Leave", token="leave")
        await bob.done("Sit", token="sit", name="Bob")
        await ann.done("Begin", token="begin")
        await fake.restart()
        ann, bob = await ann.again().come(), await bob.again().come()
        await ann.done("Begin", token="begin")
        await bob.done("Leave", token="leave")
        assert bob.last("Welcome")["seats"] == [1]
        assert not bob.all("You")

    with_server(test, games=GAMES)


def test_bots_sail_on_when_the_last_sailor_has_paused_and_left() -> None:
    """Seed 659: the voyage stood for ever, as no bot took the pause back."""

    async def test(fake: FakeServer) -> None:
        host = await fake.open("pirates")
        await host.done("AddBot", seat=1, bot="green")
        await host.done("Begin")
        await start_round(host)
        await host.done("Act", seat=0, action={"kind": "Pause"})
        await host.done("Leave")
        before = len(host.all("Step"))
        await fake.clock.advance(20_000)
        assert len(host.all("Step")) > before + 1

    with_server(test, games=GAMES)


def test_who_comes_while_the_server_stops_is_told_to_come_back() -> None:
    """There was no such table any more, and the client gave up for good."""

    async def test(fake: FakeServer) -> None:
        host = await fake.open("shells")
        await fake.registry.close()
        with pytest.raises(UnownedError):
            await TablesHere(fake.registry, fake.clock).link(host.code, Connection(ListTransport()))

    with_server(test, games=GAMES)


def test_who_takes_a_seat_where_nobody_may_watch_is_told_the_chat_and_the_time() -> None:
    """Seeds 10, 44 and 48 of the players who hand seats over: they had neither until they came anew."""

    async def test(fake: FakeServer) -> None:
        clock = {"kind": "live", "bank": 600}
        ann, bob = await fake.pair("shells", watching="none", clock=clock)
        cay = await Guest(fake, ann.code, "Cay").come()
        await bob.done("Say", phrase="hello")
        await bob.done("HandOver", seat=1, key=cay.key)
        assert not cay.all("Said")
        assert not cay.all("Time")
        await cay.done("Sit", name="Cay", seat=1)
        assert cay.last("Said")["phrase"] == "hello"
        assert cay.last("Time")["game"] == ann.last("Time")["game"]
        await ann.done("Say", phrase="thanks")
        await bob.done("Leave")  # who has left, and sits down again, is told what was said meanwhile
        await cay.done("HandOver", seat=1, key=bob.key)
        await bob.done("Sit", name="Bob", seat=1)
        assert bob.last("Said")["phrase"] == "thanks"

    with_server(test, games=GAMES)


def test_a_late_watcher_who_takes_a_seat_is_told_what_was_held_back() -> None:
    async def test(fake: FakeServer) -> None:
        _, bob = await fake.pair("shells", watching="delayed")
        cay = await Guest(fake, bob.code, "Cay").come()
        await bob.done("Say", phrase="hello")
        await bob.done("HandOver", seat=1, key=cay.key)
        assert not cay.all("Said")
        await cay.done("Sit", name="Cay", seat=1)
        assert cay.last("Said")["phrase"] == "hello"

    with_server(test, games=GAMES)


def test_everybody_is_told_the_chat_when_watching_is_allowed() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open("shells", watching="none")
        watcher = await Guest(fake, ann.code, "Cay").come(key=False)
        await ann.done("Say", phrase="hello")
        assert not watcher.all("Said")
        await ann.done("Arrange", settings={"players": 2, "watching": "public"})
        assert watcher.last("Said")["phrase"] == "hello"

    with_server(test, games=GAMES)


def test_who_sits_down_after_a_game_is_shown_it_as_before() -> None:
    """Seed 49 of the players who leave: their page dropped the view of a watcher, and got nothing instead."""

    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair("shells")
        cay = await Guest(fake, ann.code, "Cay").come()
        await ann.done("Resign", seat=0)
        await bob.done("Leave")
        await cay.done("Sit", name="Cay")
        kinds = [message["kind"] for message in cay.transport.messages]
        you = max(place for place, kind in enumerate(kinds) if kind == "You")
        shown = [message for message in cay.transport.messages[you:] if message["kind"] == "Snapshot"]
        assert [message["seat"] for message in shown] == [WATCHER]

    with_server(test, games=GAMES)


def test_players_whose_seats_change_after_a_game_are_shown_it_as_they_played_it() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair("shells")
        await ann.done("Resign", seat=0)
        await ann.done("Swap", seat=0, other=1)
        assert bob.last("You")["seats"] == [0]
        assert bob.transport.messages.index(bob.last("Snapshot")) > bob.transport.messages.index(bob.last("You"))
        assert bob.last("Snapshot")["seat"] == 1

    with_server(test, games=GAMES)


def first_card(guest: Guest) -> int:
    """A card of this guest's hand."""
    hand = guest.last("Snapshot")["view"]["private"]["hand"]
    return int(hand[0] if isinstance(hand, list) else (hand & -hand).bit_length() - 1)


@pytest.mark.parametrize("seed", [10, 11, 22, 23, 49, 206, 290, 437, 484, 659, 1462])
def test_seeds_that_once_failed_pass(seed: int) -> None:
    outcome = run(seed)
    assert outcome.violation is None, outcome.violation


@pytest.mark.parametrize("seed", [412])
def test_seeds_of_clusters_that_once_failed_pass(seed: int) -> None:
    outcome = run(seed, Scenario.of_cluster(seed).by_the_bus_alone())
    assert outcome.violation is None, outcome.violation


@pytest.mark.parametrize("seed", [1039, 1165])
def test_seeds_of_directly_connected_nodes_that_once_failed_pass(seed: int) -> None:
    """A connection that had fallen silent was written to for ever, while all that came used the bus; and two nodes
    began their streams anew because the other one did."""
    outcome = run(seed, Scenario.of_cluster(seed))
    assert outcome.scenario.direct
    assert outcome.violation is None, outcome.violation

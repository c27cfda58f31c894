"""A table from its link to its end: sitting down, playing, losing the connection, restarting the server."""

from collections.abc import Sequence

from saltsea.store.memory import MemoryStore
from saltsea.store.port import Fence, StoreError
from saltsea.store.rows import Rows
from server.kit import FakeServer, Guest, with_server


class Fragile(MemoryStore):
    """A disk that can be full."""

    broken = False

    async def write(self, rows: Sequence[Rows], fence: Fence | None = None) -> None:
        if self.broken:
            raise StoreError("the disk is full")
        await super().write(rows, fence)


def to_move(*guests: Guest) -> Guest:
    """The guest whom the game waits for."""
    return next(guest for guest in guests if guest.legal())


def test_two_friends_sit_down_and_play() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        assert ann.last("Table")["table"]["phase"] == "playing"
        assert [person["name"] for person in bob.last("Table")["table"]["people"]] == ["Ann", "Bob"]
        for _ in range(12):
            one = to_move(ann, bob)
            seat = 0 if one is ann else 1
            await one.done("Act", seat=seat, action=one.legal()[0])
        lines = [step["update"]["line"] for step in ann.all("Step")]
        assert lines == list(range(1, 13))
        assert [step["n"] for step in ann.all("Step")] == [step["n"] for step in bob.all("Step")]

    with_server(test)


def test_a_refusal_names_rule_sentence_and_facts_and_changes_nothing() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        one = to_move(ann, bob)
        other, seat = (bob, 1) if one is ann else (ann, 0)
        answer = await other.ask("Act", seat=seat, action=one.legal()[0])
        assert (answer["kind"], answer["rule"]) == ("Refused", "corto.T6")
        assert not ann.all("Step")

    with_server(test)


def test_sent_twice_done_once() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        one = to_move(ann, bob)
        seat, action = (0 if one is ann else 1), one.legal()[0]
        await one.done("Act", token="once", seat=seat, action=action)
        await one.done("Act", token="once", seat=seat, action=action)
        assert len(ann.all("Step")) == 1

    with_server(test)


def test_unsaved_lines_are_not_published() -> None:
    store = Fragile()

    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        one = to_move(ann, bob)
        seat, action = (0 if one is ann else 1), one.legal()[0]
        store.broken = True
        answer = await one.ask("Act", token="again", seat=seat, action=action)
        assert (answer["kind"], answer["reason"]) == ("Failed", "not-kept")
        assert not bob.all("Step")
        store.broken = False
        await one.done("Act", token="again", seat=seat, action=action)
        assert len(bob.all("Step")) == 1

    with_server(test, store=store)


def test_a_reconnected_client_gets_the_gap_and_a_snapshot() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        have = bob.last("Snapshot")["n"]
        await bob.go()
        if ann.legal():
            await ann.done("Act", seat=0, action=ann.legal()[0])
        back = await Guest(fake, ann.code, "Bob").come(have=have)
        assert back.last("Welcome")["seats"] == [1]
        assert back.last("Snapshot")["line"] == len(ann.all("Step"))
        assert [line["line"] for line in back.last("Lines")["lines"]] == [0, *([1] * len(ann.all("Step")))]

    with_server(test)


def test_a_restart_loses_nothing() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        for _ in range(7):
            one = to_move(ann, bob)
            await one.done("Act", seat=0 if one is ann else 1, action=one.legal()[0])
        before = ann.last("Step")["update"]["public"]
        await fake.restart()
        ann, bob = await Guest(fake, ann.code, "Ann").come(), await Guest(fake, ann.code, "Bob").come()
        assert ann.last("Snapshot")["view"]["public"] == before
        one = to_move(ann, bob)
        await one.done("Act", seat=0 if one is ann else 1, action=one.legal()[0])
        assert ann.last("Step")["update"]["line"] == 8

    with_server(test)


def test_a_computer_player_answers_a_moment_later() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        await ann.done("AddBot", seat=1, bot="greedy")
        await ann.done("Begin")
        for _ in range(10):
            if ann.legal():
                await ann.done("Act", seat=0, action=ann.legal()[0])
            else:
                await fake.clock.advance(1000)
        assert {step["update"]["by"] for step in ann.all("Step")} >= {0, 1}

    with_server(test)


def test_four_computer_players_sail_a_chapter_in_real_time() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open("pirates", players=4)
        await ann.done("Remove", seat=0)
        for seat in range(4):
            await ann.done("AddBot", seat=seat, bot="able")
        await ann.done("Begin")
        for _ in range(900):
            await fake.clock.advance(1000)
            if ann.last("Table")["table"]["phase"] == "over":
                break
        assert ann.last("Table")["table"]["phase"] == "over"
        assert ann.last("Step")["update"]["outcome"] is not None

    with_server(test)

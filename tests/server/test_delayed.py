"""Delayed watchers get chat, pointing and the clock as late as the steps that they are about."""

from random import Random
from typing import Any

import pytest

from saltsea.server.tables.sending.delayed import DELAY
from server.kit import FakeServer, Guest, Plain, start_round, with_server
from server.test_publisher import random_step

CLOCK: Plain = {"kind": "live", "bank": 3600, "increment": 5}


async def watched(fake: FakeServer, game: str = "corto", **settings: Any) -> tuple[Guest, Guest, Guest]:
    """Two players and a delayed watcher."""
    ann, bob = await fake.pair(game, watching="delayed", **settings)
    return ann, bob, await Guest(fake, ann.code, "Eve").come(key=False)


def ear(guest: Guest, *kinds: str) -> list[Plain]:
    return [one for one in guest.transport.messages if one["kind"] in kinds]


def words(guest: Guest) -> list[str]:
    return [one["words"] or one["phrase"] for one in guest.all("Said")]


def test_words_and_fingers_come_late_and_in_their_order() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob, eve = await watched(fake)
        dice = Random(8)
        for number in range(30):
            await random_step(dice, {0: ann, 1: bob})
            await ann.send({"kind": "Point", "seat": 0, "place": f"square-{number}"})
        about = ("Step", "Said", "Pointed")
        assert len(ear(ann, *about)) > 40
        heard = len(ear(eve, *about))
        assert heard < len(ear(ann, *about))
        await fake.clock.advance(DELAY)
        brief = [(one["kind"], one.get("n"), one.get("place")) for one in ear(eve, *about)]
        assert brief == [(one["kind"], one.get("n"), one.get("place")) for one in ear(ann, *about)]

    with_server(test)


def test_delayed_messages_are_never_early() -> None:
    async def test(fake: FakeServer) -> None:
        ann, _, eve = await watched(fake)
        await ann.done("Say", words="I have only bad cards")
        await ann.send({"kind": "Point", "seat": 0, "place": "a1"})
        early = await Guest(fake, ann.code, "Sly").come(key=False)
        await fake.clock.advance(DELAY - 1)
        sly = await early.again().come(have=1, key=False)
        for one in (eve, early, sly):
            assert not ear(one, "Said", "Pointed")
        await fake.clock.advance(1)
        for one in (eve, early, sly):
            assert [said["kind"] for said in ear(one, "Said", "Pointed")] == ["Said", "Pointed"]
        late = await early.again().come(have=10**6, key=False)
        assert words(late) == ["I have only bad cards"]

    with_server(test)


def test_before_a_game_and_after_it_there_is_nothing_to_hide() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open("pirates", watching="delayed")
        eve = await Guest(fake, ann.code, "Eve").come(key=False)
        await ann.done("Say", words="who sails with me?")
        assert words(eve) == ["who sails with me?"]
        await ann.done("AddBot", seat=1, bot="random")
        await ann.done("Begin")
        await start_round(ann)
        await ann.done("Say", words="to the pumps!")
        assert len(words(eve)) == 1
        while ann.last("Table")["table"]["phase"] != "over":
            await fake.clock.advance(10_000)
        assert words(eve)[1:] == ["to the pumps!"]
        await ann.done("Say", words="once more?")
        assert words(eve)[2:] == ["once more?"]
        assert eve.last("Time")["why"] == "over"

    with_server(test)


@pytest.mark.parametrize("restarted", [False, True])
def test_what_was_said_before_a_game_is_told_to_who_comes_in_its_first_minutes(*, restarted: bool) -> None:
    """Seed 258 of the simulated clusters: a watcher who was away for the end of a game never heard what was said in
    it, because the next had begun."""

    async def test(fake: FakeServer) -> None:
        ann, bob, eve = await watched(fake)
        await ann.done("Say", words="in the first game")
        await eve.go()
        await ann.done("Propose", seat=0, what="end")
        await bob.done("Answer", agree=True)
        await ann.done("Say", words="once more?")
        await ann.done("Begin")
        await ann.done("Say", words="in the second game")
        if restarted:
            await fake.restart()
        back = await Guest(fake, ann.code, "Eve").come(key=False)
        assert words(back) == ["in the first game", "once more?"]
        await fake.clock.advance(DELAY)
        assert words(back) == ["in the first game", "once more?", "in the second game"]

    with_server(test)


def test_a_delayed_watcher_sees_their_own_chat_at_once_and_once() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open(watching="delayed")
        await ann.done("Remove", seat=0)
        for seat in range(2):
            await ann.done("AddBot", seat=seat, bot="random")
        await ann.done("Begin")
        await ann.done("Say", words="what a mess")
        assert words(ann) == ["what a mess"]
        back = await ann.again().come()
        assert words(back) == ["what a mess"]
        await fake.clock.advance(DELAY + 1)
        assert words(ann) == words(back) == ["what a mess"]

    with_server(test)


def test_chat_just_before_a_restart_reaches_delayed_watchers() -> None:
    async def test(fake: FakeServer) -> None:
        ann, _, _ = await watched(fake)
        await ann.done("Say", words="first")
        await fake.clock.advance(60_000)
        await ann.done("Say", words="second")
        await fake.restart()
        eve = await Guest(fake, ann.code, "Eve").come(key=False)
        await fake.clock.advance(DELAY - 60_000 - 1)
        assert words(eve) == []
        await fake.clock.advance(1)
        assert words(eve) == ["first"]
        await fake.clock.advance(60_000)
        assert words(eve) == ["first", "second"]

    with_server(test)


def test_a_muted_person_is_not_heard_by_delayed_watchers_either() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open(watching="delayed", players=3)
        bob = await fake.guest(ann)
        cay = await fake.guest(ann, "Cay")
        await cay.done("Mute", person=1)
        await cay.done("Leave")
        await ann.done("AddBot", seat=2, bot="random")
        await ann.done("Begin")
        await bob.done("Say", words="from Bob")
        await ann.done("Say", words="from Ann")
        await fake.clock.advance(DELAY)
        assert words(cay) == ["from Ann"]

    with_server(test)


def test_the_clock_is_as_late_as_the_steps() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob, eve = await watched(fake, clock=CLOCK)
        dice = Random(5)
        for _ in range(25):
            await random_step(dice, {0: ann, 1: bob})
            await fake.clock.advance(3000)
        told = ann.all("Time")
        assert len(told) > 5
        assert len(eve.all("Time")) < len(told)
        await fake.clock.advance(DELAY)
        assert eve.all("Time") == [{**one, "now": one["now"] + DELAY} for one in told]
        late = await Guest(fake, ann.code, "Sly").come(key=False)
        assert late.all("Time") == [eve.last("Time")]

    with_server(test)


def test_a_delayed_watcher_in_the_first_minutes_gets_no_time() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob, eve = await watched(fake, "pirates", speed=1000)
        await start_round(ann, bob)
        await fake.clock.advance(10_000)
        assert ann.last("Time")["runs"]
        assert not eve.all("Time")
        assert not (await eve.again().come(key=False)).all("Time")

    with_server(test)


def test_a_new_connection_gets_presence_once() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        for guest in (ann, bob, await Guest(fake, ann.code, "Eve").come(key=False)):
            assert len((await guest.again().come()).all("Presence")) == 1
        await bob.go()
        before = len(ann.all("Presence"))
        back = await bob.again().come()
        assert [one["here"] for one in back.all("Presence")] == [[0, 1]]
        assert ann.last("Presence")["here"] == [0, 1]
        assert len(ann.all("Presence")) <= before + 1

    with_server(test)

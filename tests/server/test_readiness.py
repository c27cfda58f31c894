"""A round starts when all people aboard are ready, after three-two-one; everybody sees who is, and when it starts."""

from saltsea.server.tables.people.presence import SUBSTITUTE_AFTER
from saltsea.server.tables.play import COUNTDOWN
from saltsea.server.tables.timing.readiness import PATIENCE
from server.kit import FakeServer, Guest, Plain, start_round, with_server

START = {"kind": "Start"}


def time_of(guest: Guest) -> Plain:
    return guest.last("Time")


def lines_of(guest: Guest) -> int:
    assert guest.table is not None
    assert guest.table.play is not None
    return len(guest.table.play.match.lines)


def test_a_round_waits_for_all_and_counts_down_for_everybody() -> None:
    async def story(fake: FakeServer) -> None:
        ann, bob = await fake.pair("pirates")
        await ann.done("Act", seat=0, action=START)
        assert [time_of(guest)["ready"] for guest in (ann, bob)] == [[0], [0]]
        assert time_of(bob)["awaited"] == [1]
        assert lines_of(ann) == 1
        await bob.done("Act", seat=1, action=START)
        assert [time_of(guest)["why"] for guest in (ann, bob)] == ["countdown"] * 2
        late = await ann.again().come()
        assert time_of(late)["resumes"] == fake.clock.now() + COUNTDOWN
        await bob.done("Act", seat=1, action=START)  # sent again: it counts down already
        await fake.clock.advance(COUNTDOWN - 1)
        assert lines_of(bob) == 1
        await fake.clock.advance(1)
        assert lines_of(bob) == 2
        assert time_of(bob)["ready"] == []
        assert time_of(bob)["runs"]

    with_server(story)


def test_one_alone_waits_for_no_computer_player() -> None:
    async def story(fake: FakeServer) -> None:
        ann = await fake.open("pirates", players=2)
        await ann.done("AddBot", seat=1, bot="able")
        await ann.done("Begin")
        await start_round(ann)
        assert time_of(ann)["runs"]

    with_server(story)


def test_those_who_are_ready_start_without_the_others_after_a_while() -> None:
    async def story(fake: FakeServer) -> None:
        ann, _ = await fake.pair("pirates")
        await ann.done("Act", seat=0, action=START)
        await ann.done("Act", seat=0, action=START)
        assert time_of(ann)["why"] == "game"
        await fake.clock.advance(PATIENCE)
        await ann.done("Act", seat=0, action=START)
        assert time_of(ann)["why"] == "countdown"
        await fake.clock.advance(COUNTDOWN)
        assert time_of(ann)["runs"]

    with_server(story)


def test_a_lost_player_holds_the_start_up_until_a_first_mate_has_the_seat() -> None:
    async def story(fake: FakeServer) -> None:
        ann, bob = await fake.pair("pirates")
        await ann.done("Act", seat=0, action=START)
        await bob.go()
        await fake.clock.advance(SUBSTITUTE_AFTER)
        assert time_of(ann)["why"] == "lost"
        await ann.done("Mate", seat=1, bot="able")
        assert time_of(ann)["why"] == "countdown"
        await fake.clock.advance(COUNTDOWN)
        assert time_of(ann)["runs"]

    with_server(story)


def test_in_step_mode_a_round_starts_with_the_last_mark() -> None:
    async def story(fake: FakeServer) -> None:
        ann, bob = await fake.pair("pirates", steps=True)
        await ann.done("Act", seat=0, action=START)
        assert lines_of(ann) == 1
        await bob.done("Act", seat=1, action=START)
        assert lines_of(ann) == 2
        assert time_of(ann)["awaited"] == [0, 1], "both have free timers"
        await ann.done("Wait", seat=0)
        assert (time_of(bob)["waits"], time_of(bob)["awaited"]) == ([0], [1])

    with_server(story)

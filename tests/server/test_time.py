"""Time at a table: lag, grace, deadlines, standing still, the first mate, clocks, speed, step mode, and a restart in
the middle of each."""

import pytest

from saltsea.games.pirates.engine.state import PiratesState
from saltsea.games.pirates.rules.rounds import plan
from saltsea.kernel.chance import named_seed
from saltsea.kernel.match import Match, start
from saltsea.kernel.seat import Millis
from saltsea.server.tables.people.presence import PAUSE_AFTER, SUBSTITUTE_AFTER
from saltsea.server.tables.play import COUNTDOWN, GRACE, Play
from saltsea.server.tables.registry import IDLE
from server.kit import GAMES, FakeServer, Guest, Plain, let_tasks_run, start_round, with_server


def first_round() -> Millis:
    match = start(GAMES["pirates"].rules(), 2, {}, named_seed("saltsea"))
    assert isinstance(match, Match)
    assert isinstance(match.state, PiratesState)
    return plan(match.state).seconds * 1000


ROUND: Millis = first_round()
"""The first round of the first chapter for two; no event comes in it."""
SAND: Millis = 30_000
START_IT = {"kind": "Start"}


def place(timer: int, space: int) -> Plain:
    return {"kind": "Place", "timer": timer, "space": space}


def play_of(guest: Guest) -> Play:
    assert guest.table is not None
    assert guest.table.play is not None
    return guest.table.play


def match_of(guest: Guest) -> Match:
    return play_of(guest).match


def now_of(guest: Guest) -> Millis:
    """The game's time."""
    return play_of(guest).now(guest.fake.clock.now())


async def sailing(fake: FakeServer, **settings: object) -> tuple[Guest, Guest]:
    """Two who have started the first round."""
    ann, bob = await fake.pair("pirates", **settings)
    await start_round(ann, bob)
    return ann, bob


async def lags(guest: Guest, millis: Millis) -> None:
    """A line whose messages take so long, there and back."""
    fake = guest.fake
    await guest.send({"kind": "Tick", "sent": 1})
    tock = guest.last("Tock")["now"]
    await fake.clock.advance(millis)
    await guest.send({"kind": "Tick", "sent": 2, "heard": tock, "held": 0})
    assert guest.connection.lag == millis


async def restarted(fake: FakeServer, *guests: Guest) -> list[Guest]:
    """Everybody after a crash."""
    await fake.restart()
    return [await guest.again().come() for guest in guests]


def mover(*guests: Guest) -> tuple[int, Guest]:
    return next((seat, guest) for seat, guest in enumerate(guests) if guest.legal())


async def one_turn(*guests: Guest) -> int:
    """The player to move plays until it is another player's turn; their seat."""
    seat, one = mover(*guests)
    while one.legal():
        await one.done("Act", seat=seat, action=one.legal()[0])
    return seat


def banks(guest: Guest) -> list[int]:
    return [bank["left"] for bank in guest.last("Time")["banks"]]


# --- lag ---


@pytest.mark.parametrize(
    ("measured", "claimed", "credit"),
    [(200, 500, 200), (200, 100, 100), (200, 0, 0), (900, 900, GRACE), (900, 60_000, GRACE), (900, 7_200_000, GRACE)],
)
def test_lila_14444_lag_is_credited_as_far_as_it_was_measured_and_at_most_300(
    measured: int, claimed: int, credit: int
) -> None:
    async def test(fake: FakeServer) -> None:
        ann, _ = await sailing(fake)
        await fake.clock.advance(2_000)
        await lags(ann, measured)
        now = now_of(ann)
        await ann.done("Act", seat=0, action=place(0, 0), lag=claimed)
        assert match_of(ann).lines[-1].at == now - credit

    with_server(test)


def test_a_line_that_was_never_measured_has_no_credit() -> None:
    async def test(fake: FakeServer) -> None:
        ann, _ = await sailing(fake)
        await fake.clock.advance(2_000)
        await ann.done("Act", seat=0, action=place(0, 0), lag=300)
        assert match_of(ann).lines[-1].at == 2_000

    with_server(test)


def test_credit_never_reaches_before_the_last_line() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await sailing(fake)
        await lags(ann, 300)
        await fake.clock.advance(1_000)
        await bob.done("Act", seat=1, action=place(1, 1))
        await fake.clock.advance(100)
        await ann.done("Act", seat=0, action=place(0, 0), lag=300)
        assert [line.at for line in match_of(ann).lines[-2:]] == [1_300, 1_300]

    with_server(test)


def test_credit_is_of_the_world_however_fast_the_game() -> None:
    async def test(fake: FakeServer) -> None:
        ann, _ = await sailing(fake, speed=200)
        await lags(ann, 300)
        await fake.clock.advance(1_000)
        await ann.done("Act", seat=0, action=place(0, 0), lag=300)
        assert match_of(ann).lines[-1].at == 2_600 - 600

    with_server(test)


def test_what_lay_in_the_mailbox_counts_from_its_arrival() -> None:
    async def test(fake: FakeServer) -> None:
        ann, _ = await sailing(fake)
        await fake.clock.advance(1_000)
        ann.post({"kind": "Act", "token": "x", "seat": 0, "action": place(0, 0)})
        fake.clock.oversleep(700)
        await let_tasks_run()
        assert match_of(ann).lines[-1].at == 1_000

    with_server(test)


# --- the end of a round ---


@pytest.mark.parametrize("speed", [50, 100, 1000])
def test_what_arrives_within_300_ms_after_the_end_was_in_time(speed: int) -> None:
    async def test(fake: FakeServer) -> None:
        ann, _ = await sailing(fake, speed=speed)
        await fake.clock.advance(ROUND * 100 // speed + GRACE - 1)
        assert len(match_of(ann).lines) == 2
        await ann.done("Act", seat=0, action=place(0, 0))
        assert match_of(ann).lines[-1].at == ROUND - 1
        await fake.clock.advance(1)
        assert match_of(ann).lines[-1].at == ROUND
        assert match_of(ann).lines[-1].seat == 14

    with_server(test)


def test_what_arrives_later_is_refused() -> None:
    async def test(fake: FakeServer) -> None:
        ann, _ = await sailing(fake)
        await fake.clock.advance(ROUND + GRACE)
        assert (await ann.ask("Act", seat=0, action=place(0, 0)))["kind"] == "Refused"
        assert match_of(ann).lines[-1].at == ROUND

    with_server(test)


def test_what_arrives_later_is_refused_though_the_alarm_is_late() -> None:
    async def test(fake: FakeServer) -> None:
        ann, _ = await sailing(fake)
        await fake.clock.advance(ROUND - 1_000)
        fake.clock.oversleep(1_000 + GRACE)
        assert (await ann.ask("Act", seat=0, action=place(0, 0)))["kind"] == "Refused"
        assert [line.seat for line in match_of(ann).lines] == [14, 0, 14]
        assert match_of(ann).lines[-1].at == ROUND

    with_server(test)


def test_what_arrived_in_time_is_in_time_though_the_table_reads_it_late() -> None:
    async def test(fake: FakeServer) -> None:
        ann, _ = await sailing(fake)
        await fake.clock.advance(ROUND - 1_000)
        fake.clock.oversleep(1_000 + GRACE - 1)
        ann.post({"kind": "Act", "token": "x", "seat": 0, "action": place(0, 0)})
        fake.clock.oversleep(2_000)
        await fake.clock.advance(0)
        assert ann.last("Done")["token"] == "x"
        assert [line.at for line in match_of(ann).lines[2:]] == [ROUND - 1, ROUND]

    with_server(test)


def test_computer_players_have_no_grace() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open("pirates", players=2, speed=1000)
        await ann.done("AddBot", seat=1, bot="random")
        await ann.done("Begin")
        await start_round(ann)
        play = play_of(ann)
        await fake.clock.advance(ROUND // 10 - 1)
        assert play.round_end() is not None, "this one finds no Passage"
        before = len(match_of(ann).lines)
        await fake.clock.advance(GRACE)
        assert len(match_of(ann).lines) == before
        await fake.clock.advance(10)
        assert match_of(ann).lines[before].seat == 14

    with_server(test)


def test_what_is_due_happens_at_its_own_time_though_the_alarm_is_late() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await sailing(fake)
        await fake.clock.advance(1_000)
        await ann.done("Act", seat=0, action=place(0, 0))
        await fake.clock.advance(500)
        await bob.done("Act", seat=1, action=place(1, 1))
        fake.clock.oversleep(100_000)
        await fake.clock.advance(0)
        assert [line.at for line in match_of(ann).lines[4:]] == [1_000 + SAND, 1_500 + SAND]
        steps = [step["update"] for step in bob.all("Step")]
        assert [(step["at"], step["by"]) for step in steps[3:]] == [(1_000 + SAND, 14), (1_500 + SAND, 14)]

    with_server(test)


def test_a_command_finds_what_was_due_before_it() -> None:
    async def test(fake: FakeServer) -> None:
        ann, _ = await sailing(fake)
        await ann.done("Act", seat=0, action=place(0, 2))
        fake.clock.oversleep(SAND + 50)
        await ann.done("Act", seat=0, action={"kind": "TakeBack", "timer": 0})
        assert [line.at for line in match_of(ann).lines[3:]] == [SAND, SAND + 50]

    with_server(test)


# --- time is told ---


def test_everybody_is_told_when_time_begins_to_run_and_when_it_stands() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair("pirates")
        assert (bob.last("Time")["why"], bob.last("Time")["runs"]) == ("game", False)
        await start_round(ann, bob)
        assert (bob.last("Time")["why"], bob.last("Time")["runs"], bob.last("Time")["at"]) == ("", True, 0)
        await fake.clock.advance(5_000)
        await ann.done("Act", seat=0, action={"kind": "Pause"})
        assert (bob.last("Time")["why"], bob.last("Time")["at"]) == ("game", 5_000)
        await fake.clock.advance(60_000)
        await bob.done("Act", seat=1, action={"kind": "Resume"})
        assert (ann.last("Time")["runs"], ann.last("Time")["at"]) == (True, 5_000)
        count = len(ann.all("Time"))
        await fake.clock.advance(60_000)
        assert len(ann.all("Time")) == count

    with_server(test)


@pytest.mark.parametrize("speed", [50, 100, 1000])
def test_the_speed_of_the_table(speed: int) -> None:
    async def test(fake: FakeServer) -> None:
        ann, _ = await sailing(fake, speed=speed)
        assert ann.last("Time")["speed"] == speed
        await fake.clock.advance(4_000)
        await ann.done("Act", seat=0, action=place(0, 0))
        assert match_of(ann).lines[-1].at == 4_000 * speed // 100
        await fake.clock.advance(SAND * 100 // speed - 1)
        assert match_of(ann).lines[-1].seat == 0
        await fake.clock.advance(1)
        assert (match_of(ann).lines[-1].seat, match_of(ann).lines[-1].at) == (14, 4_000 * speed // 100 + SAND)

    with_server(test)


def test_a_calm_sea_and_a_fast_table_multiply() -> None:
    async def test(fake: FakeServer) -> None:
        ann, _ = await sailing(fake, speed=200, options={"calm": "half"})
        assert ann.last("Time")["speed"] == 100

    with_server(test)


# --- a lost connection ---


def test_a_lost_connection_is_shown_at_once_and_the_round_is_paused_after_three_seconds() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await sailing(fake)
        await fake.clock.advance(1_000)
        await bob.go()
        assert ann.last("Presence")["lost"] == [{"seat": 1, "since": fake.clock.now()}]
        await fake.clock.advance(PAUSE_AFTER - 1)
        assert ann.last("Time")["runs"]
        await fake.clock.advance(1)
        assert (ann.last("Time")["why"], ann.last("Time")["at"]) == ("lost", 4_000)
        await fake.clock.advance(500_000)
        assert now_of(ann) == 4_000
        await bob.again().come()
        assert ann.last("Presence")["lost"] == []
        assert ann.last("Time")["resumes"] == fake.clock.now() + COUNTDOWN
        await fake.clock.advance(COUNTDOWN + 250)
        assert now_of(ann) == 4_250

    with_server(test)


def test_a_reconnection_within_three_seconds_costs_no_time() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await sailing(fake)
        await bob.go()
        await fake.clock.advance(PAUSE_AFTER - 1)
        await bob.again().come()
        await fake.clock.advance(10_000)
        assert now_of(ann) == PAUSE_AFTER - 1 + 10_000
        assert [time["why"] for time in ann.all("Time")] == ["game", "game", "countdown", ""]

    with_server(test)


def test_with_two_devices_one_may_be_lost() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await sailing(fake)
        other = await bob.again().come()
        await bob.go()
        await fake.clock.advance(10_000)
        assert ann.last("Presence")["lost"] == []
        await other.go()
        assert ann.last("Presence")["lost"][0]["seat"] == 1

    with_server(test)


def test_a_connection_lost_in_the_countdown_stops_it() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await sailing(fake)
        await bob.go()
        await fake.clock.advance(PAUSE_AFTER)
        await ann.go()
        await fake.clock.advance(1_000)
        back = await bob.again().come()
        assert back.last("Time")["why"] == "lost"
        await fake.clock.advance(60_000)
        assert back.last("Time")["why"] == "lost"
        await ann.again().come()
        assert back.last("Time")["why"] == "countdown"

    with_server(test)


def test_a_client_that_stops_ticking_is_lost_and_is_back_with_the_next_tick() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open("pirates", players=1)
        await ann.done("Begin")
        await ann.done("Act", seat=0, action=START_IT)
        await ann.send({"kind": "Tick", "sent": 1})
        await fake.clock.advance(5_000 + PAUSE_AFTER)
        assert [lost["seat"] for lost in ann.last("Presence")["lost"]] == [0]
        assert ann.last("Time")["why"] == "lost"
        await fake.clock.advance(100_000)
        await ann.send({"kind": "Tick", "sent": 2})
        assert ann.last("Presence")["lost"] == []
        assert ann.last("Time")["why"] == "countdown"

    with_server(test)


def test_the_first_mate_acts_and_gives_the_seat_back() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await sailing(fake)
        await bob.go()
        await fake.clock.advance(SUBSTITUTE_AFTER)
        await ann.done("Mate", seat=1, bot="able")
        assert ann.last("Time")["why"] == "countdown"
        await fake.clock.advance(COUNTDOWN + 10_000)
        assert {line.seat for line in match_of(ann).lines} == {0, 1, 14}
        back = await bob.again().come()
        assert ann.last("Table")["table"]["chairs"][1]["mate"] is None
        before = len(match_of(ann).lines)
        await fake.clock.advance(5_000)
        assert all(line.seat != 1 for line in match_of(ann).lines[before:])
        await back.done("Why", seat=1, action={"kind": "Pause"})

    with_server(test)


def test_the_first_mate_gives_the_seat_back_to_a_line_that_was_only_silent() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await sailing(fake)
        await bob.send({"kind": "Tick", "sent": 1})
        await fake.clock.advance(5_000 + SUBSTITUTE_AFTER)
        await ann.done("Mate", seat=1, bot="able")
        await bob.send({"kind": "Tick", "sent": 2})
        assert ann.last("Table")["table"]["chairs"][1]["mate"] is None

    with_server(test)


def test_a_computer_player_whose_choice_came_while_the_round_stood_looks_again() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open("pirates", players=2)
        await ann.done("AddBot", seat=1, bot="able")
        await ann.done("Begin")
        await ann.done("Act", seat=0, action=START_IT)
        play = play_of(ann)
        play.lost = True
        play.thinking.add(1)
        play.postpone_bot(1, fake.clock.now())
        play.lost = False
        wake = play.bots.next_wake()
        assert wake is not None
        assert 1_000 <= wake <= 2_500, "the reaction of an able sailor"
        assert not play.thinking

    with_server(test)


# --- the clocks of a game by turns ---


def test_without_a_clock_no_time_is_counted() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        await fake.clock.advance(40 * 86_400_000)
        assert banks(ann) == []
        assert ann.last("Presence")["mates"] == []
        await one_turn(ann, bob)

    with_server(test)


def test_a_live_clock_takes_from_the_bank_and_gives_some_for_each_turn() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair(clock={"kind": "live", "bank": 60, "increment": 5})
        assert banks(ann) == [60_000, 60_000]
        await fake.clock.advance(20_000)
        first = await one_turn(ann, bob)
        left = [60_000, 60_000]
        left[first] += -20_000 + 5_000
        assert banks(ann) == banks(bob) == left
        assert [bank["runs"] for bank in ann.last("Time")["banks"]] == [first == 1, first == 0]
        await fake.clock.advance(7_000)
        assert await one_turn(ann, bob) == 1 - first
        left[1 - first] += -7_000 + 5_000
        assert banks(ann) == left

    with_server(test)


def test_a_bank_that_is_out_lets_the_mate_in_and_rings_no_bell_for_ever() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair(clock={"kind": "live", "bank": 10, "increment": 2})
        seat, one = mover(ann, bob)
        other = bob if one is ann else ann
        await fake.clock.advance(9_999)
        assert other.last("Presence")["mates"] == []
        await fake.clock.advance(60_000)
        assert other.last("Presence")["mates"] == [seat]
        await one.done("Act", seat=seat, action=one.legal()[0])  # no player has called the mate: late is late, not lost

    with_server(test)


def test_days_are_counted_anew_for_each_turn() -> None:
    async def test(fake: FakeServer) -> None:
        day = 86_400_000
        ann, bob = await fake.pair(clock={"kind": "days", "bank": 3 * 86_400})
        await fake.clock.advance(2 * day)
        first = await one_turn(ann, bob)
        left = [3 * day, 3 * day]
        left[first] -= 2 * day
        assert banks(ann) == left
        await one_turn(ann, bob)
        left[first] = 3 * day
        assert banks(ann) == left
        await fake.clock.advance(3 * day)
        assert ann.last("Presence")["mates"] == [first]

    with_server(test)


def test_a_paused_clock_takes_nothing() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair(clock={"kind": "live", "bank": 60})
        seat, _ = mover(ann, bob)
        await fake.clock.advance(10_000)
        await bob.done("Pause")
        assert ann.last("Time")["banks"][seat] == {"seat": seat, "left": 50_000, "runs": False}
        await fake.clock.advance(600_000)
        await bob.done("Pause")
        await ann.done("GoOn")
        assert ann.last("Time")["banks"][seat] == {"seat": seat, "left": 50_000, "runs": True}
        await fake.clock.advance(10_000)
        await one_turn(ann, bob)
        assert banks(ann)[seat] == 40_000

    with_server(test)


# --- step mode ---


def test_in_step_mode_time_jumps_when_everybody_has_used_what_they_hold() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await sailing(fake, steps=True)
        assert (ann.last("Time")["why"], ann.last("Time")["runs"]) == ("steps", False)
        await fake.clock.advance(1_000_000)
        assert now_of(ann) == 0
        await ann.done("Act", seat=0, action=place(0, 0))
        await ann.done("Act", seat=0, action=place(2, 2))
        await bob.done("Act", seat=1, action=place(1, 1))
        assert now_of(ann) == 0
        await bob.done("Wait", seat=1)
        assert now_of(ann) == SAND
        assert ann.last("Step")["update"]["at"] == SAND
        assert ann.last("Time")["at"] == SAND
        await fake.clock.advance(1_000_000)
        assert now_of(ann) == SAND

    with_server(test)


def test_in_step_mode_what_happens_makes_everybody_look_again() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await sailing(fake, steps=True)
        await ann.done("Wait", seat=0)
        await bob.done("Act", seat=1, action=place(1, 1))
        assert now_of(ann) == 0, "a placed timer is something new"
        await ann.done("Wait", seat=0)
        await bob.done("Wait", seat=1)
        assert now_of(ann) == SAND

    with_server(test)


def test_in_step_mode_all_clients_are_told_who_waits_until_something_happens() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await sailing(fake, steps=True)
        assert bob.last("Time")["waits"] == []
        await ann.done("Wait", seat=0)
        assert (bob.last("Time")["waits"], bob.last("Time")["at"]) == ([0], 0)
        told = len(bob.all("Time"))
        await ann.done("Wait", seat=0)
        assert len(bob.all("Time")) == told, "it was said already"
        await bob.done("Act", seat=1, action=place(1, 1))
        assert ann.last("Time")["waits"] == []

    with_server(test)


def test_in_step_mode_a_reconnected_client_is_told_who_waits() -> None:
    async def test(fake: FakeServer) -> None:
        ann, _ = await sailing(fake, steps=True)
        await ann.done("Wait", seat=0)
        again = ann.again()
        await again.come()
        assert again.last("Time")["waits"] == [0]

    with_server(test)


def test_in_step_mode_computer_players_act_too() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open("pirates", players=2, steps=True)
        await ann.done("AddBot", seat=1, bot="able")
        await ann.done("Begin")
        await ann.done("Act", seat=0, action=START_IT)
        await ann.done("Act", seat=0, action=place(0, 0))
        await ann.done("Act", seat=0, action=place(2, 2))
        for _ in range(5):
            await ann.done("Wait", seat=0)
        lines = match_of(ann).lines
        assert 1 in {line.seat for line in lines}
        assert now_of(ann) >= SAND
        assert fake.clock.now() - play_of(ann).began == 0

    with_server(test)


# --- restarts ---


def test_a_round_that_ran_stands_until_everybody_is_back() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await sailing(fake)
        await fake.clock.advance(10_000)
        await ann.done("Act", seat=0, action=place(0, 0))
        await fake.restart()
        await fake.clock.advance(3_600_000)
        ann = await ann.again().come()
        assert ann.last("Time")["why"] == "lost"
        assert await ann.refused("Act", seat=0, action=place(2, 2)) == "table.T21"
        await fake.clock.advance(3_600_000)
        assert now_of(ann) == 10_000
        bob = await bob.again().come()
        assert bob.last("Time")["why"] == "countdown"
        await fake.clock.advance(COUNTDOWN + SAND)
        assert match_of(bob).lines[-1].at == 10_000 + SAND
        assert await ann.refused("Act", seat=0, action=place(0, 2)) != "table.T21"

    with_server(test)


def test_a_restart_in_the_moment_of_grace_loses_no_round() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await sailing(fake)
        await fake.clock.advance(ROUND - 10)
        await ann.done("Act", seat=0, action=place(0, 0))
        await fake.clock.advance(100)
        ann, bob = await restarted(fake, ann, bob)
        await fake.clock.advance(COUNTDOWN + 9)
        await bob.done("Act", seat=1, action=place(1, 1))
        await fake.clock.advance(GRACE + 1)
        assert [line.at for line in match_of(ann).lines[2:]] == [ROUND - 10, ROUND - 1, ROUND]

    with_server(test)


def test_after_a_restart_the_mate_still_has_the_seat() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await sailing(fake)
        await bob.go()
        await fake.clock.advance(SUBSTITUTE_AFTER)
        await ann.done("Mate", seat=1, bot="able")
        (ann,) = await restarted(fake, ann)
        assert ann.last("Time")["why"] == "countdown"
        await fake.clock.advance(COUNTDOWN + 10_000)
        assert match_of(ann).lines[-1].seat == 1
        await bob.again().come()
        assert ann.last("Table")["table"]["chairs"][1]["mate"] is None

    with_server(test)


def test_a_restart_costs_no_player_a_second_of_the_bank() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair(clock={"kind": "live", "bank": 60, "increment": 5})
        await fake.clock.advance(20_000)
        first = await one_turn(ann, bob)
        before = banks(ann)
        await fake.restart()
        await fake.clock.advance(3_600_000)
        ann = await ann.again().come()
        await fake.clock.advance(3_600_000)
        assert (ann.last("Time")["why"], banks(ann)) == ("lost", before)
        bob = await bob.again().come()
        await fake.clock.advance(COUNTDOWN + 1_000)
        await one_turn(ann, bob)
        before[1 - first] += -1_000 + 5_000
        assert banks(ann) == before

    with_server(test)


def test_days_pass_while_the_server_is_away() -> None:
    async def test(fake: FakeServer) -> None:
        day = 86_400_000
        ann, bob = await fake.pair(clock={"kind": "days", "bank": 3 * 86_400})
        seat, _ = mover(ann, bob)
        await fake.clock.advance(day)
        await fake.restart()
        await fake.clock.advance(day)
        ann = await ann.again().come()
        assert banks(ann)[seat] == day
        await fake.clock.advance(day)
        assert ann.last("Presence")["mates"] == [seat]

    with_server(test)


def test_a_clock_of_days_runs_out_at_a_table_where_nobody_is() -> None:
    async def test(fake: FakeServer) -> None:
        day = 86_400_000
        ann, bob = await fake.pair(clock={"kind": "days", "bank": 3 * 86_400})
        seat, _ = mover(ann, bob)
        ends = fake.clock.now() + 3 * day
        await ann.go()
        await bob.go()
        await fake.clock.advance(IDLE)
        await fake.registry.sweep()
        assert not fake.registry.tables
        assert [row.due for row in await fake.store.tables_due(ends)] == [ends]
        await fake.clock.advance(2 * day)
        await fake.registry.due.wake()
        assert not fake.registry.tables
        await fake.clock.advance(day)
        await fake.registry.due.wake()
        await let_tasks_run()
        assert (await ann.again().come()).last("Presence")["mates"] == [seat]

    with_server(test)


def test_a_process_that_dies_leaves_the_deadline_of_the_last_turn_behind() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair(clock={"kind": "days", "bank": 3600})
        await fake.clock.advance(1000)
        await one_turn(ann, bob)
        ends = fake.clock.now() + 3_600_000
        await fake.restart()
        assert [row.due for row in await fake.store.tables_due(ends)] == [ends]
        assert not await fake.store.tables_due(ends - 1)

    with_server(test)


@pytest.mark.parametrize("kind", ["none", "live", "days"])
def test_what_was_stopped_stays_stopped(kind: str) -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair(clock={"kind": kind, "bank": 86_400})
        seat, _ = mover(ann, bob)
        await fake.clock.advance(1_000_000)
        await ann.done("Pause")
        await fake.restart()
        await fake.clock.advance(80_000_000)
        ann, bob = await ann.again().come(), await bob.again().come()
        await fake.clock.advance(COUNTDOWN)
        _, one = mover(ann, bob)
        assert ann.last("Time")["why"] == "paused"
        assert await one.refused("Act", seat=seat, action=one.legal()[0]) == "table.T21"
        await bob.done("GoOn")
        if kind != "none":
            assert banks(ann)[seat] == 85_400_000
        await fake.clock.advance(400_000)
        await fake.restart()
        ann, bob = await ann.again().come(), await bob.again().come()
        await fake.clock.advance(COUNTDOWN)
        _, one = mover(ann, bob)
        if kind == "days":
            assert banks(ann)[seat] == 85_000_000
        await one.done("Act", seat=seat, action=one.legal()[0])

    with_server(test)


def test_step_mode_goes_on_after_a_restart() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await sailing(fake, steps=True)
        await ann.done("Act", seat=0, action=place(0, 0))
        ann, bob = await restarted(fake, ann, bob)
        await fake.clock.advance(COUNTDOWN)
        assert ann.last("Time")["why"] == "steps"
        await ann.done("Wait", seat=0)
        await bob.done("Wait", seat=1)
        assert now_of(ann) == SAND

    with_server(test)


def test_speed_goes_on_after_a_restart() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await sailing(fake, speed=1000)
        await fake.clock.advance(100)
        await ann.done("Act", seat=0, action=place(0, 0))
        ann, bob = await restarted(fake, ann, bob)
        await fake.clock.advance(COUNTDOWN + SAND // 10)
        assert [line.at for line in match_of(bob).lines[2:]] == [1_000, 1_000 + SAND]

    with_server(test)


def test_a_crew_of_computer_players_sails_on_after_a_restart_without_anybody() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open("pirates", players=2)
        await ann.done("Remove", seat=0)
        for seat in range(2):
            await ann.done("AddBot", seat=seat, bot="able")
        await ann.done("Begin")
        await fake.clock.advance(20_000)
        lines = len(match_of(ann).lines)
        await fake.restart()
        table = await fake.registry.table(ann.code)
        assert table is not None
        await fake.clock.advance(60_000)
        assert table.play is not None
        assert len(table.play.match.lines) > lines

    with_server(test)


def test_a_table_without_connections_is_unloaded_and_restored() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        seat, one = mover(ann, bob)
        await one.done("Act", seat=seat, action=one.legal()[0])
        old = ann.table
        await ann.go()
        await fake.clock.advance(700_000)
        await fake.registry.sweep()
        assert fake.registry.tables
        await bob.go()
        await fake.clock.advance(599_999)
        await fake.registry.sweep()
        assert fake.registry.tables
        await fake.clock.advance(1)
        await fake.registry.sweep()
        assert not fake.registry.tables
        ann, bob = await ann.again().come(), await bob.again().come()
        assert ann.table is not old
        assert len(match_of(ann).lines) == 2
        await one_turn(ann, bob)

    with_server(test)

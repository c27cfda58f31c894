"""A table's clock: it is told the time of the world, runs at any speed, stands, and in step mode jumps."""

import pytest

from saltsea.kernel.nouns import Action, Observation, State
from saltsea.kernel.seat import Seats
from saltsea.kernel.table_clock import FULL, Steps, TableClock, Tempo


def test_a_clock_that_stands_shows_the_same_whatever_time_it_is() -> None:
    clock = TableClock(5000, FULL)
    assert [clock.now(real) for real in (0, 10, 10_000)] == [5000, 5000, 5000]
    assert clock.real_at(6000) is None


def test_a_clock_that_runs_counts_from_where_it_stood() -> None:
    clock = TableClock(5000, FULL)
    clock.run(100)
    assert (clock.now(100), clock.now(350)) == (5000, 5250)
    clock.stand(400)
    clock.run(9000)
    assert clock.now(9100) == 5400


def test_running_on_changes_nothing() -> None:
    clock = TableClock(0, FULL)
    clock.run(0)
    clock.run(700)
    assert clock.now(1000) == 1000


@pytest.mark.parametrize(("percent", "shown"), [(25, 250), (50, 500), (75, 750), (100, 1000), (1000, 10_000)])
def test_the_speed_is_in_hundredths(percent: int, shown: int) -> None:
    clock = TableClock(0, percent)
    clock.run(5000)
    assert clock.now(6000) == shown


@pytest.mark.parametrize("percent", [25, 33, 50, 75, 99, 100, 150, 1000])
@pytest.mark.parametrize("at", [0, 1, 7, 999, 30_000])
def test_it_wakes_no_sooner_than_it_must_and_no_later(percent: int, at: int) -> None:
    clock = TableClock(0, percent)
    clock.run(400)
    real = clock.real_at(at)
    assert real is not None
    assert clock.now(real) >= at
    assert real == 400 or clock.now(real - 1) < at


def test_what_is_past_was_due_at_once() -> None:
    clock = TableClock(5000, FULL)
    clock.run(100)
    assert clock.real_at(4000) == 100


def test_skipped_time_is_left_out() -> None:
    clock = TableClock(0, FULL)
    clock.run(0)
    clock.skip(2000, 60_000)
    assert clock.now(60_500) == 2500


def test_only_a_clock_that_stands_jumps_and_only_forward() -> None:
    clock = TableClock(1000, FULL)
    clock.jump(4000)
    assert clock.now(0) == 4000
    with pytest.raises(ValueError, match="forward"):
        clock.jump(3999)
    clock.run(0)
    with pytest.raises(ValueError, match="forward"):
        clock.jump(9000)


# --- step mode ---


class StandingTempo(Tempo):
    """A game that says what the test wants."""

    def __init__(self, hands: Seats, *, owes: bool = False, stands: bool = False) -> None:
        self.hands, self.owing, self.standing = hands, owes, stands

    def awaited(self, state: State) -> Seats:
        return self.hands

    def owes(self, state: State) -> bool:
        return self.owing

    def stands(self, state: State) -> bool:
        return self.standing


def test_step_mode_waits_for_everybody_with_something_in_hand() -> None:
    steps = Steps(StandingTempo(0b1011), people=0b0111)
    assert steps.undecided(State()) == 0b0011
    steps.wait(0b0001)
    assert not steps.may_jump(State())
    steps.wait(0b0010)
    assert steps.may_jump(State())


def test_a_seat_that_holds_nothing_is_not_waited_for() -> None:
    assert Steps(StandingTempo(0), people=0b1111).may_jump(State())
    assert Steps(StandingTempo(0b1100), people=0b0011).may_jump(State())


def test_a_wait_lasts_until_something_happens() -> None:
    steps = Steps(StandingTempo(0b1), people=0b1)
    steps.wait(0b1)
    steps.happened()
    assert not steps.may_jump(State())


def test_while_a_choice_is_owed_or_time_stands_nothing_jumps() -> None:
    for tempo in (StandingTempo(0, owes=True), StandingTempo(0, stands=True)):
        steps = Steps(tempo, people=0b1)
        steps.wait(0b1)
        assert not steps.may_jump(State())


def test_a_game_without_a_speed_of_its_own_runs_at_full_speed_and_nothing_stops_it() -> None:
    assert Tempo().percent({}) == FULL
    assert not Tempo().stops(Action())
    for asked in (Tempo().stands, Tempo().awaited, Tempo().owes):
        with pytest.raises(NotImplementedError):
            asked(State())
    with pytest.raises(NotImplementedError):
        Tempo().left(State(), 0)
    with pytest.raises(NotImplementedError):
        Tempo().look(Observation(0, None, None, []), 0)  # type: ignore[arg-type]

"""R7 and R9: when events come and what they do to the clock, and pauses."""

import pytest

from pirates.deeds_kit import allowed, call, corks, do, names_of, refused, wait, wait_until
from pirates.rounds_kit import (
    EVENTFUL,
    ended_with,
    goal,
    laid_out,
    passage_in_every_round,
    point,
    rounds,
    seeded,
    start,
    to_the_end,
)
from pirates.tables import RULES, at_sea, rules_of, space, spot
from saltsea.games.pirates.engine.actions import Continue, Cork, Hide, Pause, Place, Resume, SetSails, TakeBack, Turn
from saltsea.games.pirates.engine.state import BRIEFING, TOO_LATE, WON
from saltsea.games.pirates.events import round_events
from saltsea.games.pirates.rules.happenings import moments

# --- R7: the moments of events ---


@pytest.mark.parametrize(("seconds", "number"), [(180, 1), (180, 2), (165, 2), (155, 3), (60, 1), (45, 2)])
def test_pirates_R7_each_event_has_its_own_part_of_what_lies_between_the_quiet_ends(seconds: int, number: int) -> None:
    parts = moments(seconds, number)
    assert len(parts) == number
    assert all(parts)
    drawn_from = [second for part in parts for second in part]
    assert drawn_from == list(range(20, drawn_from[-1] + 1))
    assert seconds - 25 <= drawn_from[-1] <= seconds - 20
    assert max(len(part) for part in parts) - min(len(part) for part in parts) <= 1


def test_pirates_R7_the_moments_are_drawn_when_the_round_is_dealt() -> None:
    rules = rules_of(events=["gust", "lull", "rum"], rounds=rounds({"kraken": 1}, called=2))
    seen: list[list[int]] = [laid_out(rules, seeded(f"moment {seed}")).clock.moments or [] for seed in range(60)]
    assert all(len(drawn) == 2 for drawn in seen)
    one, two = moments(180, 2)
    assert all(first // 1000 in one and second // 1000 in two for first, second in seen)
    assert all(20_000 <= first < second <= 160_000 for first, second in seen)
    assert len({first for first, _ in seen}) > 20


def test_pirates_R7_a_round_without_events_has_none() -> None:
    state = laid_out(rules_of(events=["gust"], rounds=rounds({"kraken": 1}, called=0)))
    assert state.clock.moments == []
    start(state)
    assert "EventCalled" not in names_of(to_the_end(state, enemy=[0, 0]))


def test_pirates_R7_an_event_comes_at_its_moment() -> None:
    state = laid_out(rules_of(events=["gust"], rounds=rounds({"kraken": 1}, called=1)))
    moment = (state.clock.moments or [0])[0]
    start(state, at=5_000)
    assert RULES.next_deadline(state) == 5_000 + moment
    assert names_of(wait(state))[:2] == ["EventCalled", "EventCame"]
    assert state.ship.sails == 2


def test_pirates_R7_never_the_same_twice_in_a_round() -> None:
    rules = rules_of(events=["gust", "lull", "rum"], rounds=rounds({"kraken": 1}, called=3))
    for seed in range(20):
        state = laid_out(rules, seeded(f"twice {seed}"))
        start(state)
        came = [event.happening for event in to_the_end(state) if isinstance(event, round_events.EventCame)]
        assert len(came) == len(set(came)) == 3


def test_pirates_R7_the_next_round_may_have_the_same_event_again() -> None:
    rules = rules_of(events=["gust"], rounds=rounds({"kraken": 1}, {"kraken": 1}, called=1))
    state = laid_out(rules)
    start(state)
    to_the_end(state, enemy=[0, 0])
    start(state, at=300_000)
    assert "EventCame" in names_of(to_the_end(state, enemy=[0, 0]))


def test_pirates_R7_a_round_that_ends_early_calls_no_event_any_more() -> None:
    state = passage_in_every_round(events=["gust"])
    state.clock.moments = [100_000]
    do(state, SetSails(0, -1), enemy=[0])
    assert state.clock.moments == []
    assert RULES.next_deadline(state) is None


def test_pirates_R7_the_clock_runs_on_and_so_does_the_sand() -> None:
    state = at_sea(rules=EVENTFUL, timers={0: "helm"}, running={0: 70_000})
    call(state, "gust")
    assert refused(state, Continue()) == "R7"
    assert allowed(state, Place(1, space("lookout")))
    assert RULES.next_deadline(state) == 70_000


def test_pirates_R7_at_the_lowest_level_clock_and_sand_stand_until_continue() -> None:
    state = at_sea(rules=EVENTFUL, options={"level": "deckhand"}, timers={0: "helm"}, running={0: 70_000})
    call(state, "gust")
    assert RULES.next_deadline(state) is None
    assert refused(state, Place(1, space("lookout"))) == "R7"
    assert refused(state, Pause()) == "R9"
    do(state, Continue(), seat=2, at=75_000)
    assert RULES.next_deadline(state) == 85_000
    wait_until(state, 85_000)
    assert RULES.next_deadline(state) == 195_000 + 15_000


def test_pirates_R7_what_an_event_asks_may_be_chosen_before_continue_and_takes_no_time() -> None:
    state = at_sea(rules=EVENTFUL, options={"level": "deckhand"})
    call(state, "loose-timber")
    assert RULES.next_deadline(state) is None
    do(state, Cork(space("sails-2")), seat=1, at=100_000)
    assert corks(state) == {"sails-2"}
    do(state, Continue(), at=160_000)
    assert RULES.next_deadline(state) == 195_000 + 100_000


def test_pirates_R7_while_the_clock_stands_a_choice_made_late_costs_no_time() -> None:
    state = at_sea(rules=EVENTFUL, options={"level": "deckhand"}, fires=["cannonballs"])
    call(state, "thunder")
    do(state, Cork(space("right-2")), at=100_000)
    do(state, Continue(), at=110_000)
    assert RULES.next_deadline(state) == 130_000


def test_pirates_R7_while_the_clock_stands_a_goal_reached_late_leaves_all_the_time() -> None:
    rules = rules_of(goal=goal([point("passage-1")]), rounds=rounds({"passage-1": 1}), events=["current"])
    cards = {"NE1": "fog-bank", "NE2": "passage-1", "N1": "rocks", "N2": "rocks"}
    state = at_sea(cards, rules=rules, down=["NE1"], options={"level": "deckhand"})
    call(state, "current")
    do(state, Hide(spot("N1")), at=100_000)
    assert ended_with(state) == WON
    assert state.log.left == 195_000 - 60_000


def test_pirates_R7_an_event_that_waits_for_choices_leaves_the_last_twenty_seconds_quiet() -> None:
    rules = rules_of(parts=["bow-chaser"], events=["gust"])
    cards = {"NE1": "rocks", "NE2": "fog-bank", "N1": "rocks", "SE1": "rocks"}
    state = at_sea(cards, rules=rules, down=["NE2"], timers={0: "helm"})
    state.clock.moments = [157_000]
    do(state, Turn(0, 1), at=156_900)
    called = [event.at for event in to_the_end(state) if isinstance(event, round_events.EventCalled)]
    assert all(at <= 160_000 for at in called)


def test_pirates_R7_an_event_that_wins_the_chapter_leaves_nothing_to_continue() -> None:
    rules = rules_of(goal=goal([point("passage-2")]), rounds=rounds({"passage-2": 1}), events=["gust"])
    state = at_sea({"N1": "passage-2"}, rules=rules, options={"level": "deckhand"})
    call(state, "gust")
    assert ended_with(state) == WON
    assert refused(state, Continue()) == "R7"


def test_pirates_R7_an_event_that_ends_a_round_does_not_stop_the_clock_of_the_next() -> None:
    goals = goal([point("passage-2")], each_round=True)
    rules = rules_of(goal=goals, rounds=rounds({"passage-2": 1}, {"passage-2": 1}), events=["gust"])
    state = at_sea({"N1": "passage-2"}, rules=rules, options={"level": "deckhand"})
    call(state, "gust")
    assert (state.agenda.phase, state.log.round) == (BRIEFING, 1)
    assert refused(state, Continue()) == "R7"
    start(state, at=100_000)
    assert RULES.next_deadline(state) == 100_000 + 195_000


@pytest.mark.parametrize("seconds", [45, 50, 51, 52, 55, 60])
def test_pirates_R7_a_short_round_has_its_events_between_the_quiet_ends_or_none(seconds: int) -> None:
    rules = rules_of(events=["gust", "lull", "rum"], rounds=rounds({"kraken": 1}, seconds=seconds, called=2))
    state = laid_out(rules, level="captain")
    assert all(20_000 <= moment <= (seconds - 30) * 1000 for moment in state.clock.moments or [])
    start(state)
    to_the_end(state, enemy=[0, 0])
    assert ended_with(state) == TOO_LATE


# --- R9: pause ---


def test_pirates_R9_any_player_stops_clock_and_sand_and_any_lets_them_run_again() -> None:
    state = at_sea(timers={0: "helm"}, running={0: 70_000})
    do(state, Pause(), seat=3, at=65_000)
    assert RULES.next_deadline(state) is None
    do(state, Resume(), seat=1, at=100_000)
    assert RULES.next_deadline(state) == 105_000
    wait(state)
    assert RULES.next_deadline(state) == 180_000 + 35_000


def test_pirates_R9_during_a_pause_no_player_touches_a_timer() -> None:
    state = at_sea(timers={0: "helm"})
    do(state, Pause(), seat=1)
    assert refused(state, Place(1, space("lookout"))) == "R9"
    assert refused(state, Turn(0, 1)) == "R9"
    assert refused(state, TakeBack(0)) == "R9"
    assert refused(state, Pause()) == "R9"


def test_pirates_R9_only_a_pause_is_resumed() -> None:
    state = at_sea()
    assert refused(state, Resume()) == "R9"
    do(state, Pause())
    do(state, Resume(), seat=2)
    assert refused(state, Resume()) == "R9"


def test_pirates_R9_before_the_start_there_is_nothing_to_stop() -> None:
    assert refused(laid_out(rules_of()), Pause()) == "R9"


def test_pirates_R9_a_choice_waits_too() -> None:
    state = at_sea({"SE1": "fog"}, rules=EVENTFUL)
    call(state, "loose-timber")
    do(state, Pause(), at=61_000)
    assert refused(state, Cork(space("sails-2"))) == "R9"
    do(state, Resume(), at=91_000)
    assert RULES.next_deadline(state) == 93_000
    wait(state)
    assert corks(state) == {"sails-1"}


def test_pirates_R9_pauses_are_counted_and_everybody_sees_them() -> None:
    state = at_sea()
    for _ in range(2):
        do(state, Pause())
        do(state, Resume())
    do(state, Pause())
    clocks = [RULES.observe(state, seat).public.clock for seat in range(4)]  # type: ignore[attr-defined]
    assert [(clock.pauses, clock.stands) for clock in clocks] == [(3, state.clock.stands)] * 4
    assert state.clock.stands != 0

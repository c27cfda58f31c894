"""What is added up over voyages: wins with their uncertainty, idle timers, and what hurt the ship."""

from typing import Any, Final

import pytest

from pirates.rounds_kit import goal, point, rounds, sink
from pirates.tables import RULES, rules_of, space
from saltsea.bots.random_bot import RandomBot
from saltsea.games.pirates.definition import able
from saltsea.games.pirates.engine.actions import Place, Start
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.state import LIVES_LOST, SUNK, TOO_LATE, WON
from saltsea.games.pirates.events import crew_events
from saltsea.games.pirates.report import PiratesReport
from saltsea.games.pirates.tempo import PiratesTempo
from saltsea.games.pirates.voyage_log import BROKEN_CANNON, SPREADING, Cause, VoyageLog
from saltsea.kernel.chance import named_seed
from saltsea.kernel.match import Match
from saltsea.kernel.match import start as started
from saltsea.research.real_time import sailed
from saltsea.research.summary import wilson

PASSAGE: Final = goal([point("passage-1")])
KEYS: Final = {
    "runs", "won", "rate", "low", "high", "sunk", "late", "lives_lost", "seconds_left", "idle_seconds", "rounds",
    "hurt_by", "optional", "score", "stars",
}  # fmt: skip


def begun(rules: PiratesRules, players: int = 4, name: str = "report", **options: Any) -> Match:
    match = started(rules, players, options, named_seed(name))
    assert isinstance(match, Match)
    match.submit(0, Start(), 0)
    return match


def left_alone(rules: PiratesRules, players: int = 4, **options: Any) -> Match:
    """A voyage on which everybody only starts the rounds."""
    match = begun(rules, players, **options)
    while not match.is_over():
        deadline = rules.next_deadline(match.state)
        if deadline is None:
            match.submit(0, Start(), match.now())
        else:
            match.look(deadline)
    return match


def crewed(rules: PiratesRules, name: str, players: int = 4, **options: Any) -> Match:
    bots = [able(rules) for _ in range(players)]
    return sailed(rules, PiratesTempo(), players, options, bots, name).match


def summed(*matches: Match) -> dict[str, Any]:
    report = PiratesReport()
    for match in matches:
        report.add(report.look(match))
    return report.result()


# --- Wilson ---


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_the_interval_is_wilsons(hits: int, tries: int, low: float, high: float) -> None:
    found = wilson(hits, tries)
    assert (round(found[0], 4), round(found[1], 4)) == (low, high)


# --- idle timers ---


def test_untouched_timers_are_idle_all_the_time() -> None:
    rules = rules_of(goal=PASSAGE, rounds=rounds({"passage-1": 1}, {"passage-1": 1}, seconds=60))
    assert VoyageLog(left_alone(rules)).idle == 2 * 4 * 60_000
    assert summed(left_alone(rules))["idle_seconds"] == 60
    assert summed(left_alone(rules, 1, timers=2))["idle_seconds"] == 75


def test_a_timer_is_busy_while_its_sand_runs_and_idle_when_it_is_ready() -> None:
    match = begun(rules_of(goal=PASSAGE, rounds=rounds({"passage-1": 1}, seconds=60)))
    match.submit(0, Place(0, space("repairs")), 10_000)
    match.look(60_000)
    assert VoyageLog(match).idle == 3 * 60_000 + 30_000


def test_time_in_which_the_clock_stands_counts_for_no_timer() -> None:
    rules = rules_of(goal=PASSAGE, rounds=rounds({"passage-1": 1}, seconds=60, called=1), events=["rum"])
    match = begun(rules, level="deckhand")
    match.look(75_000)
    log = VoyageLog(match)
    assert log.state.clock.stands
    assert 4 * 20_000 <= log.idle <= 4 * 55_000


# --- what hurt ---


def harm_of(match: Match) -> dict[Cause, tuple[int, int]]:
    return {cause: (harm.corks, harm.lives) for cause, harm in VoyageLog(match).harm.items()}


def test_a_fireship_is_fire() -> None:
    found = harm_of(left_alone(rules_of(goal=PASSAGE, rounds=rounds({"passage-1": 1, "fireship": 1}))))
    assert list(found) == [Cause("card.fireship", "fire")]
    assert sum(found[Cause("card.fireship", "fire")]) == 2


def test_shots_are_those_of_their_ship() -> None:
    found = harm_of(left_alone(rules_of(goal=PASSAGE, rounds=rounds({"passage-1": 1, "gunboat": 5, "corvette": 1}))))
    assert set(found) <= {Cause("card.gunboat", "shots"), Cause("card.corvette", "shots")}
    assert sum(found[Cause("card.gunboat", "shots")]) > 2


def test_an_event_is_named() -> None:
    deal = rounds({"passage-1": 1}, {"passage-1": 1}, called=1)
    found = harm_of(left_alone(rules_of(goal=PASSAGE, rounds=deal, events=["broken-wheel"])))
    assert found == {Cause("event.broken-wheel", "event"): (1, 1)}


def test_fire_that_spreads_is_told_apart_from_its_ship() -> None:
    deal = rounds({"passage-1": 1, "fireship": 1}, {"passage-1": 1}, called=1)
    found = harm_of(left_alone(rules_of(goal=PASSAGE, rounds=deal, events=["rum"])))
    assert sum(found[SPREADING]) >= 1
    assert sum(found[Cause("card.fireship", "fire")]) == 2


@pytest.mark.parametrize("chapter", ["1", "6", "9", "10"])
def test_every_cork_and_life_point_has_its_cause(chapter: str) -> None:
    match = crewed(RULES, f"harm/{chapter}", chapter=chapter)
    heard = [event for line in match.lines for event in line.events]
    broken = [event.cost for event in heard if isinstance(event, crew_events.CannonBroke)]
    corks = sum(isinstance(event, crew_events.CorkPut) for event in heard) + broken.count(crew_events.CORKED)
    found = harm_of(match)
    assert sum(harm[0] for harm in found.values()) == corks
    assert sum(harm[1] for harm in found.values()) == match.state.log.tally[LIVES_LOST]
    assert found.get(BROKEN_CANNON, (0, 0))[0] == broken.count(crew_events.CORKED)


# --- the sum ---


def test_results_are_counted_and_add_up() -> None:
    matches = [crewed(RULES, f"sum/{number}", chapter="1") for number in range(8)]
    found = summed(*matches)
    results = [match.state.log.result for match in matches]
    assert set(found) >= KEYS
    assert (found["won"], found["sunk"], found["late"]) == tuple(results.count(it) for it in (WON, SUNK, TOO_LATE))
    assert found["won"] + sum(found["lost_in_round"]) == sum(found["voyages_by_stars"]) == found["runs"] == 8
    assert found["rate"] == found["won"] / 8
    assert found["low"] <= found["rate"] <= found["high"]


def test_voyages_that_are_never_won_have_no_time_left() -> None:
    found = summed(left_alone(rules_of(goal=PASSAGE, rounds=rounds({"passage-1": 1}))))
    assert (found["won"], found["late"], found["score"], found["stars"]) == (0, 1, 0, 0)
    assert found["seconds_left"] is None
    assert found["score_when_won"] is None
    assert found["optional"] is None
    assert found["hurt_by"] == {}


def test_the_worst_comes_first() -> None:
    rules = rules_of(goal=goal([sink("fort")]), rounds=rounds({"fort": 1, "gunboat": 4, "brigantine": 1}))
    hurt = summed(left_alone(rules))["hurt_by"]
    assert list(hurt) == sorted(hurt, key=lambda by: (-hurt[by]["lives"], -hurt[by]["corks"]))
    assert all(harm["how"] == "shots" for harm in hurt.values())


# --- the slow table ---


def test_sailors_who_only_watch_are_asked_again() -> None:
    rules = rules_of(goal=PASSAGE, rounds=rounds({"passage-1": 1}, {"passage-1": 1}, seconds=60))
    for number in range(20):
        table = sailed(rules, PiratesTempo(), 1, {}, [RandomBot(patience=2)], f"slow/{number}")
        assert table.match.is_over()


def test_a_crew_that_never_wants_anything_is_called_stuck() -> None:
    class IdleBot:
        def choose(self, view: object, dice: object) -> None:
            return None

    with pytest.raises(RuntimeError, match="no seat acts"):
        sailed(RULES, PiratesTempo(), 1, {}, [IdleBot()], "stuck")


def test_a_round_whose_only_ship_is_spared_can_be_sailed() -> None:
    """Small crews meet one ship fewer: then no card lies, and the events come all the same."""
    deal = rounds({"brigantine": 1}, {"passage-1": 1}, called=1)
    match = left_alone(rules_of(goal=PASSAGE, rounds=deal, events=["gust"]), 3)
    assert match.state.log.result == TOO_LATE

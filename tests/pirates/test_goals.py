"""R6: goals of rounds and chapters, their stages, and what happens without them."""

from pirates.deeds_kit import corks, do, is_free, names_of, wait_until
from pirates.rounds_kit import (
    ended_with,
    goal,
    passage_in_every_round,
    point,
    rounds,
    shots_in,
    sink,
    start,
    take,
    to_the_end,
    two_rounds,
)
from pirates.tables import RULES, at_cannon, at_sea, kind, rules_of, spot
from saltsea.games.pirates.engine.actions import Fire, Land, SetSails, Turn
from saltsea.games.pirates.engine.state import BRIEFING, SAILING, SUNK, TOO_LATE, WON

# --- R6: goals ---


def test_pirates_R6_a_goal_ends_the_round_at_once_and_the_enemy_fires() -> None:
    state = passage_in_every_round()
    happened = do(state, SetSails(0, -1), enemy=[1])
    names = names_of(happened)
    assert names.index("GoalReached") < names.index("TimersCleared") < names.index("EnemyShot")
    assert corks(state) == {"right-1"} or state.clock.choice
    wait_until(state, 70_000)
    assert (state.log.round, state.agenda.phase) == (1, BRIEFING)
    assert is_free(state, 1)


def test_pirates_R6_after_the_last_goal_of_the_chapter_no_card_fires() -> None:
    state = passage_in_every_round()
    state.log.round = 1
    happened = do(state, SetSails(0, -1))
    assert ended_with(state) == WON
    assert shots_in(happened) == 0


def test_pirates_R6_each_round_asks_for_its_own_goal_again() -> None:
    state = passage_in_every_round()
    do(state, SetSails(0, -1), enemy=[0])
    assert (state.log.stage, sum(state.log.pointed)) == (0, 0)
    start(state, at=80_000)
    to_the_end(state, enemy=[0])
    assert ended_with(state) == TOO_LATE


def test_pirates_R6_a_round_that_ends_without_its_own_goal_loses_the_chapter() -> None:
    state = passage_in_every_round()
    happened = to_the_end(state, enemy=[0])
    assert shots_in(happened) == 1
    assert (ended_with(state), state.log.round) == (TOO_LATE, 0)


def test_pirates_R6_without_the_goal_only_the_last_round_loses_the_chapter() -> None:
    state = two_rounds()
    to_the_end(state)
    assert (state.log.round, state.agenda.phase) == (1, BRIEFING)
    start(state, at=200_000)
    to_the_end(state, enemy=[0, 0])
    assert ended_with(state) == TOO_LATE
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.winners == []


def test_pirates_R6_a_chapter_is_won_in_any_round() -> None:
    rules = rules_of(goal=goal([sink("corvette", 2)]), rounds=rounds({"corvette": 2}, {"corvette": 2}))
    state = at_cannon({"NE1": "corvette"}, rules=rules)
    state.log.sunk[kind("corvette")] = 1
    do(state, Fire(0, spot("NE1"), 0), die=[2])
    assert ended_with(state) == WON
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.ended_by, outcome.winners) == ("pirates.R6", [0, 1, 2, 3])


def test_pirates_R6_one_of_two_is_not_the_goal() -> None:
    rules = rules_of(goal=goal([sink("corvette", 2)]), rounds=rounds({"corvette": 2}))
    state = at_cannon({"NE1": "corvette"}, rules=rules)
    do(state, Fire(0, spot("NE1"), 0), die=[2])
    assert state.agenda.phase == SAILING


def test_pirates_R6_a_stage_that_is_done_opens_the_next_and_the_round_goes_on() -> None:
    goals = goal([take("map")], [point("passage-1")])
    rules = rules_of(goal=goals, rounds=rounds({"island": 1, "passage-1": 1}))
    cards = {"N1": "island", "N2": "passage-1"}
    state = at_sea(cards, rules=rules, sails=0, timers={0: "N1", 1: "sails-1"})
    assert "StageReached" in names_of(do(state, Land(0)))
    assert (state.agenda.phase, state.log.stage) == (SAILING, 1)
    do(state, SetSails(1, 1))
    assert ended_with(state) == WON


def test_pirates_R6_two_conditions_of_one_stage_hold_together_or_not_at_all() -> None:
    goals = goal([take("map"), sink("brigantine")])
    rules = rules_of(goal=goals, rounds=rounds({"island": 1, "brigantine": 1}))
    state = at_cannon({"N1": "island", "NE1": "brigantine"}, rules=rules, sails=0, timers={1: "N1"})
    do(state, Land(1))
    assert state.agenda.phase == SAILING
    do(state, Fire(0, spot("NE1"), 0), die=[1])
    assert ended_with(state) == WON


def test_pirates_R6_the_last_life_point_is_gone_before_the_goal_is_reached() -> None:
    rules = rules_of(goal=goal([point("passage-1")]), rounds=rounds({"passage-1": 1, "rocks": 1}))
    cards = {"NE1": "rocks", "NE2": "passage-1"}
    state = at_sea(cards, rules=rules, lives=1, corks=["cannonballs"], timers={0: "helm"})
    do(state, Turn(0, 1))
    assert ended_with(state) == SUNK

"""The App beside the cardboard (Q1): its set-up, its clock, and what the crew tells while sand runs."""

from collections import Counter
from typing import Any

from pirates.app_crew import NORTH, SECOND, Crew, last, lone
from pirates.rounds_kit import goal, point, rounds, sink
from pirates.tables import kind, rules_of
from saltsea.catalog import CATALOG
from saltsea.games.pirates.app import events
from saltsea.games.pirates.app.actions import (
    EnterRoll,
    NoteCard,
    NoteLives,
    Reach,
    Report,
)
from saltsea.games.pirates.engine.actions import Continue, Pause, Resume, Start
from saltsea.games.pirates.engine.state import BRIEFING, REVEALING, SAILING, TOO_LATE, WON
from saltsea.games.pirates.events import round_events
from saltsea.kernel.chance import named_seed
from saltsea.kernel.match import start as open_match
from saltsea.kernel.nouns import Refusal

# --- set-up ---


def test_pirates_Q1_the_app_tells_where_cards_are_laid_and_names_none_but_those_that_lie_open() -> None:
    crew = lone({"kraken": 1, "fort": 1, "fog": 4}, goal=goal([sink("kraken")]))
    view = crew.view()
    assert view.phase == "briefing"
    assert view.deal == {"card.kraken": 1, "card.fort": 1, "card.fog": 4}
    assert Counter(card.card for card in view.cards.values()) == {"": 5, "card.fort": 1}
    assert view.anew


def test_pirates_R2_the_app_names_the_cards_that_never_lie_at_the_bow_and_how_many_others_do() -> None:
    view = lone({"kraken": 1, "fort": 1, "fog": 4}, goal=goal([sink("kraken")])).view()
    assert view.apart == ["card.kraken"]
    at_bow = [card for name, card in view.cards.items() if name[:-1] == view.ship.heading and not card.up]
    assert view.at_bow == len(at_bow)


def test_pirates_Q1_the_set_up_of_every_chapter_is_that_of_the_digital_game() -> None:
    for chapter in range(1, 11):
        crew = Crew(chapter=str(chapter), sailors=4, level="captain")
        digital = crew.rules.sea.setup(4, crew.table.voyage.options)
        assert vars_of(crew.table.ship) == vars_of(digital.ship)
        assert crew.table.voyage.rounds is digital.voyage.rounds


def vars_of(part: Any) -> dict[str, Any]:
    return {name: getattr(part, name) for name in ("heading", "sails", "lives", "corks", "fires", "spaces", "hull")}


def test_pirates_S4_so_many_people_sail_as_the_option_says() -> None:
    for sailors, timers in ((1, 4), (2, 4), (3, 3), (4, 4)):
        assert Crew(sailors=sailors).view().sand.timers == timers
    refusal = open_match(CATALOG["app"].rules(), 1, {"sailors": 2, "timers": 3}, named_seed("two"))
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "pirates.S4"


# --- the clock and its events ---


def test_pirates_T6_the_clock_ends_the_round() -> None:
    crew = lone({"kraken": 1}, {"kraken": 1})
    crew.tell(Start())
    crew.wait(179.9)
    assert crew.table.agenda.phase == SAILING
    crew.wait(0.1)
    assert crew.table.agenda.phase == REVEALING


def test_pirates_R9_a_pause_stops_the_clock() -> None:
    crew = lone({"kraken": 1}, {"kraken": 1})
    crew.tell(Start())
    crew.wait(100)
    crew.tell(Pause())
    crew.wait(500)
    assert crew.refused(Pause()) == "pirates.R9"
    crew.tell(Resume())
    crew.wait(79)
    assert crew.table.agenda.phase == SAILING
    crew.wait(1)
    assert crew.table.agenda.phase == REVEALING
    assert crew.view().clock.pauses == 1


def eventful(level: str) -> Crew:
    rules = rules_of(events=["gust", "lull"], rounds=rounds({"kraken": 1}, {"kraken": 1}, called=2))
    return Crew(rules, level=level)


def until_event(crew: Crew) -> None:
    for _ in range(200):
        if crew.table.agenda.event >= 0:
            return
        crew.wait(1)
    raise AssertionError("no event came")


def test_pirates_R7_an_event_waits_for_continue_and_at_the_lowest_level_the_clock_does_too() -> None:
    for level, stands in (("bosun", None), ("deckhand", "event")):
        crew = eventful(level)
        assert crew.refused(Continue()) == "pirates.R7"
        crew.tell(Start())
        until_event(crew)
        assert crew.view().event in ("event.gust", "event.lull")
        assert crew.view().clock.stands == stands
        found = crew.tell(Continue())
        assert isinstance(found[0], events.EventApplied)
        assert crew.view().event == ""
        assert crew.view().clock.stands is None


def test_pirates_R7_what_an_event_does_is_done_by_hand() -> None:
    crew = eventful("bosun")
    before = vars_of(crew.table.ship)
    crew.sail()
    assert vars_of(crew.table.ship) == before


def test_pirates_R7_the_next_event_waits_until_the_crew_has_dealt_with_the_one_before() -> None:
    crew = eventful("bosun")
    crew.tell(Start())
    until_event(crew)
    first = crew.table.agenda.event
    crew.wait(100)
    assert crew.table.agenda.event == first
    assert crew.table.clock.seen.bit_count() == 1


def test_pirates_R7_a_round_that_ends_takes_its_event_with_it() -> None:
    crew = eventful("bosun")
    crew.tell(Start())
    until_event(crew)
    crew.wait(200)
    assert crew.table.agenda.phase == REVEALING
    assert crew.refused(Continue()) == "pirates.R7"
    crew.tell(Report())
    assert crew.view().event == ""


# --- what is told while sand runs ---


def test_pirates_R6_a_goal_ends_the_round_with_the_time_that_is_left() -> None:
    crew = lone({"kraken": 1}, {"kraken": 1})
    assert crew.refused(Reach()) == "pirates.R6"
    crew.tell(Start())
    crew.wait(100)
    found = crew.tell(Reach())
    assert last(found, round_events.GoalReached).left == 80 * SECOND
    assert crew.view().verdict == "won"
    crew.tell(Report())
    assert crew.table.log.result == WON


def test_pirates_R6_a_stage_of_a_goal_opens_the_next_and_the_sand_runs_on() -> None:
    crew = Crew(
        rules_of(goal=goal([sink("kraken")], [point("passage-1")]), rounds=rounds({"kraken": 1, "passage-1": 1}))
    )
    crew.tell(Start())
    assert isinstance(crew.tell(Reach())[0], round_events.StageReached)
    assert crew.table.agenda.phase == SAILING
    assert crew.view().goal.stage == 2
    crew.tell(Reach(), Report())
    assert crew.table.log.result == WON


def test_pirates_R6_a_choice_that_was_open_at_zero_may_still_reach_the_goal() -> None:
    crew = lone({"kraken": 1})
    crew.sail()
    assert crew.view().verdict == "lost"
    found = crew.tell(Reach())
    assert last(found, round_events.GoalReached).left == 0
    assert crew.view().verdict == "won"
    crew.tell(Report())
    assert crew.table.log.result == WON


def test_pirates_R6_the_last_round_without_its_goal_is_lost_without_a_shot() -> None:
    crew = lone({"kraken": 1, "gunboat": 1})
    crew.sail()
    assert crew.refused(NoteCard(NORTH, kind("gunboat"))) == "pirates.Q1"
    found = crew.tell(Report())
    assert last(found, round_events.VoyageEnded).result == TOO_LATE
    outcome = crew.rules.outcome(crew.match.state)
    assert outcome is not None
    assert (outcome.ended_by, outcome.winners, outcome.scores) == ("pirates.R6", [], [0])


def test_pirates_R6_after_a_goal_of_a_round_the_enemy_fires_and_the_next_is_dealt() -> None:
    goals = goal([point("passage-1")], each_round=True)
    crew = Crew(rules_of(goal=goals, rounds=rounds({"passage-1": 1, "brigantine": 1}, {"passage-1": 1})))
    crew.tell(Start(), Reach())
    assert crew.view().verdict == "fire"
    crew.tell(NoteCard(NORTH, kind("brigantine")), Report(), EnterRoll(0))
    assert crew.table.agenda.phase == BRIEFING
    assert crew.view().round == 2


def test_pirates_S3_life_points_are_told_at_any_time_and_never_grow_beyond_the_start() -> None:
    crew = lone({"kraken": 1}, {"kraken": 1})
    assert crew.refused(NoteLives(3)) == "pirates.S3"
    crew.tell(Start(), NoteLives(2), NoteLives(3))
    assert crew.view().ship.lives == 3
    assert crew.refused(NoteLives(3)) == "pirates.S3"
    crew = Crew(level="captain")
    crew.tell(Start())
    assert crew.refused(NoteLives(5)) == "pirates.S3"


def test_pirates_D6_the_last_life_point_loses_the_chapter_at_once() -> None:
    crew = lone({"kraken": 1})
    crew.tell(Start())
    assert crew.refused(NoteLives(0)) == "pirates.S3"
    crew.tell(NoteLives(1), NoteLives(0))
    outcome = crew.rules.outcome(crew.match.state)
    assert outcome is not None
    assert outcome.ended_by == "pirates.D6"

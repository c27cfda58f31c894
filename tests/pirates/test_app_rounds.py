"""The App beside the cardboard (Q1): the report after a round, the enemy's fire, and the score."""

from collections import Counter

import pytest

from pirates.app_crew import NORTH, SOUTH, Crew, last, lone, reporting
from pirates.rounds_kit import WISH, goal, rounds, sink
from pirates.tables import CONTENT_DATA, kind, rules_of, space
from saltsea.games.pirates.app import events
from saltsea.games.pirates.app.actions import (
    EnterRoll,
    NoteCard,
    NoteCurse,
    NoteDamage,
    NoteHeading,
    NoteHull,
    NoteLives,
    NoteSpace,
    NoteWish,
    Reach,
    Report,
    Roll,
    UnnoteCard,
)
from saltsea.games.pirates.app.observation import public
from saltsea.games.pirates.engine.actions import Cork, Start
from saltsea.games.pirates.engine.state import BRIEFING, FIRING, OVER, SAILING, WON
from saltsea.games.pirates.events import crew_events, sea_events
from saltsea.games.pirates.rules.ship import SECTOR_NAMES

# --- the report ---


def test_pirates_Q1_when_the_sand_is_down_the_app_forgets_the_deal_and_asks_what_is_left() -> None:
    crew = reporting()
    view = crew.view()
    assert (view.phase, view.verdict, view.cards) == ("revealing", "fire", {})
    assert view.shooters == ["card.brigantine", "card.gunboat", "card.kraken"]


def test_pirates_Q1_nothing_is_told_before_the_sand_is_down_or_after_the_report() -> None:
    crew = lone({"kraken": 1, "gunboat": 1}, {"kraken": 1})
    told = (NoteHeading(SOUTH), NoteSpace(space("helm")), NoteCard(NORTH, kind("gunboat")), Report())
    crew.tell(Start())
    assert {crew.refused(action) for action in told} == {"pirates.Q1"}
    crew.wait(1000)
    crew.tell(NoteCard(NORTH, kind("gunboat")), Report())
    assert {crew.refused(action) for action in told} == {"pirates.Q1"}


def test_pirates_Q1_a_heading_is_told_once() -> None:
    crew = reporting()
    assert crew.refused(NoteHeading(NORTH)) == "pirates.Q1"
    crew.tell(NoteHeading(SOUTH))
    assert crew.view().ship.heading == "S"
    assert crew.refused(NoteHeading(SOUTH)) == "pirates.Q1"


def test_pirates_Q1_a_card_that_was_named_by_mistake_is_taken_off_again() -> None:
    crew = reporting()
    assert crew.refused(UnnoteCard(SOUTH)) == "pirates.Q1"
    crew.tell(NoteCard(SOUTH, kind("gunboat")), NoteCard(SOUTH, kind("brigantine")), UnnoteCard(SOUTH))
    assert {place: card.card for place, card in crew.view().cards.items()} == {"S1": "card.gunboat"}


def test_pirates_S1_three_cards_lie_in_a_sector() -> None:
    crew = reporting()
    crew.tell(*[NoteCard(SOUTH, kind("gunboat"))] * 3)
    assert crew.refused(NoteCard(SOUTH, kind("gunboat"))) == "pirates.S1"


def test_pirates_S3_three_corks_and_none_in_repairs() -> None:
    crew = reporting(corks=0)
    assert crew.refused(NoteSpace(space("repairs"))) == "pirates.S3"
    assert crew.refused(NoteSpace(space("lantern"))) == "pirates.S3"
    crew.tell(*(NoteSpace(space(name)) for name in ("helm", "lookout", "sails-1")))
    assert crew.refused(NoteSpace(space("sails-2"))) == "pirates.S3"
    crew.tell(NoteSpace(space("helm")))
    assert crew.view().ship.corks == ["sails-1", "lookout"]


def test_pirates_token_fire_is_told_in_chapters_that_know_it() -> None:
    crew = reporting({"kraken": 1, "fireship": 1}, corks=0)
    assert crew.view().burns
    found = [crew.tell(NoteSpace(space("helm")))[0] for _ in range(3)]
    assert [event.holds for event in found if isinstance(event, events.SpaceNoted)] == [1, 2, 0]
    assert not reporting().view().burns


def test_pirates_R5_only_cards_that_fire_or_burn_are_named() -> None:
    crew = reporting({"kraken": 1, "rocks": 1, "fog": 1, "gunboat": 1})
    for name in ("fog", "rocks", "corvette"):
        assert crew.refused(NoteCard(NORTH, kind(name))) == "pirates.R5"


def test_pirates_R5_a_card_that_an_event_brought_may_be_named() -> None:
    crew = reporting({"kraken": 1, "fog": 1}, events=["reinforcement"])
    crew.tell(NoteCard(NORTH, kind("brigantine")))


def test_pirates_token_hull_is_asked_about_where_there_is_one() -> None:
    assert reporting().refused(NoteHull()) == "pirates.token.hull"
    crew = reporting(corks=0, parts=["hull"])
    assert crew.view().ship.hull
    crew.tell(NoteHull())
    assert not crew.view().ship.hull


def test_pirates_token_curse_is_lifted_for_good_and_may_come_again() -> None:
    crew = lone({"kraken": 1, "ghost-ship": 1}, {"kraken": 1}, cursed=[1])
    assert crew.view().sand.curse == [0]
    crew.tell(Start(), NoteCurse(0))
    assert crew.view().sand.curse == []
    crew.wait(1000)
    crew.tell(Report())
    assert (crew.view().phase, crew.view().sand.curse) == ("briefing", [])
    crew.tell(NoteCurse(2))
    assert crew.view().sand.curse == [2]


def test_pirates_token_curse_is_no_matter_where_nothing_curses() -> None:
    assert reporting().refused(NoteCurse(0)) == "pirates.token.curse"


# --- the enemy fires ---


def test_pirates_R5_each_card_fires_clockwise_from_the_bow_and_as_often_as_it_shows() -> None:
    crew = reporting()
    crew.tell(NoteHeading(SOUTH), NoteCard(NORTH, kind("brigantine")), NoteCard(SOUTH, kind("gunboat")), Report())
    assert (crew.view().aim, crew.view().shots) == ("S1", 2)
    crew.tell(EnterRoll(0), EnterRoll(0))
    assert (crew.view().aim, crew.view().shots) == ("N1", 1)
    crew.tell(EnterRoll(0))
    assert crew.table.agenda.phase == BRIEFING


def test_pirates_A7_the_die_is_rolled_here_or_on_the_table() -> None:
    crew = reporting()
    assert crew.refused(Roll()) == crew.refused(EnterRoll(1)) == "pirates.A7"
    crew.tell(NoteCard(NORTH, kind("gunboat")), Report())
    faces: Counter[int] = Counter()
    for number in range(60):
        again = Crew(rules_of(rounds=rounds({"kraken": 1, "gunboat": 1}, {"kraken": 1})), seed=f"roll {number}")
        again.sail()
        found = again.tell(NoteCard(NORTH, kind("gunboat")), Report(), Roll())
        faces[last(found, sea_events.EnemyShot).face] += 1
    assert set(faces) == {0, 1, 2}
    assert faces[1] > faces[0]
    assert last(crew.tell(EnterRoll(2)), sea_events.EnemyShot).face == 2


def test_pirates_D1_a_cork_goes_into_the_area_that_points_at_the_card() -> None:
    crew = reporting(corks=0)
    crew.tell(NoteHeading(SOUTH), NoteCard(NORTH, kind("gunboat")), Report(), EnterRoll(1))
    assert crew.view().ship.corks == ["helm"]


def test_pirates_D4_between_two_spaces_the_crew_chooses_and_has_time() -> None:
    crew = reporting(corks=0)
    east = SECTOR_NAMES.index("NE")
    crew.tell(NoteCard(east, kind("brigantine")), Report(), EnterRoll(1))
    view = crew.view()
    assert view.choice is not None
    assert view.choice.options == ["right-1", "right-2"]
    assert crew.refused(Cork(space("helm"))) == "pirates.D4"
    assert crew.refused(Roll()) == "pirates.A7"
    crew.wait(60)
    assert crew.table.agenda.phase == FIRING
    crew.tell(Cork(space("right-2")))
    assert crew.view().ship.corks == ["right-2"]


def test_pirates_D2_a_hit_without_a_free_space_costs_a_life_point() -> None:
    crew = reporting(corks=0)
    crew.tell(NoteCard(SOUTH, kind("gunboat")), Report(), EnterRoll(1))
    assert crew.view().ship.corks == ["helm"]
    assert isinstance(last(crew.tell(EnterRoll(2)), crew_events.LifeLost), crew_events.LifeLost)
    assert crew.view().ship.lives == 3


def test_pirates_card_fireship_burns_without_a_die() -> None:
    crew = reporting({"kraken": 1, "fireship": 1}, corks=0)
    found = crew.tell(NoteCard(SOUTH, kind("fireship")), Report())
    assert last(found, sea_events.Burnt).corks == 2
    assert crew.view().ship.fires == ["helm"]
    assert crew.view().ship.lives == 4


def test_pirates_card_flagship_fires_less_the_more_damage_it_has() -> None:
    crew = reporting({"flagship": 1, "fog": 1}, goal=goal([sink("flagship")]))
    assert crew.refused(NoteDamage(3)) == "pirates.card.flagship"
    crew.tell(NoteCard(NORTH, kind("flagship")))
    assert crew.view().damaged == "N1"
    assert crew.refused(NoteDamage(0)) == "pirates.card.flagship"
    crew.tell(NoteDamage(3), Report())
    assert crew.view().shots == 2


def test_pirates_R3_a_ship_that_returns_has_kept_the_damage_that_was_told() -> None:
    crew = lone({"flagship": 1}, {"flagship": 1}, {"flagship": 1}, goal=goal([sink("flagship")]))
    crew.sail()
    crew.tell(NoteCard(NORTH, kind("flagship")), NoteDamage(6), Report(), EnterRoll(0))
    crew.sail()
    crew.tell(NoteCard(SOUTH, kind("flagship")))
    assert crew.view().cards["S1"].wounds == 6
    crew.tell(UnnoteCard(SOUTH), NoteCard(NORTH, kind("flagship")))
    assert crew.view().cards["N1"].wounds == 6


def test_pirates_R10_a_ship_that_returns_and_was_not_named_is_sunk() -> None:
    goals, fleet = (
        goal([sink("galleon", 3)]),
        rounds({"galleon": 2, "fog": 3}, {"galleon": 2, "fog": 3}, {"galleon": 2}),
    )
    crew = Crew(rules_of(goal=goals, rounds=fleet))
    crew.sail()
    assert crew.view().unnamed == ["card.galleon"]
    crew.tell(NoteCard(NORTH, kind("galleon")), Report(), EnterRoll(0), EnterRoll(0))
    assert crew.table.log.sunk[kind("galleon")] == 1
    assert crew.view().deal["card.galleon"] == 2


# --- the end ---


def test_pirates_P3_optional_goals_are_told_when_the_chapter_is_won() -> None:
    crew = lone({"kraken": 1}, optional=WISH, corks=0)
    crew.tell(Start())
    assert crew.refused(NoteWish(0)) == "pirates.P3"
    crew.tell(Reach())
    assert crew.refused(NoteWish(1)) == "pirates.P3"
    crew.tell(NoteWish(0))
    assert crew.view().wishes == [True]
    crew.tell(NoteWish(0), NoteWish(0), Report())
    end = crew.view().end
    assert end is not None
    assert [(line.what, line.points) for line in end.score][2] == ("wish", 10)


def test_pirates_P1_the_score_is_that_of_the_digital_game() -> None:
    crew = lone({"kraken": 1}, optional=WISH, corks=0)
    crew.tell(Start())
    crew.wait(150)
    crew.tell(Reach(), NoteLives(4), NoteSpace(space("helm")), NoteWish(0), Report())
    outcome = crew.rules.outcome(crew.match.state)
    assert outcome is not None
    assert outcome.scores == [(4 * 20 + 2 * 10 + 10 + 15) * 3 // 2]
    end = crew.view().end
    assert end is not None
    assert end.points == outcome.scores[0]


def test_pirates_P2_three_stars_for_a_wish_or_for_every_life_point() -> None:
    for told, stars in (((), 3), ((NoteLives(4),), 2), ((NoteLives(4), NoteWish(0)), 3), ((NoteLives(2),), 1)):
        crew = lone({"kraken": 1}, optional=WISH, corks=0)
        crew.tell(Start(), Reach(), *told, Report())
        end = crew.view().end
        assert end is not None
        assert sum(line.earned for line in end.stars) == stars
        assert public(crew.match.state).stars == stars


def test_pirates_T3_what_was_entered_can_be_taken_back_and_what_the_sand_saw_cannot() -> None:
    crew = reporting()
    rules, before = crew.rules, crew.match.state.copy()
    crew.tell(NoteHeading(SOUTH))
    assert rules.take_back(crew.match.state, before, 0) is None
    before.table.agenda.phase = SAILING
    refusal = rules.take_back(crew.match.state, before, 0)
    assert refusal is not None
    assert refusal.rule == "pirates.T3"


@pytest.mark.parametrize("chapter", range(1, 11))
def test_pirates_Q1_every_chapter_is_sailed_to_its_end(chapter: int) -> None:
    """A crew that wins in the last round, and sees every round's set-up, fire and report before it."""
    crew = Crew(chapter=str(chapter), sailors=1 + chapter % 4, level="deckhand")
    view = crew.view()
    while view.phase != "over":
        assert view.phase == "briefing"
        assert sum(view.deal.values()) == len(view.cards)
        crew.sail(20)
        while crew.table.agenda.phase == SAILING:
            crew.tell(Reach())
        fire_once(crew)
        view = crew.view()
    assert crew.table.agenda.phase == OVER
    assert crew.table.log.result == WON


def fire_once(crew: Crew) -> None:
    """One card is left, if cards are asked for, and misses."""
    view = crew.view()
    if view.shooters:
        crew.tell(NoteCard(NORTH, CONTENT_DATA.cards.index(view.shooters[0].removeprefix("card."))))
    crew.tell(Report())
    while crew.table.agenda.shots:
        crew.tell(EnterRoll(0))

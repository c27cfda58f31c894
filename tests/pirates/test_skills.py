"""The skills of shipmates, and what they make of the words of others: they keep off what somebody wants, go where they
are ordered, and do what they are asked."""

from typing import Any

import pytest

from pirates.tables import RULES, at_sea, spot
from saltsea.catalog import CATALOG
from saltsea.games.pirates.crew.able import AbleSailor, Sailor
from saltsea.games.pirates.crew.assessment import Assessment
from saltsea.games.pirates.crew.green import AT_FIRST, HESITATES, GreenSailor
from saltsea.games.pirates.crew.old_salt import OldSalt
from saltsea.games.pirates.crew.placing import LOOK_NEED, Placing
from saltsea.games.pirates.crew.planner import CoursePlanner
from saltsea.games.pirates.crew.requests import ORDERED, SPACE_NAMES, place_named
from saltsea.games.pirates.crew.skill_weights import ABLE, SALT
from saltsea.games.pirates.engine import actions
from saltsea.games.pirates.rules.ship import (
    AREA_OF,
    BIT,
    CANNONBALLS,
    HELM,
    LEFT_CANNONS,
    RIGHT_CANNONS,
    SAILS,
    SHIP_SPACES,
)
from saltsea.games.pirates.talk import PiratesTalk
from saltsea.games.pirates.tempo import PiratesTempo
from saltsea.games.pirates.view.names import SPACE_NUMBERS
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.heard_words import HeardWords, Word
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Observation

SKILLS = [GreenSailor, AbleSailor, OldSalt]


def begun(chapter: str = "1", *, words: str = "skills") -> Match:
    match = start(RULES, 4, {"chapter": chapter}, named_seed(words))
    assert isinstance(match, Match)
    match.submit(0, RULES.legal(match.state, 0)[0], 0)
    return match


def seen(match: Match, seat: int = 1, at: int = 1000) -> Observation:
    observation = RULES.observe(match.state, seat)
    PiratesTempo().look(observation, at)
    observation.legal = [action for action in observation.legal if not isinstance(action, actions.Pause)]
    return observation


def goes_to(sailor: Sailor, observation: Observation, heard: HeardWords, dice: str = "d") -> int:
    """The area of the ship to which a sailor goes."""
    action = sailor.choose_hearing(observation, heard, dice_for(dice))
    assert isinstance(action, actions.Place), action
    return AREA_OF[action.space] if action.space < SHIP_SPACES else -1


LONG_AGO = 50_000


def said(phrase: str, age: int = 500, place: str = "") -> HeardWords:
    return HeardWords("", [Word(0, phrase, place, age)])


@pytest.mark.parametrize("skill", SKILLS)
def test_i_take_the_helm_keeps_shipmates_off_it_for_a_while(skill: type[Sailor]) -> None:
    match = begun()
    ordered = HeardWords("helm", [])
    assert goes_to(skill(RULES), seen(match), ordered) in (HELM, SAILS)
    claimed = HeardWords("helm", [Word(0, "helm", "", 500), Word(2, "sails", "", 500), Word(3, "sails", "", 500)])
    for number in range(20):
        assert goes_to(skill(RULES), seen(match), claimed, str(number)) not in (HELM, SAILS)
    late = HeardWords("helm", [Word(0, "helm", "", LONG_AGO), Word(2, "sails", "", LONG_AGO)])
    assert goes_to(skill(RULES), seen(match), late) in (HELM, SAILS)


@pytest.mark.parametrize("skill", SKILLS)
def test_a_finger_on_a_space_keeps_shipmates_off_it(skill: type[Sailor]) -> None:
    match = begun()
    pointed = HeardWords(
        "helm", [Word(0, "", "space:helm", 500), Word(0, "", "sails-1", 500), Word(0, "", "sails-2", 500)]
    )
    assert goes_to(skill(RULES), seen(match), pointed) not in (HELM, SAILS)


@pytest.mark.parametrize("skill", SKILLS)
@pytest.mark.parametrize(("order", "areas"), [
    ("guns", (CANNONBALLS, LEFT_CANNONS, RIGHT_CANNONS)), ("helm", (HELM, SAILS)),
])  # fmt: skip
def test_a_standing_order_is_followed(skill: type[Sailor], order: str, areas: tuple[int, ...]) -> None:
    for number in range(10):
        assert goes_to(skill(RULES), seen(begun("2")), HeardWords(order, []), str(number)) in areas


def ready_at(space: int, match: Match) -> None:
    """Seat 1 stands there with its sand run out."""
    match.submit(
        1, next(a for a in RULES.legal(match.state, 1) if isinstance(a, actions.Place) and a.space == space), 1
    )
    deadline = RULES.next_deadline(match.state)
    assert deadline is not None
    match.pass_deadline(deadline)


@pytest.mark.parametrize("skill", SKILLS)
@pytest.mark.parametrize(("phrase", "step"), [("sails-up", 1), ("sails-down", -1)])
def test_shipmates_at_the_sails_do_what_is_shouted(skill: type[Sailor], phrase: str, step: int) -> None:
    match = begun()
    ready_at(4, match)
    action = skill(RULES).choose_hearing(seen(match, at=match.now()), said(phrase), dice_for("d"))
    assert isinstance(action, actions.SetSails)
    assert action.step == step


@pytest.mark.parametrize("skill", SKILLS)
def test_a_shipmate_who_is_told_to_wait_waits(skill: type[Sailor]) -> None:
    match = begun()
    ready_at(6, match)
    observation = seen(match, at=match.now())
    assert isinstance(skill(RULES).choose_hearing(observation, said(""), dice_for("d")), actions.Look)
    assert skill(RULES).choose_hearing(observation, said("wait"), dice_for("d")) is None


@pytest.mark.parametrize("skill", SKILLS)
def test_the_lookout_turns_up_the_card_at_which_somebody_points(skill: type[Sailor]) -> None:
    match = begun()
    ready_at(6, match)
    observation = seen(match, at=match.now())
    for position in {action.position for action in observation.legal if isinstance(action, actions.Look)}:
        name = next(name for name, space in SPACE_NUMBERS.items() if space == SHIP_SPACES + position)
        action = skill(RULES).choose_hearing(observation, said("", place=f"card:{name}"), dice_for("d"))
        assert isinstance(action, actions.Look)
        assert action.position == position


@pytest.mark.parametrize(("chapter", "hesitates"), [("1", AT_FIRST), ("2", AT_FIRST), ("3", HESITATES)])
def test_a_green_shipmate_steers_only_when_led_until_it_dares(chapter: str, hesitates: int) -> None:
    """In the first chapters it waits longer: else an idle person would win most of them."""
    green, match = GreenSailor(RULES), begun(chapter)
    for number in range(20):
        early = seen(match, at=hesitates - 1000)
        assert goes_to(green, early, HeardWords("", []), str(number)) not in (HELM, SAILS)
    late = {goes_to(green, seen(match, at=hesitates + 1000), HeardWords("", []), str(number)) for number in range(20)}
    assert late & {HELM, SAILS}


def test_in_the_last_round_an_old_salt_spends_no_ball_on_whom_nobody_needs_to_sink() -> None:
    """Whoever fires after the last round fires at a crew that has won, or lost."""
    for number in range(3):
        state = at_sea({"NE1": "brigantine", "SE1": "passage-2"}, rules=RULES)
        state.log.round = number
        assert CoursePlanner(state, ABLE).target_worth(spot("NE1")) > 0
        assert (CoursePlanner(state, SALT).target_worth(spot("NE1")) > 0) == (number < 2)


def test_an_old_salt_sets_no_timer_on_sails_that_need_no_change() -> None:
    state = at_sea({"N1": "brigantine"})
    idle = [Placing(Assessment(state, weights), dice_for("d")).sails_need() for weights in (ABLE, SALT)]
    assert idle[0] > LOOK_NEED > idle[1]


def test_the_same_words_lead_to_the_same_deed() -> None:
    match, heard = begun(), said("helm")
    chosen: list[Any] = [AbleSailor(RULES).choose_hearing(seen(match), heard, dice_for("x")) for _ in range(3)]
    assert len({action.number for action in chosen}) == 1


def test_places_bear_the_names_of_the_views() -> None:
    assert {name: place_named(name) for name in SPACE_NUMBERS} == dict(SPACE_NUMBERS)
    assert [place_named(name) for name in ("", "N4", "X1", "N", "mast")] == [-1] * 5
    assert len(SPACE_NAMES) == SHIP_SPACES


def test_the_names_of_older_tables_still_mean_somebody() -> None:
    game = CATALOG["pirates"]
    assert [*game.bots] == ["green", "able", "old-salt"]
    assert {"able", "random", "idle", "erring"} <= {*game.known_bots()}
    assert (game.stand_in(), game.best_bot(), game.quicker_bot("old-salt")) == ("able", "old-salt", "able")


@pytest.mark.parametrize("skill", SKILLS)
@pytest.mark.parametrize(("order", "corks", "post"), [
    ("guns", 0, "kept"), ("helm", 0, "kept"), ("repairs", BIT[8], "kept"), ("repairs", 0, "idle"), ("", 0, "kept"),
])  # fmt: skip
def test_who_has_an_order_does_something_else_only_where_its_post_is_idle_and_says_so(
    skill: type[Sailor], order: str, corks: int, post: str
) -> None:
    match, heard = begun("2"), HeardWords(order, [])
    match.state.ship.corks = corks
    for number in range(10):
        observation = seen(match)
        action = skill(RULES).choose_hearing(observation, heard, dice_for(str(number)))
        assert isinstance(action, actions.Place)
        said = PiratesTalk(RULES).announcement(observation, heard, action)
        assert said is not None
        assert said.facts["post"] == post
        if order:
            assert (action.space < SHIP_SPACES and AREA_OF[action.space] in ORDERED[order]) == (post == "kept")

"""“What would an old salt do now?”: a deed for each timer that is free or ready, with a reason, and its places lit."""

import pytest

from pirates.tables import RULES
from pirates.view_kit import VIEWS, said, words
from saltsea.games.pirates.crew.old_salt import OldSalt
from saltsea.games.pirates.crew.planner import DISTANCE, course_of
from saltsea.games.pirates.engine.actions import Pause, Place, SetSails, TakeBack, Turn
from saltsea.games.pirates.engine.state import PiratesState
from saltsea.games.pirates.rules.ship import CANNONBALLS, REPAIRS_SPACE, RIGHT_CANNONS, SPACES_OF
from saltsea.games.pirates.tempo import PiratesTempo
from saltsea.games.pirates.view.names import SECTORS as SECTOR_NAMES
from saltsea.games.pirates.view.suggestion import course_after
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Action, Observation
from saltsea.view import Hint, Sentence


def under_way(timers: int, chapter: int = 1) -> Match:
    """One person alone, with all timers in hand."""
    match = start(RULES, 1, {"chapter": str(chapter), "timers": timers}, named_seed("suggestion"))
    assert isinstance(match, Match)
    match.submit(0, RULES.legal(match.state, 0)[0], 0)
    return match


def seen(match: Match, at: int) -> Observation:
    observation = RULES.observe(match.state, 0)
    PiratesTempo().look(observation, at)
    observation.legal = [action for action in observation.legal if not isinstance(action, Pause)]
    return observation


def hinted(match: Match, at: int = 1000) -> Hint:
    observation = seen(match, at)
    chosen = OldSalt(RULES).choose(observation, dice_for("hint"))
    assert chosen is not None
    hint = VIEWS.suggestion(observation, [chosen])
    assert hint is not None
    return hint


@pytest.mark.parametrize("timers", [2, 3, 4])
def test_each_free_timer_is_told_of_with_a_reason(timers: int) -> None:
    hint = hinted(under_way(timers))
    told = [hint.say, *hint.also]
    assert sorted(str(one.args["timer"]) for one in told) == [str(timer) for timer in range(timers)]
    assert all(one.text.startswith("hint-pirates-") for one in told)
    assert len({str(one.args["space"]) for one in told}) == timers  # nobody is sent where another goes


def test_timers_and_places_are_lit() -> None:
    hint = hinted(under_way(2))
    places = [f"space-{one.args['space']}" for one in (hint.say, *hint.also)]
    timers = [f"timer-{one.args['timer']}" for one in (hint.say, *hint.also)]
    assert hint.points == [timers[0], places[0], timers[1], places[1]]
    assert hint.needs == [one.args["space"] for one in (hint.say, *hint.also)]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_deed_of_a_voyage_has_its_reason_in_words(language: str) -> None:
    """An old salt sails alone with two timers, and is asked before each deed."""
    match, at, seen_texts = under_way(2), 1000, set[str]()
    while match.state.log.round == 0 and at < 150_000:
        observation = seen(match, at)
        chosen = OldSalt(RULES).choose(observation, dice_for(str(at)))
        if chosen is not None and hasattr(chosen, "timer"):
            hint = VIEWS.suggestion(observation, [chosen])
            assert hint is not None
            for one in (hint.say, *hint.also):
                seen_texts.add(one.text)
                assert said(words(language), one)
            match.submit(0, chosen, at)
        elif chosen is not None:
            match.submit(0, chosen, at)
        at += 500
        match.look(at)
    assert len(seen_texts) >= 4, seen_texts


def test_a_deed_that_came_too_late_is_not_told_but_what_is_to_be_done_instead() -> None:
    """The position passes while a bot thinks: its timer already stands where it was to go."""
    match = under_way(2)
    late = next(one for one in RULES.legal(match.state, 0) if isinstance(one, Place))
    match.submit(0, late, 1000)
    hint = VIEWS.suggestion(seen(match, 1500), [late])
    assert hint is not None
    assert [one.args["timer"] for one in (hint.say, *hint.also)] == [1 - late.timer]
    stale = VIEWS.suggestion(seen(match, 1500), [TakeBack(1 - late.timer)])
    assert stale == hint, "what is in hand is not taken back"


def test_nothing_is_told_when_all_timers_have_been_set_meanwhile() -> None:
    match = under_way(2)
    late = next(one for one in RULES.legal(match.state, 0) if isinstance(one, Place))
    for timer in (0, 1):
        match.submit(0, next(one for one in RULES.legal(match.state, 0) if getattr(one, "timer", -1) == timer), 1000)
    assert VIEWS.suggestion(seen(match, 1500), [late]) is None


def test_a_timer_that_is_taken_back_is_told_why() -> None:
    match = under_way(2)
    observation = seen(match, 1000)
    state = VIEWS.seen(observation)
    state.sand.at[0] = 5
    told = VIEWS.reasoned(state, next(one for one in RULES.vocabulary.actions if isinstance(one, TakeBack)))
    assert told.text == "hint-pirates-TakeBack"
    assert told.args["here"] == "helm"


@pytest.mark.parametrize("chapter", [1, 6, 8, 9, 10])
def test_reasons_are_true_on_the_board(chapter: int) -> None:
    """No corks or cannons are counted where there are none, and a deed leads nearer to the course that is named."""
    match, at = under_way(3, chapter), 1000
    while not match.is_over() and at < 300_000:
        observation = seen(match, at)
        chosen = OldSalt(RULES).choose(observation, dice_for(str(at)))
        if chosen is not None and hasattr(chosen, "timer"):
            hint = VIEWS.suggestion(observation, [chosen])
            assert hint is not None
            for one in (hint.say, *hint.also):
                assert one.args.get("number", 1) != 0, said(words("en"), one)
            assert is_on_the_way(match, chosen, hint.say), said(words("en"), hint.say)
        if chosen is not None:
            match.submit(0, chosen, at)
        at += 500
        match.look(at)


def is_on_the_way(match: Match, deed: Action, sentence: Sentence) -> bool:
    """Whether sails or helm bring the ship nearer to the course that the sentence names, if it names one."""
    if not isinstance(deed, (Turn, SetSails)) or not sentence.text.startswith("hint-"):
        return True
    goal = course_of(SECTOR_NAMES.index(str(sentence.args["heading"])), int(str(sentence.args["speed"])))
    ship = match.state.ship
    here = course_of(ship.heading, ship.sails)
    return DISTANCE[course_after(match.state, deed)][goal] < DISTANCE[here][goal]


def test_a_cursed_timer_is_sent_to_repairs_for_its_curse() -> None:
    """Chapter 9 begins so, with no cork on the ship."""
    state = VIEWS.seen(seen(under_way(2, 9), 1000))
    cursed = next(timer for timer in range(2) if state.sand.cursed >> timer & 1)
    told = reason_of(state, Place(cursed, REPAIRS_SPACE))
    assert said(words("en"), told).endswith("That lifts its curse: until then its sand takes 40 seconds.")


def test_where_little_is_to_be_done_nothing_is_said_to_be_needed() -> None:
    state = VIEWS.seen(seen(under_way(2, 3), 1000))
    state.ship.loaded = 0
    assert reason_of(state, Place(0, SPACES_OF[RIGHT_CANNONS][0])).text == "hint-pirates-spare"
    assert reason_of(state, Place(0, SPACES_OF[CANNONBALLS][0])).text == "hint-pirates-load-unseen"
    state.sea.hidden = [0] * len(state.sea.hidden)
    assert reason_of(state, Place(0, SPACES_OF[CANNONBALLS][0])).text == "hint-pirates-spare"


def reason_of(state: PiratesState, deed: Action) -> Sentence:
    return VIEWS.reasoned(state, deed)

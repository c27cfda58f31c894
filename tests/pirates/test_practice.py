"""What is new in each chapter is done before the sand runs: ten small seas, each a real voyage that ends well for who
does what is pointed at, whatever they choose of what is as good."""

import random
from functools import cache

import pytest

from saltsea.games.pirates.authoring.unlocked_content import reach
from saltsea.games.pirates.definition import CONTENT, chapters_of, own_chapters, pirates
from saltsea.games.pirates.engine.actions import Place
from saltsea.games.pirates.lesson.deeds import HIDDEN, lie
from saltsea.games.pirates.lesson.lesson import is_held
from saltsea.games.pirates.lesson.practice import PUPIL, TEXTS, Practice, first, practice_of
from saltsea.games.pirates.lesson.practice_script import PRACTICES
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.replay import verify
from saltsea.narrator import narrators

OWN = own_chapters(CONTENT)
CHAPTERS = range(1, 11)


@cache
def practice(chapter: int) -> Practice:
    return practice_of(OWN.rules(OWN.sound(OWN.practices[chapter - 1])), chapter)


def dealt(chapter: int) -> Match:
    match = practice(chapter).deal()
    assert isinstance(match, Match), match
    return match


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_all_that_a_chapter_calls_new_is_done_or_seen(chapter: int) -> None:
    assert practice(chapter).drilled.shows() == {*chapters_of()[chapter - 1]["new"]}


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_nothing_is_shown_of_later_chapters(chapter: int) -> None:
    assert reach(OWN.firsts, OWN.sound(OWN.practices[chapter - 1]).data) == chapter


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("seed", range(3))
def test_whatever_the_pupil_chooses_of_what_is_meant_ends_well(chapter: int, seed: int) -> None:
    match = dealt(chapter)
    assert practice(chapter).rehearse(match, random.Random(seed).choice if seed else first)
    verify(match.rules, match.record(), lambda line: None)
    assert match.state.ship.lives == 5, "nothing is punished here"


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_pupil_finds_all_sand_down_and_a_deed_to_do(chapter: int) -> None:
    match = dealt(chapter)
    assert not practice(chapter).is_sand_running(match.state)
    deed = practice(chapter).next_deed(match)
    assert deed is not None
    assert practice(chapter).holds(match) or deed.waits


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_page_is_said_in_every_language_and_leads_to_what_is_done(chapter: int) -> None:
    guide, match = practice(chapter), dealt(chapter)
    spoken = narrators(pirates(), guide.rules)
    steps: list[int] = []
    while not match.is_over():
        advice = guide.advice(match, PUPIL)
        steps.append(advice.step)
        for hint in advice.hints:
            assert all(spoken[language].texts.say(hint.say.text, {}) for language in LANGUAGES)
        if guide.holds(match) or is_held(match.state):
            assert advice.hints[-1].path, advice
        one_step(guide, match)
    assert steps == sorted(steps), "the count of steps only goes up"
    assert [hint.say.text for hint in guide.advice(match, PUPIL).hints] == [f"{TEXTS}done"]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_what_is_spoken_of_lies_in_sight_and_is_what_is_done_next(chapter: int) -> None:
    guide, match = practice(chapter), dealt(chapter)
    while not match.is_over():
        deed = guide.next_deed(match)
        if deed is not None and guide.holds(match) and not guide.choices(match):
            pages = guide.advice(match, PUPIL).hints
            assert bool(deed.points) == bool(pages[0].points), (deed, pages)
            assert not deed.is_last_hidden or len(lie(match.state, HIDDEN)) == 1, deed
            if deed.points == (deed.words.partition(" ")[2],) and deed.words.startswith("Fire"):
                assert pages[0].points[-1] == pages[-1].path[-1], "the card that is pointed at is the one to be hit"
        one_step(guide, match)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_each_event_does_something_and_nobody_runs_onto_rocks_unprotected(chapter: int) -> None:
    guide, match = practice(chapter), dealt(chapter)
    while not match.is_over():
        one_step(guide, match)
    told = [{type(event).__name__ for event in line.events} for line in match.lines]
    came = [names for names in told if "EventCame" in names]
    assert len(came) == len(guide.drilled.events)
    assert not any(names & {"EventDone", "NeedDropped"} for names in came)
    assert all("HullHeld" in names for names in told if "Struck" in names)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_whatever_else_is_tried_is_answered_in_words_that_fit_this_sea(chapter: int) -> None:
    guide, match = practice(chapter), dealt(chapter)
    spoken = narrators(pirates(), guide.rules)
    while not match.is_over():
        refusals = [guide.check(match, PUPIL, action) for action in guide.rules.legal(match.state, PUPIL)]
        for refusal in filter(None, refusals):
            assert all(spoken[language].texts.say(refusal.text, refusal.details) for language in LANGUAGES)
            assert refusal.text not in ("refusal-pirates-lesson-SetSails", "refusal-pirates-lesson-Turn"), "no Passage"
            assert refusal.text != "refusal-pirates-lesson-Repair" or int(refusal.details["space"]) >= 0
        one_step(guide, match)


@pytest.mark.parametrize(
    ("chapter", "event"), [(4, "Whirled"), (5, "Chased"), (7, "KrakenWoke"), (8, "HullHeld"), (3, "FogSpread")]
)
def test_what_the_texts_promise_comes(chapter: int, event: str) -> None:
    guide, match = practice(chapter), dealt(chapter)
    while not match.is_over():
        one_step(guide, match)
    assert event in {type(one).__name__ for line in match.lines for one in line.events}


def one_step(guide: Practice, match: Match) -> None:
    deed, owed = guide.next_deed(match), guide.choices(match)
    if owed:
        match.submit(PUPIL, owed[0], match.now())
    elif is_held(match.state):
        match.submit(PUPIL, guide.rules.menu.go_on, match.now())
    elif deed is not None and guide.possible(match, deed):
        match.submit(PUPIL, guide.possible(match, deed)[0], match.now())
    else:
        match.look(guide.rules.next_deadline(match.state) or 0)


def test_another_action_is_answered_with_the_one_that_is_meant() -> None:
    guide, match = practice(10), dealt(10)
    other = next(action for action in guide.rules.legal(match.state, PUPIL) if isinstance(action, Place))
    refusal = guide.check(match, PUPIL, other)
    assert isinstance(refusal, Refusal)
    assert refusal.text == "refusal-pirates-lesson-Repair"
    deed = guide.next_deed(match)
    assert deed is not None
    assert guide.check(match, PUPIL, guide.possible(match, deed)[0]) is None


def test_a_pupil_who_pauses_is_shown_how_to_go_on() -> None:
    guide, match = practice(1), dealt(1)
    assert not isinstance(match.submit(PUPIL, guide.rules.menu.pause, match.now()), Refusal)
    (hint,) = guide.advice(match, PUPIL).hints
    assert (hint.say.text, hint.path) == ("lesson-pirates-paused", ["choice-Resume"])


def test_there_is_a_practice_for_each_chapter_that_brings_something_new() -> None:
    assert len(PRACTICES) == len(OWN.practices)
    assert [chapter["id"] for chapter in chapters_of()[len(PRACTICES) :] if chapter["new"]] == []

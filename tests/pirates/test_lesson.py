"""The lesson: its script is a real voyage that the pupil wins whatever they choose, clock and sand wait for them, and
every other action is answered in words."""

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from saltsea.games.pirates.definition import CONTENT, own_chapters, pirates
from saltsea.games.pirates.engine.state import WON
from saltsea.games.pirates.lesson.lesson import FREE, Lesson, is_held, next_step
from saltsea.games.pirates.lesson.script import SCRIPT
from saltsea.games.pirates.lesson.steps import PUPIL, action_of
from saltsea.games.pirates.rules.score import stars
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.match import Match, resume
from saltsea.kernel.nouns import Action, Refusal
from saltsea.kernel.replay import verify
from saltsea.narrator import narrators
from saltsea.view import Advice

GAME = pirates()
Choose = Callable[[list[Action]], Action]


@cache
def lesson() -> Lesson:
    own = own_chapters(CONTENT)
    return Lesson(own.rules(own.sound(own.lesson)))


def dealt() -> Match:
    match = lesson().deal()
    assert isinstance(match, Match), match
    return match


def first(possible: list[Action]) -> Action:
    return possible[0]


def go_on(match: Match, choose: Choose = first, delay: int = 0) -> Advice | None:
    """One thing happens: the pupil or a shipmate acts, or time passes. Returns what a pupil who acts has read."""
    guide, step = lesson(), next_step(match)
    possible = [] if step is None else guide.possible(match, step)
    if step is not None and possible:
        read = guide.advice(match, PUPIL) if step.seat == PUPIL else None
        assert guide.holds(match) == (step.seat == PUPIL)
        at = match.now() if step.seat == PUPIL else match.now() + delay
        match.look(at)
        if is_held(match.state):
            return None  # an event came first
        action = choose(possible) if step.seat == PUPIL else possible[0]
        assert guide.check(match, step.seat, action) is None
        assert not isinstance(match.submit(step.seat, action, at), Refusal), step
        return read
    assert not guide.holds(match)
    if is_held(match.state):
        assert [hint.say.text for hint in guide.advice(match, PUPIL).hints] == ["lesson-pirates-event"]
        assert not isinstance(match.submit(PUPIL, lesson().rules.menu.go_on, match.now()), Refusal)
        return None
    deadline = match.rules.next_deadline(match.state)
    assert deadline is not None, step
    match.look(deadline)
    return None


def sailed(choose: Choose = first, delay: int = 0) -> Match:
    match = dealt()
    while not match.is_over():
        go_on(match, choose, delay)
    return match


@pytest.mark.parametrize("delay", [0, 3000, 6000])
def test_who_follows_only_the_arrows_wins_with_three_stars(delay: int) -> None:
    match = sailed(delay=delay)
    assert next_step(match) is None
    assert (match.state.log.result, stars(match.state), match.state.ship.lives) == (WON, 3, 5)
    record = match.record()
    verify(match.rules, record, lambda line: None)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_the_pupil_chooses_of_what_is_named_wins(seed: int) -> None:
    dice = random.Random(seed)
    match = sailed((lambda possible: possible[-1]) if seed == 0 else dice.choice, dice.randrange(5000))
    assert match.state.log.result == WON


def test_every_thing_that_was_promised_is_done_by_the_pupil() -> None:
    done = {words.split()[0] for step in SCRIPT if step.seat == PUPIL for words in step.actions[:1]}
    assert done == {"Start", "Place", "Look", "Load", "Fire", "Repair", "SetSails", "Turn", "Cork"}
    match = sailed()
    events = [type(event).__name__ for line in match.lines for event in line.events]
    assert {"EventCame", "WentOn", "GoalPointedAt", "EnemyShot", "CorkPut", "RoundEnded"} <= set(events)


def test_shipmates_leave_to_the_pupil_what_wins() -> None:
    """An idle pupil is needed: without them the script stands, and no Passage is ever reached."""
    assert [step.seat for step in SCRIPT if step.actions[0].startswith("Turn")] == [PUPIL] * 3


def test_time_waits_for_the_pupil_and_for_nobody_else() -> None:
    match = dealt()
    waited = 0
    while not match.is_over():
        step = next_step(match)
        assert step is not None
        holds = lesson().holds(match)
        if holds:
            waited += 1
            assert lesson().move(match, PUPIL) is not None
            assert all(lesson().move(match, seat) is None for seat in range(1, 4))
        go_on(match)
    assert waited == sum(step.seat == PUPIL for step in SCRIPT)


def test_a_pupil_who_pauses_is_shown_how_to_go_on() -> None:
    match = dealt()
    go_on(match)  # the round begins
    assert not isinstance(match.submit(PUPIL, lesson().rules.menu.pause, match.now()), Refusal)
    (hint,) = lesson().advice(match, PUPIL).hints
    assert (hint.say.text, hint.path) == ("lesson-pirates-paused", ["choice-Resume"])
    assert not isinstance(match.submit(PUPIL, lesson().rules.menu.resume, match.now()), Refusal)
    assert lesson().advice(match, PUPIL).hints[0].say.text != "lesson-pirates-paused"


def test_every_step_says_something_in_every_language_and_points_at_something() -> None:
    spoken = narrators(GAME, lesson().rules)
    match, numbers = dealt(), []
    advice = lesson().advice(match, PUPIL)
    while not match.is_over():
        advice = lesson().advice(match, PUPIL)
        for hint in advice.hints:
            for language in LANGUAGES:
                assert spoken[language].texts.say(hint.say.text, {}) != ""
        read = go_on(match)
        if read is not None:
            numbers.append(read.step)
            last = read.hints[0 if read.coached else -1]
            assert last.path, last
            assert all(hint.points or hint.path for hint in read.hints)
    assert numbers == [*range(1, advice.steps + 1)]
    assert [hint.say.text for hint in lesson().advice(match, PUPIL).hints] == ["lesson-pirates-won"]


def test_an_arrow_leads_to_what_the_action_touches() -> None:
    """The last place of a path is that of the action: its space, card, sector, or sign of the sails."""
    match = dealt()
    while not match.is_over():
        step = next_step(match)
        assert step is not None
        possible = lesson().possible(match, step)
        if step.seat == PUPIL and possible:
            advice = lesson().advice(match, PUPIL)
            path = advice.hints[0 if advice.coached else -1].path
            assert path[-1] in touched(match, possible[0]), (path, step.actions)
        go_on(match)


def touched(match: Match, action: Action) -> set[str]:
    plain: dict[str, Any] = {**lesson().views.describe(action)}
    kind = plain["kind"]
    own = f"space-{lesson().views.describe(place_of(match))['space']}" if kind in ("Fire", "Repair") else ""
    if kind == "Turn":
        heading = (match.state.ship.heading + plain["sectors"]) % 6
        return {f"sector-{('N', 'NE', 'SE', 'S', 'SW', 'NW')[heading]}"}
    if kind == "SetSails":
        return {"sails-down" if plain["step"] < 0 else "sails-up"}
    named = {f"space-{plain.get('space')}", f"card-{plain.get('position')}", f"space-{plain.get('second')}"}
    return named | {own, f"choice-{kind}"}


def place_of(match: Match) -> Action:
    """The action that has set the pupil's timer where it stands."""
    space: int = match.state.sand.at[PUPIL]
    return lesson().rules.menu.place[PUPIL][space]


def test_table_T32_another_legal_action_is_answered_and_changes_nothing() -> None:
    spoken = narrators(GAME, lesson().rules)
    match, kinds = dealt(), set()
    while not match.is_over():
        before, step = len(match.lines), next_step(match)
        assert step is not None
        wanted = lesson().possible(match, step) if step.seat == PUPIL else []
        for action in match.rules.legal(match.state, PUPIL):
            refusal = lesson().check(match, PUPIL, action)
            if action in wanted or isinstance(action, FREE):
                assert refusal is None
                continue
            assert refusal is not None
            assert refusal.rule == "table.T32"
            kinds.add(refusal.text)
            for narrator in spoken.values():
                assert "{" not in narrator.texts.say(refusal.text, narrator.args(refusal.details))
        assert len(match.lines) == before
        go_on(match)
    assert {f"refusal-pirates-lesson-{kind}" for kind in ("wait", "Place", "Look", "Load", "SetSails", "Turn")} <= kinds


def test_a_pause_belongs_to_no_step() -> None:
    match, menu = dealt(), lesson().rules.menu
    go_on(match)
    was = lesson().advice(match, PUPIL)
    for action in (menu.pause, menu.resume):
        assert lesson().check(match, PUPIL, action) is None
        assert not isinstance(match.submit(PUPIL, action, match.now()), Refusal)
    assert lesson().advice(match, PUPIL) == was


def test_a_lesson_goes_on_from_its_record() -> None:
    match = dealt()
    for _ in range(25):
        go_on(match)
    again = resume(match.rules, match.record(), bytes.fromhex(match.seed))
    assert lesson().advice(again, PUPIL) == lesson().advice(match, PUPIL)


def test_the_script_names_nothing_but_actions() -> None:
    for step in SCRIPT:
        for words in step.actions:
            assert lesson().views.action(action_of(words, step.seat)) is not None, words


def test_table_T32_a_bay_with_other_cards_has_no_lesson() -> None:
    own = own_chapters(CONTENT)
    bay = json.loads(own.lesson)
    bay["rounds"][0]["deal"]["rocks"] = 3
    answer = Lesson(own.rules(own.sound(json.dumps(bay)))).deal()
    assert isinstance(answer, Refusal)
    assert (answer.rule, answer.text) == ("table.T32", "refusal-table-no-lesson")

"""The lesson: its script is a real game of Corto that the pupil wins, and it answers every other action in words."""

import json
from functools import cache
from typing import Any

from saltsea.games.corto.definition import CONTENT, corto
from saltsea.games.corto.engine.cards import cards_from
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.lesson.lesson import Lesson, next_step
from saltsea.games.corto.lesson.script import OPENING, OPPONENT, PUPIL, SCRIPT
from saltsea.games.corto.rules.count import total
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.match import Match, resume, undo_lines
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.record import Undo
from saltsea.lesson import actions_done
from saltsea.narrator import narrators

GAME = corto()


@cache
def lesson() -> Lesson:
    rules: Any = GAME.rules()
    return Lesson(rules)


def dealt() -> Match:
    match = lesson().deal()
    assert isinstance(match, Match), match
    return match


def go_on(match: Match, steps: int = 1) -> None:
    """The next steps of the script are done."""
    for _ in range(steps):
        step = next_step(match)
        assert step is not None
        action = lesson().move(match, step.seat)
        assert action is not None
        assert lesson().check(match, step.seat, action) is None
        assert not isinstance(match.submit(step.seat, action, match.now()), Refusal), step


def test_the_lesson_is_a_game_that_two_full_strips_end_and_the_pupil_wins() -> None:
    match = dealt()
    go_on(match, len(SCRIPT) - len(OPENING))
    outcome: Any = match.rules.outcome(match.state)
    assert (outcome.ended_by, outcome.winners, outcome.scores) == ("corto.E1", [PUPIL], [13, 8])


def test_the_lesson_explains_each_thing_when_it_happens() -> None:
    rules = [page.rule for step in SCRIPT for page in step.pages]
    for promised in ("V1", "T1", "C1", "C4", "V2", "T2", "C5", "O1", "O2", "F1", "F3", "F4", "V3", "E1", "QF"):
        assert promised in rules, promised


def test_the_gold_that_the_lesson_speaks_of_is_the_gold_on_the_table() -> None:
    """By the first page of a step: the gold of both players as its text says it."""
    told = {
        "lesson-corto-group": (4, 0),
        "lesson-corto-was-hit": (0, 6),
        "lesson-corto-larger": (6, 4),
        "lesson-corto-behind": (6, 10),
        "lesson-corto-ahead": (10, 8),
        "lesson-corto-strips": (10, 13),
        "lesson-corto-both": (13, 13),
    }
    match, found = dealt(), {}
    while not match.is_over():
        for hint in lesson().advice(match, PUPIL).hints:
            found[hint.say.text] = (total(match.state, PUPIL), total(match.state, OPPONENT))
        go_on(match)
    assert {text: found[text] for text in told} == told


def test_every_step_says_something_in_every_language_and_points_at_something() -> None:
    spoken = narrators(GAME, GAME.rules())
    match = dealt()
    while not match.is_over():
        advice = lesson().advice(match, PUPIL)
        assert 1 <= advice.step <= advice.steps == 20
        for hint in advice.hints:
            assert hint.points, hint.say.text
            for language in LANGUAGES:
                assert spoken[language].texts.say(hint.say.text, {"card": "X"}) != ""
        go_on(match)
    assert [hint.say.text for hint in lesson().advice(match, PUPIL).hints] == ["lesson-corto-counted"]


def test_table_T32_another_legal_action_is_answered_with_the_one_that_is_meant() -> None:
    spoken = narrators(GAME, GAME.rules())
    match, kinds = dealt(), set()
    asked = {f"refusal-corto-lesson-{step.action['kind']}" for step in SCRIPT if step.pages}
    while not match.is_over():
        step = next_step(match)
        assert step is not None
        before = len(match.lines)
        for action in match.rules.legal(match.state, step.seat):
            refusal = lesson().check(match, step.seat, action)
            if action is lesson().move(match, step.seat):
                assert refusal is None
                continue
            assert refusal is not None
            assert refusal.rule == "table.T32"
            for language in LANGUAGES:
                narrator = spoken[language]
                assert "{" not in narrator.texts.say(refusal.text, narrator.args(refusal.details))
            if step.seat == PUPIL:
                kinds.add(refusal.text)
        assert len(match.lines) == before
        go_on(match)
    # Each character of the script has one legal square, so there the rules themselves refuse all others.
    assert kinds == asked - {"refusal-corto-lesson-Place"}
    for narrator in spoken.values():
        assert "a3" in narrator.texts.say("refusal-corto-lesson-Place", {"square": "a3"})


def test_the_pupil_may_take_a_step_back_and_reads_it_again() -> None:
    match = dealt()
    go_on(match, 2)
    was = lesson().advice(match, PUPIL)
    (to, *_) = undo_lines(match, PUPIL)
    undo = Undo(to)
    assert lesson().check(match, PUPIL, undo) is None
    assert not isinstance(match.submit(PUPIL, undo, match.now()), Refusal)
    assert lesson().advice(match, PUPIL).step < was.step
    go_on(match, len(SCRIPT) - actions_done(match))
    assert match.is_over()


def test_a_lesson_goes_on_from_its_record() -> None:
    match = dealt()
    go_on(match, 7)
    again = resume(match.rules, match.record(), bytes.fromhex(match.seed))
    assert lesson().advice(again, PUPIL) == lesson().advice(match, PUPIL)


def test_the_opponent_is_told_nothing_and_watches_too() -> None:
    match = dealt()
    assert [hint.say.text for hint in lesson().advice(match, OPPONENT).hints] == ["lesson-corto-watch"]
    assert lesson().move(match, OPPONENT) is None


def test_table_T32_a_box_with_other_cards_has_no_lesson() -> None:
    content = json.loads((CONTENT / "cards.json").read_text(encoding="utf-8"))
    (dancer,) = [card for card in content["cards"] if card["id"] == "D3"]
    dancer["border"] = "black"
    answer = Lesson(CortoRules(cards_from(content), "another box")).deal()
    assert isinstance(answer, Refusal)
    assert (answer.rule, answer.text) == ("table.T32", "refusal-table-no-lesson")

"""Goal, score and end of a view."""

from typing import Final

from saltsea.games.pirates.chapters.chapter import CLEAR, SINK, TAKE, Condition, Wish
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.state import WON, PiratesState
from saltsea.games.pirates.rules.damage import corks_left
from saltsea.games.pirates.rules.rounds import counted, holds, on_board
from saltsea.games.pirates.rules.score import (
    MOST_FOR_TIME,
    PER_CORK,
    PER_LIFE,
    PER_WISH,
    measured,
    outcome,
    points_with,
    stars_with,
)
from saltsea.games.pirates.view.board import token_counts
from saltsea.games.pirates.view.names import RESULTS, TOKEN_NAMES, VERBS, card_name, members
from saltsea.games.pirates.view.shapes import EndView, GoalStepView, GoalView, Scored, ScoreLine, StarLine, WishView
from saltsea.view import Arg, Sentence

STARS: Final = (1, 2, 3)
MILLIS_PER_POINT: Final = 2000


# --- the goal ---


def goal_view(state: PiratesState) -> GoalView:
    chapter, log = state.voyage.chapter, state.log
    open_stage = chapter.stages[log.stage] if log.stage < len(chapter.stages) else []
    return GoalView(
        stages=len(chapter.stages),
        stage=log.stage + 1,
        each_round=chapter.each_round == 1,
        steps=[goal_step(state, condition) for condition in open_stage],
        wishes=[wish_view(state, wish) for wish in chapter.wishes],
        done=[
            *cards_done(state, "done-pirates-sunk", log.sunk),
            *(
                Sentence("done-pirates-taken", {"token": token, "number": number})
                for token, number in token_counts(log.taken).items()
            ),
            *cards_done(state, "done-pirates-pointed", log.pointed),
        ],
    )


def cards_done(state: PiratesState, text: str, numbers: list[int]) -> list[Sentence]:
    """One sentence for each kind of card with which it was done, and how often."""
    content = state.voyage.content
    return [
        Sentence(text, {"card": card_name(content, kind), "number": number})
        for kind, number in enumerate(numbers)
        if number
    ]


def goal_step(state: PiratesState, condition: Condition) -> GoalStepView:
    done, times = done_of(state, condition), condition.times
    verb = VERBS[condition.verb]
    return GoalStepView(
        verb=verb,
        done=done,
        times=times,
        met=holds(state, condition),
        sentence=Sentence(f"step-pirates-{verb}", {**wanted(state, condition), "done": done, "times": times}),
    )


def done_of(state: PiratesState, condition: Condition) -> int:
    """How far a condition is; of cards that must be gone, how many are left."""
    log = state.log
    if condition.verb == TAKE:
        return log.taken[condition.token]
    if condition.verb == CLEAR:
        return on_board(state, condition.kinds)
    return counted(log.sunk if condition.verb == SINK else log.pointed, condition.kinds)


def wanted(state: PiratesState, condition: Condition) -> dict[str, Arg]:
    """What a condition names: a token, cards, any ship, or any Passage."""
    content = state.voyage.content
    if condition.verb == TAKE:
        return {"token": TOKEN_NAMES[condition.token]}
    if not condition.named:
        return {"group": "ship"}
    if condition.kinds == content.passages:
        return {"group": "passage"}
    return {"group": "card", "card": [card_name(content, kind) for kind in members(condition.kinds)]}


def wish_view(state: PiratesState, wish: Wish) -> WishView:
    done = measured(state, wish)
    return WishView(done, wish.least, wish.most, wish.least <= done <= wish.most)


# --- the end ---


def end_view(rules: PiratesRules, state: PiratesState, wishes: int) -> EndView | None:
    """The end for a crew that has met so many optional goals."""
    ended = outcome(state)
    if ended is None:
        return None
    won = state.log.result == WON
    return EndView(
        result=RESULTS[state.log.result - 1],
        sentence=Sentence("event-pirates-VoyageEnded", {"result": state.log.result}),
        rule=ended.ended_by,
        points=points_with(state, wishes),
        halves=state.voyage.content.levels[state.voyage.level].halves,
        score=score_lines(state, wishes) if won else [],
        stars=star_lines(state, wishes) if won else [],
        onward=onward(rules, state) if won else None,
        last=won and place_in_campaign(rules, state) == len(rules.chapters) - 1,
    )


def score_lines(state: PiratesState, wishes: int) -> list[ScoreLine]:
    """pirates.P1 line by line, before the level counts."""
    lives, corks, left = state.ship.lives, corks_left(state), state.log.left
    return [
        score_line("lives", lives, PER_LIFE * lives),
        score_line("corks", corks, PER_CORK * corks),
        score_line("wish", wishes, PER_WISH * wishes),
        score_line("time", left // 1000, min(MOST_FOR_TIME, left // MILLIS_PER_POINT)),
    ]


def score_line(what: Scored, number: int, points: int) -> ScoreLine:
    return ScoreLine(what, number, points, Sentence(f"score-pirates-{what}", {"number": number}))


def star_lines(state: PiratesState, wishes: int) -> list[StarLine]:
    return [StarLine(stars_with(state, wishes) >= star, Sentence(f"star-pirates-{star}")) for star in STARS]


def place_in_campaign(rules: PiratesRules, state: PiratesState) -> int | None:
    """Which of the chapters this is, from 0 on; none in free play, or where there is but one."""
    names = [chapter.name for chapter in rules.chapters]
    name = state.voyage.chapter.name
    return names.index(name) if name in names and len(names) > 1 else None


def onward(rules: PiratesRules, state: PiratesState) -> dict[str, str] | None:
    """The options for the chapter after this one."""
    place = place_in_campaign(rules, state)
    if place is None or place + 1 >= len(rules.chapters):
        return None
    return {"chapter": rules.chapters[place + 1].name}

"""The review of a finished game, from its record alone: the same on every machine, compiled or not.

At the beginning of each turn the best turn that can be found is judged over deals that its player had to hold
possible: that is the chance to win there. What the turn that was played gives over the same deals, less that, is
choice; what then really came is luck. So a seat's first chance, all choices and all luck add up to how it ended."""

from collections.abc import Callable, Sequence
from math import exp
from typing import Final, NamedTuple

from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.review.gold_lead import gold_lead
from saltsea.games.corto.review.judge import FULL, Judged, ReviewEffort, TurnJudge
from saltsea.games.corto.review.reason import reason
from saltsea.games.corto.review.shapes import (
    VERSION,
    WHOLE,
    CortoReview,
    DecidingMoment,
    ReviewedTurn,
    SeatReview,
)
from saltsea.games.corto.review.turns import PlayedTurn, turns_of
from saltsea.games.corto.review.variation import turn_played_out
from saltsea.games.corto.review.win_chance import won_shares
from saltsea.kernel.dice import dice_for
from saltsea.kernel.nouns import Action
from saltsea.kernel.record import Record, Resign
from saltsea.kernel.seat import Seat

MOST_MOMENTS: Final = 3
LEAST_LOSS: Final = 20
"""Thousandths: a smaller loss decides nothing, and may be an error of the estimate."""
CURVE: Final = (103.1668, 0.04354, 3.1669)
"""Accuracy of one turn by the percent of winning chance that it lost: lichess's curve for moves of chess."""


class StoppedError(Exception):
    """The reader does not wait any longer."""


Progress = Callable[[float], bool]
"""Told how much is done, of 1; returns whether to go on."""


def go_on(done: float) -> bool:
    del done
    return True


class JudgedTurn(NamedTuple):
    """A turn, and in thousandths by seat the chances with the best turn and with the one that was played."""

    turn: PlayedTurn
    judged: Judged
    best: list[int]
    played: list[int]

    def loss(self) -> int:
        return self.best[self.turn.seat] - self.played[self.turn.seat]


def review(
    rules: CortoRules, record: Record, effort: ReviewEffort = FULL, progress: Progress = go_on
) -> CortoReview:  # fmt: skip
    """The review of a game that is over; a StoppedError as soon as `progress` says so."""
    if record.outcome is None:
        raise ValueError("a game is reviewed when it is over")
    turns = judged_turns(rules, record, effort, progress)
    against = sides(rules, record)
    start = thousandths([1.0 / against] * record.header.players)
    end = final_chances(rules, record, turns[-1].best if turns else start)
    after = [one.best for one in turns[1:]] + [end]
    given_up = resigned(record)
    if given_up is not None and turns:
        after[-1] = turns[-1].played
    shown = [reviewed(one, chances) for one, chances in zip(turns, after, strict=False)]
    dealt = start if given_up is not None else end  # without a turn it is not known what the deal was worth
    deal = minus(turns[0].best if turns else dealt, start)
    ended = [] if given_up is None else minus(end, after[-1] if turns else start)
    moments = [moment(rules, record, turns, place) for place in deciding(turns)]
    seats = [
        seat_review(seat, start[seat], deal[seat], shown, ended, given_up) for seat in range(record.header.players)
    ]
    return CortoReview(VERSION, start, deal, shown, moments, seats, ended, against, given_up)


def judged_turns(rules: CortoRules, record: Record, effort: ReviewEffort, progress: Progress) -> list[JudgedTurn]:
    """Every finished turn of the game. Dice follow from the record, so that a review can be made again."""
    judge, found = TurnJudge(rules, effort), list[JudgedTurn]()
    turns = [turn for turn in turns_of(rules, record.header, record.lines) if turn.finished]
    for place, turn in enumerate(turns):
        if not progress(place / len(turns)):
            raise StoppedError
        judged = judge.judge(turn, dice_for(f"review {record.header.seal} {turn.first}"))
        found.append(JudgedTurn(turn, judged, thousandths(judged.best.mean()), thousandths(judged.played.mean())))
    if not progress(1.0):
        raise StoppedError
    return found


# --- adding up ---


def reviewed(one: JudgedTurn, after: list[int]) -> ReviewedTurn:
    turn = one.turn
    choice, luck = minus(one.played, one.best), minus(after, one.played)
    return ReviewedTurn(turn.number + 1, turn.seat, turn.first, turn.last, choice, luck, after)


def seat_review(
    seat: Seat, start: int, deal: int, turns: Sequence[ReviewedTurn], ended: Sequence[int], given_up: Seat | None
) -> SeatReview:  # fmt: skip
    own = sum(turn.choice[seat] for turn in turns if turn.seat == seat)
    others = sum(turn.choice[seat] for turn in turns if turn.seat != seat)
    luck = deal + sum(turn.luck[seat] for turn in turns)
    if given_up == seat:
        own += ended[seat]
    elif given_up is not None:
        others += ended[seat]
    losses = [-turn.choice[seat] for turn in turns if turn.seat == seat]
    return SeatReview(accuracy(losses), start, own, others, luck, start + own + others + luck)


def accuracy(losses: Sequence[int]) -> int:
    """The mean of lichess's curve over all turns of a player; 100 for a player who had none."""
    if not losses:
        return 100
    top, slope, off = CURVE
    each = [top * exp(-slope * max(0, loss) * 100 / WHOLE) - off for loss in losses]
    return round(sum(min(100.0, max(0.0, one)) for one in each) / len(each))


def thousandths(chances: Sequence[float]) -> list[int]:
    return [round(chance * WHOLE) for chance in chances]


def minus(after: Sequence[int], before: Sequence[int]) -> list[int]:
    return [one - other for one, other in zip(after, before, strict=True)]


# --- how it began and ended ---


def sides(rules: CortoRules, record: Record) -> int:
    state = rules.setup(record.header.players, record.header.options)
    return 2 if state.variants.partners else state.players


def resigned(record: Record) -> Seat | None:
    last = record.lines[-1]
    return last.seat if isinstance(last.action, Resign) else None


def final_chances(rules: CortoRules, record: Record, last: list[int]) -> list[int]:
    """What each seat has won. A game that its players ended without a winner stays where it was."""
    assert record.outcome is not None
    if not record.outcome.winners:
        return last
    state = rules.setup(record.header.players, record.header.options)
    return thousandths(won_shares(state, record.outcome.winners))


# --- what decided it ---


def deciding(turns: Sequence[JudgedTurn]) -> list[int]:
    """The places of the turns that cost most, the worst first."""
    places = [place for place, one in enumerate(turns) if one.loss() >= LEAST_LOSS]
    return sorted(places, key=lambda place: -turns[place].loss())[:MOST_MOMENTS]


def moment(rules: CortoRules, record: Record, turns: Sequence[JudgedTurn], place: int) -> DecidingMoment:
    one = turns[place]
    turn, seat = one.turn, one.turn.seat
    match = turn_played_out(rules, record, turn.first, one.judged.best.actions)
    better: list[Action] = [line.action for line in match.lines[turn.first + 1 :]]
    after: CortoState = match.state
    gold = gold_lead(after, seat) - gold_lead(turn.after, seat)
    return DecidingMoment(
        turn=place,
        seat=seat,
        first=turn.first,
        last=turn.last,
        loss=one.loss(),
        gold=gold,
        later=round(one.judged.gold(), 1),
        better=[action.number for action in better],
        lines=len(match.lines),
        say=reason(turn, after, gold),
    )

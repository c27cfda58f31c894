"""The course of a finished game of Corto: each player's gold turn by turn, and the turn that decided it."""

from collections.abc import Sequence

from saltsea.games.corto.engine.events import TurnEnded
from saltsea.games.corto.engine.state import OVER, CortoState
from saltsea.games.corto.rules.count import scores, winners
from saltsea.games.corto.view.shapes import CortoCourse, GoldMoment, TurningPoint
from saltsea.kernel.record import Header, Line, laid_out, lines_in_force
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Seat
from saltsea.view import Arg, Sentence


def course(rules: AnyRules, header: Header, lines: Sequence[Line]) -> CortoCourse:
    """The gold after every turn, from the record's events. A game that was broken off has no turning point."""
    state, moments = laid_out(rules, header), list[GoldMoment]()
    for line in lines_in_force([*lines], len(lines) - 1):
        ended: tuple[int, Seat] | None = None
        for event in line.events:
            rules.evolve(state, event)
            if isinstance(event, TurnEnded):  # players who are skipped then have turns of their own
                ended = state.turns, event.seat
        if ended is not None:
            moments.append(GoldMoment(line.number, *ended, scores(state)))
    return CortoCourse(moments, turning_point(state, moments) if state.step == OVER else None)


def turning_point(state: CortoState, moments: Sequence[GoldMoment]) -> TurningPoint | None:
    """The turn after which the winners were ahead for good. If they were ahead all the time, or never, the turn that
    brought them most against the others. Where everybody shares the victory there are no others."""
    won = winners(state, scores(state))
    leads = [lead(moment.gold, won) for moment in moments]
    if len(won) == state.players or not any(leads):
        return None
    behind = [place for place, ahead in enumerate(leads) if ahead <= 0]
    if behind and behind[-1] + 1 < len(leads):
        return point(moments[behind[-1] + 1], "story-turning", won, leads[-1])
    swings = [after - before for before, after in zip([0, *leads], leads, strict=False)]
    best = swings.index(max(swings))
    return point(moments[best], "story-turning-step", won, swings[best]) if swings[best] > 0 else None


def lead(gold: Sequence[int], won: Sequence[Seat]) -> int:
    """How much the winners have more than the best of the others; less than 0 if they are behind."""
    others = [gold[seat] for seat in range(len(gold)) if seat not in won]
    return gold[won[0]] - max(others, default=0)


def point(moment: GoldMoment, text: str, won: Sequence[Seat], gold: int) -> TurningPoint:
    args: dict[str, Arg] = {"turn": moment.turn, "seat": moment.seat, "names": [*won], "number": len(won), "gold": gold}
    return TurningPoint(moment.line, Sentence(text, args))

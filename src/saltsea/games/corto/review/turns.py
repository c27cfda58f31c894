"""A record cut into turns: who had them, from which line to which, and what they did."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import MAIN, OVER, CortoState
from saltsea.kernel.nouns import Action
from saltsea.kernel.record import Header, Line, ends_early, laid_out, lines_in_force
from saltsea.kernel.seat import Seat


class PlayedTurn(NamedTuple):
    """One turn as it was played. A game that players end early may leave its last one unfinished."""

    number: int
    """How many turns ended before it."""
    seat: Seat
    first: int
    """The line after which it begins."""
    last: int
    """Its last line."""
    actions: list[Action]
    before: CortoState
    after: CortoState
    finished: bool


def begins(state: CortoState) -> bool:
    """Whether a turn begins here."""
    return state.step == MAIN and not (state.plays or state.discards or state.drawn)


def turns_of(rules: CortoRules, header: Header, lines: Sequence[Line]) -> Iterator[PlayedTurn]:
    """The turns of a game in order, without what was taken back and without the set-up."""
    state = laid_out(rules, header)
    before: CortoState | None = None
    first, last, done = 0, 0, list[Action]()
    for line in lines_in_force([*lines], len(lines) - 1):
        if ends_early(line):
            break
        if before is not None:
            done.append(line.action)
        for event in line.events:
            rules.evolve(state, event)
        last = line.number
        if before is not None and (state.turns != before.turns or state.step == OVER):
            yield PlayedTurn(before.turns, int(before.turn), first, last, done, before, state.copy(), finished=True)
            before = None
        if before is None and begins(state):
            before, first, done = state.copy(), last, []
    if before is not None and done:
        yield PlayedTurn(before.turns, int(before.turn), first, last, done, before, state.copy(), finished=False)

"""What a seat can undo now, and which of its actions could not be undone."""

from typing import Final, NamedTuple

from saltsea.kernel.final import final_actions
from saltsea.kernel.match import Match
from saltsea.kernel.match import undo_targets as targets_of
from saltsea.kernel.seat import Seat


class UndoTargets(NamedTuple):
    """What a seat can undo now: the nearest line, the earliest line, and the actions that could not be undone."""

    undo: int | None = None
    reset: int | None = None
    final: tuple[int, ...] = ()


NO_TARGETS: Final = UndoTargets()


def find_undo_targets(match: Match, seat: Seat) -> UndoTargets:
    targets = targets_of(match, seat)
    final = tuple(final_actions(match, seat, targets))
    return UndoTargets(targets[0].line, targets[-1].line, final) if targets else UndoTargets(final=final)

"""The port for a lesson: what leads a player through a game, step by step. It keeps nothing: the match says how far
the lesson is, so a pupil who reloads, or comes back tomorrow, goes on where they were."""

from typing import Protocol

from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Action, Refusal
from saltsea.kernel.seat import Seat
from saltsea.view import Advice


class Guide(Protocol):
    """Leads players through a game."""

    def check(self, match: Match, seat: Seat, action: Action) -> Refusal | None:
        """What to do instead, if this legal action is not the step that the lesson waits for."""
        ...

    def move(self, match: Match, seat: Seat) -> Action | None:
        """What a bot on this seat does now, instead of choosing by itself."""
        ...

    def advice(self, match: Match, seat: Seat) -> Advice:
        """What the lesson says to this seat now."""
        ...

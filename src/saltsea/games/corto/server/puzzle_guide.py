"""Keeps the table of a puzzle to its one turn."""

from saltsea.games.corto.engine.actions import Discard, Draw, EndTurn
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Action, Refusal
from saltsea.kernel.seat import Seat
from saltsea.lesson import Guide
from saltsea.server.tables.rules.daily_rules import not_drawn, not_ended
from saltsea.view import Advice


class PuzzleGuide(Guide):
    """What a player of a puzzle may not do, though the rules of the game allow it."""

    leads_bots = False

    def check(self, match: Match, seat: Seat, action: Action) -> Refusal | None:
        """A turn is checked instead of ended, and no card is drawn or discarded."""
        del match, seat
        if isinstance(action, EndTurn):
            return not_ended()
        return not_drawn() if isinstance(action, (Draw, Discard)) else None

    def move(self, match: Match, seat: Seat) -> Action | None:
        """Bots have nothing to do in a puzzle: the turn never ends."""
        del match, seat
        return None

    def advice(self, match: Match, seat: Seat) -> Advice:
        """The puzzle says nothing beside its goal, which the page shows."""
        del match, seat
        return Advice()

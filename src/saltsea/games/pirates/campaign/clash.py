"""Two hands on one space: who in a crew was there first."""

from typing import Final

from saltsea.games.pirates.rules.levels import owner_of
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.seat import Seat

TAKEN: Final = "refusal-pirates-taken"
"""What pirates.T2 says of a space on which a timer stands; it has other reasons, which are no player's fault."""


def clash(match: Match, seat: Seat, refusal: Refusal) -> Seat | None:
    """Whose timer stands on the space that this seat reached for. A player's own timer in the way is no clash."""
    if refusal.text != TAKEN:
        return None
    owner = owner_of(match.state.voyage, int(refusal.details["timer"]))
    return None if owner == seat else owner

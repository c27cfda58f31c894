"""What speaks for a better turn, in one sentence from facts: gold that it brings or takes, or cards that it keeps."""

from typing import Final

from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.review.turns import PlayedTurn
from saltsea.games.corto.rules.turn import hand_size
from saltsea.games.corto.view.card_sequences import rivals
from saltsea.games.corto.view.changes import by_source
from saltsea.kernel.seat import Seat
from saltsea.view import Sentence

GROUPS: Final = "corto.V2"
SEAL: Final = "corto.V3"
TEXTS: Final = {GROUPS: "review-corto-groups", SEAL: "review-corto-seal"}
QUESTS: Final = "review-corto-quests"


def reason(turn: PlayedTurn, better: CortoState, gold: int) -> Sentence:
    """The greatest difference in gold between the turn that was played and the better one, when they end; `gold` is by
    how much the better one is then ahead."""
    seat = turn.seat
    own = own_gain(turn.after, better, seat)
    rival = rival_loss(turn.after, better, seat)
    if gold <= 0 or max(own[1], rival[1]) <= 0:
        cards = hand_size(better, seat) - hand_size(turn.after, seat)
        return Sentence("review-corto-cards", {"number": cards}) if cards > 0 else Sentence("review-corto-later")
    if rival[1] > own[1]:
        return Sentence("review-corto-rival", {"owner": rival[0], "gold": rival[1]})
    return Sentence(TEXTS.get(own[0], QUESTS), {"gold": own[1]})


def own_gain(played: CortoState, better: CortoState, seat: Seat) -> tuple[str, int]:
    """Where the better turn brings most more gold; gold of all quests is counted together."""
    was, would = by_source(played, seat), by_source(better, seat)
    gains: dict[str, int] = {}
    for source in sorted({*was, *would}):
        named = source if source in TEXTS else QUESTS
        gains[named] = gains.get(named, 0) + would[source] - was[source]
    best = max(gains, key=lambda source: gains[source], default=QUESTS)
    return best, gains.get(best, 0)


def rival_loss(played: CortoState, better: CortoState, seat: Seat) -> tuple[Seat, int]:
    """The opponent whom the better turn leaves with less gold, and how much less."""
    losses = {
        other: by_source(played, other).total() - by_source(better, other).total() for other in rivals(played, seat)
    }
    loser = max(losses, key=lambda other: losses[other])
    return loser, losses[loser]

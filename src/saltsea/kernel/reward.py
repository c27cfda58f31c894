"""What a game was worth to its players, as programs that learn count it."""

from typing import Any

from saltsea.kernel.nouns import Outcome, State
from saltsea.kernel.rules import Rules
from saltsea.kernel.seat import Seat


def rewards(rules: Rules[Any], state: State, players: int) -> list[float]:
    """By seat; 0 before the end. A crew that wins gets 1 each. Rivals share 1, and the others lose it together."""
    return rewards_of(rules, rules.outcome(state), players)


def rewards_of(rules: Rules[Any], outcome: Outcome | None, players: int) -> list[float]:
    """The same from an outcome that is known already: counting a table is dear."""
    if outcome is None:
        return [0.0] * players
    if rules.crew or players == 1:
        return [1.0 if seat in outcome.winners else 0.0 for seat in range(players)]
    return utilities(outcome.winners, players)


def utilities(winners: list[Seat], players: int) -> list[float]:
    """1 for a victory alone, less for one that is shared; what one wins the others lose."""
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    return [(players * share - 1) / (players - 1) for share in shares]

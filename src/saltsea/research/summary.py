"""A tally as one JSON object: what `saltsea simulate --json` prints."""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from math import sqrt
from typing import Final

from saltsea.research.simulate import Tally

Summary = dict[str, object]
SURE: Final = 1.959964
"""So many standard deviations hold 95 % of what chance does."""


def spread(values: Sequence[float]) -> dict[str, float]:
    """Mean and the range that nine games out of ten fall into."""
    ordered = sorted(values)
    last = len(ordered) - 1
    return {
        "mean": round(sum(ordered) / len(ordered), 3),
        "p5": ordered[round(last * 0.05)],
        "p95": ordered[round(last * 0.95)],
    }


def wilson(hits: float, tries: int) -> tuple[float, float]:
    """The share that so many hits speak for, from and to, with 95 % confidence (Wilson's interval)."""
    share, weight = hits / tries, SURE * SURE / tries
    middle = (share + weight / 2) / (1 + weight)
    width = sqrt(share * (1 - share) * weight + weight * weight / 4) / (1 + weight)
    return max(0.0, middle - width), min(1.0, middle + width)


def summary(tally: Tally, game: str, players: int, seed: str, seconds: float) -> Summary:
    """Everything that can be said of a game without knowing which it is."""
    games = len(tally.outcomes)
    decisions = sum(tally.decisions)
    return {
        "game": game,
        "players": players,
        "seed": seed,
        "games": games,
        "turns": spread([outcome.turns for outcome in tally.outcomes]),
        "decisions": spread(tally.decisions),
        "ended_by": dict(sorted(Counter(outcome.ended_by for outcome in tally.outcomes).items())),
        "wins_by_seat": wins_by_seat(tally, players),
        "scores_by_seat": [spread([outcome.scores[seat] for outcome in tally.outcomes]) for seat in range(players)],
        "refusals_by_rule": dict(tally.refusals.most_common()),
        "checksum": checksum(tally),
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 1),
        "decisions_per_second": round(decisions / seconds),
        "moves_per_second": round(tally.moves / seconds),
    }


def wins_by_seat(tally: Tally, players: int) -> list[int]:
    """A shared victory counts for each who shares it."""
    wins = Counter(seat for outcome in tally.outcomes for seat in outcome.winners)
    return [wins[seat] for seat in range(players)]


def checksum(tally: Tally) -> str:
    """One hash for all final positions: equal on every machine that plays by the same rules."""
    return sha256("\n".join(tally.hashes).encode()).hexdigest()[:32]

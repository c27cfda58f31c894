"""What many voyages add up to: how often they are won, how they are lost, what hurt the ship and where time went."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from saltsea.charts import Bars, Chart, Curve, Within
from saltsea.games.pirates.engine.state import LIVES_LOST, SUNK, TOO_LATE, WON, PiratesState
from saltsea.games.pirates.rules.score import granted, points, stars
from saltsea.games.pirates.voyage_log import Cause, Harm, VoyageLog
from saltsea.kernel.match import Match
from saltsea.research.summary import wilson


class HarmSeen(NamedTuple):
    """What one cause has done on one voyage."""

    cause: Cause
    corks: int
    lives: int


class VoyageSeen(NamedTuple):
    """What one voyage adds to the report."""

    result: int
    lives_lost: int
    left: int
    """Milliseconds that were left when it was won."""
    rounds: int
    score: int
    stars: int
    wishes: int
    granted: int
    idle: int
    turns_of_sand: int
    harm: list[HarmSeen]


class PiratesReport:
    """Watches finished voyages of one chapter; the same for `simulate` and for `chapter try`."""

    seen = VoyageSeen

    def __init__(self) -> None:
        self.results: Counter[int] = Counter()
        self.victories: list[bool] = []
        """Voyage by voyage."""
        self.lives_lost: list[int] = []
        self.seconds_left: list[float] = []
        self.rounds: list[int] = []
        self.lost_in: Counter[int] = Counter()
        self.scores: list[int] = []
        self.stars: list[int] = []
        self.idle = 0
        self.turns_of_sand = 0
        """Rounds times timers, over all voyages."""
        self.optional = 0
        self.wishes = 0
        self.harm: dict[Cause, Harm] = {}

    def look(self, match: Match) -> VoyageSeen:
        state: PiratesState = match.state
        log = VoyageLog(match)
        return VoyageSeen(
            result=state.log.result,
            lives_lost=state.log.tally[LIVES_LOST],
            left=state.log.left,
            rounds=state.log.round + 1,
            score=points(state),
            stars=stars(state),
            wishes=len(state.voyage.chapter.wishes),
            granted=granted(state),
            idle=log.idle,
            turns_of_sand=log.rounds * state.voyage.timers,
            harm=[HarmSeen(cause, harm.corks, harm.lives) for cause, harm in log.harm.items()],
        )

    def add(self, seen: VoyageSeen) -> None:
        self.add_result(seen)
        self.idle += seen.idle
        self.turns_of_sand += seen.turns_of_sand
        self.wishes = seen.wishes
        self.optional += seen.granted
        for one in seen.harm:
            mine = self.harm.setdefault(one.cause, Harm())
            mine.corks += one.corks
            mine.lives += one.lives

    def add_result(self, seen: VoyageSeen) -> None:
        self.results[seen.result] += 1
        self.victories.append(seen.result == WON)
        self.lives_lost.append(seen.lives_lost)
        self.rounds.append(seen.rounds)
        self.scores.append(seen.score)
        self.stars.append(seen.stars)
        if seen.result == WON:
            self.seconds_left.append(seen.left / 1000)
        else:
            self.lost_in[seen.rounds] += 1

    def result(self) -> dict[str, object]:
        """Named numbers: counts of voyages, or means of one voyage where a fraction makes sense."""
        runs, won = len(self.scores), self.results[WON]
        low, high = wilson(won, runs)
        return {
            "runs": runs,
            "won": won,
            "rate": round(won / runs, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "sunk": self.results[SUNK],
            "late": self.results[TOO_LATE],
            "lost_in_round": [self.lost_in[number + 1] for number in range(max(self.lost_in, default=0))],
            "lives_lost": mean(self.lives_lost),
            "seconds_left": mean(self.seconds_left),
            "idle_seconds": round(self.idle / 1000 / self.turns_of_sand, 3) if self.turns_of_sand else None,
            "rounds": mean(self.rounds),
            "optional": self.optional if self.wishes else None,
            "score": mean(self.scores),
            "score_when_won": mean([score for score, many in zip(self.scores, self.stars, strict=True) if many]),
            "stars": mean(self.stars),
            "voyages_by_stars": [self.stars.count(many) for many in range(4)],
            "hurt_by": self.hurt_by(),
        }

    def charts(self) -> list[Chart]:
        """How sure the share of victories is by now, in which rounds crews are lost, and what hurts the ship."""
        hurt = {label(by, str(harm["how"])): harm for by, harm in self.hurt_by().items()}
        lost = {
            unit: {name: float(str(harm[part])) for name, harm in hurt.items()}
            for unit, part in (("life points", "lives"), ("corks", "corks"))
        }
        return [
            Curve("Voyages won, as more are sailed", "voyages sailed", "won, %", self.win_curve()),
            Curve("Crews that were not lost yet", "after round", "of all voyages, %", self.afloat(), is_stepped=True),
            *([Bars("What hurt the ship", "lost in a voyage", lost)] if hurt else []),
        ]

    def win_curve(self) -> list[tuple[int, Within]]:
        """The share of victories after so many voyages, at a hundred moments or so."""
        runs, won, points = len(self.victories), 0, []
        for number, victory in enumerate(self.victories, 1):
            won += victory
            if number == runs or number % max(1, runs // 100) == 0:
                points.append((number, Within(won / number, *wilson(won, number))))
        return points

    def afloat(self) -> list[tuple[int, Within]]:
        """The share of crews that no round up to this one was the end of."""
        runs, points = len(self.scores), []
        for last in range(max(self.rounds) + 1):
            left = runs - sum(self.lost_in[number] for number in range(1, last + 1))
            points.append((last, Within(left / runs, *wilson(left, runs))))
        return points

    def hurt_by(self) -> dict[str, dict[str, object]]:
        """What hurt the ship in a mean voyage, the worst first: life points before corks."""
        runs = len(self.scores)
        worst = sorted(self.harm.items(), key=lambda item: (-item[1].lives, -item[1].corks, item[0]))
        return {
            cause.by: {"how": cause.how, "lives": round(harm.lives / runs, 3), "corks": round(harm.corks / runs, 3)}
            for cause, harm in worst
            if harm.lives or harm.corks
        }


def label(by: str, how: str) -> str:
    """What hurt the ship, in two words at most: `fort, shots`."""
    name = by.rpartition(".")[2].replace("-", " ")
    return name if how in (name, "event") else f"{name}, {how}"


def mean(values: Sequence[float]) -> float | None:
    """The mean, or nothing where there is nothing."""
    return round(sum(values) / len(values), 3) if values else None

"""Tournaments of a game that a crew plays together: all crews sail the same voyages, and every pair is compared.

A crew is one kind of bot on all seats, as `able`, or one for each seat, as `old-salt+green+green+green`. A voyage is
decided by its number alone; from one to the next the seats of a mixed crew move on by one."""

from collections.abc import Callable, Sequence
from itertools import combinations
from math import sqrt
from time import process_time
from typing import NamedTuple

import msgspec

from saltsea.research.checked_bot import in_game
from saltsea.research.contest import Roster, Setting, game_of
from saltsea.research.real_time import sailed
from saltsea.research.results_file import used_by
from saltsea.research.summary import SURE, wilson


class CrewGame(NamedTuple):
    """One game of a crew before it is played."""

    crew: str
    number: int


class CrewGameResult(msgspec.Struct, frozen=True):
    """One game of a crew after it was played: a line of the file."""

    table: str
    crew: str
    number: int
    won: bool
    score: int
    rounds: int
    seconds: float = 0.0
    """Processor time of the whole voyage."""
    made: dict[str, str] = {}
    """What it was played with."""

    def fixture(self) -> CrewGame:
        return CrewGame(self.crew, self.number)


def sailors(crew: str, players: int) -> list[str]:
    """The bot of each seat; a crew of one kind fills all."""
    names = crew.split("+")
    return names * players if len(names) == 1 else names


def voyages(crews: Sequence[str], number: int) -> list[CrewGame]:
    """All voyages, one of each crew after the other, so that all crews have sailed as many at any time."""
    return [CrewGame(crew, each) for each in range(number) for crew in crews]


class Crews(Setting):
    """A tournament of crews."""

    def player(self) -> Callable[[CrewGame], CrewGameResult]:
        roster = Roster(game_of(self), self.made)
        return lambda voyage: sail(roster, self, voyage)

    def results(self) -> type[CrewGameResult]:
        return CrewGameResult


def sail(roster: Roster, setting: Setting, voyage: CrewGame) -> CrewGameResult:
    """Sail one voyage. Cards, dice and reactions have its number's name, whichever crew sails it."""
    began = process_time()
    names, tempo = sailors(voyage.crew, setting.players), roster.entry.tempo
    assert tempo is not None
    at = [names[(seat + voyage.number) % setting.players] for seat in range(setting.players)]
    bots = roster.bots(at)
    with in_game(f"voyage {voyage.number + 1} of {voyage.crew}"):
        table = sailed(
            roster.rules,
            tempo,
            setting.players,
            setting.options,
            [bots[name] for name in at],
            f"{setting.seed}/{voyage.number}",
            reactions=[roster.entry.reactions.get(name) for name in at],
        )
    outcome = roster.rules.outcome(table.match.state)
    assert outcome is not None
    return CrewGameResult(
        table=setting.table(),
        crew=voyage.crew,
        number=voyage.number,
        won=bool(outcome.winners),
        score=max(outcome.scores),
        rounds=outcome.turns,
        seconds=process_time() - began,
        made=used_by(setting.made, at),
    )


# --- what it adds up to ---


class CrewResult(msgspec.Struct, frozen=True):
    """What all voyages of one crew add up to; intervals have 95 % confidence."""

    crew: str
    voyages: int
    won: int
    share: float
    low: float
    high: float
    """The share of voyages that were won, and Wilson's interval."""
    score: float
    score_low: float
    score_high: float
    """The mean score, 0 for a voyage that was lost, and its interval."""
    rounds: float
    seconds_per_voyage: float
    """Processor time."""


class CrewPairing(msgspec.Struct, frozen=True):
    """Two crews on the same voyages: who won where the other lost, or else scored more, sailed better."""

    one: str
    other: str
    voyages: int
    better: int
    same: int
    share: float
    low: float
    high: float
    """Voyages that the first sailed better, those of equal result counted half, and Wilson's interval."""
    points: float
    points_low: float
    points_high: float
    """The mean of its score less the other's, voyage by voyage, and its interval."""


class Comparison(NamedTuple):
    """One voyage of two crews as a game between them, for ratings."""

    one: str
    other: str
    deal: int
    seat: int
    share: float


def add_up_crews(results: Sequence[CrewGameResult], crews: Sequence[str]) -> list[CrewResult]:
    """One entry for each crew that has sailed, in the given order."""
    found = {crew: [one for one in results if one.crew == crew] for crew in crews}
    return [crew_result(crew, sailed) for crew, sailed in found.items() if sailed]


def crew_result(crew: str, sailed: Sequence[CrewGameResult]) -> CrewResult:
    number, won = len(sailed), sum(one.won for one in sailed)
    low, high = wilson(won, number)
    score, score_low, score_high = mean_within([one.score for one in sailed])
    return CrewResult(
        crew=crew,
        voyages=number,
        won=won,
        share=round(won / number, 4),
        low=round(low, 4),
        high=round(high, 4),
        score=score,
        score_low=max(0.0, score_low),
        score_high=score_high,
        rounds=round(sum(one.rounds for one in sailed) / number, 2),
        seconds_per_voyage=round(sum(one.seconds for one in sailed) / number, 4),
    )


def comparisons(results: Sequence[CrewGameResult], crews: Sequence[str]) -> list[Comparison]:
    """Every two crews on every voyage that both have sailed."""
    found = {one.fixture(): one for one in results}
    numbers = sorted({one.number for one in results})
    return [
        Comparison(one, other, number, 0, better(found[CrewGame(one, number)], found[CrewGame(other, number)]))
        for one, other in combinations(crews, 2)
        for number in numbers
        if CrewGame(one, number) in found and CrewGame(other, number) in found
    ]


def better(one: CrewGameResult, other: CrewGameResult) -> float:
    """1 if the first sailed better, 0 if the other did, and a half if neither."""
    mine, theirs = (one.won, one.score), (other.won, other.score)
    return 0.5 if mine == theirs else float(mine > theirs)


def compare_crews(results: Sequence[CrewGameResult], crews: Sequence[str]) -> list[CrewPairing]:
    """One entry for each two crews that have sailed the same voyage."""
    scores = {one.fixture(): one.score for one in results}
    by_pair: dict[tuple[str, str], list[Comparison]] = {}
    for one in comparisons(results, crews):
        by_pair.setdefault((one.one, one.other), []).append(one)
    return [
        crew_pairing(
            pair, met, [scores[CrewGame(pair[0], one.deal)] - scores[CrewGame(pair[1], one.deal)] for one in met]
        )
        for pair, met in by_pair.items()
    ]


def crew_pairing(pair: tuple[str, str], met: Sequence[Comparison], points: Sequence[int]) -> CrewPairing:
    number, hits = len(met), sum(one.share for one in met)
    low, high = wilson(hits, number)
    mean, points_low, points_high = mean_within(points)
    return CrewPairing(
        one=pair[0],
        other=pair[1],
        voyages=number,
        better=sum(one.share == 1 for one in met),
        same=sum(one.share == 0.5 for one in met),
        share=round(hits / number, 4),
        low=round(low, 4),
        high=round(high, 4),
        points=mean,
        points_low=points_low,
        points_high=points_high,
    )


def mean_within(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean of independent numbers and its interval with 95 % confidence; a single number has none but itself."""
    number, mean = len(values), sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, number - 1) / number)
    return round(mean, 3), round(mean - SURE * spread, 3), round(mean + SURE * spread, 3)

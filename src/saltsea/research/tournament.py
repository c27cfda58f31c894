"""Tournaments between bots: every pair meets, each deal is played from every seat, results have intervals.

A game is decided by its name alone, so results depend neither on the number of processes nor on interruptions."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations, permutations
from time import process_time
from typing import NamedTuple

import msgspec

from saltsea.bots.player import AnytimeBot, Bot
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import Dice, dice_for
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Seat, members
from saltsea.research.checked_bot import in_game
from saltsea.research.contest import Roster, Setting, game_of
from saltsea.research.results_file import used_by
from saltsea.research.summary import wilson


class Pairing(NamedTuple):
    """A bot on one seat against another bot on all others."""

    one: str
    other: str


class Fixture(NamedTuple):
    """One game of a tournament before it is played."""

    pairing: Pairing
    deal: int
    seat: Seat
    """Where the first bot of the pairing sits: every deal is played once from each seat."""


class GameResult(msgspec.Struct, frozen=True):
    """One game of a tournament after it was played: a line of the file that it can be resumed from."""

    table: str
    """The game, its seats, options and seed: a file may hold several tournaments."""
    one: str
    other: str
    deal: int
    seat: Seat
    share: float
    """The first bot's share of the victory: 1, 0, or a part if it is shared."""
    margin: int
    """Its score less the best of the others."""
    turns: int
    seconds: float = 0.0
    """Processor time that the first bot thought."""
    own_turns: int = 0
    """How many turns it had: decisions in a row count as one."""
    other_seconds: float = 0.0
    other_turns: int = 0
    """The same of all the others together."""
    made: dict[str, str] = {}
    """What it was played with."""

    def fixture(self) -> Fixture:
        return Fixture(Pairing(self.one, self.other), self.deal, self.seat)


class Pairs(Setting):
    """A tournament in which every pair meets."""

    def player(self) -> Callable[[Fixture], GameResult]:
        roster = Roster(game_of(self), self.made)
        return lambda fixture: play(roster.rules, roster.bots(fixture.pairing), self, fixture)

    def results(self) -> type[GameResult]:
        return GameResult


def fixtures(names: Sequence[str], players: int, games: int) -> list[Fixture]:
    """All games, pairing by pairing. With more than two players it matters who of a pair sits alone."""
    pairs = combinations(names, 2) if players == 2 else permutations(names, 2)
    return [
        Fixture(Pairing(one, other), number // players, number % players)
        for one, other in pairs
        for number in range(games)
    ]


# --- one game ---


class Timed:
    """A bot, with the time that it has thought and the time that it has for each turn."""

    def __init__(self, bot: Bot, dice: Dice, time: float | None) -> None:
        self.bot = bot
        self.dice = dice
        self.time = time
        self.seconds = 0.0
        self.end = 0.0
        """When it has thought for as long as it may in this turn, on the clock of its thoughts."""
        self.turns = 0

    def act(self, match: Match, seat: Seat, *, goes_on: bool) -> None:
        if not goes_on:
            self.turns += 1
            self.end = self.seconds + (self.time or 0)
        began = process_time()
        if self.time is not None and isinstance(self.bot, AnytimeBot):
            late = began + self.end - self.seconds
            self.bot.limit(lambda: process_time() > late)
        action = self.bot.choose(match.rules.observe(match.state, seat), self.dice)
        self.seconds += process_time() - began
        answer = None if action is None else match.submit(seat, action, match.now())
        if not isinstance(answer, int):
            raise RuntimeError(f"{match.rules.name}: a bot made no legal choice ({action} at line {len(match.lines)})")


def play(rules: AnyRules, bots: Mapping[str, Bot], setting: Setting, fixture: Fixture) -> GameResult:
    """Play one game. Each seat has dice of its own, named after the game."""
    (one, other), name = fixture.pairing, f"{setting.seed}/{fixture.deal}"
    match = start(rules, setting.players, setting.options, named_seed(name))
    if isinstance(match, Refusal):
        raise ValueError(f"{match.rule}: {match.text} {match.details}")
    match.hashing = False
    at = [one if seat == fixture.seat else other for seat in range(setting.players)]
    dice = [dice_for(f"{name}/{fixture.seat}/{seat}/{bot}") for seat, bot in enumerate(at)]
    seats = [Timed(bots[bot], own, setting.time) for bot, own in zip(at, dice, strict=True)]
    with in_game(f"deal {fixture.deal + 1}, {one} on seat {fixture.seat + 1} against {other}"):
        play_on(match, seats)
    return result(match, setting, fixture, seats)


def play_on(match: Match, seats: Sequence[Timed]) -> None:
    """Let whose turn it is act, to the end."""
    rules, last = match.rules, None
    while rules.outcome(match.state) is None:
        seat = members(rules.waiting_on(match.state))[0]
        seats[seat].act(match, seat, goes_on=seat == last)
        last = seat


def result(match: Match, setting: Setting, fixture: Fixture, seats: Sequence[Timed]) -> GameResult:
    outcome = match.rules.outcome(match.state)
    assert outcome is not None
    one, others = seats[fixture.seat], [timed for seat, timed in enumerate(seats) if seat != fixture.seat]
    best = max(score for seat, score in enumerate(outcome.scores) if seat != fixture.seat)
    return GameResult(
        table=setting.table(),
        one=fixture.pairing.one,
        other=fixture.pairing.other,
        deal=fixture.deal,
        seat=fixture.seat,
        share=1 / len(outcome.winners) if fixture.seat in outcome.winners else 0.0,
        margin=outcome.scores[fixture.seat] - best,
        turns=outcome.turns,
        seconds=one.seconds,
        own_turns=one.turns,
        other_seconds=sum(other.seconds for other in others),
        other_turns=sum(other.turns for other in others),
        made=used_by(setting.made, fixture.pairing),
    )


# --- what it adds up to ---


class PairingResult(msgspec.Struct, frozen=True):
    """What all games of one pairing add up to, as the first bot sees it."""

    one: str
    other: str
    games: int
    won: float
    """Victories; a shared one counts by its share."""
    share: float
    low: float
    high: float
    """The share of victories, and Wilson's interval with 95 % confidence."""
    margin: float
    """Mean of its score less the best of the others."""
    turns: float
    seconds_per_turn: float
    other_seconds_per_turn: float


def add_up(results: Iterable[GameResult], order: Sequence[Pairing]) -> list[PairingResult]:
    """One entry per pairing that has games, in the given order."""
    found: dict[Pairing, list[GameResult]] = {}
    for one in results:
        found.setdefault(Pairing(one.one, one.other), []).append(one)
    return [pairing_result(pairing, found[pairing]) for pairing in order if pairing in found]


def pairing_result(pairing: Pairing, games: Sequence[GameResult]) -> PairingResult:
    number, won = len(games), sum(game.share for game in games)
    low, high = wilson(won, number)
    return PairingResult(
        one=pairing.one,
        other=pairing.other,
        games=number,
        won=round(won, 3),
        share=round(won / number, 4),
        low=round(low, 4),
        high=round(high, 4),
        margin=round(sum(game.margin for game in games) / number, 3),
        turns=round(sum(game.turns for game in games) / number, 2),
        seconds_per_turn=per_turn((game.seconds, game.own_turns) for game in games),
        other_seconds_per_turn=per_turn((game.other_seconds, game.other_turns) for game in games),
    )


def per_turn(thought: Iterable[tuple[float, int]]) -> float:
    """Seconds and turns of many games as seconds a turn."""
    seconds, turns = map(sum, zip(*thought, strict=True))
    return round(seconds / max(1, turns), 4)


def pairings(wanted: Iterable[Fixture]) -> list[Pairing]:
    """The pairings of these games, each once, in order."""
    return [*dict.fromkeys(fixture.pairing for fixture in wanted)]

"""Tournaments between bots: every pair meets, each deal is played from every seat, results have intervals.

A game is decided by its name alone, so results depend neither on the number of processes nor on interruptions."""

import gc
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from importlib import import_module
from itertools import combinations, islice, permutations
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from saltsea.bots.player import AnytimeBot, Bot
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import Dice, dice_for
from saltsea.kernel.evaluate import Evaluator
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.options import Options
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Seat, members
from saltsea.research.outside import outside_player
from saltsea.research.own_bot import is_own, own_bot
from saltsea.research.summary import wilson

AHEAD: Final = 4
"""Games that wait for each process, so that none is idle and an interruption loses little."""


RARELY: Final = 100_000
"""Objects after which a process of the pool looks for garbage: a search makes many and none in circles, and looking for
them as often as Python does takes a fifth of its time."""


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

    def fixture(self) -> Fixture:
        return Fixture(Pairing(self.one, self.other), self.deal, self.seat)


class Setting(NamedTuple):
    """What all games of a tournament share. It is sent to the processes that play them."""

    place: str
    """Where the catalogue is, as `package.module:NAME`."""
    game: str
    players: int
    options: Options
    seed: str
    time: float | None = None
    """Seconds of processor time that a bot may think in a turn; without them its effort is counted."""

    def table(self) -> str:
        """All of it as one text."""
        options = " ".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        limit = "" if self.time is None else f" {self.time} s"
        return f"{self.game} {self.players} {self.seed} {options}{limit}"


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
    last = None
    while rules.outcome(match.state) is None:
        seat = members(rules.waiting_on(match.state))[0]
        seats[seat].act(match, seat, goes_on=seat == last)
        last = seat
    return result(match, setting, fixture, seats)


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
    )


# --- many games, in processes ---


class Entry(Protocol):
    """What a tournament needs of a game in the catalogue."""

    @property
    def rules(self) -> Callable[[], AnyRules]:
        """Makes its rules."""
        ...

    def make_bot(self, name: str, rules: AnyRules) -> Bot:
        """A computer player by its name."""
        ...

    @property
    def evaluator(self) -> Callable[[AnyRules], Evaluator[Any]] | None:
        """Makes what judges its positions, for players from outside."""
        ...


class Player:
    """Plays fixtures of one setting; rules and bots are made once."""

    def __init__(self, setting: Setting) -> None:
        module, _, name = setting.place.partition(":")
        games: Mapping[str, Entry] = getattr(import_module(module), name)
        self.setting = setting
        self.entry = games[setting.game]
        self.rules = self.entry.rules()
        self.bots: dict[str, Bot] = {}

    def play(self, fixture: Fixture) -> GameResult:
        for name in fixture.pairing:
            if name not in self.bots:
                self.bots[name] = self.make(name)
        return play(self.rules, self.bots, self.setting, fixture)

    def make(self, name: str) -> Bot:
        """A player of the game, of a file, or from outside."""
        if is_own(name):
            return own_bot(name, self.rules)
        outside, evaluator = outside_player(name), self.entry.evaluator
        if outside is None:
            return self.entry.make_bot(name, self.rules)
        return outside.make(self.rules, None if evaluator is None else evaluator(self.rules))


class Process:
    """What a process of the pool keeps between two games."""

    player: Player | None = None


def play_here(setting: Setting, fixture: Fixture) -> GameResult:
    """Play in a process of the pool."""
    if Process.player is None or Process.player.setting != setting:
        Process.player = Player(setting)
    return Process.player.play(fixture)


def play_all(setting: Setting, wanted: Iterable[Fixture], workers: int) -> Iterator[GameResult]:
    """Play all fixtures and yield each result as it comes."""
    if workers == 1:
        yield from played_alone(setting, wanted)
        return
    left = iter(wanted)
    context = get_context("spawn")
    with ProcessPoolExecutor(workers, context, gc.set_threshold, (RARELY,)) as pool:
        running = {pool.submit(play_here, setting, fixture) for fixture in islice(left, workers * AHEAD)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(play_here, setting, fixture) for fixture in islice(left, len(done))}
            yield from (future.result() for future in done)


def played_alone(setting: Setting, wanted: Iterable[Fixture]) -> Iterator[GameResult]:
    """Play all fixtures in this process, which looks for garbage as rarely as those of a pool until they are played."""
    before = gc.get_threshold()
    gc.set_threshold(RARELY)
    try:
        yield from map(Player(setting).play, wanted)
    finally:
        gc.set_threshold(*before)


# --- the file that a tournament is resumed from ---


def read_results(file: Path) -> list[GameResult]:
    """The results in a file. A last line that was cut off by an interruption is dropped."""
    if not file.is_file():
        return []
    decoder = msgspec.json.Decoder(GameResult)
    lines = file.read_bytes().split(b"\n")
    return [decoder.decode(line) for line in lines[:-1]]


def keep_whole_lines(file: Path) -> None:
    """Cut a half-written last line off, so that the next one does not continue it."""
    if file.is_file():
        data = file.read_bytes()
        file.write_bytes(data[: data.rfind(b"\n") + 1])


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


def run(
    setting: Setting, wanted: Sequence[Fixture], workers: int, file: Path | None, after: Callable[[int], None]
) -> list[PairingResult]:
    """Play all these games and add them up."""
    return add_up(run_games(setting, wanted, workers, file, after), pairings(wanted))


def run_games(
    setting: Setting, wanted: Sequence[Fixture], workers: int, file: Path | None, after: Callable[[int], None]
) -> list[GameResult]:
    """Play all these games. Those that the file already has are not played again; `after` is told how many are done."""
    known = {} if file is None else {one.fixture(): one for one in read_results(file) if one.table == setting.table()}
    done = [known[fixture] for fixture in wanted if fixture in known]
    after(len(done))
    if file is not None:
        keep_whole_lines(file)
    for one in play_all(setting, [fixture for fixture in wanted if fixture not in known], workers):
        done.append(one)
        if file is not None:
            with file.open("ab") as lines:
                lines.write(msgspec.json.encode(one) + b"\n")
        after(len(done))
    return done

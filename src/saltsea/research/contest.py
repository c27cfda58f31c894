"""What tournaments of both kinds share: what all their games have in common, and who plays them.

A game is decided by its fixture alone, so results depend neither on the number of processes nor on interruptions."""

import gc
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from itertools import islice
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from saltsea.bots.player import Bot
from saltsea.game import Game
from saltsea.kernel.options import Options
from saltsea.research.checked_bot import BadBotError
from saltsea.research.outside import outside_player
from saltsea.research.own_bot import is_own, own_bot
from saltsea.research.played import Contest, Played
from saltsea.research.results_file import ResultsFile, fingerprint

AHEAD: Final = 4
"""Games that wait for each process, so that none is idle and an interruption loses little."""

RARELY: Final = 100_000
"""Objects after which a process of the pool looks for garbage: a search makes many and none in circles, and looking for
them as often as Python does takes a fifth of its time."""

NOTHING: Final[Mapping[str, str]] = {}

F = TypeVar("F")
R = TypeVar("R", bound=Played[Any])


class Setting(NamedTuple):
    """Game, seats, options and seed of a tournament."""

    place: str
    """Where the catalogue is, as `package.module:NAME`."""
    game: str
    players: int
    options: Options
    seed: str
    time: float | None = None
    """Seconds of processor time that a bot may think in a turn; without them its effort is counted."""
    content: str = ""
    """The folder or file of other content that its rules are made of."""
    made: Mapping[str, str] = NOTHING
    """What decides its games beside this: versions, and fingerprints of files (results_file.py)."""

    def table(self) -> str:
        """All of it as one text."""
        options = " ".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        limit = "" if self.time is None else f" {self.time} s"
        return f"{self.game} {self.players} {self.seed} {options}{limit}"


# --- the players of a setting ---


class Roster:
    """The rules of a game, made once in a process, and its bots, made anew for each game: a player that plans
    remembers what it has searched, so its answers depend on what it was asked before. One of a file or from outside is
    kept, as it may take long to make."""

    def __init__(self, entry: Game, made: Mapping[str, str] = NOTHING) -> None:
        self.entry = entry
        self.made_with = made
        self.rules = entry.rules()
        self.made: dict[str, Bot] = {}

    def bots(self, names: Iterable[str]) -> Mapping[str, Bot]:
        """Bots by name for one game."""
        for name in names:
            if name not in self.made or not is_kept(name):
                self.made[name] = self.make(name)
        return self.made

    def for_next_game(self, names: Sequence[str], bots: Sequence[Bot]) -> list[Bot]:
        """A bot for each seat. `bots` had the seats in the last game; before the first there are none."""
        if not bots:
            return [self.make(name) for name in names]
        return [bot if is_kept(name) else self.make(name) for name, bot in zip(names, bots, strict=True)]

    def make(self, name: str) -> Bot:
        """A player of the game, of a file, or from outside."""
        if is_own(name):
            return self.own(name)
        outside, evaluator = outside_player(name), self.entry.evaluator
        if outside is None:
            return self.entry.make_bot(name, self.rules)
        return outside.make(self.rules, None if evaluator is None else evaluator(self.rules))

    def own(self, name: str) -> Bot:
        """A player of a file, which must still be the one that the contest began with, here as elsewhere."""
        if self.made_with.get(name) not in (None, fingerprint(name)):
            raise BadBotError(f"{name} is another file here than when the games began.")
        return own_bot(name, self.entry, self.rules)


def is_kept(name: str) -> bool:
    """Whether a player stays for all games of a process."""
    return is_own(name) or outside_player(name) is not None


def game_of(setting: Setting) -> Game:
    """The game as the catalogue has it, with the content of the setting."""
    module, _, name = setting.place.partition(":")
    games: Mapping[str, Game] = getattr(import_module(module), name)
    found = games[setting.game]
    return found.with_content(Path(setting.content)) if setting.content else found


# --- who plays ---


class LostProcessError(Exception):
    """A process was killed, or a bot ended it."""


class Runner(Protocol):
    """Plays the games of a contest, in this process or elsewhere."""

    def play(self, contest: Contest[F, R], wanted: Iterable[F]) -> Iterator[R]:
        """Play all and yield each result as it comes, in any order."""
        ...


class Process(Generic[F, R]):
    """What a process keeps between two games."""

    contest: Contest[F, R] | None = None
    player: Callable[[F], R] | None = None


def play_here(contest: Contest[F, R], fixture: F) -> R:
    """Play in a process of a pool or of a cluster."""
    kept: type[Process[F, R]] = Process
    if kept.player is None or kept.contest != contest:
        kept.contest, kept.player = contest, contest.player()
    return kept.player(fixture)


class Processes:
    """So many processes of this machine; one is this process itself."""

    def __init__(self, number: int) -> None:
        self.number = number

    def play(self, contest: Contest[F, R], wanted: Iterable[F]) -> Iterator[R]:
        return played_alone(contest.player(), wanted) if self.number == 1 else self.play_beside(contest, wanted)

    def play_beside(self, contest: Contest[F, R], wanted: Iterable[F]) -> Iterator[R]:
        left = iter(wanted)
        try:
            with ProcessPoolExecutor(self.number, get_context("spawn"), begin_process) as pool:
                running = {pool.submit(play_here, contest, fixture) for fixture in islice(left, self.number * AHEAD)}
                while running:
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    running |= {pool.submit(play_here, contest, fixture) for fixture in islice(left, len(done))}
                    yield from (future.result() for future in done)
        except BrokenProcessPool as error:
            raise LostProcessError("a process that played ended in the middle of a game.") from error


def begin_process() -> None:
    """A process of a pool looks for garbage rarely, and does not outlive the one that wants its games."""
    gc.set_threshold(RARELY)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """A parent that was killed tells its pool nothing: the pool would wait for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def played_alone(player: Callable[[F], R], wanted: Iterable[F]) -> Iterator[R]:
    """Play all fixtures in this process, which looks for garbage as rarely as those of a pool until they are played."""
    before = gc.get_threshold()
    gc.set_threshold(RARELY)
    try:
        yield from map(player, wanted)
    finally:
        gc.set_threshold(*before)


# --- all of it ---


def run_games(
    contest: Contest[F, R],
    wanted: Sequence[F],
    runner: Runner,
    file: Path | None,
    after: Callable[[Sequence[R]], None],
    say: Callable[[str], None] = lambda _: None,
) -> list[R]:
    """Play all these games, each once, and return them in this order. Those that the file already has are not played
    again; `after` is shown all that are done, and `say` gets a sentence if the file has games that are not used."""
    kept = None if file is None else ResultsFile(file)
    known = {} if kept is None else kept.read(contest, say)
    left = [fixture for fixture in wanted if fixture not in known]
    done = [known[fixture] for fixture in wanted if fixture in known]
    after(done)
    if kept is not None:
        kept.begin()
    for one in runner.play(contest, left):
        known[one.fixture()] = one
        done.append(one)
        if kept is not None:
            kept.add(one)
        after(done)
    return [known[fixture] for fixture in wanted]

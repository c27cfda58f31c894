"""What tournaments of both kinds share: what all their games have in common, who plays them, and the file that one
which was stopped goes on from.

A game is decided by its fixture alone, so results depend neither on the number of processes nor on interruptions."""

import gc
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from saltsea.bots.player import Bot
from saltsea.game import Game
from saltsea.kernel.options import Options
from saltsea.research.outside import outside_player
from saltsea.research.own_bot import is_own, own_bot

AHEAD: Final = 4
"""Games that wait for each process, so that none is idle and an interruption loses little."""

RARELY: Final = 100_000
"""Objects after which a process of the pool looks for garbage: a search makes many and none in circles, and looking for
them as often as Python does takes a fifth of its time."""

F = TypeVar("F")
"""A fixture: one game before it is played. It can be sent to a process, and looked up."""
F_co = TypeVar("F_co", covariant=True)
F_contra = TypeVar("F_contra", contravariant=True)


class Played(Protocol[F_co]):
    """One game after it was played: a line of the file."""

    @property
    def table(self) -> str:
        """The text of the contest that it belongs to: a file may hold several."""
        ...

    def fixture(self) -> F_co:
        """What it was before."""
        ...


R = TypeVar("R", bound=Played[Any])
R_co = TypeVar("R_co", bound=Played[Any], covariant=True)


class Contest(Protocol[F_contra, R_co]):
    """What all games of a tournament share. It is sent to the processes that play them."""

    def table(self) -> str:
        """All of it as one text."""
        ...

    def player(self) -> Callable[[F_contra], R_co]:
        """Makes what plays its games, once in each process."""
        ...

    def results(self) -> type[R_co]:
        """What its games become."""
        ...


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

    def table(self) -> str:
        """All of it as one text."""
        options = " ".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        limit = "" if self.time is None else f" {self.time} s"
        return f"{self.game} {self.players} {self.seed} {options}{limit}"


# --- the players of a setting ---


class Roster:
    """The rules and the bots of one game, each made once in a process."""

    def __init__(self, entry: Game) -> None:
        self.entry = entry
        self.rules = entry.rules()
        self.made: dict[str, Bot] = {}

    def bots(self, names: Iterable[str]) -> Mapping[str, Bot]:
        """Bots by name, with those that earlier games had."""
        for name in names:
            if name not in self.made:
                self.made[name] = self.make(name)
        return self.made

    def make(self, name: str) -> Bot:
        """A player of the game, of a file, or from outside."""
        if is_own(name):
            return own_bot(name, self.rules, self.entry.encoding)
        outside, evaluator = outside_player(name), self.entry.evaluator
        if outside is None:
            return self.entry.make_bot(name, self.rules)
        return outside.make(self.rules, None if evaluator is None else evaluator(self.rules))


def game_of(setting: Setting) -> Game:
    """The game as the catalogue has it, with the content of the setting."""
    module, _, name = setting.place.partition(":")
    games: Mapping[str, Game] = getattr(import_module(module), name)
    found = games[setting.game]
    return found.with_content(Path(setting.content)) if setting.content else found


# --- who plays ---


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
        context = get_context("spawn")
        with ProcessPoolExecutor(self.number, context, gc.set_threshold, (RARELY,)) as pool:
            running = {pool.submit(play_here, contest, fixture) for fixture in islice(left, self.number * AHEAD)}
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(play_here, contest, fixture) for fixture in islice(left, len(done))}
                yield from (future.result() for future in done)


def played_alone(player: Callable[[F], R], wanted: Iterable[F]) -> Iterator[R]:
    """Play all fixtures in this process, which looks for garbage as rarely as those of a pool until they are played."""
    before = gc.get_threshold()
    gc.set_threshold(RARELY)
    try:
        yield from map(player, wanted)
    finally:
        gc.set_threshold(*before)


# --- the file that a tournament is resumed from ---


class Line(msgspec.Struct):
    """What every line of a file has."""

    table: str


def read_results(file: Path, contest: Contest[F, R]) -> list[R]:
    """The results of this contest in a file. A last line that was cut off by an interruption is dropped."""
    if not file.is_file():
        return []
    lines = file.read_bytes().split(b"\n")[:-1]
    mine, table, whole = msgspec.json.Decoder(Line), contest.table(), msgspec.json.Decoder(contest.results())
    return [whole.decode(line) for line in lines if mine.decode(line).table == table]


def keep_whole_lines(file: Path) -> None:
    """Cut a half-written last line off, so that the next one does not continue it."""
    if file.is_file():
        data = file.read_bytes()
        file.write_bytes(data[: data.rfind(b"\n") + 1])


def run_games(
    contest: Contest[F, R], wanted: Sequence[F], runner: Runner, file: Path | None, after: Callable[[Sequence[R]], None]
) -> list[R]:
    """Play all these games, each once, and return them in this order. Those that the file already has are not played
    again; `after` is shown all that are done."""
    known = {} if file is None else {one.fixture(): one for one in read_results(file, contest)}
    left = [fixture for fixture in wanted if fixture not in known]
    done = [known[fixture] for fixture in wanted if fixture in known]
    after(done)
    if file is not None:
        keep_whole_lines(file)
    for one in runner.play(contest, left):
        known[one.fixture()] = one
        done.append(one)
        if file is not None:
            with file.open("ab") as lines:
                lines.write(msgspec.json.encode(one) + b"\n")
        after(done)
    return [known[fixture] for fixture in wanted]

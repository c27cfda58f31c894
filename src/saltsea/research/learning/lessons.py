"""Lessons: positions of whole games with what a teacher did in each, in files that a training reads.

A file holds some games. Which ones is in its name, and they are decided by the seed alone, so files may be made by any
number of processes, and those that are there already are not made again."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy
from numpy.typing import NDArray

from saltsea.game import Game
from saltsea.kernel.chance import QuickDealer
from saltsea.kernel.decisions import Decisions
from saltsea.kernel.dice import dice_for
from saltsea.kernel.encoding import empty_cells
from saltsea.kernel.options import Options
from saltsea.research.environment_settings import EnvironmentSettings, laid
from saltsea.research.environments.cells import as_array

GAMES_IN_FILE: Final = 25
WANDER: Final = 10
"""Of a hundred decisions so many are made at random, so that the network also sees what a teacher would never reach;
what it learns there is what the teacher would have done."""


class Course(NamedTuple):
    """What a training learns from."""

    place: str
    """Where the catalogue is, as `package.module:NAME`."""
    game: str
    players: int
    options: Options
    teacher: str
    seed: str

    def table(self) -> EnvironmentSettings:
        module, _, name = self.place.partition(":")
        entry: Game = getattr(import_module(module), name)[self.game]
        return laid(entry, self.players, self.options)


class Lessons:
    """Rows of one file: the cells that are not 0, the legal actions, and what the teacher did."""

    def __init__(self) -> None:
        self.cells: list[Any] = []
        self.values: list[Any] = []
        self.legal: list[Any] = []
        self.chosen: list[int] = []

    def add(self, seen: NDArray[numpy.generic], legal: list[int], chosen: int) -> None:
        at = numpy.flatnonzero(seen)
        self.cells.append(at.astype(numpy.uint16))
        self.values.append(seen[at])
        self.legal.append(numpy.array(legal, numpy.uint16))
        self.chosen.append(chosen)

    def write(self, file: Path) -> None:
        """Write all rows; a file that is there is whole."""
        half = file.with_suffix(".half")
        with half.open("wb") as written:
            numpy.savez_compressed(
                written,
                cells=numpy.concatenate(self.cells),
                values=numpy.concatenate(self.values),
                seen=numpy.array([len(row) for row in self.cells], numpy.int32),
                legal=numpy.concatenate(self.legal),
                may=numpy.array([len(row) for row in self.legal], numpy.int32),
                chosen=numpy.array(self.chosen, numpy.int32),
            )
        half.replace(file)


def lesson_file(folder: Path, number: int) -> Path:
    return folder / f"lessons-{number:05}.npz"


def make_file(course: Course, folder: str, number: int) -> int:
    """Let the teacher play the games of one file; returns how many decisions it holds."""
    table, lessons = course.table(), Lessons()
    teacher = table.game.make_bot(course.teacher, table.rules)
    for game in range(number * GAMES_IN_FILE, (number + 1) * GAMES_IN_FILE):
        add_game(table, teacher.choose, f"{course.seed}/{game}", lessons)
    lessons.write(lesson_file(Path(folder), number))
    return len(lessons.chosen)


def add_game(table: EnvironmentSettings, choose: Callable[..., Any], name: str, lessons: Lessons) -> None:
    """One game between teachers, who stray from time to time."""
    dice, encoding = dice_for(name), table.encoding
    game = Decisions(encoding, table.players, table.options, QuickDealer(dice_for(f"deal {name}")))
    cells = empty_cells(encoding.size)
    seen = as_array(cells, numpy.uint8, encoding.size)
    while not game.is_over():
        legal = [each.number for each in game.legal()] + ([encoding.waiting] if game.may_wait() else [])
        action = choose(table.rules.observe(game.state, game.seat), dice)
        chosen = encoding.waiting if action is None else action.number
        if len(legal) > 1 and chosen in legal:
            seen.fill(0)
            encoding.write(game.state, game.seat, cells, 0)
            lessons.add(seen, legal, chosen)
        game.choose(dice.pick(legal) if chosen not in legal or dice.below(100) < WANDER else chosen)


def make_lessons(course: Course, folder: Path, games: int, workers: int) -> Iterator[int]:
    """Make the files that are missing; yields how many games are done."""
    wanted = range(-(-games // GAMES_IN_FILE))
    missing = [number for number in wanted if not lesson_file(folder, number).is_file()]
    done = len(wanted) - len(missing)
    yield done * GAMES_IN_FILE
    if not missing:
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for _ in pool.map(make_file, [course] * len(missing), [str(folder)] * len(missing), missing):
            done += 1
            yield done * GAMES_IN_FILE

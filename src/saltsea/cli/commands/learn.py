"""`saltsea learn`: trains a network by what a computer player does, and writes its weights for our bots."""

import json
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click

from saltsea.bots.weights import Header, write_weights
from saltsea.cli.common.command_group import ExampleCommand, fail, unknown_message
from saltsea.cli.common.options import WholeNumber, find_game, players_option, seed_option
from saltsea.cli.common.progress import Progress
from saltsea.cli.common.table_options import read_options, table_option
from saltsea.cli.contests.runners import PLACE, number_of
from saltsea.game import Game

if TYPE_CHECKING:
    from saltsea.research.learning.lessons import Course
    from saltsea.research.learning.training import Epoch

EXAMPLES = """
saltsea learn corto --teacher expert --games 2000 --out corto-expert
saltsea learn corto --teacher regular --games 200 --epochs 5 --hidden 64 --out quick
saltsea tournament corto --players corto-expert/corto.weights,regular
"""
COURSE = "course.json"


@click.command(cls=ExampleCommand, epilog=EXAMPLES)
@click.argument("game")
@click.option("--out", required=True, type=click.Path(path_type=Path, file_okay=False), metavar="DIR", help="A folder.")
@click.option("--teacher", default=None, metavar="NAME", help="The computer player to learn from; else the best.")
@click.option("--games", default=1000, show_default=True, type=WholeNumber(1), metavar="N", help="How many it plays.")
@click.option(
    "--epochs", default=20, show_default=True, type=WholeNumber(1), metavar="N", help="How often each is seen."
)
@click.option("--hidden", default="128", show_default=True, metavar="N", help="Hidden units; more layers by commas.")
@click.option("--device", default="", metavar="NAME", help="Where to train: cuda, cpu; else a GPU if there is one.")
@click.option("--workers", default="all", show_default=True, metavar="N", help="Processes; all: one for each core.")
@players_option
@seed_option
@table_option
def learn(
    *, game: str, out: Path, teacher: str | None, games: int, epochs: int, hidden: str, device: str, workers: str,
    players: int | None, seed: str, chosen: Sequence[str],
) -> None:  # fmt: skip
    """Train a network of GAME to do what a computer player does.

    The teacher plays games against itself, and strays from time to time so that the network sees more than perfect
    play. The network learns each decision, on a GPU where there is one. DIR gets the lessons, a checkpoint after each
    epoch, and GAME.weights: a file that tournaments and our bots play by without PyTorch.

    What was stopped goes on: the same command finds what DIR has already. Needs the extra `learn`."""
    if find_spec("torch") is None or find_spec("numpy") is None:
        fail("this needs PyTorch and NumPy: pip install 'saltsea[learn]'.")
    from saltsea.research.learning.lessons import Course

    entry = find_game(game)
    seats = players or entry.rules().fewest
    course = Course(
        PLACE, entry.name, seats, read_options(entry, entry.rules(), seats, chosen), teacher_of(entry, teacher), seed
    )
    begin(out, course)
    with Progress(f"{course.teacher} plays {entry.name}") as progress:
        make_all(course, out, games, number_of(workers), progress)
    click.echo(f"Written: {trained(entry, course, out, layers_of(hidden), epochs, device)}")


def make_all(course: "Course", out: Path, games: int, workers: int, progress: Progress) -> None:
    """All lessons; those that are there are not made again."""
    from saltsea.research.learning.lessons import make_lessons

    for done in make_lessons(course, out, games, workers):
        progress.update(min(1.0, done / games))


def trained(entry: Game, course: "Course", out: Path, hidden: tuple[int, ...], epochs: int, device: str) -> Path:
    """The file of weights, after all epochs."""
    from saltsea.research.learning.training import LayerSizes, Training, train

    assert entry.encoding is not None
    encoding = entry.encoding(entry.rules())
    shape = LayerSizes(encoding.size, hidden, encoding.actions)
    scale = [1 / max(1, field.most) for field in encoding.fields for _ in range(field.size())]
    try:
        training = Training(out, shape, scale, epochs, device)
    except ValueError as error:
        fail(f"{error}.")
    click.echo(f"{training.data.number:,} decisions, on {training.device}")
    numbers, file = train(training, tell), out / f"{entry.name}.weights"
    sizes = [shape.inputs, *hidden, shape.outputs]
    layers = [[sizes[place], sizes[place + 1]] for place in range(len(sizes) - 1)]
    about = f"imitates {course.teacher}, {course.players} players, seed {course.seed}"
    write_weights(file, Header(entry.name, encoding.version, layers, about=about), numbers)
    return file


def tell(epoch: "Epoch") -> None:
    click.echo(f"epoch {epoch.number:>3}  loss {epoch.loss:.3f}  as the teacher {epoch.held_back:.1%}")


# --- what was asked for ---


def teacher_of(entry: Game, named: str | None) -> str:
    name = entry.stand_in() if named is None else named
    if entry.encoding is None:
        fail(f"{entry.name} has no encoding that a network could read.")
    if name not in entry.known_bots():
        fail(unknown_message("computer player", name, entry.known_bots()))
    return name


def layers_of(hidden: str) -> tuple[int, ...]:
    words = hidden.split(",")
    if not all(word.isdecimal() and 1 <= int(word) <= 4096 for word in words) or len(words) > 4:
        fail("--hidden is a whole number from 1 to 4096, or up to four by commas.")
    return tuple(map(int, words))


def begin(out: Path, course: "Course") -> None:
    """Make the folder, or find that it holds the same course."""
    out.mkdir(parents=True, exist_ok=True)
    file, said = out / COURSE, json.dumps(course._asdict())
    if file.is_file() and json.loads(file.read_text()) != json.loads(said):
        fail(f"{str(out)!r} holds lessons of another teacher, seed or table. Name another folder.")
    file.write_text(said)

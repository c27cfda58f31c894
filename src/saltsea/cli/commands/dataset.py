"""`saltsea dataset`: writes games as Parquet files with a data card."""

from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
from click.core import ParameterSource

from saltsea.cli.commands.simulate import names_of_bots
from saltsea.cli.common.command_group import ExampleCommand, InputError, fail
from saltsea.cli.common.options import WholeNumber, content_option, data_option, find_game, players_option, seed_option
from saltsea.cli.common.progress import Progress
from saltsea.cli.common.table_options import options_option, options_page, read_options, table_option
from saltsea.cli.contests.runners import REPORTED_ERRORS
from saltsea.game import Game
from saltsea.kernel.options import Options
from saltsea.research.checked_bot import in_game
from saltsea.research.contest import Roster
from saltsea.research.simulate import game_name, one_game
from saltsea.research.simulation import reactions_of
from saltsea.store.open_store import is_address
from saltsea.store.paths import database
from saltsea.store.port import StoreError

if TYPE_CHECKING:
    from saltsea.research.dataset.rows import PlayedGame

EXAMPLES = """
saltsea dataset GAME --games 1000 --out games
saltsea dataset GAME --players 3 --bots regular --seed tuesday --out tuesday
saltsea dataset GAME --public --out ours
saltsea dataset GAME --public --store postgresql://db.example.org/saltsea --out all
"""

PLAYED: Final = {
    "games": "--games", "players": "--players", "seed": "--seed", "bots": "--bots", "chosen": "--option",
}  # fmt: skip
"""Options that say which games to play."""


@click.command(cls=ExampleCommand, epilog=EXAMPLES)
@click.argument("game")
@click.option(
    "--games", default=100, show_default=True, type=WholeNumber(1), metavar="N", help="How many games to play."
)
@click.option(
    "--out", default=None, type=click.Path(path_type=Path, file_okay=False), metavar="DIR",
    help="Where to write, a new or empty folder.",
)  # fmt: skip
@players_option
@seed_option
@click.option("--bots", default=None, metavar="NAMES", help="A computer player for all seats, or one for each seat.")
@click.option("--public", is_flag=True, help="Take the public games of a server instead of playing any.")
@data_option
@click.option("--store", default="", metavar="URL", help="The PostgreSQL database of servers on many machines.")
@table_option
@options_option
@content_option
def dataset(
    *, game: str, games: int, out: Path | None, players: int | None, seed: str, bots: str | None, public: bool,
    data: Path | None, store: str, chosen: Sequence[str], explained: bool, content: Path | None,
) -> None:  # fmt: skip
    """Write games of GAME as data: every decision with the position, what was legal, and what each seat knew.

    DIR gets games.parquet, decisions.parquet and README.md, which explains every column and has a reader of ten lines.
    Games are played by computer players, the same for the same seed, or are the public ones of this computer's server:
    these have no names, dates or words of anybody."""
    entry = find_game(game, content)
    if explained:
        click.echo(options_page(entry, "en"))
        return
    if out is None:
        fail("say where to write: --out DIR.")
    if find_spec("pyarrow") is None:
        fail("this needs PyArrow: pip install 'saltsea[dataset]'.")
    if entry.encoding is None:
        fail(f"{entry.name} has no encoding, so it cannot be written as data.")
    if public:
        check_public()
        source = place_of(data, store)
        make_folder(out)
        write_public(entry, source, out)
    elif store:
        fail("--store says where public games are: add --public.")
    else:
        write_simulated(entry, games, players, seed, bots, chosen, out)


def write_simulated(
    entry: Game, games: int, players: int | None, seed: str, bots: str | None, chosen: Sequence[str], out: Path
) -> None:
    rules = entry.rules()
    seats = rules.fewest if players is None else players
    options, names = read_options(entry, rules, seats, chosen), names_of_bots(entry, seats, bots)
    make_folder(out)
    source = [
        f"Played by computer players ({', '.join(names)}) from the seed `{seed}`: the same command writes the same."
    ]
    with Progress(f"{entry.name}, {seats} players") as progress:
        found = simulated(entry, options, names, [game_name(seed, number) for number in range(games)])
        try:
            write(entry, counted(found, games, progress), out, source)
        except REPORTED_ERRORS as error:
            fail(str(error))


def place_of(data: Path | None, store: str) -> str | Path:
    """Where the server keeps its games."""
    if data is not None and store:
        fail("say where the games are: either --data DIR or --store URL.")
    if store and not is_address(store):
        fail("--store takes the address of a PostgreSQL database: postgresql://….")
    if not store and not database(data).exists():
        fail(f"no server has kept anything in {str(database(data).parent)!r}.")
    return store or database(data)


def check_public() -> None:
    """Refuse what is about games that are to be played: a server's are played already."""
    context = click.get_current_context()
    for name, option in PLAYED.items():
        if context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            fail(f"--public takes games that were played on a server: leave {option} out.")


def simulated(entry: Game, options: Options, names: Sequence[str], seeds: Sequence[str]) -> Iterator["PlayedGame"]:
    """One game for each seed, as `saltsea simulate` plays it."""
    from saltsea.research.dataset.rows import PlayedGame

    roster, reactions = Roster(entry), reactions_of(entry, names, None)
    rules, bots = roster.rules, [roster.make(name) for name in names]
    for seed in seeds:
        bots = roster.for_next_game(names, bots)
        with in_game(f"the game of seed {seed}"):
            match = one_game(
                rules, len(names), options, bots, seed, hashing=False, tempo=entry.tempo, reactions=reactions
            ).match
        outcome = match.outcome()
        assert outcome is not None
        yield PlayedGame(match.header, match.lines, outcome, names, seed)


def counted(games: Iterator["PlayedGame"], number: int, progress: Progress) -> Iterator["PlayedGame"]:
    for place, game in enumerate(games):
        yield game
        progress.update((place + 1) / number)


def write_public(entry: Game, place: str | Path, out: Path) -> None:
    from saltsea.research.dataset.public_games import public_games

    source = ["Public games of a server, played by people and computer players, in an order that means nothing."]
    left_out = Counter[str]()
    try:
        write(entry, public_games(place, entry.rules(), left_out), out, source)
    except StoreError as error:
        raise InputError(str(error)) from error
    if left_out:
        click.echo(f"Left out: {', '.join(f'{number:,} {why}' for why, number in sorted(left_out.items()))}.", err=True)


def write(entry: Game, games: Iterator["PlayedGame"], out: Path, source: Sequence[str]) -> None:
    from saltsea.research.dataset.parquet import write_dataset

    rules = entry.rules()
    assert entry.encoding is not None
    facts = write_dataset(out, games, rules, entry.encoding(rules), source)
    click.echo(f"{out} holds {facts.games:,} games with {facts.decisions:,} decisions in {facts.size / 1e6:,.1f} MB.")
    click.echo(f"What every column means, and how to read it: {out / 'README.md'}")


def make_folder(out: Path) -> None:
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        fail(f"the folder {str(out)!r} cannot be made: {error.strerror}.")
    if any(out.iterdir()):
        fail(f"{str(out)!r} already holds files, which stay as they are. Name a new folder, or an empty one.")

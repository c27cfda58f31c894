"""`saltsea simulate`: plays many games between bots and prints a summary."""

import json
import re
import shlex
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

import click

from saltsea.bots.reaction import Reaction, reaction_from
from saltsea.charts import Chart, Dots, Within
from saltsea.cli.common.command_group import ExampleCommand, fail
from saltsea.cli.common.lazy_catalog import LazyCatalog
from saltsea.cli.common.options import (
    WholeNumber,
    content_option,
    find_game,
    json_option,
    players_option,
    plot_option,
    seed_option,
)
from saltsea.cli.common.progress import Progress
from saltsea.cli.common.table_options import options_option, options_page, read_options, table_option
from saltsea.cli.contests.runners import (
    PLACE,
    StoppableGames,
    check_players,
    file_option,
    ray_option,
    runner_of,
    say,
)
from saltsea.game import Game
from saltsea.research.contest import Roster, Runner, Setting, run_games
from saltsea.research.pictures import draw
from saltsea.research.results_file import made_with
from saltsea.research.simulation import GameSeen, LocalRunner, Recording, Simulation, add_up
from saltsea.research.summary import Summary, summary, wilson

EXAMPLES = """
saltsea simulate GAME --games 1000 --players 2
saltsea simulate GAME --seed tuesday --json
saltsea simulate GAME --players 3 --bots random,random,random
saltsea simulate GAME --games 20 --plot games.svg
saltsea simulate GAME --games 50 --file games.jsonl  # can be stopped
saltsea simulate GAME --options  # what a table can be set to
saltsea simulate GAME --games 20 --records voyages  # then: saltsea replay verify voyages
"""


@click.command(cls=ExampleCommand, epilog=EXAMPLES)
@click.argument("game")
@click.option(
    "--games", default=100, show_default=True, type=WholeNumber(1), metavar="N", help="How many games to play."
)
@players_option
@seed_option
@click.option(
    "--bots",
    "given_bots",
    default=None,
    metavar="NAMES",
    help="A computer player for all seats, or one for each seat, by commas; also files of yours, ./mybot.py.",
)
@click.option(
    "--reaction",
    "given_reaction",
    default=None,
    metavar="SECONDS",
    help="How long players who stand for people take to notice what happens, such as 1-4: drawn anew each time.",
)
@table_option
@options_option
@content_option
@json_option
@plot_option
@click.option(
    "--records",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="FOLDER",
    help="Write each game's record into this folder, which must be new or empty.",
)
@click.option(
    "--workers", default="1", show_default=True, metavar="N", help="Processes that play; all: one for each core."
)
@ray_option
@file_option
def simulate(
    *, game: str, games: int, players: int | None, seed: str, given_bots: str | None, given_reaction: str | None,
    chosen: Sequence[str], explained: bool, content: Path | None, as_json: bool, records: Path | None,
    plot: Path | None, workers: str, ray: str | None, file: Path | None,
) -> None:  # fmt: skip
    """Play GAME many times with computer players and say how it went.

    No player cheats: each sees only its own view, and every card is dealt from a sealed seed. Game 7 of a seed is
    the same game on every machine, whether 10 or 10,000 are played. Where the clock runs, players take their time to
    notice what happens, as people do; --reaction sets how long those take who stand for people, and the others keep
    their own.

    The report gives means, and in brackets the range that nine games of ten fall into. A shared victory counts for
    each who shares it. Refusals are what a player who tries anything is told; `saltsea rule` explains their ids. The
    checksum stands for all final positions: equal checksums, equal games.

    Several processes, or with --ray the nodes of a Ray cluster, play the same games and find the same numbers; so does
    a simulation that was stopped and goes on from its --file. A bot of yours is made once in each process, and must not
    remember earlier games."""
    entry = find_game(game, content)
    if explained:
        click.echo(options_page(entry, "en"))
        return
    simulation = simulation_of(entry, players, chosen, given_bots, given_reaction, seed, content)._replace(
        records=records is not None
    )
    check_request(entry, workers, ray, records, file)
    here = workers == "1" and ray is None
    runner = LocalRunner(Roster(entry, simulation.setting.made)) if here else runner_of(workers, ray)
    folder = None if records is None else RecordFolder(entry.name, records)
    began = perf_counter()
    player = runner if folder is None else Recording(runner, folder.write_record)
    done = played(simulation, games, player, file, records)
    observer = entry.observer()
    tally, took = add_up(done, observer), perf_counter() - began
    result = summary(tally, entry.name, simulation.setting.players, seed, took) | observer.result()
    click.echo(json.dumps(result) if as_json else report(result))
    if plot is not None:
        draw([*seat_charts(entry, result), *observer.charts()], title_of(simulation, games), plot)
    if folder is not None and not as_json:
        click.echo(f"\nTo watch the first game: saltsea replay show {shlex.quote(str(folder.file(0)))}")


def simulation_of(
    entry: Game, players: int | None, chosen: Sequence[str], given_bots: str | None, given_reaction: str | None,
    seed: str, content: Path | None,
) -> Simulation:  # fmt: skip
    """What the command line asks for, without records; of players there are the fewest if it says nothing."""
    rules = entry.rules()
    seats = rules.fewest if players is None else players
    options = read_options(entry, rules, seats, chosen)
    bots = names_of_bots(entry, seats, given_bots)
    read = str(content.absolute()) if content else ""
    setting = Setting(PLACE, entry.name, seats, options, seed, content=read, made=made_with(rules, bots))
    return Simulation(setting, bots, read_reaction(entry, given_reaction), rules.content)


def title_of(simulation: Simulation, games: int) -> str:
    """What stands above the pictures."""
    setting, who = simulation.setting, ", ".join(dict.fromkeys(simulation.bots))
    return f"{setting.game}, {setting.players} players ({who}): {games:,} games, seed {setting.seed}"


def played(
    simulation: Simulation, games: int, runner: Runner, file: Path | None, records: Path | None
) -> list[GameSeen]:
    """All games, with a bar on the screen meanwhile."""
    setting = simulation.setting
    label = f"{setting.game}, {setting.players} players"
    with StoppableGames(games, file, records) as playing, Progress(label) as progress:

        def after(done: Sequence[GameSeen]) -> None:
            playing.finished = len(done)
            progress.update(len(done) / games)

        return run_games(simulation, range(games), runner, file, after, say)


class RecordFolder:
    """Writes records into a new or empty folder."""

    def __init__(self, game: str, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            fail(f"the folder {str(folder)!r} cannot be made: {error.strerror}.")
        if any(folder.iterdir()):
            fail(f"{str(folder)!r} already holds files, which stay as they are. Name a new folder, or an empty one.")
        self.game = game
        self.folder = folder

    def write_record(self, number: int, record: bytes) -> None:
        self.file(number).write_bytes(record)

    def file(self, number: int) -> Path:
        return self.folder / f"{self.game}-{number + 1:05}.jsonl"


# --- what was asked for ---


def names_of_bots(entry: Game, seats: int, given_bots: str | None) -> tuple[str, ...]:
    """The bots of the command line, one per seat; a crew may be written with plus signs, as in a tournament."""
    separator = "[,+]" if entry.real_time else ","
    names = [default_bots(entry)] if given_bots is None else re.split(separator, given_bots)
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        fail(f"--bots names {len(names)} computer players, but --players is {seats}.")
    check_players(entry, names)
    return tuple(names)


def read_reaction(entry: Game, given: str | None) -> Reaction | None:
    """How fast those react who stand for people, if the command line says so."""
    reaction = None if given is None else reaction_from(given)
    if given is not None and entry.tempo is None:
        fail(f"--reaction is for games in real time, and {entry.name} is played by turns.")
    if given is not None and reaction is None:
        fail(f"--reaction {given!r} is not understood. Say seconds, from and to: --reaction 1-4, or --reaction 2.5.")
    return reaction


def check_request(entry: Game, workers: str, ray: str | None, records: Path | None, file: Path | None) -> None:
    """Refuse what does not go together."""
    if records is not None and file is not None:
        fail("--records and --file do not go together: a game whose result is kept is not played again.")
    if (workers != "1" or ray is not None) and entry.name not in LazyCatalog():
        fail(f"other processes do not know {entry.name}: leave --workers and --ray out.")


def default_bots(entry: Game) -> str:
    """The default bots: the simplest, which is quick; in real time the best, because others never win."""
    return entry.stand_in() if entry.tempo else [*entry.yardsticks, *entry.bots][0]


# --- the picture ---


def seat_charts(entry: Game, result: Summary) -> list[Chart]:
    """Wins by seat, or those of the crew where all win together."""
    wins, games = result["wins_by_seat"], result["games"]
    assert isinstance(wins, list)
    assert isinstance(games, int)
    if entry.real_time:
        won = Within(wins[0] / games, *wilson(wins[0], games))
        return [Dots("Games won", "of all games, %", {"the crew": won}, is_share=True)]
    rows = {f"seat {seat + 1}": Within(won / games, *wilson(won, games)) for seat, won in enumerate(wins)}
    return [Dots("Wins by seat", "games won, %", rows, 1 / len(wins), "by chance", is_share=True)]


# --- the report ---


def report(result: Summary) -> str:
    """The summary for people."""
    return "\n".join(f"{name.replace('_', ' '):>22}  {in_words(value)}" for name, value in result.items())


def in_words(value: object) -> str:
    if isinstance(value, dict) and "mean" in value:
        return f"{value['mean']:,} ({value['p5']:,} to {value['p95']:,})"
    if isinstance(value, dict):
        return ", ".join(f"{name} {within(part)}" for name, part in value.items()) or "none"
    if isinstance(value, list):
        return " | ".join(in_words(part) for part in value) or "none"
    if value is None:
        return "-"
    return f"{value:,}" if isinstance(value, int | float) else str(value)


def within(value: object) -> str:
    """A value that stands among others."""
    return f"({in_words(value)})" if isinstance(value, dict) and "mean" not in value else in_words(value)

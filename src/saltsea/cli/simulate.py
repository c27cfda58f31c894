"""`saltsea simulate`: many whole games between computer players, and what came of them."""

import json
import shlex
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

import click

from saltsea.bots.player import Bot
from saltsea.cli.options import options_option, options_page, read_options, table_option
from saltsea.cli.pages import Page, complain, unknown
from saltsea.cli.progress import Progress
from saltsea.cli.shared import Whole, content_option, game_named, json_option, players_option, seed_option
from saltsea.game import Game
from saltsea.kernel.match import Match
from saltsea.kernel.record_file import write
from saltsea.kernel.rules import AnyRules
from saltsea.research.simulate import game_name
from saltsea.research.simulate import simulate as run
from saltsea.research.summary import Summary, summary

EXAMPLES = """
saltsea simulate GAME --games 1000 --players 2
saltsea simulate GAME --seed tuesday --json
saltsea simulate GAME --players 3 --bots random,random,random
saltsea simulate GAME --options  # what a table can be set to
saltsea simulate GAME --games 20 --records voyages  # then: saltsea replay verify voyages
"""


@click.command(cls=Page, epilog=EXAMPLES)
@click.argument("game")
@click.option("--games", default=100, show_default=True, type=Whole(1), metavar="N", help="How many games to play.")
@players_option
@seed_option
@click.option(
    "--bots",
    "minds",
    default=None,
    metavar="NAMES",
    help="A computer player for all seats, or one for each seat, by commas.",
)
@table_option
@options_option
@content_option
@json_option
@click.option(
    "--records",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="FOLDER",
    help="Write each game's record into this folder, which must be new or empty.",
)
def simulate(
    *, game: str, games: int, players: int | None, seed: str, minds: str | None, chosen: Sequence[str],
    explained: bool, content: Path | None, as_json: bool, records: Path | None,
) -> None:  # fmt: skip
    """Play GAME many times with computer players and say how it went.

    Nobody cheats: every player sees only its own view, and every card is dealt from a sealed seed. Game 7 of a seed is
    the same game on every machine, whether 10 or 10,000 are played. Where the clock runs, players take their time to
    notice what happens, as people do.

    The report gives means, and in brackets the range that nine games of ten fall into. A shared victory counts for
    each who shares it. Refusals are what somebody who tries anything is told; `saltsea rule` explains their ids. The
    checksum stands for all final positions: equal checksums, equal games."""
    entry = game_named(game, content)
    if explained:
        click.echo(options_page(entry, "en"))
        return
    rules = entry.rules()
    seats = rules.fewest if players is None else players
    options = read_options(entry, rules, seats, chosen)
    bots = seated(entry, rules, seats, minds)
    names = [game_name(seed, number) for number in range(games)]
    keeper = None if records is None else SaveFile(entry.name, rules, records)
    observer = entry.observer()
    began = perf_counter()
    with Progress(f"{entry.name}, {seats} players") as progress:

        def after(number: int, match: Match) -> None:
            if keeper is not None:
                keeper.keep(number, match)
            observer.add(match)
            progress.reach((number + 1) / games)

        tally = run(rules, seats, options, bots, names, after, hashing=keeper is not None, tempo=entry.tempo)
    result = summary(tally, entry.name, seats, seed, perf_counter() - began) | observer.result()
    click.echo(json.dumps(result) if as_json else report(result))
    if keeper is not None and not as_json:
        click.echo(f"\nTo watch the first game: saltsea replay show {shlex.quote(str(keeper.file(0)))}")


class SaveFile:
    """Writes records into a folder that nobody else has written to."""

    def __init__(self, game: str, rules: AnyRules, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            complain(f"the folder {str(folder)!r} cannot be made: {error.strerror}.")
        if any(folder.iterdir()):
            complain(
                f"{str(folder)!r} already holds files, which stay as they are. Name a new folder, or an empty one."
            )
        self.game = game
        self.rules = rules
        self.folder = folder

    def keep(self, number: int, match: Match) -> None:
        self.file(number).write_bytes(write(self.rules, match.record()))

    def file(self, number: int) -> Path:
        return self.folder / f"{self.game}-{number + 1:05}.jsonl"


# --- what was asked for ---


def seated(entry: Game, rules: AnyRules, seats: int, minds: str | None) -> list[Bot]:
    """The computer players that were asked for, one per seat."""
    names = [usual(entry)] if minds is None else minds.split(",")
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        complain(f"--bots names {len(names)} computer players for {seats} seats.")
    for name in names:
        if name not in entry.bots:
            complain(unknown("computer player", name, entry.bots))
    return [entry.bots[name](rules) for name in names]


def usual(entry: Game) -> str:
    """Who plays if nobody is named: the simplest, who is quick; where the clock runs the best, for others never win."""
    return [*entry.bots][-1 if entry.tempo else 0]


# --- the report ---


def report(result: Summary) -> str:
    """The summary for people."""
    return "\n".join(f"{name.replace('_', ' '):>22}  {worded(value)}" for name, value in result.items())


def worded(value: object) -> str:
    if isinstance(value, dict) and "mean" in value:
        return f"{value['mean']:,} ({value['p5']:,} to {value['p95']:,})"
    if isinstance(value, dict):
        return ", ".join(f"{name} {within(part)}" for name, part in value.items()) or "none"
    if isinstance(value, list):
        return " | ".join(worded(part) for part in value) or "none"
    if value is None:
        return "-"
    return f"{value:,}" if isinstance(value, int | float) else str(value)


def within(value: object) -> str:
    """A value that stands among others."""
    return f"({worded(value)})" if isinstance(value, dict) and "mean" not in value else worded(value)

"""`saltsea simulate`: plays many games between bots and prints a summary."""

import json
import shlex
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

import click

from saltsea.bots.player import Bot
from saltsea.bots.reaction import Reaction, reaction_from
from saltsea.charts import Chart, Dots, Within
from saltsea.cli.common.command_group import ExampleCommand, fail, unknown_message
from saltsea.cli.common.options import (
    Whole,
    content_option,
    find_game,
    json_option,
    players_option,
    plot_option,
    seed_option,
)
from saltsea.cli.common.progress import Progress
from saltsea.cli.common.table_options import options_option, options_page, read_options, table_option
from saltsea.game import Game
from saltsea.kernel.match import Match
from saltsea.kernel.record_file import write
from saltsea.kernel.rules import AnyRules
from saltsea.research.own_bot import BadBotError, is_own, own_bot
from saltsea.research.pictures import draw
from saltsea.research.simulate import game_name
from saltsea.research.simulate import simulate as run
from saltsea.research.summary import Summary, summary, wilson

EXAMPLES = """
saltsea simulate GAME --games 1000 --players 2
saltsea simulate GAME --seed tuesday --json
saltsea simulate GAME --players 3 --bots random,random,random
saltsea simulate GAME --games 20 --plot games.svg
saltsea simulate GAME --options  # what a table can be set to
saltsea simulate GAME --games 20 --records voyages  # then: saltsea replay verify voyages
"""


@click.command(cls=ExampleCommand, epilog=EXAMPLES)
@click.argument("game")
@click.option("--games", default=100, show_default=True, type=Whole(1), metavar="N", help="How many games to play.")
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
def simulate(
    *, game: str, games: int, players: int | None, seed: str, given_bots: str | None, given_reaction: str | None,
    chosen: Sequence[str], explained: bool, content: Path | None, as_json: bool, records: Path | None,
    plot: Path | None,
) -> None:  # fmt: skip
    """Play GAME many times with computer players and say how it went.

    Nobody cheats: every player sees only its own view, and every card is dealt from a sealed seed. Game 7 of a seed is
    the same game on every machine, whether 10 or 10,000 are played. Where the clock runs, players take their time to
    notice what happens, as people do; --reaction sets how long those take who stand for people, and the others keep
    their own.

    The report gives means, and in brackets the range that nine games of ten fall into. A shared victory counts for
    each who shares it. Refusals are what a player who tries anything is told; `saltsea rule` explains their ids. The
    checksum stands for all final positions: equal checksums, equal games."""
    entry = find_game(game, content)
    if explained:
        click.echo(options_page(entry, "en"))
        return
    rules = entry.rules()
    seats = rules.fewest if players is None else players
    options = read_options(entry, rules, seats, chosen)
    bot_names = names_of_bots(entry, seats, given_bots)
    bots = make_bots(entry, rules, bot_names)
    reactions = make_reactions(entry, bot_names, given_reaction)
    names = [game_name(seed, number) for number in range(games)]
    folder = None if records is None else RecordFolder(entry.name, rules, records)
    observer = entry.observer()
    began = perf_counter()
    with Progress(f"{entry.name}, {seats} players") as progress:

        def after(number: int, match: Match) -> None:
            if folder is not None:
                folder.write_record(number, match)
            observer.add(match)
            progress.update((number + 1) / games)

        tally = run(
            rules, seats, options, bots, names, after,
            hashing=folder is not None, tempo=entry.tempo, reactions=reactions,
        )  # fmt: skip
    result = summary(tally, entry.name, seats, seed, perf_counter() - began) | observer.result()
    click.echo(json.dumps(result) if as_json else report(result))
    if plot is not None:
        title = f"{entry.name}, {seats} players ({', '.join(dict.fromkeys(bot_names))}): {games:,} games, seed {seed}"
        draw([*seat_charts(entry, result), *observer.charts()], title, plot)
    if folder is not None and not as_json:
        click.echo(f"\nTo watch the first game: saltsea replay show {shlex.quote(str(folder.file(0)))}")


class RecordFolder:
    """Writes records into a new or empty folder."""

    def __init__(self, game: str, rules: AnyRules, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            fail(f"the folder {str(folder)!r} cannot be made: {error.strerror}.")
        if any(folder.iterdir()):
            fail(f"{str(folder)!r} already holds files, which stay as they are. Name a new folder, or an empty one.")
        self.game = game
        self.rules = rules
        self.folder = folder

    def write_record(self, number: int, match: Match) -> None:
        self.file(number).write_bytes(write(self.rules, match.record()))

    def file(self, number: int) -> Path:
        return self.folder / f"{self.game}-{number + 1:05}.jsonl"


# --- what was asked for ---


def names_of_bots(entry: Game, seats: int, given_bots: str | None) -> list[str]:
    """The bots of the command line, one per seat."""
    names = [default_bots(entry)] if given_bots is None else given_bots.split(",")
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        fail(f"--bots names {len(names)} computer players for {seats} seats.")
    for name in names:
        if not is_own(name) and name not in entry.known_bots():
            fail(unknown_message("computer player", name, entry.known_bots()))
    return names


def make_bots(entry: Game, rules: AnyRules, names: Sequence[str]) -> list[Bot]:
    """The bots by name, or of files."""
    try:
        return [own_bot(name, rules, entry.encoding) if is_own(name) else entry.make_bot(name, rules) for name in names]
    except BadBotError as error:
        fail(str(error))


def make_reactions(entry: Game, names: Sequence[str], given: str | None) -> list[Reaction | None]:
    """One reaction per seat: its bot's own, or for those who stand for people the one of the command line."""
    reaction = None if given is None else reaction_from(given)
    if given is not None and entry.tempo is None:
        fail(f"--reaction is for games in real time, and {entry.name} is played by turns.")
    if given is not None and reaction is None:
        fail(f"--reaction {given!r} is not understood. Say seconds, from and to: --reaction 1-4, or --reaction 2.5.")
    own = [entry.reactions.get(name) for name in names]
    return [reaction if reaction and name in entry.stand_for_people else own[seat] for seat, name in enumerate(names)]


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

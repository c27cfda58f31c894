"""`saltsea tournament`: lets bots play against each other and says who is stronger, and how sure that is."""

import json
import os
from collections.abc import Sequence
from pathlib import Path

import click
import msgspec

from saltsea.cli.common.command_group import ExampleCommand, fail, unknown_message
from saltsea.cli.common.options import Whole, find_game, json_option, seed_option
from saltsea.cli.common.progress import Progress
from saltsea.cli.common.table_options import read_options, table_option
from saltsea.game import Game
from saltsea.research.outside import outside_player, refusal
from saltsea.research.own_bot import BadBotError, is_own, own_bot
from saltsea.research.ratings import Rating, is_installed, ratings
from saltsea.research.tournament import PairingResult, Setting, add_up, fixtures, pairings, run_games

EXAMPLES = """
saltsea tournament corto --players master,expert --games 400
saltsea tournament corto --players expert,regular --seats 4  # one against three
saltsea tournament corto --players master,expert --time 0.3  # seconds a turn
saltsea tournament corto --players master,openspiel-ismcts:200  # simulations an action
saltsea tournament corto --players master,expert --file games.jsonl  # can be stopped
saltsea tournament corto --players ./mybot.py,regular,novice  # a bot of your own
"""
PLACE = "saltsea.catalog:CATALOG"


@click.command(cls=ExampleCommand, epilog=EXAMPLES)
@click.argument("game")
@click.option("--players", "named", required=True, metavar="NAMES", help="Two or more computer players, by commas.")
@click.option("--seats", default=2, show_default=True, type=Whole(2), metavar="N", help="Seats at the table.")
@click.option("--games", default=100, show_default=True, type=Whole(1), metavar="N", help="Games of each pair.")
@seed_option
@click.option(
    "--time",
    type=click.FloatRange(0.001, 600),
    default=None,
    metavar="SECONDS",
    help="Let each think at most so long a turn, instead of counting its effort.",
)
@click.option("--workers", default="all", show_default=True, metavar="N", help="Processes; all: one for each core.")
@click.option(
    "--file",
    type=click.Path(path_type=Path, dir_okay=False),
    default=None,
    metavar="FILE",
    help="Keep each result here; a tournament that was stopped goes on from it.",
)
@table_option
@json_option
def tournament(
    *, game: str, named: str, seats: int, games: int, seed: str, time: float | None, workers: str,
    file: Path | None, chosen: Sequence[str], as_json: bool,
) -> None:  # fmt: skip
    """Let computer players of GAME play against each other.

    Every pair meets. Each deal is played once from every seat, so luck of the cards and of the seat cancels out. With
    more than two seats one player of a pair sits alone against others of the second kind.

    How hard a player thinks is counted, not timed: the same command gives the same victories on every machine. With
    --time they think by the clock instead, and results depend on the machine; a player that is done earlier still
    answers earlier, and one that cannot stop (a novice, a regular) thinks as ever. The interval says where the true
    share of victories lies with 95 % confidence.

    A name that ends with .py is a file of yours with a function bot(rules), which returns an object with a method
    choose(observation, dice). With the extra `ratings` all players get a rating by Bradley and Terry's model, on the
    scale of chess, with its interval. Neither depends on the number of processes.

    With the extra `openspiel` OpenSpiel's search plays too: openspiel-ismcts:N with N random playouts for each action,
    and openspiel-ismcts-evaluator:N with the evaluator of our best player instead."""
    entry = find_game(game)
    names = named.split(",")
    check_names(entry, names)
    options = read_options(entry, entry.rules(), seats, chosen)
    setting = Setting(PLACE, entry.name, seats, options, seed, time)
    wanted = fixtures(names, seats, games)
    with Progress(f"{entry.name}, {len(wanted):,} games") as progress:
        done = run_games(
            setting, wanted, number_of(workers), file, lambda number: progress.update(number / len(wanted))
        )
    found = add_up(done, pairings(wanted))
    rated = ratings(done, seats) if is_installed() else []
    click.echo(as_object(setting, found, rated) if as_json else report(setting, found, rated))


def check_names(entry: Game, names: Sequence[str]) -> None:
    if entry.real_time:
        fail(f"{entry.name} is played together, so its computer players have no tournament. Try saltsea simulate.")
    if len(names) < 2 or len({*names}) < len(names):
        fail("a tournament needs two or more different computer players.")
    for name in names:
        if is_own(name):
            check_own(entry, name)
            continue
        refused = refusal(name, has_evaluator=entry.evaluator is not None)
        if refused is not None:
            fail(refused)
        if outside_player(name) is None and name not in entry.known_bots():
            fail(unknown_message("computer player", name, entry.known_bots()))


def check_own(entry: Game, name: str) -> None:
    """Make a player's own bot once, so that what is wrong with it is said before anything is played."""
    try:
        own_bot(name, entry.rules())
    except BadBotError as error:
        fail(str(error))


def number_of(workers: str) -> int:
    if workers == "all":
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if not workers.isdecimal() or not 1 <= int(workers) <= 256:
        fail("--workers is a whole number from 1 to 256, or all.")
    return int(workers)


def as_object(setting: Setting, found: Sequence[PairingResult], rated: Sequence[Rating]) -> str:
    head = {"game": setting.game, "seats": setting.players, "options": setting.options, "seed": setting.seed}
    head |= {"effort": "counted"} if setting.time is None else {"effort": "timed", "seconds_a_turn": setting.time}
    lists = {"pairings": msgspec.to_builtins(found), "ratings": msgspec.to_builtins(rated)}
    return json.dumps({**head, **lists})


def report(setting: Setting, found: Sequence[PairingResult], rated: Sequence[Rating]) -> str:
    """The table for people, and what the players' effort was limited by."""
    width = max(len(name) for one in found for name in (one.one, one.other))
    lines = [
        f"{one.one:>{width}} against {one.other:<{width}}  {one.share:6.1%} of {one.games:,} games"
        f"  ({one.low:.1%} to {one.high:.1%}), {one.margin:+.1f} points,"
        f" {one.seconds_per_turn:.2f} against {one.other_seconds_per_turn:.2f} s a turn"
        for one in found
    ]
    return "\n".join([*lines, *ladder(rated, width), effort(setting)])


def ladder(rated: Sequence[Rating], width: int) -> list[str]:
    """The strongest first; two need no ladder."""
    if len(rated) < 3:
        return []
    return ["", *(f"{one.name:>{width}}  {one.rating:+7.0f}  ({one.low:+.0f} to {one.high:+.0f})" for one in rated), ""]


def effort(setting: Setting) -> str:
    if setting.time is None:
        return "Effort was counted: the same command gives the same victories on every machine."
    return f"At most {setting.time:g} s of thought a turn: another machine gives other victories."

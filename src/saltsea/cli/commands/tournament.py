"""`saltsea tournament`: lets bots play against each other and says who is stronger, and how sure that is."""

import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import click

from saltsea.cli.common.command_group import ExampleCommand, fail
from saltsea.cli.common.options import WholeNumber, find_game, json_option, plot_option, seed_option
from saltsea.cli.common.table_options import read_options, table_option
from saltsea.cli.contests.crews import ShownCrews
from saltsea.cli.contests.live_standings import LiveStandings
from saltsea.cli.contests.pairs import ShownPairs
from saltsea.cli.contests.runners import (
    PLACE,
    StoppableGames,
    check_players,
    file_option,
    ray_option,
    runner_of,
    say,
)
from saltsea.cli.contests.shown import Shown, seats_of
from saltsea.game import Game
from saltsea.research.contest import Runner, Setting, run_games
from saltsea.research.crews import Crews, sailors
from saltsea.research.pictures import draw
from saltsea.research.results_file import made_with
from saltsea.research.tournament import Pairs

EXAMPLES = """
saltsea tournament corto --players master,expert --games 400
saltsea tournament corto --players expert,regular --seats 4  # one against three
saltsea tournament corto --players master,expert --time 0.3  # seconds a turn
saltsea tournament corto --players master,openspiel-ismcts:200  # simulations an action
saltsea tournament corto --players master,expert --file games.jsonl  # can be stopped
saltsea tournament corto --players ./mybot.py,regular,novice  # a bot of your own
saltsea tournament pirates --players green,able,old-salt --option chapter=3  # crews
saltsea tournament pirates --players able,old-salt+green+green+green  # a mixed crew
saltsea tournament corto --players master,regular,novice --plot ladder.svg
saltsea tournament corto --players master,expert --ray auto  # on a Ray cluster
"""


@click.command(cls=ExampleCommand, epilog=EXAMPLES)
@click.argument("game")
@click.option("--players", "named", required=True, metavar="NAMES", help="Two or more computer players, by commas.")
@click.option(
    "--seats", default=None, type=WholeNumber(1), metavar="N", help="Seats at the table: 2 rivals, a crew of 4."
)
@click.option(
    "--games",
    default=100,
    show_default=True,
    type=WholeNumber(1),
    metavar="N",
    help="Games of each pair, or of each crew.",
)
@seed_option
@click.option(
    "--time",
    type=click.FloatRange(0.001, 600),
    default=None,
    metavar="SECONDS",
    help="Let each think at most so long a turn, instead of counting its effort.",
)
@click.option("--workers", default="all", show_default=True, metavar="N", help="Processes; all: one for each core.")
@ray_option
@file_option
@table_option
@json_option
@plot_option
def tournament(
    *, game: str, named: str, seats: int | None, games: int, seed: str, time: float | None, workers: str,
    ray: str | None, file: Path | None, chosen: Sequence[str], as_json: bool, plot: Path | None,
) -> None:  # fmt: skip
    """Let computer players of GAME play against each other.

    Every pair meets. Each deal is played once from every seat, so luck of the cards and of the seat cancels out. With
    more than two seats one player of a pair sits alone against others of the second kind.

    Of a game that a crew plays together, all crews play the same voyages, and each pair is compared voyage by voyage:
    who wins, or else scores more, has sailed better. A crew is one player for all seats or, with plus signs, one for
    each; from voyage to voyage these move on by one seat. Chapter and level are table options.

    How hard a player thinks is counted, not timed: the same command gives the same victories on every machine. With
    --time they think by the clock instead, and results depend on the machine; a player that is done earlier still
    answers earlier, and one that cannot stop (a novice, a regular) thinks as ever. The interval says where the true
    share of victories lies with 95 % confidence.

    A name that ends with .py is a file of yours with a function bot(rules), which returns an object with a method
    choose(observation, dice); one that ends with .weights is a network, as `saltsea learn` trains them. With the extra
    `ratings` all players get a rating by Bradley and Terry's model, on the scale of chess, with its interval. Neither
    depends on the number of processes.

    With the extra `cluster` the same games are played on a Ray cluster, where a node may be lost. Every node needs
    this version of Saltsea, and files of yours at the same place.

    --json prints `pairings`, each with `one`, `other`, their `games`, what the first has `won`, this as a `share` with
    its interval from `low` to `high`, its `margin` in points, the `turns` of a game and both players' seconds a turn;
    and `ratings`, each with `name`, `rating`, `low` and `high`. Of crews there are `crews`, too.

    With the extra `openspiel` OpenSpiel's search plays too: openspiel-ismcts:N with N random playouts for each action,
    and openspiel-ismcts-evaluator:N with the evaluator of our best player instead."""
    entry = find_game(game)
    names = named.split(",")
    seats = seats_of(entry, seats)
    options = read_options(entry, entry.rules(), seats, chosen)
    shown = contest_of(entry, names, games, Setting(PLACE, entry.name, seats, options, seed, time))
    done = played(shown, runner_of(workers, ray), file)
    click.echo(json.dumps(shown.as_object(done)) if as_json else shown.report(done))
    if plot is not None:
        set_to = "".join(f", {name} {value}" for name, value in options.items())
        draw(shown.charts(done), f"{entry.name}, {seats} seats{set_to}: {len(done):,} {shown.unit}, seed {seed}", plot)


def contest_of(entry: Game, names: Sequence[str], games: int, setting: Setting) -> Shown[Any, Any]:
    """Crews that sail the same voyages, or pairs that meet; a usage error where that cannot be."""
    rules = entry.rules()
    if entry.real_time:
        check_crews(entry, names, setting.players, setting.time)
        made = made_with(rules, [name for crew in names for name in crew.split("+")])
        return ShownCrews(Crews(*setting._replace(made=made)), names, games)
    check_rivals(entry, names, setting.players)
    return ShownPairs(Pairs(*setting._replace(made=made_with(rules, names))), names, games)


def played(shown: Shown[Any, Any], runner: Runner, file: Path | None) -> list[Any]:
    """All games, with the standings on the screen meanwhile."""
    wanted = len(shown.wanted)
    with StoppableGames(wanted, file) as playing, LiveStandings(shown.unit, wanted) as live:

        def after(done: Sequence[Any]) -> None:
            playing.finished = len(done)
            live.update(len(done), partial(shown.rows, done))

        return run_games(shown.contest, shown.wanted, runner, file, after, say)


# --- what was asked for ---


def check_rivals(entry: Game, names: Sequence[str], seats: int) -> None:
    if seats < 2:
        fail("a tournament between rivals needs two seats or more.")
    check_names(entry, names, names)


def check_crews(entry: Game, names: Sequence[str], seats: int, time: float | None) -> None:
    if time is not None:
        fail(f"--time is for players who take turns, and {entry.name} runs by its own clock.")
    for crew in names:
        if len(sailors(crew, seats)) != seats:
            fail(f"{crew}: a crew is one computer player, or {seats} of them with plus signs, one for each seat.")
    check_names(entry, names, [name for crew in names for name in crew.split("+")])


def check_names(entry: Game, sides: Sequence[str], names: Sequence[str]) -> None:
    """Two sides or more, and computer players that exist."""
    if len(sides) < 2 or len({*sides}) < len(sides):
        fail("a tournament needs two or more different computer players.")
    check_players(entry, names)

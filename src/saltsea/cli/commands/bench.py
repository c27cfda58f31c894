"""`saltsea bench`: how fast the engine runs on this machine."""

import json
import math
from collections.abc import Callable, Mapping
from time import perf_counter

import click

from saltsea.cli.common.command_group import NO_GAME, ExampleCommand, fail
from saltsea.cli.common.options import find_game, json_option
from saltsea.cli.common.progress import Progress
from saltsea.cli.common.version import engine, package_version, version_line
from saltsea.game import Game
from saltsea.research.measure import Measurement, measure

EXAMPLES = """
saltsea bench
saltsea bench GAME --seconds 1
saltsea bench GAME --json
"""


class Seconds(click.FloatRange):
    """A time that comes to an end."""

    name = "number of seconds"

    def convert(self, value: float, param: click.Parameter | None, ctx: click.Context | None) -> float:
        number = super().convert(value, param, ctx)
        if math.isnan(number):
            self.fail(f"{value!r} is not a valid {self.name}.", param, ctx)
        return number


@click.command(cls=ExampleCommand, epilog=EXAMPLES)
@click.argument("game", required=False)
@click.option(
    "--seconds", default=2.0, show_default=True, type=Seconds(0.1, 3600), metavar="N", help="How long for each game."
)
@json_option
def bench(*, game: str | None, seconds: float, as_json: bool) -> None:
    """Measure GAME, or every game: whole random games, choices, and the calls that search is made of.

    Timings are of this machine at this moment: compare two things of one run, and quote the ratio."""
    games: Mapping[str, Game] = click.get_current_context().obj
    chosen = [find_game(game)] if game else list(games.values())
    if not chosen:
        fail(f"there is nothing to measure: {NO_GAME}.")
    began, whole = perf_counter(), seconds * len(chosen)
    with Progress("measuring") as progress:

        def after() -> None:
            progress.update(min(1.0, (perf_counter() - began) / whole))

        found = {entry.name: measured(entry, seconds, after) for entry in chosen}
    click.echo(as_object(found) if as_json else as_table(found))


def measured(entry: Game, seconds: float, after: Callable[[], None]) -> list[Measurement]:
    rules = entry.rules()
    return measure(rules, rules.fewest, seconds, after)


def as_object(found: Mapping[str, list[Measurement]]) -> str:
    speeds = {name: {row.what: {"value": row.value, "unit": row.unit} for row in rows} for name, rows in found.items()}
    return json.dumps({"version": package_version(), "engine": engine(), "speeds": speeds}, ensure_ascii=False)


def as_table(found: Mapping[str, list[Measurement]]) -> str:
    rows = [version_line()]
    for name, speeds in found.items():
        rows += ["", name, *(f"  {speed.what:<40} {speed.value:>14,.2f} {speed.unit}" for speed in speeds)]
    return "\n".join(rows)

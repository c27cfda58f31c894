"""`saltsea bench`: how fast the engine runs on this machine."""

import json
from collections.abc import Mapping

import click

from saltsea.cli.shared import Progress, complain, game_named
from saltsea.cli.version import version_line
from saltsea.game import Game
from saltsea.research.measure import Speed, measure


@click.command(short_help="Measure how fast the engine runs here.")
@click.argument("game", required=False)
@click.option("--seconds", default=2.0, show_default=True, help="How long to measure each game.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def bench(*, game: str | None, seconds: float, as_json: bool) -> None:
    """Measure GAME, or every game of the catalogue: whole games, choices, and the calls that search is made of.

    Timings are of this machine at this moment: compare two things of one run, and quote the ratio."""
    games: Mapping[str, Game] = click.get_current_context().obj
    chosen = [game_named(game)] if game else list(games.values())
    if not chosen:
        complain("there is nothing to measure: the catalogue is empty in this version.")
    found: dict[str, list[Speed]] = {}
    with Progress("measuring", len(chosen)) as progress:
        for entry in chosen:
            rules = entry.rules()
            found[entry.name] = measure(rules, rules.fewest, seconds)
            progress.step()
    click.echo(as_object(found) if as_json else as_table(found))


def as_object(found: dict[str, list[Speed]]) -> str:
    speeds = {name: {f"{speed.what} ({speed.unit})": speed.value for speed in rows} for name, rows in found.items()}
    return json.dumps({"engine": version_line(), "speeds": speeds})


def as_table(found: dict[str, list[Speed]]) -> str:
    rows = [version_line()]
    for name, speeds in found.items():
        rows += ["", name, *(f"  {speed.what:<40} {speed.value:>14,.2f} {speed.unit}" for speed in speeds)]
    return "\n".join(rows)

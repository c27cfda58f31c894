"""The `saltsea` command. Each file is one command; here they are put together.

`main` takes the catalogue, so that tests can hand it their own games."""

from collections.abc import Mapping

import click

from saltsea.catalog import CATALOG
from saltsea.cli.bench import bench
from saltsea.cli.perft import perft
from saltsea.cli.replay import replay
from saltsea.cli.rule import rule
from saltsea.cli.serve import serve
from saltsea.cli.shared import Commands
from saltsea.cli.simulate import simulate
from saltsea.cli.version import package_version, version_line
from saltsea.game import Game


def main(games: Mapping[str, Game] = CATALOG) -> None:
    """Run the command line on these games."""
    cli(obj=games, prog_name="saltsea")


@click.group(
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Start with `saltsea serve`; `saltsea COMMAND -h` explains a command and shows examples.",
)
@click.version_option(package_version(), message=version_line())
def cli() -> None:
    """One box with two games of gold and salt water: Corto and A Tale of Pirates."""


for command in (serve, simulate, perft, replay, rule, bench):
    cli.add_command(command)

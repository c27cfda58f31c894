"""The `saltsea` command. Each file is one command; here they are put together.

`main` takes the catalogue, so that tests can hand it their own games."""

import sys
from collections.abc import Mapping, Sequence
from typing import Final, NoReturn

import click

from saltsea.catalog import CATALOG
from saltsea.cli.backup import backup, restore
from saltsea.cli.bench import bench
from saltsea.cli.bot_line import bot_line
from saltsea.cli.campaign import campaign
from saltsea.cli.chapter import chapter
from saltsea.cli.forget import forget
from saltsea.cli.join import join
from saltsea.cli.mail import mail_test
from saltsea.cli.open import open_
from saltsea.cli.operator import operator
from saltsea.cli.pages import Commands, in_one_line
from saltsea.cli.perft import perft
from saltsea.cli.play import play
from saltsea.cli.replay import replay
from saltsea.cli.rule import rule
from saltsea.cli.serve import serve
from saltsea.cli.simulate import simulate
from saltsea.cli.version import package_version, version_line
from saltsea.game import Game

STOPPED: Final = 130
"""The exit code that shells expect after Ctrl-C."""

EXAMPLES = """
saltsea serve  # then open the address it prints
saltsea play GAME  # in this terminal, by typed commands
saltsea simulate GAME  # a hundred games between computer players
saltsea simulate -h  # every command explains itself
"""


def main(games: Mapping[str, Game] = CATALOG) -> NoReturn:
    """Run the command line on these games."""
    sys.exit(run(sys.argv[1:], games))


def run(arguments: Sequence[str], games: Mapping[str, Game]) -> int:
    """Run one command; the answer is its exit code. What a person did wrong is told in one line, not in a traceback."""
    try:
        code = cli.main(list(arguments), prog_name="saltsea", obj=games, standalone_mode=False)
    except click.ClickException as error:
        click.echo(in_one_line(error), err=True)
        return error.exit_code
    except click.Abort:
        click.echo("stopped", err=True)
        return STOPPED
    except OSError as error:
        click.echo(f"saltsea: {error.filename or 'the system'}: {error.strerror or error}", err=True)
        return 1
    return code if isinstance(code, int) else 0


@click.group(
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog=EXAMPLES,
)
@click.version_option(package_version(), message=version_line())
def cli() -> None:
    """One box with two games of gold and salt water: Corto and A Tale of Pirates."""


for command in (
    serve,
    play,
    open_,
    join,
    bot_line,
    campaign,
    simulate,
    chapter,
    replay,
    rule,
    backup,
    restore,
    operator,
    forget,
    mail_test,
    perft,
    bench,
):
    cli.add_command(command)

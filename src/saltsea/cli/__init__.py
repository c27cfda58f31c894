"""The `saltsea` command. Each module in `commands` is one subcommand; they are listed here and loaded when called.

`main` takes the catalogue, so that tests can pass their own games."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, NoReturn

import click

from saltsea.cli.common.command_group import STOPPED, LazyCommand, LazyCommandGroup, error_line
from saltsea.cli.common.version import version_option

if TYPE_CHECKING:
    from saltsea.game import Game

EXAMPLES = """
saltsea serve  # then open the address it prints
saltsea play GAME  # in this terminal, by typed commands
saltsea simulate GAME  # a hundred games between computer players
saltsea simulate -h  # every command explains itself
"""

COMMANDS: Final = {
    "serve": LazyCommand("saltsea.cli.commands.serve:serve", "Open the table for browsers."),
    "play": LazyCommand("saltsea.cli.commands.play:play", "Play in this terminal by typed commands."),
    "daily": LazyCommand("saltsea.cli.commands.daily:daily", "Play the game of the day, the same everywhere."),
    "puzzle": LazyCommand("saltsea.cli.commands.puzzle:puzzle", "Solve the puzzle of the day: one turn of Corto."),
    "open": LazyCommand("saltsea.cli.commands.open:open_", "Open a table on a server from this terminal."),
    "join": LazyCommand("saltsea.cli.commands.join:join", "Play at a table of a server from this terminal."),
    "bot-worker": LazyCommand(
        "saltsea.cli.commands.bot_worker:bot_worker", "Think for the computer players of several servers."
    ),
    "bot-line": LazyCommand(
        "saltsea.cli.commands.bot_connection:bot_connection", "Let a program play, by its stdin and stdout."
    ),
    "campaign": LazyCommand("saltsea.cli.commands.campaign:campaign", "Show a campaign: locks, best scores, stars."),
    "print": LazyCommand("saltsea.cli.commands.print:print_", "Print a game as PDF sheets to cut out."),
    "app": LazyCommand("saltsea.cli.commands.app:app", "Take the App beside the box along, as a folder."),
    "simulate": LazyCommand("saltsea.cli.commands.simulate:simulate", "Play many games with computer players."),
    "tournament": LazyCommand("saltsea.cli.commands.tournament:tournament", "Find out which computer player is best."),
    "dataset": LazyCommand("saltsea.cli.commands.dataset:dataset", "Write games as data for research."),
    "learn": LazyCommand("saltsea.cli.commands.learn:learn", "Train a network to play, and let it."),
    "chapter": LazyCommand("saltsea.cli.commands.chapter:chapter", "Write, check and try a chapter of your own."),
    "replay": LazyCommand("saltsea.cli.commands.replay:replay", "Watch a recorded game, or prove it."),
    "review": LazyCommand("saltsea.cli.commands.review:review", "Judge a finished game, and find what decided it."),
    "rule": LazyCommand("saltsea.cli.commands.rule:rule", "Print a rule: its wording, its function, its tests."),
    "backup": LazyCommand("saltsea.cli.commands.backup:backup", "Copy all tables and games to a file."),
    "restore": LazyCommand("saltsea.cli.commands.backup:restore", "Put such a copy back."),
    "check": LazyCommand("saltsea.cli.commands.check:check", "Look for damage in what a server has stored."),
    "store": LazyCommand("saltsea.cli.commands.store:store", "Copy what a server keeps between SQLite and PostgreSQL."),
    "operator": LazyCommand("saltsea.cli.commands.operator:operator", "For the operator of a server."),
    "forget": LazyCommand("saltsea.cli.commands.forget:forget", "Be forgotten at a table, or everywhere."),
    "mail-test": LazyCommand("saltsea.cli.commands.mail_test:mail_test", "Send yourself a mail, as the server would."),
    "perft": LazyCommand("saltsea.cli.commands.perft:perft", "Count the ways a game can go."),
    "bench": LazyCommand("saltsea.cli.commands.bench:bench", "Measure how fast the engine runs here."),
}


def main(games: Mapping[str, Game] | None = None) -> NoReturn:
    """Run the command line on these games, or on those of the catalogue."""
    if games is None:
        from saltsea.cli.common.lazy_catalog import LazyCatalog

        games = LazyCatalog()
    sys.exit(run(sys.argv[1:], games))


def run(arguments: Sequence[str], games: Mapping[str, Game]) -> int:
    """Run one command and return its exit code. A user's mistake is one line, not a traceback."""
    try:
        code = cli.main(list(arguments), prog_name="saltsea", obj=games, standalone_mode=False)
    except click.ClickException as error:
        click.echo(error_line(error), err=True)
        return error.exit_code
    except click.Abort:
        click.echo("stopped", err=True)
        return STOPPED
    except OSError as error:
        click.echo(f"saltsea: {error.filename or 'the system'}: {error.strerror or error}", err=True)
        return 1
    return code if isinstance(code, int) else 0


@click.group(
    cls=LazyCommandGroup,
    lazy=COMMANDS,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog=EXAMPLES,
)
@version_option
def cli() -> None:
    """One box with two games of gold and salt water: Corto and A Tale of Pirates."""

"""`saltsea backup` and `saltsea restore`: a copy of all tables, and the way back."""

import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from saltsea.cli.common.command_group import ExampleCommand, InputError
from saltsea.cli.common.options import data_option
from saltsea.store import backup as store
from saltsea.store.backup import Inventory
from saltsea.store.paths import database
from saltsea.store.port import StoreError

BACKUP_EXAMPLES = """
saltsea backup monday.db  # also while the server runs
saltsea restore monday.db --data trial  # tries the copy out, away from the real tables
saltsea backup --data trial tuesday.db
"""
RESTORE_EXAMPLES = """
saltsea restore monday.db  # stop the server first
saltsea restore monday.db --data trial  # tries the copy out, away from the real tables
"""


@click.command(cls=ExampleCommand, epilog=BACKUP_EXAMPLES)
@click.argument("file", type=click.Path(path_type=Path))
@data_option
def backup(file: Path, data: Path | None) -> None:
    """Copy all tables, people and games of this computer's server to FILE, which must be new.

    The server may run meanwhile. The copy is of one instant, whole and proven before it gets its name. It holds
    everything that the server knows, secrets too: keep it as safe as the server."""
    source = database(data)
    with store_errors():
        if not source.exists():
            raise StoreError(f"there is nothing to copy yet: no server has kept anything in {str(source.parent)!r}")
        held = store.backup(source, file)
    click.echo(f"{file} holds {in_words(held)}. To put it back: saltsea restore {shlex.quote(str(file))}")


@click.command(cls=ExampleCommand, epilog=RESTORE_EXAMPLES)
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@data_option
def restore(file: Path, data: Path | None) -> None:
    """Prove that FILE, a copy by `saltsea backup`, is whole, and put it in the place of what the server keeps.

    The server must not run. What was there is kept beside it, as saltsea.db.before-restore, with a number if something
    was kept so before. If anything is wrong with FILE, nothing changes."""
    target, old = database(data), list[Path]()
    with store_errors():
        held = store.restore(file, target, old.append)
    click.echo("Every page is whole, every row belongs to something, and every game has all its lines, from 0 on.")
    click.echo(f"{target} now holds {in_words(held)}.")
    for kept in old:
        click.echo(f"What was there is kept as {kept}.")


@contextmanager
def store_errors() -> Iterator[None]:
    """Stop with one line when it cannot be done."""
    try:
        yield
    except FileExistsError as error:
        message = f"{str(error.filename)!r} is there already and stays as it is. Name a new file."
        raise InputError(message, click.get_current_context()) from error
    except StoreError as error:
        raise InputError(str(error), click.get_current_context()) from error


def in_words(held: Inventory) -> str:
    counted = [(held.tables, "table"), (held.games, "game"), (held.lines, "line")]
    tables, games, lines = (f"{number:,} {noun}{'' if number == 1 else 's'}" for number, noun in counted)
    return f"{tables} and {games} with {lines}"

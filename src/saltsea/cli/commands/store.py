"""`saltsea store copy`: from one file to PostgreSQL, or back."""

import asyncio
from typing import Final

import click

from saltsea.cli.commands.backup import store_errors
from saltsea.cli.common.command_group import CommandGroup, ExampleCommand
from saltsea.cli.common.sentences import Sentences

EVERY: Final = 20_000
"""Rows between two words about how far it is."""
EXAMPLES = """
saltsea store copy saltsea.db postgresql://saltsea@db.example.org/saltsea  # stop the server first
saltsea store copy postgresql://saltsea@db.example.org/saltsea saltsea.db  # and back, or as a copy to keep
"""


@click.group(cls=CommandGroup, epilog=EXAMPLES)
def store() -> None:
    """For the operator of a server: move all tables between one file and PostgreSQL."""


@store.command(cls=ExampleCommand, epilog=EXAMPLES, short_help="Copy all tables, people and games to another store.")
@click.argument("source")
@click.argument("target")
@click.option(
    "--keep-damaged", is_flag=True, help="Copy damaged rows too, and name each. The copy takes them for whole."
)
def copy(source: str, target: str, *, keep_damaged: bool) -> None:
    """Copy everything from SOURCE to TARGET, which must be empty. Each is a file, a folder with saltsea.db in it, or
    an address such as postgresql://user@host/database.

    A damaged row is refused. Every row is compared afterwards. Until then TARGET cannot be opened by a server; if the
    copy is interrupted, run it again. Stop the servers first: what they write later is not copied. A password is best
    kept in ~/.pgpass."""
    from saltsea.store.checksums import refuse
    from saltsea.store.copy_store import COPIED, copy_store
    from saltsea.store.copying import summary

    def tell(step: str, kind: str, count: int) -> None:
        if count % EVERY == 0:
            click.echo(f"{count:,} {kind} {'are copied' if step == COPIED else 'are the same'}.", err=True)

    damaged = Sentences()
    with store_errors():
        counts = asyncio.run(copy_store(source, target, tell, damaged.on_damage if keep_damaged else refuse))
    click.echo(f"Copied and compared, row by row: {summary(counts)}.")

"""`saltsea check`: look for damage in what a server has stored."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from saltsea.cli.commands.backup import in_words, store_errors
from saltsea.cli.common.command_group import ExampleCommand
from saltsea.cli.common.options import data_option
from saltsea.cli.common.sentences import Sentences
from saltsea.store import backup as store
from saltsea.store.paths import database
from saltsea.store.port import StoreError

if TYPE_CHECKING:
    from saltsea.game import Game

EXAMPLES = """
saltsea check  # also while the server runs
saltsea check --data trial  # what `saltsea restore` has put there
saltsea check --store postgresql://saltsea@db.example.org/saltsea
"""
EVERY = 100
"""Tables between two words about how far it is."""


@click.command(cls=ExampleCommand, epilog=EXAMPLES)
@data_option
@click.option("--store", "url", default="", metavar="URL", help="The PostgreSQL database of servers on many machines.")
def check(data: Path | None, url: str) -> None:
    """Look for damage in all that this computer's server has stored: every row is read, and every game is played again
    by its commands. Nothing is changed.

    The server may run meanwhile: a copy is looked at. The exit code is 1 if anything is damaged."""
    source, found = database(data), Sentences()
    with store_errors():
        if not url and not source.exists():
            raise StoreError(f"there is nothing to check yet: no server has kept anything in {str(source.parent)!r}")
        with tempfile.TemporaryDirectory(dir=None if url else place_for_copy(source)) as folder:
            copy = Path(folder) / source.name
            held = from_database(url, copy, found) if url else store.copy_to_check(source, copy)
            asyncio.run(look_for_damage(copy, found))
            found.add(store.trouble_with_rows(copy, source))
    name = "The database" if url else str(source)
    click.echo(f"{name} holds {in_words(held)}: {f'{len(found)} damaged' if found else 'all whole'}.")
    if found:
        click.get_current_context().exit(1)


def place_for_copy(source: Path) -> Path | None:
    """The folder of the data has room for data; where it may not be written, that for temporary files."""
    return source.parent if os.access(source.parent, os.W_OK) else None


def from_database(url: str, copy: Path, found: Sentences) -> store.Inventory:
    """Copy a PostgreSQL database to a file, as it is at one instant, and return what it holds. Its checksums are
    compared before: the copy has its own, and a row that belongs to nothing cannot be copied."""
    from saltsea.store.copy_store import copy_store, look_at_all

    without = asyncio.run(look_at_all(url, found.on_damage))
    if without:
        click.echo(f"Rows without a checksum, written by an older Saltsea: {without:,}.", err=True)
    counts = asyncio.run(copy_store(url, str(copy), lambda *_: None, found.on_damage))
    return store.Inventory(counts["tables"], counts["games"], counts["lines"])


async def look_for_damage(file: Path, found: Sentences) -> None:
    from saltsea.catalog import mounts  # slow to load, as are the next, and no other command needs them
    from saltsea.narrator import narrators
    from saltsea.server.bots.inline import InlineBots
    from saltsea.server.operations import damage
    from saltsea.server.tables.clock import WorldClock
    from saltsea.server.tables.registry import TableRegistry
    from saltsea.store.sqlite import SqliteStore

    games: Mapping[str, Game] = click.get_current_context().obj
    kept = SqliteStore(file)
    try:
        registry = TableRegistry(games, kept, WorldClock(), InlineBots(games), narrators, mounts=mounts())
        async with kept.snapshot(found.on_damage) as stored:
            async for sentence in damage.damage_in(registry, stored, tell):
                found.add(sentence)
    finally:
        await kept.close()


def tell(count: int) -> None:
    if count % EVERY == 0:
        click.echo(f"{count:,} tables are checked.", err=True)

"""`saltsea operator link`: another secret link to the operator's page, for a server that is not running."""

from pathlib import Path
from typing import Final

import click

from saltsea.cli.common.command_group import CommandGroup, ExampleCommand, InputError
from saltsea.cli.common.options import data_option
from saltsea.store.paths import database
from saltsea.store.port import StoreError

URL: Final = "http://127.0.0.1:8000"

EXAMPLES = """
saltsea operator link  # stop the server first
saltsea operator link --data harbour --url https://games.example.org
saltsea operator link --store postgresql://saltsea@db.example.org/saltsea  # while servers run
"""


@click.group(cls=CommandGroup, epilog=EXAMPLES)
def operator() -> None:
    """For the operator of a server: the link to the operator's page."""


@operator.command(cls=ExampleCommand, epilog=EXAMPLES, short_help="Make a new link to the operator's page.")
@data_option
@click.option("--store", default="", metavar="URL", help="The PostgreSQL database of servers on many machines.")
@click.option("--url", default=URL, show_default=True, metavar="URL", help="Where the server is reached.")
def link(data: Path | None, store: str, url: str) -> None:
    """Make a new secret link to the operator's page; the old one is good for nothing from then on.

    A server that keeps a file must not run: `saltsea serve --operator-link new` does the same at a start."""
    import asyncio

    try:
        secret = asyncio.run(renewed(store or database(data)))
    except StoreError as error:
        raise InputError(str(error), click.get_current_context()) from error
    click.echo(operator_link(url, secret))


def operator_link(url: str, secret: str) -> str:
    """What follows the # never leaves the browser, so no log on the way has it."""
    return f"{url.rstrip('/')}/operator#{secret}"


async def renewed(place: str | Path) -> str:
    from saltsea.server.operations.operator import new_secret
    from saltsea.store.open_store import open_store

    store = open_store(place)
    try:
        return await new_secret(store)
    finally:
        await store.close()

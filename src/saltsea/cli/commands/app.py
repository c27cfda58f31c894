"""`saltsea app`: the App beside the cardboard, without a server of ours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from saltsea.cli.common.command_group import CommandGroup, ExampleCommand, fail
from saltsea.cli.common.progress import Progress
from saltsea.cli.common.version import package_version

if TYPE_CHECKING:
    from saltsea.server.folder.export import PrintSheet

EXAMPLES = """
saltsea app export --out saltsea-app
"""
EXPORT_EXAMPLES = """
saltsea app export --out saltsea-app  # then: python3 saltsea-app/start.py
saltsea app export --out /media/stick/saltsea
"""
MEGABYTE = 1_000_000


@click.group(cls=CommandGroup, epilog=EXAMPLES)
def app() -> None:
    """The App beside the box of A Tale of Pirates: story, set-up, clock, events and enemy fire."""


@app.command(name="export", cls=ExampleCommand, epilog=EXPORT_EXAMPLES)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="DIR",
    required=True,
    help="The folder to write; in an earlier one our files are replaced.",
)
@click.option("--no-sheets", is_flag=True, help="Leave out the sheets to print: it is done at once, and 10 MB smaller.")
def export(*, out: Path, no_sheets: bool) -> None:
    """Write the App as one static folder. It needs no server of ours: any web server can carry it, also in a
    sub-folder, and start.py in it serves it from a USB stick.

    The folder has the whole box: both games against computer players, the lessons, the rules, and all sheets to print,
    which take a minute to make."""
    from saltsea.catalog import CATALOG
    from saltsea.server.folder.export import CannotExportError, export_folder
    from saltsea.server.folder.sheets import all_sheets
    from saltsea.server.web.client_files import BUILT_CLIENT

    try:
        with Progress("printing") as progress:
            sheets = counted([] if no_sheets else all_sheets(CATALOG), progress)
            size = export_folder(BUILT_CLIENT, out, package_version(), sheets)
    except CannotExportError as error:
        fail(f"{error}.")
    click.echo(f"{out}: {size / MEGABYTE:.0f} MB. Start it with: python3 {out / 'start.py'}")


def counted(sheets: Sequence[PrintSheet], progress: Progress) -> Iterator[PrintSheet]:
    """The sheets, while the bar tells how far they are."""
    for place, sheet in enumerate(sheets):
        progress.update(place / len(sheets))
        yield sheet

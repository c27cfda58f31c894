"""`saltsea app`: the App beside the cardboard, without a server of ours."""

from pathlib import Path

import click

from saltsea.cli.common.command_group import CommandGroup, ExampleCommand, fail
from saltsea.cli.common.version import package_version

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
    help="The folder to write; an earlier one is replaced.",
)
def export(*, out: Path) -> None:
    """Write the App as one static folder. It needs no server of ours: any web server can carry it, also in a
    sub-folder, and start.py in it serves it from a USB stick.

    The folder has the whole box: both games against computer players, the lessons and the rules."""
    from saltsea.server.folder.export import CannotExportError, export_folder
    from saltsea.server.web.client_files import BUILT_CLIENT

    try:
        size = export_folder(BUILT_CLIENT, out, package_version())
    except CannotExportError as error:
        fail(f"{error}.")
    click.echo(f"{out}: {size / MEGABYTE:.0f} MB. Start it with: python3 {out / 'start.py'}")

"""`saltsea serve`: open the table for browsers."""

from collections.abc import Mapping, Sequence

import click

from saltsea.cli.pages import Page
from saltsea.cli.shared import Whole, texts_of
from saltsea.cli.version import engine, package_version
from saltsea.game import Game
from saltsea.server.app import make_app
from saltsea.server.messages import About, CatalogueEntry, Title
from saltsea.server.serve import serve as run

EXAMPLES = """
saltsea serve
saltsea serve --port 9000
saltsea serve --host 0.0.0.0 --contact captain@example.org  # for everybody on your network
"""


@click.command(cls=Page, epilog=EXAMPLES, short_help="Open the table for browsers.")
@click.option("--host", default="127.0.0.1", show_default=True, metavar="ADDRESS", help="The address to listen on.")
@click.option(
    "--port", default=8000, show_default=True, type=Whole(0, 65535), metavar="N", help="The port; 0 picks a free one."
)
@click.option("--contact", default="", metavar="TEXT", help="How to reach you, shown on the About page.")
def serve(host: str, port: int, contact: str) -> None:
    """Open the table for browsers, until Ctrl-C.

    It prints its address as soon as it can be reached. Unless told otherwise, only this computer can reach it."""
    games: Mapping[str, Game] = click.get_current_context().obj
    about = About(version=package_version(), engine=engine(), contact=contact)
    run(make_app(entries(games), about), host, port)


def entries(games: Mapping[str, Game]) -> Sequence[CatalogueEntry]:
    """The catalogue as the page shows it."""
    return [entry(game) for game in games.values()]


def entry(game: Game) -> CatalogueEntry:
    rules = game.rules()
    title = Title(en=texts_of(game, "en").say(f"title-{game.name}"), fr=texts_of(game, "fr").say(f"title-{game.name}"))
    return CatalogueEntry(name=game.name, title=title, players=(rules.fewest, rules.most), real_time=game.real_time)

"""`saltsea serve`: open the table for browsers."""

from collections.abc import Mapping, Sequence

import click

from saltsea.cli.shared import texts_of
from saltsea.cli.version import engine, package_version
from saltsea.game import Game
from saltsea.server.app import make_app
from saltsea.server.messages import About, CatalogueEntry, Title
from saltsea.server.serve import serve as run


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="0 picks a free port.")
@click.option("--contact", default="", help="How to reach you, shown on the About page.")
def serve(host: str, port: int, contact: str) -> None:
    """Serve Saltsea to browsers until Ctrl-C."""
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

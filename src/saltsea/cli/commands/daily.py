"""`saltsea daily`: the deal of a day, the same everywhere: played here, or described for programs."""

import json
from datetime import date
from pathlib import Path

import click

from saltsea.cli.commands.play import PlayOptions, play_session
from saltsea.cli.common.command_group import ExampleCommand
from saltsea.cli.common.options import find_game, json_option, save_option
from saltsea.cli.text_play.voyage_options import VoyageOptions, today
from saltsea.game import Game
from saltsea.games.corto.daily.deal import deal_header
from saltsea.games.corto.definition import corto
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.pirates.campaign.daily import voyage_header
from saltsea.games.pirates.definition import pirates
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.vocabulary import Plain

EXAMPLES = """
saltsea daily corto  # today's deal, in this terminal
saltsea daily corto --date 2026-11-16 --json  # what it is dealt from, equal everywhere
saltsea daily pirates --json
"""


def check_date(_: click.Context, __: click.Parameter, value: str | None) -> str | None:
    """A day is written as on every server, with all its digits."""
    try:
        if value is None or date.fromisoformat(value).isoformat() == value:
            return value
    except ValueError:
        pass
    raise click.BadParameter("a day is written like 2026-11-16.")


date_option = click.option(
    "--date", "day", default=None, metavar="DAY", callback=check_date, help="The day in UTC; today if not given."
)


@click.command(cls=ExampleCommand, epilog=EXAMPLES)
@click.argument("game")
@date_option
@json_option
@click.option("--lang", "language", type=click.Choice(LANGUAGES), default=None, help="Language of the texts.")
@click.option("--plain/--no-plain", default=None, help="Sentences only, for screen readers.")
@save_option
def daily(
    *, game: str, day: str | None, as_json: bool, language: str | None, plain: bool | None, saved: Path | None
) -> None:  # fmt: skip
    """Play the game of a day: Corto's deal, or the pirates' voyage. Day and edition make its seed, so it is the same on
    every server and in every terminal, and so is the bot that plays against you. Results are on honour."""
    click.get_current_context().obj = daily_games()
    if as_json:
        click.echo(json.dumps(daily_header(find_game(game), day or today()), indent=2, ensure_ascii=False))
        return
    play_session(
        PlayOptions(
            game=game,
            seats=None,
            language=language,
            plain=plain,
            seed=None,
            chosen=(),
            explained=False,
            theme=None,
            content=None,
            saved=saved,
            resumed=None,
            voyage=VoyageOptions(daily=True, date=day),
        )
    )


def daily_games() -> dict[str, Game]:
    """The games that have a game of the day, by name."""
    return {"corto": corto(), "pirates": pirates()}


def daily_header(entry: Game, day: str) -> Plain:
    """What the game of a day is dealt from."""
    rules = entry.rules()
    if isinstance(rules, CortoRules):
        return deal_header(rules, day)
    return voyage_header(rules, day)

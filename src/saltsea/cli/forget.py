"""`saltsea forget`: be forgotten at a table."""

import json
from typing import Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import click

from saltsea.cli.pages import Page, complain
from saltsea.cli.replay import Refused
from saltsea.remote.place import Place, place_of

PATIENCE: Final = 20
"""Seconds."""

EXAMPLES = """
saltsea forget LINK  # the link to your seat, with everything after the #
saltsea forget 'http://127.0.0.1:8000/t/abc234#LDfVtBYrJcy7uBKGAp2H7g'
"""


@click.command(cls=Page, epilog=EXAMPLES, short_help="Be forgotten at a table.")
@click.argument("link")
def forget(link: str) -> None:
    """Delete your name, your key and your words at a table. LINK is the secret link to your seat.

    The game stays, and your seat is that of "a player". In a game that still runs a computer player takes it. This
    cannot be taken back."""
    place = place_of(link)
    if place is None or not place.key:
        complain(f"{link!r} is no link to a seat. One looks like http://HOST:PORT/t/CODE#KEY.")
    try:
        ask(place)
    except HTTPError as error:
        raise Refused(words_of(error), click.get_current_context()) from error
    except (URLError, OSError) as error:
        reason = error.reason if isinstance(error, URLError) else error
        raise Refused(f"no Saltsea answers at {place.base}: {reason}.", click.get_current_context()) from error
    click.echo("You are forgotten at this table.")


def ask(place: Place) -> None:
    request = Request(f"{place.table()}/me", method="DELETE", headers={"Authorization": f"Bearer {place.key}"})
    with urlopen(request, timeout=PATIENCE):
        pass


def words_of(error: HTTPError) -> str:
    """What the server says, if it is one of ours."""
    try:
        return f"{json.load(error)['message']}."
    except (ValueError, KeyError, TypeError):
        return f"{error.code} {error.reason}."

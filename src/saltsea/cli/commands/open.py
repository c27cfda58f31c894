"""`saltsea open`: open a table on a running server, print how others get there, and sit down at it."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from saltsea.cli.commands.join import play_at
from saltsea.cli.common.command_group import ExampleCommand, InputError, fail, unknown_message
from saltsea.cli.common.options import WholeNumber, find_game, language_option, players_option
from saltsea.cli.common.server_access import server_errors, server_option
from saltsea.cli.common.table_options import options_option, options_page, read_options, table_option
from saltsea.cli.text_play.logbook import logbook_for, logbook_option
from saltsea.cli.text_play.session_setup import make_screen
from saltsea.game import Game
from saltsea.narrator import Narrator
from saltsea.remote.http_client import HttpClient
from saltsea.remote.links import TableLink, new_key
from saltsea.remote.opening import Invited, TableOrder, added_bots, invited, open_table, seat_bots
from saltsea.remote.table_client import ConnectionEndedError, ServerFailedError
from saltsea.server.tables.messages.from_client import Language
from saltsea.server.tables.table_settings import DAY, FASTEST, SLOWEST, ClockProfile, Listing, Settings
from saltsea.text_table.screen import Screen
from saltsea.texts import TABLE_TEXTS, Texts, load

_LIVE: Final = re.compile(r"(?P<minutes>[0-9]{1,4})(?:\+(?P<seconds>[0-9]{1,4}))?")
_DAYS: Final = re.compile(r"(?P<days>[0-9]{1,2})d")

EXAMPLES = """
saltsea open GAME
saltsea open GAME --name Ann --server https://games.example.org
saltsea open GAME --players 3 --bots random --lang fr  # and one seat free
saltsea open GAME --public --clock 10+5  # ten minutes, and five seconds a turn
saltsea open GAME --clock 2d --no-join  # two days a turn; only print
"""


def as_clock(_: click.Context, __: click.Parameter, value: str) -> ClockProfile:
    """Written as people write it: `10+5` is minutes and seconds, `3d` days."""
    live_session, days = _LIVE.fullmatch(value), _DAYS.fullmatch(value)
    if live_session is not None:
        return ClockProfile("live", int(live_session["minutes"]) * 60, int(live_session["seconds"] or 0))
    if days is not None:
        return ClockProfile("days", int(days["days"]) * DAY)
    if value:
        raise click.BadParameter(f"{value!r} is no clock: 10+5 is ten minutes and five seconds a turn, 3d three days.")
    return ClockProfile()


@click.command("open", cls=ExampleCommand, epilog=EXAMPLES)
@click.argument("game")
@server_option
@click.option("--name", default="Captain", show_default=True, metavar="NAME", help="What you are called there.")
@players_option
@table_option
@options_option
@click.option(
    "--content",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    metavar="FILE",
    default=None,
    help="Your own values for everybody: a box of cards; for the pirates a chapter. The table says so.",
)
@click.option("--bots", default="", metavar="NAMES", help="Computer players for the seats after yours, by commas.")
@click.option("--public", is_flag=True, help="List the table for everybody; else players need its link.")
@click.option("--closed", is_flag=True, help="Only guests whom you invite to a seat sit down.")
@click.option(
    "--clock", default="", metavar="TIME", callback=as_clock, help="10+5: minutes and seconds; 3d: days a turn."
)
@click.option(
    "--speed",
    default=100,
    show_default=True,
    type=WholeNumber(SLOWEST, FASTEST),
    metavar="N",
    help="For games in real time: hundredths of the world's.",
)
@click.option("--steps", is_flag=True, help="For games in real time: time waits until everybody has acted.")
@click.option("--invitation", default="", metavar="WORD", help="The operator's invitation, if the server asks for one.")
@logbook_option
@language_option
@click.option("--plain/--no-plain", default=False, help="Sentences only, for screen readers: no pictures, no colours.")
@click.option("--join/--no-join", "joins", default=True, help="Sit down at it here, or only print the links.")
def open_(
    *, game: str, server: str, name: str, players: int | None, chosen: Sequence[str], explained: bool,
    content: Path | None, bots: str,
    public: bool, closed: bool, clock: ClockProfile, speed: int, steps: bool, invitation: str, logbook: str | None,
    language: Language, plain: bool, joins: bool,
) -> None:  # fmt: skip
    """Open a table for GAME on a server that runs, and print its link for others and the secret one to your own seat.

    You are its host and sit on the first seat. Then you are at the table, as with `saltsea join`: type `begin` when
    everybody is there, `help` for all else. With --no-join the table waits for you."""
    entry = find_game(game, content)
    if explained:
        click.echo(options_page(entry, language))
        return
    rules = entry.rules()
    seats = rules.fewest if players is None else players
    host = HttpClient(server)
    bot_names = read_bots(entry, bots, seats, host)
    settings = Settings(
        players=seats,
        options=read_options(entry, rules, seats, chosen),
        clock=clock,
        listing=listing(public=public, closed=closed),
        speed=speed,
        steps=steps,
    )
    own = "" if content is None else content.read_text(encoding="utf-8-sig")
    window, texts = make_screen(plain=plain), load(language, (TABLE_TEXTS, "join"))
    shown = logbook_for(server, entry, logbook, window, language)
    with server_errors():
        table_link = open_table(host, TableOrder(game, name, new_key(), settings, language, invitation, shown, own))
        invitation_link = invited(host, table_link)
    with_bots(table_link, entry, bot_names, language)
    tell(window, texts, table_link, invitation_link)
    if joins:
        play_at(table_link, entry, language=language, logbook=shown, plain=plain)


def listing(*, public: bool, closed: bool) -> Listing:
    if public and closed:
        fail("--public is for everybody, --closed for invited guests alone: choose either.")
    return "public" if public else "closed" if closed else "unlisted"


def read_bots(entry: Game, names: str, seats: int, host: HttpClient) -> list[str]:
    """The bots of the command line; for a name that the game does not have, the server is asked what it added."""
    found = [name.strip() for name in names.split(",") if name.strip()]
    known = entry.known_bots()
    known += [] if {*found} <= {*known} else added_bots(host, entry.name)
    for name in found:
        if name not in known:
            fail(unknown_message("computer player", name, known))
    if len(found) >= seats:
        fail(f"{len(found)} computer players and you do not fit on {seats} seats.")
    return found


def with_bots(table_link: TableLink, entry: Game, bots: Sequence[str], language: Language) -> None:
    """Seat the bots. If that fails the table is open all the same, and the error names its link."""
    try:
        if bots:
            seat_bots(table_link, Narrator(entry, entry.rules(), language), bots, language)
    except (ServerFailedError, ConnectionEndedError) as error:
        raise InputError(f"{table_link.url(table_link.key)}: {error}", click.get_current_context()) from error


# --- what is printed ---


def tell(window: Screen, texts: Texts, table_link: TableLink, invitation_link: Invited) -> None:
    """Print the links, each on a line of its own, to be copied as they are."""
    window.say(texts.say("join-open"))
    window.draw(f"  {invitation_link.link}")
    if invitation_link.only_here:
        window.say(texts.say("join-open-only-here"))
    elif not window.plain:
        show_picture(window, texts, invitation_link.link)
    window.say(texts.say("join-open-seat"))
    window.draw(f"  saltsea join {table_link.url(table_link.key)}")


def show_picture(window: Screen, texts: Texts, link: str) -> None:
    """Print the QR code, if the window is wide enough for all of it."""
    from saltsea.server.network import qr, startup_message  # slow to load, and help does without

    on = startup_message.screen()
    if on.terminal and on.pictures and on.width >= qr.width(link):
        window.say(texts.say("join-open-picture"))
        for connection in ("", *qr.in_terminal(link), ""):
            window.draw(connection)

"""`saltsea open`: open a table on a running server, print how others get there, and sit down at it."""

import re
from collections.abc import Sequence
from typing import Final

import click

from saltsea.cli.asking import answered, server_option
from saltsea.cli.join import sit_at
from saltsea.cli.logbook import logbook_for, logbook_option
from saltsea.cli.options import options_option, options_page, read_options, table_option
from saltsea.cli.pages import Page, complain, unknown
from saltsea.cli.replay import Refused
from saltsea.cli.seating import screen_here
from saltsea.cli.shared import Whole, game_named, language_option, players_option
from saltsea.game import Game
from saltsea.remote.http_client import HttpClient
from saltsea.remote.links import TableLink, new_key
from saltsea.remote.opening import Invited, Order, invited, open_table, seat_bots
from saltsea.remote.table_client import ConnectionEndedError, ServerFailedError
from saltsea.server.tables.from_client import Language
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
    live, days = _LIVE.fullmatch(value), _DAYS.fullmatch(value)
    if live is not None:
        return ClockProfile("live", int(live["minutes"]) * 60, int(live["seconds"] or 0))
    if days is not None:
        return ClockProfile("days", int(days["days"]) * DAY)
    if value:
        raise click.BadParameter(f"{value!r} is no clock: 10+5 is ten minutes and five seconds a turn, 3d three days.")
    return ClockProfile()


@click.command("open", cls=Page, epilog=EXAMPLES)
@click.argument("game")
@server_option
@click.option("--name", default="Captain", show_default=True, metavar="NAME", help="What you are called there.")
@players_option
@table_option
@options_option
@click.option("--bots", default="", metavar="NAMES", help="Computer players for the seats after yours, by commas.")
@click.option("--public", is_flag=True, help="List the table for everybody; else it is for whoever has the link.")
@click.option("--closed", is_flag=True, help="Only guests whom you invite to a seat sit down.")
@click.option(
    "--clock", default="", metavar="TIME", callback=as_clock, help="10+5: minutes and seconds; 3d: days a turn."
)
@click.option(
    "--speed",
    default=100,
    show_default=True,
    type=Whole(SLOWEST, FASTEST),
    metavar="N",
    help="For games in real time: hundredths of the world's.",
)
@click.option("--steps", is_flag=True, help="For games in real time: time waits until everybody has acted.")
@click.option("--invitation", default="", metavar="WORD", help="Of whoever runs the server, where one needs it.")
@logbook_option
@language_option
@click.option("--plain/--no-plain", default=False, help="Sentences only, for screen readers: no pictures, no colours.")
@click.option("--join/--no-join", "joins", default=True, help="Sit down at it here, or only print the links.")
def open_(
    *, game: str, server: str, name: str, players: int | None, chosen: Sequence[str], explained: bool, bots: str,
    public: bool, closed: bool, clock: ClockProfile, speed: int, steps: bool, invitation: str, logbook: str | None,
    language: Language, plain: bool, joins: bool,
) -> None:  # fmt: skip
    """Open a table for GAME on a server that runs, and print its link for others and the secret one to your own seat.

    You are its host and sit on the first seat. Then you are at the table, as with `saltsea join`: type `begin` when
    everybody is there, `help` for all else. With --no-join the table waits for you."""
    entry = game_named(game)
    if explained:
        click.echo(options_page(entry, language))
        return
    rules = entry.rules()
    seats = rules.fewest if players is None else players
    minds = read_bots(entry, bots, seats)
    settings = Settings(
        players=seats,
        options=read_options(entry, rules, seats, chosen),
        clock=clock,
        listing=listing(public=public, closed=closed),
        speed=speed,
        steps=steps,
    )
    host = HttpClient(server)
    window, texts = screen_here(plain=plain), load(language, (TABLE_TEXTS, "join"))
    shown = logbook_for(server, entry, logbook, window, language)
    with answered():
        place = open_table(host, Order(game, name, new_key(), settings, language, invitation, shown))
        way = invited(host, place)
    with_bots(place, entry, minds, language)
    tell(window, texts, place, way)
    if joins:
        sit_at(place, entry, language=language, logbook=shown, plain=plain)


def listing(*, public: bool, closed: bool) -> Listing:
    if public and closed:
        complain("--public is for everybody, --closed for invited guests alone: choose either.")
    return "public" if public else "closed" if closed else "unlisted"


def read_bots(entry: Game, names: str, seats: int) -> list[str]:
    found = [name.strip() for name in names.split(",") if name.strip()]
    for name in found:
        if name not in entry.bots:
            complain(unknown("computer player", name, entry.bots))
    if len(found) >= seats:
        complain(f"{len(found)} computer players and you do not fit on {seats} seats.")
    return found


def with_bots(place: TableLink, entry: Game, bots: Sequence[str], language: Language) -> None:
    """The table is open whatever comes of this: whoever reads the error has its link."""
    try:
        if bots:
            seat_bots(place, entry.rules(), bots, language)
    except (ServerFailedError, ConnectionEndedError) as error:
        raise Refused(f"{place.url(place.key)}: {error}", click.get_current_context()) from error


# --- what is printed ---


def tell(window: Screen, texts: Texts, place: TableLink, way: Invited) -> None:
    """Links stand on lines of their own, to be copied as they are."""
    window.say(texts.say("join-open"))
    window.draw(f"  {way.link}")
    if way.only_here:
        window.say(texts.say("join-open-only-here"))
    elif not window.plain:
        show_picture(window, texts, way.link)
    window.say(texts.say("join-open-seat"))
    window.draw(f"  saltsea join {place.url(place.key)}")


def show_picture(window: Screen, texts: Texts, link: str) -> None:
    """Where it can be shown whole: a broken one is worse than none."""
    from saltsea.server.network import qr, startup_message  # slow to load, and help does without

    on = startup_message.screen()
    if on.terminal and on.pictures and on.width >= qr.width(link):
        window.say(texts.say("join-open-picture"))
        for line in ("", *qr.in_terminal(link), ""):
            window.draw(line)

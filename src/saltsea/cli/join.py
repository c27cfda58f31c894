"""`saltsea join`: play at any table of any server, from this terminal, with the text table's grammar."""

import signal
from collections.abc import Mapping
from dataclasses import dataclass
from http import HTTPStatus

import click

from saltsea.cli.logbook import logbook_for, logbook_option
from saltsea.cli.pages import Page, complain, unknown
from saltsea.cli.replay import Refused
from saltsea.cli.seating import rulebook, screen_here
from saltsea.cli.shared import Whole, renderer_for
from saltsea.game import Game
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.table_clock import TableClock
from saltsea.remote.announcer import Announcer as Gossip
from saltsea.remote.connection import TableConnection as OpenLine
from saltsea.remote.http_client import HttpClient
from saltsea.remote.http_client import NoServerError as SilentError
from saltsea.remote.http_client import ServerRefusedError as SaysNoError
from saltsea.remote.links import TableLink, new_key, parse_link
from saltsea.remote.live_session import LiveRemoteSession as LiveOverTheLine
from saltsea.remote.lobby import Lobby
from saltsea.remote.match import RemoteMatch
from saltsea.remote.people import People
from saltsea.remote.session import RemoteSession as OverTheLine
from saltsea.remote.session import RemoteTable
from saltsea.remote.session import ServerSaves as ServerKeeps
from saltsea.remote.table_client import ConnectionEndedError, TableClient
from saltsea.remote.table_commands import BESIDE_THE_GAME, CLOCK, IN_THE_LOBBY
from saltsea.remote.table_commands import TableCommands as Company
from saltsea.server.tables.from_client import Language
from saltsea.text_table.commands import LOOKS, Commands
from saltsea.text_table.live_renderer import LiveRenderer
from saltsea.text_table.live_table import TimedTable
from saltsea.text_table.live_terminal import LiveTerminal
from saltsea.text_table.renderer import Renderer
from saltsea.text_table.screen import Screen
from saltsea.text_table.session import SessionEnded
from saltsea.texts import TABLE_TEXTS, Texts, load
from saltsea.wire.reading import UnreadableError

EXAMPLES = """
saltsea join http://127.0.0.1:8000/t/abc234 --name Ann
saltsea join 127.0.0.1:8000/abc234  # look first; then type: sit Ann
saltsea join LINK --lang fr  # back to your seat, by its own link
"""


@click.command(cls=Page, epilog=EXAMPLES)
@click.argument("link")
@click.option("--name", default="", metavar="NAME", help="Sit down at once, under this name.")
@click.option(
    "--seat", default=None, type=Whole(0, 7), metavar="N", help="Which seat to take, or to play if you have several."
)
@click.option(
    "--lang",
    "--language",
    "language",
    type=click.Choice(LANGUAGES),
    default="en",
    show_default=True,
    help="Language of the texts.",
)
@logbook_option
@click.option("--plain/--no-plain", default=False, help="Sentences only, for screen readers: no pictures, no colours.")
def join(*, link: str, name: str, seat: int | None, language: Language, logbook: str | None, plain: bool) -> None:
    """Play at the table that LINK leads to, by typed commands; docs/grammar.md has all that can be typed.

    Your seat is behind a secret link that is told when you sit down: with it you come back to your seat from any
    terminal or browser. If the line is lost it comes back by itself. Type `help` at the table, `quit` to leave.

    In a game with a campaign every voyage is noted in the log book that this machine has at that server."""
    place = place_at(link)
    sit_at(place, game_at(place), language=language, logbook=logbook, plain=plain, seat=seat, name=name)


def sit_at(
    place: TableLink,
    entry: Game,
    *,
    language: Language,
    logbook: str | None,
    plain: bool,
    seat: int | None = None,
    name: str = "",
) -> None:
    """Be at a table of this game until somebody types `quit`."""
    screen = screen_here(plain=plain)
    shown = logbook_for(place.base, entry, logbook, screen, language)
    keyboard = LiveTerminal(screen)
    line = OpenLine(place, place.key or new_key(), language, ticks=True, on_received=keyboard.wake, logbook=shown)
    attended(Room(entry, line, language, screen, keyboard, seat), name)


def attended(room: "Room", name: str) -> None:
    """Be at the table. However one leaves, the line is closed and the terminal is given back."""
    try:
        room.enter(name)
    except SessionEnded:
        room.get_up()
    except UnreadableError as error:
        room.screen.say(room.people.say("other-version", reason=str(error)))
        raise Refused("the game cannot be read", click.get_current_context()) from error
    except ConnectionEndedError as error:
        if str(error):
            raise Refused(f"{room.line.link.url()}: {error}", click.get_current_context()) from error
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        click.echo()
        room.get_up()
        raise click.Abort from None
    finally:
        room.keyboard.close()
        room.line.close()


# --- finding the table ---


def place_at(link: str) -> TableLink:
    place = parse_link(link)
    if place is None:
        complain(f"{link!r} is no link to a table. One looks like http://HOST:PORT/t/CODE, with or without #KEY.")
    return place


def game_at(place: TableLink) -> Game:
    """The game that is played there, if this version has it."""
    games: Mapping[str, Game] = click.get_current_context().obj
    try:
        name = str(HttpClient(place.base).ask("GET", f"/api/tables/{place.code}")["game"])
    except SaysNoError as error:
        words = "there is no such table." if error.status == HTTPStatus.NOT_FOUND else str(error)
        raise Refused(f"{place.url()}: {words}", click.get_current_context()) from error
    except SilentError as error:
        raise Refused(str(error), click.get_current_context()) from error
    except (KeyError, TypeError) as error:
        raise Refused(f"no Saltsea answers at {place.base}.", click.get_current_context()) from error
    if name not in games:
        complain(unknown("game", name, games))
    return games[name]


# --- everything around a table ---


@dataclass
class Room:
    """What this terminal has of a table: the line, the people, the words; and a sitting for each game."""

    entry: Game
    line: OpenLine
    language: Language
    screen: Screen
    keyboard: LiveTerminal
    seat: int | None

    def __post_init__(self) -> None:
        self.rules: AnyRules = self.entry.rules()
        self.renderer: Renderer = renderer_for(self.entry, self.rules, self.language)
        self.texts: Texts = self.words_in(self.language)
        self.english: Texts = self.words_in("en")
        self.visit = TableClient(self.line, self.rules, self.renderer.texts.has, self.seat)
        self.people = People(self.visit, self.texts, self.renderer.seat)
        self.company = Company(self.visit, self.people, self.screen, self.renderer.voice)

    def words_in(self, language: str) -> Texts:
        return load(language, (TABLE_TEXTS, "play"), (TABLE_TEXTS, "join"), *self.entry.subjects())

    def enter(self, name: str) -> None:
        """Come in, sit down if so wished, and then one game after the other."""
        self.line.start()
        while self.visit.table is None:
            self.visit.receive_next()
        self.visit.listener = Gossip(self.people, self.screen)
        self.visit.receive_all()
        if name and not self.visit.seats:
            self.company.sit_down(name, self.seat)
        while True:
            if self.visit.game is None:
                self.lobby().run()
            self.new_session().run()

    def lobby(self) -> Lobby:
        words = Commands(self.texts, self.english, (), real_time=False, looks=(), others=IN_THE_LOBBY)
        self.keyboard.complete_from(lambda: [words.printed(name) for name in words.names])
        return Lobby(self.visit, self.people, self.company, self.keyboard, self.screen, words)

    def get_up(self) -> None:
        """Give the terminal back, then say how to come back to the table."""
        self.keyboard.close()
        self.company.say_how_to_come_back("farewell")

    # --- a sitting ---

    def new_session(self) -> OverTheLine:
        """The sitting for the game that is being played."""
        match = self.visit.game
        assert match is not None
        session = self.live(match, self.renderer) if isinstance(self.renderer, LiveRenderer) else self.by_turns(match)
        session.attend(self.visit, self.people, self.company, self.keyboard)
        self.keyboard.complete_from(session.offers)
        return session

    def by_turns(self, match: RemoteMatch) -> OverTheLine:
        table = RemoteTable(match, self.renderer, self.visit.seats and [match.viewing_seat])
        book = rulebook(self.entry, self.language)
        return OverTheLine(table, self.keyboard, self.screen, ServerKeeps(), book, self.commands(CLOCK))

    def live(self, match: RemoteMatch, renderer: LiveRenderer) -> OverTheLine:
        tempo, header = self.entry.tempo, match.header
        assert tempo is not None
        seats = sorted(self.visit.seats, key=lambda seat: seat != match.viewing_seat)
        speed = self.visit.current_table().settings.speed * tempo.percent(header.options) // 100
        table = TimedTable(match, renderer, [None] * header.players, tempo, TableClock(match.now(), speed))
        table.people = seats
        renderer.take_seats(seats, header.players, header.options)
        book = rulebook(self.entry, self.language)
        return LiveOverTheLine(table, self.keyboard, self.screen, ServerKeeps(), book, self.commands(()), renderer)

    def commands(self, more: tuple[str, ...]) -> Commands:
        """What can be typed beside the game's actions; whoever watches has nothing to do in it."""
        plays = bool(self.visit.seats)
        looks = LOOKS if plays else ("help", "board")
        others = ["undo" if plays else "sit", "log", "rule", *BESIDE_THE_GAME, *more, "quit"]
        real_time = self.entry.real_time and plays
        pages = list(self.renderer.pages)
        return Commands(self.texts, self.english, pages, real_time=real_time, looks=looks, others=others)

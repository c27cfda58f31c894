"""`saltsea join`: play at any table of any server, from this terminal, with the text table's grammar."""

import signal
from collections.abc import Mapping
from dataclasses import dataclass
from http import HTTPStatus

import click

from saltsea.cli.common.command_group import ExampleCommand, InputError, fail, unknown_message
from saltsea.cli.common.options import WholeNumber, language_option, renderer_for
from saltsea.cli.text_play.logbook import logbook_for, logbook_option
from saltsea.cli.text_play.session_setup import make_screen, rulebook
from saltsea.game import Game
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.table_clock import TableClock
from saltsea.narrator import ViewSentences
from saltsea.remote.announcer import Announcer
from saltsea.remote.connection import TableConnection
from saltsea.remote.http_client import HttpClient, NoServerError, ServerRefusedError
from saltsea.remote.links import TableLink, new_key, parse_link
from saltsea.remote.live_session import LiveRemoteSession
from saltsea.remote.lobby import Lobby
from saltsea.remote.match import RemoteMatch
from saltsea.remote.people import People
from saltsea.remote.session import RemoteSession, RemoteTable, ServerSaves
from saltsea.remote.table_client import ConnectionEndedError, TableClient
from saltsea.remote.table_commands import AMONG_RIVALS, BESIDE_THE_GAME, CLOCK, IN_A_CREW, IN_THE_LOBBY, TableCommands
from saltsea.server.tables.messages.from_client import Language
from saltsea.text_table.commands import LOOKS, Commands
from saltsea.text_table.live_renderer import LiveRenderer
from saltsea.text_table.live_table import TimedTable
from saltsea.text_table.live_terminal import LiveTerminal
from saltsea.text_table.renderer import Renderer
from saltsea.text_table.screen import Screen
from saltsea.text_table.session import SessionEnded
from saltsea.text_table.terminal import printable
from saltsea.texts import TABLE_TEXTS, Texts, load
from saltsea.wire.reading import UnreadableError

EXAMPLES = """
saltsea join http://127.0.0.1:8000/t/abc234 --name Ann
saltsea join 127.0.0.1:8000/abc234  # look first; then type: sit Ann
saltsea join LINK --lang fr  # back to your seat, by its own link
"""


@click.command(cls=ExampleCommand, epilog=EXAMPLES)
@click.argument("link")
@click.option("--name", default="", metavar="NAME", help="Sit down at once, under this name.")
@click.option(
    "--seat",
    default=None,
    type=WholeNumber(0, 7),
    metavar="N",
    help="Which seat to take, or to play if you have several.",
)
@language_option
@logbook_option
@click.option("--plain/--no-plain", default=False, help="Sentences only, for screen readers: no pictures, no colours.")
def join(*, link: str, name: str, seat: int | None, language: Language, logbook: str | None, plain: bool) -> None:
    """Play at the table that LINK leads to, by typed commands; docs/grammar.md has all that can be typed.

    Your seat is behind a secret link that is told when you sit down: with it you come back to your seat from any
    terminal or browser. A lost connection is restored by itself. Type `help` at the table, `quit` to leave.

    In a game with a campaign every voyage is noted in the log book that this machine has at that server."""
    table_link = parse_table_link(link)
    play_at(table_link, fetch_game(table_link), language=language, logbook=logbook, plain=plain, seat=seat, name=name)


def play_at(
    table_link: TableLink,
    entry: Game,
    *,
    language: Language,
    logbook: str | None,
    plain: bool,
    seat: int | None = None,
    name: str = "",
) -> None:
    """Stay at a table of this game until the player types `quit`."""
    screen = make_screen(plain=plain)
    shown = logbook_for(table_link.base, entry, logbook, screen, language)
    keyboard = LiveTerminal(screen)
    connection = TableConnection(
        table_link, table_link.key or new_key(), language, ticks=True, on_received=keyboard.wake, logbook=shown
    )
    run_until_left(TableTerminal(entry, connection, language, screen, keyboard, seat), name)


def run_until_left(terminal: "TableTerminal", name: str) -> None:
    """Run the table's terminal. However it ends, close the connection and restore the terminal."""
    try:
        terminal.run(name)
    except SessionEnded:
        terminal.leave()
    except UnreadableError as error:
        terminal.screen.say(terminal.people.say("other-version", reason=str(error)))
        raise InputError("the game cannot be read", click.get_current_context()) from error
    except ConnectionEndedError as error:
        if str(error):
            raise InputError(f"{terminal.connection.link.url()}: {error}", click.get_current_context()) from error
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        click.echo()
        terminal.leave()
        raise click.Abort from None
    finally:
        terminal.keyboard.close()
        terminal.connection.close()


# --- finding the table ---


def parse_table_link(link: str) -> TableLink:
    table_link = parse_link(link)
    if table_link is None:
        fail(f"{link!r} is no link to a table. One looks like http://HOST:PORT/t/CODE, with or without #KEY.")
    return table_link


def fetch_game(table_link: TableLink) -> Game:
    """The game of that table, if this version has it."""
    games: Mapping[str, Game] = click.get_current_context().obj
    client = HttpClient(table_link.base)
    try:
        table = client.ask("GET", f"/api/tables/{table_link.code}")
        name = str(table["game"])
    except ServerRefusedError as error:
        words = "there is no such table." if error.status == HTTPStatus.NOT_FOUND else str(error)
        raise InputError(f"{table_link.url()}: {words}", click.get_current_context()) from error
    except NoServerError as error:
        raise InputError(str(error), click.get_current_context()) from error
    except (KeyError, TypeError) as error:
        raise InputError(f"no Saltsea answers at {table_link.base}.", click.get_current_context()) from error
    if name not in games:
        fail(unknown_message("game", name, games))
    return games[name]


def with_table_content(table_link: TableLink, entry: Game) -> Game:
    """The game with the values that the table's host has brought. A chapter is not told: its story would be."""
    if entry.player_content is None or not entry.has_open_texts:
        return entry
    try:
        text = str(HttpClient(table_link.base).ask("GET", f"/api/tables/{table_link.code}/content")["text"])
        return entry.player_content(entry, text)
    except (ServerRefusedError, NoServerError, KeyError, TypeError, ValueError) as error:
        words = f"{table_link.url()}: the values of its host cannot be read: {error}"
        raise InputError(words, click.get_current_context()) from error


# --- everything around a table ---


@dataclass
class TableTerminal:
    """A table in this terminal: the connection, people and texts, and a session for each game."""

    entry: Game
    connection: TableConnection
    language: Language
    screen: Screen
    keyboard: LiveTerminal
    seat: int | None

    def __post_init__(self) -> None:
        self.rules: AnyRules = self.entry.rules()
        self.renderer: Renderer = renderer_for(self.entry, self.rules, self.language)
        self.texts = self.renderer.texts if isinstance(self.renderer, LiveRenderer) else self.texts_in(self.language)
        self.english: Texts = self.texts_in("en")
        self.client = TableClient(self.connection, self.rules, self.renderer.texts.has, self.seat)
        self.client.on_content = self.take_content
        crew = self.renderer if isinstance(self.renderer, LiveRenderer) else None
        seats = self.renderer.seat if crew is None else crew.colour
        self.people = People(self.client, self.texts, seats, by_name=crew is not None)
        self.table_commands = TableCommands(self.client, self.people, self.screen, self.renderer.narrator)
        self.meet_crew()

    def meet_crew(self) -> None:
        """In a crew people are called by their names, and can point at places."""
        if isinstance(self.renderer, LiveRenderer):
            self.renderer.call_seats(self.people.called)
            self.table_commands.renderer = self.renderer

    def place_name(self, place: str) -> str:
        """A place at which a player points, as this game calls it."""
        game, renderer = self.client.game, self.renderer
        name = renderer.place_name(game.observation(), place) if game and isinstance(renderer, LiveRenderer) else ""
        return name or printable(place)

    def texts_in(self, language: str) -> Texts:
        return load(language, (TABLE_TEXTS, "play"), (TABLE_TEXTS, "join"), *self.entry.subjects())

    def take_content(self) -> None:
        """Play by the values that the table's host has brought, or by the usual ones again."""
        usual: Game = click.get_current_context().obj[self.entry.name]
        self.entry = with_table_content(self.connection.link, usual) if self.client.mark else usual
        self.rules = self.entry.rules()
        self.renderer = renderer_for(self.entry, self.rules, self.language)
        self.meet_crew()
        self.client.play_by(self.rules)

    def run(self, name: str) -> None:
        """Connect, sit down if a name is given, then play one game after the other."""
        self.connection.start()
        while self.client.table is None:
            self.client.receive_next()
        patterns = self.entry.views(self.rules).patterns()
        sentences = ViewSentences(self.texts, patterns, lambda seat: self.renderer.seat(seat))
        self.client.listener = Announcer(self.people, self.screen, sentences, self.place_name)
        self.client.receive_all()
        if name and not self.client.seats:
            self.table_commands.sit_down(name, self.seat)
        while True:
            if self.client.game is None:
                self.lobby().run()
            self.new_session().run()

    def lobby(self) -> Lobby:
        words = Commands(self.texts, self.english, (), real_time=False, looks=(), others=IN_THE_LOBBY)
        self.keyboard.complete_from(lambda: [words.printed(name) for name in words.names])
        return Lobby(self.client, self.people, self.table_commands, self.keyboard, self.screen, words)

    def leave(self) -> None:
        """Restore the terminal, then print how to come back to the table."""
        self.keyboard.close()
        self.table_commands.say_how_to_come_back("farewell")

    # --- sessions ---

    def new_session(self) -> RemoteSession:
        """A session for the current game."""
        match = self.client.game
        assert match is not None
        session = (
            self.live_session(match, self.renderer)
            if isinstance(self.renderer, LiveRenderer)
            else self.turn_based_session(match)
        )
        session.attach(self.client, self.people, self.table_commands, self.keyboard)
        self.keyboard.complete_from(session.offers)
        return session

    def turn_based_session(self, match: RemoteMatch) -> RemoteSession:
        table = RemoteTable(match, self.renderer, [seat for seat in self.client.seats if seat == match.viewing_seat])
        book = rulebook(self.entry, self.language)
        return RemoteSession(
            table, self.keyboard, self.screen, ServerSaves(), book, self.commands((*AMONG_RIVALS, *CLOCK))
        )

    def live_session(self, match: RemoteMatch, renderer: LiveRenderer) -> RemoteSession:
        tempo, header = self.entry.tempo, match.header
        assert tempo is not None
        plays = match.viewing_seat in self.client.seats
        seats = sorted(self.client.seats if plays else [], key=lambda seat: seat != match.viewing_seat)
        speed = self.client.current_table().settings.speed * tempo.percent(header.options) // 100
        table = TimedTable(match, renderer, [None] * header.players, tempo, TableClock(match.now(), speed))
        table.people = seats
        renderer.set_seats(seats, header.players, header.options)
        book, words = rulebook(self.entry, self.language), self.commands(IN_A_CREW if plays else ())
        return LiveRemoteSession(table, self.keyboard, self.screen, ServerSaves(), book, words, renderer)

    def commands(self, more: tuple[str, ...]) -> Commands:
        """The commands beside the game's actions; a watcher has fewer."""
        plays = bool(self.client.seats)
        looks = LOOKS if plays else ("help", "board")
        others = ["undo" if plays else "sit", "log", "rule", *more, *BESIDE_THE_GAME, "quit"]
        real_time = self.entry.real_time and plays
        pages = list(self.renderer.pages)
        return Commands(self.texts, self.english, pages, real_time=real_time, looks=looks, others=others)

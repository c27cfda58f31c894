"""A text session at a remote table: the text table's dialogue, with a game that runs on the server."""

from collections.abc import Sequence
from pathlib import Path

from saltsea.kernel.nouns import Action, Observation, Outcome, Refusal
from saltsea.kernel.seat import WATCHER, Seat
from saltsea.remote.match import RemoteMatch
from saltsea.remote.people import People
from saltsea.remote.table_client import ServerFailedError, TableClient
from saltsea.remote.table_commands import TableCommands
from saltsea.text_table import commands
from saltsea.text_table.action_chain import Actors, MatchPosition
from saltsea.text_table.live_terminal import LiveKeyboard
from saltsea.text_table.renderer import Renderer
from saltsea.text_table.save_file import SaveFile
from saltsea.text_table.session import SessionEnded, TextSession
from saltsea.text_table.table import TextTable
from saltsea.texts import Args

LOG_LINES = 5
"""Lines of the log shown to a player who joins a running game."""


class ServerSaves(SaveFile):
    """Saves nothing: the server does."""

    def __init__(self) -> None:
        self.file: Path | None = None

    def write(self, file: Path | None = None) -> None:
        """Nothing to do: the server has saved it."""

    def is_saved(self) -> bool:
        return True


class RemoteTable(TextTable):
    """A remote turn-based game, and the seats of this keyboard."""

    def __init__(self, match: RemoteMatch, renderer: Renderer, people: Sequence[Seat]) -> None:
        super().__init__(match, renderer, [None] * match.header.players)
        self.remote = match
        self.people = list(people)

    def waiting(self) -> list[Seat]:
        return self.remote.waiting

    def observation(self, seat: Seat) -> Observation:
        return self.remote.observation()


class RemoteActions(MatchPosition):
    """Checks an action by submitting it: between a check and an action another player could act."""

    def __init__(self, session: "RemoteSession") -> None:
        super().__init__(session.match, session.actors(), session.now())
        self.session = session

    def legal(self) -> list[Action]:
        return self.session.observation().legal

    def check(self, action: Action) -> Refusal | None:
        answer = self.match.submit(self.actors.of(action), action, self.at)
        return answer if isinstance(answer, Refusal) else None

    def do(self, action: Action) -> None:
        """Nothing to do: the check has submitted it."""


class RemoteSession(TextSession):
    """A session at a remote table, turn-based or in real time."""

    kinds = ("line",)
    client: TableClient
    people: People
    remote: RemoteMatch
    live_keyboard: LiveKeyboard

    def attach(
        self, client: TableClient, people: People, table_commands: TableCommands, keyboard: LiveKeyboard
    ) -> None:
        assert client.game is not None
        self.client, self.people, self.remote, self.live_keyboard = client, people, client.game, keyboard
        self.own_commands = table_commands.commands
        self.texts = people.texts

    # --- from beginning to end ---

    def run(self) -> None:
        """Play this game until another one begins at the table."""
        self.greet()
        while not self.match.is_over() and self.is_current():
            self.round()
        if self.is_current():
            self.news(self.at)
            self.finish()
        while self.is_current():
            self.execute_typed(self.live_keyboard.read_lines(self.texts.say("play-prompt-over"), None))
            self.client.receive_all()

    def is_current(self) -> bool:
        return self.client.game is self.remote

    def round(self) -> None:
        """Receive what happened, ask if it is this seat's turn, and execute what is typed."""
        self.receive()
        if self.match.is_over() or not self.is_current():
            return
        if self.at in self.table.waiting() and self.asked_at != len(self.match.lines):
            self.show_question(self.at)
        self.execute_typed(self.live_keyboard.read_lines(self.prompt(), None))

    def receive(self) -> None:
        self.client.receive_all()
        self.lines_told[self.at] = min(self.lines_told.get(self.at, 0), len(self.match.lines))
        self.news(self.at)

    def execute_typed(self, typed: list[str] | None) -> None:
        if typed is None:
            self.leave(asking=False)
        for line in typed or []:
            self.execute(line)

    def execute(self, line: str) -> None:
        try:
            super().execute(line)
        except ServerFailedError as error:
            self.screen.say(self.people.say("trouble", reason=str(error)))

    def execute_one(self, words: Sequence[str]) -> bool:
        if not self.table.people and self.command(words) is None:
            self.screen.say(self.people.say("you-watch"))
            return False
        return super().execute_one(words)

    def prompt(self) -> str:
        if not self.table.people:
            return self.people.say("prompt-watching")
        return self.texts.say("play-prompt", {"seat": self.renderer.seat(self.at)})

    def show_question(self, seat: Seat) -> None:
        super().show_question(seat)
        self.screen.say(*self.people.clock("your-clock", seat))

    def show_possible(self) -> None:
        """The possible actions, or who is to act."""
        others = [seat for seat in self.table.waiting() if seat not in self.table.people]
        if others and not self.observation().legal and not self.match.is_over():
            self.screen.say(self.people.say("waits-for", players=", ".join(map(self.people.player, others))))
        else:
            super().show_possible()

    # --- the greeting ---

    def greet(self) -> None:
        """Introduce the players; in a running game also show the last lines."""
        self.client.read_log()
        seats = ", ".join(map(self.introduced, range(self.remote.header.players)))
        title = self.texts.say(f"title-{self.remote.rules.name}")
        args: Args = {"title": title, "players": self.remote.header.players, "seats": seats}
        help_text = "play-welcome-help" if self.table.people else "join-watch"
        welcome = self.texts.say("play-welcome", args)
        self.screen.say(welcome, *self.renderer.welcome(), *self.own_content(), *self.about_time())
        self.screen.say(self.texts.say(help_text))
        if len(self.match.lines) > 1:
            self.screen.say(self.texts.say("play-welcome-back", {"line": len(self.match.lines)}))
            self.screen.say(*self.table.log(self.at)[-LOG_LINES:], hang=commands.NUMBERED)
            self.skip_news()

    def own_content(self) -> list[str]:
        return self.people.own_content(self.client.current_table().own)

    def introduced(self, seat: Seat) -> str:
        """`Red (you)`, `Green (Bob)`, `Black (computer: Regular)`."""
        chair = self.client.current_table().chairs[seat]
        if chair.bot is not None:
            return self.texts.say(
                "play-seat-computer", {"seat": self.renderer.seat(seat), "name": self.people.bot(chair.bot)}
            )
        if seat in self.client.seats:
            return self.texts.say("play-seat-you", {"seat": self.renderer.seat(seat)})
        return self.people.player(seat)

    def about_time(self) -> list[str]:
        return []

    # --- what the text table asks of a sitting ---

    def actors(self) -> Actors:
        return Actors(self.table.people or [WATCHER])

    def position(self) -> MatchPosition:
        return RemoteActions(self)

    def check(self, action: Action) -> Refusal | None:
        """Check locally: the server is asked only when an action is submitted."""
        return self.match.check(self.actors().of(action), action, self.now())

    def outcome(self) -> Outcome | None:
        return self.remote.outcome

    def autosave(self) -> None:
        """Nothing to do: the server saves."""

    # --- ending ---

    def finish(self) -> None:
        """The last position, the count and the winners."""
        self.screen.say("")
        if not self.screen.plain:
            self.show_board(self.screen)
        if "count" in self.renderer.pages:
            commands.run(self, "count", [])
        self.screen.say(*self.result())
        self.say_what_now()

    def say_what_now(self) -> None:
        """The address of the record, and how to play again."""
        self.screen.say(self.people.say("record", address=self.client.connection.link.record_url(self.remote.id)))
        self.screen.say(self.people.say("again-host" if self.client.is_host() else "again"))
        self.screen.say(*self.next_level())

    def next_level(self) -> list[str]:
        """After a game that this player has won alone against bots: how to play against the next level."""
        table, outcome = self.client.current_table(), self.outcome()
        seats = [seat for seat, chair in enumerate(table.chairs) if chair.bot is not None]
        alone = len(seats) + len(self.client.seats) == len(table.chairs)
        if outcome is None or not alone or not {*outcome.winners} & {*self.client.seats} or not self.client.is_host():
            return []
        if not table.next_level:
            return []
        best = table.bots.index(table.next_level) - 1
        beaten, following = (self.people.bot(bot) for bot in table.bots[best : best + 2])
        rivals = [seat for seat in seats if seat not in outcome.winners]
        typed = "; ".join([*(f"bot {seat} {following}" for seat in rivals), "begin"])
        return [self.people.say("next-level", level=beaten, next=following, commands=typed)]

    def leave(self, *, asking: bool) -> None:
        raise SessionEnded

"""A sitting at the end of a line: the text table's conversation, with a game that happens elsewhere."""

from collections.abc import Sequence
from pathlib import Path

from saltsea.kernel.nouns import Action, Facts, Observation, Outcome, Refusal
from saltsea.kernel.seat import WATCHER, Seat
from saltsea.remote.company import Company
from saltsea.remote.match import RemoteMatch
from saltsea.remote.people import People
from saltsea.remote.visit import TroubleError, Visit
from saltsea.text_table import commands
from saltsea.text_table.chain import AtTheTable, Hands
from saltsea.text_table.face import Face
from saltsea.text_table.live_terminal import LiveKeyboard
from saltsea.text_table.save import Keeper
from saltsea.text_table.session import Farewell, Session
from saltsea.text_table.table import TextTable

TOLD_AGAIN = 5
"""So many lines of the log does somebody hear who comes into the middle of a game."""


class ServerKeeps(Keeper):
    """Nothing is written here: the server keeps the game."""

    def __init__(self) -> None:
        self.file: Path | None = None

    def keep(self, file: Path | None = None) -> None:
        """It is kept."""

    def is_kept(self) -> bool:
        return True


class RemoteTable(TextTable):
    """A game by turns at the end of a line, and who of this keyboard sits there."""

    def __init__(self, match: RemoteMatch, face: Face, people: Sequence[Seat]) -> None:
        super().__init__(match, face, [None] * match.header.players)
        self.remote = match
        self.people = list(people)

    def waiting(self) -> list[Seat]:
        return self.remote.waiting

    def observation(self, seat: Seat) -> Observation:  # noqa: ARG002 (one seat's is all that comes over a line)
        return self.remote.observation()


class AtTheOtherEnd(AtTheTable):
    """Asking whether and doing are one: between the two somebody else could act."""

    def __init__(self, session: "OverTheLine") -> None:
        super().__init__(session.match, session.hands(), session.now())
        self.session = session

    def legal(self) -> list[Action]:
        return self.session.observation().legal

    def check(self, action: Action) -> Refusal | None:
        answer = self.match.submit(self.hands.of(action), action, self.at)
        return answer if isinstance(answer, Refusal) else None

    def do(self, action: Action) -> None:
        """It is done."""


class OverTheLine(Session):
    """What a sitting at the end of a line is, by turns or in real time."""

    kinds = ("line",)
    visit: Visit
    around: People
    remote: RemoteMatch
    ear: LiveKeyboard

    def attend(self, visit: Visit, around: People, company: Company, keyboard: LiveKeyboard) -> None:
        assert visit.game is not None
        self.visit, self.around, self.remote, self.ear = visit, around, visit.game, keyboard
        self.own_commands = company.commands
        self.texts = around.texts

    # --- from beginning to end ---

    def run(self) -> None:
        """Play this game; come back when another one begins at the table."""
        self.greet()
        while not self.match.is_over() and self.is_current():
            self.round()
        if self.is_current():
            self.news(self.at)
            self.finish()
        while self.is_current():
            self.obey_what_is_typed(self.ear.heard(self.texts.say("play-prompt-over"), None))
            self.visit.hear()

    def is_current(self) -> bool:
        return self.visit.game is self.remote

    def round(self) -> None:
        """Hear what happened; ask if it is up to this seat; obey what is typed."""
        self.hear()
        if self.match.is_over() or not self.is_current():
            return
        if self.at in self.table.waiting() and self.asked_at != len(self.match.lines):
            self.show_question(self.at)
        self.obey_what_is_typed(self.ear.heard(self.prompt(), None))

    def hear(self) -> None:
        self.visit.hear()
        self.heard[self.at] = min(self.heard.get(self.at, 0), len(self.match.lines))
        self.news(self.at)

    def obey_what_is_typed(self, typed: list[str] | None) -> None:
        if typed is None:
            self.leave(asking=False)
        for line in typed or []:
            self.obey(line)

    def obey(self, line: str) -> None:
        try:
            super().obey(line)
        except TroubleError as error:
            self.screen.say(self.around.say("trouble", reason=str(error)))

    def obey_one(self, words: Sequence[str]) -> bool:
        if not self.table.people and self.command(words) is None:
            self.screen.say(self.around.say("you-watch"))
            return False
        return super().obey_one(words)

    def prompt(self) -> str:
        if not self.table.people:
            return self.around.say("prompt-watching")
        return self.texts.say("play-prompt", {"seat": self.face.seat(self.at)})

    def show_question(self, seat: Seat) -> None:
        super().show_question(seat)
        self.screen.say(*self.around.clock("your-clock", seat))

    def show_possible(self) -> None:
        """What can be done, or who is to do something."""
        others = [seat for seat in self.table.waiting() if seat not in self.table.people]
        if others and not self.observation().legal and not self.match.is_over():
            self.screen.say(self.around.say("waits-for", players=", ".join(map(self.around.player, others))))
        else:
            super().show_possible()

    # --- the greeting ---

    def greet(self) -> None:
        """Who plays what; and for whoever comes into the middle of it, the last that happened."""
        self.visit.read_log()
        seats = ", ".join(map(self.introduced, range(self.remote.header.players)))
        title = self.texts.say(f"title-{self.remote.rules.name}")
        facts: Facts = {"title": title, "players": self.remote.header.players, "seats": seats}
        help_text = "play-welcome-help" if self.table.people else "join-watch"
        self.screen.say(self.texts.say("play-welcome", facts), *self.face.welcome(), *self.about_time())
        self.screen.say(self.texts.say(help_text))
        if len(self.match.lines) > 1:
            self.screen.say(self.texts.say("play-welcome-back", {"line": len(self.match.lines)}))
            self.screen.say(*self.table.log(self.at)[-TOLD_AGAIN:], hang=commands.NUMBERED)
            self.pick_up_the_thread()

    def introduced(self, seat: Seat) -> str:
        """`Red (you)`, `Green (Bob)`, `Black (computer: greedy)`."""
        chair = self.visit.shown().chairs[seat]
        if chair.bot is not None:
            return self.texts.say("play-seat-computer", {"seat": self.face.seat(seat), "name": chair.bot})
        if seat in self.visit.seats:
            return self.texts.say("play-seat-you", {"seat": self.face.seat(seat)})
        return self.around.player(seat)

    def about_time(self) -> list[str]:
        return []

    # --- what the text table asks of a sitting ---

    def hands(self) -> Hands:
        return Hands(self.table.people or [WATCHER])

    def at_the_table(self) -> AtTheTable:
        return AtTheOtherEnd(self)

    def check(self, action: Action) -> Refusal | None:
        """In thought: the server is asked only when something is to be done."""
        return self.match.check(self.hands().of(action), action, self.now())

    def outcome(self) -> Outcome | None:
        return self.remote.outcome

    def keep(self) -> None:
        """The server does."""

    # --- ending ---

    def finish(self) -> None:
        """The last position, the count and the winners."""
        self.screen.say("")
        if not self.screen.plain:
            self.show_board(self.screen)
        if "count" in self.face.pages:
            commands.run(self, "count", [])
        self.screen.say(*self.result())
        self.say_what_now()

    def say_what_now(self) -> None:
        """Where the record is, and how there can be another game."""
        self.screen.say(self.around.say("record", address=self.visit.line.place.record(self.remote.id)))
        self.screen.say(self.around.say("again-host" if self.visit.is_host() else "again"))

    def leave(self, *, asking: bool) -> None:  # noqa: ARG002 (nothing is lost by leaving)
        raise Farewell

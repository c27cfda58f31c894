"""The hints of one table: a worker thinks about the position, and its answer is sent if the position is still there.

A hint counts when it is given: one that comes too late for its position, or that no bot has found, is free."""

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from saltsea.kernel.seat import Seat
from saltsea.server.bots.worker import Choice, Question
from saltsea.server.tables.bots.bot_question import bot_question
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.inbox import HintFound
from saltsea.server.tables.messages.to_client import Suggested
from saltsea.server.tables.play import Play
from saltsea.server.tables.rules.hint_rules import MOST_HINTS, UNCOUNTED, is_for_crew, taken_hints
from saltsea.server.tables.table_info import PLAYING
from saltsea.view import Hint

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table

STEPS: Final = 6
"""Actions in a row that a bot is asked for: a card and what it does."""


class Hints:
    """Asks for hints and hands them out."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.thinking: tuple[Play, int] | None = None
        """The game and how many lines it had, for the hint that is being thought out."""

        self.last: dict[Seat, Suggested] = {}
        """The last hint that was given to each seat, unless it has asked anew."""

    def is_thinking(self, play: Play) -> bool:
        """Whether a hint for this very position is on its way."""
        return self.thinking is not None and self.thinking == (play, play.match.count())

    def is_given(self, play: Play, seat: Seat) -> bool:
        """Whether this seat has a hint for this very position. For a crew it is thought out anew."""
        last = self.last.get(seat)
        if last is None or last.hint is None or is_for_crew(self.table.services.game):
            return False
        return (last.game, last.line) == (play.id, play.match.count() - 1)

    def ask(self, play: Play, seat: Seat) -> None:
        """Let the best bot think for this seat, from its observation alone, in a worker."""
        services, lines = self.table.services, play.match.count()
        heard = self.table.talk.heard(play, seat)
        question = bot_question(services, play, seat, services.game.best_bot(), self.table.now(), heard)
        self.thinking = play, lines
        self.last.pop(seat, None)
        steps = 1 if is_for_crew(services.game) else STEPS
        self.table.bots.start(self.think(play, seat, lines, replace(question, steps=steps, patient=True)))

    async def think(self, play: Play, seat: Seat, lines: int, question: Question) -> None:
        choice = await self.table.bots.answer(question, "found no hint")
        self.table.inbox.put_nowait(HintFound(seat, play, lines, choice))

    async def give(self, item: HintFound) -> None:
        """Count a hint and send it, unless the game has gone on. Where time runs it does so all the while: there a hint
        comes a moment late, and is not counted."""
        table, play = self.table, item.play
        in_crew = is_for_crew(table.services.game)
        if self.thinking == (play, item.lines):
            self.thinking = None
        lines = play.match.count() if in_crew else item.lines
        if table.play is not play or play.match.count() != lines or table.info.phase != PLAYING:
            return
        hint = self.worded(play, item.seat, item.choice)
        if hint is not None and not in_crew:
            taken = {**table.info.hints, play.id: taken_hints(table.info) + 1}
            await table.save(replace(table.info, hints=taken))
        left = UNCOUNTED if in_crew else MOST_HINTS - taken_hints(table.info)
        self.last[item.seat] = Suggested(play.id, item.seat, lines - 1, hint, left)
        for connection in table.connections:
            self.send_to(connection, item.seat)

    def send_again(self, connection: Connection) -> None:
        """Send the last hints of this person's seats: a connection may have missed them."""
        for seat in self.table.info.seats_of(connection.person):
            self.send_to(connection, seat)

    def send_to(self, connection: Connection, seat: Seat) -> None:
        """Send the last hint of a seat, if it is this person's and for the present position. Where time runs, positions
        pass while one reads: there it is enough that the game goes on."""
        last, play = self.last.get(seat), self.table.play
        if last is None or play is None or not connection.welcomed:
            return
        is_present = last.line == play.match.count() - 1 or is_for_crew(self.table.services.game)
        if last.game == play.id and is_present and seat in self.table.info.seats_of(connection.person):
            connection.send(last)

    def worded(self, play: Play, seat: Seat, choice: Choice) -> Hint | None:
        """The hint with its sentence; a fallback choice is no hint, and neither is what the game does not have."""
        services = self.table.services
        if choice.late or choice.action is None:
            return None
        actions = services.rules.vocabulary.actions
        if not all(0 <= number < len(actions) for number in (choice.action, *choice.then)):
            return None
        chosen = [actions[number] for number in (choice.action, *choice.then)]
        observation = play.bots.observation(seat, play.bot_time(self.table.now()))
        return services.forms.views.suggestion(observation, chosen, self.table.talk.heard(play, seat))

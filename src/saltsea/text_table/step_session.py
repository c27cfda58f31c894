"""A sitting in step mode: time stands while people think, and jumps once all have used what they hold or will wait."""

from collections.abc import Sequence
from typing import Final

from saltsea.kernel.nouns import Observation
from saltsea.kernel.record import Line
from saltsea.kernel.seat import Seats, only
from saltsea.kernel.table_clock import Steps
from saltsea.text_table.commands import Commands
from saltsea.text_table.live_face import LiveFace
from saltsea.text_table.live_session import EVERY, LiveSession
from saltsea.text_table.live_table import LiveTable
from saltsea.text_table.live_terminal import LiveKeyboard
from saltsea.text_table.save import Keeper
from saltsea.text_table.screen import Screen
from saltsea.text_table.session import Rulebook

TRIES: Final = 20
"""How often computer players alone are asked for a choice before time makes it."""


class StepSession(LiveSession):
    """One sitting at a table whose time moves in steps."""

    def __init__(
        self,
        table: LiveTable,
        keyboard: LiveKeyboard,
        screen: Screen,
        keeper: Keeper,
        rulebook: Rulebook,
        words: Commands,
        face: LiveFace,
    ) -> None:
        super().__init__(table, keyboard, screen, keeper, rulebook, words, face)
        self.people: Seats = sum(only(seat) for seat in table.people)
        self.crew = table
        self.steps = Steps(table.tempo, self.people)
        self.warned = -1
        """How many lines there were when somebody was warned that nothing runs."""
        self.said_at = -1
        """How many lines there were when the countdown was last said."""
        self.shown = -1
        """How many lines there were when it was last said what is possible."""

    def round(self) -> None:
        """Ask somebody, or let time go on."""
        self.tell()
        if self.match.is_over():
            return
        if self.table.people and not self.steps.may_jump(self.match.state):
            self.ask_once()
        elif self.live.tempo.owes(self.match.state):
            self.sailors_choose()
        else:
            self.jump()

    def ask_once(self) -> None:
        if self.shown != len(self.match.lines):
            self.shown = len(self.match.lines)
            if not self.live_face.briefing(self.observation()):
                self.show_possible()
        self.obey(self.put_off() or self.typed(self.prompt()))

    def jump(self) -> None:
        """To the next moment at which something happens; then everybody is asked again."""
        moment, before = self.live.next_moment(), len(self.match.lines)
        if moment is None:
            raise RuntimeError(f"{self.match.rules.name}: nobody can act and nothing is to come")
        self.live.clock.jump(max(moment, self.live.clock.at))
        self.live.happen(self.live.clock.at)
        if len(self.match.lines) > before:
            self.steps.happened()

    def is_waiting(self) -> bool:
        return self.steps.waits != 0

    def sailors_choose(self) -> None:
        """Nobody but computer players is there to make a choice."""
        for _ in range(TRIES):
            for seat in self.crew.reflexes.wakes:
                if self.live.tempo.owes(self.match.state):
                    self.crew.sailor_acts(seat)
        if self.live.tempo.owes(self.match.state):
            self.jump()

    def hints(self, line: Line, observation: Observation) -> list[str]:
        """All that is possible is said before somebody is asked; no line needs to tell it."""
        return [""] if super().hints(line, observation) else []

    def countdown(self) -> None:
        """Said whenever something has happened and time has moved."""
        left = self.left()
        seconds = None if left is None else left // 1000
        if left is not None and seconds != self.said_left and self.said_at != len(self.match.lines):
            self.say_left(left)
            self.said_left, self.said_at = seconds, len(self.match.lines)

    def wait(self, words: Sequence[str]) -> None:
        if self.live.tempo.owes(self.match.state):
            self.screen.say(self.texts.say("play-wait-choice"))
        elif self.stands():
            self.say_what_time_waits_for()
        elif self.would_end_it():
            self.warned = len(self.match.lines)
            self.screen.say(self.texts.say("play-wait-end"))
        else:
            self.steps.wait(self.people)

    def would_end_it(self) -> bool:
        """Whether time would jump to the end of a round that is still long, and nobody has been told so."""
        left, moment = self.left(), self.live.next_moment()
        if left is None or moment is None or self.warned == len(self.match.lines):
            return False
        return left >= 1000 * EVERY and moment >= self.now() + left

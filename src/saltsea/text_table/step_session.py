"""A session in step mode: time stands while players think, and jumps once all have acted or wait."""

from collections.abc import Sequence
from typing import Final

from saltsea.kernel.nouns import Observation
from saltsea.kernel.record import Line
from saltsea.kernel.seat import Seats, only
from saltsea.kernel.table_clock import Steps
from saltsea.text_table.commands import Commands
from saltsea.text_table.live_renderer import LiveRenderer
from saltsea.text_table.live_session import COUNTDOWN_EVERY, LiveSession
from saltsea.text_table.live_table import LiveTable
from saltsea.text_table.live_terminal import LiveKeyboard
from saltsea.text_table.save_file import SaveFile
from saltsea.text_table.screen import Screen
from saltsea.text_table.session import Rulebook

TRIES: Final = 20
"""How often bots are asked for a choice before time makes it."""


class StepSession(LiveSession):
    """One session at a table whose time moves in steps."""

    def __init__(
        self,
        table: LiveTable,
        keyboard: LiveKeyboard,
        screen: Screen,
        save_file: SaveFile,
        rulebook: Rulebook,
        words: Commands,
        renderer: LiveRenderer,
    ) -> None:
        super().__init__(table, keyboard, screen, save_file, rulebook, words, renderer)
        self.people: Seats = sum(only(seat) for seat in table.people)
        self.crew = table
        self.steps = Steps(table.tempo, self.people)
        self.warned = -1
        """How many lines there were when the players were warned that no timer runs."""
        self.said_at = -1
        """How many lines there were when the countdown was last printed."""
        self.shown = -1
        """How many lines there were when the possible actions were last printed."""

    def round(self) -> None:
        """Ask the players, or let time go on."""
        self.tell()
        if self.match.is_over():
            return
        if self.table.people and not self.steps.may_jump(self.match.state):
            self.ask_once()
        elif self.live.tempo.owes(self.match.state):
            self.bots_choose()
        else:
            self.jump()

    def ask_once(self) -> None:
        if self.shown != len(self.match.lines):
            self.shown = len(self.match.lines)
            if not self.live_renderer.briefing(self.observation()):
                self.show_possible()
        self.execute(self.take_deferred() or self.read_line(self.prompt()))

    def jump(self) -> None:
        """Jump to the next event; then all players are asked again."""
        moment, before = self.live.next_moment(), len(self.match.lines)
        if moment is None:
            raise RuntimeError(f"{self.match.rules.name}: no seat can act and no deadline is set")
        self.live.clock.jump(max(moment, self.live.clock.at))
        self.live.advance(self.live.clock.at)
        if len(self.match.lines) > before:
            self.steps.happened()

    def is_waiting(self) -> bool:
        return self.steps.waits != 0

    def bots_choose(self) -> None:
        """Let bots make a choice that no person is there to make."""
        for _ in range(TRIES):
            for seat in self.crew.scheduler.wakes:
                if self.live.tempo.owes(self.match.state):
                    self.crew.wake_bot(seat)
        if self.live.tempo.owes(self.match.state):
            self.jump()

    def hints(self, line: Line, observation: Observation) -> list[str]:
        """Possible actions are printed before players are asked; a line needs no hints."""
        return [""] if super().hints(line, observation) else []

    def countdown(self) -> None:
        """Printed whenever something has happened and time has moved."""
        left = self.left()
        seconds = None if left is None else left // 1000
        if left is not None and seconds != self.time_left_said and self.said_at != len(self.match.lines):
            self.say_time_left(left)
            self.time_left_said, self.said_at = seconds, len(self.match.lines)

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
        """Whether time would jump to the end of a long round, and the players were not warned of it."""
        left, moment = self.left(), self.live.next_moment()
        if left is None or moment is None or self.warned == len(self.match.lines):
            return False
        return left >= 1000 * COUNTDOWN_EVERY and moment >= self.now() + left

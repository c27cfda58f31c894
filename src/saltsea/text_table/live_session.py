"""A session in real time: it prints events as they happen and runs lines as they are typed."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from saltsea.kernel.nouns import Observation
from saltsea.kernel.record import Line
from saltsea.kernel.seat import WATCHER, Millis, Seat
from saltsea.text_table import commands
from saltsea.text_table.action_chain import Actors
from saltsea.text_table.commands import Commands
from saltsea.text_table.live_renderer import LiveRenderer
from saltsea.text_table.live_table import TimedTable
from saltsea.text_table.live_terminal import LiveKeyboard
from saltsea.text_table.renderer import verdict_text
from saltsea.text_table.save_file import SaveFile
from saltsea.text_table.screen import Screen
from saltsea.text_table.session import COMMAND_SEPARATOR, Rulebook, TextSession
from saltsea.text_table.word_matching import whole_number
from saltsea.texts import Args

COUNTDOWN_EVERY: Final = 30
COUNTDOWN_LAST: Final = (20, 10, 5)
"""The countdown is printed every 30 seconds, and at these seconds."""
COUNTDOWN_TOLERANCE: Final[Millis] = 1500
"""A countdown at most this late is printed as if it were on time."""
SUSPENDED_AFTER: Final[Millis] = 3000
"""After a wait that took this much longer than planned, the computer was suspended: the clock did not run."""


def mark_of(left: Millis) -> int:
    """The last second at which the countdown was due."""
    marks = [mark for mark in COUNTDOWN_LAST if mark * 1000 >= left]
    return (
        min([*marks, -(left // (-1000 * COUNTDOWN_EVERY)) * COUNTDOWN_EVERY])
        if left > COUNTDOWN_LAST[-1] * 1000
        else COUNTDOWN_LAST[-1]
    )


def next_mark(left: Millis) -> int:
    """The next second at which the countdown is due, or zero."""
    marks = [mark for mark in COUNTDOWN_LAST if mark * 1000 < left]
    return max([*marks, (left - 1) // (1000 * COUNTDOWN_EVERY) * COUNTDOWN_EVERY, 0])


class LiveSession(TextSession):
    """One session at a table where time runs."""

    def __init__(
        self,
        table: TimedTable,
        keyboard: LiveKeyboard,
        screen: Screen,
        save_file: SaveFile,
        rulebook: Rulebook,
        words: Commands,
        renderer: LiveRenderer,
    ) -> None:
        super().__init__(table, keyboard, screen, save_file, rulebook, words)
        self.live = table
        self.live_keyboard = keyboard
        self.live_renderer = renderer
        self.ending: Callable[[], list[str]] = list
        """Called at the end of the game: stores the result and returns what to print."""
        self.time_left_said: int | None = None
        self.briefed: list[str] = []
        self.script_waits_until: Millis = 0
        """The lines of a script wait until this time."""
        self.script_waits_for_line = -1
        self.deferred = ""
        """Commands to run after a wait."""
        self.gave_up_alone = False
        """Whether the only person here has given the game up, and agreed with no other player."""
        self.paused_until_input = False
        """A game resumed in the middle of a round is paused until a player types something."""

    # --- the loop ---

    def round(self) -> None:
        """Process what is due, then wait for the next event or a typed line."""
        self.catch_up()
        self.tell()
        if self.match.is_over():
            return
        typed = self.listen()
        if typed is None:
            self.leave(asking=False)
        for line in typed or []:
            self.paused_until_input = False
            self.catch_up()
            self.execute(line)
            self.tell()

    def catch_up(self) -> None:
        """Process what is due by now."""
        clock, real = self.live.clock, self.live_keyboard.real()
        if self.stands():
            clock.stand(real)
        else:
            clock.run(real)
        self.live.advance(clock.now(real))
        if self.stands():
            clock.stand(real)

    def stands(self) -> bool:
        """Whether time waits for a player."""
        return self.paused_until_input or (bool(self.table.people) and self.live.tempo.stands(self.match.state))

    def listen(self) -> list[str] | None:
        """Wait for a line until something is due. Time in which the computer was suspended does not count."""
        if self.deferred and not self.script_waits():
            return [self.take_deferred()]
        seconds, before = self.seconds_to_wait(), self.live_keyboard.real()
        if not self.table.people or self.script_waits():
            self.live_keyboard.sleep(seconds)
            typed: list[str] | None = []
        else:
            typed = self.live_keyboard.read_lines(self.prompt(), seconds)
        planned = before + int(1000 * (seconds or 0))
        if seconds is not None and self.live_keyboard.real() > planned + SUSPENDED_AFTER:
            self.live.clock.skip(planned, self.live_keyboard.real())
        return typed

    def take_deferred(self) -> str:
        """The commands that waited; they are removed here."""
        line, self.deferred = self.deferred, ""
        return line

    def seconds_to_wait(self) -> float | None:
        """Seconds until something happens or is to be printed; None if only a player can cause it."""
        rest = self.script_waits_until if self.now() < self.script_waits_until else None
        moments = (self.live.next_moment(), self.next_countdown(), rest)
        reals = [self.live.clock.real_at(moment) for moment in moments if moment is not None]
        first = min((real for real in reals if real is not None), default=None)
        return None if first is None else max(0, first - self.live_keyboard.real()) / 1000

    def prompt(self) -> str:
        if self.screen.plain and self.keyboard.live:
            return ""
        if len(self.table.people) > 1:
            return self.texts.say("play-prompt-crew")
        return self.texts.say("play-prompt", {"seat": self.renderer.seat(self.at)})

    # --- who and when ---

    def now(self) -> Millis:
        return self.live.now

    def actors(self) -> Actors:
        return Actors(self.table.people or [WATCHER], self.live_renderer.acting_seat)

    def observation(self) -> Observation:
        """What all players at this keyboard know together."""
        observation = self.table.observation(self.at)
        return Observation(
            observation.seat,
            observation.public,
            observation.private,
            self.actors().legal(self.match.rules, self.match.state),
        )

    def wait(self, words: Sequence[str]) -> None:
        """Time runs by itself; but a script can wait, for some seconds if it gives a number."""
        seconds = whole_number(words[0]) if words else None
        if words and seconds is None:
            commands.say_usage(self, commands.WAIT)
        elif self.stands():
            self.say_what_time_waits_for()
        elif self.keyboard.live:
            self.screen.say(self.texts.say("play-time-runs"))
        else:
            self.script_waits_until = self.now() + 1000 * (seconds or 0)
            self.script_waits_for_line = len(self.match.lines) if seconds is None else -1

    def script_waits(self) -> bool:
        """Whether the lines of a script have to wait."""
        return not self.stands() and (
            self.now() < self.script_waits_until or len(self.match.lines) == self.script_waits_for_line
        )

    def say_what_time_waits_for(self) -> None:
        actions = self.errors.written(self.observation().legal)
        self.screen.say(self.texts.say("play-time-stands", {"actions": actions}))

    def execute_one(self, words: Sequence[str]) -> bool:
        """Print the result before anything else."""
        done = super().execute_one(words)
        self.news(self.at)
        return done

    def defers(self, parts: Sequence[str]) -> bool:
        """What follows a wait on its line runs after the wait."""
        if self.is_waiting():
            self.deferred = f"{COMMAND_SEPARATOR} ".join(parts)
        return bool(self.deferred)

    def is_waiting(self) -> bool:
        """Whether the players have asked for time to pass."""
        return self.script_waits()

    # --- output ---

    def tell(self) -> None:
        """Print what happened, the countdown and the briefing of a round; then autosave."""
        self.news(self.at)
        self.countdown()
        said = self.live_renderer.briefing(self.observation()) if not self.match.is_over() else []
        if said and said != self.briefed:
            self.screen.say("", *said)
        self.briefed = said or self.briefed
        self.autosave()

    def news(self, seat: Seat) -> None:
        """Print one short line for each event."""
        since, lines = self.lines_told.get(seat, 0), self.match.lines
        self.lines_told[seat] = len(lines)
        observation = self.observation()
        for line in lines[since:]:
            hints = self.hints(line, observation)
            if not (hints and self.live_renderer.hint_says_all(line)):
                self.screen.say(*self.table.describe([line], seat))
            self.screen.say(*filter(None, hints))

    def hints(self, line: Line, observation: Observation) -> list[str]:
        """What the players here can do now because of this."""
        return self.live_renderer.hints(line, observation) if self.table.people and not self.match.is_over() else []

    def left(self) -> Millis | None:
        return self.live.tempo.left(self.match.state, self.now())

    def next_countdown(self) -> Millis | None:
        """When the countdown is printed next."""
        left = self.left()
        return None if not left else self.now() + left - 1000 * next_mark(left)

    def countdown(self) -> None:
        left = self.left()
        mark = None if left is None else mark_of(left)
        if left is not None and mark is not None and mark != self.time_left_said:
            self.say_time_left(1000 * mark if 1000 * mark - left < COUNTDOWN_TOLERANCE else left)
        self.time_left_said = mark

    def say_time_left(self, left: Millis) -> None:
        minutes, seconds = divmod(left // 1000, 60)
        args: Args = {"minutes": minutes, "seconds": seconds, "two": f"{seconds:02}"}
        self.screen.say(self.texts.say("play-left", args))

    def show_possible(self) -> None:
        said = self.live_renderer.possible(self.observation()) if self.table.people and not self.match.is_over() else []
        self.screen.say(*(said or [self.texts.say("play-possible", {"actions": self.texts.say("play-nothing")})]))

    # --- saving and ending ---

    def save_clock(self) -> None:
        """Store the clock's time in the save file's setup."""
        setup = self.save_file.setup
        if setup.time_settings is not None:
            self.save_file.setup = replace(setup, time_settings=replace(setup.time_settings, at=self.now()))

    def autosave(self) -> None:
        self.save_clock()
        super().autosave()

    def save_in(self, file: Path, *, announced: bool = True) -> None:
        self.save_clock()
        super().save_in(file, announced=announced)

    def leave(self, *, asking: bool) -> None:
        """The clock stops while the player is asked, and until the game is resumed."""
        if not self.match.is_over():
            self.live.clock.stand(self.live_keyboard.real())
            self.live.now = max(self.live.now, self.live.clock.at)
            self.save_file.saved_lines = -1
        self.live_keyboard.close()
        super().leave(asking=asking)

    def report(self) -> list[str]:
        """How the game ended: by its own rules, or because the players gave it up."""
        outcome, observation = self.outcome(), self.observation()
        if outcome is None or not outcome.ended_by.startswith("table."):
            return self.live_renderer.report(observation)
        return verdict_text(self.renderer, outcome, observation, alone=self.gave_up_alone)

    def finish(self) -> None:
        """Print the result, what was stored of it, the seed, and how to save the record."""
        self.screen.say("", *self.report(), *self.ending())
        self.say_what_is_kept()

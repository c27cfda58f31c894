"""A text session in real time at a remote table: it follows the server's clock and prints events as they happen."""

from collections.abc import Sequence
from functools import partial
from math import ceil
from typing import Final

from saltsea.kernel.seat import Millis
from saltsea.kernel.table_clock import FULL
from saltsea.remote.session import RemoteSession
from saltsea.server.tables.messages.from_client import Wait
from saltsea.server.tables.messages.to_client import Time
from saltsea.text_table.action_chain import Actors
from saltsea.text_table.live_session import LiveSession

HELD: Final = ("paused", "lost", "countdown", "steps", "over")
"""Reasons for a pause that the game itself does not know."""
NAP: Final = 0.2
"""The longest wait of a script before it handles received messages."""


class LiveRemoteSession(RemoteSession, LiveSession):
    """One session at a table in real time."""

    counted: int | None = None
    """The last number of a countdown that was told."""
    followed: Time | None = None
    """The last Time message that this clock was set by."""

    def about_time(self) -> list[str]:
        settings = self.client.current_table().settings
        if settings.steps:
            return [self.texts.say("play-step")]
        times = f"{self.live.clock.percent / FULL:g}"
        return [self.texts.say("play-live" if times == "1" else "play-live-at", {"times": times})]

    def greet(self) -> None:
        super().greet()
        if len(self.match.lines) > 1:
            self.show_board(self.screen)

    def round(self) -> None:
        LiveSession.round(self)

    def prompt(self) -> str:
        return LiveSession.prompt(self) if self.table.people else RemoteSession.prompt(self)

    def actors(self) -> Actors:
        return LiveSession.actors(self)

    # --- time ---

    def catch_up(self) -> None:
        """Receive what happened, and update the clock."""
        self.client.receive_all()
        self.lines_told[self.at] = min(self.lines_told.get(self.at, 0), len(self.match.lines))
        real = self.live_keyboard.real()
        self.set_clock(real)
        self.live.advance(self.live.clock.now(real))

    def set_clock(self, real: Millis) -> None:
        """Set the clock by the server's last Time message, or by a newer line."""
        clock, time = self.live.clock, self.client.time
        if time is not None and time is not self.followed and time.game == self.remote.id:
            self.followed = time
            clock.at, clock.since, clock.percent = time.at, self.client.time_received, time.speed
            self.live.now = min(self.live.now, time.at)
        if self.match.now() > clock.now(real):
            clock.at, clock.since = self.match.now(), real
        if self.runs():
            clock.run(real)
        else:
            clock.stand(real)

    def runs(self) -> bool:
        time = self.client.time
        held = time is not None and time.game == self.remote.id and time.why in HELD
        return not held and not self.match.is_over() and not self.live.tempo.stands(self.match.state)

    def listen(self) -> list[str] | None:
        """Wait until there is input, a message or something to print."""
        if self.deferred and not self.script_waits():
            return [self.take_deferred()]
        if self.script_waits():
            self.live_keyboard.sleep(NAP)
            return []
        return self.live_keyboard.read_lines(self.prompt(), self.seconds_to_wait())

    def wait(self, words: Sequence[str]) -> None:
        """In step mode, tell the server that this crew waits; else time goes on by itself."""
        if not self.client.current_table().settings.steps:
            super().wait(words)
        elif self.live.tempo.owes(self.match.state):
            self.screen.say(self.texts.say("play-wait-choice"))
        elif self.stands():
            self.say_what_time_waits_for()
        else:
            self.wait_for_something()

    def wait_for_something(self) -> None:
        for seat in self.table.people:
            refusal = self.client.ask(partial(Wait, seat=seat))
            if refusal is not None:
                self.screen.say(self.renderer.narrator.refusal(refusal))

    # --- the countdown to a round ---

    def seconds_to_start(self) -> float | None:
        """The seconds until time runs again; None if no countdown runs."""
        time = self.client.time
        if time is None or time.game != self.remote.id or time.why != "countdown" or time.resumes is None:
            return None
        return (time.resumes - time.now - (self.live_keyboard.real() - self.client.time_received)) / 1000

    def countdown(self) -> None:
        """Two, one; the three was told with the reason for it."""
        left = self.seconds_to_start()
        number = None if left is None else ceil(left)
        if number is None or self.counted is None:
            self.counted = number
        elif 0 < number < self.counted:
            self.counted = number
            self.screen.say(self.people.say("count", number=number))
        super().countdown()

    def seconds_to_wait(self) -> float | None:
        left, usual = self.seconds_to_start(), super().seconds_to_wait()
        if left is None or left <= 0:
            return usual
        return min(left - ceil(left) + 1, left if usual is None else usual)

    # --- ending ---

    def finish(self) -> None:
        self.screen.say("", *self.report())
        self.say_what_now()

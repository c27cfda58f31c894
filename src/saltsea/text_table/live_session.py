"""A sitting in real time: what happens is told as it happens, line by line, and lines are obeyed as they are typed."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from shlex import quote
from typing import Final

from saltsea.kernel.nouns import Observation
from saltsea.kernel.record import Line
from saltsea.kernel.seat import WATCHER, Millis, Seat
from saltsea.text_table import commands
from saltsea.text_table.chain import Hands
from saltsea.text_table.commands import Commands
from saltsea.text_table.live_face import LiveFace
from saltsea.text_table.live_table import TimedTable
from saltsea.text_table.live_terminal import LiveKeyboard
from saltsea.text_table.save import Keeper
from saltsea.text_table.screen import Screen
from saltsea.text_table.session import THEN, Rulebook, Session
from saltsea.text_table.words import whole
from saltsea.texts import Args

EVERY: Final = 30
LAST: Final = (20, 10, 5)
"""The countdown is said every so many seconds, and at these."""
NEARLY: Final[Millis] = 1500
"""A countdown that is told so late is told as if it were on time."""
ASLEEP: Final[Millis] = 3000
"""Whoever wakes up so much later than planned was not here: the clock stood meanwhile."""


def mark_of(left: Millis) -> int:
    """The last second at which the countdown was to be said."""
    marks = [mark for mark in LAST if mark * 1000 >= left]
    return min([*marks, -(left // (-1000 * EVERY)) * EVERY]) if left > LAST[-1] * 1000 else LAST[-1]


def next_mark(left: Millis) -> int:
    """The next one, or zero."""
    marks = [mark for mark in LAST if mark * 1000 < left]
    return max([*marks, (left - 1) // (1000 * EVERY) * EVERY, 0])


class LiveSession(Session):
    """One sitting at a table where time runs."""

    def __init__(
        self,
        table: TimedTable,
        keyboard: LiveKeyboard,
        screen: Screen,
        keeper: Keeper,
        rulebook: Rulebook,
        words: Commands,
        face: LiveFace,
    ) -> None:
        super().__init__(table, keyboard, screen, keeper, rulebook, words)
        self.live = table
        self.world = keyboard
        self.live_face = face
        self.ending: Callable[[], list[str]] = list
        """What is noted, and told, once it is over."""
        self.said_left: int | None = None
        self.briefed: list[str] = []
        self.rest_until: Millis = 0
        """The lines of a script wait until this time, or (if there are so many lines) until something happens."""
        self.rest_lines = -1
        self.later = ""
        """What is to be obeyed after a wait."""
        self.asleep = False
        """A game that goes on in the middle of a round stands until somebody types something."""

    # --- the loop ---

    def round(self) -> None:
        """Until the next thing happens, or somebody types something."""
        self.catch_up()
        self.tell()
        if self.match.is_over():
            return
        typed = self.listen()
        if typed is None:
            self.leave(asking=False)
        for line in typed or []:
            self.asleep = False
            self.catch_up()
            self.obey(line)
            self.tell()

    def catch_up(self) -> None:
        """Let happen what is due by now."""
        clock, real = self.live.clock, self.world.real()
        if self.stands():
            clock.stand(real)
        else:
            clock.run(real)
        self.live.happen(clock.now(real))
        if self.stands():
            clock.stand(real)

    def stands(self) -> bool:
        """Whether time waits for a person."""
        return self.asleep or (bool(self.table.people) and self.live.tempo.stands(self.match.state))

    def listen(self) -> list[str] | None:
        """Wait for a line until something is due. A machine that slept meanwhile has not cost the crew any time."""
        if self.later and not self.rests():
            return [self.put_off()]
        seconds, before = self.seconds_to_wait(), self.world.real()
        if not self.table.people or self.rests():
            self.world.rest(seconds)
            typed: list[str] | None = []
        else:
            typed = self.world.heard(self.prompt(), seconds)
        planned = before + int(1000 * (seconds or 0))
        if seconds is not None and self.world.real() > planned + ASLEEP:
            self.live.clock.skip(planned, self.world.real())
        return typed

    def put_off(self) -> str:
        """What has waited long enough."""
        line, self.later = self.later, ""
        return line

    def seconds_to_wait(self) -> float | None:
        """Until something happens or is to be said; nothing if only a person can make it so."""
        rest = self.rest_until if self.now() < self.rest_until else None
        moments = (self.live.next_moment(), self.next_word(), rest)
        reals = [self.live.clock.real_at(moment) for moment in moments if moment is not None]
        first = min((real for real in reals if real is not None), default=None)
        return None if first is None else max(0, first - self.world.real()) / 1000

    def prompt(self) -> str:
        if self.screen.plain and self.keyboard.live:
            return ""
        if len(self.table.people) > 1:
            return self.texts.say("play-prompt-crew")
        return self.texts.say("play-prompt", {"seat": self.face.seat(self.at)})

    # --- who and when ---

    def now(self) -> Millis:
        return self.live.now

    def hands(self) -> Hands:
        return Hands(self.table.people or [WATCHER], self.live_face.whose)

    def observation(self) -> Observation:
        """What everybody at this keyboard knows together."""
        observation = self.table.observation(self.at)
        return Observation(
            observation.seat,
            observation.public,
            observation.private,
            self.hands().legal(self.match.rules, self.match.state),
        )

    def wait(self, words: Sequence[str]) -> None:
        """Time goes on by itself; but the lines of a script can be held back, for so many seconds if it says so."""
        seconds = whole(words[0]) if words else None
        if words and seconds is None:
            commands.say_usage(self, commands.WAIT)
        elif self.stands():
            self.say_what_time_waits_for()
        elif self.keyboard.live:
            self.screen.say(self.texts.say("play-time-runs"))
        else:
            self.rest_until = self.now() + 1000 * (seconds or 0)
            self.rest_lines = len(self.match.lines) if seconds is None else -1

    def rests(self) -> bool:
        """Whether the lines of a script have to wait."""
        return not self.stands() and (self.now() < self.rest_until or len(self.match.lines) == self.rest_lines)

    def say_what_time_waits_for(self) -> None:
        actions = self.explainer.written(self.observation().legal)
        self.screen.say(self.texts.say("play-time-stands", {"actions": actions}))

    def obey_one(self, words: Sequence[str]) -> bool:
        """What came of it is told before anything else is."""
        done = super().obey_one(words)
        self.news(self.at)
        return done

    def puts_off(self, parts: Sequence[str]) -> bool:
        """What follows a wait on its line is obeyed after it."""
        if self.is_waiting():
            self.later = f"{THEN} ".join(parts)
        return bool(self.later)

    def is_waiting(self) -> bool:
        """Whether somebody has asked for time to pass."""
        return self.rests()

    # --- telling ---

    def tell(self) -> None:
        """What happened since, the countdown, and what comes before a round; and keep it."""
        self.news(self.at)
        self.countdown()
        said = self.live_face.briefing(self.observation()) if not self.match.is_over() else []
        if said and said != self.briefed:
            self.screen.say("", *said)
        self.briefed = said or self.briefed
        self.keep()

    def news(self, seat: Seat) -> None:
        """One short line for each thing, never drawn anew."""
        since, lines = self.heard.get(seat, 0), self.match.lines
        self.heard[seat] = len(lines)
        observation = self.observation()
        for line in lines[since:]:
            hints = self.hints(line, observation)
            if not (hints and self.live_face.is_hint_enough(line)):
                self.screen.say(*self.table.told([line], seat))
            self.screen.say(*filter(None, hints))

    def hints(self, line: Line, observation: Observation) -> list[str]:
        """What the people here can do now because of this."""
        return self.live_face.hints(line, observation) if self.table.people and not self.match.is_over() else []

    def left(self) -> Millis | None:
        return self.live.tempo.left(self.match.state, self.now())

    def next_word(self) -> Millis | None:
        """When the countdown is said next."""
        left = self.left()
        return None if not left else self.now() + left - 1000 * next_mark(left)

    def countdown(self) -> None:
        left = self.left()
        mark = None if left is None else mark_of(left)
        if left is not None and mark is not None and mark != self.said_left:
            self.say_left(1000 * mark if 1000 * mark - left < NEARLY else left)
        self.said_left = mark

    def say_left(self, left: Millis) -> None:
        minutes, seconds = divmod(left // 1000, 60)
        args: Args = {"minutes": minutes, "seconds": seconds, "two": f"{seconds:02}"}
        self.screen.say(self.texts.say("play-left", args))

    def show_possible(self) -> None:
        said = self.live_face.possible(self.observation()) if self.table.people and not self.match.is_over() else []
        self.screen.say(*(said or [self.texts.say("play-possible", {"actions": self.texts.say("play-nothing")})]))

    # --- keeping and ending ---

    def stamp(self) -> None:
        """Note in the game's file how far its clock is."""
        sitting = self.keeper.sitting
        if sitting.pace is not None:
            self.keeper.sitting = replace(sitting, pace=replace(sitting.pace, at=self.now()))

    def keep(self) -> None:
        self.stamp()
        super().keep()

    def save_in(self, file: Path, *, announced: bool = True) -> None:
        self.stamp()
        super().save_in(file, announced=announced)

    def leave(self, *, asking: bool) -> None:
        """The clock stands while somebody is asked, and until the game goes on."""
        if not self.match.is_over():
            self.live.clock.stand(self.world.real())
            self.live.now = max(self.live.now, self.live.clock.at)
            self.keeper.kept = -1
        self.world.close()
        super().leave(asking=asking)

    def finish(self) -> None:
        """The result, what is noted of it, the seed, and where the record can go."""
        self.screen.say("", *self.live_face.report(self.observation()), *self.ending())
        seed = self.keeper.sitting.seed
        self.screen.say(self.texts.say("play-seed", {"seed": seed, "typed": quote(seed)}))
        if self.keeper.file:
            self.say_where("play-record-kept", self.keeper.file)
        elif self.table.people:
            self.screen.say(self.texts.say("play-record-offer"))

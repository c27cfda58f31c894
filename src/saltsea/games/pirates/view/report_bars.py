"""Every timer as a bar over time: where it stood, when its sand was down, how it came back, how long it was idle."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from msgspec.structs import replace

from saltsea.games.pirates.events import crew_events, round_events, sea_events
from saltsea.games.pirates.rules.rounds import plan
from saltsea.games.pirates.rules.sand import is_running
from saltsea.games.pirates.rules.ship import SHIP_SPACES, Space, Timer
from saltsea.games.pirates.view.deeds import DEEDS
from saltsea.games.pirates.view.names import space_name
from saltsea.games.pirates.view.report_frames import Frame
from saltsea.games.pirates.view.report_shapes import Placement, Return, RoundReport
from saltsea.kernel.seat import Millis


class Standing(NamedTuple):
    """A timer on its space."""

    space: Space
    stands: Space
    """The space by now: a ship that gives chase takes along the timer on her."""
    card: str
    placed: Millis
    line: int
    down: Millis | None = None


def rounds_of(frames: Sequence[Frame]) -> list[RoundReport]:
    """The rounds of a voyage, each with its bars; marks and clashes are added elsewhere."""
    starts = [place for place, frame in enumerate(frames) if frame.first(round_events.RoundStarted) is not None]
    return [round_report(frames[start:end]) for start, end in pairwise([*starts, len(frames)])]


def round_report(frames: Sequence[Frame]) -> RoundReport:
    """The frames from the start of a round to the start of the next one."""
    first, sailed = frames[0], frames_sailed(frames)
    last = frames[sailed]
    times = [0, *(before.clock(frame.at) for before, frame in pairwise(frames[: sailed + 1]))]
    return RoundReport(
        round=first.state.log.round + 1,
        lasts=plan(first.state).seconds * 1000,
        ended=times[-1],
        first_line=first.line,
        last_line=last.line,
        until=frames[-1].line + 1,
        times=times,
        placements=Bars().read(frames[: sailed + 1], times),
    )


def frames_sailed(frames: Sequence[Frame]) -> int:
    """The place of the frame that ended the round; of the last one, if it never ended."""
    return next((place for place, frame in enumerate(frames) if not frame.is_sailing()), len(frames) - 1)


class Bars:
    """Follows the timers through one round."""

    def __init__(self) -> None:
        self.standing: dict[Timer, Standing] = {}
        self.placements: list[Placement] = []

    def read(self, frames: Sequence[Frame], times: Sequence[Millis]) -> list[Placement]:
        for frame, now in zip(frames[1:], times[1:], strict=True):
            self.carry(frame)
            self.come_back(frame, now)
            self.note(frame, now)
        self.cut_off(frames[-1], times[-1])
        return self.placements

    def carry(self, frame: Frame) -> None:
        """Timers on cards that sail elsewhere with this line."""
        chased = frame.first(sea_events.Chased)
        for source, target in zip(chased.sources, chased.targets, strict=True) if chased else ():
            for timer, one in self.standing.items():
                if one.stands == SHIP_SPACES + source:
                    self.standing[timer] = one._replace(stands=SHIP_SPACES + target)

    def come_back(self, frame: Frame, now: Millis) -> None:
        """Timers that stood somewhere before this line and do not any more."""
        for timer, one in [*self.standing.items()]:
            if frame.state.sand.at[timer] != one.stands or not frame.is_sailing():
                del self.standing[timer]
                self.placements.append(placement(frame, timer, one, now))

    def cut_off(self, last: Frame, now: Millis) -> None:
        """Timers that still stood when the crew gave up."""
        cut = [placement(last, timer, one, now) for timer, one in self.standing.items()]
        self.placements += [replace(one, how="cut") for one in cut]

    def note(self, frame: Frame, now: Millis) -> None:
        for event in frame.events:
            if isinstance(event, crew_events.TimerPlaced):
                space = event.space
                self.standing[event.timer] = Standing(space, space, frame.card(space), now, frame.line)
            elif isinstance(event, (crew_events.SandRanOut, crew_events.TimerHurried)) and event.timer in self.standing:
                self.standing[event.timer] = self.standing[event.timer]._replace(down=now)


def placement(frame: Frame, timer: Timer, one: Standing, now: Millis) -> Placement:
    return Placement(
        timer=timer,
        space=space_name(one.space),
        placed=one.placed,
        left=now,
        how=how_back(frame, timer),
        line=one.line,
        last_line=frame.line,
        down=one.down,
        card=one.card,
    )


def how_back(frame: Frame, timer: Timer) -> Return:
    if any(isinstance(event, DEEDS) and event.timer == timer for event in frame.events):
        return "performed"
    back = frame.first(crew_events.TimerBack)
    if back is not None and back.timer == timer:
        return "back"
    return "thrown" if frame.is_sailing() else "cut"


def idle_times(frames: Sequence[Frame]) -> list[Millis]:
    """Per timer how long it lay in the hand, or stood with its sand down, while the clock ran."""
    idle = [0] * frames[0].state.voyage.timers
    for before, frame in pairwise(frames):
        passed = before.clock(frame.at) - before.clock(before.at) if before.is_sailing() else 0
        for timer in range(len(idle)):
            idle[timer] += 0 if is_running(before.state, timer) else passed
    return idle

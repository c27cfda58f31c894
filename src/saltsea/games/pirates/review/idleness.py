"""The time during which players let timers lie: in hand, or on a space with their sand down."""

from typing import Final

from saltsea.games.pirates.crew.old_salt import OldSalt
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.state import FREE, RUNS, SAILING, PiratesState, ship_time
from saltsea.games.pirates.review.resail import Idleness, IdleTime, timer_of
from saltsea.games.pirates.rules.levels import owner_of
from saltsea.games.pirates.rules.rounds import plan
from saltsea.games.pirates.rules.sand import sand_of
from saltsea.games.pirates.rules.ship import BIT, Timer
from saltsea.games.pirates.tempo import PiratesTempo
from saltsea.kernel.dice import dice_for
from saltsea.kernel.record import Record, states_after
from saltsea.kernel.seat import Millis, Seat

SHORTEST: Final[Millis] = 6_000
"""Who takes less than that to use a timer, has thought."""
MUCH: Final[Millis] = 12_000
"""So long in all a player must have let timers lie before it is worth a word."""


class Watcher:
    """Follows how long one timer lies."""

    def __init__(self, rules: PiratesRules, seat: Seat, timer: Timer) -> None:
        self.rules = rules
        self.seat = seat
        self.timer = timer
        self.stretches = list[IdleTime]()
        self.lines = list[tuple[int, Millis]]()
        """Per stretch the line after which it begins, and its time."""
        self.open: tuple[IdleTime, int, Millis] | None = None
        """What lies now, up to when it can be of use; after which line it began, and when."""

    def see(self, state: PiratesState, at: Millis, line: int) -> None:
        """The voyage after a line."""
        now, found = ship_time(state, at), self.lying(state, at)
        if found is not None and found.is_ready and not self.is_wanted(state, at):
            found = None
        if self.open is not None:
            lies = self.open[0]
            is_same = state.agenda.phase == SAILING and lies.round == state.log.round
            if is_same and found is not None and found.is_ready == lies.is_ready and now < lies.until:
                return
            self.close(now, was_set=is_same and now < lies.until and not self.is_still(state, lies))
        if found is not None:
            self.open = (found, line, at)

    def lying(self, state: PiratesState, at: Millis) -> IdleTime | None:
        """The time from now on, up to when the timer can still be of use; None if it is at work, or too late."""
        if state.agenda.phase != SAILING:
            return None
        now, until = ship_time(state, at), plan(state).seconds * 1000
        is_ready = bool(state.sand.ready & BIT[self.timer])
        if not is_ready:
            until = until - sand_of(state, self.timer) if state.sand.at[self.timer] == FREE else 0
        return IdleTime(self.timer, state.log.round, now, until, is_ready, was_set=False) if until > now else None

    def is_wanted(self, state: PiratesState, at: Millis) -> bool:
        """Whether the planner would use the timer, and still after a moment's thought: some wait with their sand down
        for better times. While the clock stands it stays as it was."""
        if state.clock.stands != RUNS or state.clock.choice:
            return self.open is not None
        return all(self.planned(state, at + later) for later in (0, SHORTEST))

    def planned(self, state: PiratesState, at: Millis) -> bool:
        """Whether the planner would do something with this very timer."""
        observation = self.rules.observe(state, self.seat)
        PiratesTempo().look(observation, at)
        observation.legal = [action for action in observation.legal if timer_of(action) == self.timer]
        return OldSalt(self.rules).choose(observation, dice_for("wanted")) is not None

    def is_still(self, state: PiratesState, lies: IdleTime) -> bool:
        """Whether it lies as before: only the moment at which it was of use has passed."""
        return lies.is_ready and bool(state.sand.ready & BIT[self.timer])

    def close(self, now: Millis, *, was_set: bool) -> None:
        """It was used now, or its time is over: by the clock of the next round, now may be earlier."""
        assert self.open is not None
        (lies, line, at), self.open = self.open, None
        until = min(now, lies.until) if now >= lies.since else lies.until
        if until - lies.since >= SHORTEST:
            self.stretches.append(lies._replace(until=until, was_set=was_set))
            self.lines.append((line, at))

    def stop(self, now: Millis) -> None:
        """The record ends here: where the crew gave up, in the middle of a round."""
        if self.open is not None:
            self.close(now, was_set=False)


def idleness_of(rules: PiratesRules, record: Record) -> list[Idleness]:
    """The players who let timers lie for long."""
    watchers = list[Watcher]()
    now: Millis = 0
    for line, state in states_after(rules, record.header, record.lines):
        now = ship_time(state, line.at)
        timers = range(state.voyage.timers)
        watchers = watchers or [Watcher(rules, owner_of(state.voyage, timer), timer) for timer in timers]
        for watcher in watchers:
            watcher.see(state, line.at, line.number)
    for watcher in watchers:
        watcher.stop(now)
    found = [idleness(seat, watchers) for seat in range(record.header.players)]
    return [one for one in found if one is not None and one.lasts() >= MUCH]


def idleness(seat: Seat, watchers: list[Watcher]) -> Idleness | None:
    """All timers of one player together."""
    mine = [watcher for watcher in watchers if watcher.seat == seat and watcher.stretches]
    if not mine:
        return None
    line, at = min(watcher.lines[0] for watcher in mine)
    stretches = [stretch for watcher in mine for stretch in watcher.stretches]
    return Idleness(line, at, seat, tuple(sorted(stretches, key=lambda one: (one.round, one.since))))

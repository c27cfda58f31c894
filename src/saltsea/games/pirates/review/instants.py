"""What may have decided a voyage, read from its record: timers that players set elsewhere than the planner would, and
the time during which they set none."""

from collections.abc import Iterator, Sequence
from typing import Final

from saltsea.games.pirates.crew.old_salt import OldSalt
from saltsea.games.pirates.engine.actions import Place
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.state import FREE, SAILING, PiratesState, ship_time
from saltsea.games.pirates.review.resail import Idleness, IdleTime, PlacedTimer
from saltsea.games.pirates.rules.levels import owner_of
from saltsea.games.pirates.rules.rounds import plan
from saltsea.games.pirates.rules.sand import sand_of
from saltsea.games.pirates.tempo import PiratesTempo
from saltsea.kernel.dice import dice_for
from saltsea.kernel.nouns import Action
from saltsea.kernel.record import Record, states_after
from saltsea.kernel.seat import Millis, Seat

SHORTEST: Final[Millis] = 6_000
"""Who takes less than that to set a timer, has thought."""
MUCH: Final[Millis] = 20_000
"""So long in all a player must have let timers lie before it is worth a word."""
OPINIONS: Final = 4
"""So often the planner is asked: between places that are as good it draws lots."""


def instants_of(rules: PiratesRules, record: Record) -> list[tuple[PlacedTimer, PiratesState]]:
    """Every timer that a player set elsewhere than the planner would, with the voyage before it."""
    found = list[tuple[PlacedTimer, PiratesState]]()
    for line, before in placings(rules, record):
        action, seat = record.lines[line + 1].action, record.lines[line + 1].seat
        at = record.lines[line + 1].at
        assert isinstance(action, Place)
        planned = opinions(rules, before, seat, at)
        if not any(one is not None and one.number == action.number for one in planned):
            found.append((PlacedTimer(line, at, seat, action, planned[0]), before))
    return found


def placings(rules: PiratesRules, record: Record) -> Iterator[tuple[int, PiratesState]]:
    """The line before each timer that was set, with the voyage there."""
    before: PiratesState | None = None
    for line, state in states_after(rules, record.header, record.lines):
        if isinstance(line.action, Place) and before is not None and before.agenda.phase == SAILING:
            yield line.number - 1, before
        before = state.copy()


def opinions(rules: PiratesRules, state: PiratesState, seat: Seat, at: Millis) -> list[Action | None]:
    """What the planner would do there, each time with other dice."""
    salt, tempo = OldSalt(rules), PiratesTempo()
    found = list[Action | None]()
    for number in range(OPINIONS):
        observation = rules.observe(state, seat)
        tempo.look(observation, at)
        observation.legal = [action for action in observation.legal if not tempo.stops(action)]
        found.append(salt.choose(observation, dice_for(f"opinion {number}")))
    return found


# --- doing nothing ---


class Watcher:
    """Follows how long one seat holds a timer."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.stretches = list[IdleTime]()
        self.lines = list[tuple[int, Millis]]()
        """Per stretch the line after which it begins, and its time."""
        self.open: tuple[int, Millis, Millis, int] | None = None
        """Round, clock and time at which it took the timer in hand, and after which line."""

    def see(self, state: PiratesState, at: Millis, line: int) -> None:
        """The voyage after a line."""
        now, is_sailing = ship_time(state, at), state.agenda.phase == SAILING
        holds = is_sailing and useful_until(state, self.seat) > now
        is_same = self.open is not None and self.open[0] == state.log.round
        if self.open is not None and not (holds and is_same):
            self.close(min(now, self.latest), was_set=is_sailing and is_same and now < self.latest)
        if holds:
            self.latest = useful_until(state, self.seat)
            self.open = self.open or (state.log.round, now, at, line)

    def stop(self, now: Millis) -> None:
        """The record ends here: where the crew gave up, in the middle of a round."""
        if self.open is not None:
            self.close(min(now, self.latest), was_set=False)

    latest: Millis = 0
    """Until when, by the round's clock, the timer in hand could still be of use."""

    def close(self, until: Millis, *, was_set: bool) -> None:
        assert self.open is not None
        (round_, since, at, line), self.open = self.open, None
        until = until if until >= since else self.latest  # by the clock of the next round
        if until - since >= SHORTEST:
            self.stretches.append(IdleTime(round_, since, until, was_set))
            self.lines.append((line, at))


def useful_until(state: PiratesState, seat: Seat) -> Millis:
    """Until when a timer in this seat's hand could still be set and its sand run down, by the round's clock; 0 if there
    is none."""
    own = [timer for timer in range(state.voyage.timers) if owner_of(state.voyage, timer) == seat]
    free = [timer for timer in own if state.sand.at[timer] == FREE]
    return max((plan(state).seconds * 1000 - sand_of(state, timer) for timer in free), default=0)


def idleness_of(rules: PiratesRules, record: Record) -> list[Idleness]:
    """The players who let timers lie for long."""
    watchers = [Watcher(seat) for seat in range(record.header.players)]
    now: Millis = 0
    for line, state in states_after(rules, record.header, record.lines):
        now = ship_time(state, line.at)
        for watcher in watchers:
            watcher.see(state, line.at, line.number)
    for watcher in watchers:
        watcher.stop(now)
    found = [idleness(watcher) for watcher in watchers if watcher.stretches]
    return [one for one in found if one.lasts() >= MUCH]


def idleness(watcher: Watcher) -> Idleness:
    line, at = watcher.lines[0]
    return Idleness(line, at, watcher.seat, tuple(watcher.stretches))


def spread(
    instants: Sequence[tuple[PlacedTimer, PiratesState]], most: int
) -> list[tuple[PlacedTimer, PiratesState]]:  # fmt: skip
    """At most so many of them, evenly over the voyage."""
    if len(instants) <= most:
        return [*instants]
    return [instants[place * len(instants) // most] for place in range(most)]

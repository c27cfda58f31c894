"""Time: what it does next, and in which order when several things are due at the same moment."""

from saltsea.games.pirates.engine.state import CLOSING, FIRING, RUNS, SAILING, PiratesState, ship_time, to_come
from saltsea.games.pirates.events import round_events
from saltsea.games.pirates.rules.damage import chosen, first_of, options
from saltsea.games.pirates.rules.happenings import QUIET_SECONDS, call
from saltsea.games.pirates.rules.rounds import clock_out, plan
from saltsea.games.pirates.rules.sand import is_running, sand_down
from saltsea.games.pirates.rules.ship import TIMERS
from saltsea.kernel.nouns import Event
from saltsea.kernel.seat import TABLE, Millis


def next_deadline(state: PiratesState) -> Millis | None:
    """When time acts next, by the table's clock; never while the ship's clock stands or no voyage is under way. An
    event waits until the crew has made the choice that it owes."""
    phase, clock = state.agenda.phase, state.clock
    if clock.stands != RUNS:
        return None
    if phase in (CLOSING, FIRING):
        return clock.began + clock.choice if clock.choice else None
    if phase != SAILING:
        return None
    lasts = plan(state).seconds * 1000
    due = lasts if clock.choice else next_event(state, lasts)
    for timer in range(TIMERS):
        if is_running(state, timer):
            due = min(due, state.sand.ends[timer])
    for other in (clock.choice, clock.thunder):
        if other:
            due = min(due, other)
    return clock.began + due


def next_event(state: PiratesState, lasts: Millis) -> Millis:
    """pirates.R7: the next event, or the end of the round: one that had to wait too long does not come any more."""
    for moment in to_come(state)[:1]:
        due = max(moment, state.clock.now - state.clock.began)
        if due <= lasts - QUIET_SECONDS * 1000:
            return due
    return lasts


def time_up(state: PiratesState, at: Millis) -> Event:
    """The clock before everything (T6), then sand, an open choice, thunder, and an event last."""
    event = clock_out(state, at) or sand_down_now(state, at) or no_more_choosing(state, at) or thunder_over(state, at)
    return event or call(state, at)


def sand_down_now(state: PiratesState, at: Millis) -> Event | None:
    return sand_down(state, at) if state.agenda.phase == SAILING else None


def no_more_choosing(state: PiratesState, at: Millis) -> Event | None:
    """pirates.D4: no player chose within three seconds: the first one it is."""
    if state.clock.choice and state.clock.choice <= ship_time(state, at):
        return chosen(state, TABLE, first_of(options(state)), at)
    return None


def thunder_over(state: PiratesState, at: Millis) -> Event | None:
    """pirates.event.thunder: the Lookout opens again."""
    if state.clock.thunder and state.clock.thunder <= ship_time(state, at):
        return round_events.AreaOpened(at)
    return None

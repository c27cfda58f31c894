"""The sentence that says what the table waits for, as one seat should read it."""

from saltsea.games.pirates.engine.state import BRIEFING, FREE, HELD, OVER, PAUSED, SAILING, PiratesState
from saltsea.games.pirates.rules.ship import BIT, Timer
from saltsea.games.pirates.view.naming import space_name
from saltsea.view import Sentence


def asked(state: PiratesState, own: list[Timer]) -> Sentence:
    """`own` are the timers of the seat that reads it; a watcher has none."""
    phase = state.agenda.phase
    if phase == OVER:
        return Sentence("ask-pirates-over")
    if state.clock.choice and own and state.clock.stands != PAUSED:
        return Sentence("event-pirates-ChoiceOpened", {"need": state.agenda.need})
    if phase == BRIEFING:
        return Sentence("ask-pirates-briefing")
    if state.clock.stands == PAUSED:
        return Sentence("ask-pirates-paused")
    if state.clock.stands == HELD:
        return Sentence("ask-pirates-held")
    if not own:
        return Sentence("ask-pirates-watching")
    return of_timers(state, own) if phase == SAILING else Sentence("ask-pirates-round-ends")


def of_timers(state: PiratesState, own: list[Timer]) -> Sentence:
    """A ready timer first, then one in the hand; else the sand runs."""
    sand = state.sand
    for timer in own:
        if sand.ready & BIT[timer]:
            return Sentence("ask-pirates-ready", {"timer": timer, "space": space_name(sand.at[timer])})
    for timer in own:
        if sand.at[timer] == FREE:
            return Sentence("ask-pirates-place", {"timer": timer})
    return Sentence("ask-pirates-sand")

"""What the table waits for: the sentence that one seat should read, and what it asks for with each of its timers."""

from typing import Final, get_args

from saltsea.games.pirates.engine.state import BRIEFING, FREE, HELD, OVER, PAUSED, RUNS, SAILING, PiratesState
from saltsea.games.pirates.rules.ship import BIT, Timer
from saltsea.games.pirates.view.names import TimerTask, space_name
from saltsea.games.pirates.view.shapes import TimerAsk
from saltsea.view import Sentence

TASKS: Final[tuple[TimerTask, ...]] = get_args(TimerTask)
"""The most pressing one first."""


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
    return of_timer(state, timers_asked(state, own)[0]) if phase == SAILING else Sentence("ask-pirates-round-ends")


def of_timer(state: PiratesState, ask: TimerAsk) -> Sentence:
    if ask.task == "perform":
        return Sentence("ask-pirates-ready", {"timer": ask.timer, "space": space_name(state.sand.at[ask.timer])})
    return Sentence("ask-pirates-place", {"timer": ask.timer}) if ask.task == "place" else Sentence("ask-pirates-sand")


def timers_asked(state: PiratesState, own: list[Timer]) -> list[TimerAsk]:
    """What is asked for with each of these timers, the first one first; nothing while something else is asked."""
    if state.agenda.phase != SAILING or state.clock.stands != RUNS or state.clock.choice:
        return []
    found = [(TASKS.index(task_of(state, timer)), timer) for timer in own]
    return [TimerAsk(timer, TASKS[order], order) for order, timer in sorted(found)]


def task_of(state: PiratesState, timer: Timer) -> TimerTask:
    if state.sand.ready & BIT[timer]:
        return "perform"
    return "place" if state.sand.at[timer] == FREE else "sand"

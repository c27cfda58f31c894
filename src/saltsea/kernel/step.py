"""The loop: decide, evolve, settle. Search, table, replay and simulation all come through here.

Follow-ups come from the game's ordered table of consequences, never from queued closures, so nothing unsaved is
ever pending. A caller that wants to know what happened passes a `Trace`; search passes one that forgets."""

from typing import Final

from mypy_extensions import mypyc_attr

from saltsea.kernel.chance import Answer, Chance, Dealer
from saltsea.kernel.nouns import Action, Event
from saltsea.kernel.rules import Rules, S
from saltsea.kernel.seat import Millis, Seat

MOST_FOLLOW_UPS: Final = 10_000
"""More than any game needs: reaching it means that two rules call each other for ever."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Trace:
    """Forgets everything."""

    def happened(self, event: Event) -> None:
        """An event was written into the State."""

    def answered(self, chance: Chance, got: list[int]) -> None:
        """Chance was asked and answered."""


class FullTrace(Trace):
    """Keeps the events and answers of one step for the record."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.answers: list[Answer] = []

    def happened(self, event: Event) -> None:
        self.events.append(event)

    def answered(self, chance: Chance, got: list[int]) -> None:
        self.answers.append(Answer(chance.name, got))


def act(rules: Rules[S], state: S, seat: Seat, action: Action, at: Millis, dealer: Dealer, trace: Trace) -> None:
    """Carry out a legal action and everything that follows from it. Trusts the caller: `check` comes before."""
    happen(rules, state, rules.decide(state, seat, action, at), trace)
    settle(rules, state, dealer, trace)


def run_out(rules: Rules[S], state: S, at: Millis, dealer: Dealer, trace: Trace) -> None:
    """Let the deadline at this time act, and everything that follows."""
    happen(rules, state, rules.time_up(state, at), trace)
    settle(rules, state, dealer, trace)


def settle(rules: Rules[S], state: S, dealer: Dealer, trace: Trace) -> None:
    """Apply consequences, else ask chance, until there is neither."""
    for _ in range(MOST_FOLLOW_UPS):
        event = rules.consequence(state)
        if event is None:
            event = _asked(rules, state, dealer, trace)
            if event is None:
                return
        happen(rules, state, event, trace)
    raise RuntimeError(f"{rules.name}: more than {MOST_FOLLOW_UPS} follow-ups of one step")


def happen(rules: Rules[S], state: S, event: Event, trace: Trace) -> None:
    trace.happened(event)
    rules.evolve(state, event)


def _asked(rules: Rules[S], state: S, dealer: Dealer, trace: Trace) -> Event | None:
    chance = rules.chance(state)
    if chance is None:
        return None
    got = dealer.answer(chance)
    trace.answered(chance, got)
    return rules.drawn(state, chance, got)

"""Deeds for the tests: act, wait, let the App call, with chance as a test wants it, and see what came of it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pirates.tables import CONTENT_DATA, RULES, SPACE_NAMES, spot
from saltsea.games.pirates.engine.state import FREE, NO_CARD, UNKNOWN, PiratesState
from saltsea.games.pirates.rules.ship import BIT
from saltsea.kernel.chance import Chance, Dealer, QuickDealer
from saltsea.kernel.dice import dice_for
from saltsea.kernel.nouns import Action, Event, Refusal
from saltsea.kernel.step import FullTrace, act, run_out, settle


class Rigged(Dealer):
    """Answers as the test says, by the question's name, in order; what it was not told falls by chance."""

    def __init__(self, answers: Mapping[str, Sequence[Any]] | None = None) -> None:
        self.answers = {name: list(values) for name, values in (answers or {}).items()}
        self.dealer = QuickDealer(dice_for("rigged"))

    def answer(self, chance: Chance) -> list[int]:
        told = self.answers.get(chance.name)
        if not told:
            return self.dealer.answer(chance)
        given = told.pop(0)
        got = list(given) if isinstance(given, (list, tuple)) else [given]
        assert len(got) == chance.take, (chance.name, got, chance.take)
        assert all(item in chance.pool for item in got), (chance.name, got, chance.pool)
        return got

    def copy(self) -> "Rigged":
        return Rigged(self.answers)


def do(
    state: PiratesState, action: Action, *, seat: int | None = None, at: int | None = None, **rigged: Any
) -> list[Event]:
    """Judge and carry out; a refusal fails the test. `die=[2]`, `enemy=[1, 0]`, `card=[kind("fog")]` rig the dealer.

    The seat is the timer's own with four players (timer 0 is seat 0, …) unless another is given."""
    who = seat if seat is not None else getattr(action, "timer", 0)
    when = state.clock.now if at is None else at
    refusal = RULES.check(state, who, action, when)
    assert refusal is None, f"refused by {refusal.rule}: {refusal.text} {refusal.details}"
    trace = FullTrace()
    act(RULES, state, who, action, when, rig(**rigged), trace)
    return trace.events


NAMES: Final = {
    "die": "pirates.A7 shot",
    "enemy": "pirates.A7 enemy",
    "card": "pirates.R2 card",
    "event": "pirates.R7 event",
    "places": "pirates.R2 places",
    "moment": "pirates.R7 moment",
    "fort": "pirates.card.fort place",
    "arm": "pirates.card.kraken arm",
    "fog": "pirates.event.fog-rolls-in",
}


def rig(**rigged: Any) -> Rigged:
    return Rigged({NAMES[name]: values for name, values in rigged.items()})


def wait(state: PiratesState, **rigged: Any) -> list[Event]:
    """Let the next deadline act, whatever it is."""
    deadline = RULES.next_deadline(state)
    assert deadline is not None, "nothing is to come"
    trace = FullTrace()
    run_out(RULES, state, deadline, rig(**rigged), trace)
    return trace.events


def wait_until(state: PiratesState, at: int, **rigged: Any) -> list[Event]:
    """Let every deadline up to this time of the table's clock act."""
    trace, dealer = FullTrace(), rig(**rigged)
    deadline = RULES.next_deadline(state)
    while deadline is not None and deadline <= at and RULES.outcome(state) is None:
        run_out(RULES, state, deadline, dealer, trace)
        deadline = RULES.next_deadline(state)
    return trace.events


def goes_on(state: PiratesState, **rigged: Any) -> list[Event]:
    """Settle what follows by itself, after a test has changed something by hand."""
    trace = FullTrace()
    settle(RULES, state, rig(**rigged), trace)
    return trace.events


def call(state: PiratesState, event: str, **rigged: Any) -> list[Event]:
    """Let the App call this event now (the chapter must list it)."""
    state.clock.moments = [state.clock.now - state.clock.began]
    return wait(state, event=[CONTENT_DATA.events.index(event)], **rigged)


def refused(state: PiratesState, action: Action, seat: int | None = None) -> str:
    """The rule that forbids this, without the game's name; "" if none does."""
    who = seat if seat is not None else getattr(action, "timer", 0)
    refusal: Refusal | None = RULES.check(state, who, action, state.clock.now)
    legal = action in RULES.legal(state, who) or _same_in(RULES.legal(state, who), action)
    assert legal == (refusal is None), "legal and check disagree"
    return "" if refusal is None else refusal.rule.removeprefix("pirates.")


def _same_in(legal: Sequence[Action], action: Action) -> bool:
    plain = RULES.vocabulary.plain
    return plain(action) in [plain(other) for other in legal]


def allowed(state: PiratesState, action: Action, seat: int | None = None) -> bool:
    return refused(state, action, seat) == ""


def names_of(events: Sequence[Event]) -> list[str]:
    """What happened, by the events' names."""
    return [type(event).__name__ for event in events]


def corks(state: PiratesState) -> set[str]:
    return {name for place, name in enumerate(SPACE_NAMES) if state.ship.corks & BIT[place]}


def card_at(state: PiratesState, name: str) -> str:
    """What lies there: a card's name, "?" for an unknown one, "" for nothing; in brackets if known but face down."""
    found = state.sea.kinds[spot(name)]
    if found in (NO_CARD, UNKNOWN):
        return "" if found == NO_CARD else "?"
    title = CONTENT_DATA.cards[found]
    return title if state.sea.up & BIT[spot(name)] else f"({title})"


def is_free(state: PiratesState, timer: int) -> bool:
    return state.sand.at[timer] == FREE

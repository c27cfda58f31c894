"""Voyages set up by hand: any moment of a round, with cards, corks and timers where a test wants them."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from saltsea.editions.pirates import CONTENT, read_content, rules_from
from saltsea.games.pirates.chapter_data import chapter_from
from saltsea.games.pirates.game import PiratesRules
from saltsea.games.pirates.kinds import Content, content_from
from saltsea.games.pirates.rules.sand import memory_of
from saltsea.games.pirates.rules.ship import BIT, SECTOR_NAMES, SHIP_SPACES
from saltsea.games.pirates.state import FREE, NO_CARD, SAILING, UNKNOWN, PiratesState
from saltsea.kernel.chance import Chance, Dealer, QuickDealer
from saltsea.kernel.dice import dice_for
from saltsea.kernel.nouns import Action, Event, Refusal
from saltsea.kernel.options import Options
from saltsea.kernel.step import FullTrace, act, run_out, settle

CONTENT_DATA: Final = content_from(read_content(CONTENT))
RULES: Final[PiratesRules] = rules_from(CONTENT)
"""The box as it comes: ten chapters."""

SPACE_NAMES: Final = [
    "cannonballs", "right-1", "right-2", "sails-1", "sails-2", "helm", "lookout", "left-1", "left-2", "repairs",
    "lantern", "chaser",
]  # fmt: skip
CANNON_NAMES: Final = ["right-1", "right-2", "left-1", "left-2", "chaser"]


def kind(name: str) -> int:
    """The kind of card of this name."""
    found = CONTENT_DATA.kind(name)
    assert found >= 0, name
    return found


def spot(name: str) -> int:
    """`NE2` as a position."""
    return SECTOR_NAMES.index(name[:-1]) * 3 + int(name[-1]) - 1


def space(name: str) -> int:
    """`sails-1` or `NE2` as an action space."""
    return SPACE_NAMES.index(name) if name in SPACE_NAMES else SHIP_SPACES + spot(name)


def chapter_data(**changes: Any) -> dict[str, Any]:
    """A chapter of one's own: a quiet sea, one round of 180 s, a goal that nothing reaches by chance."""
    both = {"en": "x", "fr": "x"}
    data: dict[str, Any] = {
        "id": "chapter.test",
        **dict.fromkeys(("title", "story", "news", "won", "lost"), both),
        "life": 5,
        "corks": 0,
        "goal": {"stages": [[{"do": "sink", "card": "kraken", "times": 1}]]},
        "fleet": {"kraken": 1, "galleon": 3, "flagship": 1},
        "island": "map",
        "events": [],
        "rounds": [{"seconds": 180, "deal": {"kraken": 1}, "events": 0}],
    }
    return data | changes


def rules_of(content: Content = CONTENT_DATA, **changes: Any) -> PiratesRules:
    """Rules with this one chapter."""
    return PiratesRules(content, [chapter_from(chapter_data(**changes), content)], "test")


def at_sea(
    cards: Mapping[str, str] | None = None,
    *,
    rules: PiratesRules | None = None,
    hidden: Sequence[str] = (),
    down: Sequence[str] = (),
    wounds: Mapping[str, int] | None = None,
    heading: str = "N",
    sails: int = 1,
    lives: int | None = None,
    corks: Sequence[str] = (),
    fires: Sequence[str] = (),
    loaded: Sequence[str] = (),
    timers: Mapping[int, str] | None = None,
    running: Mapping[int, int] | None = None,
    cursed: Sequence[int] = (),
    aboard: Mapping[int, int] | None = None,
    players: int = 4,
    options: Options | None = None,
) -> PiratesState:
    """A moment of the timer-phase, 60 s into the first round (ship's time and table's time are equal).

    `cards` lie face up unless they are in `down` (face down, but known to the crew); `"?"` is an unknown card, and
    `hidden` names what the unknown cards are among themselves. `timers` stand ready on these spaces, unless `running`
    gives the ship's time at which their sand is down. Timers, as everywhere in the engine, count from 0."""
    rules = rules or rules_of()
    state = rules.setup(players, {"chapter": rules.chapters[0].name, **(options or {})})
    state.agenda.phase = SAILING
    state.clock.now = 60_000
    _lay_cards(state, cards or {}, hidden, down, wounds or {})
    ship = state.ship
    ship.heading, ship.sails = SECTOR_NAMES.index(heading), sails
    ship.lives = ship.lives if lives is None else lives
    ship.corks = sum(BIT[space(name)] for name in [*corks, *fires])
    ship.fires = sum(BIT[space(name)] for name in fires)
    ship.loaded = sum(BIT[CANNON_NAMES.index(name)] for name in loaded)
    for token, number in (aboard or {}).items():
        ship.aboard[token] = number
    state.sand.cursed = sum(BIT[timer] for timer in cursed)
    _set_timers(state, timers or {}, running or {})
    return state


def _lay_cards(
    state: PiratesState, cards: Mapping[str, str], hidden: Sequence[str], down: Sequence[str], wounds: Mapping[str, int]
) -> None:
    sea = state.sea
    for name, card in cards.items():
        position = spot(name)
        sea.dealt += 1
        sea.numbers[position] = sea.dealt
        sea.kinds[position] = UNKNOWN if card == "?" else kind(card)
        if card != "?" and name not in down:
            sea.up |= BIT[position]
    for card in hidden:
        sea.hidden[kind(card)] += 1
    assert sea.kinds.count(UNKNOWN) == len(hidden), "as many hidden kinds as unknown cards"
    for name, number in wounds.items():
        assert sea.kinds[spot(name)] != NO_CARD
        sea.wounds[spot(name)] = number


def _set_timers(state: PiratesState, timers: Mapping[int, str], running: Mapping[int, int]) -> None:
    for timer, name in timers.items():
        state.sand.at[timer] = space(name)
        state.sand.last[timer] = memory_of(state, space(name))
        state.sand.ends[timer] = running.get(timer, 50_000)
        if timer not in running:
            state.sand.ready |= BIT[timer]


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
    assert refusal is None, f"refused by {refusal.rule}: {refusal.text} {refusal.facts}"
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

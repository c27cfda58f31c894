"""From a typed line to actions: what it means at this moment, carried out step by step, each step checked.

`play C7 b3` is two steps. Nothing is half done in silence: whoever asked is told what was done and what was not."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from saltsea.kernel.chance import QuickDealer
from saltsea.kernel.dice import dice_for
from saltsea.kernel.nouns import Action, Refusal
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Millis, Seat, holds
from saltsea.kernel.step import FullTrace, act
from saltsea.text_table.course import Course
from saltsea.text_table.grammar import SPELLED_OUT, Grammar, Reading


class Moment(Protocol):
    """A position in which somebody is to act."""

    def legal(self) -> list[Action]: ...

    def check(self, action: Action) -> Refusal | None: ...

    def do(self, action: Action) -> None: ...


class Hands:
    """Who acts: one seat, or several people at one keyboard, where an action says whose it is."""

    def __init__(self, seats: Sequence[Seat], whose: Callable[[Action], Seat | None] = lambda _: None) -> None:
        self.seats = seats
        self.whose = whose

    def of(self, action: Action) -> Seat:
        """The seat that does this; somebody else's action is tried by the first, who will be told why not."""
        owner = self.whose(action)
        return owner if owner is not None and owner in self.seats else self.seats[0]

    def legal(self, rules: AnyRules, state: Any) -> list[Action]:  # noqa: ANN401 (any game's)
        """What any of them may do, each action once."""
        found = {action.number: action for seat in self.seats for action in rules.legal(state, seat)}
        return list(found.values())


class AtTheTable:
    """The game itself."""

    def __init__(self, match: Course, hands: Hands, at: Millis) -> None:
        self.match = match
        self.hands = hands
        self.at = at

    def legal(self) -> list[Action]:
        return self.hands.legal(self.match.rules, self.match.state)

    def check(self, action: Action) -> Refusal | None:
        return self.match.check(self.hands.of(action), action, self.at)

    def do(self, action: Action) -> None:
        self.match.submit(self.hands.of(action), action, self.at)


class InThought:
    """A world that fits what the seat knows: whatever is tried there has not happened and reveals nothing."""

    def __init__(self, rules: AnyRules, match: Course, hands: Hands, at: Millis) -> None:
        self.rules = rules
        self.hands = hands
        self.at = at
        self.dice = dice_for("thought")
        self.chanced = False
        """Chance has spoken: what follows here need not be so at the table."""
        self.state: Any = rules.belief(rules.observe(match.state, hands.seats[0])).deal(self.dice)

    def legal(self) -> list[Action]:
        return self.hands.legal(self.rules, self.state)

    def check(self, action: Action) -> Refusal | None:
        seat = self.hands.of(action)
        if not holds(self.rules.waiting_on(self.state), seat) and self.rules.outcome(self.state) is not None:
            return Refusal("table.T1", "refusal-table-over", {})
        return self.rules.check(self.state, seat, action, self.at)

    def do(self, action: Action) -> None:
        trace = FullTrace()
        act(self.rules, self.state, self.hands.of(action), action, self.at, QuickDealer(self.dice), trace)
        self.chanced = self.chanced or bool(trace.answers)


@dataclass(frozen=True)
class Forbidden:
    """An action that was understood and refused; `said` is how it was called."""

    action: Action
    refusal: Refusal
    said: str


@dataclass(frozen=True)
class Unclear:
    """Several actions that the words may mean."""

    choices: Sequence[Action]


@dataclass(frozen=True)
class Unknown:
    """Words that mean nothing here. `kinds` are the kinds of action that their verb calls."""

    words: Sequence[str]
    kinds: Sequence[str]


Trouble = Forbidden | Unclear | Unknown


@dataclass
class Carried:
    """What a line came to: the steps that were done, and what stopped the rest."""

    done: list[Action] = field(default_factory=list)
    trouble: Trouble | None = None
    rest: Sequence[str] = ()


def carry_out(
    grammar: Grammar, moment: Moment, words: Sequence[str], stop: Callable[[], bool] = lambda: False
) -> Carried:
    """Do what the words say, step by step, until they are used up, something forbids it, or it is time to stop."""
    carried = Carried(rest=words)
    while carried.rest and not stop():
        meant = understood(grammar, moment, carried.rest, carried.done[-1] if carried.done else None)
        if not isinstance(meant, Reading):
            carried.trouble = meant
            return carried
        refusal = moment.check(meant.action)
        if refusal is not None:
            said = " ".join(carried.rest[: meant.used])
            said = grammar.written(meant.action) if meant.rank == SPELLED_OUT else said
            carried.trouble = Forbidden(meant.action, refusal, said)
            return carried
        moment.do(meant.action)
        carried.done.append(meant.action)
        carried.rest = carried.rest[meant.used :]
    return carried


def understood(
    grammar: Grammar, moment: Moment, words: Sequence[str], before: Action | None = None
) -> Reading | Unclear | Unknown:
    """The action that the words begin with, after this step of the same line if it is not the first.

    What is possible now decides where they leave it open."""
    possible = moment.legal()
    readings = grammar.read(words)
    if readings and readings[0].rank == SPELLED_OUT:
        return readings[0]
    if not any(is_among(reading, possible) for reading in readings):
        readings = unsaid(grammar, words, possible, before, readings)
    if not readings:
        return Unknown(words, grammar.kinds_called(words))
    return chosen(readings, possible)


def unsaid(
    grammar: Grammar, words: Sequence[str], possible: Sequence[Action], before: Action | None, called: list[Reading]
) -> list[Reading]:
    """What the words mean without a verb. One that they seem to have goes before, unless it is itself a possible value:
    `sails` may be where a timer goes."""
    bare = grammar.read_bare(words, possible, before)
    if called:
        return [reading for reading in bare if reading.used == len(words) and is_among(reading, possible)] or called
    longest = max((reading.used for reading in bare), default=0)
    return [reading for reading in bare if reading.used == longest]


def is_among(reading: Reading, possible: Sequence[Action]) -> bool:
    return any(reading.action.number == action.number for action in possible)


def chosen(readings: Sequence[Reading], possible: Sequence[Action]) -> Reading | Unclear:
    """Of several readings the one that is possible now; if none is, the first, whose refusal will say why not."""
    fitting = [reading for reading in readings if is_among(reading, possible)]
    best = max(((reading.used, -reading.second) for reading in fitting), default=(0, 0))
    fitting = [reading for reading in fitting if (reading.used, -reading.second) == best]
    if len(fitting) > 1:
        return Unclear([reading.action for reading in fitting])
    return fitting[0] if fitting else readings[0]

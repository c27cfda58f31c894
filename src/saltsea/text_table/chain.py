"""From a typed line to actions: what it means at this moment, carried out step by step, each step checked.

`play C7 b3` is two steps. Nothing is half done in silence: whoever asked is told what was done and what was not."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from saltsea.kernel.chance import QuickDealer
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Action, Refusal
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Seat, holds
from saltsea.kernel.step import FullTrace, act
from saltsea.text_table.grammar import SPELLED_OUT, Grammar, Reading


class Moment(Protocol):
    """A position in which somebody is to act."""

    def legal(self) -> list[Action]: ...

    def check(self, action: Action) -> Refusal | None: ...

    def do(self, action: Action) -> None: ...


class AtTheTable:
    """The game itself."""

    def __init__(self, match: Match, seat: Seat) -> None:
        self.match = match
        self.seat = seat

    def legal(self) -> list[Action]:
        return self.match.rules.legal(self.match.state, self.seat)

    def check(self, action: Action) -> Refusal | None:
        return self.match.check(self.seat, action, self.match.now())

    def do(self, action: Action) -> None:
        self.match.submit(self.seat, action, self.match.now())


class InThought:
    """A world that fits what the seat knows: whatever is tried there has not happened and reveals nothing."""

    def __init__(self, rules: AnyRules, match: Match, seat: Seat) -> None:
        self.rules = rules
        self.seat = seat
        self.at = match.now()
        self.dice = dice_for("thought")
        self.chanced = False
        """Chance has spoken: what follows here need not be so at the table."""
        self.state: Any = rules.belief(rules.view(match.state, seat)).deal(self.dice)

    def legal(self) -> list[Action]:
        return self.rules.legal(self.state, self.seat)

    def check(self, action: Action) -> Refusal | None:
        if not holds(self.rules.waiting_on(self.state), self.seat) and self.rules.outcome(self.state) is not None:
            return Refusal("table.T1", "refusal-table-over", {})
        return self.rules.check(self.state, self.seat, action, self.at)

    def do(self, action: Action) -> None:
        trace = FullTrace()
        act(self.rules, self.state, self.seat, action, self.at, QuickDealer(self.dice), trace)
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
    if not readings:
        readings = grammar.read_bare(words, possible, before)
        longest = max((reading.used for reading in readings), default=0)
        readings = [reading for reading in readings if reading.used == longest]
    if not readings:
        return Unknown(words, grammar.kinds_called(words))
    return chosen(readings, possible)


def chosen(readings: Sequence[Reading], possible: Sequence[Action]) -> Reading | Unclear:
    """Of several readings the one that is possible now; if none is, the first, whose refusal will say why not."""
    numbers = {action.number for action in possible}
    fitting = [reading for reading in readings if reading.action.number in numbers]
    longest = max((reading.used for reading in fitting), default=0)
    fitting = [reading for reading in fitting if reading.used == longest]
    if len(fitting) > 1:
        return Unclear([reading.action for reading in fitting])
    return fitting[0] if fitting else readings[0]

"""Turns a typed line into actions: interprets it in the current position and runs it step by step, each step checked.

`play C7 b3` is two steps. The result says which steps were done and what stopped the rest."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from saltsea.kernel.chance import QuickDealer
from saltsea.kernel.dice import dice_for
from saltsea.kernel.nouns import Action, Refusal
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Millis, Seat, holds
from saltsea.kernel.step import FullTrace, act
from saltsea.text_table.grammar import SPELLED_OUT, Grammar, Reading
from saltsea.text_table.match_port import MatchPort, OwnCheck, allow_all


class Position(Protocol):
    """A position in which actions are interpreted and run."""

    def legal(self) -> list[Action]: ...

    def check(self, action: Action) -> Refusal | None: ...

    def do(self, action: Action) -> None: ...


class Actors:
    """The seats of one keyboard. With several, the action itself says which seat does it."""

    def __init__(self, seats: Sequence[Seat], acting_seat: Callable[[Action], Seat | None] = lambda _: None) -> None:
        self.seats = seats
        self.acting_seat = acting_seat

    def of(self, action: Action) -> Seat:
        """The seat that does this. An action of another seat is tried by the first, whose refusal says why not."""
        owner = self.acting_seat(action)
        return owner if owner is not None and owner in self.seats else self.seats[0]

    def legal(self, rules: AnyRules, state: Any) -> list[Action]:  # noqa: ANN401 (any game's)
        """The legal actions of all these seats, each once."""
        found = {action.number: action for seat in self.seats for action in rules.legal(state, seat)}
        return list(found.values())


class MatchPosition:
    """The position of the match itself: actions are submitted."""

    def __init__(self, match: MatchPort, actors: Actors, at: Millis, check_own: OwnCheck = allow_all) -> None:
        self.match = match
        self.actors = actors
        self.at = at
        self.check_own = check_own

    def legal(self) -> list[Action]:
        found = self.actors.legal(self.match.rules, self.match.state)
        return [action for action in found if self.check_own(action) is None]

    def check(self, action: Action) -> Refusal | None:
        own = self.check_own(action)
        return self.match.check(self.actors.of(action), action, self.at) if own is None else own

    def do(self, action: Action) -> None:
        self.match.submit(self.actors.of(action), action, self.at)


class TrialPosition:
    """A possible world that fits what the seat knows. Actions tried there do not happen and reveal nothing."""

    def __init__(self, rules: AnyRules, match: MatchPort, actors: Actors, at: Millis) -> None:
        self.rules = rules
        self.actors = actors
        self.at = at
        self.dice = dice_for("thought")
        self.chance_asked = False
        """Whether a chance was answered: what follows may differ in the match."""
        self.state: Any = rules.belief(rules.observe(match.state, actors.seats[0])).deal(self.dice)

    def legal(self) -> list[Action]:
        return self.actors.legal(self.rules, self.state)

    def check(self, action: Action) -> Refusal | None:
        """table.T1: no player acts once a game is over, in a trial either."""
        seat = self.actors.of(action)
        if not holds(self.rules.waiting_on(self.state), seat) and self.rules.outcome(self.state) is not None:
            return Refusal("table.T1", "refusal-table-over", {})
        return self.rules.check(self.state, seat, action, self.at)

    def do(self, action: Action) -> None:
        trace = FullTrace()
        act(self.rules, self.state, self.actors.of(action), action, self.at, QuickDealer(self.dice), trace)
        self.chance_asked = self.chance_asked or bool(trace.answers)


@dataclass(frozen=True)
class RefusedAction:
    """An action that the rules refuse; `said` is what was typed for it."""

    action: Action
    refusal: Refusal
    said: str


@dataclass(frozen=True)
class Ambiguous:
    """The words may mean several actions."""

    choices: Sequence[Action]


@dataclass(frozen=True)
class Unknown:
    """The words match no action. `kinds` are the kinds of action that their verb calls."""

    words: Sequence[str]
    kinds: Sequence[str]


@dataclass(frozen=True)
class Questioned:
    """A legal action that its player is asked about first."""

    action: Action
    sentence: str


Problem = RefusedAction | Ambiguous | Unknown | Questioned


@dataclass
class ChainResult:
    """The steps of a line that were done, and what stopped the rest."""

    done: list[Action] = field(default_factory=list)
    problem: Problem | None = None
    rest: Sequence[str] = ()


def run_chain(
    grammar: Grammar,
    moment: Position,
    words: Sequence[str],
    stop: Callable[[], bool] = lambda: False,
    question: Callable[[Action], str] = lambda _: "",
) -> ChainResult:
    """Run the actions of a line until the words are used up, one fails, `stop` returns true, or a legal one has a
    question that its player answers first."""
    result = ChainResult(rest=words)
    while result.rest and not stop():
        meant = interpret(grammar, moment, result.rest, result.done[-1] if result.done else None)
        if not isinstance(meant, Reading):
            result.problem = meant
            return result
        result.problem = obstacle(grammar, moment, meant, result.rest, question)
        if result.problem is not None:
            return result
        moment.do(meant.action)
        result.done.append(meant.action)
        result.rest = result.rest[meant.used :]
    return result


def obstacle(
    grammar: Grammar, moment: Position, meant: Reading, words: Sequence[str], question: Callable[[Action], str]
) -> Problem | None:
    """What keeps an action that was understood from being done now."""
    refusal = moment.check(meant.action)
    if refusal is not None:
        said = grammar.written(meant.action) if meant.rank == SPELLED_OUT else " ".join(words[: meant.used])
        return RefusedAction(meant.action, refusal, said)
    asked = question(meant.action)
    return Questioned(meant.action, asked) if asked else None


def interpret(
    grammar: Grammar, moment: Position, words: Sequence[str], before: Action | None = None
) -> Reading | Ambiguous | Unknown:
    """The action that the words begin with; `before` is the previous step of the same line.

    If the words are ambiguous, the actions possible now decide."""
    possible = moment.legal()
    readings = grammar.read(words)
    if readings and readings[0].rank == SPELLED_OUT:
        return readings[0]
    if not any(is_possible(reading, possible) for reading in readings):
        readings = read_without_verb(grammar, words, possible, before, readings)
    if not readings:
        return Unknown(words, grammar.kinds_called(words))
    return pick_reading(readings, possible)


def read_without_verb(
    grammar: Grammar, words: Sequence[str], possible: Sequence[Action], before: Action | None, called: list[Reading]
) -> list[Reading]:
    """The actions that the words mean without a verb. A verb comes first, unless it is also a possible value:
    `sails` may be where a timer goes."""
    bare = grammar.read_bare(words, possible, before)
    if called:
        return [reading for reading in bare if reading.used == len(words) and is_possible(reading, possible)] or called
    longest = max((reading.used for reading in bare), default=0)
    return [reading for reading in bare if reading.used == longest]


def is_possible(reading: Reading, possible: Sequence[Action]) -> bool:
    return any(reading.action.number == action.number for action in possible)


def pick_reading(readings: Sequence[Reading], possible: Sequence[Action]) -> Reading | Ambiguous:
    """The reading that is possible now. If none is, the first: its refusal says why not."""
    fitting = [reading for reading in readings if is_possible(reading, possible)]
    best = max(((reading.used, -reading.second) for reading in fitting), default=(0, 0))
    fitting = [reading for reading in fitting if (reading.used, -reading.second) == best]
    if len(fitting) > 1:
        return Ambiguous([reading.action for reading in fitting])
    return fitting[0] if fitting else readings[0]

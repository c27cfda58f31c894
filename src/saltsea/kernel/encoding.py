"""Encodings: what a seat knows as a row of small numbers, for programs that learn.

A game's encoding lists its fields and writes them into a buffer that the caller owns, so that a million positions make
no object. It is given a world: the true one, or one that a belief made from an Observation. Tests hold that all worlds
which a seat cannot tell apart give it the same numbers."""

from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Action, Observation, State
from saltsea.kernel.rules import Rules, S
from saltsea.kernel.seat import Seats

MOST: Final = 255
"""What fits into a cell; a greater number is written as this one."""


class Field:
    """One field of an encoding: where its cells begin, how they are arranged, and what their numbers mean."""

    def __init__(self, name: str, start: int, shape: list[int], most: int, meaning: str) -> None:
        self.name = name
        self.start = start
        self.shape = shape
        self.most = most
        """The greatest number that a cell can hold."""
        self.meaning = meaning

    def size(self) -> int:
        cells = 1
        for length in self.shape:
            cells *= length
        return cells


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[S]):
    """How one game is written. Seats come in the order of the table, beginning with the seat that looks."""

    size: i64
    actions: i64
    waiting: i64

    def __init__(self, rules: Rules[S], version: int) -> None:
        self.rules = rules
        self.waiting = len(rules.vocabulary.actions)
        """In real time the number of waiting, which comes after all actions of the vocabulary."""
        self.actions = self.waiting
        self.version = version
        """Raised when a cell changes its place or its meaning."""
        self.for_people: list[str] = []
        """Kinds of actions that have a number and are never offered."""
        self.fields: list[Field] = []
        self.size = 0

    def field(self, name: str, shape: list[int], most: int, meaning: str) -> i64:
        """Append a field; returns its first cell."""
        start = self.size
        found = Field(name, start, shape, most, meaning)
        self.fields.append(found)
        self.size = start + found.size()
        return start

    def add_waiting(self) -> None:
        """Let a seat also wait, in a game where time acts."""
        self.actions = self.waiting + 1

    def write(self, state: S, seat: i64, into: vec[u8], at: i64) -> None:
        """Write what the seat knows from this cell on. The cells are 0 before."""
        raise NotImplementedError(type(self).__name__)

    def asked(self, state: S) -> Seats:
        """The seats that have something to decide now. In real time that may be fewer than may act."""
        return self.rules.waiting_on(state)

    def offered(self, state: S, seat: i64) -> list[Action]:
        """What a seat may choose beside waiting. That may be fewer than are legal: what only people need is no decision
        of the game."""
        return self.rules.legal(state, seat)


def empty_cells(number: i64) -> vec[u8]:
    """So many cells that are 0."""
    return vec[u8]([0] * number)


def as_world(rules: Rules[S], observation: Observation) -> State:
    """A world that fits an Observation, and is made from nothing else."""
    return rules.belief(observation).deal(Dice(1, 2, 3, 4))


def encoded(encoding: Encoding[S], rules: Rules[S], observation: Observation) -> vec[u8]:
    """An Observation as numbers."""
    return cells_of(encoding, as_world(rules, observation), observation.seat)


def cells_of(encoding: Encoding[S], world: State, seat: i64) -> vec[u8]:
    """What a seat knows of a world, as numbers."""
    cells = empty_cells(encoding.size)
    encoding.write(world, seat, cells, 0)  # type: ignore[arg-type]
    return cells


def capped(number: i64) -> u8:
    """A number as it fits into a cell."""
    return u8(number) if 0 <= number <= MOST else u8(MOST if number > 0 else 0)


def write_set(members: i64, into: vec[u8], at: i64) -> None:
    """One cell per member of a set, from bit 0 on."""
    while members:
        if members & 1:
            into[at] = 1
        members >>= 1
        at += 1


def write_time(millis: i64, into: vec[u8], at: i64) -> None:
    """A duration in two cells: whole seconds, and hundredths of the one that has begun."""
    if millis > 0:
        into[at] = capped(millis // 1000)
        into[at + 1] = u8(millis % 1000 // 10)

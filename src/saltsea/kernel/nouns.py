"""The types that a game and its callers exchange: actions, events, refusals, observations, outcomes.

Native base classes with plain typed attributes, because that is what compiles to fast code; `wire/` builds the
JSON twins from the same annotations. An attribute carries the name of the parameter that fills it, always."""

from typing import TypeAlias

from mypy_extensions import mypyc_attr

from saltsea.kernel.seat import Seat

Detail: TypeAlias = str | int
Details: TypeAlias = dict[str, Detail]


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One flat choice from the game's finite, numbered list. Interned: compare by identity or by number."""

    number: int = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """What happened, complete: applying it needs no decision."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Plain typed data with an explicit phase. Only `Rules.evolve` writes it."""

    def copy(self) -> "State":
        """An independent copy, written by hand beside the fields."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A piece of a State with fields of its own, which its constructor takes by name. Observations show copies."""

    def copy(self) -> "Part":
        """An independent copy."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Public:
    """The part of an observation that is the same for every seat."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Private:
    """The part of an observation that only one seat may know."""


class Observation:
    """All that a perfect note-taker in this seat would know, and nothing more."""

    def __init__(self, seat: Seat, public: Public, private: Private | None, legal: list[Action]) -> None:
        self.seat = seat
        self.public = public
        self.private = private
        self.legal = legal


class Refusal:
    """Why an action is not legal: the rule, the id of the text, and its details. A value, never an exception."""

    def __init__(self, rule: str, text: str, details: Details) -> None:
        self.rule = rule
        self.text = text
        self.details = details


def refuse(rule: str, text: str, **details: Detail) -> Refusal:
    """Shorthand for rule functions."""
    return Refusal(rule, text, details)


class Outcome:
    """How a game ended: by which rule, who won, with what score, after how many turns (or rounds)."""

    def __init__(self, ended_by: str, winners: list[Seat], scores: list[int], turns: int) -> None:
        self.ended_by = ended_by
        self.winners = winners
        self.scores = scores
        self.turns = turns

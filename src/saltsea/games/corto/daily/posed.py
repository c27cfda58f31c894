"""A turn that is posed to a player, of a day or rated: how its game comes to it, and what programs are told of it."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from saltsea.games.corto.daily.deal import PERSON
from saltsea.games.corto.engine.actions import EndTurn
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import DRAW, MAIN, CortoState
from saltsea.games.corto.view.views import CortoViews
from saltsea.kernel.daily import edition
from saltsea.kernel.final import SilentDealer
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.step import Trace, act
from saltsea.kernel.vocabulary import Plain


class PosedPuzzle(Protocol):
    """What every puzzle has. Actions are numbers of the vocabulary."""

    @property
    def best(self) -> int:
        """The most that its turn can come to."""
        ...

    @property
    def cards(self) -> int:
        """How many cards that takes."""
        ...

    @property
    def solution(self) -> Sequence[int]:
        """One way to it, without the end of the turn."""
        ...

    def first_line(self) -> int:
        """The line after which the turn begins."""
        ...


def played(match: Match, moves: Sequence[int]) -> Match:
    """A game that has begun, with these actions of the player whose turn it is: a record that can be played on."""
    for number in moves:
        refusal = match.submit(int(match.state.turn), match.rules.vocabulary.actions[number], 0)
        assert not isinstance(refusal, Refusal)
    return match


def is_judged(state: CortoState, first: CortoState) -> bool:
    """Whether a turn is between two cards, so that one can say what it is worth; or whether it is over."""
    return state.turns != first.turns or state.step in (MAIN, DRAW)


def turn_ended(rules: CortoRules, state: CortoState, first: CortoState) -> CortoState:
    """The position if the turn that began in `first` ended now; itself if it has ended."""
    if state.turns != first.turns:
        return state
    twin = state.copy()
    for action in rules.legal(twin, PERSON):
        if isinstance(action, EndTurn):
            act(rules, twin, PERSON, action, 0, SilentDealer(), Trace())
    return twin


def page_of(rules: CortoRules, puzzle: PosedPuzzle, match: Match, more: Plain) -> Plain:
    """A puzzle as the first seat sees it, with its solution, in the names that clients use; `more` is what only
    puzzles of its kind have."""
    views, seen = CortoViews(rules), rules.observe(match.state, PERSON)
    return {
        "game": rules.name,
        "edition": edition(rules),
        "seat": PERSON,
        "line": puzzle.first_line(),
        "state": match.lines[-1].hash,
        "best": puzzle.best,
        "cards": puzzle.cards,
        **more,
        "table": msgspec.to_builtins(views.public(seen)),
        "hand": msgspec.to_builtins(views.private(seen)),
        "solution": [views.describe(rules.vocabulary.actions[number]) for number in puzzle.solution],
    }

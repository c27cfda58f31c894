"""Every action of the game, made once, and the ready lists from which `legal` is put together.

A set of squares becomes its actions strip by strip: one list lookup for each of four nine-bit numbers."""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from saltsea.games.corto.engine import actions
from saltsea.games.corto.engine.cards import CARDS
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.rules.grid import MOST_STRIPS, ROW, SQUARES, STRIDE, squares_in
from saltsea.games.corto.rules.markers import owners
from saltsea.kernel.nouns import Action

MOST_SEATS: Final = 4


def listed_by_bits(actions: list[Action]) -> list[list[Action]]:
    """For each set of bits its actions, in order: those of a set with one bit more at its end are one more."""
    found: list[list[Action]] = [[]]
    for action in actions:
        found += [[*fewer, action] for fewer in found]
    return found


@final
class OnSquares:
    """One verb that takes a square."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self.lists: list[list[Action]] = []
        for strip in range(MOST_STRIPS):
            self.lists += listed_by_bits(actions[strip * STRIDE : (strip + 1) * STRIDE])

    def offer(self, squares: i64, found: list[Action]) -> None:
        """Add the actions on these squares, in reading order."""
        place: i64 = 0
        while squares:
            bits: i64 = squares & ROW
            if bits:
                found.extend(self.lists[place + bits])
            squares >>= STRIDE
            place += ROW + 1


@final
class OnMarkers:
    """One verb that takes a square and an owner."""

    def __init__(self, actions: list[list[Action]]) -> None:
        self.lists: list[list[Action]] = []
        for of_owners in actions:
            self.lists += listed_by_bits(of_owners)

    def offer(self, square: i64, seats: i64, found: list[Action]) -> None:
        """Add the actions on this square for these owners."""
        found.extend(self.lists[square * (1 << MOST_SEATS) + seats])


@final
class Menu:
    """All actions, in the order of their numbers."""

    def __init__(self) -> None:
        self.all: list[Action] = []
        self.play = self._listed([actions.Play(card) for card in range(CARDS)])
        self.discard = self._listed([actions.Discard(card) for card in range(CARDS)])
        self.recover = self._listed([actions.Recover(card) for card in range(CARDS)])
        self.draw = self._listed([actions.Draw(adventure) for adventure in range(6)])
        self.place = OnSquares(self._listed([actions.Place(square) for square in range(SQUARES)]))
        self.mark = OnSquares(self._listed([actions.Mark(square) for square in range(SQUARES)]))
        self.lift = OnSquares(self._listed([actions.Lift(square) for square in range(SQUARES)]))
        self.kill = self._listed([actions.Kill(square) for square in range(SQUARES)])
        self.hit = OnMarkers(
            [self._listed([actions.Hit(at, seat) for seat in range(MOST_SEATS)]) for at in range(SQUARES)]
        )
        self.hit_train = self._listed([actions.HitTrain()])[0]
        self.sail = OnSquares(self._listed([actions.Sail(square) for square in range(SQUARES)]))
        self.send_home = OnMarkers(
            [self._listed([actions.SendHome(at, seat) for seat in range(MOST_SEATS)]) for at in range(SQUARES)]
        )
        self.choose = self._listed([actions.Choose(figurine) for figurine in range(2)])
        self.move = OnSquares(self._listed([actions.Move(square) for square in range(SQUARES)]))
        self.agree = self._listed([actions.Agree()])[0]
        self.remove = OnSquares(self._listed([actions.Remove(square) for square in range(SQUARES)]))
        self.pick = OnSquares(self._listed([actions.Pick(square) for square in range(SQUARES)]))
        self.skip = self._listed([actions.Skip()])[0]
        self.end_turn = self._listed([actions.EndTurn()])[0]

    def _listed(self, actions: Sequence[Action]) -> list[Action]:
        self.all.extend(actions)
        return list(actions)

    def hits(self, state: CortoState, targets: i64, spared: i64, found: list[Action]) -> None:
        """Add every hit on these characters; `spared` are seats whose markers it cannot take."""
        for square in squares_in(targets):
            marks: i64 = state.marks[square]
            if marks:
                self.hit.offer(square, owners(marks) & ~spared, found)
            else:
                found.append(self.kill[square])

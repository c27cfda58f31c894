"""Shells: its state, actions and events. 24 shells: card = colour * 6 + rank, rank 0 being a pearl."""

from typing import Final, TypeAlias, final

from saltsea.kernel.nouns import Action, Event, State
from saltsea.kernel.seat import Seat

Card: TypeAlias = int
Cards: TypeAlias = int
"""A set of shells as a bit mask."""

SHELLS: Final = 24
RANKS: Final = 6
HAND: Final = 4
ALL: Final = (1 << SHELLS) - 1
BIT: Final = [1 << card for card in range(SHELLS)]
COLOUR: Final = [0b111111 << (card // RANKS * RANKS) for card in range(SHELLS)]

DEAL: Final = 0
FIRST: Final = 1
PLAY: Final = 2
PLAYED: Final = 3
GIVE: Final = 4
GAVE: Final = 5
DRAW: Final = 6
OVER: Final = 7


@final
class ShellsState(State):
    """The whole table. `hands`, `won`, `stock` and `void` (what a seat has shown not to hold) are masks of cards."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.phase = DEAL
        self.turn: Seat = 0
        self.leader: Seat = 0
        self.stock: Cards = ALL
        self.hands = [0] * players
        self.won = [0] * players
        self.gifts = [0] * players
        self.trick: list[Card] = []
        self.void = [0] * players
        self.tricks = 0
        self.drawn = 0

    def copy(self) -> "ShellsState":
        twin = ShellsState(self.players)
        twin.phase = self.phase
        twin.turn = self.turn
        twin.leader = self.leader
        twin.stock = self.stock
        twin.hands = self.hands[:]
        twin.won = self.won[:]
        twin.gifts = self.gifts[:]
        twin.trick = self.trick[:]
        twin.void = self.void[:]
        twin.tricks = self.tricks
        twin.drawn = self.drawn
        return twin


def cards_of(cards: Cards) -> list[Card]:
    return [card for card in range(SHELLS) if cards & BIT[card]]


@final
class Play(Action):
    """Play a shell from the hand."""

    def __init__(self, card: Card) -> None:
        self.card = card


@final
class Give(Action):
    """Name who gets the gift of a pearl."""

    def __init__(self, to: Seat) -> None:
        self.to = to


@final
class Dealt(Event):
    """A seat got a shell from the stock; the others see only that."""

    def __init__(self, seat: Seat, card: Card | None) -> None:
        self.seat = seat
        self.card = card


@final
class Dealing(Event):
    """The table goes on: hands are full, the first player is asked for, or no player draws any more."""

    def __init__(self, phase: int) -> None:
        self.phase = phase


@final
class FirstNamed(Event):
    """Chance named who begins."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


@final
class Played(Event):
    """A shell lies on the table."""

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card


@final
class GiftOwed(Event):
    """A pearl was played: its player must name another."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


@final
class Given(Event):
    """The gift was given."""

    def __init__(self, seat: Seat, to: Seat) -> None:
        self.seat = seat
        self.to = to


@final
class TurnPassed(Event):
    """The next seat plays."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


@final
class TrickTaken(Event):
    """A player took the trick and leads the next one."""

    def __init__(self, seat: Seat, cards: list[Card]) -> None:
        self.seat = seat
        self.cards = cards


@final
class Ended(Event):
    """The hands are empty."""

    def __init__(self, tricks: int) -> None:
        self.tricks = tricks

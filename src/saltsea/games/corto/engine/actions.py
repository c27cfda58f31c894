"""What players of Corto can do, one small class per verb. Every action is made once, when the rules are made."""

from typing import final

from saltsea.games.corto.engine.cards import Adventure, Card
from saltsea.games.corto.rules.grid import Square
from saltsea.kernel.nouns import Action
from saltsea.kernel.seat import Seat


@final
class Play(Action):
    """Play a card from the hand; its first step follows."""

    def __init__(self, card: Card) -> None:
        self.card = card


@final
class Place(Action):
    """Lay the character that is being played on a square."""

    def __init__(self, square: Square) -> None:
        self.square = square


@final
class Mark(Action):
    """Put one of your markers on a character."""

    def __init__(self, square: Square) -> None:
        self.square = square


@final
class Lift(Action):
    """Take one of your markers from a character, to put it elsewhere."""

    def __init__(self, square: Square) -> None:
        self.square = square


@final
class Hit(Action):
    """Hit a character that bears markers: take off one of this owner's."""

    def __init__(self, square: Square, owner: Seat) -> None:
        self.square = square
        self.owner = owner


@final
class Kill(Action):
    """Hit a character without markers."""

    def __init__(self, square: Square) -> None:
        self.square = square


@final
class HitTrain(Action):
    """Hit the train."""

    def __init__(self) -> None:
        pass


@final
class Sail(Action):
    """Sail the vessel one step."""

    def __init__(self, square: Square) -> None:
        self.square = square


@final
class SendHome(Action):
    """The crow: send one marker of an opponent home."""

    def __init__(self, square: Square, owner: Seat) -> None:
        self.square = square
        self.owner = owner


@final
class Choose(Action):
    """Say which figurine a card with both of them moves."""

    def __init__(self, figurine: int) -> None:
        self.figurine = figurine


@final
class Move(Action):
    """Move the figurine."""

    def __init__(self, square: Square) -> None:
        self.square = square


@final
class Agree(Action):
    """Let the figurine act, where a table allows to leave it out."""

    def __init__(self) -> None:
        pass


@final
class Remove(Action):
    """Rasputin removes a character."""

    def __init__(self, square: Square) -> None:
        self.square = square


@final
class Pick(Action):
    """Name a character for an exchange: the first, then the second."""

    def __init__(self, square: Square) -> None:
        self.square = square


@final
class Recover(Action):
    """Take a card back from the discard pile."""

    def __init__(self, card: Card) -> None:
        self.card = card


@final
class Discard(Action):
    """Put a card of the hand on the discard pile."""

    def __init__(self, card: Card) -> None:
        self.card = card


@final
class Draw(Action):
    """Draw a card from an adventure's deck."""

    def __init__(self, adventure: Adventure) -> None:
        self.adventure = adventure


@final
class Skip(Action):
    """Leave out a step, or what is left of it."""

    def __init__(self) -> None:
        pass


@final
class EndTurn(Action):
    """End the turn without drawing (any more)."""

    def __init__(self) -> None:
        pass

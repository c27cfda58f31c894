"""What can happen at a table of Corto: facts in the past tense, each complete in itself."""

from typing import final

from saltsea.games.corto.engine.cards import Adventure, Card
from saltsea.games.corto.rules.grid import Square
from saltsea.kernel.nouns import Event
from saltsea.kernel.seat import Seat


@final
class StripsLaid(Event):
    """Chance or the host laid out the strips, from the top down."""

    def __init__(self, strips: list[Adventure]) -> None:
        self.strips = strips


@final
class TurnedUp(Event):
    """A card that is no character was turned up and set aside, to be shuffled in again: no player need remember it."""

    def __init__(self, adventure: Adventure, card: Card | None) -> None:
        self.adventure = adventure
        self.card = card


@final
class Started(Event):
    """A deck's first character lies on its strip, and what was set aside is back in the deck."""

    def __init__(self, card: Card, square: Square) -> None:
        self.card = card
        self.square = square


@final
class QuestsLaid(Event):
    """The quests' pieces are in place; NOWHERE for what is not in play."""

    def __init__(self, vessel: Square, tiles: list[Square], leopards: int, train: Square, carriages: int) -> None:
        self.vessel = vessel
        self.tiles = tiles
        self.leopards = leopards
        self.train = train
        self.carriages = carriages


@final
class FirstNamed(Event):
    """Chance named who begins."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


@final
class Began(Event):
    """The table waits for a step, of which so many are left."""

    def __init__(self, step: int, left: int) -> None:
        self.step = step
        self.left = left


@final
class CardPlayed(Event):
    """A card left the hand to be played."""

    def __init__(self, seat: Seat, card: Card, step: int, left: int, figurine: int) -> None:
        self.seat = seat
        self.card = card
        self.step = step
        self.left = left
        self.figurine = figurine


@final
class FigurineChosen(Event):
    """The player said which of the two figurines moves."""

    def __init__(self, figurine: int) -> None:
        self.figurine = figurine


@final
class Placed(Event):
    """A character was laid on a square."""

    def __init__(self, seat: Seat, card: Card, square: Square) -> None:
        self.seat = seat
        self.card = card
        self.square = square


@final
class EndNear(Event):
    """Two strips are full: no player lays or moves anything more this turn."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


@final
class Marked(Event):
    """A marker from the stock was put on a character."""

    def __init__(self, seat: Seat, square: Square) -> None:
        self.seat = seat
        self.square = square


@final
class Aimed(Event):
    """The stock is empty, so a marker must be lifted for this square."""

    def __init__(self, square: Square) -> None:
        self.square = square


@final
class Lifted(Event):
    """A marker will be moved from this square."""

    def __init__(self, square: Square) -> None:
        self.square = square


@final
class MarkerMoved(Event):
    """A marker went from one character to another."""

    def __init__(self, seat: Seat, source: Square, square: Square) -> None:
        self.seat = seat
        self.source = source
        self.square = square


@final
class VesselSailed(Event):
    """The vessel sailed."""

    def __init__(self, square: Square) -> None:
        self.square = square


@final
class TileTurned(Event):
    """A tile of the Celts was turned and taken: an ingot, or a crow."""

    def __init__(self, seat: Seat, square: Square, ingot: int) -> None:
        self.seat = seat
        self.square = square
        self.ingot = ingot


@final
class SentHome(Event):
    """A crow sent a marker back to its owner."""

    def __init__(self, seat: Seat, square: Square, owner: Seat) -> None:
        self.seat = seat
        self.square = square
        self.owner = owner


@final
class TrainRolled(Event):
    """The train rolled on, and goes this way next."""

    def __init__(self, square: Square, way: int) -> None:
        self.square = square
        self.way = way


@final
class MarkerHit(Event):
    """A hit sent a marker back to its owner."""

    def __init__(self, seat: Seat, square: Square, owner: Seat) -> None:
        self.seat = seat
        self.square = square
        self.owner = owner


@final
class Killed(Event):
    """A character left the board for a player's seal; its markers went home."""

    def __init__(self, seat: Seat, square: Square, card: Card) -> None:
        self.seat = seat
        self.square = square
        self.card = card


@final
class HitStopped(Event):
    """An advantage in front of its owner stopped a hit, and is spent."""

    def __init__(self, seat: Seat, square: Square, owner: Seat, card: Card) -> None:
        self.seat = seat
        self.square = square
        self.owner = owner
        self.card = card


@final
class TrainHit(Event):
    """The train was hit: a carriage comes loose."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


@final
class CarriageWon(Event):
    """The top carriage was turned and taken."""

    def __init__(self, seat: Seat, carriage: int) -> None:
        self.seat = seat
        self.carriage = carriage


@final
class LeopardsWoke(Event):
    """A kill woke the leopard-men: these players took one each."""

    def __init__(self, takers: list[Seat]) -> None:
        self.takers = takers


@final
class FigurineMoved(Event):
    """A figurine stands on a square."""

    def __init__(self, figurine: int, square: Square) -> None:
        self.figurine = figurine
        self.square = square


@final
class Agreed(Event):
    """The player lets the figurine act."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


@final
class FriendPaid(Event):
    """A friend of Corto gave gold: the top discard, or NO_CARD for one from an unused adventure."""

    def __init__(self, seat: Seat, square: Square, card: Card) -> None:
        self.seat = seat
        self.square = square
        self.card = card


@final
class Picked(Event):
    """The first of two characters was named."""

    def __init__(self, square: Square) -> None:
        self.square = square


@final
class Exchanged(Event):
    """Two characters changed places with their markers."""

    def __init__(self, first: Square, second: Square) -> None:
        self.first = first
        self.second = second


@final
class AnywhereNext(Event):
    """The next character of this turn may lie on any strip."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


@final
class MoreToDraw(Event):
    """The player may draw two cards more at the end of this turn."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


@final
class Recovered(Event):
    """A card came back from the discard pile."""

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card


@final
class GuardLaid(Event):
    """An advantage lies in front of its player and waits for a hit."""

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card


@final
class PutAway(Event):
    """A card had its effect and lies on the discard pile."""

    def __init__(self, card: Card) -> None:
        self.card = card


@final
class Declined(Event):
    """The player left out the rest of a step."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


@final
class Discarded(Event):
    """A card was discarded."""

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card


@final
class DrawAsked(Event):
    """The player named a deck to draw from."""

    def __init__(self, seat: Seat, adventure: Adventure) -> None:
        self.seat = seat
        self.adventure = adventure


@final
class Drew(Event):
    """A card was drawn; the others see only its back."""

    def __init__(self, seat: Seat, adventure: Adventure, card: Card | None) -> None:
        self.seat = seat
        self.adventure = adventure
        self.card = card


@final
class TurnEnded(Event):
    """The player has done."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


@final
class AcesTaken(Event):
    """The tile of the four aces has a new holder."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


@final
class TurnBegan(Event):
    """It is a player's turn; the step says whether the table must look first if anything can be played."""

    def __init__(self, seat: Seat, step: int) -> None:
        self.seat = seat
        self.step = step


@final
class Skipped(Event):
    """A player who cannot play is passed over."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


@final
class Ended(Event):
    """The game is over: by two full strips (1) or because no player goes on (3)."""

    def __init__(self, by: int) -> None:
        self.by = by

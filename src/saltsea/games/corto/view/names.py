"""What clients call cards, squares, adventures and players: E5, b3, E, and a seat's number."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, TypeAlias, cast

from saltsea.games.corto.engine.cards import ADVENTURES, PER_DECK, card_name
from saltsea.games.corto.engine.state import STEP_NAMES
from saltsea.games.corto.rules.ending import BY_FULL_STRIPS, BY_STANDSTILL
from saltsea.games.corto.rules.grid import SQUARES, number_of, strip_of
from saltsea.view import AS_SEAT, Name

ROWS: Final = "abcd"
FIGURINES: Final = ("corto", "rasputin")

EndedBy: TypeAlias = Literal["full-strips", "standstill"]
"""What ended a game: two full strips, or that no player goes on."""
TileName: TypeAlias = Literal["crow", "ingot"]
"""What is on the other side of a tile."""
TrainWay: TypeAlias = Literal["higher", "lower"]
"""Whether the train goes to higher numbers of the strip next, or to lower ones."""

ENDED_BY: Final[Mapping[int, EndedBy]] = {BY_FULL_STRIPS: "full-strips", BY_STANDSTILL: "standstill"}
TILES: Final[tuple[TileName, TileName]] = ("crow", "ingot")


SQUARE_NAMES: Final = tuple(f"{ROWS[strip_of(square)]}{number_of(square)}" for square in range(SQUARES))
CARD_IDS: Final = tuple(card_name(card) for card in range(len(ADVENTURES) * PER_DECK))


def square_name(square: int) -> str | None:
    """Row letter from the top, and number: b3. None for nowhere."""
    return None if square < 0 else SQUARE_NAMES[square]


def card_id(card: int) -> str | None:
    """A3 is the third card of the first adventure; None for no card."""
    return None if card < 0 else CARD_IDS[card]


def adventure_letter(adventure: int) -> str:
    return ADVENTURES[adventure]


def figurine_name(figurine: int) -> str | None:
    return None if figurine < 0 else FIGURINES[figurine]


def step_name(step: int) -> str | None:
    """What the table waits for; None for what it does by itself."""
    return STEP_NAMES.get(step)


def seat_number(seat: int) -> int | None:
    return None if seat < 0 else seat


def _of(kind: object) -> type:
    """An enumeration of names, as the type of a field."""
    return cast("type", kind)


_SQUARE: Final = Name(square_name)
_SEAT: Final = Name(seat_number, AS_SEAT, int)
_CARD: Final = Name(card_id, "card-corto-*")

NAMES: Final[Mapping[str, Name]] = MappingProxyType(
    {
        "seat": _SEAT,
        "name": _SEAT,
        "owner": _SEAT,
        "takers": _SEAT,
        "names": Name(seat_number, f"and {AS_SEAT}", int),
        "losers": Name(seat_number, f"and {AS_SEAT}", int),
        "card": _CARD,
        "cards": _CARD,
        "square": _SQUARE,
        "squares": _SQUARE,
        "source": _SQUARE,
        "first": _SQUARE,
        "second": _SQUARE,
        "tiles": _SQUARE,
        "vessel": _SQUARE._replace(optional=True),
        "train": _SQUARE._replace(optional=True),
        "FriendPaid.card": _CARD._replace(optional=True),
        "adventure": Name(adventure_letter, "adventure-corto-*"),
        "kill": Name(card_id, "card-corto-*"),
        "strips": Name(adventure_letter, "adventure-corto-*"),
        "figurine": Name(figurine_name, "figurine-name-*"),
        "CardPlayed.figurine": Name(figurine_name, "figurine-name-*", optional=True),
        "step": Name(step_name, optional=True),
        "Ended.by": Name(lambda by: ENDED_BY[by], kind=_of(EndedBy)),
        "TileTurned.ingot": Name(lambda ingot: TILES[ingot], kind=_of(TileName)),
        "TrainRolled.way": Name(lambda way: "higher" if way > 0 else "lower", kind=_of(TrainWay)),
        "ways": Name(lambda _: None, "or corto-way-*"),
    }
)

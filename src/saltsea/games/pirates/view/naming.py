"""What the engine's numbers are called on the wire, and how clients say these names."""

from collections.abc import Callable, Mapping
from typing import Final, Literal, TypeAlias, cast, get_args

from saltsea.games.pirates.kinds import TOKENS, Content
from saltsea.games.pirates.rules.ship import AREA_OF, CANNONS, SHIP_SPACES, SPACES, Space
from saltsea.kernel.seat import TABLE
from saltsea.view import AS_CLOCK, AS_SEAT, Name

SectorName: TypeAlias = Literal["N", "NE", "SE", "S", "SW", "NW"]
PositionName: TypeAlias = Literal[
    "N1", "N2", "N3", "NE1", "NE2", "NE3", "SE1", "SE2", "SE3",
    "S1", "S2", "S3", "SW1", "SW2", "SW3", "NW1", "NW2", "NW3",
]  # fmt: skip
"""Where a card lies: its sector, and its slot there."""
ShipSpace: TypeAlias = Literal[
    "cannonballs", "right-1", "right-2", "sails-1", "sails-2", "helm", "lookout", "left-1", "left-2", "repairs",
    "lantern", "chaser",
]  # fmt: skip
SpaceName: TypeAlias = ShipSpace | PositionName
"""An action space: of the ship, or of the card that lies there."""
CannonName: TypeAlias = Literal["right-1", "right-2", "left-1", "left-2", "chaser"]
"""A cannon is called as the space that it stands in."""
AreaName: TypeAlias = Literal[
    "cannonballs", "right-cannons", "sails", "helm", "lookout", "left-cannons", "repairs", "bow-chaser"
]
TokenName: TypeAlias = Literal["token.loot", "token.map", "token.prisoner", "token.powder"]
PhaseName: TypeAlias = Literal["dealing", "briefing", "starting", "sailing", "closing", "revealing", "firing", "over"]
NeedName: TypeAlias = Literal["cork", "unload", "uncork", "hide"]
StandsName: TypeAlias = Literal["paused", "event"]
ResultName: TypeAlias = Literal["won", "sunk", "late"]
SpaceUse: TypeAlias = Literal["board", "land", "salvage"]
GoalVerb: TypeAlias = Literal["sink", "take", "point", "clear"]

SECTORS: Final[tuple[SectorName, ...]] = get_args(SectorName)
POSITIONS: Final[tuple[PositionName, ...]] = get_args(PositionName)
SHIP: Final[tuple[ShipSpace, ...]] = get_args(ShipSpace)
CANNON_NAMES: Final[tuple[CannonName, ...]] = get_args(CannonName)
AREAS: Final[tuple[AreaName, ...]] = get_args(AreaName)
TOKEN_NAMES: Final[tuple[TokenName, ...]] = get_args(TokenName)
PHASES: Final[tuple[PhaseName, ...]] = get_args(PhaseName)
NEEDS: Final[tuple[NeedName, ...]] = get_args(NeedName)
"""From number 1 on: 0 is no need."""
STANDS: Final[tuple[StandsName, ...]] = get_args(StandsName)
"""From number 1 on: at 0 the clock runs."""
RESULTS: Final[tuple[ResultName, ...]] = get_args(ResultName)
"""From number 1 on: at 0 the voyage is not over."""
USES: Final[tuple[SpaceUse, ...]] = get_args(SpaceUse)
"""From number 1 on: 0 is a card without a space."""
VERBS: Final[tuple[GoalVerb, ...]] = get_args(GoalVerb)

# What events say by a number; their texts choose words by it, and so get the number beside the name.
TURNED_BY: Final = ("start", "bow", "lookout", "end", "deal", "kraken")
COSTS: Final = ("cork", "life", "hull")
LEADS: Final = ("", "sinks", "wakes")
RESTS: Final = ("at-rest", "turn-up", "strike", "point", "whirl")


def space_name(space: Space) -> SpaceName:
    return SHIP[space] if space < SHIP_SPACES else POSITIONS[space - SHIP_SPACES]


SPACE_NUMBERS: Final[Mapping[str, Space]] = {space_name(space): space for space in range(SPACES)}


def members(mask: int) -> list[int]:
    """The numbers in a set, from the lowest on."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def ship_spaces(mask: int) -> list[ShipSpace]:
    return [SHIP[space] for space in members(mask)]


def cannons(mask: int) -> list[CannonName]:
    return [CANNON_NAMES[cannon] for cannon in range(CANNONS) if mask >> cannon & 1]


def areas(mask: int) -> list[AreaName]:
    """The areas that a set of the ship's spaces belongs to."""
    return [AREAS[area] for area in dict.fromkeys(AREA_OF[space] for space in members(mask))]


def positions(mask: int) -> list[PositionName]:
    return [POSITIONS[position] for position in members(mask)]


def card_name(content: Content, kind: int) -> str:
    return f"card.{content.cards[kind]}"


def event_name(content: Content, happening: int) -> str:
    return f"event.{content.events[happening]}"


# --- the names of fields ---


def _listed(mask_of: Callable[[int], list[str]], say: str) -> Name:
    """A set of numbers as a list of names."""
    return Name(cast("Callable[[int], list[str | int]]", mask_of), say, list[str])


def _one_of(names: tuple[str, ...], first: int = 0) -> Name:
    """A number that stands for a word; what lies below `first`, or is the empty word, means nothing."""
    return Name(lambda number: names[number - first] or None if number >= first else None, optional=True)


def _seat(seat: int) -> int | None:
    return None if seat == TABLE else seat


TITLE: Final = "rule-pirates-*.title"


def names_of(content: Content) -> dict[str, Name]:
    """Every field of actions, events and refusals that is more than a number, with the cards of one box."""
    position = Name(lambda place: POSITIONS[place], "position-pirates-*")
    cannon = Name(
        lambda number: CANNON_NAMES[number] if number >= 0 else None, "cannon-pirates-*|a-space-pirates", optional=True
    )
    timer = Name(lambda number: number if number >= 0 else None, "timer-pirates-*", int, optional=True)
    sector = Name(lambda number: SECTORS[number], "sector-pirates-*.long")
    card = Name(lambda kind: card_name(content, kind), f"{TITLE}|a-card-pirates")
    counted = Name(lambda number: number + 1, kind=int)
    return {
        "seat": Name(_seat, AS_SEAT, int, optional=True),
        "timer": timer._replace(optional=False),
        "curses": timer,
        "sector": sector,
        "heading": sector,
        **dict.fromkeys(("position", "positions", "sources", "targets", "known"), position),
        "space": Name(
            lambda space: space_name(space) if space >= 0 else None, "space-pirates-*|a-space-pirates", optional=True
        ),
        "spaces": _listed(lambda mask: [*areas(mask)], "area-pirates-*|a-space-pirates"),
        "area": Name(lambda area: AREAS[area], "area-pirates-*|a-space-pirates"),
        "cannon": cannon,
        "first": cannon._replace(optional=False),
        "second": cannon,
        "cannons": _listed(lambda mask: [*cannons(mask)], "cannon-pirates-*|a-space-pirates"),
        "card": card,
        "deal": card,
        "token": Name(lambda token: f"token.{TOKENS[token]}", TITLE),
        "happening": Name(lambda happening: event_name(content, happening), f"{TITLE}|an-event-pirates"),
        "left": Name(lambda millis: millis, AS_CLOCK, int),
        "round": counted,
        "stage": counted,
        **_words_for_numbers(),
        **_said_otherwise(),
    }


def _words_for_numbers() -> dict[str, Name]:
    """Enumerations; and the time of a step's first event, which the step itself has."""
    return {
        "at": Name(lambda _: None, kind=int, optional=True),
        "how": _one_of(TURNED_BY),
        "cost": _one_of(COSTS),
        "leads": _one_of(LEADS),
        "rest": _one_of(RESTS),
        "need": _one_of(NEEDS, 1),
        "stands": _one_of(STANDS, 1),
        "result": _one_of(RESULTS, 1),
    }


def _said_otherwise() -> dict[str, Name]:
    """Arguments that no action or event has: where a timer stands, what an event of the App cries and does."""
    return {
        "here": Name(lambda _: None, "space-pirates-*|a-space-pirates"),
        "cry": Name(lambda _: None, "rule-pirates-*.cry"),
        "what": Name(lambda _: None, "rule-pirates-*"),
    }

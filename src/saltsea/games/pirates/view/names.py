"""What the engine's numbers are called on the wire, and how clients say these names."""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, cast, get_args

from saltsea.games.pirates.engine.kinds import Content
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
LevelName: TypeAlias = Literal["deckhand", "bosun", "captain"]
ResultName: TypeAlias = Literal["won", "sunk", "late"]
SpaceUse: TypeAlias = Literal["board", "land", "salvage"]
TimerTask: TypeAlias = Literal["perform", "place", "sand"]
"""What a timer waits for: a deed of its owner, a space, or its sand."""
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
LEVELS: Final[tuple[LevelName, ...]] = get_args(LevelName)
RESULTS: Final[tuple[ResultName, ...]] = get_args(ResultName)
"""From number 1 on: at 0 the voyage is not over."""
USES: Final[tuple[SpaceUse, ...]] = get_args(SpaceUse)
"""From number 1 on: 0 is a card without a space."""
VERBS: Final[tuple[GoalVerb, ...]] = get_args(GoalVerb)

AREA_RULES: Final[Mapping[AreaName, str]] = {
    "cannonballs": "A5",
    "right-cannons": "A6",
    "sails": "A1",
    "helm": "A2",
    "lookout": "A3",
    "left-cannons": "A6",
    "repairs": "A4",
    "bow-chaser": "A6",
}
"""By area the rule of what is done there."""

# What events say by a number; their texts choose words by it, and so get the number instead of the name.
TurnedBy: TypeAlias = Literal["start", "bow", "lookout", "end", "deal", "kraken"]
CostName: TypeAlias = Literal["cork", "life", "hull"]
LeadsName: TypeAlias = Literal["sinks", "wakes"]
RestName: TypeAlias = Literal["at-rest", "turn-up", "strike", "point", "whirl"]


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


def _of(kind: object) -> type:
    """An enumeration of names, as the type of a field."""
    return cast("type", kind)


def _one_of(kind: object, first: int = 0, *, optional: bool = False) -> Name:
    """A number that stands for a word: `first` for the first one; what lies below means nothing."""
    words = get_args(kind)
    return Name(lambda number: words[number - first] if number >= first else None, kind=_of(kind), optional=optional)


TITLE: Final = "rule-pirates-*.title"
_POSITION: Final = Name(lambda place: POSITIONS[place], "position-pirates-*", _of(PositionName))
_SPACE: Final = Name(
    lambda space: space_name(space) if space >= 0 else None, "space-pirates-*|a-space-pirates", _of(SpaceName)
)
_CANNON: Final = Name(
    lambda cannon: CANNON_NAMES[cannon] if cannon >= 0 else None, "cannon-pirates-*|a-space-pirates", _of(CannonName)
)
_TIMER: Final = Name(lambda timer: timer if timer >= 0 else None, "timer-pirates-*", int)
_SECTOR: Final = Name(lambda sector: SECTORS[sector], "sector-pirates-*.long", _of(SectorName))
_SEAT: Final = Name(lambda seat: None if seat == TABLE else seat, AS_SEAT, int)
_COUNTED: Final = Name(lambda number: number + 1, kind=int)


def names_of(content: Content) -> dict[str, Name]:
    """Every field of actions, events and refusals that is more than a number, with the cards of one box."""
    card = Name(lambda kind: card_name(content, kind), f"{TITLE}|a-card-pirates")
    happening = Name(lambda number: event_name(content, number), f"{TITLE}|an-event-pirates")
    return {**NAMES, "card": card, "deal": card, "happening": happening}


NAMES: Final[Mapping[str, Name]] = {
    "seat": _SEAT,
    **dict.fromkeys(
        ("CardHidden.seat", "CorkPut.seat", "BallLost.seat", "CorkOff.seat"), _SEAT._replace(optional=True)
    ),
    "timer": _TIMER,
    "curses": _TIMER._replace(optional=True),
    "sector": _SECTOR,
    "heading": _SECTOR,
    **dict.fromkeys(("position", "positions", "sources", "targets", "known"), _POSITION),
    "space": _SPACE,
    **dict.fromkeys(
        ("Repair.space", "Salvage.space", "Repaired.space", "Salvaged.space"), _SPACE._replace(optional=True)
    ),
    "spaces": Name(lambda mask: [*areas(mask)], "area-pirates-*|a-space-pirates", list[AreaName]),
    "area": Name(lambda area: AREAS[area], "area-pirates-*|a-space-pirates", _of(AreaName)),
    "cannon": _CANNON,
    "first": _CANNON,
    "second": _CANNON._replace(optional=True),
    "cannons": Name(lambda mask: [*cannons(mask)], "cannon-pirates-*|a-space-pirates", list[CannonName]),
    "token": Name(lambda token: TOKEN_NAMES[token], TITLE, _of(TokenName)),
    "left": Name(lambda millis: millis, AS_CLOCK, int),
    "round": _COUNTED,
    "stage": _COUNTED,
    # Enumerations; and the time of a step's event, which the step itself has.
    "at": Name(lambda _: None, kind=int, optional=True),
    "how": _one_of(TurnedBy),
    "cost": _one_of(CostName),
    "leads": _one_of(LeadsName, 1, optional=True),
    "rest": _one_of(RestName),
    "need": _one_of(NeedName, 1),
    "stands": _one_of(StandsName, 1, optional=True),
    "result": _one_of(ResultName, 1),
    # Arguments that no action or event has: where a timer stands, what an event of the App cries and does, and what the
    # report names: things, a place on ship or card, and two players who wanted it.
    "here": _SPACE,
    "cry": Name(lambda _: None, "rule-pirates-*.cry"),
    "what": Name(lambda _: None, "rule-pirates-*"),
    "names": Name(lambda _: None, f"{TITLE}|voyage-*"),
    "place": Name(lambda _: None, f"space-pirates-*|{TITLE}"),
    "late": _SEAT,
    "early": _SEAT,
}
"""All but those that depend on the cards and events of a box."""

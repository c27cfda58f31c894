"""The sea around Ellen and the spaces aboard her (chapter S): who points where."""

from typing import Final, TypeAlias

Sector: TypeAlias = int
"""0 … 5 clockwise: N, NE, SE, S, SW, NW."""
Position: TypeAlias = int
"""Where a card lies: sector * 3 + slot."""
Area: TypeAlias = int
Space: TypeAlias = int
"""An action space: 0 … 11 of the ship, from 12 on the space of the card that lies at position space - 12."""
Cannon: TypeAlias = int
Timer: TypeAlias = int

SECTORS: Final = 6
SLOTS: Final = 3
POSITIONS: Final = SECTORS * SLOTS
SECTOR_NAMES: Final = ["N", "NE", "SE", "S", "SW", "NW"]

CANNONBALLS: Final = 0
RIGHT_CANNONS: Final = 1
SAILS: Final = 2
HELM: Final = 3
LOOKOUT: Final = 4
LEFT_CANNONS: Final = 5
REPAIRS: Final = 6
BOW_CHASER: Final = 7
AREAS: Final = 8

SHIP_SPACES: Final = 12
"""Ten printed ones, and two that ship parts bring: the Lantern's lookout and the Bow Chaser."""
LANTERN_SPACE: Final = 10
CHASER_SPACE: Final = 11
REPAIRS_SPACE: Final = 9
SPACES: Final = SHIP_SPACES + POSITIONS
NO_SPACE: Final = -1

BIT: Final = [1 << place for place in range(SPACES + 1)]

AREA_OF: Final = [0, 1, 1, 2, 2, 3, 4, 5, 5, 6, 4, 7]
"""The area of each space of the ship."""
SPACES_OF: Final = [[0], [1, 2], [3, 4], [5], [6, 10], [7, 8], [9], [11]]
OFFSET_OF: Final = [0, 1, 2, 3, 4, 5, -1, 0]
"""How many sectors clockwise from the bow an area points; -1: to no sea at all."""
POINTING: Final = [[0, 11], [1, 2], [3, 4], [5], [6, 10], [7, 8]]
"""By offset from the bow, the spaces that point there, in the order of their numbers."""

CANNONS: Final = 5
CANNON_SPACE: Final = [1, 2, 7, 8, 11]
CANNON_OF: Final = [-1, 0, 1, -1, -1, -1, -1, 2, 3, -1, -1, 4]
"""The cannon in a space of the ship, or -1."""

TIMERS: Final = 4
CORKS: Final = 3
BALLS: Final = 4
DAMAGE_TOKENS: Final = 14
MOST_LIVES: Final = 5
MOST_SPEED: Final = 3


def sector_of(position: Position) -> Sector:
    """pirates.S1: six sectors, three slots in each."""
    return position // SLOTS


def slots_of(sector: Sector) -> list[Position]:
    """The three places of a sector."""
    return [sector * SLOTS, sector * SLOTS + 1, sector * SLOTS + 2]


def pointed_at(heading: Sector, area: Area) -> Sector:
    """pirates.S2: an area points to the sector that lies its offset clockwise from the bow; -1 for Repairs."""
    offset = OFFSET_OF[area]
    return -1 if offset < 0 else (heading + offset) % SECTORS


def offset_to(heading: Sector, sector: Sector) -> int:
    """How many sectors clockwise from the bow a sector lies."""
    return (sector - heading) % SECTORS


def spaces_towards(heading: Sector, sector: Sector) -> list[Space]:
    """The spaces of the ship, parts included, that point to a sector."""
    return POINTING[offset_to(heading, sector)]

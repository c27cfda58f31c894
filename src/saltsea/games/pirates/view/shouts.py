"""Which shouts matter now, from what everybody aboard can see: a phone has room for a few of them."""

from collections.abc import Iterator
from typing import Final

from saltsea.games.pirates.crew.requests import CLAIMS
from saltsea.games.pirates.engine.state import SAILING, UNKNOWN, PiratesState
from saltsea.games.pirates.rules.deeds import balls_left
from saltsea.games.pirates.rules.ship import (
    BIT,
    BOW_CHASER,
    CANNON_OF,
    LEFT_CANNONS,
    MOST_SPEED,
    POSITIONS,
    RIGHT_CANNONS,
    SECTORS,
    SPACES_OF,
    Area,
    pointed_at,
    sector_of,
    slots_of,
)
from saltsea.games.pirates.view.premoves import is_target, is_up

MOST: Final = 4
"""So many are named: more would be a list to read, and sand runs."""
ORDER: Final = (
    "helm", "sails", "lookout", "load", "load-left", "load-right", "fire-left", "fire-right", "repair", "chaser",
    "sails-up", "sails-down", "turn-left", "turn-right", "wait", "hurry",
)  # fmt: skip
"""Named in this order, whatever matters most: a button stays where it was as long as it is there."""
BEFORE: Final = ("helm", "sails", "lookout", "load", "wait", "hurry")
AT_SEA: Final = ("helm", "sails", "wait", "hurry", "lookout", "load")
"""What fills up where less is urgent: before a round a crew plans who goes where."""
SIDES: Final = ((LEFT_CANNONS, "left"), (RIGHT_CANNONS, "right"))


def shouts_of(state: PiratesState) -> list[str]:
    """The ids of the phrases that matter most now."""
    is_sailing = state.agenda.phase == SAILING
    found = dict.fromkeys([*(urgent(state) if is_sailing else ()), *(AT_SEA if is_sailing else BEFORE)])
    chosen = [phrase for phrase in found if has_room(state, phrase)][:MOST]
    return [phrase for phrase in ORDER if phrase in chosen]


def has_room(state: PiratesState, phrase: str) -> bool:
    """Whether one can still go where this phrase says: before a round all spaces are empty again."""
    if phrase not in CLAIMS:
        return True
    taken = state.sand.at if state.agenda.phase == SAILING else []
    whole = state.ship.spaces & ~state.ship.corks
    return any(whole & BIT[space] and space not in taken for space in SPACES_OF[CLAIMS[phrase]])


def urgent(state: PiratesState) -> Iterator[str]:
    """What the sea and the ship call for, the most pressing first."""
    for area, side in SIDES:
        if any(is_target(state, position) for position in slots_of(pointed_at(state.ship.heading, area))):
            yield from guns(state, area, side)
    yield from course(state)
    if chaser_has_target(state):
        yield "chaser"
    if state.ship.corks:
        yield "repair"
    if any(state.sea.kinds[position] == UNKNOWN for position in range(POSITIONS)):
        yield "lookout"


def chaser_has_target(state: PiratesState) -> bool:
    """Whether the Bow Chaser is aboard and loaded, with a target before the bow."""
    is_loaded = any(state.ship.loaded & BIT[CANNON_OF[space]] for space in SPACES_OF[BOW_CHASER])
    return is_loaded and any(is_target(state, position) for position in slots_of(state.ship.heading))


def guns(state: PiratesState, area: Area, side: str) -> Iterator[str]:
    """With a target on this side: fire what is loaded, else load."""
    ship = state.ship
    whole = [space for space in SPACES_OF[area] if ship.spaces & ~ship.corks & BIT[space]]
    if any(ship.loaded & BIT[CANNON_OF[space]] for space in whole):
        yield f"fire-{side}"
    elif whole and balls_left(state):
        yield f"load-{side}"


def course(state: PiratesState) -> Iterator[str]:
    """A card lies open that is to be pointed at: how the bow comes there, and at which speed."""
    ship, content = state.ship, state.voyage.content
    for position in range(POSITIONS):
        kind = state.sea.kinds[position]
        if kind < 0 or not is_up(state, position) or content.speed[kind] < 0:
            continue
        way = (sector_of(position) - ship.heading + SECTORS // 2) % SECTORS - SECTORS // 2
        if way and not 0 < ship.sails < MOST_SPEED:
            yield "sails-up" if ship.sails == 0 else "sails-down"
        elif way:
            yield "turn-left" if way < 0 else "turn-right"
        elif ship.sails != content.speed[kind]:
            yield "sails-up" if ship.sails < content.speed[kind] else "sails-down"

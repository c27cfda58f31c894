"""What stands in the way of a deed that is refused, by the names of the view: a client lights it on ship and sea."""

from collections.abc import Iterator
from typing import Final

from saltsea.games.pirates.engine.kinds import CLOSE_AREA, CLOSE_SPACE
from saltsea.games.pirates.engine.state import PiratesState
from saltsea.games.pirates.rules.ship import CANNONBALLS, HELM, POSITIONS, SAILS, SPACES_OF, Position
from saltsea.games.pirates.view.names import CANNON_NAMES, SHIP, ship_spaces, space_name
from saltsea.games.pirates.view.names import POSITIONS as POSITION_NAMES
from saltsea.games.pirates.view.premoves import is_up
from saltsea.kernel.nouns import Refusal

AREAS_BLOCKING: Final = {
    "refusal-pirates-sails": (SAILS,),
    "refusal-pirates-helm": (SAILS,),
    "refusal-pirates-ghost": (SAILS,),
    "refusal-pirates-not-pointed": (HELM, SAILS),
    "refusal-pirates-not-loaded": (CANNONBALLS,),
    "refusal-pirates-not-in-range": (HELM,),
}
"""Where a sailor changes what the refusal is about."""
CARDS_BLOCKING: Final = {
    "refusal-pirates-kraken": CLOSE_SPACE,
    "refusal-pirates-tentacle": CLOSE_SPACE,
    "refusal-pirates-siren": CLOSE_AREA,
}
"""Refusals because of cards that lie face up, and how such cards close spaces."""


def blocking(state: PiratesState, refusal: Refusal) -> list[str]:
    """Spaces, positions and timers (as `timer-2`, from 0 on), each once."""
    return list(dict.fromkeys([*named(refusal), *implied(state, refusal)]))


def named(refusal: Refusal) -> Iterator[str]:
    """What the refusal itself names."""
    for name, value in refusal.details.items():
        if not isinstance(value, int) or value < 0:
            continue
        if name == "space":
            yield space_name(value)
        elif name == "position":
            yield POSITION_NAMES[value]
        elif name == "cannon":
            yield CANNON_NAMES[value]
        elif name == "timer":
            yield f"timer-{value}"


def implied(state: PiratesState, refusal: Refusal) -> Iterator[str]:
    """What it is about without a name: areas, cards, corks."""
    for area in AREAS_BLOCKING.get(refusal.text, ()):
        yield from (SHIP[space] for space in SPACES_OF[area] if state.ship.spaces >> space & 1)
    if refusal.text in CARDS_BLOCKING:
        yield from (POSITION_NAMES[position] for position in closing(state, CARDS_BLOCKING[refusal.text]))
    if refusal.text == "refusal-pirates-corks-first":
        yield from ship_spaces(state.ship.corks)


def closing(state: PiratesState, how: int) -> Iterator[Position]:
    """The face-up cards that close spaces like this."""
    for position in range(POSITIONS):
        kind = state.sea.kinds[position]
        if kind >= 0 and is_up(state, position) and state.voyage.content.closes[kind] == how:
            yield position

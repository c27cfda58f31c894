"""What a deed of a practice is: an action said by what it does, `Fire fort`, and not by where that lies in a deal.

Which legal action is meant is found in the state: any timer will do, and a card is where it lies."""

from typing import Final, NamedTuple

from saltsea.games.pirates.engine import actions
from saltsea.games.pirates.engine.state import FREE, NO_CARD, UNKNOWN, PiratesState
from saltsea.games.pirates.rules.ship import NO_SPACE, POSITIONS, SECTORS, SHIP_SPACES, Position, Sector, Space, Timer
from saltsea.games.pirates.rules.ship import sector_of as sector_at
from saltsea.games.pirates.view.names import CANNON_NAMES, space_name
from saltsea.games.pirates.view.names import POSITIONS as PLACES
from saltsea.games.pirates.view.names import SECTORS as SECTOR_SPOTS
from saltsea.kernel.nouns import Action

CHOICES: Final = (actions.Cork, actions.Unload, actions.Uncork, actions.Hide)
"""What the crew owes when something has hit it; it belongs to no deed."""
HIDDEN: Final = "hidden"
LOOT: Final = "loot"
SUNK: Final = "sunk"
HIT: Final = "hit"
GONE: Final = "gone"
OWED: Final = "owed"
SPUN: Final = "spun"
SPARED: Final = "spared"
"""What may come of a deed: a card is sunk, or hit and still there; one is gone; the crew owes a choice; the Whirlpool
has turned the bow; the hull has spared a cork."""


class Deed(NamedTuple):
    """One action of the pupil, and what they read before it."""

    words: str
    """The action and its object: a card, a space or its area, `up` or `down`."""
    text: str
    rule: str = ""
    points: tuple[str, ...] = ()
    """What is looked at first, as cards: `rocks`."""
    shows: tuple[str, ...] = ()
    """The new things of the chapter that are done here."""
    ends: str = ""
    """What must come of it in the deal that is chosen."""
    waits: bool = False
    """Not before the round has had all its events."""
    is_last_hidden: bool = False
    """The text speaks of the one card that is still face down."""


def is_meant(state: PiratesState, action: Action, words: str) -> bool:
    """Whether this action does what the words say."""
    kind, _, thing = words.partition(" ")
    return type(action).__name__ == kind and (not thing or thing in things_of(state, action))


def things_of(state: PiratesState, action: Action) -> list[str]:
    """All that an action may be said to be done to."""
    if isinstance(action, (actions.Place, actions.Repair, actions.Salvage)):
        return names_of(state, action.space)
    if isinstance(action, actions.Look):
        return [card_at(state, action.position)]
    if isinstance(action, actions.Fire):
        card = card_at(state, action.position)
        return [f"{card} powder"] if action.powder else [card]
    if isinstance(action, actions.Turn):
        return lying_in(state, (state.ship.heading + action.sectors) % SECTORS)
    if isinstance(action, actions.Load):
        loaded = [CANNON_NAMES[cannon] for cannon in (action.first, action.second) if cannon >= 0]
        return [" ".join(loaded)]
    return ["up" if action.step > 0 else "down"] if isinstance(action, actions.SetSails) else []


def names_of(state: PiratesState, space: Space) -> list[str]:
    """What a space is called: by its own name, by its area's, or by the card whose space it is."""
    if space == NO_SPACE:
        return ["nothing"]
    if space >= SHIP_SPACES:
        return [card_at(state, space - SHIP_SPACES)]
    name = space_name(space)
    return [name, name.partition("-")[0]]


def card_at(state: PiratesState, position: Position) -> str:
    kind = state.sea.kinds[position]
    if kind == NO_CARD:
        return ""
    return HIDDEN if kind == UNKNOWN else state.voyage.content.cards[kind]


def lying_in(state: PiratesState, sector: Sector) -> list[str]:
    cards = [card_at(state, place) for place in range(POSITIONS) if sector_at(place) == sector]
    return [*filter(None, cards), *([LOOT] if state.sea.loot[sector] else [])]


def lie(state: PiratesState, card: str) -> list[Position]:
    """Where cards of this kind lie."""
    return [place for place in range(POSITIONS) if card_at(state, place) == card]


def where_lies(state: PiratesState, card: str, action: Action) -> str:
    """The spot of a card of this kind: of several, the one that the action is about; empty if none lies there."""
    found = lie(state, card)
    own = [place for place in found if is_about(state, action, place)]
    return next((f"card-{PLACES[place]}" for place in (*own, *found)), "")


def is_about(state: PiratesState, action: Action, position: Position) -> bool:
    """Whether it is done to the card that lies there, or turns the bow to it."""
    if isinstance(action, actions.Turn):
        return (state.ship.heading + action.sectors) % SECTORS == sector_at(position)
    return getattr(action, "position", None) == position


# --- what is touched ---


def path_of(state: PiratesState, action: Action) -> tuple[str, ...]:
    """What is touched one after the other to do this."""
    if isinstance(action, actions.Place):
        return (f"timer-{action.timer}", spot_of(action.space))
    timer: Timer | None = getattr(action, "timer", None)
    own = () if timer is None or state.sand.at[timer] == FREE else (spot_of(state.sand.at[timer]),)
    return (*own, *objects_of(state, action))


def spot_of(space: Space) -> str:
    """Where a space is touched: aboard, or on the card."""
    return f"{'space' if space < SHIP_SPACES else 'card'}-{space_name(space)}"


def objects_of(state: PiratesState, action: Action) -> tuple[str, ...]:
    """What is touched after the timer."""
    if isinstance(action, actions.Fire) and action.powder:
        return ("powder", f"card-{PLACES[action.position]}")
    if isinstance(action, (actions.Look, actions.Fire, actions.Hide)):
        return (f"card-{PLACES[action.position]}",)
    if isinstance(action, actions.Turn):
        return (f"sector-{SECTOR_SPOTS[(state.ship.heading + action.sectors) % SECTORS]}",)
    if isinstance(action, actions.SetSails):
        return ("sails-up" if action.step > 0 else "sails-down",)
    if isinstance(action, actions.Unload):
        return (f"space-{CANNON_NAMES[action.cannon]}",)
    space = getattr(action, "space", NO_SPACE)
    return () if space == NO_SPACE else (spot_of(space),)

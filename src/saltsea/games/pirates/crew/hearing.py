"""What a sailor makes of the words of others: which places they want for themselves, what they ask for, and which order
stands."""

from typing import Final, final

from saltsea.games.pirates.engine import actions
from saltsea.games.pirates.engine.state import PiratesState
from saltsea.games.pirates.rules.levels import owner_of
from saltsea.games.pirates.rules.ship import (
    AREA_OF,
    BIT,
    BOW_CHASER,
    CANNONBALLS,
    HELM,
    LEFT_CANNONS,
    LOOKOUT,
    REPAIRS,
    RIGHT_CANNONS,
    SAILS,
    SECTOR_NAMES,
    SHIP_SPACES,
    SLOTS,
    SPACES_OF,
    Area,
    Space,
)
from saltsea.kernel.heard import Heard, Word
from saltsea.kernel.nouns import Action
from saltsea.kernel.seat import Seat

GUNS: Final = "guns"
STEER: Final = "helm"
MEND: Final = "repairs"
ORDERS: Final = [GUNS, STEER, MEND]
"""What anybody may order a shipmate to do for the rest of the voyage."""
ORDERED: Final = {
    GUNS: [CANNONBALLS, RIGHT_CANNONS, LEFT_CANNONS, BOW_CHASER],
    STEER: [HELM, SAILS],
    MEND: [REPAIRS],
}
CLAIMS: Final = {
    "helm": HELM,
    "sails": SAILS,
    "lookout": LOOKOUT,
    "load": CANNONBALLS,
    "load-left": CANNONBALLS,
    "load-right": CANNONBALLS,
    "fire-left": LEFT_CANNONS,
    "fire-right": RIGHT_CANNONS,
    "repair": REPAIRS,
}
"""The area that a player wants for themselves who shouts this."""
SAILS_ASKED: Final = {"sails-up": 1, "sails-down": -1}
TURNS_ASKED: Final = {"turn-right": 1, "turn-left": -1}
LISTENS: Final = 12_000
"""So long a claim and a pointing finger count, in milliseconds."""
ASKED_FOR: Final = 40_000
"""So long a wish about the course counts: who has to set a timer first needs the time."""
HOLDS: Final = 6000
"""So long a shipmate holds still whom somebody asked to wait."""
HEED: Final = 4000
"""What it is worth to do what was asked for."""
SPACE_NAMES: Final = [
    "cannonballs", "right-1", "right-2", "sails-1", "sails-2", "helm", "lookout", "left-1", "left-2", "repairs",
    "lantern", "chaser",
]  # fmt: skip


def place_named(name: str) -> Space:
    """The space of the ship, or of the card at a position, that views call so; -1 if none is."""
    found = name.rpartition(":")[2]
    if found in SPACE_NAMES:
        return SPACE_NAMES.index(found)
    sector, slot = found[:-1], found[-1:]
    if sector not in SECTOR_NAMES or slot not in ("1", "2", "3"):
        return -1
    return SHIP_SPACES + SECTOR_NAMES.index(sector) * SLOTS + int(slot) - 1


@final
class Hearing:
    """One sailor's ears, at one moment."""

    def __init__(self, heard: Heard, state: PiratesState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.areas = ORDERED.get(heard.order, [])
        """Where the standing order sends this sailor."""
        self.taken = 0
        """The spaces that others have said they will take, as a set."""
        self.wanted: list[Area] = []
        """The areas that others want a place in, once for each."""
        self.pointed = 0
        """The spaces of cards at which others point, as a set."""
        self.sails = 0
        self.turn = 0
        self.holds = False
        for word in heard.words:
            if word.seat != seat:
                self.take_in(word)

    def take_in(self, word: Word) -> None:
        if word.phrase in CLAIMS and word.age < LISTENS:
            self.claim(word.seat, CLAIMS[word.phrase])
        elif word.phrase == "wait":
            self.holds = word.age < HOLDS
        elif word.phrase == "hurry":
            self.holds = False
        elif word.age < ASKED_FOR and not word.place:
            self.sails = SAILS_ASKED.get(word.phrase, self.sails)
            self.turn = TURNS_ASKED.get(word.phrase, self.turn)
        elif word.place and word.age < LISTENS:
            self.point(word.place)

    def claim(self, seat: Seat, area: Area) -> None:
        """Somebody wants a place in an area, unless they stand there already."""
        for timer, space in enumerate(self.state.sand.at):
            if 0 <= space < SHIP_SPACES and AREA_OF[space] == area and owner_of(self.state.voyage, timer) == seat:
                return
        self.wanted.append(area)

    def point(self, place: str) -> None:
        space = place_named(place)
        if 0 <= space < SHIP_SPACES:
            self.taken |= BIT[space]
        elif space >= 0:
            self.pointed |= BIT[space]

    # --- what follows ---

    def leaves_alone(self, action: Action) -> bool:
        """Whether others have a better right to what this action takes."""
        if not isinstance(action, actions.Place) or action.space >= SHIP_SPACES:
            return False
        area = AREA_OF[action.space]
        claims = self.wanted.count(area)
        return bool(self.taken & BIT[action.space]) or (claims > 0 and self.free_in(area) <= claims)

    def free_in(self, area: Area) -> int:
        ship, at = self.state.ship, self.state.sand.at
        free = 0
        for space in SPACES_OF[area]:
            is_whole = ship.spaces & ~ship.corks & BIT[space]
            free += 1 if is_whole and space not in at else 0
        return free

    def asks_for(self, action: Action) -> bool:
        """Whether somebody has asked for just this."""
        if isinstance(action, actions.SetSails):
            return action.step == self.sails
        if isinstance(action, actions.Turn):
            return self.turn != 0 and action.sectors == self.turn
        if isinstance(action, actions.Look):
            return bool(self.pointed & BIT[SHIP_SPACES + action.position])
        if isinstance(action, actions.Fire):
            return bool(self.pointed & BIT[SHIP_SPACES + action.position]) and not action.powder
        return False

    def goes_against(self, action: Action) -> bool:
        """Whether somebody has asked for the contrary, or to wait."""
        if isinstance(action, actions.Place):
            return False
        if isinstance(action, actions.SetSails):
            return self.holds or (self.sails != 0 and action.step != self.sails)
        if isinstance(action, actions.Turn):
            return self.holds or (self.turn != 0 and action.sectors * self.turn < 0)
        return self.holds

    def is_ordered(self, space: Space) -> bool:
        """Whether the standing order, or a wish about the course, sends this sailor there."""
        if space >= SHIP_SPACES:
            return False
        area = AREA_OF[space]
        return area in self.areas or (self.sails != 0 and area == SAILS) or (self.turn != 0 and area == HELM)

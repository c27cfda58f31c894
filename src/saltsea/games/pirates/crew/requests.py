"""What a sailor makes of the words of others: which places they want for themselves, what they ask for, and which order
stands."""

from typing import Final, final

from saltsea.games.pirates.engine import actions
from saltsea.games.pirates.engine.kinds import BOARD, LAND, SALVAGE, Kind
from saltsea.games.pirates.engine.state import FREE, UNKNOWN, PiratesState, ship_time
from saltsea.games.pirates.rules.levels import owner_of
from saltsea.games.pirates.rules.rounds import plan
from saltsea.games.pirates.rules.sand import sand_of
from saltsea.games.pirates.rules.ship import (
    AREA_OF,
    BIT,
    BOW_CHASER,
    CANNON_OF,
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
    Position,
    Space,
    Timer,
    pointed_at,
    slots_of,
)
from saltsea.kernel.heard_words import TAKES, HeardWords, Word
from saltsea.kernel.nouns import Action
from saltsea.kernel.seat import Millis, Seat

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
    "chaser": BOW_CHASER,
}
"""The area that a player wants for themselves who shouts this."""
SAILS_ASKED: Final = {"sails-up": 1, "sails-down": -1}
TURNS_ASKED: Final = {"turn-right": 1, "turn-left": -1}
SETS: Final = 12_000
"""So long after their sand is down a player may take to set the timer where they said, in milliseconds."""
ASKED_FOR: Final = 80_000
"""So long a wish about the course or a card counts: who has to wait for a timer, set it, and wait again needs the
time."""
EARLIER_ROUND: Final = 1000
"""Words so much older than the round are not about it; time stands while a crew plans, so these have no age."""
HOLDS: Final = 6000
"""So long a shipmate holds still whom a player asked to wait."""
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
class CrewRequests:
    """One sailor's ears, at one moment."""

    def __init__(self, heard: HeardWords, state: PiratesState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.now = ship_time(state, state.clock.now)
        self.areas = ORDERED.get(heard.order, [])
        """Where the standing order sends this sailor."""
        self.taken = 0
        """The spaces of ship and cards that others have said they will take, as a set."""
        self.wanted: list[Area] = []
        """The areas that others want for themselves."""
        self.pointed = 0
        """The spaces of cards at which people point, as a set."""
        self.sails = 0
        self.turn = 0
        self.holds = False
        for word in heard.words:
            if word.seat != seat:
                self.take_in(word)

    def take_in(self, word: Word) -> None:
        if word.age > self.now + EARLIER_ROUND:
            return
        if word.phrase == TAKES:
            self.take(place_named(word.place))
        elif word.phrase in CLAIMS:
            if self.still_claims(word):
                self.claim(word.seat, CLAIMS[word.phrase])
        elif word.phrase == "wait":
            self.holds = word.age < HOLDS
        elif word.phrase == "hurry":
            self.holds = False
        elif word.age < ASKED_FOR and not word.place:
            self.sails = SAILS_ASKED.get(word.phrase, self.sails)
            self.turn = TURNS_ASKED.get(word.phrase, self.turn)
        elif word.place and word.age < ASKED_FOR:
            self.point(word)

    def still_claims(self, word: Word) -> bool:
        """Whether who said this can still mean to go there: until all their timers have been set elsewhere since, or
        the sand that ran then is down and they leave it at that."""
        said = self.now - word.age
        own = [timer for timer in range(self.state.voyage.timers) if owner_of(self.state.voyage, timer) == word.seat]
        longest = max((sand_of(self.state, timer) for timer in own), default=0)
        return word.age < longest + SETS and not (own and all(self.was_set(timer) > said for timer in own))

    def was_set(self, timer: Timer) -> Millis:
        """When a timer was set where it stands, by ship's time; -1 for one that is free."""
        sand = self.state.sand
        return -1 if sand.at[timer] == FREE else sand.ends[timer] - sand_of(self.state, timer)

    def claim(self, seat: Seat, area: Area) -> None:
        """A player wants a place in an area, unless they stand there already."""
        for timer, space in enumerate(self.state.sand.at):
            if 0 <= space < SHIP_SPACES and AREA_OF[space] == area and owner_of(self.state.voyage, timer) == seat:
                return
        self.wanted.append(area)

    def take(self, space: Space) -> None:
        """Another shipmate is about to set a timer there."""
        if space >= 0:
            self.taken |= BIT[space]

    def point(self, word: Word) -> None:
        """A finger at a space of the ship wants it for its owner; one at a card asks a shipmate to see to it."""
        space = place_named(word.place)
        if space >= SHIP_SPACES:
            self.pointed |= BIT[space]
        elif self.still_claims(word):
            self.take(space)

    # --- what follows ---

    def leaves_alone(self, action: Action) -> bool:
        """Whether others have a better right to what this action takes."""
        if not isinstance(action, actions.Place):
            return False
        is_wanted = action.space < SHIP_SPACES and AREA_OF[action.space] in self.wanted
        return is_wanted or bool(self.taken & BIT[action.space])

    def asks_for(self, action: Action) -> bool:
        """Whether a player has asked for just this."""
        if isinstance(action, actions.SetSails):
            return action.step == self.sails
        if isinstance(action, actions.Turn):
            return self.turn != 0 and action.sectors == self.turn
        if isinstance(action, actions.Look):
            return bool(self.pointed & BIT[SHIP_SPACES + action.position])
        if isinstance(action, actions.Fire):
            return self.is_to_be_hit(action.position) and not action.powder
        return False

    def is_to_be_hit(self, position: Position) -> bool:
        """Whether a finger at this card may ask for a shot: not once it is a timer's, or about to be."""
        space = SHIP_SPACES + position
        return bool(self.pointed & ~self.taken & BIT[space]) and space not in self.state.sand.at

    def goes_against(self, action: Action) -> bool:
        """Whether a player has asked for the contrary, or to wait, or a shipmate is about to board what this sinks."""
        if isinstance(action, actions.Place):
            return False
        if isinstance(action, actions.Fire) and self.taken & BIT[SHIP_SPACES + action.position]:
            return True
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

    def sends_to(self, action: actions.Place) -> bool:
        """Whether a finger at a card sends this sailor there: to the Lookout for one that lies hidden, if nobody
        stands there, to a loaded cannon that points to it, or onto its own space."""
        if action.space >= SHIP_SPACES:
            return bool(self.pointed & BIT[action.space]) and self.is_of_use(action)
        if not self.pointed:
            return False
        if AREA_OF[action.space] == LOOKOUT:
            return self.hidden_pointed() and not any(space in self.state.sand.at for space in SPACES_OF[LOOKOUT])
        return self.gun_is_pointed(action.space)

    def sends_elsewhere(self) -> bool:
        """Whether anybody has asked for anything that some place serves."""
        return bool(self.areas or self.sails or self.turn or self.pointed)

    def hidden_pointed(self) -> bool:
        return any(self.pointed & BIT[SHIP_SPACES + position] for position in self.positions(UNKNOWN))

    def positions(self, kind: Kind) -> list[int]:
        return [position for position, found in enumerate(self.state.sea.kinds) if found == kind]

    def gun_is_pointed(self, space: Space) -> bool:
        """Whether a player points at a card that a loaded cannon could hit now."""
        cannon, sea = CANNON_OF[space], self.state.sea
        if cannon < 0 or not self.state.ship.loaded & BIT[cannon]:
            return False
        slots = slots_of(pointed_at(self.state.ship.heading, AREA_OF[space]))
        life = self.state.voyage.content.life
        return any(
            self.is_to_be_hit(position) and sea.kinds[position] >= 0 and life[sea.kinds[position]] for position in slots
        )

    def is_of_use(self, action: actions.Place) -> bool:
        """Whether a timer on a card can still do what one sets it there for."""
        verb = self.state.voyage.content.space[self.state.sea.kinds[action.space - SHIP_SPACES]]
        left = plan(self.state).seconds * 1000 - self.now
        is_in_time = left > sand_of(self.state, action.timer)
        return is_in_time and (verb in (BOARD, LAND) or (verb == SALVAGE and self.state.ship.corks != 0))


def has_claimed(phrase: str, place: str, space: Space) -> bool:
    """Whether a player who says or points so wanted this space for themselves."""
    if space >= SHIP_SPACES:
        return bool(place) and place_named(place) == space
    return CLAIMS.get(phrase) == AREA_OF[space] or (bool(place) and place_named(place) == space)

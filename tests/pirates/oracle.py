"""A second opinion: what the specification lets each seat do at a moment of a voyage, worked out the slow way.

It shares no line with the engine. It reads the moment as plain facts and the cards from the box's own files, and thinks
in names of areas, sectors and cards instead of bit masks."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from pirates.oracle_box import CARD, CARDS, COUNT, TOKENS, Voyage

Deeds = set[tuple[Any, ...]]
"""What can be done: the action's name, then its fields in order."""

PHASES: Final = ("dealing", "briefing", "starting", "sailing", "closing", "revealing", "firing", "over")
STANDS: Final = ("runs", "paused", "held")
NEEDS: Final = ("nothing", "cork", "unload", "uncork", "hide")
AREA: Final = (
    "cannonballs", "right", "right", "sails", "sails", "helm", "lookout", "left", "left", "repairs", "lookout",
    "chaser",
)  # fmt: skip
"""The area of each space; the last two are the Lantern's and the Bow Chaser's."""
AREAS: Final = ("cannonballs", "right", "sails", "helm", "lookout", "left", "repairs", "chaser")
"""In the order in which timers remember them."""
OFFSET: Final = {"cannonballs": 0, "chaser": 0, "right": 1, "sails": 2, "helm": 3, "lookout": 4, "left": 5}
GUNS: Final = (1, 2, 7, 8, 11)
"""The space of each cannon."""
ON_CARD: Final = len(AREA)
NONE: Final = -1
UNSEEN: Final = -2
CORKS: Final = 3
BALLS: Final = 4


def members(mask: int) -> set[int]:
    return {place for place in range(mask.bit_length()) if mask >> place & 1}


@dataclass
class Card:
    """A card around the ship. `name` is "" as long as it is unseen."""

    name: str
    up: bool
    wounds: int
    number: int
    place: int

    @property
    def sector(self) -> int:
        return self.place // 3

    def says(self, field: str) -> Any:
        return CARD[self.name].get(field) if self.up else None


class Position:
    """A moment as a note-taker sees it who walks around the table."""

    def __init__(self, facts: Any, voyage: Voyage) -> None:
        self.facts = facts
        self.voyage = voyage
        ship, sea, sand, clock = facts["ship"], facts["sea"], facts["sand"], facts["clock"]
        self.phase = PHASES[facts["agenda"]["phase"]]
        self.stands = STANDS[clock["stands"]]
        self.need = NEEDS[facts["agenda"]["need"]]
        self.heading: int = ship["heading"]
        self.speed: int = ship["sails"]
        self.spaces = members(ship["spaces"])
        self.corks = members(ship["corks"])
        self.loaded = members(ship["loaded"])
        self.at: list[int] = sand["at"]
        self.last: list[int] = sand["last"]
        self.ready = members(sand["ready"])
        self.cursed = members(sand["cursed"])
        self.now: int = (clock["now"] if self.stands == "runs" else clock["since"]) - clock["began"]
        up = members(sea["up"])
        self.cards = {
            place: Card(
                CARDS[kind] if kind >= 0 else "", place in up, sea["wounds"][place], sea["numbers"][place], place
            )
            for place, kind in enumerate(sea["kinds"])
            if kind != NONE
        }
        self.face_up = [card for card in self.cards.values() if card.up]

    # --- who may do anything at all (R2, R7, R9, T6) ---

    def deeds(self, seat: int) -> Deeds:
        if self.phase == "over":
            return set()
        if self.phase == "briefing":
            return {("Start",)}
        if self.stands == "paused":
            return {("Resume",)}
        if self.stands == "held":
            return self.choosing() | {("Continue",)}
        if self.phase != "sailing":
            return self.choosing()
        timers = [timer for timer in range(self.voyage.timers) if self.voyage.owner(timer) == seat]
        return self.choosing().union({("Pause",)}, *(self.with_timer(timer) for timer in timers))

    def with_timer(self, timer: int) -> Deeds:
        """T2, T3, T4."""
        space = self.at[timer]
        if space == NONE:
            return {("Place", timer, space) for space in self.places_for(timer)}
        if timer not in self.ready:
            return set()
        return {("TakeBack", timer)} | self.performing(timer, space)

    # --- a choice that the crew owes (D4) ---

    def is_choosing(self) -> bool:
        return bool(self.facts["clock"]["choice"])

    def choosing(self) -> Deeds:
        verb = {"cork": "Cork", "unload": "Unload", "uncork": "Uncork", "hide": "Hide"}
        return {(verb[self.need], choice) for choice in self.choices()} if self.is_choosing() else set()

    def choices(self) -> set[int]:
        if self.need == "cork":
            return self.free_for_corks(members(self.facts["agenda"]["owed_in"])) if len(self.corks) < CORKS else set()
        if self.need == "unload":
            return self.loaded
        return self.corks if self.need == "uncork" else self.hideable()

    def free_for_corks(self, spaces: Iterable[int]) -> set[int]:
        """D1, D3: neither a cork nor a timer is in it; Repairs is never damaged."""
        return (
            {space for space in spaces if space in self.spaces and AREA[space] != "repairs"} - self.corks - {*self.at}
        )

    def hideable(self) -> set[int]:
        """card.fog-bank: face-up cards in the two sectors beside the bow's, the Fort excepted."""
        beside = [(self.heading + 1) % 6, (self.heading + 5) % 6]
        return {card.place for card in self.face_up if card.sector in beside and not card.says("open")}

    # --- setting a timer (T2, T5, D4, card.tentacle, card.siren, event.thunder) ---

    def places_for(self, timer: int) -> set[int]:
        aboard = self.spaces - self.corks - self.held() - self.being_chosen()
        ship = {space for space in aboard if self.last[timer] != AREAS.index(AREA[space]) and self.is_open(AREA[space])}
        cards = {ON_CARD + card.place for card in self.face_up if self.takes_timer(card, timer)}
        return (ship | cards) - {*self.at}

    def takes_timer(self, card: Card, timer: int) -> bool:
        return card.says("space") is not None and self.last[timer] != len(AREAS) + card.number

    def being_chosen(self) -> set[int]:
        return members(self.facts["agenda"]["owed_in"]) if self.is_choosing() and self.need == "cork" else set()

    def is_open(self, area: str) -> bool:
        """Whether anybody may place or perform there."""
        if area == "lookout" and self.facts["clock"]["thunder"]:
            return False
        if area in ("helm", "repairs"):
            return True
        return not any(card.says("closes") == "area" for card in self.face_up if card.sector == self.seen_from(area))

    def seen_from(self, area: str) -> int:
        """S2: the sector that an area points to."""
        return (self.heading + OFFSET[area]) % 6

    def towards(self, sector: int) -> list[int]:
        """The spaces that point to a sector."""
        return [
            space for space in sorted(self.spaces) if AREA[space] != "repairs" and self.seen_from(AREA[space]) == sector
        ]

    def held(self) -> set[int]:
        """Each Tentacle holds the highest space that is left, never the Helm."""
        found: set[int] = set()
        for card in self.face_up:
            if card.says("closes") == "space":
                left = [space for space in self.towards(card.sector) if space not in self.corks | found]
                found.update(left[-1:])
        return {space for space in found if AREA[space] != "helm"}

    # --- performing (A1 to A8) ---

    def performing(self, timer: int, space: int) -> Deeds:
        if space >= ON_CARD:
            return self.on_card(timer, self.cards[space - ON_CARD])
        area = AREA[space]
        if not self.is_open(area) or (area in ("sails", "helm") and self.need != "nothing"):
            return set()
        if space in GUNS:
            return self.firing(timer, GUNS.index(space), area)
        by_area = {
            "sails": self.sailing,
            "helm": self.turning,
            "lookout": self.looking,
            "repairs": self.repairing,
            "cannonballs": self.loading,
        }
        return by_area[area](timer)

    def sailing(self, timer: int) -> Deeds:
        return {("SetSails", timer, step) for step in (1, -1) if 0 <= self.speed + step <= 3}

    def turning(self, timer: int) -> Deeds:
        turns = {1: (1, -1, 2, -2), 2: (1, -1)}.get(self.speed, ())
        return {("Turn", timer, sectors) for sectors in turns}

    def looking(self, timer: int) -> Deeds:
        return {("Look", timer, card.place) for card in self.cards.values() if not card.up}

    def repairing(self, timer: int) -> Deeds:
        """A4; a cursed timer may come for its curse alone where there is no cork."""
        alone = not self.corks and timer in self.cursed
        return {("Repair", timer, space) for space in ({NONE} if alone else self.corks)}

    def loading(self, timer: int) -> Deeds:
        empty = [gun for gun, space in enumerate(GUNS) if space in self.spaces and gun not in self.loaded]
        balls = BALLS - len(self.loaded)
        one = {("Load", timer, gun, NONE) for gun in empty if balls >= 1}
        return one | {("Load", timer, first, second) for first, second in combinations(empty, 2) if balls >= 2}

    def firing(self, timer: int, gun: int, area: str) -> Deeds:
        if gun not in self.loaded:
            return set()
        targets = [card for card in self.face_up if card.sector == self.seen_from(area) and self.can_be_hit(card)]
        powders = (0, 1) if self.aboard("powder") else (0,)
        return {("Fire", timer, card.place, powder) for card in targets for powder in powders}

    def can_be_hit(self, card: Card) -> bool:
        """A6, card.ghost-ship, card.kraken."""
        if not card.says("life") or card.says("hit_at") not in (None, self.speed):
            return False
        guard = card.says("guard")
        return not (guard and self.facts["log"]["awake"] and any(other.name == guard for other in self.face_up))

    def aboard(self, token: str) -> int:
        return int(self.facts["ship"]["aboard"][TOKENS.index(token)])

    def in_the_box(self, token: str) -> int:
        """S3: neither aboard nor afloat."""
        return COUNT[token] - self.aboard(token) - (sum(self.facts["sea"]["loot"]) if token == "loot" else 0)

    def on_card(self, timer: int, card: Card) -> Deeds:
        """A8."""
        space, speed = card.says("space"), card.says("speed")
        if space is None or (speed is not None and (card.sector, speed) != (self.heading, self.speed)):
            return set()
        if space == "salvage":
            powder = {("Salvage", timer, NONE)} if self.in_the_box("powder") else set()
            return powder | {("Salvage", timer, cork) for cork in self.corks}
        token = card.says("gives") if space == "board" else self.voyage.chapter.get("island")
        return {("Board" if space == "board" else "Land", timer)} if token and self.in_the_box(token) else set()

"""Corks, lives and the enemy's fire as a note-taker counts them who knows everything: who fires, how often, into which
spaces each cork may go, and when a life is lost for one (D1 to D5, R5, A7)."""

from collections.abc import Mapping
from typing import Any, Final

from pirates.oracle import AREA, CORKS, NONE, OFFSET, Position, members
from pirates.oracle_box import CARD, EVENT

Heard = dict[str, Any]
"""An event as plain data."""
HULL_HELD: Final = 2
TOO_LATE: Final = 3
EFFECTS: Final = (
    "WindChanged", "Drifted", "DamageDue", "NeedArose", "CardCame", "CardsFogged", "Chased", "TimerHurried",
    "AreaClosed", "EventDone",
)  # fmt: skip
"""What an event of the App comes to."""


class Harm:
    """What is owed and who still has to fire."""

    def __init__(self) -> None:
        self.heading = NONE
        self.spaces: set[int] = set()
        self.corks: set[int] = set()
        self.standing: list[int] = []
        self.open: set[int] = set()
        """Where the corks that are owed may go."""
        self.owed = 0
        self.fire = 0
        self.fires: set[int] = set()
        self.burning: set[int] = set()
        """Fires that have not spread before the event that is under way."""
        self.firing: list[tuple[int, int]] = []
        """Who still fires, and with how many shots."""
        self.aim = (NONE, 0)
        """Who fires now, and the shots that are left."""
        self.lost = 0

    def begin(self, position: Position) -> None:
        """The moment before a line."""
        self.heading, self.spaces = position.heading, position.spaces
        self.corks, self.standing = set(position.corks), list(position.at)
        self.fires = members(position.facts["ship"]["fires"])

    def hear(self, event: Heard) -> None:
        if "timer" in event and event["kind"] not in ("TimerPlaced", "SandRanOut", "Fired", "TimerHurried"):
            self.standing[event["timer"]] = NONE
        if event["kind"] in EFFECTS:
            assert not self.burning & self.corks, "token.fire: Fire spreads before an event's effect"
        told = getattr(self, f"hear_{event['kind']}", None)
        if told is not None:
            told(event)

    def check(self, position: Position) -> None:
        """Between two lines nothing is owed that the crew is not asked for."""
        assert self.corks == position.corks, "a cork came or went without a word"
        assert position.need == "cork" or self.owed == 0
        assert position.facts["agenda"]["owed"] == self.owed

    # --- what is owed ---

    def facing(self, offset: int) -> set[int]:
        """The spaces that point so many sectors clockwise from the bow."""
        return {space for space in self.spaces if OFFSET.get(AREA[space]) == offset % 6}

    def owe(self, event: Heard, corks: int, spaces: set[int], *, fire: bool = False) -> None:
        found = {space for space in range(len(AREA)) if event["spaces"] >> space & 1}
        assert found == spaces, f"{event} should go into {spaces}"
        assert self.owed == 0, "new damage before the old was dealt with"
        self.owed, self.open, self.fire = corks, spaces, int(fire)

    def hear_Struck(self, event: Heard) -> None:
        assert event["position"] // 3 == self.heading
        self.owe(event, CARD["rocks"]["strikes"], self.facing(0))

    def hear_EventCame(self, event: Heard) -> None:
        self.burning = set(self.fires)

    def hear_FireSpreads(self, event: Heard) -> None:
        assert event["space"] == min(self.burning & self.corks)
        self.burning.remove(event["space"])
        self.owe(event, 1, self.facing(OFFSET[AREA[event["space"]]] + 1), fire=True)

    def damage_due(self, event: Heard, happening: str) -> None:
        """An event damages a named area."""
        area = str(EVENT[happening]["area"]).removesuffix("-cannons")
        self.owe(event, 1, {space for space in self.spaces if AREA[space] == area})

    # --- what becomes of it ---

    def hear_CorkPut(self, event: Heard) -> None:
        assert event["space"] in self.open - self.corks - {*self.standing}, "a cork where it cannot go"
        assert event["fire"] == self.fire
        assert len(self.corks) < CORKS
        self.corks.add(event["space"])
        self.owed -= 1

    def hear_LifeLost(self, event: Heard) -> None:
        assert len(self.corks) == CORKS or not self.open - self.corks - {*self.standing}, (
            "D2: there was room for a cork"
        )
        self.owed -= 1
        self.lost += 1

    def hear_HullHeld(self, event: Heard) -> None:
        self.owed -= 1

    def hear_CannonBroke(self, event: Heard) -> None:
        """D5; the hull may hold."""
        assert event["cost"] == HULL_HELD or event["cost"] == (len(self.corks) == CORKS)
        self.lost += event["cost"] == 1
        if event["cost"] == 0:
            self.corks.add(event["space"])

    def hear_CorkOff(self, event: Heard) -> None:
        self.corks.remove(event["space"])

    def hear_Repaired(self, event: Heard) -> None:
        self.corks.discard(event["space"])

    def hear_Salvaged(self, event: Heard) -> None:
        self.corks.discard(event["space"])

    def hear_TimersCleared(self, event: Heard) -> None:
        self.standing = []

    # --- the enemy's fire (R5, A7, card.flagship, card.fireship, card.ghost-ship) ---

    def firing_began(self, names: Mapping[int, str], wounds: Mapping[int, int]) -> None:
        """Clockwise from the bow, slot 1 first, everybody who shows a shot."""
        self.firing = []
        for place in [(self.heading * 3 + step) % 18 for step in range(18)]:
            card = CARD[names[place]] if place in names else {}
            fewer = wounds.get(place, 0) // card["fewer_per"] if "fewer_per" in card else 0
            shots = card.get("shots", 0) - fewer
            if shots > 0 or "burns" in card:
                self.firing.append((place, max(shots, 0)))

    def hear_TookAim(self, event: Heard) -> None:
        self.next_one((event["position"], event["shots"]))

    def next_one(self, who: tuple[int, int]) -> None:
        assert self.aim[1] == 0, "a card has a shot left"
        assert self.firing.pop(0) == who, f"{who} fires, out of order"
        self.aim = who

    def shot(self, event: Heard, name: str) -> None:
        place, left = self.aim
        assert place == event["position"]
        assert left > 0, "one shot too many"
        self.aim = (place, left - 1)
        assert event["curses"] == (0 if event["face"] and CARD[name].get("curses") else NONE)
        self.owe(event, event["face"], self.facing(place // 3 - self.heading))

    def burnt(self, event: Heard, name: str) -> None:
        self.next_one((event["position"], 0))
        assert event["corks"] == CARD[name]["burns"]
        self.owe(event, event["corks"], self.facing(event["position"] // 3 - self.heading), fire=True)

    def hear_RoundEnded(self, event: Heard) -> None:
        self.all_have_fired()

    def hear_VoyageEnded(self, event: Heard) -> None:
        if event["result"] == TOO_LATE:
            self.all_have_fired()
        self.owed = 0

    def all_have_fired(self) -> None:
        assert not self.firing, f"{self.firing} did not fire"
        assert self.aim[1] == 0

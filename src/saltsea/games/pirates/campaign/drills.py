"""What is new in a chapter, to be tried before the sand runs: a question about a small situation for each card or event
whose effect has a place or a number. Questions and answers are made from the rules' own facts."""

from typing import Final

from saltsea.games.pirates.campaign.values import Drill
from saltsea.games.pirates.engine.kinds import CLOSE_LOOKOUT, DAMAGE_IN, SAILS_BY, TURN_BY, Content, Happening, Kind
from saltsea.games.pirates.rules.ship import LOOKOUT, MOST_SPEED, SECTOR_NAMES, SECTORS, pointed_at
from saltsea.games.pirates.text.words import sector_title
from saltsea.texts import Texts

HEADING: Final = 0
"""In every situation the Ellen heads north."""
SPEED: Final = 1
PLACES: Final = 5
"""A card lies in one of the sectors beside and behind the bow."""


class Drills:
    """Makes the questions of one box in one language."""

    def __init__(self, content: Content, texts: Texts) -> None:
        self.content = content
        self.texts = texts

    def of(self, things: tuple[str, ...]) -> tuple[Drill, ...]:
        """The questions about these things; some have none, and their rule says all."""
        found = [self.about(thing) for thing in things]
        return tuple(drill for drill in found if drill is not None)

    def about(self, thing: str) -> Drill | None:
        sort, _, name = thing.partition(".")
        if sort == "card" and name in self.content.cards:
            return self.card(thing, self.content.cards.index(name))
        if sort == "event" and name in self.content.events:
            return self.event(thing, self.content.events.index(name))
        return None

    def card(self, thing: str, kind: Kind) -> Drill | None:
        content = self.content
        if content.shots[kind] or content.burns[kind]:
            return self.aim(thing, "aim", 1 + kind % PLACES)
        if content.speed[kind] >= 0:
            return self.drill(thing, "speed", [str(speed) for speed in range(MOST_SPEED + 1)], content.speed[kind])
        return self.aim(thing, "hold", 1 + kind % PLACES) if content.closes[kind] else None

    def event(self, thing: str, happening: Happening) -> Drill | None:
        verb, by = self.content.verb[happening], self.content.by[happening]
        if verb == SAILS_BY:
            speeds = [str(speed) for speed in range(MOST_SPEED + 1)]
            return self.drill(thing, "sails", speeds, max(0, min(MOST_SPEED, SPEED + by)))
        if verb == TURN_BY:
            sectors = [sector_title(self.texts, sector) for sector in range(SECTORS)]
            return self.drill(thing, "drift", sectors, (HEADING + by) % SECTORS)
        if verb in (DAMAGE_IN, CLOSE_LOOKOUT):
            return self.place(thing, "damage" if verb == DAMAGE_IN else "closed", by if verb == DAMAGE_IN else LOOKOUT)
        return None

    def aim(self, thing: str, question: str, sector: int) -> Drill:
        """Which part of the ship a card acts on: the one that points to its sector (D1)."""
        (area,) = [area for area in range(SECTORS) if pointed_at(HEADING, area) == sector]
        return self.place(thing, question, area, sector)

    def place(self, thing: str, question: str, area: int, sector: int = -1) -> Drill:
        areas = sorted({area, (area + 2) % SECTORS, (area + 4) % SECTORS})
        names = [self.texts.say(f"area-pirates-{one}") for one in areas]
        return self.drill(thing, question, names, areas.index(area), sector)

    def drill(self, thing: str, question: str, choices: list[str], right: int, sector: int = -1) -> Drill:
        args: dict[str, str | int] = {
            "answer": choices[right],
            "heading": sector_title(self.texts, HEADING),
            "sector": sector_title(self.texts, sector) if sector >= 0 else "",
            "speed": SPEED,
        }
        return Drill(
            thing=thing,
            question=self.texts.say(f"drill-pirates-{question}", args),
            sector=SECTOR_NAMES[sector] if sector >= 0 else "",
            choices=tuple(choices),
            right=right,
            why=self.texts.say(f"drill-pirates-{question}-why", args),
        )

"""What is new in a chapter, to be tried before the sand runs: a question about a small situation for each card, event,
token and part of the ship, about what is this thing's own. Where that is a place or a number, question and answer are
made from the rules' own facts; else the texts have three answers, the right one first."""

from typing import Final

from saltsea.games.pirates.campaign.values import Drill
from saltsea.games.pirates.engine.kinds import (
    CHASE,
    CLOSE_LOOKOUT,
    DAMAGE_IN,
    HIDE_CARDS,
    SAILS_BY,
    TURN_BY,
    Content,
    Happening,
    Kind,
)
from saltsea.games.pirates.rules.ship import HELM, LOOKOUT, MOST_SPEED, SECTOR_NAMES, SECTORS, pointed_at
from saltsea.games.pirates.text.words import sector_title
from saltsea.texts import Texts

HEADING: Final = 0
"""In every situation the Ellen heads north."""
SPEED: Final = 1
PLACES: Final = 5
"""A card lies in one of the sectors beside and behind the bow."""
CHASED: Final = 1
"""The sector of a ship that gives chase."""
ANSWERS: Final = 3
"""Those of a question that is told in words."""
IN_WORDS: Final = (
    "card.gunboat", "card.corvette", "card.fort", "card.frigate", "card.galleon", "card.merchant", "card.island",
    "card.fireship", "card.ghost-ship", "card.kraken", "card.siren", "card.flagship",
    "card.fog", "card.fog-bank", "card.wreck", "event.wet-powder", "event.good-omen", "event.rum",
    "event.reinforcement", "token.loot", "token.map", "token.prisoner",
)  # fmt: skip
SECOND: Final = 1000
MOST_TURNED: Final = 4


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
        return self.token(thing, name) if sort == "token" else None

    def card(self, thing: str, kind: Kind) -> Drill | None:
        content = self.content
        if thing in IN_WORDS:
            return self.sentence_drill(thing)  # what this card alone does, before what it has in common with others
        if content.shots[kind] or content.burns[kind]:
            return self.aim(thing, "aim", 1 + kind % PLACES)
        if content.speed[kind] >= 0:
            return self.drill(thing, "speed", [str(speed) for speed in range(MOST_SPEED + 1)], content.speed[kind])
        if content.closes[kind]:
            return self.aim(thing, "hold", 1 + kind % PLACES)
        if content.strikes[kind]:
            return self.count(thing, "strike", content.strikes[kind])
        if content.whirls[kind]:
            return self.bearing(thing, "whirl", content.whirls[kind], HEADING)
        return self.sentence_drill(thing)

    def event(self, thing: str, happening: Happening) -> Drill | None:
        verb, by = self.content.verb[happening], self.content.by[happening]
        if verb == SAILS_BY:
            speeds = [str(speed) for speed in range(MOST_SPEED + 1)]
            return self.drill(thing, "sails", speeds, max(0, min(MOST_SPEED, SPEED + by)))
        if verb == TURN_BY:
            return self.bearing(thing, "drift", by)
        if verb in (DAMAGE_IN, CLOSE_LOOKOUT):
            return self.place(thing, "damage" if verb == DAMAGE_IN else "closed", by if verb == DAMAGE_IN else LOOKOUT)
        if verb == CHASE:
            return self.bearing(thing, "chase", CHASED + 1, CHASED)
        return self.count(thing, "hide", by) if verb == HIDE_CARDS else self.sentence_drill(thing)

    def token(self, thing: str, name: str) -> Drill | None:
        content = self.content
        if name == "bow-chaser":
            return self.bearing(thing, name, 0)
        if name == "fire":
            return self.place(thing, name, (HELM + 1) % SECTORS)
        if name == "curse":
            seconds = [content.sand // SECOND - 10, content.sand // SECOND, content.cursed_sand // SECOND]
            return self.drill(thing, name, [str(one) for one in seconds], 2)
        counted = {"lantern": 2, "hull": 1, "powder": 1 + content.powder}
        return self.count(thing, name, counted[name]) if name in counted else self.sentence_drill(thing)

    def sentence_drill(self, thing: str) -> Drill | None:
        """A question whose answers are sentences; the right one is at another place each time."""
        if thing not in IN_WORDS:
            return None
        name, right = thing.rpartition(".")[2], len(thing) % ANSWERS
        answers = [self.texts.part(f"drill-pirates-{name}", f"choice-{one}") for one in range(1, ANSWERS + 1)]
        return self.drill(thing, name, [*answers[1 : right + 1], answers[0], *answers[right + 1 :]], right)

    def count(self, thing: str, question: str, number: int) -> Drill:
        return self.drill(thing, question, [str(one) for one in range(MOST_TURNED)], number)

    def bearing(self, thing: str, question: str, answer: int, sector: int = -1) -> Drill:
        """Where something points or lies then; a card may lie in a sector before."""
        sectors = [sector_title(self.texts, one) for one in range(SECTORS)]
        return self.drill(thing, question, sectors, (HEADING + answer) % SECTORS, sector)

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

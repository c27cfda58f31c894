"""A chapter's file made into a Chapter, or every fault that it has, each with the field where it is."""

from typing import Any, Final

from saltsea.games.pirates.chapters import sense
from saltsea.games.pirates.chapters.chapter import (
    ANY_NUMBER,
    CLEAR,
    CONDITIONS,
    FITS,
    M_POINTED,
    M_SUNK,
    M_TAKEN,
    MEASURES,
    TAKE,
    Chapter,
    Condition,
    Fit,
    RoundPlan,
    Wish,
)
from saltsea.games.pirates.chapters.faults import ChapterError as ChapterError
from saltsea.games.pirates.chapters.faults import Path, shown, spoils
from saltsea.games.pirates.chapters.value_reader import ValueReader
from saltsea.games.pirates.engine.kinds import PARTS, TOKENS, Content, Kind, is_name
from saltsea.games.pirates.rules.free import FREE
from saltsea.games.pirates.rules.ship import CORKS, MOST_LIVES, MOST_SPEED, POSITIONS, SECTOR_NAMES, TIMERS
from saltsea.kernel.languages import is_language

TEXTS: Final = ("title", "story", "news", "won", "lost")
FIELDS: Final = [
    "$schema", "id", *TEXTS, "life", "corks", "fire", "sails", "heading", "parts", "cursed", "island", "fleet", "new",
    "goal", "optional", "events", "rounds", "fit",
]  # fmt: skip
NEEDED: Final = ["id", *TEXTS, "life", "corks", "goal", "rounds"]
LONGEST_TEXT: Final = {"title": 60, "story": 1500, "news": 1500, "won": 600, "lost": 600, "text": 300}
"""So many characters are read in a minute or fit on a phone; what is longer belongs into a book."""
LONGEST_NAME: Final = 40
MOST_ROUNDS: Final = 12
SHORTEST: Final = 45
LONGEST: Final = 900
LONGEST_FIT: Final = 180
"""So much longer or shorter may a round be for a level or a crew: half the hands need twice the time."""
MOST_EVENTS: Final = 5


def chapter_from(data: object, content: Content) -> Chapter:
    """The chapter, or a ChapterError that names every fault."""
    reader = ChapterReader(content)
    chapter = reader.chapter(data)
    if reader.faults or chapter is None:
        raise ChapterError(reader.faults)
    return chapter


class ChapterReader(ValueReader):
    """Reads one file and notes what is wrong with it, going on as far as it can."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def chapter(self, data: object) -> Chapter | None:
        if not isinstance(data, dict):
            self.fault(
                (), f"a chapter is an object with fields in braces, not {shown(data)}", "chapter", value=shown(data)
            )
            return None
        self.fields((), data, FIELDS, NEEDED)
        self.texts(data)
        self.news(data.get("new", []))
        chapter = self.parts_of(data)
        self.sense(chapter)
        return chapter

    def parts_of(self, data: dict[str, Any]) -> Chapter:
        events = self.events(data.get("events", []))
        rounds = self.rounds(data["rounds"], events) if "rounds" in data else []
        goal = data.get("goal")
        each_round = self.flag(("goal", "each_round"), goal.get("each_round", False)) if isinstance(goal, dict) else 0
        return Chapter(
            self.name(data["id"]) if "id" in data else "?",
            self.number(("life",), data.get("life", MOST_LIVES), 1, MOST_LIVES),
            self.number(("corks",), data.get("corks", 0), 0, CORKS),
            self.flag(("fire",), data.get("fire", False)),
            self.number(("sails",), data.get("sails", 1), 0, MOST_SPEED),
            max(0, self.choice(("heading",), data.get("heading", "N"), SECTOR_NAMES, "heading")),
            self.set_of(("parts",), data.get("parts", []), lambda path, it: self.choice(path, it, PARTS, "ship part")),
            self.set_of(("cursed",), data.get("cursed", []), lambda path, it: self.number(path, it, 1, TIMERS) - 1),
            self.island(data.get("island")),
            self.whole_fleet(self.fleet(data.get("fleet", {})), rounds),
            each_round,
            self.stages(goal) if "goal" in data else [],
            self.wishes(data.get("optional")),
            events,
            rounds,
            self.fits(data.get("fit", {})),
        )

    # --- texts ---

    def texts(self, data: dict[str, Any]) -> None:
        if not isinstance(data.get("$schema", ""), str):
            self.fault(("$schema",), "is a text: where an editor finds the schema", "schema")
        for name in TEXTS:
            if name in data:
                self.words((name,), data[name], LONGEST_TEXT[name])

    def words(self, path: Path, value: object, longest: int) -> None:
        """A text, in one language or several."""
        if not isinstance(value, dict) or not value:
            self.fault(path, 'is a text by its languages, such as {"en": "Fog", "fr": "Brume"}', "texts")
            return
        for language, text in value.items():
            if is_language(language):
                self.sentence((*path, language), text, longest)
            else:
                self.fault((*path, language), "is not the code of a language, such as en or fr", "language")

    def sentence(self, path: Path, text: object, longest: int) -> None:
        if not isinstance(text, str) or not text.strip():
            self.fault(path, f"is {shown(text)}, not a text with something in it", "text", value=shown(text))
        elif len(text) > longest:
            said = f"is far too long: {len(text)} characters, and {longest} at most"
            self.fault(path, said, "long", number=len(text), most=longest)
        elif any(spoils(letter) for letter in text):
            self.fault(path, "holds a control character, which nobody could read", "control")

    def name(self, value: object) -> str:
        name = value.removeprefix("chapter.") if isinstance(value, str) else ""
        if value != f"chapter.{name}" or not is_name(name) or len(name) > LONGEST_NAME:
            text = f'is {shown(value)}, not "chapter." and a name of small letters, digits and hyphens'
            self.fault(("id",), text, "id", value=shown(value))
        elif name == FREE:
            self.fault(("id",), "is the name of free play; call the chapter something else", "free")
        return name

    def island(self, value: object) -> int:
        return -1 if value is None else self.choice(("island",), value, TOKENS, "token")

    def news(self, value: object) -> None:
        """What a crew meets for the first time."""
        known = [f"card.{name}" for name in self.content.cards]
        known += [f"token.{name}" for name in self.content.tokens]
        known += [f"event.{name}" for name in self.content.events]
        for place, entry in enumerate(self.items(("new",), value, "cards, tokens and events")):
            self.choice(("new", place), entry, known, "card, token or event")

    # --- cards and events ---

    def kind(self, path: Path, value: object) -> Kind:
        return self.choice(path, value, self.content.cards, "card")

    def fleet(self, value: object) -> list[int]:
        fleet = [0] * len(self.content.cards)
        if not isinstance(value, dict):
            text = f"is {shown(value)}, not an object with a number for each ship that is dealt again"
            self.fault(("fleet",), text, "fleet", value=shown(value))
            return fleet
        for name, number in value.items():
            kind = self.kind(("fleet", name), name)
            if kind >= 0:
                fleet[kind] = self.number(("fleet", name), number, 1, POSITIONS)
        return fleet

    def whole_fleet(self, fleet: list[int], rounds: list[RoundPlan]) -> list[int]:
        """Of a ship that is dealt again and has no number here, there are as many as the rounds deal together."""
        dealt = [kind for plan in rounds for kind in plan.deal]
        for kind in range(len(fleet)):
            if self.content.again[kind] and not fleet[kind]:
                fleet[kind] = min(POSITIONS, dealt.count(kind))
        return fleet

    def events(self, value: object) -> list[int]:
        entries = self.items(("events",), value, "events")
        found = [self.choice(("events", at), entry, self.content.events, "event") for at, entry in enumerate(entries)]
        return [happening for happening in found if happening >= 0]

    def rounds(self, value: object, events: list[int]) -> list[RoundPlan]:
        if not isinstance(value, list) or not 1 <= len(value) <= MOST_ROUNDS:
            self.fault(("rounds",), f"is a list of 1 to {MOST_ROUNDS} rounds", "rounds", most=MOST_ROUNDS)
            return []
        return [self.round(("rounds", place), entry, events) for place, entry in enumerate(value)]

    def round(self, path: Path, value: object, events: list[int]) -> RoundPlan:
        if not isinstance(value, dict):
            text = f"is {shown(value)}, not an object with seconds, deal and events"
            self.fault(path, text, "round", value=shown(value))
            return RoundPlan(SHORTEST, [], 0, [])
        self.fields(path, value, ["seconds", "deal", "events", "certain"], ["seconds", "deal"])
        seconds = self.number((*path, "seconds"), value.get("seconds", SHORTEST), SHORTEST, LONGEST)
        number = self.number((*path, "events"), value.get("events", 0), 0, MOST_EVENTS)
        if number > len(events):
            known = f"names only {len(events)}" if events else "names none"
            text = f"asks for {number}, and the chapter's own list of events {known}"
            self.fault((*path, "events"), text, "events", number=number, known=len(events))
        deal = self.deal((*path, "deal"), value["deal"]) if "deal" in value else []
        return RoundPlan(
            seconds, deal, number, self.certain((*path, "certain"), value.get("certain", []), events, number)
        )

    def certain(self, path: Path, value: object, events: list[int], number: int) -> list[int]:
        """The events that a round is certain to bring: some of the chapter's, and no more than come."""
        found: list[int] = []
        for place, entry in enumerate(self.items(path, value, "events")):
            happening = self.choice((*path, place), entry, self.content.events, "event")
            if happening >= 0 and happening not in events:
                text = f"{shown(entry)} is not among the chapter's own events"
                self.fault((*path, place), text, "certain-event", value=shown(entry))
            found.append(happening)
        if len(found) > number:
            text = f"names {len(found)}, and the round's number of events is {number}"
            self.fault(path, text, "certain-many", number=len(found), most=number)
        return [happening for happening in found if happening in events]

    def deal(self, path: Path, value: object) -> list[Kind]:
        if not isinstance(value, dict):
            text = f"is {shown(value)}, not an object with a number for each kind of card"
            self.fault(path, text, "deal", value=shown(value))
            return []
        if not value:
            self.fault(path, "has no card: a round without any is no round", "no-card")
        found: list[Kind] = []
        for name, number in value.items():
            kind = self.kind((*path, name), name)
            if kind >= 0:
                found.extend([kind] * self.number((*path, name), number, 1, POSITIONS))
        if len(found) > POSITIONS:
            text = f"has {len(found)} cards, and the sea has {POSITIONS} places"
            self.fault(path, text, "sea", number=len(found), most=POSITIONS)
        return found

    def fits(self, value: object) -> list[Fit]:
        """What is different for a level or a crew."""
        if not isinstance(value, dict):
            text = f"is an object with changes for a level or a crew, not {shown(value)}"
            self.fault(("fit",), text, "fits", value=shown(value))
            return []
        self.fields(("fit",), value, FITS, [])
        return [self.one_fit(who, value[who]) for who in value if who in FITS]

    def one_fit(self, who: str, value: object) -> Fit:
        path: Path = ("fit", who)
        changes = [0] * len(self.content.cards)
        if not isinstance(value, dict):
            text = f"is an object with seconds, events and deal, not {shown(value)}"
            self.fault(path, text, "fit", value=shown(value))
            return Fit(FITS.index(who), 0, 0, changes)
        self.fields(path, value, ["seconds", "events", "deal"], [])
        deal = value.get("deal", {})
        if not isinstance(deal, dict):
            text = f"is an object: so many more or fewer of a card, not {shown(deal)}"
            self.fault((*path, "deal"), text, "fit-deal", value=shown(deal))
            deal = {}
        for name, more in deal.items():
            changes[self.kind((*path, "deal", name), name)] = self.number((*path, "deal", name), more, -9, 9)
        seconds = self.number((*path, "seconds"), value.get("seconds", 0), -LONGEST_FIT, LONGEST_FIT)
        events = self.number((*path, "events"), value.get("events", 0), -MOST_EVENTS, MOST_EVENTS)
        return Fit(FITS.index(who), seconds, events, changes)

    # --- goals ---

    def stages(self, goal: object) -> list[list[Condition]]:
        if not isinstance(goal, dict):
            self.fault(("goal",), f"is {shown(goal)}, not an object with stages", "goal", value=shown(goal))
            return []
        self.fields(("goal",), goal, ["each_round", "stages"], ["stages"])
        value = goal.get("stages", [None])
        if not isinstance(value, list) or not value:
            self.fault(("goal", "stages"), "is a list of stages, at least one", "stages")
            return []
        return [self.stage(("goal", "stages", place), it) for place, it in enumerate(value)] if "stages" in goal else []

    def stage(self, path: Path, value: object) -> list[Condition]:
        if not isinstance(value, list) or not value:
            self.fault(path, "is a list of conditions in square brackets, at least one", "stage")
            return []
        return [self.condition((*path, place), entry) for place, entry in enumerate(value)]

    def condition(self, path: Path, value: object) -> Condition:
        nothing = Condition(CLEAR, 0, 0, 1, 0)
        if not isinstance(value, dict):
            text = f'is {shown(value)}, not an object such as {{"do": "sink", "card": "ship", "times": 5}}'
            self.fault(path, text, "condition", value=shown(value))
            return nothing
        if "do" not in value:
            self.fault((*path, "do"), "is missing", "missing")
            return nothing
        verb = self.choice((*path, "do"), value["do"], list(CONDITIONS), "thing to do")
        return nothing if verb < 0 else self.deed(path, value, verb)

    def deed(self, path: Path, value: dict[str, Any], verb: int) -> Condition:
        what = "token" if verb == TAKE else "card"
        self.fields(path, value, ["do", what] if verb == CLEAR else ["do", what, "times"], ["do", what])
        times = self.number((*path, "times"), value.get("times", 1), 1, ANY_NUMBER)
        if verb == TAKE:
            return Condition(verb, 0, max(0, self.chosen(path, value, "token", TOKENS, "token")), times, 0)
        return Condition(verb, self.kinds(path, value), 0, times, 1 if value.get("card") != "ship" else 0)

    def kinds(self, path: Path, data: dict[str, Any]) -> int:
        """A kind by name, or all ships, or all passages."""
        kind = self.chosen(path, data, "card", ["ship", "passage", *self.content.cards], "card") - 2
        if kind >= 0:
            return 1 << kind
        return sense.all_ships(self.content) if data.get("card") == "ship" else self.content.passages

    def wishes(self, value: object) -> list[Wish]:
        if value is None:
            return []
        path: Path = ("optional",)
        if not isinstance(value, dict):
            text = f"is {shown(value)}, not an object with title, text, count and least or most"
            self.fault(path, text, "optional", value=shown(value))
            return []
        measure = self.chosen(path, value, "count", MEASURES, "thing to count")
        what = ["card"] if measure in (M_SUNK, M_POINTED) else ["token"] if measure == M_TAKEN else []
        needed = ["title", "text", "count", *what]
        self.fields(path, value, [*needed, "least", "most", *(["card", "token"] if measure < 0 else [])], needed)
        for name in ("title", "text"):
            if name in value:
                self.words((*path, name), value[name], LONGEST_TEXT[name])
        return [self.wish(path, value, measure, what)]

    def wish(self, path: Path, value: dict[str, Any], measure: int, what: list[str]) -> Wish:
        if "least" not in value and "most" not in value:
            self.fault(path, "needs least or most: how much of what it counts is enough, or too much", "bounds")
        kinds = self.kinds(path, value) if what == ["card"] else 0
        token = self.chosen(path, value, "token", TOKENS, "token") if what == ["token"] else 0
        least = self.number((*path, "least"), value.get("least", 0), 0, LONGEST)
        most = self.number((*path, "most"), value.get("most", LONGEST), 0, LONGEST)
        return Wish(measure, kinds, max(0, token), least, most)

    # --- the whole ---

    def sense(self, chapter: Chapter) -> None:
        """What no single field shows, as far as the fields that it takes are right."""
        spoiled = {fault.path[0] for fault in self.faults if fault.path}
        if not spoiled & {"rounds", "fleet"}:
            self.faults += sense.fleet_faults(chapter, self.content)
        if not spoiled & {"rounds", "fleet", "goal", "island"}:
            self.faults += sense.room_faults(chapter, self.content)
            self.faults += sense.fit_faults(chapter, self.content)
            self.faults += sense.goal_faults(chapter, self.content)
        if not spoiled & {"rounds", "fleet", "goal", "island", "optional", "cursed", "life", "events"}:
            self.faults += sense.wish_faults(chapter, self.content)

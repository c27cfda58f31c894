"""A chapter in a few lines of English, and what many voyages of it showed: what `saltsea chapter` prints."""

from typing import Any, Final

from saltsea.games.pirates.authoring.chapter_file import ChapterFile
from saltsea.games.pirates.chapters.chapter import (
    CLEAR,
    MEASURES,
    POINT_AT,
    SINK,
    TAKE,
    Chapter,
    Condition,
    RoundPlan,
    Wish,
)
from saltsea.games.pirates.chapters.faults import listed
from saltsea.games.pirates.engine.kinds import PARTS, TOKENS, Content
from saltsea.games.pirates.rules.ship import SECTOR_NAMES, TIMERS
from saltsea.games.pirates.text.words import card_title, happening_title, token_title
from saltsea.kernel.languages import USUAL, in_language
from saltsea.texts import Texts

WIDTH: Final = 13
_SAME: Final = ("Loot", "Powder", "Fog", "Rocks")
"""Words that are the same for one and for many."""
_MEASURED: Final = {
    "lives-lost": "life points lost", "broken": "broken cannons", "rocks": "times on Rocks", "sunk": "sunk",
    "taken": "taken", "pointed": "pointed at", "seconds-left": "seconds left", "corks": "corks on the ship at the end",
    "powder": "Powder aboard at the end", "curses": "cursed timers at the end", "rounds": "rounds needed",
}  # fmt: skip


def row(name: str, value: str) -> str:
    return f"  {name:<{WIDTH}} {value}"


def many(number: int, title: str) -> str:
    """`3 Galleons`, `2 Fog`, `2 × Passage 1`."""
    if title[-1:].isdigit():
        return title if number == 1 else f"{number} × {title}"
    return f"{number} {title if number == 1 else plural(title)}"


def plural(title: str) -> str:
    return title if title in _SAME or title[-1:].isdigit() else f"{title}s"


class ChapterWords:
    """Chapters of one box in words."""

    def __init__(self, texts: Texts, content: Content) -> None:
        self.texts = texts
        self.content = content

    def summary(self, found: ChapterFile) -> str:
        """The chapter so that its author can see at a glance whether this is what was meant."""
        chapter = found.chapter
        rows = [
            f"{in_language(found.data['title'], USUAL)} (chapter.{chapter.name})",
            row("goal", self.goal(chapter)),
            *(row("optional", self.optional(found.data["optional"], wish)) for wish in chapter.wishes),
            row("ship", self.ship(chapter)),
            *(row(f"round {place + 1}", self.round(plan)) for place, plan in enumerate(chapter.rounds)),
            row("events", self.events(chapter)),
        ]
        return "\n".join(rows)

    # --- goals ---

    def goal(self, chapter: Chapter) -> str:
        stages = [" and ".join(self.condition(condition) for condition in stage) for stage in chapter.stages]
        said = f"first {', then '.join(stages)}" if len(stages) > 1 else stages[0]
        return f"in each round {said}" if chapter.each_round else said

    def condition(self, condition: Condition) -> str:
        if condition.verb == TAKE:
            return f"take {many(condition.times, token_title(self.texts, TOKENS[condition.token]))}"
        name = self.group(condition.kinds)
        if condition.verb == CLEAR:
            return f"have no {name} on the board"
        verb = {SINK: "sink", POINT_AT: "point at"}[condition.verb]
        return f"{verb} {many(condition.times, name)}{self.speed(condition)}"

    def group(self, kinds: int) -> str:
        """One kind by its title, or all ships, or all passages."""
        if kinds == self.content.passages:
            return "Passage"
        members = [name for kind, name in enumerate(self.content.cards) if kinds >> kind & 1]
        return card_title(self.texts, members[0]) if len(members) == 1 else "ship"

    def speed(self, condition: Condition) -> str:
        speeds = {
            speed for kind, speed in enumerate(self.content.speed) if condition.kinds >> kind & 1 and speed >= 0
        }  # fmt: skip
        if condition.verb != POINT_AT or not speeds:
            return ""
        return f" at speed {speeds.pop()}" if len(speeds) == 1 else " at its speed"

    def optional(self, data: dict[str, Any], wish: Wish) -> str:
        measure = MEASURES[wish.measure]
        what = (
            f"{plural(self.group(wish.kinds))} "
            if wish.kinds
            else f"{TOKENS[wish.token]} "
            if measure == "taken"
            else ""
        )
        bounds = [f"at least {wish.least}"] if "least" in data else []
        bounds += [f"at most {wish.most}"] if "most" in data else []
        return f"{in_language(data['title'], USUAL)}: {' and '.join(bounds)} {what}{_MEASURED.get(measure, measure)}"

    # --- set-up and rounds ---

    def ship(self, chapter: Chapter) -> str:
        parts = [token_title(self.texts, name) for part, name in enumerate(PARTS) if chapter.parts >> part & 1]
        cursed = [str(timer + 1) for timer in range(TIMERS) if chapter.cursed >> timer & 1]
        said = [
            f"{many(chapter.life, 'life point')}, {many(chapter.corks, 'cork')}",
            f"sails {chapter.sails}, heading {SECTOR_NAMES[chapter.heading]}",
            *parts,
            *([f"cursed: timer {listed(cursed)}"] if cursed else []),
        ]
        return ", ".join(said)

    def round(self, plan: RoundPlan) -> str:
        kinds = dict.fromkeys(plan.deal)
        cards = [many(plan.deal.count(kind), card_title(self.texts, self.content.cards[kind])) for kind in kinds]
        events = f"; {many(plan.events, 'event')}" if plan.events else ""
        return f"{plan.seconds} s, {many(len(plan.deal), 'card')}: {', '.join(cards) or 'none'}{events}"

    def events(self, chapter: Chapter) -> str:
        titles = [happening_title(self.texts, self.content.events[happening]) for happening in chapter.events]
        return ", ".join(titles) if titles else "none"

    def title_of(self, named: str) -> str:
        """A card, token or event by its id: `card.rocks` is `Rocks`."""
        sort, _, name = named.partition(".")
        say = {"card": card_title, "token": token_title, "event": happening_title}.get(sort)
        return say(self.texts, name) if say else f"own {named}"

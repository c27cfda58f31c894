"""Every crew that may sail a chapter, and the cards that its fullest round needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from saltsea.games.pirates.chapters.chapter import Chapter, RoundPlan, Voyage
from saltsea.games.pirates.engine.kinds import ARRIVE, LEVELS, Content, Kind
from saltsea.games.pirates.rules.levels import fitted
from saltsea.games.pirates.text.words import card_title
from saltsea.kernel.options import Options
from saltsea.texts import Texts


class Crew(NamedTuple):
    """How many people, and with how many timers a player sails alone."""

    name: str
    players: int
    timers: int = 0

    def options(self, level: str) -> Options:
        return {"level": level, **({"timers": self.timers} if self.timers else {})}


FULL: Final = Crew("four", 4)
OTHERS: Final = (
    Crew("three", 3), Crew("two", 2), Crew("alone-4", 1, 4), Crew("alone-3", 1, 3), Crew("alone-2", 1, 2),
)  # fmt: skip


def voyages(chapter: Chapter, content: Content) -> Iterator[Voyage]:
    """The chapter as each crew sails it, at each level."""
    for crew in (FULL, *OTHERS):
        for level in LEVELS:
            yield fitted(chapter, content, crew.players, crew.options(level))


def cards_needed(chapter: Chapter, content: Content) -> Counter[Kind]:
    """How many of each card any round of any crew lays out, and one more of a ship that an event may bring."""
    needed: Counter[Kind] = Counter()
    for voyage in voyages(chapter, content):
        for plan in voyage.rounds:
            needed |= Counter(plan.deal)
    for happening in chapter.events:
        if content.verb[happening] == ARRIVE:
            needed[content.by[happening]] += 1
    return needed


def card_changes(texts: Texts, voyage: Voyage, usual: Voyage) -> list[str]:
    """What another crew lays out, round by round; one sentence where it is the same in all."""
    each = [changed(texts, voyage, mine, theirs) for mine, theirs in zip(voyage.rounds, usual.rounds, strict=True)]
    if len(set(each)) == 1:
        return [texts.say("print-pirates-each-round", {"cards": each[0]})] if each[0] else []
    return [
        texts.say("print-pirates-in-round", {"number": number, "cards": cards})
        for number, cards in enumerate(each, start=1)
        if cards
    ]


def changed(texts: Texts, voyage: Voyage, mine: RoundPlan, theirs: RoundPlan) -> str:
    """`−1 Frigate, +1 Fog`."""
    more = Counter(mine.deal)
    more.subtract(theirs.deal)
    cards = [(number, card_title(texts, voyage.content.cards[kind])) for kind, number in sorted(more.items()) if number]
    return ", ".join(f"{number:+d}\u00a0{card}".replace("-", "−", 1) for number, card in cards)

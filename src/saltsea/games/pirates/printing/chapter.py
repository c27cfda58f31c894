"""A chapter as a file to print: a cover that gives nothing away, then story, rounds, cards, tokens, and the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from saltsea.games.pirates.chapters.briefing import briefing
from saltsea.games.pirates.chapters.chapter import Chapter, Condition, RoundPlan, Voyage
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.kinds import LEVELS, TOKENS
from saltsea.games.pirates.printing.crews import FULL, OTHERS, Crew, card_changes, cards_needed
from saltsea.games.pirates.printing.faces import event_card, sea_card
from saltsea.games.pirates.printing.tokens import chapter_groups, tokens_of
from saltsea.games.pirates.printing.words import KnownTexts
from saltsea.games.pirates.rules.levels import fitted
from saltsea.games.pirates.rules.rounds import opening
from saltsea.games.pirates.text.level_changes import USUAL, number_changes
from saltsea.games.pirates.text.story import VERBS, Stories, VoyageText
from saltsea.games.pirates.text.words import card_title, clock_title, happening_title
from saltsea.printing.art import has_picture
from saltsea.printing.document import BOLD, PT, Document
from saltsea.printing.pages import MARGIN, even, one_page, titled
from saltsea.printing.sheets import CARD, Group, sheets
from saltsea.printing.words import Paragraph, TextBox, fill
from saltsea.printing.words import fitted as fit
from saltsea.texts import Args

QUIET: Final = 20
"""Seconds at either end of a round without an event."""
PICTURE: Final = 80.0
_OWN_RULE: Final = re.compile(r"rule-pirates-([A-Z]\d+)$")


class ChapterFile:
    """One chapter on paper."""

    def __init__(
        self, rules: PiratesRules, chapter: Chapter, words: KnownTexts, stories: Stories, document: Document
    ) -> None:
        self.content = rules.data
        self.chapter = chapter
        self.number = rules.chapters.index(chapter) + 1
        self.words = words
        self.texts = words.texts
        self.stories = stories
        self.needed = cards_needed(chapter, rules.data)
        self.document = document
        self.voyage = fitted(chapter, rules.data, FULL.players, FULL.options(USUAL))

    def written(self) -> bytes:
        self.envelope()
        self.inside()
        self.story()
        self.rounds()
        even(self.document, self.texts)
        self.cards()
        self.crews()
        self.ending()
        return self.document.written()

    # --- what it is called ---

    def name(self) -> str:
        """What stands on the outside, and gives nothing away."""
        return self.texts.say("print-pirates-chapter", {"number": self.number})

    def sealed(self) -> str:
        """When it may be opened."""
        return self.texts.say("print-pirates-sealed", {"before": self.number - 1, "number": self.number})

    def picture(self) -> str:
        return f"pirates/story/{self.number}"

    def goal(self) -> str:
        return self.texts.say(f"rule-pirates-chapter-{self.chapter.name}")

    # --- the cover ---

    def envelope(self) -> None:
        """The outside: the number, and when it may be opened."""
        say, page = self.texts.say, self.document.page()
        width, height = page.paper.width, page.paper.height
        page.rectangle(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN, line="#17181d", weight=1.2)
        page.picture("pirates/back", width / 2 - 45, MARGIN + 14, 90)
        fit(
            page, self.name(), TextBox(MARGIN + 8, 155, width - 2 * MARGIN - 16, 26), 54 * PT, face=BOLD, align="centre"
        )
        fit(page, self.sealed(), TextBox(MARGIN + 20, 190, width - 2 * MARGIN - 40, 36), 16 * PT, align="centre")
        foot = TextBox(MARGIN + 8, height - MARGIN - 16, width - 2 * MARGIN - 16, 12)
        fit(page, say("print-fan-work"), foot, 8 * PT, align="centre")

    def inside(self) -> None:
        """The inside of the envelope: how many things there are, none by name."""
        say = self.texts.say
        args = {"cards": self.needed.total(), "events": len(self.chapter.events)}
        paragraphs = [Paragraph(say("print-pirates-inside-count", args)), Paragraph(say("print-pirates-inside-fold"))]
        one_page(self.document, say("print-pirates-inside"), paragraphs, largest=14 * PT, columns=1)

    # --- what the crew reads ---

    def story(self) -> None:
        page = self.document.page()
        name = self.chapter.name
        top = titled(page, self.stories.text(name, "title"), self.name())
        width = page.paper.width - 2 * MARGIN
        if has_picture(self.picture()):
            left = (page.paper.width - PICTURE * 1.6) / 2
            with page.clipped(left, top, PICTURE * 1.6, PICTURE):
                page.picture(self.picture(), left, top, PICTURE * 1.6)
            page.rectangle(left, top, PICTURE * 1.6, PICTURE, line="#17181d", weight=0.8)
            top += PICTURE + 6
        area = TextBox(MARGIN, top, width, page.paper.height - top - MARGIN)
        fill(page, area, [*self.paragraphs()], largest=14 * PT)

    def paragraphs(self) -> Iterator[Paragraph]:
        say, name = self.texts.say, self.chapter.name
        yield Paragraph(self.stories.text(name, "story"))
        yield Paragraph(self.stories.text(name, "news"), say("print-pirates-news"))
        yield Paragraph(self.goal(), say("print-pirates-goal"))
        wish = self.stories.chapters[name].get("optional")
        if wish:
            args = {"title": self.stories.wish(name, "title")}
            yield Paragraph(self.stories.wish(name, "text"), say("print-pirates-optional", args))

    def rounds(self) -> None:
        """The set-up and the rounds for four timers at the middle level, and how events come."""
        paragraphs = [Paragraph(self.ship(), self.texts.say("print-pirates-set-up"))]
        paragraphs += [self.round(number, plan) for number, plan in enumerate(self.voyage.rounds, start=1)]
        paragraphs.append(
            Paragraph(self.texts.say("print-pirates-round-how"), self.texts.say("print-pirates-round-title"))
        )
        if self.chapter.events:
            paragraphs.append(
                Paragraph(self.texts.say("print-pirates-events-how"), self.texts.say("print-pirates-events"))
            )
        paragraphs += [self.rule(name) for name in self.words.new_rules if self.is_printed(name)]
        one_page(self.document, self.texts.say("print-pirates-rounds"), paragraphs, largest=13 * PT)

    def ship(self) -> str:
        text = VoyageText(self.texts, self.stories, opening(self.voyage))
        brief = briefing(text.state)
        return " ".join([text.ship_set_up(brief), *text.extras(brief)])

    def round(self, number: int, plan: RoundPlan) -> Paragraph:
        kinds = dict.fromkeys(plan.deal)
        cards = [
            f"{plan.deal.count(kind)}\u00a0×\u00a0{card_title(self.texts, self.content.cards[kind])}" for kind in kinds
        ]
        args: Args = {"number": number, "time": clock_title(self.texts, plan.seconds * 1000)}
        title = self.texts.say("print-pirates-round", args)
        return Paragraph(" ".join([f"{', '.join(cards)}.", *self.happenings(plan)]), title)

    def happenings(self, plan: RoundPlan) -> Iterator[str]:
        """When events come, spread over the round, and which of them is certain."""
        yield from self.moments(plan)
        if plan.certain:
            names = ", ".join(happening_title(self.texts, self.content.events[one]) for one in plan.certain)
            yield self.texts.say("print-pirates-certain", {"events": names})

    def moments(self, plan: RoundPlan) -> list[str]:
        if not plan.events:
            return []
        moments = [clock_title(self.texts, moment * 1000) for moment in times_left(plan)]
        return [self.texts.say("print-pirates-when", {"number": plan.events, "times": ", ".join(moments)})]

    def rule(self, name: str) -> Paragraph:
        return Paragraph(self.texts.say(name), self.texts.title(name))

    def is_printed(self, name: str) -> bool:
        """Rules of the sea and tokens that this chapter brings; cards and events bear theirs. The rules of the first
        chapter are in the ship's file."""
        return self.number > 1 and (bool(_OWN_RULE.match(name)) or name.startswith("rule-pirates-token-"))

    # --- what is cut out ---

    def cards(self) -> None:
        sea = [
            sea_card(self.texts, self.content.cards[kind])
            for kind, count in sorted(self.needed.items())
            for _ in range(count)
        ]
        events = [event_card(self.texts, self.content.events[happening]) for happening in self.chapter.events]
        tokens = chapter_groups(self.texts, self.chapter, self.content, set(self.needed))
        footer = self.texts.say("print-footer", {"title": self.name()})
        sheets(self.document, [Group(*CARD, [*sea, *events]), *tokens], footer)

    # --- other crews, and the end ---

    def crews(self) -> None:
        """What smaller crews and other levels change, each together with the other: their changes do not add up."""
        paragraphs = [Paragraph(self.texts.say("print-pirates-crews-how"))]
        for crew in (FULL, *OTHERS):
            paragraphs.append(Paragraph(self.texts.say(f"print-pirates-crew-{crew.name}"), heading=True))
            paragraphs += [self.sailed(crew, level) for level in LEVELS if (crew, level) != (FULL, USUAL)]
        title = self.texts.say("print-pirates-crews")
        one_page(self.document, title, paragraphs, largest=11 * PT, smallest=9 * PT)

    def sailed(self, crew: Crew, level: str) -> Paragraph:
        voyage = fitted(self.chapter, self.content, crew.players, crew.options(level))
        return Paragraph(self.changes(voyage), self.texts.title(f"rule-pirates-level-{level}"))

    def changes(self, voyage: Voyage) -> str:
        """How long its rounds are and when events come, life points and corks if they differ, and the cards."""
        found = [
            *self.times(voyage),
            number_changes(self.texts, "lives", voyage.life, self.voyage.life),
            number_changes(self.texts, "corks", voyage.corks, self.voyage.corks),
            *([self.texts.say("brief-pirates-level-stops")] if self.stops(voyage) else []),
            *card_changes(self.texts, voyage, self.voyage),
        ]
        return " ".join(sentence for sentence in found if sentence)

    def times(self, voyage: Voyage) -> list[str]:
        """The clock of each round; one sentence where all are alike."""
        each = [[clock_title(self.texts, plan.seconds * 1000), *self.moments(plan)] for plan in voyage.rounds]
        if all(one == each[0] for one in each):
            time, *when = each[0]
            return [self.texts.say("print-pirates-each-time", {"time": time}), *when]
        return [
            " ".join([self.texts.say("print-pirates-one-time", {"number": number, "time": time}), *when])
            for number, (time, *when) in enumerate(each, start=1)
        ]

    def stops(self, voyage: Voyage) -> bool:
        """Whether time stands during events."""
        return bool(self.content.levels[voyage.level].stops and any(plan.events for plan in voyage.rounds))

    def ending(self) -> None:
        """Read after the voyage: one of two."""
        paragraphs = [
            Paragraph(self.stories.text(self.chapter.name, end), self.texts.say(f"print-pirates-{end}"))
            for end in ("won", "lost")
        ]
        one_page(self.document, self.texts.say("print-pirates-ending"), paragraphs, largest=14 * PT, columns=1)


class OwnChapterFile(ChapterFile):
    """A chapter that a player has written: it is none of the story, so it has no number, no seal and no picture."""

    def name(self) -> str:
        return self.texts.say("print-pirates-own")

    def sealed(self) -> str:
        return self.texts.say("print-pirates-own-sealed")

    def picture(self) -> str:
        return ""

    def goal(self) -> str:
        """Its stages, in their order."""
        text = VoyageText(self.texts, self.stories, opening(self.voyage))
        stages = [" ".join(self.step(text, one) for one in stage) for stage in self.chapter.stages]
        return " ".join(f"{place}. {said}" for place, said in enumerate(stages, start=1))

    def step(self, text: VoyageText, condition: Condition) -> str:
        args: Args = {"what": text.wanted(condition), "times": condition.times}
        return self.texts.say(f"print-pirates-goal-{VERBS[condition.verb]}", args)

    def is_printed(self, name: str) -> bool:
        """The rules of what it uses; those of the first chapter are in the ship's file."""
        if name.startswith("rule-pirates-token-"):
            return name.removeprefix("rule-pirates-token-") in {
                TOKENS[one] for one in tokens_of(self.chapter, self.content, set(self.needed))
            }
        return bool(_OWN_RULE.match(name))


def times_left(plan: RoundPlan) -> list[int]:
    """What the clock shows when an event comes: spread evenly, none in the first or last 20 seconds."""
    room = (plan.seconds - 2 * QUIET) / plan.events
    return [round(plan.seconds - QUIET - room * (place + 0.5)) for place in range(plan.events)]

"""What a crew is told before, during and after a voyage: story, set-up, goal, and what it was worth."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from saltsea.games.pirates.chapters.briefing import Briefing, briefing
from saltsea.games.pirates.chapters.chapter import CLEAR, POINT_AT, SINK, TAKE, Condition, Wish
from saltsea.games.pirates.engine.kinds import LEVELS, TOKENS
from saltsea.games.pirates.engine.state import WON, PiratesState
from saltsea.games.pirates.rules.damage import corks_left
from saltsea.games.pirates.rules.free import FREE
from saltsea.games.pirates.rules.rounds import counted, on_board
from saltsea.games.pirates.rules.score import (
    MOST_FOR_TIME,
    PER_CORK,
    PER_LIFE,
    PER_WISH,
    granted,
    is_granted,
    measured,
    points,
    stars,
)
from saltsea.games.pirates.rules.ship import CORKS
from saltsea.games.pirates.text.level_changes import level_changes
from saltsea.games.pirates.text.words import (
    card_title,
    clock_title,
    sector_title,
    space_title,
    timer_title,
    token_title,
)
from saltsea.kernel.languages import in_language
from saltsea.texts import Args, Texts

VERBS: Final = {SINK: "sink", TAKE: "take", POINT_AT: "point", CLEAR: "clear"}
MOST_STARS: Final = 3


class Stories:
    """The texts of the chapters, which lie in their files, in one language."""

    def __init__(self, folder: Path, language: str) -> None:
        self.language = language
        files = sorted((folder / "chapters").glob("*.json"))
        self.chapters = by_name([json.loads(file.read_bytes()) for file in files])

    def text(self, chapter: str, field: str) -> str:
        """A text of a chapter; free play has none."""
        return in_language(self.chapters[chapter][field], self.language) if chapter in self.chapters else ""

    def wish(self, chapter: str, field: str) -> str:
        return in_language(self.chapters[chapter]["optional"][field], self.language)


def by_name(chapters: Sequence[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """What the files of chapters hold, by the name that a table's option has for them."""
    return {str(data["id"]).removeprefix("chapter."): data for data in chapters}


class VoyageText:
    """Speaks of one voyage, as it stands in this state."""

    def __init__(self, texts: Texts, stories: Stories, state: PiratesState) -> None:
        self.texts = texts
        self.stories = stories
        self.state = state
        self.voyage = state.voyage
        self.chapter = state.voyage.chapter.name
        self.content = state.voyage.content

    def say(self, text: str, **args: str | int) -> str:
        return self.texts.say(text, args)

    # --- before a round ---

    def briefing(self) -> list[str]:
        """pirates.Q1: the story first, then what is new, the set-up, and the goal."""
        first = self.opening() if self.state.log.round == 0 else []
        return [*first, *self.round_again(), self.say("brief-pirates-start")]

    def opening(self) -> list[str]:
        story = [self.stories.text(self.chapter, "story")]
        return [self.title(), *filter(None, story), *self.news(), *self.level_changes()]

    def round_again(self) -> list[str]:
        return [*self.set_up(briefing(self.state)), *self.goals()]

    def title(self) -> str:
        level = self.texts.title(f"rule-pirates-level-{LEVELS[self.voyage.level]}")
        if self.chapter == FREE:
            return self.say("brief-pirates-free", word=str(self.voyage.options.get("word", "")), level=level)
        title = self.stories.text(self.chapter, "title") or self.chapter
        return self.say("brief-pirates-chapter", chapter=self.chapter, title=title, level=level)

    def news(self) -> list[str]:
        news = self.stories.text(self.chapter, "news")
        return [self.say("brief-pirates-news", news=news)] if news else []

    def level_changes(self) -> list[str]:
        """What the level truly changes in this chapter."""
        changes = level_changes(self.texts, self.voyage)
        level = self.texts.title(f"rule-pirates-level-{LEVELS[self.voyage.level]}")
        return [self.say("brief-pirates-level-all", level=level, changes=" ".join(changes))] if changes else []

    def set_up(self, brief: Briefing) -> list[str]:
        cards = [self.number_of(card_title(self.texts, self.content.cards[kind]), many) for kind, many in brief.cards]
        args: Args = {
            "round": brief.round + 1,
            "rounds": len(self.voyage.rounds),
            "time": clock_title(self.texts, brief.seconds * 1000),
            "cards": ", ".join(cards),
            "events": brief.events,
        }
        return [self.texts.say("brief-pirates-round", args), self.ship_set_up(brief), *self.extras(brief)]

    def number_of(self, name: str, number: int) -> str:
        return self.say("brief-pirates-number", name=name, number=number) if number > 1 else name

    def ship_set_up(self, brief: Briefing) -> str:
        corks = ", ".join(space_title(self.texts, space) for space in brief.corks)
        return self.say(
            "brief-pirates-ship",
            heading=sector_title(self.texts, brief.heading),
            sails=brief.sails,
            lives=brief.lives,
            number=len(brief.corks),
            corks=corks,
        )

    def extras(self, brief: Briefing) -> Iterator[str]:
        """Ship parts and curses, where there are any."""
        if brief.parts:
            parts = ", ".join(token_title(self.texts, part) for part in brief.parts)
            yield self.say("brief-pirates-parts", parts=parts)
        if brief.cursed:
            timers = ", ".join(timer_title(self.texts, timer) for timer in brief.cursed)
            yield self.say("brief-pirates-cursed", timers=timers)

    # --- the goal ---

    def goals(self) -> list[str]:
        """The goal in the chapter's own words, how far it is, and what may be done on the side."""
        own = f"rule-pirates-chapter-{self.chapter}"
        is_ours = self.texts.has(own) and self.texts.title(own) == self.stories.text(self.chapter, "title")
        said = [self.say("goal-pirates", goal=self.texts.say(own))] if is_ours else []
        return [*said, self.goal_so_far(), *self.wishes()]

    def goal_so_far(self) -> str:
        stages, stage = self.voyage.chapter.stages, self.state.log.stage
        if stage >= len(stages):
            return self.say("goal-pirates-reached")
        steps = ", ".join(self.condition(condition) for condition in stages[stage])
        return self.say("goal-pirates-so-far", steps=steps, stage=stage + 1, stages=len(stages))

    def condition(self, condition: Condition) -> str:
        args: Args = {"what": self.wanted(condition), "done": self.done(condition), "times": condition.times}
        return self.texts.say(f"goal-pirates-{VERBS[condition.verb]}", args)

    def wanted(self, condition: Condition) -> str:
        if condition.verb == TAKE:
            return token_title(self.texts, TOKENS[condition.token])
        if not condition.named:
            return self.say("goal-pirates-ships")
        if condition.kinds == self.content.passages:
            return self.say("goal-pirates-passage")
        kinds = [kind for kind in range(len(self.content.cards)) if condition.kinds >> kind & 1]
        return ", ".join(card_title(self.texts, self.content.cards[kind]) for kind in kinds)

    def done(self, condition: Condition) -> int:
        log = self.state.log
        if condition.verb == TAKE:
            return log.taken[condition.token]
        if condition.verb == CLEAR:
            return on_board(self.state, condition.kinds)
        return counted(log.sunk if condition.verb == SINK else log.pointed, condition.kinds)

    def wishes(self) -> list[str]:
        """The optional goal and how it stands."""
        return [
            self.say(
                "goal-pirates-optional",
                title=self.stories.wish(self.chapter, "title"),
                wish=self.stories.wish(self.chapter, "text"),
                done=measured(self.state, wish),
            )
            for wish in self.open_wishes()
        ]

    def open_wishes(self) -> list[Wish]:
        return self.voyage.chapter.wishes if self.chapter in self.stories.chapters else []

    # --- afterwards ---

    def report(self) -> list[str]:
        """How it ended, and the score line by line."""
        won = self.state.log.result == WON
        story = self.stories.text(self.chapter, "won" if won else "lost")
        said = [self.say("report-pirates-won" if won else "report-pirates-lost"), *filter(None, [story])]
        return [*said, *(self.score() if won else []), *self.manner()]

    def score(self) -> list[str]:
        """pirates.P1 and P2, with what they are made of."""
        parts = " + ".join(self.parts_of_score())
        halves = self.content.levels[self.voyage.level].halves
        level = self.texts.title(f"rule-pirates-level-{LEVELS[self.voyage.level]}")
        args: Args = {"points": points(self.state), "parts": parts, "level": level}
        total = self.texts.say("report-pirates-score", {**args, "whole": halves // 2, "half": halves % 2})
        return [total, self.say("report-pirates-stars", stars=stars(self.state), most=MOST_STARS), *self.wished()]

    def parts_of_score(self) -> Iterator[str]:
        lives, corks, left = self.state.ship.lives, corks_left(self.state), self.state.log.left
        yield self.say("report-pirates-lives", number=lives, points=PER_LIFE * lives)
        yield self.say("report-pirates-corks", number=corks, most=CORKS, points=PER_CORK * corks)
        if granted(self.state):
            yield self.say("report-pirates-wishes", points=PER_WISH * granted(self.state))
        yield self.say("report-pirates-time", seconds=left // 1000, points=min(MOST_FOR_TIME, left // 2000))

    def wished(self) -> list[str]:
        title = self.stories.wish(self.chapter, "title") if self.open_wishes() else ""
        return [
            self.say("report-pirates-wish", title=title, met=int(is_granted(self.state, wish)))
            for wish in self.open_wishes()
        ]

    def manner(self) -> Iterator[str]:
        """What is noted with the score: pauses, and calm seas."""
        if self.state.clock.pauses:
            yield self.say("report-pirates-pauses", number=self.state.clock.pauses)
        calm = str(self.voyage.options.get("calm", "off"))
        if calm != "off":
            yield self.say("report-pirates-calm", calm=self.texts.part("option-pirates-calm", f"choice-{calm}"))

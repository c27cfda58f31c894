"""Chapters of players' own for a server: a file's text checked, made into a game, and tried by simulated crews.

An author is told nothing of what the story keeps for chapters that are still closed for them."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from statistics import median
from typing import Any, Final

from saltsea.game import Game
from saltsea.games.pirates.authoring.chapter_file import ChapterFile, ChapterFileError, Diagnostic, chapter_in
from saltsea.games.pirates.authoring.fault_writer import FaultWriter, fault_writer_of, stopped
from saltsea.games.pirates.authoring.json_lines import BrokenJsonError, read_json
from saltsea.games.pirates.authoring.unlocked_content import EVERYTHING, UnlockedContent, reach
from saltsea.games.pirates.campaign.logbook import OwnChronicle
from saltsea.games.pirates.campaign.values import ChapterChecked, Crew, FaultShown, Tried, Verdict, VoyageStory
from saltsea.games.pirates.crew.able import AbleSailor
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.kinds import Content
from saltsea.games.pirates.engine.state import LIVES_LOST, WON
from saltsea.games.pirates.printing.prints import OwnPaper, PiratesPrints
from saltsea.games.pirates.rules.score import stars
from saltsea.games.pirates.tempo import LIKE_PEOPLE, PiratesTempo
from saltsea.games.pirates.text.known import firsts_of
from saltsea.games.pirates.text.story import Stories
from saltsea.kernel.languages import USUAL
from saltsea.kernel.match import Match
from saltsea.kernel.options import Options
from saltsea.kernel.rules import AnyRules
from saltsea.research.real_time import sailed
from saltsea.research.simulate import game_name
from saltsea.research.summary import wilson

FILE: Final = Path("chapter.json")
LESSON: Final = Path("lessons", "pirates.json")
PRACTICE: Final = Path("lessons", "pirates-practice.json")
MOST_FAULTS: Final = 100
SEED: Final = "saltsea"
FEWEST_TO_JUDGE: Final = 5
HARDEST: Final = 0.25
EASIEST: Final = 0.85
"""Chances to win: below one a chapter is too hard, above the other too easy."""

Named = Callable[[dict[str, Any]], str]
"""The name of the content that a chapter makes together with the cards."""


class PiratesOwnChapters:
    """Reads chapters for the cards of one box."""

    def __init__(self, words: Path, folder: Path, content: Callable[[], Content], name: Named) -> None:
        self.words = words
        self.folder = folder
        self.content = content
        self.name = name

    @cached_property
    def firsts(self) -> dict[str, int]:
        """Which chapter of the box brings what."""
        return firsts_of([*Stories(self.folder, USUAL).chapters.values()])

    @cached_property
    def lesson(self) -> str:
        """The text of the chapter that the lesson sails, which is none of the story; empty if this box has none."""
        file = self.folder.parent / LESSON
        return file.read_text(encoding="utf-8") if file.exists() else ""

    @cached_property
    def practices(self) -> tuple[str, ...]:
        """By chapter the text of the small sea where what is new there is done first; none if this box has none."""
        file = self.folder.parent / PRACTICE
        if not file.exists():
            return ()
        found = json.loads(file.read_bytes())
        return tuple(
            json.dumps({"id": f"chapter.practice-{number}", "life": 5, **found["texts"], **sea}, ensure_ascii=False)
            for number, sea in enumerate(found["chapters"], start=1)
        )

    def checked(self, text: str, language: str, opened: int, crew: Crew | None = None) -> ChapterChecked:
        try:
            found = self.read(text, fault_writer_of(self.words, language), UnlockedContent(self.firsts, opened))
        except ChapterFileError as error:
            return ChapterChecked("", shown(error.faults), (), None)
        rules = self.rules(found)
        players, options = crew or Crew(rules.most, {})
        sails = Crew(players, {**options, "chapter": found.chapter.name})
        story = self.stories(found).voyage_story(rules, sails, language, won=None).story
        return ChapterChecked(found.chapter.name, (), shown(found.remarks), story)

    def game(self, base: Game, text: str) -> Game:
        """That game with this one chapter; a ValueError says what is wrong with it."""
        found = self.sound(text)
        rules = self.rules(found)
        paper = OwnPaper(found.data, reach(self.firsts, found.data))
        return replace(
            base,
            rules=lambda: rules,
            content_name=found.chapter.name,
            prints=lambda entry: PiratesPrints(entry, paper),
        )

    def stories_of(self, text: str) -> "OwnStories":
        """What tells the story of this chapter."""
        return self.stories(self.sound(text))

    def sound(self, text: str) -> ChapterFile:
        """The chapter; a ValueError says where its first fault is. Its reader is not known, so it names nothing."""
        try:
            return self.read(text)
        except ChapterFileError as error:
            raise ValueError(f"its first fault is in line {error.faults[0].line}") from error

    def read(self, text: str, voice: FaultWriter | None = None, met: UnlockedContent = EVERYTHING) -> ChapterFile:
        """The chapter, or a ChapterFileError."""
        said = voice or FaultWriter()
        try:
            return chapter_in(FILE, read_json(text), self.content(), said, met)
        except BrokenJsonError as error:
            raise ChapterFileError(FILE, [Diagnostic(error.line, "", stopped(said.said(error.said)))]) from error

    def rules(self, found: ChapterFile) -> PiratesRules:
        return PiratesRules(self.content(), [found.chapter], self.name(found.data))

    def stories(self, found: ChapterFile) -> "OwnStories":
        return OwnStories(self.words, self.folder, found.data, reach(self.firsts, found.data))


class OwnStories:
    """Tells one chapter that its author has written."""

    def __init__(self, words: Path, folder: Path, data: dict[str, Any], reached: int) -> None:
        self.words = words
        self.folder = folder
        self.data = data
        self.reached = reached
        """How many chapters of ours bring all that it uses."""

    def voyage_story(self, rules: AnyRules, crew: Crew, language: str, *, won: bool | None) -> VoyageStory:
        assert isinstance(rules, PiratesRules)
        return OwnChronicle(self.words, self.folder, self.data, self.reached, language).voyage(rules, crew, won=won)

    def chapters_needed(self, rules: AnyRules, options: Options) -> int:
        return self.reached


def tried(rules: PiratesRules, crew: Crew, runs: int) -> Iterator[Tried]:
    """Let simulated crews sail by these rules so often, and say after each voyage what they add up to."""
    report = Report(runs)
    for number in range(runs):
        bots = [AbleSailor(rules) for _ in range(crew.players)]
        name = game_name(SEED, number)
        reactions = [LIKE_PEOPLE] * crew.players
        table = sailed(rules, PiratesTempo(), crew.players, crew.options, bots, name, reactions=reactions)
        report.add(table.match)
        yield report.result()


class Report:
    """Adds up simulated voyages."""

    def __init__(self, runs: int) -> None:
        self.runs = runs
        self.stars: list[int] = []
        self.lives_lost: list[int] = []
        self.seconds: list[float] = []
        """Of the voyages that were won."""

    def add(self, match: Match) -> None:
        state = match.state
        self.stars.append(stars(state))
        self.lives_lost.append(state.log.tally[LIVES_LOST])
        if state.log.result == WON:
            self.seconds.append(match.now() / 1000)

    def result(self) -> Tried:
        done, won = len(self.stars), len(self.seconds)
        low, high = wilson(won, done)
        return Tried(
            done=done,
            runs=self.runs,
            won=won,
            rate=round(won / done, 4),
            low=round(low, 4),
            high=round(high, 4),
            seconds=round(median(self.seconds)) if won else None,
            stars=round(sum(self.stars) / done, 2),
            lives_lost=round(sum(self.lives_lost) / done, 2),
            verdict=verdict_on(done, low, high),
        )


def verdict_on(done: int, low: float, high: float) -> Verdict:
    """Whether the chance to win, which lies between these, makes a chapter that is worth sailing."""
    if done < FEWEST_TO_JUDGE:
        return ""
    if high < HARDEST:
        return "too-hard"
    return "too-easy" if low > EASIEST else "fair"


def shown(diagnostics: list[Diagnostic]) -> tuple[FaultShown, ...]:
    """No author reads on beyond a hundred."""
    return tuple(FaultShown(one.line, one.field, one.text) for one in diagnostics[:MOST_FAULTS])

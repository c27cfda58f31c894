"""What a log book and a table tell of the chapters: story, goal, set-up and results, as values for clients.

The text table says the same in its own sentences (text/story.py). Of a closed chapter nothing is told."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, cast

from saltsea.games.pirates.campaign.drills import Drills
from saltsea.games.pirates.campaign.values import (
    BestShown,
    CardCount,
    ChapterShown,
    Crew,
    GoalStep,
    LogBook,
    OptionalGoal,
    RoundSetUp,
    ShipSetUp,
    Story,
    VoyageStory,
)
from saltsea.games.pirates.chapters.briefing import briefing
from saltsea.games.pirates.chapters.chapter import Condition, RoundPlan, Voyage, number_in_story
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.kinds import LEVELS
from saltsea.games.pirates.engine.state import PiratesState
from saltsea.games.pirates.rules.campaign import Best, Campaign, is_open, opened
from saltsea.games.pirates.rules.free import FREE, SEAS
from saltsea.games.pirates.talk import PiratesTalk
from saltsea.games.pirates.text.grammar import TYPED
from saltsea.games.pirates.text.known import FIRST, KnownWords, firsts_of
from saltsea.games.pirates.text.level_changes import level_changes
from saltsea.games.pirates.text.story import Stories, by_name
from saltsea.games.pirates.view.names import SECTORS, VERBS, space_name
from saltsea.games.pirates.view.progress import STARS, wanted
from saltsea.kernel.languages import in_language
from saltsea.kernel.options import Options, filled_in
from saltsea.texts import CONTENT_ROOT, Texts, load, text_file

SCENES: Final = CONTENT_ROOT / "pirates" / "scenes"
PANELS: Final = ("1", "2", "3", "4")
"""The pictures of a story, in order."""


class Chronicle:
    """The chapters of one box in one language."""

    def __init__(self, words: Path, folder: Path, language: str) -> None:
        self.texts: Texts = load(language, (words, "pirates"), TYPED)
        self.scenes = Texts(language, [text_file(SCENES, "scenes", language).read_text(encoding="utf-8")])
        self.stories = Stories(folder, language)
        self.firsts = firsts_of([*self.stories.chapters.values()])
        self.words = KnownWords(text_file(words, "pirates", language).read_text(encoding="utf-8"), self.firsts)

    def book(self, campaign: Campaign, rules: PiratesRules, crew: Crew) -> LogBook:
        chapters = tuple(self.chapter(campaign, rules, crew, place) for place in range(len(rules.chapters)))
        known = opened(campaign)
        return LogBook(
            game=rules.name,
            usual_bot=PiratesTalk(rules).usual_bot({"chapter": FREE}),
            opened=known,
            chapters=chapters,
            words=self.words.later(known),
            next=next_of(chapters),
            seas=seas_of(known),
            stars=sum(best.stars for best in campaign.bests),
            most_stars=len(chapters) * len(STARS),
            is_won=all(chapter.state == "won" for chapter in chapters),
        )

    def chapter(self, campaign: Campaign, rules: PiratesRules, crew: Crew, place: int) -> ChapterShown:
        if not is_open(campaign, place):
            return ChapterShown(place + 1, "locked", opens_after=place)
        name, best = rules.chapters[place].name, campaign.bests[place]
        return ChapterShown(
            number=place + 1,
            state="won" if best.won else "open",
            name=name,
            story=self.story(rules, Crew(crew.players, {**crew.options, "chapter": name})),
            won=self.stories.text(name, "won") if best.won else "",
            lost=self.stories.text(name, "lost") if best.tries > best.won else "",
            best=best_shown(best) if best.tries else None,
            crews=tuple(best_shown(one) for one in sorted(campaign.crews[place], key=rank_of)),
        )

    def voyage(self, rules: PiratesRules, crew: Crew, *, won: bool | None) -> VoyageStory:
        """What a table sails."""
        options = filled_in(rules.options, crew.options)
        name = str(options["chapter"])
        end = "won" if won else "lost"
        after, picture = ("", "") if won is None else (self.stories.text(name, end), self.picture(name, end))
        words, number = self.more_words(rules, options), number_in_story(name)
        return VoyageStory(name, self.story(rules, crew), after, words, picture, number)

    def more_words(self, rules: PiratesRules, options: Options) -> str:
        return self.words.later(reach_of(rules, options))

    def story(self, rules: PiratesRules, crew: Crew) -> Story:
        state = rules.setup(crew.players, filled_in(rules.options, crew.options))
        voyage, name = state.voyage, state.voyage.chapter.name
        data = self.stories.chapters.get(name, {})
        return Story(
            title=self.stories.text(name, "title"),
            story=self.stories.text(name, "story"),
            news=self.stories.text(name, "news"),
            new=tuple(data.get("new", ())),
            goal=self.goal(name),
            stages=self.stages(state),
            each_round=bool(voyage.chapter.each_round),
            optional=self.optional(data),
            timers=voyage.timers,
            ship=ship_of(state),
            rounds=tuple(round_of(voyage, plan) for plan in voyage.rounds),
            drills=Drills(voyage.content, self.texts).of(tuple(data.get("new", ()))),
            changes=tuple(level_changes(self.texts, voyage)),
            usual_bot=PiratesTalk(rules).usual_bot({"chapter": name}),
            pictures=tuple(filter(None, (self.picture(name, panel) for panel in PANELS))),
        )

    def picture(self, name: str, scene: str) -> str:
        """What a picture of a chapter shows: a panel of its story, or how it ended. Empty where nothing is drawn."""
        text = f"scene-{name}-{scene}"
        return self.scenes.say(text) if self.scenes.has(text) else ""

    def goal(self, name: str) -> str:
        """In a sentence of our own; for free play, and for chapters of others, the stages say it."""
        own = f"rule-pirates-chapter-{name}"
        is_ours = self.texts.has(own) and self.texts.title(own) == self.stories.text(name, "title")
        return self.texts.say(own) if is_ours else ""

    def optional(self, data: dict[str, Any]) -> OptionalGoal | None:
        wish, language = data.get("optional"), self.stories.language
        if wish is None:
            return None
        return OptionalGoal(in_language(wish["title"], language), in_language(wish["text"], language))

    def stages(self, state: PiratesState) -> tuple[tuple[GoalStep, ...], ...]:
        return tuple(tuple(goal_step(state, one) for one in stage) for stage in state.voyage.chapter.stages)


class OwnChronicle(Chronicle):
    """A chapter that a player has written for the cards of the box, with what so many of our chapters bring."""

    def __init__(self, words: Path, folder: Path, own: dict[str, Any], reached: int, language: str) -> None:
        super().__init__(words, folder, language)
        self.reached = reached
        self.stories.chapters = by_name([own])

    def goal(self, name: str) -> str:
        """The stages say it; a chapter that is called as one of ours does not get that one's sentence."""
        return ""

    def picture(self, name: str, scene: str) -> str:
        """Nothing is drawn for it, even if it is called as one of ours."""
        del name, scene
        return ""

    def more_words(self, rules: PiratesRules, options: Options) -> str:
        """A crew that sails it meets what it has, wherever its own story stands; no chapter of ours is told by that."""
        del rules, options
        return self.words.things(self.reached)


def reach_of(rules: PiratesRules, options: Options) -> int:
    """How many chapters must be open for this: that chapter and all before it, or those that free play mixes."""
    name, mixed = options.get("chapter", rules.chapters[0].name), options.get("open", len(rules.chapters))
    if name == FREE:
        return int(mixed)
    names = [chapter.name for chapter in rules.chapters]
    return names.index(str(name)) + 1 if name in names else FIRST


def goal_step(state: PiratesState, condition: Condition) -> GoalStep:
    """What is wanted is a token, any of a group, or these cards."""
    asked = cast("dict[str, Any]", wanted(state, condition))
    things = [asked["token"]] if "token" in asked else asked.get("card", [])
    return GoalStep(VERBS[condition.verb], asked.get("group", "token"), tuple(things), condition.times)


def next_of(chapters: Sequence[ChapterShown]) -> int:
    """The first chapter that is open and not won; the last once all are."""
    return next((chapter.number for chapter in chapters if chapter.state == "open"), len(chapters))


def seas_of(known: int) -> tuple[str, ...]:
    """The day's seas that mix no more chapters than are open."""
    return tuple(str(sea) for sea in SEAS if sea <= known)


def ship_of(state: PiratesState) -> ShipSetUp:
    brief = briefing(state)
    return ShipSetUp(
        heading=SECTORS[brief.heading],
        sails=brief.sails,
        lives=brief.lives,
        corks=tuple(space_name(space) for space in brief.corks),
        cursed=tuple(brief.cursed),
        parts=tuple(f"token.{part}" for part in brief.parts),
    )


def round_of(voyage: Voyage, plan: RoundPlan) -> RoundSetUp:
    kinds = dict.fromkeys(plan.deal)
    cards = [CardCount(f"card.{voyage.content.cards[kind]}", plan.deal.count(kind)) for kind in kinds]
    return RoundSetUp(plan.seconds, tuple(cards), plan.events)


def rank_of(best: Best) -> tuple[int, int, int]:
    """By level from the easiest on, then by the size of the crew."""
    return best.level, best.players, best.timers


def best_shown(best: Best) -> BestShown:
    return BestShown(
        level=LEVELS[best.level],
        players=best.players,
        timers=best.timers,
        score=best.score,
        stars=best.stars,
        pauses=best.pauses,
        calm=best.calm,
        tries=best.tries,
        won=best.won,
    )

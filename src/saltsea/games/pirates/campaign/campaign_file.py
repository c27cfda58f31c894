"""What a voyage adds to a campaign: for a file in the terminal and for an account on a server alike."""

from pathlib import Path
from typing import Protocol

from saltsea.games.pirates.app.game import AppRules
from saltsea.games.pirates.app.rules import granted as granted_beside
from saltsea.games.pirates.app.state import AppState
from saltsea.games.pirates.campaign.logbook import Chronicle, reach_of
from saltsea.games.pirates.campaign.values import Crew, LogBook, VoyageStory
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.state import WON, PiratesState
from saltsea.games.pirates.rules.campaign import (
    Best,
    Campaign,
    check_open,
    exported,
    imported,
    is_open,
    merged,
    opened,
    sailed,
)
from saltsea.games.pirates.rules.score import granted, points_with, stars_with
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.options import Options, filled_in
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.strict_json import dump


class ChapterStories(Protocol):
    """Tells the stories of the chapters that tables play."""

    def voyage_story(self, rules: AnyRules, crew: Crew, language: str, *, won: bool | None) -> VoyageStory:
        """What every person at a table may know of what it plays, and how it ended; None while that is open."""
        ...

    def chapters_needed(self, rules: AnyRules, options: Options) -> int:
        """How many chapters must be open to a reader who is not at the table."""
        ...


class PiratesCampaign:
    """Keeps a campaign as `saltsea play --campaign FILE` writes it, and tells its chapters as far as they are open."""

    def __init__(self, words: Path, folder: Path) -> None:
        self.words = words
        self.folder = folder
        self.chronicles: dict[str, Chronicle] = {}

    def noted(self, body: bytes | None, match: Match) -> bytes:
        rules = our_rules(match.rules)
        campaign = campaign_of(body, rules)
        state, wishes = voyage_of(match)
        place = place_of(rules, state)
        # Who sails along with a crew that has come further has helped them, and opens nothing of their own by it.
        if place is not None and is_open(campaign, place):
            sailed(campaign, place, result_of(state, wishes))
        return written(campaign)

    def checked(self, body: bytes, rules: AnyRules) -> bytes:
        return written(read(body, our_rules(rules)))

    def merged(self, mine: bytes | None, other: bytes, rules: AnyRules) -> bytes:
        """Both campaigns in one; a ValueError says what is wrong with the other."""
        ours = our_rules(rules)
        return written(merged(campaign_of(mine, ours), read(other, ours)))

    def check_open(self, body: bytes | None, rules: AnyRules, options: Options) -> Refusal | None:
        """pirates.R1: no crew sails a chapter that is still closed, and free play mixes open ones."""
        return check_open(campaign_of(body, our_rules(rules)), self.chapters_needed(rules, options) - 1)

    def opened(self, body: bytes | None, rules: AnyRules) -> int:
        return opened(campaign_of(body, our_rules(rules)))

    def chapters_needed(self, rules: AnyRules, options: Options) -> int:
        ours = our_rules(rules)
        return reach_of(ours, filled_in(ours.options, options))

    def shown(self, body: bytes | None, rules: AnyRules, crew: Crew, language: str) -> LogBook:
        ours = our_rules(rules)
        return self.chronicle(language).book(campaign_of(body, ours), ours, crew)

    def voyage_story(self, rules: AnyRules, crew: Crew, language: str, *, won: bool | None) -> VoyageStory:
        return self.chronicle(language).voyage(our_rules(rules), crew, won=won)

    def chronicle(self, language: str) -> Chronicle:
        """Made once: the files of the chapters do not change while we run."""
        if language not in self.chronicles:
            self.chronicles[language] = Chronicle(self.words, self.folder, language)
        return self.chronicles[language]


def our_rules(rules: AnyRules) -> PiratesRules:
    """The rules of the sea, at a table of the App, too."""
    if isinstance(rules, AppRules):
        return rules.sea
    assert isinstance(rules, PiratesRules)
    return rules


def voyage_of(match: Match) -> tuple[PiratesState, int]:
    """The voyage that was sailed, on a screen or beside the App, and how many optional goals it has met."""
    state = match.state
    if isinstance(state, AppState):
        return state.table, granted_beside(state)
    assert isinstance(state, PiratesState)
    return state, granted(state)


def crew_of(players: int, options: Options) -> Crew:
    """For how many people a table sails: beside the App they have one device between them."""
    beside = options.get("sailors")
    return Crew(beside if isinstance(beside, int) else players, options)


def campaign_of(body: bytes | None, rules: PiratesRules) -> Campaign:
    """A player's campaign; before the first voyage an empty one."""
    return Campaign(len(rules.chapters)) if body is None else read(body, rules)


def read(body: bytes, rules: PiratesRules) -> Campaign:
    """The campaign of a file's bytes; a ValueError says what is wrong with it."""
    return imported(body.decode().removesuffix("\n"), len(rules.chapters))


def written(campaign: Campaign) -> bytes:
    return f"{dump(exported(campaign))}\n".encode()


def place_of(rules: PiratesRules, state: PiratesState) -> int | None:
    """Which chapter is sailed, from 0; none in free play."""
    names = [chapter.name for chapter in rules.chapters]
    name = state.voyage.chapter.name
    return names.index(name) if name in names else None


def result_of(state: PiratesState, wishes: int) -> Best:
    """One voyage as a campaign notes it."""
    calm = str(state.voyage.options.get("calm", "off"))
    won = int(state.log.result == WON)
    voyage, pauses = state.voyage, state.clock.pauses
    score = points_with(state, wishes)
    earned = stars_with(state, wishes)
    return Best(score, earned, voyage.level, pauses, calm, 1, won, voyage.players, voyage.timers)

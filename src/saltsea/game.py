"""A game as the catalogue knows it: how to make its rules, where its words and functions live, who can play it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from saltsea.bots.player import Bot
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.options import Options
from saltsea.kernel.record import Header, Line
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Seat
from saltsea.kernel.table_clock import Tempo
from saltsea.logbook import ChapterChecked, Crew, DailyResult, LogBook, Tried, VoyageTold
from saltsea.text_table.face import Face
from saltsea.texts import Texts
from saltsea.view import ClashCounted, Shape, Views

Spoken = Mapping[str, Callable[[int], str]]
"""How a game says its facts, by the fact's name: what `card` 17 or `square` 3 is called."""


def as_numbers(texts: Texts) -> Spoken:  # noqa: ARG001 (numbers are the same in every language)
    """For a game that has no better names than its numbers."""
    return {}


def no_clash(match: Match, seat: Seat, refusal: Refusal) -> Seat | None:  # noqa: ARG001
    """For a game in which nobody can come too late: one acts when it is one's turn."""
    return None


Reporter = Callable[[AnyRules, Header, list[Line], Sequence[ClashCounted] | None], Shape]
"""Makes the report of a finished game; without clashes where they were not counted."""


class Observer(Protocol):
    """Watches finished games and says what they add up to."""

    def add(self, match: Match) -> None:
        """One more game is over."""
        ...

    def result(self) -> dict[str, object]:
        """Named numbers for the summary of a simulation."""
        ...


class NoObserver:
    """For a game that has nothing of its own to add up."""

    def add(self, match: Match) -> None:
        """Nothing to see."""

    def result(self) -> dict[str, object]:
        return {}


class CampaignKeeper(Protocol):
    """Adds finished games to what somebody has come to. It is kept as bytes that only the game can read."""

    def noted(self, body: bytes | None, match: Match) -> bytes:
        """The campaign after this game; None before the first."""
        ...

    def checked(self, body: bytes, rules: AnyRules) -> bytes:
        """A campaign from elsewhere as we would have written it; a ValueError says what is wrong with it."""
        ...

    def check_open(self, body: bytes | None, rules: AnyRules, options: Options) -> Refusal | None:
        """Why whoever has come so far cannot open a table with these options yet."""
        ...

    def opened(self, body: bytes | None, rules: AnyRules) -> int:
        """How many chapters are open, from the first on."""
        ...

    def shown(self, body: bytes | None, rules: AnyRules, crew: Crew, language: str) -> LogBook:
        """The campaign as its owner sees it, set up for such a crew. Nothing of what is locked is in it."""
        ...


class DailyKeeper(Protocol):
    """Knows what a crew sails on the day's voyage. Its seed is the server's."""

    def seas(self) -> tuple[str, ...]:
        """The seas of a day, by the names that `sea` gives."""
        ...

    def set_out(self, body: bytes | None, rules: AnyRules, options: Options) -> Options | Refusal:
        """The table's options for a daily voyage, as far as this campaign has come; or why these cannot be."""
        ...

    def dated(self, options: Options, day: str) -> Options:
        """The same on a day, such as 2027-01-31."""
        ...

    def sea(self, options: Options) -> str:
        """Which of the day's seas these options are."""
        ...

    def result(self, match: Match) -> DailyResult | None:
        """What the board of honour shows of a voyage that is over; nothing of one that was lost."""
        ...


class Storyteller(Protocol):
    """Tells the stories of a game whose tables sail through chapters."""

    def told(self, rules: AnyRules, crew: Crew, language: str, *, won: bool | None) -> VoyageTold:
        """What everybody at a table may know of what it sails, and how it ended; None while that is open."""
        ...

    def reach(self, rules: AnyRules, options: Options) -> int:
        """How many chapters must be open for somebody to know all of that without being at the table."""
        ...


class OwnChapters(Protocol):
    """Reads chapters that somebody has written: a text is what their file holds."""

    def checked(self, text: str, language: str, opened: int, crew: Crew | None = None) -> ChapterChecked:
        """What is wrong with it, or what it is, as told to somebody for whom so many chapters are open; set up for
        this crew, or for as many as can play."""
        ...

    def game(self, base: "Game", text: str) -> "Game":
        """That game with this one chapter; a ValueError says what is wrong with it."""
        ...

    def tried(self, text: str, crew: Crew, runs: int) -> Iterator[Tried]:
        """Let simulated crews sail it so often, and say after each voyage what they add up to."""
        ...


@dataclass(frozen=True, kw_only=True)
class Game:
    """One entry of the catalogue. Everything outside `games/` receives this and never imports a game."""

    name: str
    rules: Callable[[], AnyRules]
    package: str
    """Where the rule functions are, as an import name: `saltsea rule` reads its source."""
    texts: Path
    """The folder that holds NAME.en.ftl and NAME.fr.ftl."""
    real_time: bool
    bots: Mapping[str, Callable[[AnyRules], Bot]]
    """Computer players by name, from the one to start with to the best."""
    tempo: Tempo | None = None
    """How a table keeps its time, for a game in real time; without it time stands until somebody waits."""
    entries: Path | None = None
    """The folder of content data whose entries bear rule ids of their own."""
    theme: tuple[Path, str] | None = None
    """Folder and name of the names that cards and places bear, where a game lets them be exchanged."""
    spoken: Callable[[Texts], Spoken] = as_numbers
    views: Callable[[AnyRules], Views] = Views
    """Makes what clients draw out of observations."""
    observer: "Callable[[], Observer]" = NoObserver
    """Somebody who adds up, over many games, what only this game has."""
    face: "Callable[[Game, AnyRules, str], Face] | None" = None
    """How it looks at a text table in one language; without one, as the numbers of its view."""
    campaign: CampaignKeeper | None = None
    """For a game whose games follow on one another."""
    daily: DailyKeeper | None = None
    """For a game with a voyage of the day."""
    stories: Storyteller | None = None
    """For a game that tells one."""
    own_chapters: OwnChapters | None = None
    """For a game whose players write chapters of their own."""
    own_content: "Callable[[Path], Game] | None" = None
    """This game with the values of another box, read from a folder."""
    clash: Callable[[Match, Seat, Refusal], Seat | None] = no_clash
    """Who was there first, if that alone is why this seat was refused just now: two wanted the same, and both could see
    it. It is counted, and shown to whoever may see the game's lines."""

    report: Reporter | None = None
    """For a game that tells what a finished game adds up to."""

    def subjects(self) -> list[tuple[Path, str]]:
        """The text files that speak of this game."""
        return [(self.texts, self.name)] + ([self.theme] if self.theme else [])

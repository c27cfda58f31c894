"""A game as the catalogue knows it: how to make its rules, where its texts and functions are, and its bots."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import NoneType
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeAlias, TypeVar

from saltsea.bots.player import Bot
from saltsea.bots.reaction import Reaction
from saltsea.charts import Chart
from saltsea.kernel.evaluate import Evaluator
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Details
from saltsea.kernel.options import Options
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Seat
from saltsea.kernel.table_clock import Tempo
from saltsea.printing.booklets import Prints
from saltsea.sentences import Sentences
from saltsea.talk import Talk
from saltsea.view import Views

if TYPE_CHECKING:  # an engine in the page has no such buffers, and a server writes no tables as text
    from saltsea.kernel.encoding import Encoding
    from saltsea.text_table.renderer import Renderer

Spoken = Mapping[str, Callable[[int], str]]
"""How a game says its facts, by the fact's name: what `card` 17 or `square` 3 is called."""


def as_numbers(texts: Sentences) -> Spoken:  # noqa: ARG001 (numbers are the same in every language)
    """For a game that has no better names than its numbers."""
    return {}


ContentKind: TypeAlias = Literal["values", "chapter"]
"""What player-made content is: values for the cards of a box, or a chapter of a story."""


class BadContentError(ValueError):
    """Player-made content that cannot be played with: why, in English and as a text with its details."""

    def __init__(self, text: str, details: Details, message: str) -> None:
        super().__init__(message)
        self.text = text
        self.details = details


S = TypeVar("S")


class Observer(Protocol[S]):
    """Watches finished games and says what they add up to."""

    @property
    def seen(self) -> type[S]:
        """What it keeps of one game. It can be written as JSON, so that other processes and files may have it."""
        ...

    def look(self, match: Match) -> S:
        """What there is to see in a finished game."""
        ...

    def add(self, seen: S) -> None:
        """One more game was looked at."""
        ...

    def result(self) -> dict[str, object]:
        """Named numbers for the summary of a simulation."""
        ...

    def charts(self) -> Sequence[Chart]:
        """What of it makes a picture."""
        ...


class NoObserver:
    """For a game that has nothing of its own to add up."""

    seen = NoneType

    def look(self, match: Match) -> None:
        """Nothing to see."""

    def add(self, seen: None) -> None:
        """Nothing to add up."""

    def result(self) -> dict[str, object]:
        return {}

    def charts(self) -> Sequence[Chart]:
        return []


@dataclass(frozen=True, kw_only=True)
class Game:
    """One entry of the catalogue. Everything outside `games/` receives this and never imports a game."""

    name: str
    rules: Callable[[], AnyRules]
    """Makes its rules, once: they hold no game in progress, so all tables may share them."""
    package: str
    """Where the rule functions are, as an import name: `saltsea rule` reads its source."""
    rulebook: str = ""
    """The game whose rules it keeps, if it has none of its own: the App beside a box keeps those of the box."""
    texts: Path
    """The folder that holds NAME.LANGUAGE.ftl for every language."""
    real_time: bool
    bots: Mapping[str, Callable[[AnyRules], Bot]]
    """The levels that a player may choose from, by name, from the one to start with to the best."""
    personalities: Mapping[str, Callable[[AnyRules], Bot]] = field(default_factory=dict)
    """The levels once more each with a personality, LEVEL-PERSONALITY, each as strong as its level."""
    yardsticks: Mapping[str, Callable[[AnyRules], Bot]] = field(default_factory=dict)
    """Further computer players by name, which are known but not offered: frozen ones that others are measured by, and
    those of older tables, games and commands."""
    added: Mapping[str, Callable[[AnyRules], Bot]] = field(default_factory=dict)
    """Those that the operator of a server has added: offered beside the levels, and no level."""
    reactions: Mapping[str, Reaction] = field(default_factory=dict)
    """In real time, how long computer players take to notice what happens, by name; others react as the tempo says."""
    stand_for_people: Collection[str] = ()
    """The computer players that measurements may put where a person would be, with the reactions of people."""
    talk: Callable[[AnyRules], Talk] | None = None
    """How its bots talk with the others at a table, for a crew that plays together."""
    evaluator: Callable[[AnyRules], Evaluator[Any]] | None = None
    """Makes what the best bot judges positions by, for searches that are not ours."""
    encoding: "Callable[[AnyRules], Encoding[Any]] | None" = None
    """Makes what writes observations as numbers, for programs that learn."""
    quick: str = ""
    """The strongest level that never makes a player wait, if that is not the best."""
    at_once: Options = field(default_factory=dict)
    """The options of a game that begins without a question, for players who may be new to it."""
    tempo: Tempo | None = None
    """How a table keeps its time, for a game in real time; without it time stands until a player waits."""
    entries: Path | None = None
    """The folder of content data whose entries bear rule ids of their own."""
    theme: tuple[Path, str] | None = None
    """Folder and name of the names that cards and places bear, where a game lets them be exchanged."""
    spoken: Callable[[Sentences], Spoken] = as_numbers
    has_open_texts: bool = True
    """Whether all its texts may be sent to any client. False for a game that keeps some locked."""
    views: Callable[[AnyRules], Views] = Views
    """Makes what clients draw out of observations."""
    observer: "Callable[[], Observer[Any]]" = NoObserver
    """An observer that adds up, over many games, what only this game has."""
    renderer: "Callable[[Game, AnyRules, str], Renderer] | None" = None
    """How it looks at a text table in one language; without one, as the numbers of its view."""
    own_content: "Callable[[Path], Game] | None" = None
    """This game with the values of another box, read from a folder."""
    player_content: "Callable[[Game, str], Game] | None" = None
    """This game with content that a player wrote, from the text of its file; a ValueError says what is wrong with it.
    The text goes with a table, its bots and its records."""
    earlier: "Callable[[], Sequence[Game]]" = tuple
    """The game with the content of each older release, the latest first: for records and saved games that name it."""
    prints: "Callable[[Game], Prints] | None" = None
    """The game on paper, if it can be printed."""
    content_kind: ContentKind = "values"
    """What players make for it."""
    content_name: str = ""
    """What the author of player-made content calls it; empty for the content of the catalogue."""

    def as_played(self, content: str, text: str = "") -> "Game | None":
        """The game with the content of this name, of this release or of an older one, and with player-made content if
        there is a text of it; None if no release has had such content."""
        return next((game for game in self.editions(text) if game.rules().content == content), None)

    def editions(self, text: str) -> Iterator["Game"]:
        """The game with the content of each release, this one first; without those that cannot take the text."""
        for game in (self, *(replace(game, added=self.added) for game in self.earlier())):
            try:
                yield game.player_content(game, text) if text and game.player_content else game
            except ValueError:
                continue

    def with_content(self, content: Path) -> "Game":
        """This game with the values of a folder, or with what a player wrote into one file; an error says what is wrong
        with them."""
        if content.is_file() and self.player_content is not None:
            return self.player_content(self, content.read_text(encoding="utf-8-sig"))
        if content.is_file() or self.own_content is None:
            raise ValueError("this game reads no single file; name the folder that it is in")
        return self.own_content(content)

    def best_bot(self) -> str:
        """The strongest level: it gives hints."""
        return [*self.bots][-1]

    def stand_in(self) -> str:
        """The level that plays on for a person who leaves a game, and that is taken if none is named."""
        return self.quick or self.best_bot()

    def quicker_bot(self, name: str) -> str:
        """The level, with the same personality, that chooses for a better one when there is no time; else itself."""
        level, levels = self.level_of(name), [*self.bots]
        if level not in levels or levels.index(level) <= levels.index(self.stand_in()):
            return name
        return self.stand_in() + name.removeprefix(level)

    def level_of(self, name: str) -> str:
        """The level of a computer player: that of one with a personality, or the name itself."""
        return next((level for level in self.bots if name in self.personalities and name.startswith(f"{level}-")), name)

    def level_after(self, seats: Iterable[str], winners: Collection[Seat] = ()) -> str:
        """The level after the best of these computer players who have not won; empty if none comes after it. A partner
        and whoever shares a victory is not beaten, and a crew has beaten none."""
        levels = [] if self.talk is not None else [*self.bots]
        beaten = [name for seat, name in enumerate(seats) if seat not in winners]
        met = [level for level in map(self.level_of, beaten) if level in levels]
        best = max(map(levels.index, met), default=len(levels))
        return levels[best + 1] if best + 1 < len(levels) else ""

    def known_bots(self) -> list[str]:
        """Every name that a computer player can have, the levels first."""
        return [*self.all_bots()]

    def make_bot(self, name: str, rules: AnyRules) -> Bot:
        """A computer player by its name."""
        return self.all_bots()[name](rules)

    def all_bots(self) -> Mapping[str, Callable[[AnyRules], Bot]]:
        others = {name: self.yardsticks[name] for name in self.others()}
        return {**self.bots, **self.personalities, **self.added, **others}

    def others(self) -> list[str]:
        """The yardsticks that are no level."""
        return [name for name in self.yardsticks if name not in self.bots]

    def subjects(self) -> list[tuple[Path, str]]:
        """The text files that speak of this game."""
        return [(self.texts, self.name)] + ([self.theme] if self.theme else [])

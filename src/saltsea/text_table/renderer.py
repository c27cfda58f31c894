"""How a game is shown at a text table. A game without a renderer of its own is shown by its numbers."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from saltsea.kernel.nouns import Action, Event, Observation, Outcome, Refusal
from saltsea.kernel.record import Line, Undo, ends_early
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Seat
from saltsea.kernel.vocabulary import fields_of
from saltsea.sentences import Roll, Sentences
from saltsea.text_table.grammar import Grammar
from saltsea.text_table.match_port import MatchHistory
from saltsea.text_table.screen import Screen
from saltsea.text_table.word_matching import sentence

Check = Callable[[Action], Refusal | None]
"""Returns why an action is refused now, or None."""
ALL: Final = "all"
"""Asks a page for everything: what is shown when a game is over."""
Page = Callable[[Observation, Sequence[str], Screen], list[str]]
"""A command of one game: the lines it prints for these words."""


class Warned(NamedTuple):
    """What an action would give up and its player may have overlooked."""

    key: str
    """The same key is asked about once."""
    sentence: str


class NarratorPort(Protocol):
    """Actions, events and refusals as sentences of one language."""

    reader: Seat | None
    """The player who is called "you"; None calls everybody by name."""

    def action(self, action: Action) -> str: ...

    def event(self, event: Event) -> str: ...

    def refusal(self, refusal: Refusal) -> str: ...


class Renderer(Protocol):
    """One game in one language. It gets observations, so it cannot show what a seat may not know."""

    @property
    def texts(self) -> Sentences: ...

    @property
    def grammar(self) -> Grammar: ...

    @property
    def narrator(self) -> NarratorPort: ...

    @property
    def empty(self) -> frozenset[str]:
        """Kinds of events that say nothing by themselves, even to a reader of a whole record."""
        ...

    @property
    def pages(self) -> Mapping[str, Page]:
        """Commands of this game beside those of every table, by their name in English."""
        ...

    def seat(self, seat: Seat) -> str:
        """What a player is called."""
        ...

    def welcome(self) -> list[str]:
        """What a new player should know before the first move."""
        ...

    def question(self, observation: Observation, check: Check) -> list[str]:
        """What the player is asked for now."""
        ...

    def warning(self, observation: Observation, action: Action) -> Warned | None:
        """What a player is asked about before this legal action."""
        ...

    def board(self, observation: Observation, screen: Screen) -> tuple[list[str], list[str]]:
        """The public board: a picture to be printed as it is, and sentences."""
        ...

    def legend(self) -> list[str]:
        """What the signs of the picture mean."""
        ...

    def hand(self, observation: Observation, check: Check) -> list[str]:
        """What only this player sees, and what can be done with it."""
        ...

    def sentences(self, history: MatchHistory, heard: Sequence[tuple[Line, Event]]) -> list[str]:
        """Events with their lines, already masked for the reader, as sentences."""
        ...

    def winners_text(self, outcome: Outcome, observation: Observation) -> list[str]:
        """Who has won, and what decided it."""
        ...

    def continues_paragraph(self, history: MatchHistory, before: Line, line: Line) -> bool:
        """Whether a line belongs to the same paragraph as the one before it."""
        ...

    def remarks(self, history: MatchHistory, line: Line, seat: Seat) -> list[str]:
        """What to tell this seat about a line beside its events."""
        ...


class PlainRenderer:
    """Renders any game by the fields of its observation."""

    empty: frozenset[str] = frozenset()
    pages: Final[Mapping[str, Page]] = {}

    def __init__(self, rules: AnyRules, texts: Sentences, narrator: NarratorPort) -> None:
        self.texts = texts
        self.narrator = narrator
        self.grammar = Grammar(rules.vocabulary)

    def seat(self, seat: Seat) -> str:
        return self.texts.say("seat-player", {"seat": seat})

    def welcome(self) -> list[str]:
        return []

    def question(self, observation: Observation, check: Check) -> list[str]:
        return [self.texts.say("play-your-move", {"seat": self.seat(observation.seat)})]

    def warning(self, observation: Observation, action: Action) -> Warned | None:
        return None

    def board(self, observation: Observation, screen: Screen) -> tuple[list[str], list[str]]:
        return [], listed(observation.public)

    def legend(self) -> list[str]:
        return []

    def hand(self, observation: Observation, check: Check) -> list[str]:
        return listed(observation.private) if observation.private is not None else []

    def sentences(self, history: MatchHistory, heard: Sequence[tuple[Line, Event]]) -> list[str]:
        return [sentence(self.narrator.event(event)) for _, event in heard]

    def winners_text(self, outcome: Outcome, observation: Observation) -> list[str]:
        return [winners_said(self, outcome.winners)]

    def continues_paragraph(self, history: MatchHistory, before: Line, line: Line) -> bool:
        return False

    def remarks(self, history: MatchHistory, line: Line, seat: Seat) -> list[str]:
        return []


def roll_of(renderer: "Renderer") -> Roll:
    """What players are called for the reader at this keyboard."""
    return Roll(renderer.texts, renderer.seat, renderer.narrator.reader)


def winners_said(renderer: "Renderer", winners: Sequence[Seat]) -> str:
    """Who has won, in one sentence."""
    args = {**roll_of(renderer).args("winners", winners), "number": len(winners)}
    return sentence(renderer.texts.say("play-winners", args))


def own_sentence(roll: Roll, line: Line) -> str:
    """What a line says that is the table's own, not the game's: something was taken back, or the game ended early."""
    text, action = f"event-table-{type(line.action).__name__}", line.action
    if isinstance(action, Undo):
        return roll.texts.say(text, {**roll.args("seat", [line.seat]), "line": action.to})
    return roll.texts.say(text, roll.args("seat", [line.seat])) if ends_early(line) else ""


def verdict_text(
    renderer: "Renderer", outcome: Outcome, observation: Observation, *, alone: bool = False
) -> list[str]:  # fmt: skip
    """Who has won, or how the players ended the game early: `alone` is whether one person did, among computers."""
    text = f"outcome-{outcome.ended_by.replace('.', '-')}"
    if not renderer.texts.has(text):
        return renderer.winners_text(outcome, observation)
    if (alone or len(outcome.scores) == 1) and renderer.texts.has(f"{text}-alone"):
        return [sentence(renderer.texts.say(f"{text}-alone"))]
    losers = [seat for seat in range(len(outcome.scores)) if seat not in outcome.winners]
    roll = roll_of(renderer)
    return [sentence(renderer.texts.say(text, roll.args("loser", losers) | roll.args("winner", outcome.winners)))]


def listed(part: object) -> list[str]:
    """The fields of a part of an observation, one a line."""
    return [f"{name}: {in_words(getattr(part, name))}" for name in fields_of(type(part))]


def in_words(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(f"[{in_words(part)}]" if isinstance(part, list) else in_words(part) for part in value) or "-"
    return str(value)

"""The View: what a client draws. It is made from an Observation alone, in names instead of numbers.

A game subclasses `Views`: the public part, the same for all; a small private part; what the table asks this seat; one
offer per kind of legal action. A client needs no rule to draw them. A game without views of its own is shown by
`Views` itself: its observation's fields, and the choices and sentences of its texts."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

import msgspec

from saltsea.kernel.heard_words import SILENCE, HeardWords
from saltsea.kernel.nouns import Action, Event, Observation, Refusal
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Millis, Seat
from saltsea.kernel.vocabulary import Plain

Arg: TypeAlias = str | int | list[str | int]
"""A value in a sentence. How it is said depends on its name: see `Name.say`."""

AS_IS: Final = ""
AS_SEAT: Final = "seat"
AS_CLOCK: Final = "clock"


class Name(NamedTuple):
    """How one field of actions, events and sentences is written and said."""

    of: Callable[[int], str | int | list[str | int] | None]
    """From the engine's number to the name; None if the number means no value, no seat or no place. A number that is
    a set becomes a list of names."""
    say: str = AS_IS
    """How a client says it: as it is (empty), as the name of the player in that `seat`, as a `clock` in milliseconds,
    or by a text: `card-corto-*` has the name in place of the star, its dots as dashes; `rule-*.title` is an attribute,
    and what stands behind a `|` is said where there is no such text. Values of a list are joined by commas; `or ` or
    `and ` in front of the pattern joins them by that word."""
    kind: type = str
    """What `of` makes: str, int where a number is the name, as with seats, or list[str]."""
    optional: bool = False
    """Whether `of` may give None: then the field is left out. A sentence that chooses its words by it says `none`."""


class Shape(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a View. What has its default is left out of the JSON."""


class Sentence(Shape, frozen=True):
    """A text and its arguments, to be filled in by the client in the language of its reader."""

    text: str
    """The text's id in the game's Fluent files."""
    args: dict[str, Arg] = {}
    """Its arguments by name; the game's `names` tell how each is said."""


class Choice(Shape, frozen=True):
    """One legal action: its offer's kind with these arguments."""

    args: dict[str, str | int] = {}
    """The fields of the action, in names. They are the arguments of its label, too."""
    final: bool = False
    """Whether it could not be taken back."""
    more: dict[str, Arg] = {}
    """Arguments of its labels that are not fields of the action."""


class Offer(Shape, frozen=True):
    """The legal actions of one kind."""

    kind: str
    """The kind of these actions."""
    say: str
    """The id of the text that labels each choice in a list; its arguments are those of the choice."""
    short: str = ""
    """The id of the text that labels it where the thing itself is in sight; empty if `say` serves there, too."""
    on: str = ""
    """What a player touches to choose: a kind of thing in the game's view. Empty for a button."""
    drag: str = ""
    """What a player may drag there instead; empty if nothing."""
    next: str = ""
    """What the step after it asks to touch, where that is known."""
    warn: Sentence | None = None
    """What a player would give up by any of these and may have overlooked: a client asks once a turn."""
    choices: list[Choice] = []
    """The choices, in the order of the rules."""


class Consequences(Shape, frozen=True):
    """What is known to follow from an action, before chance speaks. Games add fields of their own."""

    sentences: list[Sentence] = []
    """What would follow, in words."""
    chance: bool = False
    """Whether chance would speak after that."""


class Hint(Shape, frozen=True):
    """One thing that a lesson or a coach says, and what on the table it speaks of."""

    say: Sentence
    """What it says."""
    points: list[str] = []
    """The things to point at, by the names of their places: `square-b3`, `card-D3` in the hand, `choice-EndTurn`,
    the gold of a group by seat and first square: `group-0-a2`."""
    rule: str = ""
    """The rule that explains it; empty if none does."""
    path: list[str] = []
    """What is touched one after the other, by the names of the places; empty if one touch of a point does it."""
    also: list[Sentence] = []
    """What is said in the same breath: of the other timers of a player who has several."""
    needs: list[str] = []
    """The places, by the names of the view, that must still be free: once one is taken, the hint leads nowhere."""


class Advice(Shape, frozen=True):
    """What a lesson or a coach says to one seat now."""

    hints: list[Hint] = []
    """In a lesson the pages of this step, read one after the other; a coach names things that are possible."""
    step: int = 0
    """The number of this step of a lesson, from 1; 0 outside a lesson."""
    steps: int = 0
    """How many steps the lesson has."""
    coached: bool = False
    """Whether the hints name what is possible, the best first, and nothing is pointed at until the pupil asks."""


class Context(NamedTuple):
    """What led to an event, as one seat knows it."""

    before: Observation
    """The game before the line."""
    earlier: Sequence[Event]
    """The events of the line before this one, as far as this seat knows them."""
    by: Seat
    """The seat that acted; the table itself if it dealt or time was up."""
    pictured: bool = True
    """Whether the reader sees the game drawn. At a terminal more must be said, and each game lists what."""


class EventText(NamedTuple):
    """How an event is told: the same to all who hear the same."""

    sentence: Sentence | None
    """None if the events beside it tell it already."""
    heading: bool = False
    """Whether a new part of the story begins with it."""
    entry: int = 0
    """For the first event of a line, and for a heading: lines of one seat in a row that have the same number here are
    one entry of the log; 0 stands alone."""
    undone: str = ""
    """The text whose `.undone` tells that this event was taken back; empty if that is not told."""


class ClashCounted(Protocol):
    """An action that was refused because another player was there first, as the server keeps it beside the record."""

    @property
    def line(self) -> int:
        """The last line before it."""
        ...

    @property
    def at(self) -> Millis:
        """When, by the game's time."""
        ...

    @property
    def seat(self) -> Seat:
        """The player who came too late."""
        ...

    @property
    def first(self) -> Seat:
        """The player who was there."""
        ...

    @property
    def action(self) -> Mapping[str, Any]:
        """What the late one wanted to do, in the record's plain form."""
        ...


class Views:
    """Makes the views of one game. Subclasses know its observation's types; nothing here reads a State."""

    names: Mapping[str, Name] = {}
    """How fields are written and said, by their name in actions and events, or by `Kind.name` where one kind differs.
    Others are numbers, said as they are."""
    field_sentences: Mapping[str, str] = {}
    """What each field of actions and events is, by the same names; by `Kind` alone, what the kind is for clients."""
    parts: tuple[type[Shape], ...] = ()
    """The Structs that clients read, for schema and TypeScript: the public part, the private part, consequences."""
    concerning: frozenset[type[Event]] = frozenset()
    """The events by which something may be done to another player's things: `yours` is asked about these alone."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules
        self.known_args: dict[int, dict[str, str | int]] = {}
        self.known_names: dict[tuple[str, str], Name | None] = {}

    # --- the view ---

    def public(self, observation: Observation) -> object:
        """The part that is the same for all."""
        return observation.public

    def private(self, observation: Observation) -> object | None:
        """What only this seat knows; None for watchers."""
        return observation.private

    def asks(self, observation: Observation) -> list[Sentence]:
        """What the table waits for, as this seat should read it; then remarks."""
        return []

    def offers(self, observation: Observation, final: Collection[int] = ()) -> list[Offer]:
        """The legal actions by kind, each with its label; `final` are the places of those that could not be taken
        back. A subclass says more through `offer`."""
        found: dict[tuple[str, str], Offer] = {}
        for place, action in enumerate(observation.legal):
            kind = type(action).__name__
            key = kind, self.short(observation, action, kind)
            if key not in found:
                found[key] = self.offer(observation, action, kind)
            found[key].choices.append(Choice(self.args(action), place in final, self.more(observation, action)))
        return [*found.values()]

    def args(self, action: Action) -> dict[str, str | int]:
        """The fields of an action in names. An action never changes, so they are worked out once."""
        if action.number not in self.known_args:
            plain = self.describe(action)
            del plain["kind"]
            self.known_args[action.number] = plain  # type: ignore[assignment]
        return self.known_args[action.number]

    def short(self, observation: Observation, action: Action, kind: str) -> str:
        """The short label of an action; empty if it has none of its own."""
        return ""

    def offer(self, observation: Observation, action: Action, kind: str) -> Offer:
        """The offer that this action is put into, without choices: one for each kind and short label."""
        return Offer(kind, f"action-{self.rules.name}-{kind}", choices=[])

    def more(self, observation: Observation, action: Action) -> dict[str, Arg]:
        """Arguments of an action's labels that are not its own fields."""
        return {}

    # --- what happens ---

    def event_text(self, event: Event, context: Context) -> EventText:
        """How an event is told to all who heard it and those before it alike: not by their seat or what is theirs. The
        arguments of its sentence are the event's own fields, and those that it has beside or instead of them."""
        return EventText(Sentence(f"event-{self.rules.name}-{type(event).__name__}"))

    def yours(self, event: Event, context: Context) -> Sentence | None:
        """What another player did to this seat's things by it."""
        return None

    def consequences(self, observation: Observation, action: Action) -> Consequences:
        """What is known to follow from this legal action."""
        return Consequences()

    def advice(self, observation: Observation) -> list[Hint]:
        """What a coach names to a beginner at this seat: things that are possible now, the best-looking first."""
        return []

    def suggestion(
        self, observation: Observation, chosen: Sequence[Action], heard: HeardWords = SILENCE
    ) -> Hint | None:  # fmt: skip
        """What a computer player would do at this seat, and why: `chosen` are its next actions, one at least. A game
        tells as many of them as belong together; nothing, where time has made them impossible, or where others have
        said meanwhile that they do it."""
        return Hint(Sentence(f"action-{self.rules.name}-{type(chosen[0]).__name__}", {**self.args(chosen[0])}))

    def blocking(self, observation: Observation, refusal: Refusal) -> list[str]:
        """What stands in the way of a refused action, by the names of this view, so that a client can light it."""
        return []

    # --- what a client sends ---

    def action(self, plain: Mapping[str, object]) -> Action | None:
        """The action that a client names, if there is such an action."""
        return self.by_name.get(key_of(plain))

    def meant(self, observation: Observation, touch: Mapping[str, str]) -> Action | None:
        """The action that a touch on something without a choice stands for, so that `check` can say why not."""
        return None

    @cached_property
    def by_name(self) -> dict[str, Action]:
        return {key_of(self.describe(action)): action for action in self.rules.vocabulary.actions}

    # --- names ---

    def describe(self, noun: Action | Event) -> Plain:
        """An action or event in names; a field that means nothing is left out."""
        plain = self.rules.vocabulary.plain(noun)
        kind = str(plain["kind"])
        return {name: value for name in plain if (value := self.name(name, plain[name], kind)) is not None}

    def name(self, field: str, value: object, kind: str = "") -> object:
        """A field's value in names; lists value by value."""
        naming = self.naming(kind, field)
        if naming is None or value is None:
            return value
        if isinstance(value, list):
            return [naming.of(one) for one in value]
        return naming.of(value) if isinstance(value, int) else value

    def naming(self, kind: str, field: str) -> Name | None:
        """How a field is named, looked up once."""
        if (kind, field) not in self.known_names:
            self.known_names[kind, field] = naming_of(self.names, kind, field)
        return self.known_names[kind, field]

    def patterns(self) -> dict[str, str]:
        """How clients say arguments that are not said as they are, by name."""
        return {name: naming.say for name, naming in self.names.items() if naming.say}

    def details(self, refusal: Refusal) -> dict[str, Any]:
        """What blocks, in names."""
        return {name: self.name(name, value) for name, value in refusal.details.items()}


def naming_of(names: Mapping[str, Name], kind: str, field: str) -> Name | None:
    """How a field of this kind of action or event is named."""
    return names.get(f"{kind}.{field}") or names.get(field)


def key_of(plain: Mapping[str, object]) -> str:
    """One text per described action, whatever the order of its fields. 1 is neither 1.0 nor true."""
    return " ".join(f"{name}={plain[name]!r}" for name in sorted(plain))

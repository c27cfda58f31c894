"""Views as JSON: a snapshot of one seat's view, and each step as a patch of it, event by event.

The public part of a step is built and encoded once; `to` adds what is a seat's own."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import reduce
from itertools import pairwise
from operator import or_
from typing import Any, NamedTuple, TypeAlias, get_origin

import msgspec
import msgspec.inspect
from msgspec import Raw

from saltsea.kernel.nouns import Event, Observation, Public
from saltsea.kernel.record import Line, Undo, ends_early, outcome_after
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import WATCHER, Seat, members
from saltsea.view import Arg, Context, Name, Offer, Sentence, Shape, Told, Views, naming_of
from saltsea.wire.docs import field_docs
from saltsea.wire.messages import GameJson
from saltsea.wire.patch import Patch, diff
from saltsea.wire.shapes import field_types

_encode = msgspec.json.encode
AnyState: TypeAlias = Any


class ViewShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game as one seat may know it."""

    public: Raw
    """The same for all."""
    private: Raw | None
    """What only this seat knows; null for watchers."""
    asks: list[Sentence] = []
    """What the table waits for, as this seat should read it; then remarks."""
    offers: list[Offer] = []
    """What this seat may do now."""


class EventShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """One event, as this seat may know it, and how it changes the view."""

    event: Raw | None = None
    """The event in names, with its `kind`; nothing for a change without an event: a step was taken back."""
    say: str = ""
    """The id of the text that tells it; empty if its neighbours tell it."""
    args: dict[str, Arg] = {}
    """Arguments of that text beside the event's own fields, or instead of those of the same name."""
    heading: bool = False
    """Whether a new part of the story begins with it: a turn, a round, the end."""
    yours: Sentence | None = None
    """What another player did to this seat's things by it."""
    entry: int = 0
    """For the first event of a line, and for a heading: lines of one seat in a row that have the same number here are
    one entry of the log; 0 stands alone."""
    undone: str = ""
    """The id of the text whose `.undone` tells that this event was taken back; empty if that is not told."""
    patch: Raw | None = None
    """How it changes the public part: JSON Patch (RFC 6902), with add, remove and replace."""
    own: Raw | None = None
    """How it changes the private part."""


class StepShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the game, as one seat learns of it."""

    line: int
    """The number of the line."""
    at: int
    """When, by the game's time."""
    by: int
    """The seat that acted; 14 if the table dealt or time was up."""
    events: list[EventShown]
    """What happened, in order, each with its patch."""
    waiting_on: list[int]
    """The seats that may act now."""
    undo_to: int | None = None
    """If a step was taken back, the line that counts again."""
    asks: list[Sentence] = []
    """As in a view."""
    offers: list[Offer] = []
    """As in a view."""
    outcome: Raw | None = None
    """How the game ended, once it has."""


class ViewJson:
    """The views of one game as JSON."""

    def __init__(self, rules: AnyRules, views: Views, json: GameJson) -> None:
        self.rules = rules
        self.views = views
        self.json = json

    def public(self, state: AnyState) -> object:
        """The public part."""
        return self.part(self.views.public(self.rules.observe(state, WATCHER)))

    def private(self, observation: Observation) -> object:
        """A seat's own part."""
        return self.part(self.views.private(observation))

    def part(self, part: object) -> object:
        """A part of a view, ready to be compared and encoded; one that is no Shape is a noun of the game."""
        if part is None or isinstance(part, Shape):
            return part
        return msgspec.to_builtins(self.json.forms[type(part).__name__](part))

    def snapshot(self, state: AnyState, seat: Seat, final: Collection[int] = (), *, over: bool = False) -> bytes:
        """A whole view. `final` are the places of the legal actions that could not be taken back; `over`: the players
        have ended the game early, so nothing is asked any more."""
        observation = self.rules.observe(state, seat)
        private = None if seat == WATCHER else Raw(_encode(self.private(observation)))
        asks = [] if over else self.views.asks(observation)
        offers = [] if over else self.views.offers(observation, final)
        return _encode(ViewShown(Raw(_encode(self.public(state))), private, asks, offers))


class Seen(NamedTuple):
    """What one seat sees of a state."""

    observation: Observation
    private: object
    """Its own part of the view."""


class Worked(NamedTuple):
    """What is worked out about one state: a step passes it on to the next one."""

    public: object
    """The public part."""
    seats: dict[Seat, Seen]
    """What the seats that were sent the step could see after it."""


class StepViews:
    """One line on its way to every seat: from the state before it to the state after it, event by event."""

    def __init__(
        self, game: ViewJson, before: AnyState, after: AnyState, line: Line, known: Worked | None = None
    ) -> None:
        """`known` is what was worked out about the state before the line."""
        self.game = game
        self.before = before
        self.after = after
        self.line = line
        self.undo_to = line.action.to if isinstance(line.action, Undo) else None
        self.is_end = ends_early(line)
        self.waiting_on = [] if self.is_end else members(game.rules.waiting_on(after))
        outcome = outcome_after(game.rules, after, line)
        self.outcome = None if outcome is None else game.json.noun(outcome)
        self.known = Worked(game.public(before), {}) if known is None else known
        publics = [self.known.public, *(game.public(state) for state in self.states())]
        self.worked = Worked(publics[-1], {})
        self.patches = [encoded(diff(one, other)) for one, other in pairwise(publics)]
        self.open: Public | None = None
        """What all see after the line, kept once for all seats."""
        self.described: dict[int, Raw] = {}
        """The events that all may know, in names, by their place in the line."""

    def states(self) -> Iterator[AnyState]:
        """The state after each event of the line. It is the same State, written on: look before the next."""
        if self.undo_to is not None:
            yield self.after
            return
        state = self.before.copy()
        for event in self.line.events:
            self.game.rules.evolve(state, event)
            yield state

    def to(self, seat: Seat, final: Collection[int] = ()) -> bytes:
        """The message to one seat. `final` are the places of its legal actions that could not be taken back."""
        views, seen = self.game.views, self.seen_after(seat)
        step = StepShown(
            line=self.line.number,
            at=self.line.at,
            by=self.line.seat,
            events=self.events(seat, seen),
            waiting_on=self.waiting_on,
            undo_to=self.undo_to,
            asks=[] if self.is_end else views.asks(seen.observation),
            offers=[] if self.is_end else views.offers(seen.observation, final),
            outcome=self.outcome,
        )
        return _encode(step)

    def seen(self, state: AnyState, seat: Seat, public: Public | None = None) -> Seen:
        """What a seat sees of a state; `public` is what all see of it, if that is known."""
        observation = self.game.rules.observe(state, seat)
        observation.public = public or observation.public
        return Seen(observation, None if seat == WATCHER else self.game.private(observation))

    def seen_after(self, seat: Seat) -> Seen:
        """What this seat sees after the line; the next step takes it from here."""
        seen = self.worked.seats[seat] = self.seen(self.after, seat, self.open)
        self.open = seen.observation.public
        return seen

    def seen_before(self, seat: Seat) -> Seen:
        """What this seat could see before the line."""
        if seat not in self.known.seats:
            self.known.seats[seat] = self.seen(self.before, seat)
        return self.known.seats[seat]

    def events(self, seat: Seat, after: Seen) -> list[EventShown]:
        if self.is_end:
            return [early_end(self.line)]
        before = self.seen_before(seat)
        own = self.private_patches(seat, before, after)
        if self.undo_to is not None:
            return [EventShown(patch=self.patches[0], own=own[0])]
        found, known = list[EventShown](), list[Event]()
        for place, event in enumerate(self.line.events):
            heard, patch = self.game.rules.mask(event, seat), self.patches[place]
            if heard is not None:
                told = self.game.views.told(heard, Context(before.observation, known[:], self.line.seat))
                found.append(event_shown(told, self.describe(place, heard), patch, own[place]))
                known.append(heard)
            elif patch is not None or own[place] is not None:
                found.append(EventShown(patch=patch, own=own[place]))
        return found

    def describe(self, place: int, heard: Event) -> Raw:
        """An event in names; one that is not masked is described once for all seats."""
        if heard is not self.line.events[place]:
            return described(self.game.views, heard)
        if place not in self.described:
            self.described[place] = described(self.game.views, heard)
        return self.described[place]

    def private_patches(self, seat: Seat, before: Seen, after: Seen) -> list[Raw | None]:
        """One for each event. A seat whose private part is as it was needs no look in between."""
        if before.private == after.private:
            return [None] * len(self.patches)
        views = [before.private, *(self.seen(state, seat).private for state in self.states())]
        return [encoded(diff(one, other)) for one, other in pairwise(views)]


def encoded(patch: Patch) -> Raw | None:
    """A patch as JSON; None if it changes nothing."""
    return Raw(_encode(patch)) if patch else None


def told_events(views: Views, events: Sequence[Event], before: Observation, by: Seat) -> list[EventShown]:
    """The events of a line as a seat is told of them, without their patches."""
    told = [views.told(event, Context(before, events[:place], by)) for place, event in enumerate(events)]
    return [event_shown(how, described(views, event)) for how, event in zip(told, events, strict=True)]


def described(views: Views, event: Event) -> Raw:
    return Raw(_encode(views.describe(event)))


def early_end(line: Line) -> EventShown:
    """How it is told that the players end the game."""
    return EventShown(say=f"event-table-{type(line.action).__name__}", args={"seat": line.seat}, heading=True)


def event_shown(told: Told, event: Raw, patch: Raw | None = None, own: Raw | None = None) -> EventShown:
    """An event in names with how it is told, and its patches."""
    sentence = told.sentence
    return EventShown(
        event,
        "" if sentence is None else sentence.text,
        {} if sentence is None else sentence.args,
        told.heading,
        told.yours,
        told.entry,
        told.undone,
        patch,
        own,
    )


# --- for schema and TypeScript ---


def described_struct(noun: type, names: Mapping[str, Name]) -> type[msgspec.Struct]:
    """The Struct of an action or event as clients read it: its fields in names."""
    types = field_types(noun).items()
    fields = [_described_field(name, kind, naming_of(names, noun.__name__, name)) for name, kind in types]
    fields.sort(key=len)
    doc = {"__doc__": noun.__doc__}
    return msgspec.defstruct(noun.__name__, fields, tag_field="kind", tag=noun.__name__, namespace=doc)


def _described_field(name: str, kind: Any, naming: Name | None) -> tuple[Any, ...]:  # noqa: ANN401 (a type)
    if naming is None:
        return (name, kind)
    shown: Any = list[naming.kind] if get_origin(kind) is list else naming.kind  # type: ignore[name-defined]
    hidden = kind is not int and get_origin(kind) is not list  # a card that this seat may not see is missing
    return (name, shown | msgspec.UnsetType, msgspec.UNSET) if naming.optional or hidden else (name, shown)


def view_schema(rules: AnyRules, views: Views) -> dict[str, Any]:
    """JSON Schema of what a client reads of one game, each field with its sentence."""
    shapes = {"ViewShown": ViewShown, "StepShown": StepShown, **view_structs(rules, views)}
    roots, found = msgspec.json.schema_components([*shapes.values()], ref_template="#/$defs/{name}")
    structs = {kind.__name__: kind for shape in shapes.values() for kind in reachable(shape)}
    for name, definition in found.items():
        describe_fields(definition, structs.get(name))
    unions = {name: root for name, root in zip(shapes, roots, strict=True) if name not in found}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {**found, **unions}}


def describe_fields(definition: dict[str, Any], struct: type[msgspec.Struct] | None) -> None:
    """Write the sentence of each field into the schema of its Struct."""
    docs = {} if struct is None else field_docs(struct)
    for name, schema in definition.get("properties", {}).items():
        if name in docs:
            schema["description"] = docs[name]


def reachable(shape: Any) -> set[type[msgspec.Struct]]:  # noqa: ANN401 (a Struct or a union of them)
    """Every Struct that a type is made of."""
    waiting, found = [msgspec.inspect.type_info(shape)], set[type[msgspec.Struct]]()
    while waiting:
        info = waiting.pop()
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls in found:
                continue
            found.add(info.cls)
            waiting += [field.type for field in info.fields]
        for name in ("types", "item_types"):
            waiting += getattr(info, name, ())
        for name in ("item_type", "key_type", "value_type"):
            waiting += [getattr(info, name)] if hasattr(info, name) else []
    return found


def view_structs(rules: AnyRules, views: Views) -> dict[str, Any]:
    """What a client reads of one game: the parts of its view, and its actions and events in names."""
    words = rules.vocabulary
    events = [described_struct(event, views.names) for event in words.events.values()]
    actions = [described_struct(kind, views.names) for kind in dict.fromkeys(type(one) for one in words.actions)]
    parts: dict[str, Any] = {part.__name__: part for part in views.parts}
    return {**parts, "GameEvent": reduce(or_, events), "GameAction": reduce(or_, actions)}

"""Views as JSON: a snapshot of one seat's view, and what a step of it is made of. Steps are made in `steps.py`."""

from collections.abc import Collection
from functools import reduce
from operator import or_
from typing import Any, TypeAlias, get_origin

import msgspec
import msgspec.inspect
from msgspec import Raw

from saltsea.kernel.nouns import Observation
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import WATCHER, Seat
from saltsea.view import Arg, Name, Offer, Sentence, Shape, Views, naming_of
from saltsea.wire.docs import FIELD_DOCS, field_docs
from saltsea.wire.messages import GameJson
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

    def public(self, observation: Observation) -> object:
        """The public part, as any seat sees it."""
        return self.part(self.views.public(observation))

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
        return _encode(ViewShown(Raw(_encode(self.public(observation))), private, asks, offers))


# --- for schema and TypeScript ---


def described_struct(noun: type, views: Views) -> type[msgspec.Struct]:
    """The Struct of an action or event as clients read it: its fields in names, each with its sentence."""
    kind, said = noun.__name__, views.field_sentences
    types = field_types(noun).items()
    fields = [_described_field(name, shape, naming_of(views.names, kind, name)) for name, shape in types]
    fields.sort(key=len)
    docs = {name: said.get(f"{kind}.{name}") or said.get(name, "") for name, _ in types}
    namespace = {"__doc__": said.get(kind, noun.__doc__), FIELD_DOCS: docs}
    return msgspec.defstruct(kind, fields, tag_field="kind", tag=kind, namespace=namespace)


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
    events = [described_struct(event, views) for event in words.events.values()]
    actions = [described_struct(kind, views) for kind in dict.fromkeys(type(one) for one in words.actions)]
    parts: dict[str, Any] = {part.__name__: part for part in views.parts}
    return {**parts, "GameEvent": reduce(or_, events), "GameAction": reduce(or_, actions)}

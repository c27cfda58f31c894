"""Decodes the JSON that `messages` writes into the types of a game.

For code that holds an Observation but no table: a bot in a worker process, a client in Python. The
Structs judge what comes in; then each noun is built as the game builds it, by its constructor."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import Annotated, Any, TypeAlias, Union, get_args, get_origin

import msgspec

from saltsea.kernel.nouns import Action, Event, Observation, Private, Public
from saltsea.kernel.record import undo_of
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import WATCHER
from saltsea.kernel.vocabulary import Plain, Vocabulary
from saltsea.wire.shapes import field_types, struct_of

Build: TypeAlias = Callable[[Any], Any]
"""From what msgspec decodes to what the game holds."""
Bytes: TypeAlias = bytes | msgspec.Raw


class UnreadableError(ValueError):
    """This is no such thing of this game: not JSON, not of the right shape, or an action that is not in its list."""


class Reader:
    """Reads the JSON of one game. The other half of `GameJson`."""

    def __init__(self, rules: AnyRules) -> None:
        words = rules.vocabulary
        public, private = struct_of(words.public), struct_of(words.private) | None
        self.words = words
        self.views = msgspec.json.Decoder(_view_struct(public, private))
        self.publics = msgspec.json.Decoder(public)
        self.privates = msgspec.json.Decoder(private)
        self.events = reduce(or_, (struct_of(event) for event in words.events.values()))
        self.kinds = {struct_of(event): builder(event) for event in words.events.values()}
        self.build_public = builder(words.public)
        self.build_private = builder(words.private)
        self.actions = _actions_as_written(words)

    def observation(self, data: Bytes) -> Observation:
        """A whole observation, from the bytes of `GameJson.view`."""
        with _told():
            form: Any = self.views.decode(data)
            private = None if form.private is None else self.build_private(form.private)
            return Observation(
                form.seat, self.build_public(form.public), private, [self._legal(raw) for raw in form.legal]
            )

    def public(self, raw: Bytes) -> Public:
        """The part of an observation that is the same for every seat."""
        with _told():
            made: Public = self.build_public(self.publics.decode(raw))
            return made

    def private(self, raw: Bytes) -> Private | None:
        """A seat's own part of an observation; a watcher has none."""
        with _told():
            form = self.privates.decode(raw)
            made: Private | None = None if form is None else self.build_private(form)
            return made

    def event(self, plain: Plain) -> Event:
        """The event of this form."""
        with _told():
            form = msgspec.convert(plain, self.events)
            made: Event = self.kinds[type(form)](form)
            return made

    def action(self, plain: Plain) -> Action:
        """The action of this form: one of the game's list, or taking back."""
        with _told():
            found = self.words.action(plain) or undo_of(plain)
        if found is None:
            raise UnreadableError("this is no action of this game")
        return found

    def _legal(self, raw: msgspec.Raw) -> Action:
        """An action of the game's list. One that is spelt as `GameJson` spells it is known at sight."""
        found = self.actions.get(bytes(raw)) or self.words.action(msgspec.json.decode(raw, type=dict))
        if found is None:
            raise UnreadableError("a legal action that this game does not have")
        return found


@contextmanager
def _told() -> Iterator[None]:
    """One kind of error, whatever is wrong with what came in."""
    try:
        yield
    except UnreadableError:
        raise
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise UnreadableError(str(error)) from error


def _view_struct(public: object, private: object) -> type[msgspec.Struct]:
    """What `GameJson.view` writes, with this game's nouns in it. Actions stay as they are spelt, to be looked up."""
    fields: list[tuple[str, Any]] = [
        ("seat", Annotated[int, msgspec.Meta(ge=0, le=WATCHER)]),
        ("public", public),
        ("private", private),
        ("legal", list[msgspec.Raw]),
    ]
    return msgspec.defstruct("Observation", fields, frozen=True, forbid_unknown_fields=True)


def _actions_as_written(words: Vocabulary) -> dict[bytes, Action]:
    return {msgspec.json.encode(words.plain(action)): action for action in words.actions}


# --- building nouns ---


def builder(noun: type) -> Build:
    """A function from the noun's Struct to the noun. Always the same one."""
    return _builder(noun)


@cache
def _builder(noun: type) -> Build:
    """Calls the noun's constructor with its parameters by name, those that are nouns themselves built before."""
    inner = {name: way for name, kind in field_types(noun).items() if (way := _builder_of(kind)) is not None}
    fields_of = msgspec.structs.asdict

    def build(form: msgspec.Struct) -> object:
        fields = fields_of(form)
        for name, way in inner.items():
            fields[name] = way(fields[name])
        return noun(**fields)

    return build


def _builder_of(kind: Any) -> Build | None:  # noqa: ANN401 (what a type is made of has no narrower type)
    """How to build a value of this type; None if what was decoded is already it."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _builder_of_union(parts)
    if origin in (list, dict):
        return _builder_of_all(origin, _builder_of(parts[-1]))
    return builder(kind) if _is_noun(kind) else None


def _builder_of_all(origin: type, part: Build | None) -> Build | None:
    """For a list of such parts, or a dict of them by their names."""
    if part is None:
        return None
    if origin is list:
        return lambda values: [part(value) for value in values]
    return lambda values: {name: part(value) for name, value in values.items()}


def _builder_of_union(kinds: tuple[Any, ...]) -> Build | None:
    """What was decoded says by its own type which of the kinds it is."""
    ways = {_decoded_as(kind): way for kind in kinds if (way := _builder_of(kind)) is not None}

    def build(value: object) -> object:
        way = ways.get(type(value))
        return value if way is None else way(value)

    return build if ways else None


def _decoded_as(kind: Any) -> type:  # noqa: ANN401
    """The type that msgspec decodes such a value to."""
    return get_origin(kind) or struct_of(kind)


def _is_noun(kind: object) -> bool:
    return isinstance(kind, type) and kind not in (int, str, bool, type(None))

"""The message to a seat after a step: the masked events and its whole new observation.

The public part is the same for everybody and encoded once per step; the private part and the legal actions are the
seat's own."""

from collections.abc import Collection
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Action, Event, Observation, Outcome, Refusal
from saltsea.kernel.record import Line, Undo, ends_early, outcome_after, undo_of
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import WATCHER, Seat, members
from saltsea.wire.shapes import converter, struct_of

_encode = msgspec.json.encode
_OWN: tuple[type[Action], ...] = (Undo,)
"""Actions of every game, beside the game's own."""


class Update(msgspec.Struct, tag_field="kind", tag="Update", frozen=True, kw_only=True):
    """One step as one seat may know it."""

    line: int
    at: int
    by: int
    undo_to: int | None
    """The line that an undo returned to: the lines after it no longer count. None for any other step."""
    events: list[msgspec.Raw]
    public: msgspec.Raw
    private: msgspec.Raw | None
    legal: list[msgspec.Raw]
    waiting_on: list[int]
    outcome: msgspec.Raw | None


class Refused(msgspec.Struct, tag_field="kind", tag="Refused", frozen=True, kw_only=True):
    """A refusal: the rule and the reason."""

    rule: str
    text: str
    facts: dict[str, str | int]


class GameJson:
    """The JSON of one game, made from the rules' vocabulary alone."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules
        words = rules.vocabulary
        nouns: list[type[Any]] = [
            *words.events.values(),
            *{type(action) for action in words.actions},
            words.public,
            words.private,
        ]
        self.forms = {noun.__name__: converter(noun) for noun in (*nouns, Outcome)}
        self.actions = [msgspec.Raw(_encode(words.plain(action))) for action in words.actions]

    def structs(self) -> list[type[msgspec.Struct]]:
        """Every Struct of the game and of the messages that carry them, for schema and TypeScript."""
        words = self.rules.vocabulary
        kinds = dict.fromkeys(type(action) for action in words.actions)
        nouns = (*kinds, *_OWN, *words.events.values(), words.public, words.private, Outcome)
        return [*(struct_of(noun) for noun in nouns), Refused, update_struct(self.rules)]

    def noun(self, thing: object) -> msgspec.Raw:
        """An event or a part of an observation as JSON, checked against its annotations."""
        return msgspec.Raw(_encode(self.forms[type(thing).__name__](thing)))

    def action(self, message: bytes) -> Action | None:
        """The action that a client sent, if there is such an action: one of the game's list, or an undo."""
        try:
            plain = msgspec.json.decode(message)
            return self.rules.vocabulary.action(plain) or undo_of(plain) if isinstance(plain, dict) else None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return None

    def events(self, events: list[Event], seat: Seat) -> list[msgspec.Raw]:
        """The events as this seat may know them."""
        heard = [self.rules.mask(event, seat) for event in events]
        return [self.noun(event) for event in heard if event is not None]

    def legal(self, observation: Observation) -> list[msgspec.Raw]:
        return [self.actions[action.number] for action in observation.legal]

    def observation(self, observation: Observation, *, over: bool = False) -> bytes:
        """A whole observation, for snapshots and for comparing two worlds. `over`: the players have ended the game
        early, so nothing is legal any more."""
        private = None if observation.private is None else self.noun(observation.private)
        public, legal = self.noun(observation.public), [] if over else self.legal(observation)
        return _encode({"seat": observation.seat, "public": public, "private": private, "legal": legal})

    def update(self, match: Match, line: Line, seat: Seat) -> bytes:
        """The message to one seat after a line. To write to the whole table, keep the `Updates`."""
        return Updates(self, match.state, line).to(seat)

    def schema(self) -> dict[str, Any]:
        """JSON Schema of all messages of this game."""
        _, components = msgspec.json.schema_components(self.structs(), ref_template="#/$defs/{name}")
        return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": components}


class Updates:
    """One step to be sent before the next one. What is the same for every seat is encoded once, here;
    `to` adds what differs per seat."""

    def __init__(self, game: GameJson, state: Any, line: Line) -> None:  # noqa: ANN401 (any game's)
        rules, outcome = game.rules, outcome_after(game.rules, state, line)
        self.game = game
        self.state = state
        """The state after the line."""
        self.line = line
        self.public = game.noun(rules.observe(state, WATCHER).public)
        self.waiting_on = [] if ends_early(line) else members(rules.waiting_on(state))
        self.outcome = None if outcome is None else game.noun(outcome)
        self.whole: dict[int, msgspec.Raw] = {}
        self.worked = None

    def to(self, seat: Seat, final: Collection[int] = ()) -> bytes:
        """The message to one seat."""
        observation = self.game.rules.observe(self.state, seat)
        update = Update(
            line=self.line.number,
            at=self.line.at,
            by=self.line.seat,
            undo_to=self.line.action.to if isinstance(self.line.action, Undo) else None,
            events=self.events(seat),
            public=self.public,
            private=None if observation.private is None else self.game.noun(observation.private),
            legal=[] if ends_early(self.line) else self.game.legal(observation),
            waiting_on=self.waiting_on,
            outcome=self.outcome,
        )
        return _encode(update)

    def events(self, seat: Seat) -> list[msgspec.Raw]:
        """The events as this seat may know them; an event that is not masked is encoded once for all seats."""
        found: list[msgspec.Raw] = []
        for place, event in enumerate(self.line.events):
            heard = self.game.rules.mask(event, seat)
            if heard is event:
                found.append(self.whole.get(place) or self.whole.setdefault(place, self.game.noun(event)))
            elif heard is not None:
                found.append(self.game.noun(heard))
        return found


def update_struct(rules: AnyRules) -> type[msgspec.Struct]:
    """`Update` as a client reads it: with this game's types where the server writes ready JSON."""
    words = rules.vocabulary
    events = reduce(or_, [struct_of(event) for event in words.events.values()])
    actions = reduce(or_, dict.fromkeys(struct_of(type(action)) for action in words.actions))
    nouns: dict[str, Any] = {
        "events": list[events],  # type: ignore[valid-type]
        "public": struct_of(words.public),
        "private": struct_of(words.private) | None,
        "legal": list[actions],  # type: ignore[valid-type]
        "outcome": struct_of(Outcome) | None,
    }
    fields = [(field.name, nouns.get(field.name, field.type)) for field in msgspec.structs.fields(Update)]
    doc = {"__doc__": Update.__doc__}
    return msgspec.defstruct("Update", fields, tag_field="kind", tag="Update", frozen=True, namespace=doc)


def refused(refusal: Refusal) -> bytes:
    return _encode(Refused(rule=refusal.rule, text=refusal.text, facts=refusal.details))

"""What a seat is sent after a step: the masked events and its whole new view.

The public part is the same for everybody and encoded once per step; the private part and the legal actions are the
seat's own."""

from typing import Any

import msgspec

from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Action, Event, Outcome, Refusal, View
from saltsea.kernel.record import Line
from saltsea.kernel.record_file import plain_outcome
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Seat, members
from saltsea.wire.shapes import converter, struct_of

_encode = msgspec.json.encode


class Update(msgspec.Struct, tag_field="kind", tag="Update", frozen=True, kw_only=True):
    """One step as one seat learns of it."""

    line: int
    at: int
    by: int
    events: list[msgspec.Raw]
    public: msgspec.Raw
    private: msgspec.Raw | None
    legal: list[msgspec.Raw]
    waiting_on: list[int]
    outcome: msgspec.Raw | None


class Refused(msgspec.Struct, tag_field="kind", tag="Refused", frozen=True, kw_only=True):
    """No, and why."""

    rule: str
    text: str
    facts: dict[str, str | int]


class Wire:
    """The JSON of one game. Holds nothing but what the rules' vocabulary says."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules
        words = rules.vocabulary
        nouns: list[type[Any]] = [
            *words.events.values(),
            *{type(action) for action in words.actions},
            words.public,
            words.private,
        ]
        self.forms = {noun.__name__: converter(noun) for noun in nouns}
        self.actions = [msgspec.Raw(_encode(words.plain(action))) for action in words.actions]

    def structs(self) -> list[type[msgspec.Struct]]:
        """Every Struct of the game, for schema and TypeScript."""
        words = self.rules.vocabulary
        kinds = dict.fromkeys(type(action) for action in words.actions)
        return [struct_of(noun) for noun in (*kinds, *words.events.values(), words.public, words.private)]

    def noun(self, thing: object) -> msgspec.Raw:
        """An event or a part of a view as JSON, checked against its annotations."""
        return msgspec.Raw(_encode(self.forms[type(thing).__name__](thing)))

    def action(self, message: bytes) -> Action | None:
        """The action that somebody sent, if there is such an action."""
        try:
            plain = msgspec.json.decode(message)
        except msgspec.DecodeError:
            return None
        return self.rules.vocabulary.action(plain) if isinstance(plain, dict) else None

    def events(self, events: list[Event], seat: Seat) -> list[msgspec.Raw]:
        """What this seat hears."""
        heard = [self.rules.mask(event, seat) for event in events]
        return [self.noun(event) for event in heard if event is not None]

    def view(self, view: View) -> bytes:
        """A whole view: for snapshots, and for telling two worlds apart."""
        private = None if view.private is None else self.noun(view.private)
        legal = [self.actions[action.number] for action in view.legal]
        return _encode({"seat": view.seat, "public": self.noun(view.public), "private": private, "legal": legal})

    def update(self, match: Match, line: Line, seat: Seat) -> bytes:
        """The message to one seat after a line."""
        view = self.rules.view(match.state, seat)
        outcome = self.rules.outcome(match.state)
        update = Update(
            line=line.number,
            at=line.at,
            by=line.seat,
            events=self.events(line.events, seat),
            public=self.noun(view.public),
            private=None if view.private is None else self.noun(view.private),
            legal=[self.actions[action.number] for action in view.legal],
            waiting_on=members(self.rules.waiting_on(match.state)),
            outcome=None if outcome is None else _outcome(outcome),
        )
        return _encode(update)

    def schema(self) -> dict[str, Any]:
        """JSON Schema of everything this game can say."""
        _, components = msgspec.json.schema_components(self.structs(), ref_template="#/$defs/{name}")
        return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": components}


def refused(refusal: Refusal) -> bytes:
    return _encode(Refused(rule=refusal.rule, text=refusal.text, facts=refusal.facts))


def _outcome(outcome: Outcome) -> msgspec.Raw:
    return msgspec.Raw(_encode(plain_outcome(outcome)))

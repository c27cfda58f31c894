"""The vocabulary of a game: its actions by number, its events and the parts of its observations by class.

From here records get their plain form and `wire/` its JSON, schema and TypeScript, without knowing any game."""

from inspect import signature
from typing import TypeAlias

from saltsea.kernel.nouns import Action, Event, Private, Public

Plain: TypeAlias = dict[str, object]
"""The JSON form of a noun: its class's name under "kind", and its fields."""


class Vocabulary:
    """One version of a game's vocabulary. A list that changes its order or meaning gets a new version."""

    def __init__(
        self,
        version: int,
        actions: list[Action],
        events: list[type[Event]],
        public: type[Public],
        private: type[Private],
    ) -> None:
        self.version = version
        self.actions = actions
        self.events = {kind.__name__: kind for kind in events}
        self.public = public
        self.private = private
        self.fields: dict[str, list[str]] = {}
        self.numbers: dict[str, int] = {}
        self._number_actions()
        for event in events:
            self.fields[event.__name__] = fields_of(event)

    def _number_actions(self) -> None:
        for number, action in enumerate(self.actions):
            action.number = number
            kind = type(action).__name__
            if kind not in self.fields:
                self.fields[kind] = fields_of(type(action))
            self.numbers[_key(self.plain(action))] = number

    def plain(self, noun: Action | Event) -> Plain:
        """The JSON form of an action or event of this vocabulary."""
        kind = type(noun).__name__
        plain: Plain = {"kind": kind}
        for name in self.fields[kind]:
            plain[name] = getattr(noun, name)
        return plain

    def action(self, plain: Plain) -> Action | None:
        """The action of this form, or None: a client may have sent anything."""
        number = self.numbers.get(_key(plain))
        return None if number is None else self.actions[number]

    def event(self, plain: Plain) -> Event:
        """The event of this form; a form that no event has is an error of its writer."""
        kind = plain.get("kind")
        if not isinstance(kind, str) or kind not in self.events:
            raise ValueError(f"no event is called {kind!r}")
        given = {name: value for name, value in plain.items() if name != "kind"}
        if sorted(given) != sorted(self.fields[kind]):
            raise ValueError(f"{kind} has the fields {', '.join(self.fields[kind])}, not {', '.join(given)}")
        made: Event = self.events[kind](**given)
        return made


def fields_of(noun: type) -> list[str]:
    """The names of a noun's fields: the parameters that build it."""
    return list(signature(noun).parameters)


def _key(plain: Plain) -> str:
    """One text per action, whatever the order of its fields. The type is part of it: 1 is neither 1.0 nor true."""
    return " ".join(f"{name!r}={plain[name]!r}" for name in sorted(plain))

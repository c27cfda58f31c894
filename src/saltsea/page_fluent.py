"""Fluent inside a page: the page's own library fills the sentences in, so the engine brings none of its own.

`saltsea_fluent` is what the worker of web/src/engine registers: functions of texts and numbers only."""

import json
from collections.abc import Iterable, Mapping
from typing import NamedTuple

import saltsea_fluent


class Pattern(NamedTuple):
    """A message's sentence, or one of its attributes."""

    message: str
    attribute: str


class Message(NamedTuple):
    """A message, as fluent.runtime has it."""

    value: Pattern | None
    attributes: dict[str, Pattern]


class PageBundle:
    """As much of fluent.runtime's FluentBundle as `Texts` uses."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.handle: int = saltsea_fluent.bundle(language, json.dumps([*sources]))

    def has_message(self, name: str) -> bool:
        return bool(saltsea_fluent.has(self.handle, name))

    def get_message(self, name: str) -> Message:
        if not self.has_message(name):
            raise LookupError(name)
        has_value, attributes = json.loads(saltsea_fluent.message(self.handle, name))
        return Message(Pattern(name, "") if has_value else None, {one: Pattern(name, one) for one in attributes})

    def format_pattern(self, pattern: Pattern, args: Mapping[str, str | float]) -> tuple[str, list[str]]:
        said, errors = json.loads(saltsea_fluent.format(self.handle, *pattern, json.dumps(dict(args))))
        return said, errors

"""What the server says over HTTP: one Struct per message, and the TypeScript file that the client compiles against.

The Structs are the only definition. `python3 tools/write_generated.py` writes `web/src/wire/types.ts` from them, and
a test fails when the two differ.
"""

from typing import Final, Literal

import msgspec

from saltsea.wire.typescript import typescript


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all messages share: they never change, and a field that nobody knows is an error."""


class Title(Message, frozen=True):
    """A name in both languages; Saltsea has no text in only one of them."""

    en: str
    fr: str


class CatalogueEntry(Message, frozen=True):
    """A game that this server can open a table for. `players` is the fewest and the most."""

    name: str
    title: Title
    players: tuple[int, int]
    real_time: bool


class Catalogue(Message, frozen=True):
    """Every game aboard, in the order to show them."""

    entries: tuple[CatalogueEntry, ...]


class About(Message, frozen=True):
    """Which Saltsea this is. `contact` is how to reach whoever runs this server; empty when they did not say."""

    version: str
    engine: Literal["compiled", "plain"]
    contact: str = ""


class Health(Message, frozen=True):
    """The answer to a watchdog: the server is up and answers."""

    status: Literal["ok"] = "ok"


class Failure(Message, frozen=True):
    """A request that could not be served: the HTTP status again, and why, in words."""

    status: int
    message: str


MESSAGES: Final[tuple[type[msgspec.Struct], ...]] = (Catalogue, About, Health, Failure)


def typescript_file() -> str:
    """The whole text of `web/src/wire/types.ts`."""
    return typescript(MESSAGES)

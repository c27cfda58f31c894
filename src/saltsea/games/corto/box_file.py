"""The file of a box of cards, ours or one of a player's own: read and checked as a whole."""

import json
from hashlib import sha256
from typing import Any, Final, NamedTuple

from saltsea.games.corto.engine.cards import Cards, ContentError, cards_from

LONGEST_NAME: Final = 40
_FIELDS: Final = {"cards", "decks"}
_MORE: Final = {"$schema", "name"}
FAULTS: Final = (
    "json", "outside", "lists", "name", "card", "deck", "id", "twice", "second", "property", "value", "deck-size",
    "deck-start", "aces"
)  # fmt: skip
"""The names of all faults that a ContentError may have: each has a sentence in every language."""


class Box(NamedTuple):
    """The cards of a box, as the rules and as people know them."""

    name: str
    """What its author calls it; empty if they do not."""
    entries: list[dict[str, Any]]
    """The cards as the file has them."""
    cards: Cards
    content: str
    """A hash of the cards: the name of this content in records."""


def read_box(text: str) -> Box:
    """The box that a file holds, or a ContentError with the place and the reason."""
    content = outside(parsed(text))
    entries: list[dict[str, Any]] = content["cards"]
    cards = cards_from(content)
    canonical = json.dumps(entries, sort_keys=True, separators=(",", ":"))
    return Box(name_in(content), entries, cards, sha256(canonical.encode()).hexdigest()[:16])


def parsed(text: str) -> object:
    try:
        value: object = json.loads(text)
    except json.JSONDecodeError as error:
        facts: dict[str, str | int] = {"line": error.lineno, "column": error.colno}
        message = f"line {error.lineno}, column {error.colno}: not JSON: {error.msg}"
        raise ContentError(message, "json", facts) from error
    except (RecursionError, ValueError) as error:
        raise ContentError(f"not JSON: {error}", "json", {"line": 1, "column": 1}) from error
    return value


def outside(value: object) -> dict[str, Any]:
    """A content of the right shape on the outside; each card is looked at by cards_from."""
    if not isinstance(value, dict) or not _FIELDS <= set(value) <= _FIELDS | _MORE:
        message = "a box is an object with `decks` and `cards`, perhaps a `name`, and nothing else"
        raise ContentError(message, "outside", {})
    if not isinstance(value["decks"], dict) or not isinstance(value["cards"], list):
        message = "`decks` is an object with a number for each letter, `cards` a list"
        raise ContentError(message, "lists", {})
    return value


def name_in(content: dict[str, Any]) -> str:
    """The name of a box: one printable line."""
    name = content.get("name", "")
    if not isinstance(name, str) or len(name) > LONGEST_NAME or not name.isprintable():
        message = f"the name of a box is one line of at most {LONGEST_NAME} letters"
        raise ContentError(message, "name", {"most": LONGEST_NAME})
    return name.strip()

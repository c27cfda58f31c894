"""What the author of a chapter has met so far: it uses nothing that the story still keeps for a later chapter (R1).

Such a thing is not named to them either: not as what a name was perhaps meant for, and not among what could stand
somewhere. Where a chapter uses one, nothing else is said of it: another fault might tell what the thing does."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from saltsea.games.pirates.chapters.faults import Fault, Path, Said
from saltsea.games.pirates.text.known import FIRST, rule_of

_SORTS: Final = {"card": "card", "event": "event", "token": "token", "ship part": "token"}
"""What the names are of among which there is no such one, by what the fault calls it."""
_COUNTED: Final = {"powder": "token.powder", "curses": "token.curse"}
"""What an optional goal can count and the author must have met."""
_FIELDS: Final = {"island": "card.island", "cursed": "token.curse"}
"""Fields that are called after something."""
_NAMELESS: Final = {
    "not-again": Said("is not dealt again and again, so it has no fleet: leave it out here", "dealt-once"),
    "unpointable": Said("asks for something that does not count when it is pointed at", "not-pointed"),
    "no-island": Said("says what lies on an island, but no round deals one", "islandless"),
}
"""How a sentence that names cards is said to an author who has not met all of them."""
LATER: Final = Said(
    "this comes in a later chapter of the story: it can be used once your log book has opened that", "later"
)


class UnlockedContent:
    """What a log book has met for which so many chapters are open: `firsts` says which chapter brings what."""

    def __init__(self, firsts: Mapping[str, int], opened: int) -> None:
        self.firsts = firsts
        self.opened = opened

    def knows(self, thing: str) -> bool:
        """A card, token or event by its id: `card.fog`. What no chapter calls new is no secret."""
        return first_of(self.firsts, thing) <= self.opened

    def too_early(self, data: object) -> list[Fault]:
        """Every place of a chapter's file that names something of a later one."""
        return [Fault(path, LATER) for path in dict.fromkeys(at for at, thing in uses(data) if not self.knows(thing))]

    def without_secrets(self, faults: Sequence[Fault]) -> list[Fault]:
        """The same faults without names that are not met."""
        return [Fault(one.path, self.said(one.said), one.given, self.names(one)) for one in faults]

    def names(self, fault: Fault) -> list[str]:
        return [name for name in fault.known if self.knows(content_id(name, str(fault.said.facts.get("noun", ""))))]

    def said(self, said: Said) -> Said:
        cards = str(said.facts.get("names", "")).split(", ")
        return said if all(self.knows(f"card.{name}") for name in cards) else _NAMELESS[said.name]


EVERYTHING: Final = UnlockedContent({}, FIRST)
"""For a player who reads the whole box on their own machine."""


def first_of(firsts: Mapping[str, int], thing: str) -> int:
    return firsts.get(rule_of(thing), FIRST)


def reach(firsts: Mapping[str, int], data: object) -> int:
    """How many chapters must be open for all that a file uses."""
    return max((first_of(firsts, thing) for _, thing in uses(data)), default=FIRST)


def content_id(name: str, noun: str) -> str:
    """Which card, token or event a name stands for where such a noun belongs; without one it is a field's."""
    if noun in _SORTS:
        return f"{_SORTS[noun]}.{name}"
    if noun == "thing to count":
        return _COUNTED.get(name, "")
    return name if noun else _FIELDS.get(name, "")


# --- what a file names ---


def uses(data: object) -> Iterator[tuple[Path, str]]:
    """Every place of a file where a card, token or event belongs, and which stands there, whatever else the file is."""
    for path, word in words_in(data, ()):
        thing = content_id_at(path, word)
        if thing:
            yield path, thing


def words_in(value: object, path: Path) -> Iterator[tuple[Path, object]]:
    """Each name of a field and each single value, with its place."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield (*path, name), name
            yield from words_in(inner, (*path, name))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from words_in(inner, (*path, place))
    else:
        yield path, value


def content_id_at(path: Path, word: object) -> str:
    """The card, token or event that a word means at its place; empty where it means none."""
    match path:
        case ("cursed", int()):
            return "token.curse"
        case ("optional", "count"):
            return _COUNTED.get(str(word), "")
        case ("new", int()):
            return str(word)
        case ("events", int()):
            return f"event.{word}"
        case ("parts", int()) | ("island",) | (*_, "token"):
            return f"token.{word}"
        case ("fleet", str()) | (*_, "deal", str()) | (*_, "card"):
            return f"card.{word}"
        case _:
            return ""

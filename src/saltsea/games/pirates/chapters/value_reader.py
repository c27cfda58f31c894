"""Single values of a chapter's file, each checked: whatever is wrong with one is noted, and reading goes on."""

from collections.abc import Callable, Sequence
from typing import Any

from saltsea.games.pirates.chapters.faults import Fault, Path, Said, key_of, shown


class ValueReader:
    """Reads values and keeps every fault that it finds."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def fault(self, path: Path, text: str, said: str, **facts: str | int) -> None:
        self.faults.append(Fault(path, Said(text, said, **facts)))

    def fields(self, path: Path, data: dict[str, Any], known: Sequence[str], needed: Sequence[str]) -> None:
        for name in data:
            if name not in known:
                self.faults.append(Fault((*path, name), Said("there is no such field", "no-field"), name, known))
        for name in needed:
            if name not in data:
                self.fault((*path, name), "is missing", "missing")

    def number(self, path: Path, value: object, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            text = f"is {shown(value)}, not a whole number from {least} to {most}"
            self.fault(path, text, "number", value=shown(value), least=least, most=most)
            return least
        return value

    def flag(self, path: Path, value: object) -> int:
        if value is not True and value is not False:
            self.fault(path, f"is {shown(value)}, not true or false", "flag", value=shown(value))
        return 1 if value is True else 0

    def choice(self, path: Path, value: object, choices: Sequence[str], noun: str) -> int:
        """The place of a name among these; -1 if it is none of them."""
        if isinstance(value, str) and value in choices:
            return choices.index(value)
        if isinstance(value, str):
            said = Said(f"there is no {noun} {shown(value)}", "no-such", noun=noun, value=shown(value))
            self.faults.append(Fault(path, said, value, choices))
        else:
            text = f"is {shown(value)}, where the name of one {noun} belongs"
            self.faults.append(Fault(path, Said(text, "not-a-name", noun=noun, value=shown(value)), "", choices))
        return -1

    def chosen(self, path: Path, data: dict[str, Any], name: str, choices: Sequence[str], noun: str) -> int:
        """The same for a field that is needed: if it is missing, that was said already."""
        return self.choice((*path, name), data[name], choices, noun) if name in data else -1

    def items(self, path: Path, value: object, of: str) -> list[object]:
        """A list without anything twice."""
        if not isinstance(value, list):
            text = f"is {shown(value)}, not a list of {of} in square brackets"
            self.fault(path, text, "list", value=shown(value), of=of)
            return []
        seen: set[str] = set()
        for place, entry in enumerate(value):
            if key_of(entry) in seen:
                self.fault((*path, place), f"{shown(entry)} is there twice", "entry-twice", value=shown(entry))
            seen.add(key_of(entry))
        return value

    def set_of(self, path: Path, value: object, one: Callable[[Path, object], int]) -> int:
        found = 0
        for place, entry in enumerate(self.items(path, value, "ship parts" if path == ("parts",) else "timers")):
            number = one((*path, place), entry)
            found |= 1 << number if number >= 0 else 0
        return found

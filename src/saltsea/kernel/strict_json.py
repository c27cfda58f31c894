"""Strict JSON: what a file says is believed only in the shape in which Saltsea would have written it.

Left to themselves plain Python lets 5.0, true and "2" pass for numbers until something breaks, and the compiled engine
does not: here both say no alike, with a `ValueError` that tells what is wrong. The caller knows the line."""

from json import JSONDecodeError, dumps, loads
from typing import Final, NoReturn, TypeGuard

from saltsea.kernel.vocabulary import Plain

MOST: Final = (1 << 53) - 1
"""The largest whole number that every reader of JSON holds exactly."""
_HEX: Final = "0123456789abcdef"
_DIGEST: Final = 64
_SHOWN: Final = 160
_MOST_DIGITS: Final = 100
"""More than any fact needs, less than Python refuses to read."""


def dump(value: object) -> str:
    """The one way in which a value is written into a record."""
    return dumps(value, separators=(",", ":"), ensure_ascii=False)


def parsed(text: str) -> Plain:
    """The object that this text is, if `dump` would write it so: then no name comes twice and nothing is lost."""
    try:
        value = loads(text, parse_int=_whole, parse_float=_no_fraction, parse_constant=_no_fraction)
        same = dump(value) == text
    except JSONDecodeError as error:
        raise ValueError(f"not JSON: {error.msg}") from error
    except RecursionError as error:
        raise ValueError("not JSON of ours: it is nested too deep") from error
    if not isinstance(value, dict):
        raise ValueError("not a JSON object")
    if not same:
        raise ValueError("not JSON as Saltsea writes it")
    _check_no_truth(value)
    return value


def _whole(text: str) -> int:
    if len(text) > _MOST_DIGITS:
        raise ValueError(f"a number of {len(text)} digits is none of ours")
    return int(text)


def _no_fraction(text: str) -> NoReturn:
    raise ValueError(f"{short(text)} is not a whole number")


def _check_no_truth(value: object) -> None:
    """Records hold no true and false: they pass for 1 and 0 in one engine and not in the other."""
    waiting: list[object] = [value]
    while waiting:
        found = waiting.pop()
        if isinstance(found, bool):
            raise ValueError("a record holds numbers and texts, no true and false")
        if isinstance(found, dict):
            waiting.extend(found.values())
        elif isinstance(found, list):
            waiting.extend(found)


def short(value: object) -> str:
    """A value for a message: not too long, and without control characters."""
    try:
        text = dumps(value)
    except RecursionError:
        text = "something nested too deep"
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


def is_whole(value: object, least: int, most: int) -> TypeGuard[int]:
    """True is no number here, though Python counts it as 1."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


class StrictObject:
    """A JSON object with exactly these fields, each of which is asked for by its kind."""

    def __init__(self, value: object, names: list[str]) -> None:
        if not isinstance(value, dict):
            raise ValueError(f"an object belongs where {short(value)} is")
        if sorted(value) != sorted(names):
            raise ValueError(f"the fields are {', '.join(names)}, not {short(list(value))}")
        self.fields: Plain = value

    def whole(self, name: str, least: int = 0, most: int = MOST) -> int:
        """A whole number between these two."""
        value = self.fields[name]
        if not is_whole(value, least, most):
            raise ValueError(f"{name} is a whole number from {least} to {most}, not {short(value)}")
        return value

    def wholes(self, name: str) -> list[int]:
        """A list of whole numbers, which may be negative."""
        found: list[int] = []
        for value in self.items(name):
            if not is_whole(value, -MOST, MOST):
                raise ValueError(f"{name} holds whole numbers, not {short(value)}")
            found.append(value)
        return found

    def text(self, name: str) -> str:
        value = self.fields[name]
        if not isinstance(value, str):
            raise ValueError(f"{name} is a text, not {short(value)}")
        return value

    def text_or_none(self, name: str) -> str | None:
        return None if self.fields[name] is None else self.text(name)

    def digest(self, name: str) -> str:
        """32 bytes in small hexadecimal letters: a seed or a seal."""
        value = self.text(name)
        if len(value) != _DIGEST or value.strip(_HEX):
            raise ValueError(f"the {name} is {_DIGEST} hexadecimal digits, not {short(value)}")
        return value

    def digest_or_none(self, name: str) -> str | None:
        return None if self.fields[name] is None else self.digest(name)

    def items(self, name: str) -> list[object]:
        value = self.fields[name]
        if not isinstance(value, list):
            raise ValueError(f"{name} is a list, not {short(value)}")
        return value

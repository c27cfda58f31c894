"""A checksum for each row, stored in a column of its own: a byte that has changed since is found.

Whoever writes a row writes all of it, so the checksum is of the whole row. Two nodes that write the same row one after
the other leave the row and the checksum of the last."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeAlias
from zlib import crc32

import msgspec

from saltsea.store.port import StoreError

Value: TypeAlias = str | int | bytes | None

COLUMN: Final = "checksum"
NEVER: Final = -1
"""The checksum of no row."""
_encode: Final = msgspec.msgpack.Encoder().encode


def checksum(values: Sequence[Value]) -> int:
    """The checksum of the values of a row, in the order of its fields."""
    return crc32(_encode(values))


def fits(values: Sequence[Value], stored: Value) -> bool:
    """Whether this is the checksum that was stored with these values."""
    try:
        return checksum(values) == stored
    except UnicodeEncodeError:  # a byte that no text has
        return False


def lenient_text(kept: bytes) -> str:
    """A text that may hold bytes that no text has."""
    return kept.decode(errors="surrogateescape")


def mended_text(text: str) -> str:
    """A text from `lenient_text`, with a sign for each byte that no text has."""
    return text if text.isascii() else text.encode(errors="surrogateescape").decode(errors="replace")


def checksum_as_kept(is_text: Sequence[bool]) -> Callable[..., int]:
    """The checksum of a row whose texts are given as bytes; NEVER if one of them is no text."""

    def found(*values: Value) -> int:
        try:
            return checksum([_text(value) if text else value for value, text in zip(values, is_text, strict=True)])
        except UnicodeDecodeError:
            return NEVER

    return found


def _text(value: Value) -> Value:
    return value.decode() if isinstance(value, bytes) else value


class OnDamage(Protocol):
    """Gets the name of a table, and which of its rows is damaged."""

    def __call__(self, name: str, key: str, /) -> None: ...


def refuse(name: str, key: str, /) -> None:
    """What is damaged is not read as if it were whole."""
    raise StoreError(f"{damage_in_words(name, key)}. `saltsea check` names all that are damaged")


def damage_in_words(name: str, key: str) -> str:
    return f"{name} {key}: its checksum does not fit, so a byte of it has changed since it was written"

"""What is stored, read so that one damaged row spoils nothing but itself: a header says what is wrong with it, and a
list leaves out what cannot be read."""

import logging
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

import msgspec

from saltsea.kernel.options import Options
from saltsea.store.rows import GameRow

UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError)
"""What reading a damaged body raises."""

R = TypeVar("R")
T = TypeVar("T")

log = logging.getLogger(__name__)


class StoredFork(msgspec.Struct, frozen=True):
    """Where a game went on from an earlier one."""

    last: int


class StoredHeader(msgspec.Struct, frozen=True):
    """What is asked of a stored header without its rules."""

    game: str
    rules: int
    vocabulary: int
    content: str
    options: Options
    shared: str | None
    forked: list[StoredFork]

    def is_sealed(self, today: str) -> bool:
        """Whether others may still play the same deal."""
        return self.shared is not None and self.shared >= today


_header: Final = msgspec.json.Decoder(StoredHeader)


def header_of(row: GameRow) -> StoredHeader:
    """The header of a game; DecodeError if it is damaged."""
    return _header.decode(row.header)


def readable_rows(rows: Iterable[R], read: Callable[[R], T]) -> list[tuple[R, T]]:
    """The rows that can be read, and what is in them. The others are left out, and the log says so."""
    found = []
    for row in rows:
        try:
            found.append((row, read(row)))
        except UNREADABLE as error:
            warn_of(row, error)
    return found


def warn_of(row: object, error: Exception) -> None:
    """Say once more that `saltsea check` would find something; a row's name may be an invitation, so it is not told."""
    log.warning("a stored row cannot be read", extra={"row": type(row).__name__, "why": str(error)})


def plain(body: bytes) -> dict[str, Any]:
    """A body that is a JSON object; DecodeError if it is none."""
    try:
        return msgspec.json.decode(body, type=dict[str, Any])
    except UnicodeDecodeError as error:  # a byte that no text has, which msgspec reports by Python's own error
        raise msgspec.DecodeError(str(error)) from error

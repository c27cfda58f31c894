"""The catalogue by name alone. It is imported when a command first needs a game: help pages and rules need none.

A test compares the names and places below with those of the catalogue."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

import saltsea
from saltsea.rulebook import TABLE_SUBJECT, Subject, subjects

if TYPE_CHECKING:
    from saltsea.game import Game

_CONTENT: Final = Path(saltsea.__file__).parent / "content"
_SUBJECTS: Final = {
    "corto": Subject("corto", ("saltsea.games.corto",), _CONTENT / "corto" / "texts", None),
    "pirates": Subject("pirates", ("saltsea.games.pirates",), _CONTENT / "pirates" / "words", _CONTENT / "pirates"),
}
_NAMES: Final = (*_SUBJECTS, "app")
"""The App keeps the rules of the pirates."""


class LazyCatalog(Mapping[str, "Game"]):
    """The games of the catalogue, loaded when one is looked up."""

    def __iter__(self) -> Iterator[str]:
        return iter(_NAMES)

    def __len__(self) -> int:
        return len(_NAMES)

    def __contains__(self, name: object) -> bool:
        return name in _NAMES

    def __getitem__(self, name: str) -> Game:
        from saltsea.catalog import CATALOG

        return CATALOG[name]


def rule_subjects(games: Mapping[str, Game]) -> list[Subject]:
    """The rule subjects of the table and of these games."""
    if isinstance(games, LazyCatalog):
        return [TABLE_SUBJECT, *_SUBJECTS.values()]
    return subjects(*games.values())

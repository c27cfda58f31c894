"""What is remembered of the seats of one game besides who has them at its end: who left one, for whom a bot played, and
who sat at another's device. My games and statistics read it."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from saltsea.kernel.seat import Seat
from saltsea.server.tables.stored.stored_rows import readable_rows
from saltsea.store.port import Store

What: TypeAlias = Literal["resigned", "handed-over", "substitute", "guest"]

LEFT: Final[tuple[What, ...]] = ("resigned", "handed-over")
"""What those are noted for who do not have their seat any more."""
MOST_GAMES: Final = 200
"""Games of one table whose notes are kept, the last ones."""


class SeatNote(msgspec.Struct, frozen=True):
    """Something about one seat of a game. Who resigned, or left, has a bot in their place; who handed over, a person.
    A substitute played for the person; a guest played beside the owner of the seat's device."""

    seat: Seat
    person: int
    what: What


Notes: TypeAlias = Mapping[str, tuple[SeatNote, ...]]
"""The notes of a table's games, by the games' ids."""


def noted(notes: Notes, game: str, *more: SeatNote) -> dict[str, tuple[SeatNote, ...]]:
    """The notes with some more of this game, each once."""
    if not more:
        return dict(notes)
    of_game = tuple(dict.fromkeys((*notes.get(game, ()), *more)))
    others = [(one, its) for one, its in notes.items() if one != game]
    return dict([*others, (game, of_game)][-MOST_GAMES:])


def people_who(what: Sequence[What], notes: Sequence[SeatNote]) -> dict[Seat, list[int]]:
    """By seat the people of whom such a thing is noted."""
    found: dict[Seat, list[int]] = {}
    for note in notes:
        if note.what in what:
            found.setdefault(note.seat, []).append(note.person)
    return found


def guests_of(notes: Sequence[SeatNote]) -> dict[Seat, int]:
    """Who played beside the owner of a device to the end, by seat."""
    gone = people_who(LEFT, notes)
    return {seat: people[-1] for seat, people in people_who(["guest"], notes).items() if seat not in gone}


class Taught(msgspec.Struct, frozen=True):
    """Of a table's settings, whether it is a lesson."""

    lesson: bool = False


class GameSetting(msgspec.Struct, frozen=True):
    """The part of a stored table that its games are shown with."""

    settings: Taught = Taught()
    hints: dict[str, int] = {}
    notes: dict[str, tuple[SeatNote, ...]] = {}


async def remembered_at(store: Store, table: str) -> GameSetting:
    """What a table remembers; nothing if its row is damaged, which spoils no other."""
    row = await store.table(table)
    read = readable_rows([] if row is None else [row], lambda one: msgspec.json.decode(one.body, type=GameSetting))
    return next((remembered for _, remembered in read), GameSetting())

"""The rated puzzles of a server: which one comes next, what a turn is worth, and what a player's diary notes of it."""

from collections.abc import Callable
from typing import Final, NamedTuple

from saltsea.games.corto.daily.diary import Diary, RatedNote
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.puzzles.rated import RatedPuzzle, rated_puzzles
from saltsea.games.corto.puzzles.rating import PlayerRating, player_rating
from saltsea.games.corto.server.diaries import Diaries
from saltsea.server.tables.ports.progress_owner import ProgressOwner

MOST_DIGITS: Final = 9
NoteChange = Callable[[RatedNote | None], RatedNote]
"""What a player's note of a puzzle becomes."""


class Noted(NamedTuple):
    """What a diary says after an answer: the note, the player's rating, and by how much the answer moved it."""

    note: RatedNote
    mine: PlayerRating
    change: int


class RatedPuzzles:
    """The rated puzzles, and who has tried which."""

    def __init__(self, rules: CortoRules, diaries: Diaries) -> None:
        self.puzzles = rated_puzzles(rules)
        self.diaries = diaries

    def named(self, name: str) -> RatedPuzzle | None:
        """The puzzle that a table's settings name; None for anything else, such as a day."""
        return self.puzzles.get(int(name)) if is_number(name) else None

    def next_for(self, diary: Diary) -> RatedPuzzle | None:
        """The untried puzzle nearest to a player's rating; when all are tried, unsolved ones and then those that were
        checked least."""
        mine = player_rating(diary.rated.values()).rating
        fresh = [one for one in self.puzzles.values() if str(one.number) not in diary.rated]
        if fresh:
            return min(fresh, key=lambda one: (abs(one.rating - mine), one.number))
        return min(self.puzzles.values(), key=lambda one: again(diary.rated[str(one.number)]), default=None)

    async def note(self, owner: ProgressOwner, number: int, change: NoteChange) -> Noted:
        """Change what a diary notes of a puzzle; a player without a diary has a new one each time."""
        if not owner.exists():
            return noted(Diary(), number, change)
        before = await self.diaries.diary(owner)
        await self.diaries.change(owner, lambda diary: with_note(diary, number, change))
        return change_of(before, await self.diaries.diary(owner), number)


def again(note: RatedNote) -> tuple[bool, int, int]:
    """Which puzzle is worth another try: the least first."""
    return note.is_solved(), note.checks, note.at


def is_number(name: str) -> bool:
    """Whether a name is a number as we write it."""
    return name.isascii() and name.isdigit() and len(name) <= MOST_DIGITS


def with_note(diary: Diary, number: int, change: NoteChange) -> Diary:
    return diary.with_rated(number, change(diary.rated.get(str(number))))


def noted(diary: Diary, number: int, change: NoteChange) -> Noted:
    return change_of(diary, with_note(diary, number, change), number)


def change_of(before: Diary, after: Diary, number: int) -> Noted:
    """What an answer has changed."""
    old, new = player_rating(before.rated.values()), player_rating(after.rated.values())
    return Noted(after.rated[str(number)], new, new.rating - old.rating)


def answered(puzzle: RatedPuzzle, lead: int, at: int) -> NoteChange:
    """One more turn was checked: the first one counts for the rating."""
    return lambda note: (note or first_note(puzzle, at, right=lead >= puzzle.best)).checked(lead)


def looked(puzzle: RatedPuzzle, at: int) -> NoteChange:
    """The player looked at the solution; before any answer that is a wrong one."""
    return lambda note: (note or first_note(puzzle, at, right=False)).looked()


def first_note(puzzle: RatedPuzzle, at: int, *, right: bool) -> RatedNote:
    return RatedNote(puzzle.before, puzzle.best, at=at, rating=puzzle.rating, right=right)

"""A player's diary: what came of the deals and puzzles of their days. It belongs to an account, or to a log book."""

from collections.abc import Iterable, Mapping
from datetime import date, timedelta
from typing import Final, Self, TypeVar

import msgspec
from msgspec.structs import replace

from saltsea.games.corto.daily.deal import PERSON, RIVAL
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.rules.count import total
from saltsea.kernel.match import Match
from saltsea.kernel.record import ends_early, lines_in_force
from saltsea.kernel.seat import Millis

MOST_DAYS: Final = 1000
"""Days that a diary keeps of each kind; the oldest go first."""
Note = TypeVar("Note")


class DealNote(msgspec.Struct, frozen=True):
    """The one try at the deal of a day."""

    game: str
    """The id of the game."""
    over: bool = False
    won: bool = False
    gold: tuple[int, ...] = ()
    """The player's gold and the bot's, once it is over."""
    leads: tuple[int, ...] = ()
    """By how much gold the player was ahead after each of their turns, the last one counted at the end."""
    left: bool = False
    """Whether the player left or resigned it, or ended it early: the try is had, and no row of days goes on with it."""


class PuzzleNote(msgspec.Struct, frozen=True):
    """What a player has found of the puzzle of a day."""

    gold: int
    """The most gold that they have reached."""
    best: int
    """The most that there is."""
    checks: int = 0
    """How often they asked what a turn is worth."""
    peeked: bool = False
    """Whether they looked at the solution before they found it."""

    def is_solved(self) -> bool:
        return self.gold >= self.best and not self.peeked

    def checked(self, gold: int) -> Self:
        """One more turn was checked; the best so far counts."""
        return replace(self, gold=max(self.gold, gold), checks=self.checks + 1)

    def looked(self) -> Self:
        """The player looked at the solution, which changes nothing if they had found it."""
        return replace(self, peeked=self.peeked or not self.is_solved())

    def merged(self, other: Self) -> Self:
        """What one player has found on two devices. Solved on one it is solved; else a look on one counts on both."""
        is_solved = self.is_solved() or other.is_solved()
        peeked = (self.peeked or other.peeked) and not is_solved
        return replace(self, gold=max(self.gold, other.gold), checks=max(self.checks, other.checks), peeked=peeked)


class RatedNote(PuzzleNote, frozen=True, kw_only=True):
    """The same of a rated puzzle, where gold is how far ahead they were. Only the first answer counts for a rating."""

    at: Millis
    """When they first answered, or looked at the solution."""
    rating: int
    """The puzzle's rating then."""
    right: bool
    """Whether the first answer was right."""


class Diary(msgspec.Struct, frozen=True):
    """All days of one player."""

    deals: dict[str, DealNote] = {}
    puzzles: dict[str, PuzzleNote] = {}
    rated: dict[str, RatedNote] = {}
    """The rated puzzles that they have tried, by number."""

    def finished(self) -> list[str]:
        """The days whose deal is over."""
        return [day for day, note in self.deals.items() if note.over]

    def completed(self) -> list[str]:
        """The days whose deal was played to its own end: these make a row."""
        return [day for day in self.finished() if not self.deals[day].left]

    def row(self, today: str) -> int:
        """How many days in a row the deal was played to its end, up to today; to leave today's ends the row at once."""
        left = today in self.deals and self.deals[today].left
        return 0 if left else streak(self.completed(), today)

    def with_deal(self, day: str, note: DealNote) -> "Diary":
        return replace(self, deals=latest({**self.deals, day: note}))

    def with_puzzle(self, day: str, note: PuzzleNote) -> "Diary":
        return replace(self, puzzles=latest({**self.puzzles, day: note}))

    def with_rated(self, number: int, note: RatedNote) -> "Diary":
        return replace(self, rated={**self.rated, str(number): note})

    def merged(self, other: "Diary") -> "Diary":
        """This diary and another of the same player; where both have a day, the deal that was finished counts."""
        unfinished = {day: note for day, note in self.deals.items() if not note.over}
        deals = {**unfinished, **other.deals, **{day: self.deals[day] for day in self.finished()}}
        mine = {day: note.merged(other.puzzles.get(day, note)) for day, note in self.puzzles.items()}
        return Diary(latest(deals), latest({**other.puzzles, **mine}), merged_tries(self.rated, other.rated))


def latest(days: Mapping[str, Note]) -> dict[str, Note]:
    """The last days, in order."""
    return {day: days[day] for day in sorted(days)[-MOST_DAYS:]}


def merged_tries(mine: Mapping[str, RatedNote], others: Mapping[str, RatedNote]) -> dict[str, RatedNote]:
    """Each puzzle once. Its first try counts for the rating, because later ones knew more."""
    return {**others, **{name: merged_try(note, others.get(name)) for name, note in mine.items()}}


def merged_try(note: RatedNote, other: RatedNote | None) -> RatedNote:
    if other is None or other == note:
        return note
    first, later = sorted((note, other), key=lambda one: one.at)
    return first.merged(later)


def read_diary(body: bytes | None) -> Diary:
    return Diary() if body is None else msgspec.json.decode(body, type=Diary)


def finished_note(id: str, match: Match) -> DealNote:
    """What the diary notes of a finished deal; to end it early is to have had the one try."""
    outcome = match.outcome()
    assert outcome is not None
    gold = (outcome.scores[PERSON], outcome.scores[RIVAL])
    won, left = PERSON in outcome.winners, ends_early(match.lines[-1])
    return DealNote(id, over=True, won=won, gold=gold, leads=leads_of(match), left=left)


def leads_of(match: Match) -> tuple[int, ...]:
    """By how much the player was ahead after each of their turns; what was taken back does not count."""
    state: CortoState = match.rules.setup(match.header.players, match.header.options)
    found: list[int] = []
    for line in lines_in_force(match.lines, len(match.lines) - 1):
        was_mine = state.turn == PERSON
        turns = state.turns
        for event in line.events:
            match.rules.evolve(state, event)
        if was_mine and state.turns != turns:
            found.append(lead(state))
    return (*found[:-1], lead(state)) if found else ()


def lead(state: CortoState) -> int:
    return total(state, PERSON) - total(state, RIVAL)


def streak(days: Iterable[str], today: str) -> int:
    """How many days in a row, up to today; or up to yesterday, while today is still to be played."""
    known, day = set(days), date.fromisoformat(today)
    if today not in known:
        day -= timedelta(days=1)
    length = 0
    while day.isoformat() in known:
        length, day = length + 1, day - timedelta(days=1)
    return length


def longest_streak(days: Iterable[str]) -> int:
    """The longest of all rows of days."""
    best = length = 0
    before: date | None = None
    for day in sorted(date.fromisoformat(one) for one in set(days)):
        length = length + 1 if before is not None and day - before == timedelta(days=1) else 1
        best, before = max(best, length), day
    return best

"""The rated puzzles of the box: a turn of a real game, "be as far ahead as you can after it", and how often levels are.

The puzzles are lines of content/corto/puzzles.jsonl, which tools/make_puzzles.py writes; docs/decisions says how."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from saltsea.games.corto.daily.deal import PERSON
from saltsea.games.corto.daily.posed import page_of, played, turn_ended
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.puzzles.rating import Difficulty, difficulty
from saltsea.games.corto.review.gold_lead import gold_lead
from saltsea.kernel.daily import edition
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.options import Options
from saltsea.kernel.vocabulary import Plain
from saltsea.texts import CONTENT_ROOT

FILE: Final = CONTENT_ROOT / "corto" / "puzzles.jsonl"


class PuzzleFile(msgspec.Struct, frozen=True):
    """The first line of the file: the edition of the game that all puzzles are of."""

    edition: str


class RatedPuzzle(msgspec.Struct, frozen=True):
    """A turn to solve: how the game came to it, its solution, and what is known of it. The first seat solves it."""

    number: int
    """Its name: numbers are never given twice."""
    source: str
    """The game that it comes from: a seed's name, or a record's seal."""
    players: int
    options: Options
    seed: str
    moves: list[int]
    """What was done from the set-up on, as numbers of the vocabulary."""
    before: int
    """How far ahead of the best rival the player is before the turn, in gold."""
    best: int
    """How far ahead they can be after it."""
    second: int
    """The most with any other idea."""
    cards: int
    """How many cards the solution takes."""
    solution: list[int]
    """One way to it, without the end of the turn."""
    later: float
    """How much further ahead it leaves the player than the best other idea, two rounds later, on average over possible
    worlds."""
    chance: float
    """How much greater the chance to win is then."""
    finds: dict[str, tuple[int, int]]
    """By level: how often it found the solution, and how often it was asked."""
    rating: int
    """How hard it is."""

    def first_line(self) -> int:
        """The line after which the turn begins."""
        return len(self.moves)

    def difficulty(self) -> Difficulty:
        return difficulty(self.rating)


def read_puzzles(text: str) -> tuple[PuzzleFile, list[RatedPuzzle]]:
    """The puzzles of a file."""
    first, *rest = text.splitlines()
    return msgspec.json.decode(first, type=PuzzleFile), [msgspec.json.decode(one, type=RatedPuzzle) for one in rest]


def written(puzzles: Sequence[RatedPuzzle], of: str) -> str:
    """The same, as the text of a file."""
    lines = [msgspec.json.encode(one).decode() for one in (PuzzleFile(of), *puzzles)]
    return "".join(f"{line}\n" for line in lines)


@cache
def puzzles_in(file: Path) -> tuple[PuzzleFile, list[RatedPuzzle]]:
    return read_puzzles(file.read_text(encoding="utf-8"))


def rated_puzzles(rules: CortoRules) -> dict[int, RatedPuzzle]:
    """The puzzles by number; none for a box with other cards, in which they may have other solutions."""
    head, found = puzzles_in(FILE)
    return {one.number: one for one in found} if head.edition == edition(rules) else {}


def position(rules: CortoRules, puzzle: RatedPuzzle) -> Match:
    """The game in the position to solve."""
    match = start(rules, puzzle.players, puzzle.options, bytes.fromhex(puzzle.seed))
    assert not isinstance(match, Refusal)
    return played(match, puzzle.moves)


def lead_after(rules: CortoRules, state: CortoState, first: CortoState) -> int:
    """How far ahead the player is if the turn that began in `first` ended now."""
    return gold_lead(turn_ended(rules, state, first), PERSON)


def rated_page(rules: CortoRules, puzzle: RatedPuzzle) -> Plain:
    """A rated puzzle as programs read it."""
    known: Plain = {
        "number": puzzle.number,
        "source": puzzle.source,
        "rating": puzzle.rating,
        "difficulty": puzzle.difficulty(),
        "finds": {level: list(found) for level, found in puzzle.finds.items()},
        "lead": puzzle.before,
        "second": puzzle.second,
        "later": puzzle.later,
        "chance": puzzle.chance,
    }
    return page_of(rules, puzzle, position(rules, puzzle), known)

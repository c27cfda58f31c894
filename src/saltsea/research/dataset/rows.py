"""The rows of a dataset: one for a game, one for each of its decisions. No library is needed for them."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from saltsea.kernel.encoding import Encoding, empty_cells
from saltsea.kernel.nouns import Outcome, State
from saltsea.kernel.record import Header, Line, laid_out, lines_in_force
from saltsea.kernel.rules import AnyRules

PERSON: Final = "person"
COMPUTER: Final = "computer"


@dataclass(frozen=True)
class PlayedGame:
    """A finished game, wherever it comes from."""

    header: Header
    lines: list[Line]
    outcome: Outcome
    seats: Sequence[str]
    """Who played: the name of a computer player, or `person`."""
    seed: str
    """By which a simulated game can be dealt again; empty for a game of people."""
    has_people: bool = False


@dataclass(frozen=True)
class GameRow:
    """One game."""

    game: int
    name: str
    players: int
    options: str
    rules: int
    vocabulary: int
    content: str
    encoding: int
    seats: list[str]
    seed: str
    decisions: int
    turns: int
    ended_by: str
    winners: list[int]
    scores: list[int]


@dataclass(frozen=True)
class DecisionRow:
    """One action of a player, and the game before it."""

    game: int
    decision: int
    at: int
    seat: int
    by: str
    action: int
    legal: list[int]
    position: str
    observations: list[bytes]


def game_row(number: int, played: PlayedGame, encoding: Encoding[Any], decisions: int) -> GameRow:
    header, outcome = played.header, played.outcome
    return GameRow(
        number, header.game, header.players, json.dumps(header.options, sort_keys=True), header.rules,
        header.vocabulary, header.content, encoding.version, [*played.seats], played.seed, decisions, outcome.turns,
        outcome.ended_by, outcome.winners, outcome.scores,
    )  # fmt: skip


def decision_rows(number: int, played: PlayedGame, rules: AnyRules, encoding: Encoding[Any]) -> Iterator[DecisionRow]:
    """The decisions of a game in order. What was taken back is left out, as is what only the table's clock did."""
    state: State = laid_out(rules, played.header)
    decision = 0
    for line in lines_in_force(played.lines, len(played.lines) - 1):
        if line.seat < played.header.players and line.action.number >= 0:
            yield decision_row(number, decision, line, who_chose(played, line), rules, encoding, state)
            decision += 1
        for event in line.events:
            rules.evolve(state, event)


def who_chose(played: PlayedGame, line: Line) -> str:
    """Whose decision it was, whichever player had the seat before or afterwards: a person's request has a token, by
    which it is known if it comes again, and what a computer player does at a table has none."""
    return PERSON if played.has_people and line.token else COMPUTER


def decision_row(
    number: int, decision: int, line: Line, by: str, rules: AnyRules, encoding: Encoding[Any], state: State
) -> DecisionRow:
    players = len(rules.standing(state).scores)
    legal = sorted(action.number for action in rules.legal(state, line.seat))
    position = json.dumps(rules.snapshot(state), separators=(",", ":"))
    seen = [observed(encoding, state, seat) for seat in range(players)]
    return DecisionRow(number, decision, line.at, line.seat, by, line.action.number, legal, position, seen)


def observed(encoding: Encoding[Any], state: State, seat: int) -> bytes:
    """What a seat knew, as the encoding writes it."""
    cells = empty_cells(encoding.size)
    encoding.write(state, seat, cells, 0)
    return bytes(memoryview(cells))

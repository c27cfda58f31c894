"""A long game's old lines are packed, and nobody can tell: the same lines, undo, tokens and record."""

import random
from typing import Any

import pytest

from saltsea.catalog import CATALOG
from saltsea.kernel.chance import named_seed
from saltsea.kernel.final import final_actions
from saltsea.kernel.match import Match, resume, start, undo_lines, undo_targets
from saltsea.kernel.nouns import Action, Refusal
from saltsea.kernel.packed_lines import CHUNK, RECENT
from saltsea.kernel.record import Undo, fold, state_hash
from saltsea.kernel.record_file import plain_line, write
from saltsea.kernel.rules import Rules
from saltsea.kernel.seat import members
from saltsea.kernel.tokens import Tokens
from small_games.shells.game import ShellsRules

CORTO = CATALOG["corto"].rules()
COMMANDS = 60


def begun(rules: Rules[Any], players: int = 2) -> Match:
    match = start(rules, players, {}, named_seed("packed"))
    assert isinstance(match, Match)
    return match


class Shelf:
    """A store of one game."""

    def __init__(self) -> None:
        self.lines: list[dict[str, Any]] = []
        self.read = 0

    def add(self, match: Match) -> None:
        self.lines += [plain_line(match.rules, line) for line in match.since(len(self.lines))]

    def some(self, first: int, count: int) -> list[dict[str, Any]]:
        self.read += 1
        return self.lines[first : first + count]


def played(rules: Rules[Any], *, packing: bool, shelf: Shelf | None = None) -> Match:
    """A game of many commands, the same whether its lines are packed after each of them, only stored, or neither."""
    match, dice = begun(rules), random.Random(7)
    if shelf is not None:
        match.keep_in(shelf.some)
    for number in range(COMMANDS):
        waiting = members(match.waiting_on())
        if not waiting:
            break
        seat = dice.choice(waiting)
        legal = match.rules.legal(match.state, seat)
        back = Undo(max(0, match.count() - 2))
        action = back if number % 7 == 6 and match.check(seat, back, match.now()) is None else dice.choice(legal)
        match.submit(seat, action, match.now() + 500, f"token {number}")
        if shelf is not None:
            shelf.add(match)
        if packing:
            match.pack(match.count())
    return match


def test_a_game_that_is_only_stored_has_the_same_lines_and_record() -> None:
    rules, shelf = ShellsRules(), Shelf()
    stored, other = played(rules, packing=True, shelf=shelf), played(rules, packing=False)
    assert len(stored.packed) > len(stored.recent)
    assert not any(stored.packed.chunks)
    assert plain_line(rules, stored.line(1)) == plain_line(rules, other.lines[1])
    assert write(rules, stored.record()) == write(rules, other.record())
    before = shelf.read
    assert len(stored.lines) == stored.count() == len(stored.lines)
    assert shelf.read == before  # they stay while nothing is written


def test_what_was_packed_before_is_still_read_and_a_store_that_has_lost_lines_is_noticed() -> None:
    rules, shelf = ShellsRules(), Shelf()
    match = played(rules, packing=False)
    record = write(rules, match.record())
    shelf.add(match)
    match.pack(CHUNK)
    match.keep_in(shelf.some)
    match.pack(match.count())
    texts = [chunk is not None for chunk in match.packed.chunks]
    assert texts == [True] + [False] * (len(texts) - 1)
    assert len(texts) > 1
    assert write(rules, match.record()) == record
    for lost in (3, CHUNK):
        del shelf.lines[len(match.packed) - lost :]
        match.whole = None
        with pytest.raises(ValueError, match="the store has"):
            match.record()


def test_to_act_and_take_back_in_turn_reads_nothing_again() -> None:
    match, shelf = begun(CORTO), Shelf()
    match.keep_in(shelf.some)
    while not (final := reversible(match)):
        done(match, shelf, match.rules.legal(match.state, only_seat(match))[0])
    seat, action, home = only_seat(match), final[0], match.in_force()[-1]
    for _ in range(6 * CHUNK):
        assert undo_lines(match, seat) == []
        done(match, shelf, action)
        assert undo_lines(match, seat) == [home]
        assert match.check(seat, Undo(0), match.now()) is not None
        done(match, shelf, Undo(home))
    assert len(match.packed) > 10 * CHUNK
    assert shelf.read == 0
    assert state_hash(CORTO, match.state) == state_hash(CORTO, fold(CORTO, match.header, match.lines, home))


def only_seat(match: Match) -> int:
    return members(match.waiting_on())[0]


def reversible(match: Match) -> list[Action]:
    """What the seat whose turn it is could take back again."""
    legal, seat = match.rules.legal(match.state, only_seat(match)), only_seat(match)
    final = final_actions(match, seat, undo_targets(match, seat))
    return [action for place, action in enumerate(legal) if place not in final]


def done(match: Match, shelf: Shelf, action: Action) -> None:
    """Act as a table does: keep the State before, store the line, pack."""
    before = match.state.copy()
    assert not isinstance(match.submit(only_seat(match), action, match.now()), Refusal)
    match.keep_base(before)
    shelf.add(match)
    match.pack(match.count())


def test_a_packed_game_has_the_same_lines_and_record() -> None:
    rules = ShellsRules()
    packed, other = played(rules, packing=True), played(rules, packing=False)
    assert packed.packed.chunks
    assert len(packed.recent) < RECENT + CHUNK
    assert [plain_line(rules, line) for line in packed.lines] == [plain_line(rules, line) for line in other.lines]
    assert packed.count() == len(other.lines)
    assert [packed.seat_of(number) for number in range(packed.count())] == [line.seat for line in other.lines]
    assert [packed.time_of(number) for number in range(packed.count())] == [line.at for line in other.lines]
    assert plain_line(rules, packed.line(1)) == plain_line(rules, other.lines[1])
    assert len(packed.since(3)) == packed.count() - 3
    assert write(rules, packed.record()) == write(rules, other.record())


def test_a_token_of_a_packed_line_is_still_known() -> None:
    match = played(ShellsRules(), packing=True)
    first = match.line(1)
    assert match.submit(first.seat, first.action, match.now(), first.token) == 1


def test_only_what_is_stored_is_packed_and_what_is_dropped_can_be_done_again() -> None:
    match = played(ShellsRules(), packing=False)
    stored = match.count() - 3
    match.pack(stored)
    assert match.packed.chunks
    dropped = match.drop(stored)
    match.refold()
    assert match.count() == stored
    again = [match.submit(line.seat, line.action, line.at, line.token) for line in dropped]
    assert not any(isinstance(answer, Refusal) for answer in again)
    assert [line.hash for line in match.since(stored)] == [line.hash for line in dropped]


def test_a_game_that_comes_back_is_packed_as_it_goes_on() -> None:
    rules = ShellsRules()
    match = played(rules, packing=False)
    seed = named_seed("packed")
    again = resume(rules, match.record(), seed)
    again.pack(again.count())
    assert again.packed.chunks
    assert write(rules, again.record()) == write(rules, match.record())


def test_tokens_are_found_forgotten_and_never_mixed_up() -> None:
    tokens = Tokens()
    for number in range(2000):
        tokens.add(f"{number % 4} token {number}", number)
    assert all(tokens.get(f"{number % 4} token {number}") == number for number in range(2000))
    assert "0 other" not in tokens
    tokens.discard("1 token 1")
    assert tokens.get("1 token 1") is None
    assert tokens.get("2 token 2") == 2

"""What is said to be final is what cannot be taken back once it is done, and nothing else."""

from random import Random

import pytest

from saltsea.catalog import CATALOG
from saltsea.kernel.chance import named_seed
from saltsea.kernel.final import final_actions
from saltsea.kernel.match import Match, resume, start, undo_lines, undo_targets
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.options import Options
from saltsea.kernel.record import Undo, fold, lines_in_force, state_hash
from saltsea.kernel.rules import AnyRules
from small_games.shells.game import ShellsRules

CORTO = CATALOG["corto"].rules()
OPTIONS: list[Options] = [{}, {"undo": "off"}, {"length": 6, "figurines": "may"}]


def begun(rules: AnyRules, players: int, options: Options, name: str) -> Match:
    match = start(rules, players, options, named_seed(name))
    assert isinstance(match, Match)
    return match


def seat_to_act(match: Match) -> int:
    return int(match.rules.waiting_on(match.state)).bit_length() - 1


def twin(match: Match) -> Match:
    """The same match again, to try something in."""
    return resume(match.rules, match.record(), bytes.fromhex(match.seed))


def found_by_trying(match: Match, seat: int) -> list[int]:
    """Do each legal action, and see whether anything can be taken back then."""
    found = []
    for place in range(len(match.rules.legal(match.state, seat))):
        tried = twin(match)
        answer = tried.submit(seat, tried.rules.legal(tried.state, seat)[place], tried.now())
        assert not isinstance(answer, Refusal)
        if not undo_lines(tried, seat):
            found.append(place)
    return found


def targets_by_asking(match: Match, seat: int) -> list[int]:
    """Ask about every line by itself."""
    in_force = lines_in_force(match.lines, len(match.lines) - 1)
    assert [line.number for line in in_force] == list(match.in_force())
    return [line.number for line in reversed(in_force) if match.check(seat, Undo(line.number), match.now()) is None]


def step(match: Match, dice: Random) -> None:
    """Act, or sometimes take back."""
    seat = seat_to_act(match)
    targets = undo_lines(match, seat)
    if targets and dice.random() < 0.2:
        match.submit(seat, Undo(dice.choice(targets)), match.now())
    else:
        match.submit(seat, dice.choice(match.rules.legal(match.state, seat)), match.now())


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_what_is_final_in_corto_is_what_trying_finds(options: Options) -> None:
    dice, kinds = Random(str(options)), set()
    match = begun(CORTO, 2, options, "final")
    for number in range(70):
        if match.is_over():
            break
        seat = seat_to_act(match)
        if number % 3 == 0:
            final = final_actions(match, seat, undo_targets(match, seat))
            assert final == found_by_trying(match, seat)
            kinds |= {type(CORTO.legal(match.state, seat)[place]).__name__ for place in final}
        step(match, dice)
    assert {"Draw", "EndTurn"} <= kinds
    assert ("Play" in kinds) == (options.get("undo") == "off")


@pytest.mark.parametrize("keeping", [False, True], ids=["folding", "keeping"])
@pytest.mark.parametrize(("rules", "players"), [(CORTO, 3), (ShellsRules(), 3)], ids=["corto", "shells"])
def test_the_ways_back_are_those_that_each_line_would_allow(rules: AnyRules, players: int, *, keeping: bool) -> None:
    dice, found = Random(7), 0
    match = begun(rules, players, {}, "ways")
    while not match.is_over() and len(match.lines) < 120:
        before = match.state.copy()
        step(match, dice)
        if keeping:
            match.keep_base(before)
        for seat in range(players):
            ways = undo_targets(match, seat)
            assert [way.line for way in ways] == [way.line for way in undo_targets(twin(match), seat)]
            assert [way.line for way in ways] == targets_by_asking(match, seat)
            for way in ways:
                folded = fold(rules, match.header, match.lines, way.line)
                assert state_hash(rules, way.state) == state_hash(rules, folded)
            found += len(ways)
    assert found > 5


def test_a_seat_that_cannot_act_has_no_final_actions_and_trying_changes_nothing() -> None:
    match = begun(CORTO, 2, {}, "still")
    before, seat = state_hash(CORTO, match.state), seat_to_act(match)
    assert final_actions(match, seat, undo_targets(match, seat))
    assert final_actions(match, 1 - seat, undo_targets(match, 1 - seat)) == []
    assert state_hash(CORTO, match.state) == before
    assert len(match.lines) == 1

"""The puzzle of a day: one best end and no chance, which brute force confirms; and the same on every machine."""

import json
import os
import subprocess
import sys
from datetime import date, timedelta
from functools import cache

import msgspec
import pytest

from cli.play_kit import typed_output
from cli.terminal import run_cli
from saltsea.catalog import CATALOG
from saltsea.games.corto.bot.turn_search import TooWideError, TurnSearch
from saltsea.games.corto.daily.deal import PERSON
from saltsea.games.corto.daily.posed import is_judged
from saltsea.games.corto.daily.puzzle import (
    ABOVE_GREED,
    LEAST_CARDS,
    LEAST_GAIN,
    Puzzle,
    daily_puzzle,
    position,
    worth,
)
from saltsea.games.corto.engine.actions import Discard, Draw, EndTurn
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.rules.count import total
from saltsea.kernel.chance import Chance
from saltsea.kernel.final import ChanceAskedError, SilentDealer
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.step import Trace, act

DAYS = 30 if os.environ.get("SALTSEA_PROOF") else 1
ELSEWHERE = """
import sys, msgspec
from saltsea.catalog import CATALOG
from saltsea.games.corto.daily.puzzle import daily_puzzle
rules = CATALOG["corto"].rules()
print(msgspec.json.encode([daily_puzzle(rules, day) for day in sys.argv[1:]]).decode())
"""
SAMPLE = [(date(2026, 11, 17) + timedelta(days=number)).isoformat() for number in range(DAYS)]


@cache
def box() -> CortoRules:
    rules = CATALOG["corto"].rules()
    assert isinstance(rules, CortoRules)
    return rules


@cache
def puzzle_of(day: str) -> Puzzle:
    return daily_puzzle(box(), day)


def ends(state: CortoState) -> dict[int, set[str]]:
    """What every way through a turn comes to, by brute force: no position is left out, none is remembered."""
    found: dict[int, set[str]] = {}
    for action in box().legal(state, PERSON):
        if isinstance(action, Draw | Discard):
            continue
        twin = state.copy()
        act(box(), twin, PERSON, action, 0, SilentDealer(), Trace())
        if isinstance(action, EndTurn):
            found.setdefault(total(twin, PERSON), set()).add(what_lies_there(twin))
            continue
        for gold, those in ends(twin).items():
            found.setdefault(gold, set()).update(those)
    return found


def what_lies_there(state: CortoState) -> str:
    """An end as players see it: the snapshot without which card of the pile is under which seal."""
    snapshot = box().snapshot(state)
    kept = {name: value for name, value in snapshot.items() if name not in ("pile", "sealed", "actor", "shown")}
    sealed = sorted(code // 128 for code in state.sealed)
    return json.dumps([kept, sealed], sort_keys=True, default=str)


@pytest.mark.parametrize("day", SAMPLE)
def test_brute_force_finds_the_same_best_and_only_one_end_of_it(day: str) -> None:
    puzzle = puzzle_of(day)
    found = ends(position(box(), puzzle).state)
    assert max(found) == puzzle.best
    assert len(found[puzzle.best]) == 1


@pytest.mark.parametrize("day", SAMPLE)
def test_a_puzzle_takes_two_cards_gains_something_and_beats_greed(day: str) -> None:
    puzzle = puzzle_of(day)
    match = position(box(), puzzle)
    first: CortoState = match.state.copy()
    assert (first.turn, first.plays, total(first, PERSON)) == (PERSON, 0, puzzle.before)
    assert worth(box(), match.state, first) == puzzle.before
    for number in puzzle.solution:
        assert not isinstance(match.submit(PERSON, box().vocabulary.actions[number], 0), Refusal)
        assert match.lines[-1].answers == []
    assert is_judged(match.state, first)
    assert worth(box(), match.state, first) == puzzle.best
    assert match.state.plays == puzzle.cards >= LEAST_CARDS
    assert puzzle.best - puzzle.before >= LEAST_GAIN
    assert puzzle.best - puzzle.greed >= ABOVE_GREED


def test_the_puzzle_of_a_day_is_the_same_on_every_machine() -> None:
    puzzle = puzzle_of("2026-11-17")
    assert (puzzle.number, puzzle.first_line()) == (2, 129)
    assert (puzzle.before, puzzle.best, puzzle.cards, puzzle.greed) == (14, 19, 2, 17)
    assert puzzle.solution == [108, 390, 427, 111, 611]


@pytest.mark.proof
def test_another_process_finds_the_same_puzzles() -> None:
    made = [sys.executable, "-c", ELSEWHERE, *SAMPLE]
    elsewhere = subprocess.run(made, env={**os.environ, "PYTHONHASHSEED": "7"}, capture_output=True, check=True)
    assert json.loads(elsewhere.stdout) == [msgspec.to_builtins(puzzle_of(day)) for day in SAMPLE]


def test_a_turn_that_is_too_wide_or_asks_chance_is_no_puzzle() -> None:
    state = position(box(), puzzle_of("2026-11-17")).state
    with pytest.raises(TooWideError):
        TurnSearch(box(), box().cards, PERSON, 10).run(state)
    with pytest.raises(ChanceAskedError):
        SilentDealer().answer(Chance("corto.draw", [1, 2], 1))
    assert SilentDealer().copy() is not None


def test_saltsea_puzzle_prints_position_best_and_solution() -> None:
    page = json.loads(run_cli("puzzle", "--date", "2026-11-17", "--json", games=CATALOG).out)
    assert (page["day"], page["seat"], page["gold"], page["best"], page["greedy"]) == ("2026-11-17", 0, 14, 19, 17)
    assert page["solution"][0]["kind"] == "Play"
    assert page["solution"][0]["card"] in [
        card["id"] if isinstance(card, dict) else card for card in page["hand"]["hand"]
    ]
    assert len(page["table"]["squares"]) > 8


def test_saltsea_puzzle_shows_its_solution_in_sentences() -> None:
    english = run_cli("puzzle", "--date", "2026-11-17", "--solution", games=CATALOG).out
    french = run_cli("puzzle", "--date", "2026-11-17", "--solution", "--lang", "fr", games=CATALOG).out
    assert english.count("\n") >= 2
    assert english != french


def test_saltsea_puzzle_says_what_a_turn_is_worth_and_lets_one_try_again() -> None:
    tries = ["play F9 c7; skip; end", "play F9 c7 mark c8", "play F12 c8 green", "end", "nothing more is read"]
    told = " ".join(typed_output("puzzle", "--date", "2026-11-17", "--plain", typed=tries).split())
    assert "You have 14 gold" in told
    assert "14 gold. There is a way to 19: try again." in told
    assert "19 gold: solved. There is no better turn." in told
    assert "nothing more" not in told


def test_saltsea_puzzle_is_left_without_a_word_about_keeping_a_game() -> None:
    told = " ".join(typed_output("puzzle", "--date", "2026-11-17", "--plain", typed=["save", "help", "quit"]).split())
    assert "“save” is not a word that this table knows." in told
    assert "Leave the puzzle" in told
    assert "kept" not in told.partition("And beside it")[2]


def test_saltsea_puzzle_neither_draws_nor_discards() -> None:
    tries = ["legal", "end", "draw", "discard F9", "play F9 c7 mark c8", "play F12 c8 green", "end"]
    told = " ".join(typed_output("puzzle", "--date", "2026-11-17", "--plain", typed=tries).split())
    assert "Possible: play" in told
    assert "; draw" not in told
    assert "; discard" not in told
    assert "may be drawn" not in told
    assert "Play a card first: the puzzle is about what you play." in told
    assert told.count("The puzzle draws and discards nothing") == 2
    assert "19 gold: solved." in told

"""Random games of Corto, for side_by_side.py: inside the engine, and by a loop in Python like the others' loops."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from saltsea.editions.corto import rules_from
from saltsea.games.corto.game import CortoRules
from saltsea.kernel.chance import QuickDealer
from saltsea.kernel.dice import dice_for
from saltsea.kernel.nouns import State
from saltsea.kernel.step import Trace, act, settle
from saltsea.kernel.walk import playout

CARDS = Path(__file__).parents[1] / "src" / "saltsea" / "content" / "corto"


def made() -> CortoRules:
    return rules_from(CARDS)


def by_engine(players: int) -> Callable[[int], int]:
    """The loop that search and simulation use."""
    rules = made()

    def one(seed: int) -> int:
        dice = dice_for(f"bench {seed}")
        dealer, state = QuickDealer(dice), rules.setup(players, {})
        settle(rules, state, dealer, Trace())
        return playout(rules, state, dealer, dice).choices

    return one


def by_python(players: int) -> Callable[[int], int]:
    """Ask what is legal, choose, act: three calls from Python for every move."""
    rules, trace = made(), Trace()

    def one(seed: int) -> int:
        dice = dice_for(f"bench {seed}")
        dealer, state, moves = QuickDealer(dice), rules.setup(players, {}), 0
        settle(rules, state, dealer, trace)
        while rules.outcome(state) is None:
            legal = rules.legal(state, state.turn)
            moves += len(legal) > 1
            act(rules, state, state.turn, dice.pick(legal), 0, dealer, trace)
        return moves

    return one


def half_way(players: int) -> tuple[CortoRules, State]:
    """A position from the middle of a random game, at the start of a turn's choices."""
    rules = made()
    dice = dice_for("half way")
    dealer, state = QuickDealer(dice), rules.setup(players, {})
    settle(rules, state, dealer, Trace())
    playout(rules, state, dealer, dice, 110)
    return rules, state


def calls() -> dict[str, Callable[[], object]]:
    """The single calls that search and saving are made of, on one position of a 4-player game."""
    rules, found = half_way(4)
    state: Any = found
    facts = rules.facts(state)
    return {
        "copy": state.copy,
        "legal": lambda: rules.legal(state, state.turn),
        "save (facts)": lambda: rules.facts(state),
        "load (restore)": lambda: rules.restore(facts),
        "view": lambda: rules.view(state, state.turn),
    }

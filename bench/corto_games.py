"""Random games of Corto, for side_by_side.py: inside the engine, and by a loop in Python like the others' loops."""

from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

from saltsea.games.corto.definition import rules_from
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import STEP_NAMES
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
    facts = rules.snapshot(state)
    return {
        "copy": state.copy,
        "legal": lambda: rules.legal(state, state.turn),
        "save (facts)": lambda: rules.snapshot(state),
        "load (restore)": lambda: rules.restore(facts),
        "view": lambda: rules.observe(state, state.turn),
    }


def steps(players: int) -> dict[str, dict[str, float]]:
    """Where a random game's time goes: per kind of decision its share of all, and the microseconds of its two calls.

    `act` is deciding, writing the events, what follows by itself, and chance; copying is measured and taken off."""
    met = positions(players, games=60)
    total = sum(len(found) for found in met.values())
    rules, trace, dealer = made(), Trace(), QuickDealer(dice_for("steps"))

    def acted(state: Any, action: Any) -> None:  # noqa: ANN401 (actions are made once per rules: found again by number)
        twin = state.copy()
        act(rules, twin, twin.turn, rules.menu.all[action.number], 0, dealer, trace)

    table: dict[str, dict[str, float]] = {}
    for name, found in sorted(met.items(), key=lambda item: -len(item[1])):
        some = found[:200]
        copy = timed(lambda state, _: state.copy(), some)
        table[name] = {
            "share": len(found) / total,
            "legal": timed(lambda state, _: rules.legal(state, state.turn), some),
            "act": timed(acted, some) - copy,
            "ways": sum(len(rules.legal(state, state.turn)) for state, _ in some) / len(some),
        }
    return table


def positions(players: int, games: int) -> dict[str, list[tuple[Any, Any]]]:
    """Every decision of some random games, by its step, with the action that was taken."""
    rules, trace = made(), Trace()
    met: dict[str, list[tuple[Any, Any]]] = {}
    for number in range(games):
        dice = dice_for(f"steps {number}")
        dealer, state = QuickDealer(dice), rules.setup(players, {})
        settle(rules, state, dealer, trace)
        while rules.outcome(state) is None:
            action = dice.pick(rules.legal(state, state.turn))
            met.setdefault(STEP_NAMES[state.step], []).append((state.copy(), action))
            act(rules, state, state.turn, action, 0, dealer, trace)
    return met


def timed(call: Callable[[Any, Any], object], found: list[tuple[Any, Any]]) -> float:
    """Microseconds per call, the best of several rounds over these positions."""
    best = float("inf")
    for _ in range(15):
        began = perf_counter()
        for state, action in found:
            call(state, action)
        best = min(best, (perf_counter() - began) / len(found))
    return best * 1e6

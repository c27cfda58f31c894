"""How fast a game runs here: whole playouts, and one by one the calls that search is made of.

Times are of this machine at this moment: compare two things of one run, and quote the ratio."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from saltsea.kernel.chance import QuickDealer
from saltsea.kernel.dice import Dice, dice_for
from saltsea.kernel.nouns import State
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import members
from saltsea.kernel.step import Trace, settle
from saltsea.kernel.walk import branches, follow


@dataclass(frozen=True)
class Speed:
    """One measured line."""

    what: str
    value: float
    unit: str


@dataclass
class Playouts:
    """Random whole games through the public functions, no views, no records."""

    games: int = 0
    steps: int = 0
    choices: int = 0
    """Steps at which there was more than one way on."""


def playout(rules: AnyRules, players: int, dice: Dice, playouts: Playouts) -> State:
    """One random game; the answer is its State half way, for the other measurements."""
    state, dealer, trace, at = rules.setup(players, {}), QuickDealer(dice), Trace(), 0
    settle(rules, state, dealer, trace)
    kept: State = state
    while rules.outcome(state) is None:
        ways = branches(rules, state)
        playouts.steps += 1
        playouts.choices += len(ways) > 1
        if playouts.steps % 16 == 0:
            kept = state.copy()
        at = follow(rules, state, dice.pick(ways), at, dealer)
    playouts.games += 1
    return kept


def measure(rules: AnyRules, players: int, seconds: float, after: Callable[[], None]) -> list[Speed]:
    """Every line of the bench for one game: half the time for playouts, half for the single calls.

    `after` is called between any two things that are timed."""
    dice, playouts = dice_for("bench"), Playouts()
    start = perf_counter()
    state = playout(rules, players, dice, playouts)
    while perf_counter() - start < seconds / 2:
        state = playout(rules, players, dice, playouts)
        after()
    elapsed = perf_counter() - start
    return [
        Speed("whole random games", playouts.games / elapsed, "games/s"),
        Speed("choices between two or more actions", playouts.choices / elapsed, "choices/s"),
        *calls(rules, state, seconds / 2, after),
    ]


def calls(rules: AnyRules, state: State, seconds: float, after: Callable[[], None]) -> list[Speed]:
    """The single calls, on a position from the middle of a game."""
    seat = (members(rules.waiting_on(state)) or [0])[0]
    facts = rules.facts(state)
    timed: list[tuple[str, Callable[[], object]]] = [
        ("copy", state.copy),
        ("legal", lambda: rules.legal(state, seat)),
        ("save (facts)", lambda: rules.facts(state)),
        ("load (restore)", lambda: rules.restore(facts)),
        ("view", lambda: rules.view(state, seat)),
    ]
    return [Speed(what, microseconds(call, seconds / len(timed), after), "µs") for what, call in timed]


def microseconds(call: Callable[[], object], seconds: float, after: Callable[[], None]) -> float:
    """The best of several rounds: noise only ever adds."""
    rounds, best, start = 1000, float("inf"), perf_counter()
    while perf_counter() - start < seconds:
        begun = perf_counter()
        for _ in range(rounds):
            call()
        best = min(best, (perf_counter() - begun) / rounds)
        after()
    return best * 1e6

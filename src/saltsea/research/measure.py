"""How fast a game runs here: whole playouts, and one by one the calls that search is made of.

Times are of this machine at this moment: compare two things of one run, and quote the ratio."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from saltsea.kernel.chance import QuickDealer
from saltsea.kernel.dice import Dice, dice_for
from saltsea.kernel.nouns import State
from saltsea.kernel.options import filled_in
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import members
from saltsea.kernel.step import Trace, settle
from saltsea.kernel.walk import TO_THE_END, Playout, playout


@dataclass(frozen=True)
class Measurement:
    """One measured line."""

    what: str
    value: float
    unit: str


def table(rules: AnyRules, players: int, dice: Dice) -> State:
    """A game that has just been dealt, with every option at its default."""
    state: State = rules.setup(players, filled_in(rules.options, {}))
    settle(rules, state, QuickDealer(dice), Trace())
    return state


def whole_game(rules: AnyRules, players: int, dice: Dice, most: int = TO_THE_END) -> tuple[State, Playout]:
    """One random game through the public functions, no views, no records: where it stopped, and how long it was."""
    state = table(rules, players, dice)
    return state, playout(rules, state, QuickDealer(dice), dice, most)


def middle_of_game(rules: AnyRules, players: int, seed: str) -> State:
    """The middle of a random game: it is played twice, the second time for half of its steps."""
    _, whole = whole_game(rules, players, dice_for(seed))
    state, _ = whole_game(rules, players, dice_for(seed), whole.steps // 2)
    return state


def measure(rules: AnyRules, players: int, seconds: float, after: Callable[[], None]) -> list[Measurement]:
    """Every line of the bench for one game: half the time for playouts, half for the single calls.

    `after` is called between any two things that are timed."""
    state = middle_of_game(rules, players, "bench")
    return [*playouts(rules, players, seconds / 2, after), *calls(rules, state, seconds / 2, after)]


def playouts(rules: AnyRules, players: int, seconds: float, after: Callable[[], None]) -> list[Measurement]:
    """As many whole random games as there is time for, and at least one."""
    dice, games, choices, elapsed = dice_for("bench"), 0, 0, 0.0
    start = perf_counter()
    while games == 0 or elapsed < seconds:
        _, played = whole_game(rules, players, dice)
        games += 1
        choices += played.choices
        after()
        elapsed = perf_counter() - start
    return [
        Measurement("whole random games", games / elapsed, "games/s"),
        Measurement("choices between two or more actions", choices / elapsed, "choices/s"),
    ]


def calls(rules: AnyRules, state: State, seconds: float, after: Callable[[], None]) -> list[Measurement]:
    """The single calls, on a position from the middle of a game."""
    seat = [*members(rules.waiting_on(state)), 0][0]  # in real time the game may wait for no seat
    facts = rules.snapshot(state)
    timed: list[tuple[str, Callable[[], object]]] = [
        ("copy", state.copy),
        ("legal", lambda: rules.legal(state, seat)),
        ("save (facts)", lambda: rules.snapshot(state)),
        ("load (restore)", lambda: rules.restore(facts)),
        ("view", lambda: rules.observe(state, seat)),
    ]
    return [Measurement(what, microseconds(call, seconds / len(timed), after), "µs") for what, call in timed]


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

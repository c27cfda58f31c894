"""What a Master's playouts tell of a position, and what came of it.

`python bench/playout_chances.py --games 200` plays an explorer (a Master's search without playouts) against `greedy-1`
and asks 24 playouts of two rounds, at the beginning of each turn near the end, how likely the explorer wins; then it
compares that with how often it did. `--story 5/1 --seed 1` plays one game of `bench/strength.py` again, Master against
`greedy-1` by deal and seat, and prints for each turn the gold of both, the squares that are left and what the playouts
tell. Where one square is left it also looks, in the true world and twenty-five times as widely as a Master, for turns
that end the game, and says how much the best of them would have won by."""

import argparse
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Final, NamedTuple

from corto_trials import begun, rules, share_of, squares_left, streams

from saltsea.bots.player import Bot
from saltsea.bots.search_effort import Effort
from saltsea.bots.search_turns import PlanningBot, Turn, TurnPlanner
from saltsea.games.corto.bot.learned_evaluator import CERTAIN
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.levels import PLANS, first_greedy, learned_evaluator, master
from saltsea.games.corto.review.turns import begins
from saltsea.games.corto.rules.count import scores
from saltsea.games.corto.rules.ending import FULL_STRIPS, figures, full_strips
from saltsea.kernel.dice import Dice, dice_for
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Outcome
from saltsea.kernel.seat import Seat, members

NEAR: Final = 2
"""Squares that are left near the end."""
PLAYOUTS: Final = 24
WIDE: Final = Effort(beam=400, width=400, turns=100_000, tries=0, rounds=0, reply=0, doubt=1)


class PlayoutChance(NamedTuple):
    """The beginning of one turn: whose it is, how many squares are left, and the chance that was told."""

    is_own: bool
    left: int
    chance: float


def judged(state: CortoState, own: Seat, name: str) -> float:
    """How likely a victory of this seat is, by playouts from here."""
    evaluator, dice, turn = learned_evaluator(rules()), dice_for(name), Turn([], state, ended=False)
    planner, belief = TurnPlanner(rules(), evaluator, dice), rules().belief(rules().observe(state, own))
    for _ in range(PLAYOUTS):
        planner.judge(belief.deal(dice), turn, own, PLANS["master"], dice.copy())
        dice.below(2)
    return (turn.chance() - turn.mean()) / CERTAIN


def watched(match: Match, bots: Sequence[Bot], dice: Sequence[Dice], look: Callable[[CortoState], None]) -> Outcome:
    """Play a game to its end, with a look at the beginning of each turn."""
    while (outcome := rules().outcome(match.state)) is None:
        assert isinstance(match.state, CortoState)
        if begins(match.state):
            look(match.state)
        seat = members(rules().waiting_on(match.state))[0]
        action = bots[seat].choose(rules().observe(match.state, seat), dice[seat])
        assert action is not None
        match.submit(seat, action, match.now())
    return outcome


# --- many games ---


def asked(game: int) -> Iterator[tuple[PlayoutChance, float]]:
    """One game of an explorer; what was told near its end, and its part of the victory."""
    name, own, found = f"told/{game}", game % 2, list[PlayoutChance]()
    bots = [first_greedy(rules())] * 2
    bots[own] = PlanningBot(rules(), learned_evaluator(rules()), PLANS["explorer"])

    def look(state: CortoState) -> None:
        if (left := squares_left(state)) <= NEAR:
            found.append(PlayoutChance(state.turn == own, left, judged(state, own, f"{name}/{state.turns}")))

    outcome = watched(begun(name), bots, streams(name, own), look)
    return ((one, share_of(outcome, own)) for one in found)


def line(whose: str, left: int, rows: Sequence[tuple[PlayoutChance, float]]) -> str:
    said, came = sum(one.chance for one, _ in rows) / len(rows), sum(share for _, share in rows) / len(rows)
    error = sqrt(came * (1 - came) / len(rows))
    return f"| {whose} | {left} | {len(rows)} | {said:.0%} | {came:.0%} (± {100 * error:.0f}) |"


def table(games: int) -> None:
    rows = [row for game in range(games) for row in asked(game)]
    print("| whose turn | squares left | turns | told | won |\n|---|---|---|---|---|")
    for is_own, whose in ((False, "of `greedy-1`"), (True, "its own")):
        for left in range(1, NEAR + 1):
            print(line(whose, left, [row for row in rows if row[0][:2] == (is_own, left)]))


# --- one game ---


def story(seed: str, deal: int, own: Seat) -> None:
    name, names = f"{seed}/{deal}", ["greedy-1"] * 2
    names[own] = "master"
    bots = [first_greedy(rules())] * 2
    bots[own] = master(rules())
    dice = [dice_for(f"{name}/{own}/{seat}/{one}") for seat, one in enumerate(names)]
    outcome = watched(begun(name), bots, dice, lambda state: print(moment(state, own), flush=True))
    print(f"the end: {outcome.scores[own]} : {outcome.scores[1 - own]}, won by {outcome.winners}, it sat at {own}")


def moment(state: CortoState, own: Seat) -> str:
    gold, left = scores(state), squares_left(state)
    said = judged(state, own, f"story/{state.turns}")
    text = f"turn {state.turns}, {'its own' if state.turn == own else 'the other’s'}: "
    text += f"{gold[own]} : {gold[1 - own]}, {left} squares left, told {said:.0%}"
    return text + (f", {last_turns(state, own)}" if state.turn == own and left == 1 else "")


def last_turns(state: CortoState, own: Seat) -> str:
    """How the game could be ended here."""
    found = TurnPlanner(rules(), learned_evaluator(rules()), dice_for("wide")).turns(state.copy(), own, WIDE)
    leads = [lead(turn.state, own) for turn in found if ends(turn.state)]
    return f"{len(leads)} of {len(found)} turns end the game, the best by {max(leads, default=0):+}"


def ends(state: object) -> bool:
    assert isinstance(state, CortoState)
    return full_strips(state, state.characters | figures(state)) >= FULL_STRIPS


def lead(state: object, own: Seat) -> int:
    assert isinstance(state, CortoState)
    gold = scores(state)
    return gold[own] - gold[1 - own]


def main() -> None:
    parser = argparse.ArgumentParser(description="What a Master's playouts tell, and what came of it.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--story", nargs="+", default=[], metavar="DEAL/SEAT")
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    for one in given.story:
        deal, seat = map(int, one.split("/"))
        story(given.seed, deal, seat)
    if not given.story:
        table(given.games)


if __name__ == "__main__":
    main()

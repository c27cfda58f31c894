"""How quick the search is, beside OpenSpiel's IS-MCTS on hearts in the same run, as a table for docs/strength.md.

`python bench/search_speed.py` needs the extra `openspiel` and the compiled engine on the path. A simulation of a tree
deals one possible world, walks to a leaf and judges it. OpenSpiel judges by a random game to the end. Ours are counted
alike: a dealt world with a random game to the end, or a position that was reached and judged by the evaluator. Times
are of the processor, so that a busy machine changes little."""

import argparse
import random
from collections.abc import Callable
from statistics import mean
from time import process_time
from typing import Any

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from saltsea.bots.search_turns import TurnPlanner
from saltsea.catalog import CATALOG
from saltsea.games.corto.levels import PLANS
from saltsea.kernel.chance import QuickDealer
from saltsea.kernel.dice import dice_for
from saltsea.kernel.evaluate import Evaluator
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Observation
from saltsea.kernel.seat import members
from saltsea.kernel.walk import playout
from saltsea.research.openspiel.player import ismcts as on_ours

RULES = CATALOG["corto"].rules()
HEARTS = "hearts(pass_cards=False)"
"""While cards are passed, OpenSpiel's search in C++ ends with a fault of its own."""
PARTS = (0.1, 0.3, 0.5, 0.7)
"""How far a random game has gone where the search is measured: later playouts are shorter."""
SIMULATIONS = 500
"""Of one decision of a tree."""
Measured = tuple[int, float]
"""Simulations and seconds."""


# --- positions ---


def hearts_positions() -> list[Any]:
    """States of hearts, dealt and partly played at random."""
    return [hearts_after(part, number) for part in PARTS for number in range(3)]


def hearts_after(part: float, number: int) -> Any:  # noqa: ANN401
    dice, state = random.Random(number), pyspiel.load_game(HEARTS).new_initial_state()
    played = 0
    while state.is_chance_node() or played < part * 52 or len(state.legal_actions()) < 2:
        played += not state.is_chance_node()
        state.apply_action(dice.choice(state.legal_actions()))
    return state


def corto_observations() -> list[Observation]:
    """What the player to move sees in games of two, partly played at random."""
    return [corto_after(part, number) for part in PARTS for number in range(3)]


def corto_after(part: float, number: int) -> Observation:
    dice, whole = dice_for(f"speed {number}"), corto_game(number)
    steps = playout(RULES, whole.state, QuickDealer(dice_for("whole")), dice.copy()).steps
    match, done = corto_game(number), 0
    while True:
        seat = members(RULES.waiting_on(match.state))[0]
        observation = RULES.observe(match.state, seat)
        if done >= part * steps and len(observation.legal) > 1:
            return observation
        match.submit(seat, dice.pick(observation.legal), 0)
        done += 1


def corto_game(number: int) -> Match:
    match = start(RULES, 2, {}, number.to_bytes(32))
    assert isinstance(match, Match)
    return match


# --- what is measured ---


def openspiel_in_c(state: Any) -> Measured:  # noqa: ANN401
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.0, SIMULATIONS)
    return timed(SIMULATIONS, lambda: bot.step(state))


def openspiel_in_python(state: Any) -> Measured:  # noqa: ANN401
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1), 1.0, SIMULATIONS // 10)
    return timed(SIMULATIONS // 10, lambda: bot.step(state))


def openspiel_on_corto(observation: Observation) -> Measured:
    bot, dice = on_ours(RULES, None, SIMULATIONS // 10), dice_for("a")
    return timed(SIMULATIONS // 10, lambda: bot.choose(observation, dice))


def random_playouts(observation: Observation) -> Measured:
    """Deal a world, play it at random to the end, and look who has won."""
    belief, dice = RULES.belief(observation), dice_for("a")

    def simulate() -> None:
        for _ in range(SIMULATIONS):
            world = belief.deal(dice)
            playout(RULES, world, QuickDealer(dice), dice)
            RULES.outcome(world)

    return timed(SIMULATIONS, simulate)


def cut_playouts(observation: Observation) -> Measured:
    """Deal a world, play at random until the turn ends, and let the evaluator judge."""
    evaluator, belief, dice = evaluator_of_corto(), RULES.belief(observation), dice_for("a")

    def simulate() -> None:
        for _ in range(SIMULATIONS):
            world = belief.deal(dice)
            turn, dealer = evaluator.clock(world), QuickDealer(dice)
            while evaluator.clock(world) == turn and RULES.waiting_on(world):
                playout(RULES, world, dealer, dice, 1)
            evaluator.lead(world, observation.seat)

    return timed(SIMULATIONS, simulate)


def evaluator_of_corto() -> Evaluator[Any]:
    make = CATALOG["corto"].evaluator
    assert make is not None
    return make(RULES)


def master_positions(observation: Observation) -> Measured:
    """What a Master does in its turn: positions that it reaches and judges, in the search and in its playouts."""
    belief, dice, effort = RULES.belief(observation), dice_for("a"), PLANS["master"]
    search, began = TurnPlanner(RULES, evaluator_of_corto(), dice), process_time()
    turns = search.turns(belief.deal(dice), observation.seat, effort)
    for turn in turns:
        search.judge(belief.deal(dice), turn, observation.seat, effort, dice)
    return search.looked_at, process_time() - began


def timed(simulations: int, work: Callable[[], object]) -> Measured:
    began = process_time()
    work()
    return simulations, process_time() - began


def per_second(measure: Callable[[Any], Measured], positions: list[Any], seconds: float) -> float:
    """Go through all positions again and again for so long; every position counts alike."""
    done, spent = 0, 0.0
    while spent < seconds:
        found = [measure(position) for position in positions]
        done += sum(one for one, _ in found)
        spent += sum(took for _, took in found)
    return done / spent


def hearts_length(state: Any) -> int:  # noqa: ANN401
    """Actions of a random game from here."""
    twin, dice = state.clone(), random.Random(1)
    while not twin.is_terminal():
        twin.apply_action(dice.choice(twin.legal_actions()))
    return int(twin.move_number() - state.move_number())


def corto_length(observation: Observation) -> int:
    dice = dice_for("length")
    return playout(RULES, RULES.belief(observation).deal(dice), QuickDealer(dice), dice).steps


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the search beside OpenSpiel's.")
    parser.add_argument("--seconds", type=float, default=3.0, help="processor time of each line")
    seconds = parser.parse_args().seconds
    hearts, corto = hearts_positions(), corto_observations()
    base = per_second(openspiel_in_c, hearts, seconds)
    lines = [
        ("OpenSpiel, C++, hearts, random playouts", base),
        ("OpenSpiel, Python, hearts, random playouts", per_second(openspiel_in_python, hearts, seconds)),
        ("OpenSpiel, Python, Corto, playouts in our engine", per_second(openspiel_on_corto, corto, seconds)),
        ("ours, Corto, random playouts to the end", per_second(random_playouts, corto, seconds)),
        ("ours, Corto, random to the end of the turn, then the evaluator", per_second(cut_playouts, corto, seconds)),
        ("ours, Corto, positions that a Master's search reaches", per_second(master_positions, corto, seconds)),
    ]
    print("| search | simulations a second | of OpenSpiel's C++ |\n|---|---|---|")
    for name, found in lines:
        print(f"| {name} | {found:,.0f} | {found / base:.2f} |")
    lengths = [mean(map(hearts_length, hearts)), mean(map(corto_length, corto))]
    print(f"\nA random game from these positions has {lengths[0]:.0f} actions in hearts and {lengths[1]:.0f} in Corto.")


if __name__ == "__main__":
    main()

"""How well the players of a Master's playouts play: each answers with the card that looks best at once, and again.

`python bench/playout_policy.py --games 400 --widths 1 4 12` seats such a player against `greedy-1`, every deal once
from each seat, and prints its share of victories and its time a turn for each width: how many positions it follows
further after each step of a card (`reply` in a Master's effort). What a playout says of a turn is worth as much as its
players are, and their time is nearly all the time of a Master."""

import argparse
from collections.abc import Sequence
from time import process_time
from typing import NamedTuple

from corto_trials import Chooser, begun, play_on, rules, share_of, streams

from saltsea.bots.search_turns import TurnPlanner
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.levels import first_greedy, learned_evaluator
from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Action, Observation
from saltsea.kernel.seat import Seat
from saltsea.research.summary import wilson


class Answering:
    """Plays a game as a playout would: no plan beyond the next card."""

    def __init__(self, rules: CortoRules, width: int) -> None:
        self.rules = rules
        self.evaluator = learned_evaluator(rules)
        self.width = width
        self.rest: list[Action] = []
        """The steps of the card that it is playing."""
        self.seconds = 0.0

    def choose(self, observation: Observation, dice: Dice) -> Action:
        if self.rest and self.rest[0] in observation.legal:
            return self.rest.pop(0)
        began = process_time()
        planner, world = TurnPlanner(self.rules, self.evaluator, dice), self.rules.belief(observation).deal(dice)
        best = planner.answer(world, observation.seat, self.width)
        self.seconds += process_time() - began
        if best is None:
            return dice.pick(observation.legal)
        self.rest = best.actions[1:]
        return best.actions[0]


class Played(NamedTuple):
    """One game as the answering player sees it."""

    share: float
    margin: int
    turns: float


def played(player: Answering, deal: int, own: Seat) -> Played:
    name, other = f"pol/{deal}", first_greedy(rules())
    player.rest = []
    choosers: list[Chooser] = [lambda seen, dice, _: other.choose(seen, dice)] * 2
    choosers[own] = lambda seen, dice, _: player.choose(seen, dice)
    outcome = play_on(begun(name), choosers, streams(name, own))
    return Played(share_of(outcome, own), outcome.scores[own] - outcome.scores[1 - own], outcome.turns / 2)


def line(width: int, games: Sequence[Played], seconds: float) -> str:
    shares, margins, turns = map(sum, zip(*games, strict=True))
    low, high = wilson(shares, len(games))
    number, gold, time = len(games), margins / len(games), seconds / turns * 1e3
    return f"| {width} | {number} | {shares / number:.1%} | {low:.1%} to {high:.1%} | {gold:+.1f} | {time:.2f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="How well the players of a Master's playouts play.")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--widths", type=int, nargs="+", default=[1, 4, 12])
    given = parser.parse_args()
    print("| width | games | won | 95 % interval | gold | ms a turn |\n|---|---|---|---|---|---|")
    for width in given.widths:
        player = Answering(rules(), width)
        games = [played(player, number // 2, number % 2) for number in range(given.games)]
        print(line(width, games, player.seconds), flush=True)


if __name__ == "__main__":
    main()

"""How far luck lets a player of Corto come: a Master that sees every hand against another player.

`python bench/luck_cap.py --games 400 [--against greedy-1] [--effort 4]` prints the share of victories of a Master, and
of the same search in the true world instead of possible ones, on the same deals, each played from both seats. What the
second cannot reach, no inference about hands could. Cards that are still to be drawn have no order that could be seen.
`--effort 4` gives the seeing one four times the playouts and more turns."""

import argparse
import gc
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from typing import NamedTuple

from saltsea.bots.player import Bot
from saltsea.bots.search_turns import Effort, PlanningBot, TurnPlanner
from saltsea.catalog import CATALOG
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.levels import LEVELS, PLANS, YARDSTICKS, learned_evaluator
from saltsea.kernel.belief import Belief
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import Dice, dice_for
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Action, Observation, State
from saltsea.kernel.seat import Seat, members
from saltsea.research.summary import wilson


class Contest(NamedTuple):
    """One game: who plays on the first or second seat, against whom."""

    one: str
    other: str
    deal: int
    seat: Seat
    effort: int


class TrueWorld(Belief):
    """The only world that is possible for a player who sees every hand."""

    def __init__(self, state: State) -> None:
        self.state = state

    def deal(self, dice: Dice) -> State:
        return self.state.copy()


class SeeingBot:
    """Searches as a Master does, in the true world."""

    def __init__(self, rules: CortoRules, effort: Effort) -> None:
        self.bot = PlanningBot(rules, learned_evaluator(rules), effort)

    def choose(self, observation: Observation, dice: Dice, state: State) -> Action:
        legal, seat, bot = observation.legal, observation.seat, self.bot
        known = bot.remembered.get(bot.evaluator.key(state, seat))
        if len(legal) == 1 or known in legal:
            return legal[0] if len(legal) == 1 or known is None else known
        search, world = TurnPlanner(bot.rules, bot.evaluator, dice), state.copy()
        turns = search.turns(world, seat, bot.effort)
        if not turns:
            return dice.pick(legal)
        return bot.take(bot._judged(search, turns, TrueWorld(state), seat), world, seat, search)


@cache
def rules() -> CortoRules:
    gc.disable()  # a search makes no circles
    found = CATALOG["corto"].rules()
    assert isinstance(found, CortoRules)
    return found


def effort(times: int) -> Effort:
    """A Master's effort, or several times as many playouts of more turns."""
    more = 2 if times > 1 else 1
    own = PLANS["master"]
    return Effort(
        beam=own.beam * more,
        width=own.width,
        turns=own.turns * more,
        tries=own.tries * times,
        rounds=own.rounds,
        reply=own.reply,
        doubt=own.doubt,
    )


def player(name: str, times: int) -> Bot | SeeingBot:
    if name == "seeing":
        return SeeingBot(rules(), effort(times))
    return {**LEVELS, **YARDSTICKS}[name](rules())


def margin(contest: Contest) -> int:
    """Play one game; how much more gold the first player has."""
    players = [player(contest.other, 1), player(contest.other, 1)]
    players[contest.seat] = player(contest.one, contest.effort)
    name = f"luck/{contest.deal}"
    match = start(rules(), 2, {}, named_seed(name))
    assert isinstance(match, Match)
    match.hashing = False
    dice = [dice_for(f"{name}/{contest.seat}/{seat}") for seat in range(2)]
    while (outcome := match.rules.outcome(match.state)) is None:
        seat = members(match.rules.waiting_on(match.state))[0]
        match.submit(seat, chosen(players[seat], match, seat, dice[seat]), match.now())
    return outcome.scores[contest.seat] - outcome.scores[1 - contest.seat]


def chosen(bot: Bot | SeeingBot, match: Match, seat: Seat, dice: Dice) -> Action:
    observation = match.rules.observe(match.state, seat)
    if isinstance(bot, SeeingBot):
        return bot.choose(observation, dice, match.state)
    action = bot.choose(observation, dice)
    assert action is not None
    return action


def line(one: str, other: str, margins: Sequence[int]) -> str:
    won = sum(1 if each > 0 else 0.5 if each == 0 else 0 for each in margins)
    low, high = wilson(won, len(margins))
    gold = sum(margins) / len(margins)
    return f"| {one} | {other} | {len(margins)} | {won / len(margins):.1%} | {low:.1%} to {high:.1%} | {gold:+.1f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare a Master with one that sees every hand.")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--against", default="greedy-1")
    parser.add_argument("--effort", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", choices=("seeing", "master"), default=None)
    given = parser.parse_args()
    contest = partial(Contest, other=given.against, effort=given.effort)
    print("| one | against | games | won | 95 % interval | gold |\n|---|---|---|---|---|---|")
    for one in [given.only] if given.only else ["seeing", "master"]:
        games = [contest(one, deal=number // 2, seat=number % 2) for number in range(given.games)]
        with ProcessPoolExecutor(given.workers) as pool:
            print(line(one, given.against, list(pool.map(margin, games))), flush=True)


if __name__ == "__main__":
    main()

"""Other ways for a Master to think, tried against another player on the deals of `bench/strength.py`.

`python bench/efforts.py --turn 150,2,1 --draw 600,2,1 --games 400 --file trial.jsonl` plays a Master that judges whole
turns and draws by other playouts: how many of them for 24 choices, of how many rounds, and how many positions their
players follow after each step of a card. `--end 24` lets the end of a game count so much more gold wherever a player
chooses, and `--defeat 24` only a defeat, and only where no card is half played. What is not said is as a Master has it,
without what it thinks more where a game is open.
The dice are those of a Master in `bench/strength.py --seed 1`, so games can be compared one by one: `--beside FILE`, a
file that it left, tells how much more gold the trial had in the games that both played. Effort is counted, so the same
trial gives the same victories everywhere."""

import argparse
import os
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import NamedTuple

import msgspec

from saltsea.bots.search_effort import Effort
from saltsea.bots.search_turns import PlanningBot
from saltsea.games.corto.bot.learned_evaluator import GOLD, WON, LearnedEvaluator
from saltsea.games.corto.engine.actions import Draw
from saltsea.games.corto.engine.state import OVER, CortoState
from saltsea.games.corto.levels import PLANS, cards_of
from saltsea.games.corto.rules.ending import FULL_STRIPS, figures, full_strips
from saltsea.kernel.dice import Dice
from saltsea.kernel.evaluate import Evaluator, WrappedEvaluator
from saltsea.kernel.nouns import Action, Observation
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Seat
from saltsea.research.contest import Processes, Roster, game_of, run_games
from saltsea.research.tournament import Fixture, GameResult, Pairing, Pairs, add_up, fixtures, play

PLACE = "saltsea.catalog:CATALOG"
MASTER = "master"


class Playouts(NamedTuple):
    """How a kind of choice is judged."""

    tries: int
    rounds: int
    reply: int

    def effort(self) -> Effort:
        own = PLANS[MASTER]
        return Effort(
            beam=own.beam,
            width=own.width,
            turns=own.turns,
            tries=self.tries,
            rounds=self.rounds,
            reply=self.reply,
            doubt=own.doubt,
        )


class Ends(NamedTuple):
    """How much more gold the end of a game counts for who chooses."""

    end: int
    defeat: int


class EndEvaluator(WrappedEvaluator[CortoState]):
    """What a Master learned, with ends that count more."""

    def __init__(self, base: LearnedEvaluator, ends: Ends) -> None:
        super().__init__(base)
        self.ends = ends

    def value(self, state: CortoState, seat: Seat) -> int:
        value = self.base.value(state, seat)
        if abs(value) < WON or not has_ended(state):
            return value
        defeat = self.ends.defeat if value < 0 and self.base.at_rest(state, seat) else 0
        return value + GOLD * (self.ends.end if value > 0 else -self.ends.end - defeat)


def has_ended(state: CortoState) -> bool:
    """Whether the game ends with this turn."""
    return state.step == OVER or full_strips(state, state.characters | figures(state)) >= FULL_STRIPS


def evaluator_of(rules: AnyRules, ends: Ends) -> Evaluator[CortoState]:
    learned = LearnedEvaluator(cards_of(rules))
    return EndEvaluator(learned, ends) if any(ends) else learned


class DividedBot:
    """A Master with one effort for turns and another for draws."""

    def __init__(self, rules: AnyRules, turn: Playouts, draw: Playouts, ends: Ends) -> None:
        evaluator = evaluator_of(rules, ends)
        self.turn = PlanningBot(rules, evaluator, turn.effort())
        self.draw = PlanningBot(rules, evaluator, draw.effort())

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        return (self.draw if only_draws(observation) else self.turn).choose(observation, dice)


def only_draws(observation: Observation) -> bool:
    """Whether nothing but a card is asked for, or the end of the turn instead of one."""
    return sum(not isinstance(action, Draw) for action in observation.legal) <= 1


class Trial(NamedTuple):
    """All games of one effort: it is sent to the processes that play them."""

    pairs: Pairs
    turn: Playouts
    draw: Playouts
    ends: Ends

    @property
    def made(self) -> Mapping[str, str]:
        return self.pairs.made

    def table(self) -> str:
        return f"{self.pairs.table()} {[*self.turn]} {[*self.draw]} {[*self.ends]}"

    def player(self) -> Callable[[Fixture], GameResult]:
        roster = Roster(game_of(self.pairs))
        own = DividedBot(roster.rules, self.turn, self.draw, self.ends)

        def played(fixture: Fixture) -> GameResult:
            bots = {**roster.bots([fixture.pairing.other]), MASTER: own}
            found = play(roster.rules, bots, self.pairs, fixture)
            return msgspec.structs.replace(found, table=self.table())

        return played

    def results(self) -> type[GameResult]:
        return GameResult


def playouts(text: str) -> Playouts:
    tries, rounds, reply = map(int, text.split(","))
    return Playouts(tries, rounds, reply)


def compared(done: Sequence[GameResult], path: Path) -> str:
    """How the trial did in the games that the file has, too."""
    lines = [msgspec.json.decode(line, type=GameResult) for line in path.read_bytes().splitlines()]
    before = {one.fixture(): one for one in lines}
    both = [(one, before[one.fixture()]) for one in done if one.fixture() in before]
    more = [one.margin - other.margin for one, other in both]
    mean = sum(more) / len(more)
    error = sqrt(sum((each - mean) ** 2 for each in more)) / len(more)
    shares = [sum(game.share for game in games) for games in zip(*both, strict=True)]
    return f"beside {path.name}: {shares[0]} and {shares[1]} of {len(both)} games, {mean:+.1f} gold (± {error:.1f})"


def main() -> None:
    as_today = Playouts(PLANS[MASTER].tries, PLANS[MASTER].rounds, PLANS[MASTER].reply)
    parser = argparse.ArgumentParser(description="Try other ways for a Master to think.")
    parser.add_argument("--turn", type=playouts, default=as_today)
    parser.add_argument("--draw", type=playouts, default=as_today)
    parser.add_argument("--end", type=int, default=0)
    parser.add_argument("--defeat", type=int, default=0)
    parser.add_argument("--against", default="greedy-1")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--file", type=Path, default=None)
    parser.add_argument("--beside", type=Path, default=None)
    given = parser.parse_args()
    ends = Ends(given.end, given.defeat)
    trial = Trial(Pairs(PLACE, "corto", 2, {}, given.seed), given.turn, given.draw, ends)
    games = fixtures([MASTER, given.against], 2, given.games)
    done = [*run_games(trial, games, Processes(given.workers), given.file, lambda _: None)]
    found = add_up(done, [Pairing(MASTER, given.against)])[0]
    print(f"{found.won} of {found.games}, {found.low:.1%} to {found.high:.1%}, {found.margin:+.1f} gold")
    print(f"{found.seconds_per_turn:.3f} s a turn")
    if given.beside is not None:
        print(compared(done, given.beside))


if __name__ == "__main__":
    main()

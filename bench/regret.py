"""What a Master's decisions lose: how much less likely to win its choice is than the best that any effort chose there.

`python bench/regret.py --step draw --positions 60` looks at one decision in each of many games between an Expert and
`greedy-1`, lets a Master with each effort choose twice, and judges all that were chosen by many playouts with the same
luck. It says where more thinking would pay, in a hundredth of the time that games take; whether the playouts themselves
are right, only games can say."""

import argparse
from collections.abc import Iterator, Mapping
from time import process_time
from typing import Final, NamedTuple

import corto_trials

from saltsea.bots.search_effort import Effort
from saltsea.bots.search_turns import PlanningBot, Turn, TurnPlanner
from saltsea.games.corto.bot.learned_evaluator import CERTAIN
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import DRAW, MAIN, CortoState
from saltsea.games.corto.levels import LEVELS, YARDSTICKS, learned_evaluator
from saltsea.kernel.dice import dice_for
from saltsea.kernel.nouns import Observation
from saltsea.kernel.seat import members

STEPS: Final = {"draw": DRAW, "main": MAIN}
TWICE: Final = 2
TURNS_LOOKED_AT: Final = 5


def effort(tries: int, *, turns: int = 24, beam: int = 16, doubt: int = 8) -> Effort:
    return Effort(beam=beam, width=24, turns=turns, tries=tries, rounds=2, reply=1, doubt=doubt)


EFFORTS: Final[Mapping[str, Effort]] = {
    "a Master's": effort(240),
    "three times the playouts": effort(720),
    "twice the turns and playouts": effort(480, turns=48, beam=32),
    "playouts outweigh the first look after 3": effort(240, doubt=3),
    "after 20": effort(240, doubt=20),
}


class Choice(NamedTuple):
    """What one effort chose, and the seconds that it took."""

    effort: str
    turn: Turn
    seconds: float

    def key(self) -> str:
        return repr([repr(action) for action in self.turn.actions])


def position(rules: CortoRules, game: int, step: int) -> Observation | None:
    """One decision of a game, in another of its turns each time; nothing if the game was over before."""
    name, own = f"regret/{game}", game % 2
    match = corto_trials.begun(name)
    bots = [YARDSTICKS["greedy-1"](rules), YARDSTICKS["greedy-1"](rules)]
    bots[own] = LEVELS["expert"](rules)
    dice, left = [dice_for(f"{name}/{seat}") for seat in range(2)], 1 + game // 2 % TURNS_LOOKED_AT
    while rules.outcome(match.state) is None:
        seat = members(rules.waiting_on(match.state))[0]
        seen = rules.observe(match.state, seat)
        if seat == own and len(seen.legal) > 1 and begins(match.state, step):
            left -= 1
            if not left:
                return seen
        action = bots[seat].choose(seen, dice[seat])
        assert action is not None
        match.submit(seat, action, match.now())
    return None


def begins(state: object, step: int) -> bool:
    """Whether this is the step, and in the middle of no turn."""
    assert isinstance(state, CortoState)
    return state.step == step and (step == DRAW or not (state.plays or state.discards or state.drawn))


def choices(rules: CortoRules, seen: Observation, name: str) -> Iterator[Choice]:
    """What each effort chooses, each with dice of its own."""
    evaluator, belief = learned_evaluator(rules), rules.belief(seen)
    for title, one in EFFORTS.items():
        for time in range(TWICE):
            began = process_time()
            bot, planner = PlanningBot(rules, evaluator, one), TurnPlanner(rules, evaluator, dice_for(f"{name}/{time}"))
            turns = planner.turns(belief.deal(dice_for(f"{name}/world/{time}")), seen.seat, one)
            yield Choice(
                title, bot._judged(planner, turns, belief, seen.seat, bot.effort.tries, None), process_time() - began
            )


def judged(rules: CortoRules, seen: Observation, turns: list[Turn], playouts: int) -> None:
    """Forget what is known of these turns, and judge them anew in the same worlds."""
    for turn in turns:
        turn.total = turn.chances = turn.tries = 0
    evaluator = learned_evaluator(rules)
    bot, planner = PlanningBot(rules, evaluator, effort(240)), TurnPlanner(rules, evaluator, dice_for("regret/judge"))
    for _ in range(playouts):
        bot._try(planner, turns, rules.belief(seen), seen.seat, bot.effort)


def look(rules: CortoRules, game: int, given: argparse.Namespace, found: dict[str, list[tuple[float, float]]]) -> None:
    """Add what each effort lost in one position."""
    seen = position(rules, game, STEPS[given.step])
    if seen is None:
        return
    made = [*choices(rules, seen, f"regret/{game}")]
    apart = {choice.key(): choice.turn for choice in made}
    judged(rules, seen, [*apart.values()], given.playouts)
    best = max(turn.chance() for turn in apart.values())
    for choice in made:
        found[choice.effort].append((best - apart[choice.key()].chance(), choice.seconds))


def main() -> None:
    parser = argparse.ArgumentParser(description="What a Master's decisions lose.")
    parser.add_argument("--step", choices=STEPS, default="main")
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--playouts", type=int, default=300)
    given = parser.parse_args()
    found: dict[str, list[tuple[float, float]]] = {title: [] for title in EFFORTS}
    for game in range(given.positions):
        look(corto_trials.rules(), game, given, found)
    print(f"| effort | lost a decision ({given.step}) | s |\n|---|---|---|")
    for title, rows in found.items():
        lost, seconds = (sum(column) / len(rows) for column in zip(*rows, strict=True))
        print(f"| {title} | {lost / CERTAIN:.2%} | {seconds:.2f} |")


if __name__ == "__main__":
    main()

"""How far luck lets a player of Corto come: a Master that sees every hand against another player.

`python bench/luck_cap.py --games 400 [--against greedy-1] [--effort 4]` prints the share of victories of a Master, and
of the same search in the true world instead of possible ones, on the same deals, each played from both seats. What the
second cannot reach, no inference about hands could. `--only foreseeing` also knows which cards will come, for it may
ask the dealer in advance: what that one cannot reach, luck forbids. `--effort 4` gives those who see four times the
playouts and more turns."""

import argparse
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

from corto_trials import Chooser, begun, play_on, rules, streams

from saltsea.bots.player import Bot
from saltsea.bots.search_effort import Effort
from saltsea.bots.search_turns import PlanningBot, Turn, TurnPlanner
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.levels import LEVELS, PLANS, YARDSTICKS, learned_evaluator
from saltsea.kernel.belief import Belief
from saltsea.kernel.chance import Dealer
from saltsea.kernel.dice import Dice
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Action, Observation, State
from saltsea.kernel.seat import Seat, members
from saltsea.kernel.step import act
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

    def choose(self, observation: Observation, dice: Dice, match: Match) -> Action:
        legal, seat, bot, state = observation.legal, observation.seat, self.bot, match.state
        known = bot.remembered.get(bot.evaluator.key(state, seat))
        if len(legal) == 1 or known in legal:
            return legal[0] if len(legal) == 1 or known is None else known
        search, world = TurnPlanner(bot.rules, bot.evaluator, dice), state.copy()
        turns = search.turns(world, seat, bot.effort)
        if not turns:
            return dice.pick(legal)
        return bot.take(self.best(search, turns, match, seat), world, seat, search)

    def best(self, search: TurnPlanner, turns: list[Turn], match: Match, seat: Seat) -> Turn:
        return self.bot._judged(search, turns, TrueWorld(match.state), seat, self.bot.effort.tries, None)


class ForeseeingBot(SeeingBot):
    """Knows the cards that will come, too."""

    def best(self, search: TurnPlanner, turns: list[Turn], match: Match, seat: Seat) -> Turn:
        """As a Master does: the worse half of the turns is dropped again and again."""
        effort, foresight = self.bot.effort, Foresight(search, match, seat, self.bot.effort)
        each = max(1, effort.tries // effort.turns // max(1, (len(turns) - 1).bit_length()))
        while len(turns) > 1:
            for turn in turns:
                for _ in range(each):
                    foresight.judge(turn)
            turns = sorted(turns, key=Turn.chance, reverse=True)[: (len(turns) + 1) // 2]
            each *= 2
        return turns[0]


class Foresight:
    """Playouts with the cards that will come: only what players choose is still open."""

    def __init__(self, planner: TurnPlanner, match: Match, seat: Seat, effort: Effort) -> None:
        self.planner = planner
        self.match = match
        self.seat = seat
        self.effort = effort

    def judge(self, turn: Turn) -> None:
        """Play a turn, let the other answer, and look what it is worth then."""
        state, dealer = self.match.state.copy(), self.match.dealer.copy()
        since = self.planner.evaluator.clock(state)
        self.play(state, self.seat, turn.actions, dealer)
        self.play_on(state, since, dealer)
        lead = self.planner.evaluator.lead(state, self.seat)
        turn.total += lead
        turn.chances += self.planner.evaluator.chance(state, lead)
        turn.tries += 1

    def play_on(self, state: State, since: int, dealer: Dealer) -> None:
        left = self.effort.rounds
        while seats := members(self.match.rules.waiting_on(state)):
            now = self.planner.evaluator.clock(state)
            if seats[0] == self.seat and now > since:
                left, since = left - 1, now
            actions = self.answer(state, seats[0], dealer) if left else []
            if not actions:
                break
            self.play(state, seats[0], actions, dealer)

    def play(self, state: State, seat: Seat, actions: list[Action], dealer: Dealer) -> None:
        for action in actions:
            act(self.match.rules, state, seat, action, 0, dealer, self.planner.trace)

    def answer(self, state: State, seat: Seat, dealer: Dealer) -> list[Action]:
        """The card that looks best at once, or a draw: as in a Master's playouts."""
        planner, draws, others = self.planner, list[Action](), list[Action]()
        for action in planner.rules.legal(state, seat):
            (draws if planner.evaluator.is_draw(action) else others).append(action)
        best = planner._any_of_the_best(planner._outcomes_of(others, state, seat, self.effort.reply))
        if draws and (best is None or planner.evaluator.value(state, seat) >= best.value):
            return [self.drawn(draws, state, dealer) if seat == self.seat else planner.dice.pick(draws)]
        return [] if best is None else best.actions

    def drawn(self, draws: list[Action], state: State, dealer: Dealer) -> Action:
        """The draw that brings the best card."""

        def worth(action: Action) -> int:
            twin = state.copy()
            self.play(twin, self.seat, [action], dealer.copy())
            return self.planner.evaluator.value(twin, self.seat)

        return max(draws, key=worth)


SEEING = {"seeing": SeeingBot, "foreseeing": ForeseeingBot}


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
    if name in SEEING:
        return SEEING[name](rules(), effort(times))
    return {**LEVELS, **YARDSTICKS}[name](rules())


def margin(contest: Contest) -> int:
    """Play one game; how much more gold the first player has."""
    choosers = [chooser(player(contest.other, 1))] * 2
    choosers[contest.seat] = chooser(player(contest.one, contest.effort))
    name = f"luck/{contest.deal}"
    outcome = play_on(begun(name), choosers, streams(name, contest.seat))
    return outcome.scores[contest.seat] - outcome.scores[1 - contest.seat]


def chooser(bot: Bot | SeeingBot) -> Chooser:
    return bot.choose if isinstance(bot, SeeingBot) else lambda seen, dice, _: bot.choose(seen, dice)


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
    parser.add_argument("--only", choices=(*SEEING, "master"), default=None)
    given = parser.parse_args()
    contest = partial(Contest, other=given.against, effort=given.effort)
    print("| one | against | games | won | 95 % interval | gold |\n|---|---|---|---|---|---|")
    for one in [given.only] if given.only else ["seeing", "master"]:
        games = [contest(one, deal=number // 2, seat=number % 2) for number in range(given.games)]
        with ProcessPoolExecutor(given.workers) as pool:
            print(line(one, given.against, list(pool.map(margin, games))), flush=True)


if __name__ == "__main__":
    main()

"""Judges whole turns by the chance to win, over deals that their player had to hold possible."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from saltsea.bots.search_effort import Effort
from saltsea.bots.search_turns import TurnPlanner
from saltsea.games.corto.bot.learned_evaluator import LearnedEvaluator
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.review.gold_lead import gold_lead
from saltsea.games.corto.review.turns import PlayedTurn
from saltsea.games.corto.review.win_chance import win_chances
from saltsea.kernel.belief import Belief
from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Action
from saltsea.kernel.seat import Seat, members
from saltsea.kernel.step import act

REPLY: Final = 1
"""Positions that are followed further after each step of a card, in the answers."""


class ReviewEffort(NamedTuple):
    """How much a review looks at for each turn. All of it is counted: a review is the same on every machine."""

    search: Effort
    """How whole turns are found."""
    tries: int
    """Playouts to find the best of them."""
    worlds: int
    """Deals over which the best one and the one that was played are compared then."""
    rounds: int
    """How often the turn comes back before a playout is judged."""


FULL: Final = ReviewEffort(Effort(beam=10, width=16, turns=12, tries=0, rounds=0, reply=0, doubt=1), 160, 96, 2)


class Variation:
    """A turn that is judged: what it brought so far."""

    def __init__(self, actions: Sequence[Action], players: int) -> None:
        self.actions = actions
        self.chances = [0.0] * players
        self.lead = 0
        self.tries = 0

    def chance(self, seat: Seat) -> float:
        return self.chances[seat] / self.tries

    def mean(self) -> list[float]:
        return [chance / self.tries for chance in self.chances]

    def clear(self) -> None:
        """Forget what was tried: how the best was found says too much in its favour."""
        self.chances = [0.0] * len(self.chances)
        self.lead = self.tries = 0


class Judged(NamedTuple):
    """A turn beside the best one that was found, over the same deals."""

    best: Variation
    """The same as `played` where nothing better was found."""
    played: Variation

    def loss(self, seat: Seat) -> float:
        return self.best.chance(seat) - self.played.chance(seat)

    def gold(self) -> float:
        """How much further ahead the best one is in the end."""
        return (self.best.lead - self.played.lead) / self.best.tries


class TurnJudge:
    """Judges the turns of one game."""

    def __init__(self, rules: CortoRules, effort: ReviewEffort) -> None:
        self.rules = rules
        self.effort = effort
        self.evaluator = LearnedEvaluator(rules.cards)

    def judge(self, turn: PlayedTurn, dice: Dice) -> Judged:
        """The turn that was played and the best one found, from what its player knew."""
        seat, players = turn.seat, turn.before.players
        belief = self.rules.belief(self.rules.observe(turn.before, seat))
        planner = TurnPlanner(self.rules, self.evaluator, dice)
        found = planner.turns(belief.deal(dice), seat, self.effort.search)
        played = Variation(turn.actions, players)
        best = self.best_of([played, *(Variation(one.actions, players) for one in found)], belief, seat, planner)
        for line in (best, played):
            line.clear()
        lines = [played] if best is played else [best, played]
        for _ in range(self.effort.worlds):
            self.try_all(lines, belief, seat, planner)
        return Judged(played if best.chance(seat) <= played.chance(seat) else best, played)

    def best_of(self, lines: list[Variation], belief: Belief, seat: Seat, planner: TurnPlanner) -> Variation:
        """Sequential halving: every round costs as much, and the worse half is dropped after it."""
        rounds = max(1, (len(lines) - 1).bit_length())
        while len(lines) > 1:
            for _ in range(max(1, self.effort.tries // (rounds * len(lines)))):
                self.try_all(lines, belief, seat, planner)
            lines = sorted(lines, key=lambda line: -line.chance(seat))[: (len(lines) + 1) // 2]
        return lines[0]

    def try_all(self, lines: Sequence[Variation], belief: Belief, seat: Seat, planner: TurnPlanner) -> None:
        """Try these turns in one more deal, with the same luck."""
        world = belief.deal(planner.dice)
        assert isinstance(world, CortoState)
        chance = planner.dice.copy()
        for line in lines:
            end = self.played_out(world.copy(), line.actions, seat, planner, chance.copy())
            for one, share in enumerate(win_chances(self.evaluator, end)):
                line.chances[one] += share
            line.lead += gold_lead(end, seat)
            line.tries += 1
        planner.dice.below(2)

    def played_out(
        self, state: CortoState, actions: Sequence[Action], seat: Seat, planner: TurnPlanner, chance: Dice
    ) -> CortoState:  # fmt: skip
        """Where these actions lead. What cannot be done in this world, because other cards came, is left out, and the
        turn goes on as is best then."""
        planner.dealer.dice = chance
        until = state.turns + self.effort.rounds * state.players
        for action in actions:
            if self.rules.check(state, seat, action, 0) is not None:
                break
            act(self.rules, state, seat, action, 0, planner.dealer, planner.trace)
        while state.turns < until and (waiting := members(self.rules.waiting_on(state))):
            best = planner.best_outcome(state, waiting[0], REPLY)
            if best is None:
                break
            assert isinstance(best.state, CortoState)
            state = best.state
        return state

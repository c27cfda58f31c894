"""Shows that a turn has one best idea: every end is looked at, and playouts over possible worlds agree.

The worlds are dealt from the solver's Observation alone, so nothing hidden is needed to see it."""

from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Final, NamedTuple

from saltsea.bots.search_turns import TurnPlanner
from saltsea.games.corto.bot.turn_search import TooWideError
from saltsea.games.corto.daily.deal import PERSON
from saltsea.games.corto.engine.actions import Draw, EndTurn, Play
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.puzzles.ends import End, TurnEnds
from saltsea.games.corto.review.gold_lead import gold_lead
from saltsea.games.corto.review.judge import FULL, ReviewEffort, TurnJudge, Variation
from saltsea.games.corto.review.turns import begins
from saltsea.games.corto.rules.turn import hand_size
from saltsea.kernel.belief import Belief
from saltsea.kernel.dice import Dice, dice_for
from saltsea.kernel.final import ChanceAskedError
from saltsea.kernel.nouns import Action
from saltsea.kernel.seat import Seat
from saltsea.kernel.step import act

EARLIEST: Final = 4
"""Turns before it: the board is not empty any more."""
LEAST_CARDS: Final = 2
MOST_CARDS: Final = 3
"""In hand: with four there is nearly always too much to look through."""
LEAST_GAIN: Final = 3
LEAST_GAP: Final = 2
"""Gold by which the solution is better than every other idea when the turn ends."""
LEAST_LATER: Final = 1.0
"""The same after two more rounds, on average over possible worlds."""
SURE: Final = 2.5
"""Standard errors that this is away from nothing."""
LEAST_CHANCE: Final = -0.01
"""The chance to win may not be smaller with the solution: gold now must not cost the game. A little is noise."""
LEAST_ENDS: Final = 10
"""With fewer there is nothing to find."""
OTHERS: Final = 6
"""Other ideas that are played out: those with the most gold, and as many that look best."""


class WorldCounts(NamedTuple):
    """How many worlds are dealt."""

    first: int
    """To find the best of the other ideas."""
    rivals: int
    """So many of these are compared with the solution then."""
    second: int
    """In so many worlds, which had no part in choosing them; the smallest margin counts."""
    hasty: bool
    """Whether a solution that is not ahead at the first look is dropped at once: most are no puzzles."""


QUICK: Final = WorldCounts(12, 1, 60, hasty=True)
THOROUGH: Final = WorldCounts(40, 4, 200, hasty=False)
"""For the few that were clear twice: among many turns, some are so by luck."""


class Idea(NamedTuple):
    """The best that a turn can come to, and what else there is."""

    best: End
    others: list[End]
    """Ends with less gold, from the best down."""


class Margin(NamedTuple):
    """How much better the solution is than the best other idea, two rounds later."""

    gold: float
    """How much further ahead it leaves its player."""
    error: float
    """The standard error of that."""
    chance: float
    """How much greater the chance to win is."""

    def is_clear(self) -> bool:
        return self.gold >= max(LEAST_LATER, SURE * self.error) and self.chance >= LEAST_CHANCE


def is_candidate(state: CortoState) -> bool:
    """Whether a turn of the first seat begins here that may be worth looking through."""
    mine = state.turn == PERSON and begins(state) and state.turns >= EARLIEST
    return mine and LEAST_CARDS <= hand_size(state, PERSON) <= MOST_CARDS


def idea_of(rules: CortoRules, state: CortoState) -> Idea | None:
    """The one idea of a turn; None if it has none, if chance has a say, or if it is too much to look through."""
    try:
        ends = sorted(TurnEnds(rules, PERSON).run(state.copy()).values(), key=lambda end: (-end.lead, end.cards))
    except (TooWideError, ChanceAskedError):
        return None
    if len(ends) < LEAST_ENDS:
        return None
    top, others = [end for end in ends if end.lead == ends[0].lead], [end for end in ends if end.lead < ends[0].lead]
    shortest = [end for end in top if end.cards == top[0].cards]
    is_one = len({played(end) for end in shortest}) == 1
    found = Idea(shortest[0], others)
    return found if is_one and others and is_worth_it(found, gold_lead(state, PERSON)) else None


def is_worth_it(idea: Idea, before: int) -> bool:
    best = idea.best
    is_rich = best.lead - before >= LEAST_GAIN and best.lead - idea.others[0].lead >= LEAST_GAP
    return is_rich and best.cards >= LEAST_CARDS


def played(end: End) -> tuple[int, ...]:
    """The cards that a way to an end plays, in whatever order."""
    return tuple(sorted(action.number for action in end.actions if isinstance(action, Play)))


class IdeaJudge(TurnJudge):
    """Judges turns whose plays are settled: what is played is played, and then cards are drawn."""

    def __init__(self, rules: CortoRules, effort: ReviewEffort = FULL) -> None:
        super().__init__(rules, effort)

    def clear_margin(self, state: CortoState, idea: Idea, stream: str) -> Margin | None:
        """The last margin, if it is clear three times with other dice: how it was found says too much in its favour."""
        margin: Margin | None = None
        for part, looks in (("first", QUICK), ("again", QUICK), ("thorough", THOROUGH)):
            margin = self.margin(state, idea, f"{stream} {part}", looks)
            if margin is None or not margin.is_clear():
                return None
        return margin

    def margin(self, state: CortoState, idea: Idea, stream: str, looks: WorldCounts) -> Margin | None:
        """How much better the best is than any other, in possible worlds; None if it was dropped at the first look."""
        dice = dice_for(stream)
        belief = self.rules.belief(self.rules.observe(state, PERSON))
        planner = TurnPlanner(self.rules, self.evaluator, dice)
        best = Variation(idea.best.actions, state.players)
        lines = [best, *(Variation(actions, state.players) for actions in self.rivals(state, idea, planner, dice))]
        for _ in range(looks.first):
            self.try_all(lines, belief, PERSON, planner)
        rivals = sorted(lines[1:], key=lambda line: -line.lead)[: looks.rivals]
        if looks.hasty and rivals[0].lead >= best.lead:
            return None
        return min(self.compared(best, rivals, looks.second, belief, planner))

    def compared(
        self, best: Variation, rivals: Sequence[Variation], worlds: int, belief: Belief, planner: TurnPlanner
    ) -> list[Margin]:  # fmt: skip
        """The margin over each rival, in fresh worlds."""
        leads, chances = [list[int]() for _ in rivals], [list[float]() for _ in rivals]
        for _ in range(worlds):
            for line in (best, *rivals):
                line.clear()
            self.try_all([best, *rivals], belief, PERSON, planner)
            for place, rival in enumerate(rivals):
                leads[place].append(best.lead - rival.lead)
                chances[place].append(best.chance(PERSON) - rival.chance(PERSON))
        return [
            Margin(fmean(gold), stdev(gold) / worlds**0.5, fmean(chance))
            for gold, chance in zip(leads, chances, strict=True)
        ]

    def rivals(self, state: CortoState, idea: Idea, planner: TurnPlanner, dice: Dice) -> list[Sequence[Action]]:
        """Other ideas: those with the most gold, those that look best, and to play nothing."""
        looks = sorted(idea.others, key=lambda end: -self.evaluator.value(end.state, PERSON))
        some = {end.actions: None for end in (*idea.others[:OTHERS], *looks[:OTHERS]) if end.actions}
        world = self.rules.belief(self.rules.observe(state, PERSON)).deal(dice)
        passes = [one.actions for one in planner.turns(world, PERSON, self.effort.search) if not plays(one.actions)]
        return [*some, *passes]

    def played_out(
        self, state: CortoState, actions: Sequence[Action], seat: Seat, planner: TurnPlanner, chance: Dice
    ) -> CortoState:  # fmt: skip
        """As in a review, but a turn that plays cards is over after them."""
        settled = [*actions]
        if plays(actions):
            planner.dealer.dice = chance
            twin = state.copy()
            for action in actions:
                act(self.rules, twin, seat, action, 0, planner.dealer, planner.trace)
            legal = self.rules.legal(twin, seat)
            draws: list[Action] = [action for action in legal if isinstance(action, Draw)]
            rest = draws or [action for action in legal if isinstance(action, EndTurn)]
            settled.append(planner.dice.copy().pick(rest))
        return super().played_out(state, settled, seat, planner, chance)


def plays(actions: Sequence[Action]) -> bool:
    return any(isinstance(action, Play) for action in actions)

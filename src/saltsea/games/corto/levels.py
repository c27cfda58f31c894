"""Corto's computer players by name: the levels that a table offers, and the yardsticks that they are measured by."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from saltsea.bots.mistaken import MistakenBot
from saltsea.bots.player import Bot
from saltsea.bots.random_bot import RandomBot
from saltsea.bots.search import GreedyBot
from saltsea.bots.search_effort import Effort, KeenEffort
from saltsea.bots.search_turns import PlanningBot
from saltsea.games.corto.bot.evaluator import CortoEvaluator
from saltsea.games.corto.bot.first_evaluator import FirstEvaluator
from saltsea.games.corto.bot.learned_evaluator import LearnedEvaluator
from saltsea.games.corto.bot.personality import PERSONALITIES, PersonalityEvaluator
from saltsea.games.corto.engine.cards import Cards
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import CortoState
from saltsea.kernel.evaluate import Evaluator
from saltsea.kernel.rules import AnyRules

NOVICE_POSITIONS: Final = 60
NOVICE_MISTAKES: Final = 35
REGULAR_MISTAKES: Final = 10
"""Decisions in a hundred that are made at random."""

PLANS: Final[Mapping[str, Effort]] = MappingProxyType(
    {
        "expert": Effort(beam=6, width=12, turns=8, tries=0, rounds=0, reply=0, doubt=1, spread=60),
        "explorer": Effort(beam=6, width=12, turns=8, tries=0, rounds=0, reply=0, doubt=1),
        "master": Effort(
            beam=16, width=24, turns=24, tries=240, rounds=2, reply=1, doubt=8,
            keen=KeenEffort(last=3, tries=72, rounds=3, reply=4, draws=480),
        ),
    }
)  # fmt: skip
"""How hard those think who plan whole turns. The explorer plays the games that the evaluator learns from."""


def novice(rules: AnyRules, personality: str = "") -> Bot:
    """The level to begin with: a greedy player that looks at few positions and makes mistakes."""
    return MistakenBot(GreedyBot(rules, liked(FirstEvaluator(), personality), NOVICE_POSITIONS), NOVICE_MISTAKES)


def regular(rules: AnyRules, personality: str = "") -> Bot:
    """Takes the gold that lies in sight and overlooks little."""
    return MistakenBot(greedy(rules, personality), REGULAR_MISTAKES)


def expert(rules: AnyRules, personality: str = "") -> Bot:
    """Plans its turn as a whole and judges it by experience, but does not think of the answer."""
    return PlanningBot(rules, liked(learned_evaluator(rules), personality), PLANS["expert"])


def master(rules: AnyRules, personality: str = "") -> Bot:
    """Tries its best turns in many possible worlds, with the answers to them and its own next turn; the last few, as
    long as it is not far ahead of one opponent, with better players and a round more."""
    return PlanningBot(rules, liked(learned_evaluator(rules), personality), PLANS["master"])


def learned_evaluator(rules: AnyRules) -> LearnedEvaluator:
    return LearnedEvaluator(cards_of(rules))


def greedy(rules: AnyRules, personality: str = "") -> Bot:
    return GreedyBot(rules, liked(CortoEvaluator(cards_of(rules)), personality))


def liked(evaluator: Evaluator[CortoState], personality: str) -> Evaluator[CortoState]:
    """An evaluator with what a personality likes; without one, as it is."""
    return PersonalityEvaluator(evaluator, personality) if personality else evaluator


def first_greedy(rules: AnyRules) -> Bot:
    """Frozen: it never changes, so that strength can be compared over the years."""
    return GreedyBot(rules, FirstEvaluator())


def cards_of(rules: AnyRules) -> Cards:
    assert isinstance(rules, CortoRules)
    return rules.cards


LEVELS: Final[Mapping[str, Callable[..., Bot]]] = MappingProxyType(
    {"novice": novice, "regular": regular, "expert": expert, "master": master}
)
PERSONAL_LEVELS: Final[Mapping[str, Callable[[AnyRules], Bot]]] = MappingProxyType(
    {
        f"{name}-{personality}": partial(level, personality=personality)
        for personality in PERSONALITIES
        for name, level in LEVELS.items()
    }
)
"""Every level with every personality: `expert-vengeful`."""
YARDSTICKS: Final[Mapping[str, Callable[[AnyRules], Bot]]] = MappingProxyType(
    {"random": lambda _: RandomBot(), "greedy-1": first_greedy, "greedy": greedy}
)

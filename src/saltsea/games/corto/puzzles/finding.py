"""How often the levels find the solution of a puzzle: each plays its turn several times, with dice of its own."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from saltsea.bots.player import Bot
from saltsea.games.corto.daily.deal import PERSON
from saltsea.games.corto.engine.actions import Discard, Draw, EndTurn
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.levels import LEVELS
from saltsea.games.corto.puzzles.rated import lead_after
from saltsea.kernel.dice import Dice, dice_for
from saltsea.kernel.final import SilentDealer
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.step import Trace, act

ASKED: Final[Mapping[str, int]] = MappingProxyType({"novice": 8, "regular": 8, "expert": 8, "master": 4})
"""How often each level is asked. A Master thinks long."""


def finds_of(rules: CortoRules, state: CortoState, best: int) -> dict[str, tuple[int, int]]:
    """How often each level finds a turn after which it is so far ahead."""
    return {level: (finds(rules, state, best, level, times), times) for level, times in ASKED.items()}


def finds(rules: CortoRules, state: CortoState, best: int, level: str, times: int) -> int:
    make: Callable[[AnyRules], Bot] = LEVELS[level]
    streams = [dice_for(f"puzzle {level} {number}") for number in range(times)]
    return sum(lead_of_turn(rules, state, make(rules), dice) >= best for dice in streams)


def lead_of_turn(rules: CortoRules, first: CortoState, bot: Bot, dice: Dice) -> int:
    """How far ahead a bot is after the cards that it plays in this turn."""
    state = first.copy()
    while state.turns == first.turns:
        action = bot.choose(rules.observe(state, PERSON), dice)
        if action is None or isinstance(action, (Draw, Discard, EndTurn)):
            break
        act(rules, state, PERSON, action, 0, SilentDealer(), Trace())
    return lead_after(rules, state, first)

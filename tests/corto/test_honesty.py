"""Every computer player is honest: worlds that its seat cannot tell apart get the same choice from the same dice, at
each level, with each personality, and with partners too."""

from functools import cache

import pytest

from contract.scale import scaled
from corto.test_planning import GAME, RULES, positions
from saltsea.bots.player import Bot
from saltsea.bots.search_effort import Effort, KeenEffort
from saltsea.bots.search_turns import PlanningBot
from saltsea.games.corto.engine.state import CortoState
from saltsea.kernel.dice import dice_for
from saltsea.kernel.options import Options
from saltsea.kernel.seat import Seat

FEW = KeenEffort(last=2, tries=4, rounds=1, reply=1, draws=4)
LITTLE = Effort(beam=2, width=2, turns=3, tries=4, rounds=1, reply=1, doubt=4, keen=FEW)
"""A Master's way to think, at a hundredth of the work: what it looks at is the same."""
GLANCE = Effort(beam=2, width=3, turns=4, tries=0, rounds=0, reply=0, doubt=1, spread=60)
"""An Expert's."""
TABLES: list[tuple[int, Options]] = [(2, {}), (4, {}), (4, {"partners": "on"})]
BOTS = [*GAME.bots, *GAME.personalities, *GAME.yardsticks]
PAIRS = scaled(4, 200)


@cache
def look_alikes(players: int, partners: str) -> list[tuple[CortoState, CortoState, Seat]]:
    """Pairs of worlds that differ in what the seat to act does not see, from all over a game."""
    found = []
    for state, seat in positions(players, {"partners": partners}, f"honesty/{players}/{partners}"):
        observation = RULES.observe(state, seat)
        other = RULES.belief(observation).deal(dice_for("other world"))
        if len(observation.legal) > 1 and isinstance(other, CortoState) and other.hands != state.hands:
            found.append((state, other, seat))
    return found[:: max(1, len(found) // PAIRS)]


def lighter(bot: Bot) -> Bot:
    """The same player with less work: its looks, and what it likes, stay."""
    if isinstance(bot, PlanningBot):
        bot.effort = LITTLE if bot.effort.tries else GLANCE
    return bot


@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("name", BOTS)
def test_what_a_seat_cannot_see_changes_no_choice(name: str, players: int, options: Options) -> None:
    pairs = look_alikes(players, str(options.get("partners", "off")))
    assert len(pairs) >= PAIRS
    for number, (*worlds, seat) in enumerate(pairs):
        bots = [lighter(GAME.make_bot(name, RULES)) for _ in worlds]  # one alone would remember its turn
        seen = [RULES.observe(world, seat) for world in worlds]
        chosen = [bot.choose(one, dice_for(f"honest {number}")) for bot, one in zip(bots, seen, strict=True)]
        assert chosen[0] is chosen[1]

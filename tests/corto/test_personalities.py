"""Computer players with a personality: they like something beside gold, a little, and play other games for it."""

from typing import Any

import pytest

from saltsea.bots.player import Bot
from saltsea.catalog import CATALOG
from saltsea.games.corto.bot.personality import LIKED, MOST, PERSONALITIES, liking
from saltsea.games.corto.levels import greedy
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Observation
from saltsea.kernel.seat import members

GAME = CATALOG["corto"]
RULES = GAME.rules()
STEPS = 80


def states() -> list[Any]:
    """The positions of a game between players who take gold in sight, until many characters lie on the board."""
    match = start(RULES, 2, {}, named_seed("manners"))
    assert isinstance(match, Match)
    bot, dice, found = GAME.make_bot("regular", RULES), dice_for("manners"), []
    for _ in range(STEPS):
        seats = members(RULES.waiting_on(match.state))
        if not seats:
            break
        found.append(match.state.copy())
        chosen = bot.choose(RULES.observe(match.state, seats[0]), dice)
        assert chosen is not None
        match.submit(seats[0], chosen, 0)
    return found


STATES = states()


def choices() -> list[Observation]:
    """What is seen by players who have much to choose from."""
    seen = [RULES.observe(state, members(RULES.waiting_on(state))[0]) for state in STATES]
    return [observation for observation in seen if len(observation.legal) > 6]


@pytest.mark.parametrize("personality", PERSONALITIES)
def test_a_personality_never_counts_for_more_than_a_little_gold(personality: str) -> None:
    likings = {liking(state, seat, personality) for state in STATES for seat in range(2)}
    assert len(likings) > 1
    assert min(likings) >= 0
    assert max(likings) <= LIKED[personality] * MOST <= 300


def chosen_by(bot: Bot, observation: Observation) -> int | None:
    chosen = bot.choose(observation, dice_for("same"))
    return None if chosen is None else chosen.number


@pytest.mark.parametrize("personality", PERSONALITIES)
def test_a_player_with_a_personality_sometimes_chooses_otherwise_and_mostly_alike(personality: str) -> None:
    """The same dice and the same mistakes: what differs is the personality alone."""
    neutral, other = greedy(RULES), greedy(RULES, personality)
    different = [chosen_by(neutral, one) != chosen_by(other, one) for one in choices()]
    assert 0 < sum(different) < len(different) / 2


def test_every_level_comes_with_every_personality() -> None:
    assert [*GAME.personalities] == [f"{level}-{personality}" for personality in PERSONALITIES for level in GAME.bots]
    assert GAME.level_of("expert-vengeful") == "expert"
    assert GAME.level_of("greedy-1") == "greedy-1"
    observation = choices()[0]
    for name in GAME.personalities:
        if not name.startswith("master"):
            assert GAME.make_bot(name, RULES).choose(observation, dice_for("a")) in observation.legal


@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
def test_in_the_same_position_not_always_the_same_move(level: str) -> None:
    """Other dice, another choice now and then; the same dice, the same choice."""
    found = set()
    for place, observation in enumerate(choices()[:10]):
        for seed in range(3):
            chosen, again = (
                GAME.make_bot(level, RULES).choose(observation, dice_for(f"{place} {seed}")) for _ in range(2)
            )
            assert chosen is again
            found.add((place, None if chosen is None else chosen.number))
    assert len(found) > len(choices()[:10])

"""The levels of Corto's computer players: known by name, ordered from the easiest to the best, and told in words."""

import pytest

from contract.scale import PROOF, scaled
from saltsea.bots.mistaken import MistakenBot
from saltsea.bots.player import Bot
from saltsea.catalog import CATALOG
from saltsea.kernel.dice import Dice, dice_for
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Action, Observation
from saltsea.kernel.options import Options
from saltsea.research.simulate import game_name, played
from saltsea.text_table.bot_names import bot_description, bot_name, find_bot
from saltsea.texts import load

GAME = CATALOG["corto"]
RULES = GAME.rules()
DUELS = scaled(8, 200)
OPTIONS: Options = {} if PROOF else {"length": 6}
"""Short strips, so that a sample is soon played."""


class Stubborn:
    """Always the first that is legal."""

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        return observation.legal[0]


def won(mine: str, other: str) -> float:
    """The part of the games of two that the first bot wins; each begins half of them."""
    total = 0.0
    for number in range(DUELS):
        seat = number % 2
        bots: list[Bot] = [GAME.make_bot(mine if place == seat else other, RULES) for place in range(2)]
        outcome = RULES.outcome(played(RULES, 2, OPTIONS, bots, game_name("levels", number), hashing=False).match.state)
        assert outcome is not None
        total += (seat in outcome.winners) / len(outcome.winners)
    return total / DUELS


def opening() -> Observation:
    match = start(RULES, 2, {}, bytes(32))
    assert isinstance(match, Match)
    seat = next(seat for seat in range(2) if RULES.legal(match.state, seat))
    return RULES.observe(match.state, seat)


def test_a_novice_beats_who_plays_anything() -> None:
    assert won("novice", "random") >= 0.7


def test_a_regular_beats_a_novice() -> None:
    assert won("regular", "novice") >= 0.7


def test_the_levels_come_from_the_easiest_to_the_best() -> None:
    assert [*GAME.bots] == ["novice", "regular", "expert", "master"]
    assert GAME.best_bot() == [*GAME.bots][-1]


def test_what_is_not_offered_is_known_after_the_levels() -> None:
    assert not {*GAME.bots} & {*GAME.yardsticks}
    assert GAME.known_bots() == [*GAME.bots, *GAME.personalities, "random", "greedy-1", "greedy"]
    with pytest.raises(KeyError):
        GAME.make_bot("deep-blue", RULES)


def test_mistakes_are_as_many_as_it_was_told() -> None:
    observation = opening()
    assert len(observation.legal) > 1
    for mistakes in (0, 50, 100):
        bot, dice = MistakenBot(Stubborn(), mistakes), dice_for("mistakes")
        others = sum(bot.choose(observation, dice) is not observation.legal[0] for _ in range(400))
        blind = 400 * mistakes / 100 * (1 - 1 / len(observation.legal))
        assert abs(others - blind) < 40


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(CATALOG))
def test_every_bot_has_a_name_and_a_line_about_it(game: str, language: str) -> None:
    texts, bots = load(language), CATALOG[game].known_bots()
    names = [bot_name(texts, bot) for bot in bots]
    assert len({*names}) == len(bots)
    assert not {*names} & {*bots}
    for bot, name in zip(bots, names, strict=True):
        assert bot_description(texts, bot).startswith(f"{name}: ")
        assert find_bot(texts, bots, name) == find_bot(texts, bots, bot) == bot


def test_a_level_is_found_by_the_beginning_of_its_name_if_that_is_clear() -> None:
    texts = load("fr")
    assert find_bot(texts, ["novice", "regular"], "hab") == "regular"
    assert find_bot(texts, ["novice", "regular"], "Nov") == "novice"
    assert find_bot(texts, ["greedy", "greedy-1"], "gre") is None
    assert find_bot(texts, ["greedy", "greedy-1"], "greedy") == "greedy"
    assert find_bot(texts, ["novice"], "x") is None

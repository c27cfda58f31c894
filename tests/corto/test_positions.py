"""Levels and characters choose what is legal in random positions; `dev.py proof corto-positions` asks many more."""

import pytest

from contract.scale import scaled
from corto.many_positions import bot_of, judged, names, random_options, rules
from saltsea.kernel.dice import dice_for

SAMPLE = scaled(12, 500)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_level_and_character_chooses_what_is_legal_in_random_positions(players: int) -> None:
    looked, legal, wrong = judged(players, 0, SAMPLE)
    assert wrong == []
    assert (looked, legal) == (SAMPLE, SAMPLE * len(names()))


def test_every_option_has_each_of_its_values_at_times() -> None:
    dice = dice_for("options")
    drawn = [random_options(players, dice) for players in (2, 3, 4) for _ in range(100)]
    for option in rules().options:
        assert {options.get(option.name) for options in drawn} >= {*option.choices}
    assert len({options.get("strips") for options in drawn}) > 20


def test_each_level_is_asked_with_each_character() -> None:
    assert [known[0] for known in names()] == ["novice", "regular", "expert", "master"]
    assert all(len(known) == 4 for known in names())
    assert bot_of("master") is bot_of("master")

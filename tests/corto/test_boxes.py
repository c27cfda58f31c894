"""Boxes that are smaller or stranger than ours: played to the end, or refused by card."""

import json
from pathlib import Path

import pytest

from saltsea.bots.random_bot import RandomBot
from saltsea.games.corto.definition import CONTENT, rules_from
from saltsea.games.corto.engine.cards import ContentError
from saltsea.research.simulate import played

CARDS = json.loads((CONTENT / "cards.json").read_text(encoding="utf-8"))["cards"]


def box(folder: Path, kept: int) -> Path:
    """Our box with so many cards a deck; the aces stay."""
    cards = [card for card in CARDS if int(card["id"][1:]) <= kept or "ace" in card]
    decks = {letter: sum(card["id"][0] == letter for card in cards) for letter in "ABCDEF"}
    (folder / "cards.json").write_text(json.dumps({"decks": decks, "cards": cards}), encoding="utf-8")
    return folder


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kept", [1, 2, 5, 14])
def test_corto_S3_a_small_box_is_played_to_its_end(tmp_path: Path, kept: int, players: int) -> None:
    """With one character a deck no player can draw: the game still begins and ends."""
    rules = rules_from(box(tmp_path, kept))
    for number in range(5):
        table = played(rules, players, {}, [RandomBot()] * players, f"{kept} {number}")
        assert rules.outcome(table.match.state) is not None


@pytest.mark.parametrize(
    "content",
    [
        "",
        "[]",
        "{",
        '{"cards": []}',
        '{"decks": [], "cards": []}',
        '{"decks": {}, "cards": null}',
        '{"decks": {}, "cards": [], "quests": {}}',
        '{"decks": {}, "cards": [1]}',
        "[" * 100_000,
        '{"decks": {"A": 0}, "cards": []}',
    ],
    ids=lambda content: content[:30] or "nothing",
)
def test_a_file_that_is_no_box_is_refused_in_words(tmp_path: Path, content: str) -> None:
    (tmp_path / "cards.json").write_text(content, encoding="utf-8")
    with pytest.raises(ContentError):
        rules_from(tmp_path)

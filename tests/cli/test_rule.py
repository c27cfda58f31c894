"""`saltsea rule`: a rule's wording in both languages, its function, its tests; lists of rules."""

from pathlib import Path

import pytest

from cli.terminal import cli_output
from saltsea.rulebook import rule_texts
from small_games.catalog import SMALL_GAMES, TEXTS


def test_a_rule_is_printed_with_its_function_and_its_tests() -> None:
    page = cli_output("rule", "shells.S5")
    assert page.startswith("shells.S5  Follow the colour\n\nA seat that holds the colour led must play it.\n")
    assert "In code:  tests/small_games/shells/play.py:" in page
    assert "follow_colour" in page
    assert "test_shells_S5_" in page


def test_the_rules_of_the_table_are_found_the_same_way() -> None:
    page = cli_output("rule", "table.T1")
    assert page.startswith("table.T1  Over is over\n")
    assert "src/saltsea/kernel/match.py:" in page


def test_french_is_a_flag_away() -> None:
    assert cli_output("rule", "shells.S5", "--lang", "fr").startswith(
        "shells.S5  Fournir la couleur\n\nQui tient la couleur"
    )
    assert "Fini, c’est fini" in cli_output("rule", "table", "--lang", "fr")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", SMALL_GAMES)
def test_a_game_lists_its_rules_in_the_order_of_the_book(game: str, language: str) -> None:
    lines = cli_output("rule", game, "--lang", language).splitlines()
    assert [line.split()[0] for line in lines] == rule_texts(TEXTS, game, language)
    assert all(len(line.split()) > 1 for line in lines)


def test_without_an_id_every_rule_is_listed() -> None:
    chapters = cli_output("rule").rstrip("\n").split("\n\n")
    assert chapters == [cli_output("rule", name).rstrip("\n") for name in ("table", "shells", "pumps")]


@pytest.mark.parametrize("game", ["table", *SMALL_GAMES])
def test_the_title_in_the_list_is_the_title_of_the_page(game: str) -> None:
    for line in cli_output("rule", game).splitlines()[::4]:
        name, title = line.split(maxsplit=1)
        assert cli_output("rule", name).startswith(f"{name}  {title}\n")


def test_an_installed_saltsea_says_where_the_tests_are(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("saltsea.__file__", str(tmp_path / "lib" / "saltsea" / "__init__.py"))
    assert "Tests:    in the source tree" in cli_output("rule", "table.T1")


@pytest.mark.parametrize("typed", ["shells.S5", "shells.s5", "S5", "s5"])
def test_the_number_alone_will_do(typed: str) -> None:
    assert cli_output("rule", typed) == cli_output("rule", "shells.S5")

"""Whatever a person mistypes is answered in one line that helps, with exit code 2 and never a traceback."""

import pytest

from cli.terminal import cli_error, run_cli
from saltsea.cli import COMMANDS
from saltsea.kernel.languages import LANGUAGES
from saltsea.text_table.word_matching import close_matches

MEANT = [
    (("simulat", "shells"), "there is no command 'simulat'. Did you mean simulate?"),
    (
        ("shells",),
        f"there is no command 'shells'. There is: {', '.join(COMMANDS)}.",
    ),
    (("replay", "shwo"), "there is no command 'shwo'. Did you mean show?"),
    (("simulate", "shels"), "there is no game 'shels'. Did you mean shells?"),
    (("simulate", "SHELLS"), "there is no game 'SHELLS'. Did you mean shells?"),
    (("perft", "pump"), "there is no game 'pump'. Did you mean pumps?"),
    (("bench", "whist"), "there is no game 'whist'. There is: shells, pumps."),
    (("simulate", "shells", "--bots", "randon"), "there is no computer player 'randon'. Did you mean random?"),
    (("simulate", "shells", "--gams", "3"), "no such option '--gams'. Did you mean '--games'?"),
    (("rule", "shells.S99"), "there is no rule 'shells.S99'. Did you mean shells.S9?"),
    (("rule", "shels"), "there is no rule 'shels'. Did you mean shells?"),
    (("rule", "whist.W1"), "there is no rule 'whist.W1'. `saltsea rule` lists them all."),
]


@pytest.mark.parametrize(("arguments", "answer"), MEANT, ids=lambda part: " ".join(part) if part else "")
def test_a_typing_error_gets_a_suggestion(arguments: tuple[str, ...], answer: str) -> None:
    assert answer in cli_error(*arguments)


WRONG = [
    (("simulate",), "missing argument 'GAME'"),
    (("simulate", "shells", "--games", "0"), "'--games': 0 is not in the range"),
    (("simulate", "shells", "--games", "many"), "'--games': 'many' is not a valid whole number"),
    (("simulate", "shells", "--players", "9"), "this game is for 2 to 4. [table.T6]"),
    (("simulate", "shells", "--players", "1"), "one player is not the right number"),
    (("simulate", "shells", "--bots", "random,random,random"), "--bots names 3 computer players, but --players is 2"),
    (("simulate", "shells", "--option", "fast"), "an option is written NAME=VALUE, not 'fast'"),
    (("simulate", "shells", "--option", "fast=1"), "there is no option 'fast', nor any other"),
    (("simulate", "shells", "--seed", "\udcff"), "'--seed': this cannot be read as text"),
    (("perft", "pumps", "--depth", "0"), "'--depth': 0 is not in the range"),
    (("perft", "pumps", "--players", "4"), "this game is for 2 to 3. [table.T6]"),
    (("perft", "pumps", "--players", "two"), "'--players': 'two' is not a valid whole number"),
    (("rule", "shells.S5", "--lang", "xx"), f"'xx' is not one of {', '.join(map(repr, LANGUAGES))}"),
    (("replay", "show"), "missing argument 'FILE'"),
    (("replay", "show", "nowhere.jsonl"), "'nowhere.jsonl' does not exist"),
    (("replay", "verify"), "missing argument 'FILES...'"),
    (("bench", "--seconds", "0"), "'--seconds': 0.0 is not in the range"),
    (("bench", "--seconds", "nan"), "'nan' is not a valid number of seconds"),
    (("bench", "--seconds", "inf"), "inf is not in the range"),
    (("serve", "--port", "99999"), "'--port': 99999 is not in the range"),
    (("serve", "shells"), "got unexpected extra argument (shells)"),
]


@pytest.mark.parametrize(("arguments", "answer"), WRONG, ids=lambda part: " ".join(part) if part else "")
def test_a_wrong_value_is_one_line_that_names_the_command(arguments: tuple[str, ...], answer: str) -> None:
    line = cli_error(*arguments)
    assert answer in line
    assert line.startswith(f"saltsea {arguments[0]}")
    assert line.endswith((".", "?", "]"))


@pytest.mark.parametrize("arguments", [("simulate",), ("serve", "--port", "x"), ("replay", "verify")], ids=" ".join)
def test_a_line_that_does_not_help_by_itself_says_where_to_read_on(arguments: tuple[str, ...]) -> None:
    words = " ".join(word for word in arguments if not word.startswith("-") and word != "x")
    assert f"See `saltsea {words} -h`." in cli_error(*arguments)


NOTHING_ABOARD = [
    ("simulate", "corto"),
    ("perft", "corto"),
    ("bench",),
    ("bench", "corto"),
    ("rule", "corto"),
    ("rule", "corto.C5"),
]


@pytest.mark.parametrize("arguments", NOTHING_ABOARD, ids=" ".join)
def test_an_empty_catalogue_is_told_kindly(arguments: tuple[str, ...]) -> None:
    assert "no game is aboard this version yet" in cli_error(*arguments, games={}).lower()


def test_an_empty_catalogue_still_has_help_and_the_rules_of_the_table() -> None:
    assert "no game is aboard this version yet" in run_cli("-h", games={}).out
    assert run_cli("rule", games={}).out.startswith("table.T1 ")


def test_near_prefers_the_same_word_and_offers_what_is_equally_near() -> None:
    assert close_matches("t1", ["table.T1", "table.T11"]) == ["table.T1"]
    assert close_matches("cat", ["bat", "hat", "house"]) == ["bat", "hat"]
    assert close_matches("zebra", ["bat", "hat"]) == []
    assert close_matches("anything", []) == []

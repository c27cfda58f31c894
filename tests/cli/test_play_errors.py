"""Rough handling of a sitting: hostile lines, odd files, prying neighbours. Nothing is lost and nothing is shown."""

import re
import shlex
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from unittest.mock import patch

import pytest

from cli.play_kit import GAMES, answers, play, play_output
from cli.terminal import cli_error, cli_output, run_cli
from saltsea.kernel.chance import named_seed, seal
from saltsea.text_table.save_file import read_save, seed_from_word
from saltsea.text_table.screen import Screen
from saltsea.text_table.session import TextSession
from saltsea.text_table.terminal import Terminal
from saltsea.texts import TABLE_TEXTS, load

RANDOM = ("corto", "--seats", "me,random", "--seed", "sit")
TWO = ("corto", "--seats", "me,me", "--seed", "x")

# --- two people at one keyboard ---


def test_nothing_is_offered_while_the_keyboard_changes_hands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    offered: list[tuple[str, list[str]]] = []
    read = TextSession.read_line

    def spied(session: TextSession, prompt: str) -> str:
        offered.append((prompt, session.offers()))
        return read(session, prompt)

    def live(session: TextSession, seat: int) -> None:
        session.keyboard.live = True
        switch_player(session, seat)
        session.keyboard.live = False

    switch_player = TextSession.switch_player
    with patch.object(TextSession, "read_line", spied), patch.object(TextSession, "switch_player", live):
        play(*TWO, typed=["mark c2", "draw d; draw d; draw d; draw b"])
    between = [offers for prompt, offers in offered if "Enter" in prompt]
    assert between
    assert not any(between)
    assert any("mark c2" in offers for prompt, offers in offered if "Enter" not in prompt)


# --- seeds ---


def test_a_random_seed_has_32_bytes_and_deals_the_same_again(tmp_path: Path) -> None:
    file = tmp_path / "drawn.save"
    first = play_output("corto", "--seats", "me,random", "--save", str(file), typed=["mark a2", "mark b2", "log all"])
    seed = read_save(file.read_bytes())[0].seed
    assert re.fullmatch("[0-9a-f]{64}", seed)
    assert seed_from_word(seed) == bytes.fromhex(seed)
    assert seal(seed_from_word(seed)).encode() in file.read_bytes()
    assert "The game goes on at line" in play_output("--resume", str(file))
    again = play_output("corto", "--seats", "me,random", "--seed", seed, typed=["mark a2", "mark b2", "log all"])
    assert again.partition("The game was")[0] == first.partition("The game is kept")[0]


def test_a_word_is_hashed_as_ever() -> None:
    assert seed_from_word("tuesday") == named_seed("tuesday")
    assert seed_from_word("A" * 64) == named_seed("A" * 64)


# --- hostile lines ---

HOSTILE = [
    "undo 99999999999999999999999999",
    f"undo {'9' * 5000}",
    f"log {'9' * 5000}",
    "log ٣",
    "undo ²",
    f"play {'9' * 5000}",
    f"card {'9' * 5000}",
    f"rule {'9' * 5000}",
    f"save {'x' * 5000}",
    "save ~nosuchuser/x",
    "save /",
]


@pytest.mark.parametrize("line", HOSTILE, ids=lambda line: line[:24])
@pytest.mark.parametrize("game", ["corto", "shells"])
def test_no_line_ends_the_sitting(game: str, line: str) -> None:
    first, second, *_ = answers(game, "--seats", "me,random", "--seed", "sit", typed=[line, "help"])
    assert first.partition("\n")[2].strip()
    assert "legal" in second


def test_whatever_breaks_the_game_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    broken = patch.dict("saltsea.text_table.commands.ALL", {"hand": lambda *_: 1 // 0})
    with broken, pytest.raises(ZeroDivisionError):
        play(*RANDOM, typed=["mark a2", "hand"])
    assert "The game goes on at line" in play_output("--resume", "corto.save")


def test_a_long_list_is_told_in_full() -> None:
    texts = load("en", (TABLE_TEXTS, "play"))
    cards = ", ".join(f"Card number {number}" for number in range(200))
    assert texts.say("play-unclear", {"actions": cards}) == f"That may mean several things: {cards}. Type one of them."


# --- files ---


def test_a_file_beside_the_save_is_left_alone(tmp_path: Path) -> None:
    neighbour = tmp_path / "a.save.new"
    neighbour.write_text("mine")
    play_output(*RANDOM, typed=[f"save {tmp_path / 'a.save'}", "mark a2"])
    assert neighbour.read_text() == "mine"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["a.save", "a.save.new"]


def test_a_draft_that_cannot_take_its_place_is_cleared_away(tmp_path: Path) -> None:
    with patch("pathlib.Path.replace", side_effect=OSError(5, "Input/output error")):
        assert "Input/output error" in play_output(*RANDOM, typed=[f"save {tmp_path / 'a.save'}"])
    assert list(tmp_path.iterdir()) == []


def test_a_second_file_says_which_one_is_kept_up_to_date(tmp_path: Path) -> None:
    one, two = tmp_path / "1", tmp_path / "2"
    flat = " ".join(play_output(*RANDOM, typed=[f"save {one}", f"save {two}", f"save {two}", "mark a2"]).split())
    assert f"{two}, which is kept up to date from now on; {one} stays as it was." in flat
    assert f"Saved in {two}, which is kept up to date from now on. " in flat
    assert one.read_bytes() != two.read_bytes()


def test_language_theme_and_plainness_come_back(tmp_path: Path) -> None:
    file = tmp_path / "a.save"
    play_output(*RANDOM, "--lang", "fr", "--plain", "--theme", "neutral", typed=[f"sauve {file}"])
    again = play_output("--resume", str(file), typed=["plateau"])
    assert "La partie reprend à la ligne" in again
    assert "│" not in again
    assert "Le Marin" in again
    other = play_output("--resume", str(file), "--lang", "en", "--no-plain", typed=["board"])
    assert "The game goes on at line" in other
    assert "│" in other


def test_hints_work_as_they_are_typed(tmp_path: Path) -> None:
    source = Path(GAMES["corto"].texts).parent
    file = tmp_path / "my game.save"
    said = " ".join(play_output(*RANDOM, "--content", str(source), typed=[f"save {file}", "mark a2", "quit"]).split())
    typed = shlex.split(said.partition("To go on: ")[2])
    assert typed == ["saltsea", "play", "--resume", str(file), "--content", str(source)]
    assert "The game goes on at line" in play_output(*typed[2:])
    over = play_output("shells", "--seats", "random,random", "--seed", "two words")
    assert "with --seed 'two words' the same" in " ".join(over.split())


def test_a_screen_that_cannot_be_cleared_gets_blank_lines() -> None:
    with redirect_stdout(StringIO()):
        terminal = Terminal(Screen(print))
        terminal.live = True
        assert not terminal.clear()


# --- options and players ---


@pytest.mark.parametrize("command", ["play", "simulate", "perft"])
def test_every_table_option_is_explained(command: str) -> None:
    page = run_cli(command, "corto", "--options", games=GAMES).out
    for option in GAMES["corto"].rules().options:
        assert f"{option.name}: " in page
        for choice in option.choices:
            assert f"    {option.name}={choice} " in page
    assert "9 squares: a long game" in page
    assert "length=8               8 squares: the usual game (unless you say otherwise)" in page


def test_options_are_explained_in_french_and_for_games_without_words() -> None:
    assert "Longueur des bandes" in run_cli("play", "corto", "--options", "--lang", "fr", games=GAMES).out
    assert "--options" in cli_output("play", "-h")
    assert cli_output("play", "shells", "--options").strip()


def test_an_option_may_be_written_in_any_case() -> None:
    said = play_output("corto", "--seed", "x", "--option", "strips=abc", "--option", "order=GIVEN", typed=["log all"])
    assert re.search(r"top to bottom: .*\(A\), .*\(B\), .*\(C\)", " ".join(said.split()))
    assert "“zzz” does not do" in cli_error("play", "corto", "--option", "strips=zzz", games=GAMES)
    assert "does not do" in cli_error("play", "corto", "--option", f"strips={'9' * 5000}", games=GAMES)


def test_an_option_that_does_nothing_here_is_refused_in_the_language_of_the_player() -> None:
    words = ("play", "corto", "--seats", "me,novice,novice", "--option", "compensation=on")
    assert "for a table of two and does nothing with 3: leave it off. [corto.P4]" in cli_error(*words, games=GAMES)
    refused = cli_error(*words, "--lang", "fr", games=GAMES)
    assert "la compensation ne sert qu’à une table de deux" in refused
    assert "[corto.P4]" in refused


def test_perft_takes_options_but_not_beside_a_record(tmp_path: Path) -> None:
    short = run_cli("perft", "corto", "--depth", "1", "--option", "strips=abc", games=GAMES)
    assert short.code == 0
    assert "length cannot be 5" in cli_error("perft", "corto", "--option", "length=5", games=GAMES)
    file = tmp_path / "any"
    file.touch()
    line = cli_error("perft", "corto", "--record", str(file), "--option", "length=9", games=GAMES)
    assert "cannot be chosen beside --record" in line


def test_an_empty_name_is_no_bot() -> None:
    assert "there is no computer player ''" in cli_error("simulate", "shells", "--bots", "")

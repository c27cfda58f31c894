"""Sitting down and getting up: saving and going on, two people at one keyboard, a real terminal, Ctrl-C and Ctrl-D."""

import os
import re
import select
import signal
import subprocess
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from pathlib import Path
from unittest.mock import patch

import pytest

from cli.play_kit import GAMES, answers, play, play_output, whole_game
from cli.terminal import PATIENCE, Terminal, cli_error, cli_output, command, environment, terminal
from saltsea.cli.text_play.session_setup import make_screen
from saltsea.kernel.chance import named_seed
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.match import start
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.strict_json import dump
from saltsea.text_table.save_file import BadSaveError, GameSetup, SaveFile, read_save
from saltsea.text_table.terminal import Completer

RANDOM = ("corto", "--seats", "me,random", "--seed", "sit")
SHELLS = ("shells", "--seats", "me,random", "--seed", "sit")


def flat(*arguments: str, typed: Iterable[str] = ()) -> str:
    """What a table says, however wide its lines are."""
    return " ".join(play_output(*arguments, typed=typed).split())


# --- saving ---


def half_game(folder: Path, name: str = "half.save") -> tuple[Path, str, list[str], str]:
    """A file with the first half of a game, the word it was typed by, the other half, and the end of the whole game."""
    whole, typed = whole_game("corto", "--seats", "me,random", language="en", seed="sit")
    half = len(typed) // 2
    half -= typed[half - 1] == "legal"
    file = folder / name
    play_output(*RANDOM, "--save", str(file), typed=typed[:half])
    return file, "sit", typed[half:], whole


def test_a_saved_game_goes_on_as_if_it_never_stopped(tmp_path: Path) -> None:
    file, _, rest, whole = half_game(tmp_path)
    resumed = play_output("--resume", str(file), typed=rest)
    end = resumed[resumed.rindex("The game is over") :].partition("The seed was")[0]
    assert end == whole[whole.rindex("The game is over") :].partition("The seed was")[0]


def test_a_finished_game_leaves_a_record_that_can_be_proven(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    _, typed = whole_game("shells", "--seats", "me,random", language="en", seed="sit")
    assert "The record of this game is in" in flat(*SHELLS, typed=[*typed, f"save {file}"])
    assert "verified" in cli_output("replay", "verify", str(file))
    assert "saltsea replay show" in cli_error("play", "--resume", str(file), code=1, games=GAMES)


def test_a_save_keeps_the_seed_apart_from_the_record(tmp_path: Path) -> None:
    file, seed, _, _ = half_game(tmp_path)
    first, _, record = file.read_bytes().partition(b"\n")
    assert f'"seed":"{seed}"'.encode() in first
    assert named_seed(seed).hex().encode() not in record
    assert b'"seed":null' in record
    setup, rest = read_save(file.read_bytes())
    assert (setup.game, setup.seats, setup.theme) == ("corto", ("me", "random"), "stories")
    assert rest == record


def test_a_save_is_kept_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "kept.save"
    say = answers(*RANDOM, typed=[f"save {file}", "mark a2", "quit"])
    assert "Saved in" in say[0]
    assert "To go on: saltsea play --resume" in " ".join(say[-1].split())
    assert "The game goes on at line" in flat("--resume", str(file))
    assert list(tmp_path.iterdir()) == [file]


def test_save_without_a_name_finds_a_free_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    play_output(*RANDOM, typed=["save"])
    play_output(*RANDOM, "--option", "length=7", typed=["save"])
    assert sorted(file.name for file in tmp_path.iterdir()) == ["corto-2.save", "corto.save"]


def test_nothing_else_is_ever_written_over(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Corto")
    assert "holds something else, which stays as it is" in flat(*RANDOM, typed=[f"save {file}"])
    assert "cannot be written" in flat(*RANDOM, typed=[f"save {tmp_path / 'no' / 'where'}"])
    assert "is there already and stays as it is" in cli_error("play", *RANDOM, "--save", str(file), games=GAMES)
    assert file.read_text() == "Dear Corto"


def test_a_game_may_be_saved_over_itself_only(tmp_path: Path) -> None:
    file = tmp_path / "mine.save"
    play_output(*RANDOM, typed=[f"save {file}"])
    assert "Saved in" in flat(*RANDOM, typed=["mark a2", f"save {file}"])
    assert "holds something else" in flat("corto", "--seed", "other", typed=[f"save {file}"])


def test_when_a_file_can_no_longer_be_written_the_game_goes_on(tmp_path: Path) -> None:
    with patch("saltsea.text_table.save_file.save_bytes", side_effect=OSError(28, "No space left on device")):
        told = flat(*RANDOM, "--save", str(tmp_path / "full.save"), typed=["mark a2", "board"])
    assert "cannot be written: No space left on device." in told
    assert told.count("No space left") == 1


def first_line(**changed: object) -> bytes:
    """How a saved game begins."""
    about = {"saltsea": "save", "format": 2, "game": "corto", "seats": ["me"], "theme": ""}
    return dump({**about, "language": "en", "plain": 0, "seed": "x", **changed}).encode() + b"\n"


NOT_TO_GO_ON_WITH = [
    (b"", "is no game to go on with"),
    (b"hello\n", "is no game to go on with"),
    (b'{"saltsea":"save"}\n', "is no game to go on with"),
    (first_line(format=3), "another version of Saltsea"),
    (first_line(language="xx"), f"its language is none of {', '.join(LANGUAGES)}"),
    (first_line(plain=2), "plain is a whole number from 0 to 1"),
    (first_line(), "refused"),
]


@pytest.mark.parametrize(("data", "answer"), NOT_TO_GO_ON_WITH)
def test_a_file_that_is_no_saved_game_is_refused(data: bytes, answer: str, tmp_path: Path) -> None:
    file = tmp_path / "odd"
    file.write_bytes(data)
    assert answer in cli_error("play", "--resume", str(file), code=1, games=GAMES)


def test_a_save_that_was_tampered_with_is_refused(tmp_path: Path) -> None:
    file, _, _, _ = half_game(tmp_path)
    data = file.read_bytes()
    file.write_bytes(data.replace(b'"seed":"sit"', b'"seed":"sat"', 1))
    told = cli_error("play", "--resume", str(file), code=1, games=GAMES)
    assert "line 1: this seed does not fit the seal" in told
    assert "--content" not in told
    for seats in (b'"seats":["me"]', b'"seats":["me","bot","bot"]'):
        file.write_bytes(data.replace(b'"seats":["me","random"]', seats, 1))
        assert "but 2 play in this game" in cli_error("play", "--resume", str(file), code=1, games=GAMES)
    file.write_bytes(data.replace(b'"seats":["me","random"]', b'"seats":["me","robot"]', 1))
    assert "line 1: there is no player 'robot'" in cli_error("play", "--resume", str(file), code=1, games=GAMES)
    file.write_bytes(data.replace(b'"card":', b'"care":', 1))
    assert "refused, line" in cli_error("play", "--resume", str(file), code=1, games=GAMES)


def test_other_cards_than_those_of_the_save_are_refused(tmp_path: Path) -> None:
    file, _, _, _ = half_game(tmp_path)
    source = Path(GAMES["corto"].texts).parent / "cards.json"
    (tmp_path / "cards.json").write_text(source.read_text(encoding="utf-8").replace('"times": 1', '"times": 2'))
    told = cli_error("play", "--resume", str(file), "--content", str(tmp_path), code=1, games=GAMES)
    assert "other content values" in told


def test_what_is_settled_cannot_be_chosen_again(tmp_path: Path) -> None:
    file, _, _, _ = half_game(tmp_path)
    told = cli_error("play", "corto", "--resume", str(file), "--seed", "y", "--seats", "me,bot", games=GAMES)
    assert "so GAME and --seats and --seed cannot be chosen again" in told


def test_a_save_file_without_a_name_is_not_written() -> None:
    rules = GAMES["shells"].rules()
    match = start(rules, 2, {}, named_seed("x"))
    assert not isinstance(match, Refusal)
    save_file = SaveFile(GameSetup(game="shells", seats=("me", "me"), theme="", seed="x"), match, None)
    save_file.write()
    assert not save_file.is_saved()
    with pytest.raises(BadSaveError):
        read_save(b'{"saltsea":"save","format":true}')


# --- two people at one keyboard ---


def test_hidden_hands_are_walled_off_from_each_other() -> None:
    told = play_output(
        "corto", "--seats", "me,me", "--seed", "x", typed=["mark c2", "draw d;draw d;draw d;draw b", "hand"]
    )
    green, _, red = told.partition("It is Red’s turn at the keyboard. Everybody else looks away.")
    assert green.endswith("\n" * 40)
    assert "Sebastian (B10)" in " ".join(green.split())
    assert "Sebastian" not in red
    assert "Green draws 4 cards: from D, D, D, B." in " ".join(red.split())


def test_one_person_meets_no_wall() -> None:
    assert "\n" * 4 not in play_output(*RANDOM, typed=["mark a2", "draw", "board"])


# --- a real terminal ---


@contextmanager
def seat(*arguments: str, folder: Path, **environment: str) -> Iterator[Terminal]:
    """A game of shells in a terminal of its own, in a folder of its own."""
    here = Path.cwd()
    os.chdir(folder)
    try:
        with patch.dict(os.environ, environment), terminal("play", "shells", *arguments) as screen:
            yield screen
    finally:
        os.chdir(here)


def press(screen: Terminal, keys: bytes) -> int:
    """Press keys until the sitting ends: Python's readline does not hear a Ctrl-C that comes just as it sits down."""
    deadline = time.monotonic() + PATIENCE
    while screen.process.poll() is None and time.monotonic() < deadline:
        screen.type(keys)
        while select.select([screen.screen], [], [], 0.5)[0] and screen.read():
            pass
    return screen.wait_for_the_end()


def test_quitting_asks_where_to_keep_the_game(tmp_path: Path) -> None:
    with seat("--seed", "sit", folder=tmp_path) as screen:
        screen.wait_for("Seat 0> ")
        screen.type(b"quit\n")
        screen.wait_for("Enter for shells.save, another file name, or no: ")
        screen.type(b"mine.save\n")
        assert screen.wait_for_the_end() == 0
    assert "saltsea play --resume mine.save" in screen.seen
    assert (tmp_path / "mine.save").is_file()


def test_quitting_may_also_throw_the_game_away(tmp_path: Path) -> None:
    with seat("--seed", "sit", "--lang", "fr", folder=tmp_path) as screen:
        screen.wait_for("Place 0> ")
        screen.type(b"quitte\n")
        screen.wait_for("ou non")
        screen.type(b"non\n")
        assert screen.wait_for_the_end() == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("keys", "code"), [(b"\x03", 130), (b"\x04", 0)], ids=["Ctrl-C", "Ctrl-D"])
def test_an_abrupt_end_keeps_the_game_and_says_how_to_go_on(keys: bytes, code: int, tmp_path: Path) -> None:
    with seat("--seed", "sit", folder=tmp_path) as screen:
        screen.wait_for("Seat 0> ")
        assert press(screen, keys) == code
    assert "To go on: saltsea play --resume shells.save" in " ".join(screen.seen.split())
    assert "Traceback" not in screen.seen
    assert (tmp_path / "shells.save").is_file()


def test_two_people_in_a_terminal_hand_over_behind_a_cleared_screen(tmp_path: Path) -> None:
    with seat("--seats", "me,me", "--seed", "sit", folder=tmp_path) as screen:
        screen.wait_for("> ")
        screen.type(b"play\n")
        screen.wait_for("Type one of them.")
        card = re.findall(r"play (\d+)", screen.seen)[-1]
        screen.type(f"play {card}\n".encode())
        screen.wait_for("Press Enter, and let the next player sit down. ")
        screen.type(b"\n")
        screen.wait_for("Press Enter when you sit there. ")
        assert screen.seen.index("\x1b[2J") < screen.seen.rindex("\x1b[3J")
        before = len(screen.seen)
        screen.type(b"\t\t\x1b[A\n")
        screen.wait_for("Seat")
        while "> " not in screen.seen[before:]:
            assert screen.read()
        assert f"play {card}" not in screen.seen[before:]
        assert "play" not in screen.seen[before:].partition("\n")[0]
        assert press(screen, b"\x03") == 130


class Tty(StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("setting", "wanted"), [("", True), ("1", False)])
def test_colour_is_for_terminals_that_want_it(setting: str, wanted: bool) -> None:  # noqa: FBT001
    with redirect_stdout(Tty()), patch.dict(os.environ, {"NO_COLOR": setting}):
        assert make_screen(plain=False).colour is wanted
        assert not make_screen(plain=True).colour


def test_tab_completes_what_can_be_typed() -> None:
    complete = Completer(lambda: ["play C7", "play D1", "pile", "legal"])
    assert [complete("pl", place) for place in range(3)] == ["play C7", "play D1", None]
    assert complete("PLAY c", 0) == "play C7"
    assert complete("x", 0) is None


# --- pipes ---


def test_a_script_from_a_pipe_plays_in_a_process_as_it_does_here() -> None:
    _, typed = whole_game("shells", "--seats", "me,random", language="en", seed="sit")
    done = subprocess.run(
        command("play", *SHELLS), env={**environment(), "COLUMNS": "80"}, input="\n".join(typed) + "\n",
        capture_output=True, text=True, check=False, timeout=PATIENCE,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    with patch.dict(os.environ, {"COLUMNS": "80"}):
        assert done.stdout == play_output(*SHELLS, typed=typed)


def test_a_reader_that_is_gone_is_no_traceback() -> None:
    ours, theirs = os.pipe()
    os.close(ours)
    with os.fdopen(theirs, "wb") as gone:
        done = subprocess.run(
            command("play", "shells", "--seats", "random,random"), env=environment(), stdin=subprocess.DEVNULL,
            stdout=gone, stderr=subprocess.PIPE, text=True, check=False, timeout=PATIENCE,
        )  # fmt: skip
    assert "Traceback" not in done.stderr


def test_ctrl_c_into_a_pipe_is_quiet_too() -> None:
    with subprocess.Popen(
        command("play", *SHELLS), env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        while "Possible" not in process.stdout.readline():
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err.strip()) == (130, "stopped")
    assert "The game was not kept." in out


def test_bytes_that_are_no_text_are_answered_too() -> None:
    done = play(*SHELLS, typed=["\ufffd\ufffd", "\x1b[2J", "pl\u00e4y"])
    assert done.out.count("is not a word that this table knows") == 2
    assert "\x1b" not in done.out

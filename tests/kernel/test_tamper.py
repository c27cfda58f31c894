"""A record that was cut, edited or damaged is refused, the line is named, and nothing is written."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from contract.scale import scaled
from kernel.forgery import a_record, rechained
from saltsea.kernel.dice import dice_for
from saltsea.kernel.record_file import BadRecordError, read, read_parts
from saltsea.kernel.replay import verify
from small_games.catalog import SMALL_GAMES

GAMES = ("shells", "pumps")


def refusal(game: str, data: bytes) -> BadRecordError | None:
    """What the door says to these bytes."""
    rules = SMALL_GAMES[game].rules()
    try:
        verify(rules, read(rules, read_parts(data)), lambda _: None)
    except BadRecordError as error:
        return error
    return None


def edited(game: str, place: int, old: str, new: str) -> bytes:
    lines = a_record(game).decode().splitlines()
    assert old in lines[place], lines[place]
    lines[place] = lines[place].replace(old, new, 1)
    return rechained(lines)


@pytest.mark.parametrize("game", GAMES)
def test_an_untouched_record_is_verified(game: str) -> None:
    assert refusal(game, a_record(game)) is None


@pytest.mark.parametrize("game", GAMES)
def test_every_flipped_byte_is_found_and_its_line_named(game: str) -> None:
    data = a_record(game)
    dice = dice_for("flip")
    step = scaled(37, 1)
    for place in range(0, len(data), step):
        damaged = bytearray(data)
        damaged[place] ^= 1 << dice.below(8)
        error = refusal(game, bytes(damaged))
        line = data.count(b"\n", 0, place) + 1
        assert error is not None, f"byte {place} of line {line} may be flipped"
        # A flipped line end makes two lines one, a new line end makes one line two: the damage shows next door.
        assert abs(error.line - line) <= 1, f"byte {place} of line {line}: {error}"


@pytest.mark.parametrize("game", GAMES)
def test_every_cut_is_found(game: str) -> None:
    data = a_record(game)
    for end in range(0, len(data), scaled(23, 1)):
        error = refusal(game, data[:end])
        assert error is not None, f"cut after {end} bytes of {len(data)}"
        assert error.line >= data.count(b"\n", 0, max(0, end - 1))


@pytest.mark.parametrize("game", GAMES)
def test_every_missing_line_is_found(game: str) -> None:
    lines = a_record(game).splitlines(keepends=True)
    for place in range(len(lines)):
        error = refusal(game, b"".join(lines[:place] + lines[place + 1 :]))
        assert error is not None
        assert error.line in (place + 1, place)


def test_lines_that_change_places_are_found() -> None:
    lines = a_record("shells").splitlines(keepends=True)
    lines[3], lines[4] = lines[4], lines[3]
    error = refusal("shells", b"".join(lines))
    assert error is not None
    assert error.line == 4


@pytest.mark.parametrize(
    ("place", "old", "new", "complaint"),
    [
        (0, '"seed":"', '"seed":"00', "seed"),
        (0, '"players":2', '"players":3', "line 2"),
        (1, '"got":[', '"got":[23,', "line 2: chance"),
        (2, '"card":', '"card":2', "line 3"),
        (3, '"hash":"', '"hash":"0', "hash says"),
        (3, '"seat":', '"seat":1', "line 4"),
        (-1, '"scores":[', '"scores":[9', "the end says"),
        (-1, '"winners":[', '"winners":[0,', "the end says"),
    ],
)
def test_a_clever_forgery_is_found_by_running_it_again(place: int, old: str, new: str, complaint: str) -> None:
    error = refusal("shells", edited("shells", place, old, new))
    assert error is not None
    assert re.search(complaint, str(error)), error


def test_another_seed_than_the_sealed_one_is_found() -> None:
    header = json.loads(a_record("shells").splitlines()[0])
    error = refusal("shells", edited("shells", 0, header["seed"], "ab" * 32))
    assert error is not None
    assert "does not fit the seal" in error.reason


def test_another_card_than_the_seed_dealt_is_found() -> None:
    """Seed and seal fit, the cards do not: the deck was stacked."""
    lines = a_record("shells").decode().splitlines()
    first, second = re.findall(r'"got":\[(\d+)\]', lines[1])[:2]
    lines[1] = re.sub(rf'"(got":\[|card":){first}\b', rf'"\g<1>{second}', lines[1])
    error = refusal("shells", rechained(lines))
    assert error is not None
    assert error.line == 2


@pytest.mark.parametrize("junk", [b"", b"\n", b"{}\n", b"[]\n", b"null\n", b"\xff\xfe\n", b'{"saltsea":"record"}\n'])
def test_what_is_no_record_is_refused(junk: bytes) -> None:
    error = refusal("shells", junk)
    assert error is not None
    assert error.line == 1


def test_a_deadline_that_was_passed_over_is_found() -> None:
    lines = a_record("pumps").decode().splitlines()
    place = next(place for place, line in enumerate(lines) if '"TimeUp"' in line)
    del lines[place]
    lines = [
        re.sub(r'"n":\d+', f'"n":{number}', line) if number >= 0 else line for number, line in enumerate(lines, -1)
    ]
    lines[-1] = re.sub(r'"end":\d+', f'"end":{len(lines) - 2}', lines[-1])
    error = refusal("pumps", rechained(lines))
    assert error is not None
    assert error.line >= place


def test_the_command_line_names_the_line_and_writes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    data = bytearray(a_record("shells"))
    data[len(data) // 2] ^= 4
    file.write_bytes(data)
    for command in ("verify", "show"):
        done = subprocess.run(
            [sys.executable, "-m", "small_games", "replay", command, str(file)],
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        assert done.returncode == 1
        assert re.search(r"game\.jsonl: refused, line \d+: ", done.stderr)
        assert done.stdout == ""
    assert list(tmp_path.iterdir()) == [file]
    assert file.read_bytes() == bytes(data)

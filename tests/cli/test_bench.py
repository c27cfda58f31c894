"""`saltsea bench`: numbers for people and for programs, in the time that was asked for."""

import json
import math
from time import perf_counter

from cli.terminal import cli_output


def test_every_game_is_measured_unless_one_is_named() -> None:
    assert set(json.loads(cli_output("bench", "--seconds", "0.1", "--json"))["speeds"]) == {"shells", "pumps"}
    assert set(json.loads(cli_output("bench", "pumps", "--seconds", "0.1", "--json"))["speeds"]) == {"pumps"}


def test_the_object_says_what_was_measured_on_what() -> None:
    found = json.loads(cli_output("bench", "pumps", "--seconds", "0.1", "--json"))
    assert found["engine"] in ("plain", "compiled")
    rows = found["speeds"]["pumps"]
    assert rows["whole random games"]["unit"] == "games/s"
    assert rows["copy"]["unit"] == "µs"
    assert all(math.isfinite(row["value"]) and row["value"] > 0 for row in rows.values())


def test_the_table_has_one_line_for_each() -> None:
    lines = cli_output("bench", "shells", "--seconds", "0.1").splitlines()
    assert lines[0].startswith("saltsea ")
    assert lines[2] == "shells"
    assert [line.split()[-1] for line in lines[3:]] == ["games/s", "choices/s", *["µs"] * 5]


def test_it_takes_about_as_long_as_it_was_told() -> None:
    began = perf_counter()
    cli_output("bench", "shells", "--seconds", "0.6", "--json")
    assert 0.5 < perf_counter() - began < 5

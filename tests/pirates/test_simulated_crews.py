"""`saltsea simulate pirates`: crews with simulated persons among them, and how fast those react."""

import json
from typing import Any

import pytest

from cli.terminal import cli_error, run_cli
from saltsea.catalog import CATALOG


def voyages(*arguments: str) -> dict[str, Any]:
    done = run_cli("simulate", "pirates", "--players", "4", "--games", "1", *arguments, "--json", games=CATALOG)
    assert (done.code, done.err) == (0, ""), done
    found: dict[str, Any] = json.loads(done.out)
    return found


def test_reactions_of_people_can_be_set() -> None:
    given = ((), ("--reaction", "1-4"), ("--reaction", "4"))
    assert len({voyages("--bots", "able", *each)["checksum"] for each in given}) == len(given)


def test_idle_persons_begin_and_win_nothing() -> None:
    assert voyages("--bots", "idle")["won"] == 0


@pytest.mark.parametrize("text", ["x", "4-1", "-1", "1-2-3", "nan", "1e3"])
def test_a_reaction_that_is_none_is_explained(text: str) -> None:
    assert "1-4" in cli_error("simulate", "pirates", f"--reaction={text}", games=CATALOG)


def test_a_game_by_turns_has_no_reactions() -> None:
    assert "real time" in cli_error("simulate", "corto", "--reaction", "1-4", games=CATALOG)

"""Each golden record of an odd moment ends with that moment and has it nowhere before; each whole voyage ends as its
name says. As long as the content is tuned there are none (tools/write_golden.py)."""

from pathlib import Path

import pytest
from golden_voyages import chapters, first_line, is_round_lost, is_sunk, is_too_late, is_won, voyages
from write_golden import GAMES

from pirates.odd_games import ODD
from saltsea.kernel.chance import named_seed
from saltsea.kernel.match import Match, fork
from saltsea.kernel.record_file import read, read_parts

GAME = GAMES["pirates"]
RULES = GAME.rules()
RECORDS = Path(__file__).parents[1] / "golden" / "records"
WHOLE = {
    **{f"chapter-{chapter}-won": is_won for chapter in chapters(RULES)},
    "sunk": is_sunk,
    "too-late-in-the-last-round": is_too_late,
    "round-without-its-goal": is_round_lost,
}


def at_the_end(name: str) -> Match:
    """The match that a golden record leads to."""
    record = read(RULES, read_parts((RECORDS / f"pirates-v{RULES.version}-{name}.jsonl").read_bytes()))
    return fork(RULES, record, len(record.lines) - 1, named_seed("odd"))


@pytest.mark.parametrize("name", ODD)
def test_the_record_ends_with_its_odd_moment(name: str) -> None:
    match = at_the_end(f"odd-{name}")
    assert first_line(RULES, match, ODD[name].moment) == len(match.lines) - 1
    assert match.header.players == ODD[name].players


@pytest.mark.parametrize("name", WHOLE)
def test_the_voyage_ends_as_its_name_says(name: str) -> None:
    assert WHOLE[name](at_the_end(name))


def test_every_voyage_that_is_kept_is_tested() -> None:
    assert set(voyages(GAME)) == {*WHOLE, *(f"odd-{name}" for name in ODD)}

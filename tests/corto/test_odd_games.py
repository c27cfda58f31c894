"""Each golden record of an odd moment ends with that moment, and the moment does not hide in every game."""

from pathlib import Path

import pytest
from write_golden import GAMES

from corto.odd_games import ODD
from saltsea.kernel.chance import named_seed
from saltsea.kernel.match import Match, fork
from saltsea.kernel.record_file import read, read_parts

RULES = GAMES["corto"].rules()
RECORDS = Path(__file__).parents[1] / "golden" / "records"


def at_the_end(name: str, back: int = 0) -> Match:
    """The match that a golden record leads to, or so many lines before."""
    file = RECORDS / f"corto-v{RULES.version}-odd-{name}.jsonl"
    record = read(RULES, read_parts(file.read_bytes()))
    return fork(RULES, record, len(record.lines) - 1 - back, named_seed("odd"))


@pytest.mark.parametrize("name", ODD)
def test_the_record_ends_with_its_odd_moment(name: str) -> None:
    match = at_the_end(name)
    assert ODD[name].moment(match)
    assert not ODD[name].moment(at_the_end(name, back=1))
    assert match.header.players == ODD[name].players

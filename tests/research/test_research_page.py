"""What docs/research.md shows is true."""

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_page_runs_as_it_is_printed() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert found.failed == 0
    assert found.attempted > 20

"""The numbers at the end of a test run."""

from pathlib import Path

import measures


def test_switched_off_checks_are_counted_and_not_too_many(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("import os  # noqa: F401\nx = 1  #noqa\ny = 'noqa'\n")
    assert measures.noqa_in(tmp_path) == 2
    assert measures.noqa_in(measures.ROOT / "src") <= measures.MOST_NOQA


def test_coverage_is_read_from_the_page_of_its_proof(tmp_path: Path) -> None:
    page = tmp_path / "coverage.md"
    assert measures.coverage_line(page) == "coverage: not measured yet; python3 dev.py proof coverage"
    page.write_text("# coverage\n\n- date: 2026-11-15 18:22 UTC\n\nTOTAL     8293   1409   2500    130    81%\n")
    assert measures.coverage_line(page).startswith("coverage: 81 % of lines and branches, by the proof of 2026-11-15 (")

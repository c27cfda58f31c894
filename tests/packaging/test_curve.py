"""A measurement of the chapters that was broken off goes on where it was."""

from pathlib import Path

import pirates_curve
import pytest
from pirates_curve import CREWS, Part, SavedVoyage, parts


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pirates_curve, "KEPT", tmp_path)


def test_what_was_measured_is_kept_and_not_sailed_again() -> None:
    part = Part(1, CREWS[0], 0, 50)
    SavedVoyage().keep(part.name(), 47)
    assert SavedVoyage().won == {"1/four players/0-50": 47}


def test_other_code_or_content_is_measured_anew(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    SavedVoyage().keep("1/four players/0-50", 47)
    (tmp_path / "chapter.json").write_text("{}", encoding="utf-8")
    monkeypatch.setattr(pirates_curve, "ROOT", tmp_path)
    monkeypatch.setattr(pirates_curve, "SAILED_BY", ("chapter.json",))
    assert SavedVoyage().won == {}


def test_the_parts_are_all_voyages_of_every_number() -> None:
    found = parts(120, 1000)
    assert sum(part.last - part.first for part in found) == 120 * 10 * len(CREWS)
    assert len({part.name() for part in found}) == len(found)

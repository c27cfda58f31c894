"""The default data folder: as each system has it, unless SALTSEA_DATA names another."""

from pathlib import Path

import pytest

from saltsea.store.paths import data_folder, database

HOME = Path.home()

PLACES = [
    ("linux", {}, HOME / ".local" / "share" / "saltsea"),
    ("linux", {"XDG_DATA_HOME": "/srv/data"}, Path("/srv/data/saltsea")),
    ("linux", {"XDG_DATA_HOME": "not/absolute"}, HOME / ".local" / "share" / "saltsea"),
    ("linux", {"XDG_DATA_HOME": ""}, HOME / ".local" / "share" / "saltsea"),
    ("linux", {"XDG_DATA_HOME": "/srv/data", "SALTSEA_DATA": "/tables"}, Path("/tables")),
    ("linux", {"SALTSEA_DATA": ""}, HOME / ".local" / "share" / "saltsea"),
    ("darwin", {"XDG_DATA_HOME": "/srv/data"}, HOME / "Library" / "Application Support" / "saltsea"),
    ("win32", {"LOCALAPPDATA": "/Users/anne/AppData/Local"}, Path("/Users/anne/AppData/Local/saltsea")),
    ("win32", {}, HOME / "AppData" / "Local" / "saltsea"),
    ("win32", {"SALTSEA_DATA": "/tables"}, Path("/tables")),
]


@pytest.mark.parametrize(("system", "environment", "place"), PLACES)
def test_every_system_has_its_place(system: str, environment: dict[str, str], place: Path) -> None:
    assert data_folder(environment, system) == place


def test_the_database_lies_in_the_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALTSEA_DATA", "/tables")
    assert database() == Path("/tables/saltsea.db")
    assert database(Path("elsewhere")) == Path("elsewhere/saltsea.db")

"""Commands run in a folder of their own: a sitting that ends early leaves its game there, a server its tables."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SALTSEA_DATA", str(tmp_path / "data"))

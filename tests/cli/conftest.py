"""Commands run in a folder of their own: a sitting that ends early leaves its game there."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)

"""A server that starts waits for no compiler: what is ready is used, everything else is compiled behind it."""

from pathlib import Path

import compile_engine
import pytest
import ready_engine


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the compiler had just done its work, whatever the folder holds."""
    monkeypatch.setattr(ready_engine, "is_fresh", lambda *_: True)
    monkeypatch.setattr(ready_engine, "mirror", lambda *_: None)


def test_an_empty_folder_is_not_ready_and_checking_compiles_nothing(tmp_path: Path) -> None:
    to = tmp_path / "compiled"
    assert ready_engine.main(["--to", str(to), "--check"]) in (
        ready_engine.STALE,
        compile_engine.NO_COMPILER,
        compile_engine.NO_HEADERS,
    )
    assert not to.exists()


@pytest.mark.usefixtures("fresh")
def test_what_is_compiled_from_these_sources_is_ready(tmp_path: Path) -> None:
    assert ready_engine.main(["--to", str(tmp_path / "compiled"), "--check"]) == 0


@pytest.mark.usefixtures("fresh")
def test_a_folder_that_is_being_compiled_is_not_ready(tmp_path: Path) -> None:
    to = tmp_path / "compiled"
    with ready_engine.locked(to, wait=True):
        assert not ready_engine.is_ready(to, [])
    assert ready_engine.is_ready(to, [])

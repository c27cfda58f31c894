"""The stages of the test run: what a test that failed beside others is worth."""

from pathlib import Path

import pytest
import stages
from checkout import Session

TESTS = """
from pathlib import Path

def test_that_is_unlucky_once():
    seen = Path(__file__).with_name("seen")
    was_seen = seen.exists()
    seen.touch()
    assert was_seen

def test_that_passes():
    pass
"""
BROKEN = "def test_that_is_broken():\n    assert False\n"


def run(folder: Path, monkeypatch: pytest.MonkeyPatch) -> stages.Outcome:
    monkeypatch.setattr(stages, "BUILD", folder / "build")
    options = ["-q", f"--rootdir={folder}", "-c", "/dev/null", str(folder)]
    return stages.run_twice(Session(verbose=False), "sample", options, ["-n", "1"])


def test_a_test_that_passes_alone_is_counted_and_named_as_flaky(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "test_sample.py").write_text(TESTS)
    outcome = run(tmp_path, monkeypatch)
    assert (outcome.passed, outcome.failed, outcome.note) == (2, 0, "1 FLAKY")
    assert "FLAKY: test_sample::test_that_is_unlucky_once failed beside others" in capsys.readouterr().out


def test_a_test_that_fails_alone_too_has_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "test_sample.py").write_text(TESTS + BROKEN)
    outcome = run(tmp_path, monkeypatch)
    assert (outcome.passed, outcome.failed) == (1, 2)


def test_a_run_that_broke_off_is_not_looked_at_again() -> None:
    hung = stages.Outcome("browser", failed=1, note="hung")
    assert stages.second_outcome(hung, stages.Outcome("browser-again", failed=1), []) is hung
    assert stages.second_outcome(hung, stages.Outcome("browser-again", passed=1), []) is hung

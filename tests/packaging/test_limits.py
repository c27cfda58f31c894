"""A test that hangs fails, and the others go on."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_a_test_that_hangs_fails_and_the_next_one_runs(tmp_path: Path) -> None:
    file = tmp_path / "test_two.py"
    file.write_text("import time\ndef test_hangs(): time.sleep(60)\ndef test_goes_on(): ...\n")
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "-p", "no:cacheprovider"]
    done = subprocess.run([*command, "--timeout=1", str(file)], capture_output=True, text=True, cwd=ROOT)
    assert "1 failed, 1 passed" in done.stdout
    assert "Timeout" in done.stdout


def test_a_test_has_the_limit_of_its_folder(request: pytest.FixtureRequest) -> None:
    marker = request.node.get_closest_marker("timeout")
    given = request.config.getoption("timeout")
    assert given is not None or marker is not None

"""A test that hangs fails, and the others go on."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from checkout import end_group

ROOT = Path(__file__).parents[2]


PLAIN: Final = """
import time
def test_hangs(): time.sleep(60)
def test_goes_on(): ...
"""
ASYNCHRONOUS: Final = """
import anyio, pytest
pytestmark = pytest.mark.anyio
@pytest.fixture(scope="session")
def anyio_backend(): return "asyncio"
@pytest.fixture(scope="session")
async def browser(anyio_backend):
    yield
    await anyio.sleep(0)
async def test_hangs(browser): await anyio.sleep(60)
async def test_goes_on(browser): ...
"""
WITHOUT_LINES: Final = """
def stopped(): raise TimeoutError("at an instruction of no line")
units = len(stopped.__code__.co_code) // 2
stopped.__code__ = stopped.__code__.replace(co_linetable=bytes([0b1_1111_000] * units))  # a unit of no line, each
def test_stopped(): stopped()
def test_goes_on(): ...
"""


@pytest.mark.parametrize("tests", [PLAIN, ASYNCHRONOUS], ids=["plain", "asynchronous"])
def test_a_test_that_hangs_fails_and_the_next_one_runs(tmp_path: Path, tests: str) -> None:
    (tmp_path / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text())
    file = tmp_path / "test_two.py"
    file.write_text(tests)
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "-p", "no:cacheprovider"]
    done = subprocess.run([*command, "--timeout=1", str(file)], capture_output=True, text=True, cwd=ROOT, timeout=50)
    assert "1 failed, 1 passed" in done.stdout
    assert "Timeout" in done.stdout


def test_a_test_that_is_stopped_where_there_is_no_line_fails_and_the_next_one_runs(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text())
    file = tmp_path / "test_two.py"
    file.write_text(WITHOUT_LINES)
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "-p", "no:cacheprovider", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=50)
    assert "1 failed, 1 passed" in done.stdout
    assert "at an instruction of no line" in done.stdout


def test_no_limit_lets_an_asynchronous_test_wait(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text())
    file = tmp_path / "test_two.py"
    file.write_text(ASYNCHRONOUS.replace("sleep(60)", "sleep(0.1)"))
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "-p", "no:cacheprovider"]
    done = subprocess.run([*command, "--timeout=0", str(file)], capture_output=True, text=True, cwd=ROOT, timeout=50)
    assert "2 passed" in done.stdout


def test_a_test_has_the_limit_of_its_folder(request: pytest.FixtureRequest) -> None:
    marker = request.node.get_closest_marker("timeout")
    given = request.config.getoption("timeout")
    assert given is not None or marker is not None


def test_a_stage_that_hangs_is_ended_with_all_that_it_started(tmp_path: Path) -> None:
    """What a hung run of tests leaves behind would slow down everything after it."""
    mark = tmp_path / "child"
    child = f"import os, time; open({str(mark)!r}, 'w').write(str(os.getpid())); time.sleep(60)"
    parent = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"
    with subprocess.Popen([sys.executable, "-c", parent], start_new_session=True) as process:
        wait_until(lambda: mark.is_file() and mark.read_text() != "")
        end_group(process)
    wait_until(lambda: not is_alive(int(mark.read_text())))


def wait_until(is_so: Callable[[], bool]) -> None:
    for _ in range(600):
        if is_so():
            return
        time.sleep(0.05)
    raise AssertionError("it never is")


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True

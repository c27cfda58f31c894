"""Run every test several times beside busy processes, and name those that did not pass each time.

`python3 dev.py proof flakes` builds what the tests need and calls this."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from build_client import NpmFailedError, npm

ROOT = Path(__file__).resolve().parent.parent
TIMES = 3
BUSY = 2
NOTHING_COLLECTED = 5  # what pytest leaves with
PARTS = ("not browser", "browser")


@contextmanager
def busy() -> Iterator[None]:
    """Processes that take all the time they get."""
    processes = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(BUSY)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


def tried(part: str, report: Path, arguments: list[str]) -> tuple[int, list[str]]:
    """How many tests one run of pytest had, and the names of those that failed."""
    report.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "-m", part, "-p", "no:cacheprovider"]
    done = subprocess.run([*command, f"--junitxml={report}", *arguments], cwd=ROOT, env=os.environ, capture_output=True)
    if done.returncode == NOTHING_COLLECTED:
        return 0, []
    count, failed = read(report)
    unexplained = [] if failed or done.returncode == 0 else [f"pytest itself ({part}), exit status {done.returncode}"]
    return count, failed + unexplained


def client_tried(report: Path) -> tuple[int, list[str]]:
    """The same for the tests of the browser client."""
    report.unlink(missing_ok=True)
    try:
        npm("run", "test", "--", "--reporter=junit", f"--outputFile={report}")
    except NpmFailedError:
        count, failed = read(report)
        return count, failed or ["the client's tests themselves"]
    return read(report)


def read(report: Path) -> tuple[int, list[str]]:
    """The number of tests in a report, and the names of those that failed."""
    cases = list(ElementTree.parse(report).iter("testcase")) if report.is_file() else []
    failed = [
        f"{case.get('classname')}::{case.get('name')}"
        for case in cases
        if case.find("failure") is not None or case.find("error") is not None
    ]
    return len(cases), failed


def main() -> int:
    failures: Counter[str] = Counter()
    with busy(), tempfile.TemporaryDirectory() as folder:
        for number in range(1, TIMES + 1):
            report = Path(folder, "report.xml")
            runs = [tried(part, report, sys.argv[1:]) for part in PARTS]
            runs += [] if sys.argv[1:] else [client_tried(report)]
            failures.update(name for _, failed in runs for name in failed)
            count, bad = sum(tests for tests, _ in runs), sum(len(failed) for _, failed in runs)
            print(f"run {number}: {count} tests, {bad} failed", flush=True)
    for name, times in failures.most_common():
        print(f"failed {times} of {TIMES} times: {name}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())

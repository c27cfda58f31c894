"""Run every test several times beside busy processes, and name those that did not pass each time.

`python3 dev.py proof flakes` builds what the tests need and calls this."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from build_client import NpmFailedError, npm

ROOT = Path(__file__).resolve().parent.parent
TIMES = 3
BUSY = 2
REPORTS = ROOT / "build" / "flakes"
"""pytest's own reports stay here, with all that a test which failed has said."""
NOTHING_COLLECTED = 5  # what pytest leaves with
PARTS = {"not browser": 2, "browser": 3}
"""Which tests run in a process group of their own, and in how many processes: as in `dev.py test`."""


class Run(NamedTuple):
    """How one run of a part went."""

    tests: int
    failed: dict[str, str]
    """What each test that failed said, by its name."""


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


def tried(part: str, report: Path, arguments: list[str]) -> Run:
    """One run of pytest."""
    options = ["-q", "-n", str(PARTS[part]), "--dist=worksteal", "-m", part, "-p", "no:cacheprovider"]
    # Each process would import all that the browser's tests need.
    where = arguments or (["tests/browser"] if part == "browser" else ["--ignore=tests/browser"])
    command = [sys.executable, "-m", "pytest", *options, f"--junitxml={report}", *where]
    done = subprocess.run(command, cwd=ROOT, env=os.environ, capture_output=True, text=True, check=False)
    if done.returncode == NOTHING_COLLECTED:
        return Run(0, {})
    run = read(report)
    if run.failed or done.returncode == 0:
        return run
    return Run(run.tests, {f"pytest itself ({part}), exit status {done.returncode}": done.stdout[-500:]})


def client_tried(report: Path) -> Run:
    """One run of the browser client's own tests."""
    try:
        npm("run", "test", "--", "--reporter=junit", f"--outputFile={report}")
    except NpmFailedError as error:
        run = read(report)
        return run if run.failed else Run(run.tests, {"the client's tests themselves": str(error)[-500:]})
    return read(report)


def read(report: Path) -> Run:
    """The number of tests in a report, and those that failed."""
    cases = list(ElementTree.parse(report).iter("testcase")) if report.is_file() else []
    failed = {f"{case.get('classname')}::{case.get('name')}": said(case) for case in cases}
    return Run(len(cases), {name: words for name, words in failed.items() if words})


def said(case: ElementTree.Element) -> str:
    """What a test that failed said first; nothing of one that passed."""
    found = next((part for kind in ("failure", "error") for part in case.iter(kind)), None)
    return "" if found is None else (found.get("message") or "no message").split("\n")[0][:200]


def everything(folder: Path, arguments: list[str]) -> Iterator[Run]:
    """All parts at once, as `dev.py test` has them: they disturb each other, too."""
    folder.mkdir(parents=True)
    with ThreadPoolExecutor() as pool:
        running = [pool.submit(tried, part, folder / f"{number}.xml", arguments) for number, part in enumerate(PARTS)]
        if not arguments:
            running.append(pool.submit(client_tried, folder / "client.xml"))
        yield from (future.result() for future in running)


def main() -> int:
    shutil.rmtree(REPORTS, ignore_errors=True)
    failures: Counter[str] = Counter()
    with busy():
        for number in range(1, TIMES + 1):
            runs = list(everything(REPORTS / str(number), sys.argv[1:]))
            failed = {name: words for run in runs for name, words in run.failed.items()}
            failures.update(failed)
            print(f"run {number}: {sum(run.tests for run in runs)} tests, {len(failed)} failed", flush=True)
            for name, words in failed.items():
                print(f"    {name}: {words}", flush=True)
    for name, times in failures.most_common():
        print(f"failed {times} of {TIMES} times: {name}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())

"""The stages of `dev.py test`: each says how it ended, and those of one lane run in order beside another lane. Only the
standard library: dev.py starts here before anything is installed."""

from __future__ import annotations

import os
import subprocess
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

from checkout import (
    BIN,
    BUILD,
    COMPILED,
    PYTHON,
    ROOT,
    STAGE_ALLOWED,
    Session,
    StepFailedError,
    call,
    compile_command,
    environment,
    install,
    run_within,
    set_up,
)

NO_COMPILER = 3  # what tools/compile_engine.py leaves with
NOTHING_COLLECTED = 5  # what pytest leaves with
TIME_ALLOWED = 15 * 60
LOOKED_AT_AGAIN = 3
"""So many tests that failed may have had bad luck; more than that is a fault."""


@dataclass
class Outcome:
    """How a stage of the test ended: counts are tests where it has tests, else the stage itself."""

    name: str
    passed: int = 0
    failed: int = 0
    note: str = ""
    seconds: float = 0.0


Stage = tuple[str, Callable[[str], Outcome]]
"""A part of the test run: its name, and what runs it."""


def lanes(session: Session) -> list[list[Stage]]:
    """What runs side by side, in two lanes of about the same work: each alone leaves a core idle for much of its time.
    The browser only has to be fetched. A quick loop has only what pytest needs."""
    built, compiled = Event(), Event()
    client: Stage = ("client", lambda name: announcing(built, lambda: client_stage(session, name)))
    compiling: Stage = ("compile", lambda name: announcing(compiled, lambda: compile_stage(session, name)))
    tests: Stage = ("pytest", lambda name: pytest_stage(session, name, after=built))
    browser: Stage = ("browser", lambda name: browser_stage(session, name, after=compiled))
    if session.pytest_arguments:
        return [[client], [compiling, tests, browser]]
    return [
        [client, ("web", lambda name: client_stage(session, name, "lint", "check", "test")), browser],
        [
            ("lint", lambda name: commands(session, name, ["ruff", "check"], ["ruff", "format", "--check"])),
            ("types", lambda name: commands(session, name, ["mypy"])),
            ("imports", lambda name: commands(session, name, ["lint-imports"])),
            compiling,
            tests,
        ],
        [("chromium", lambda name: commands(session, name, [PYTHON, ROOT / "tests" / "browser" / "chromium.py"]))],
    ]


def announcing(done: Event, stage: Callable[[], Outcome]) -> Outcome:
    """Run a stage that another lane waits for, and say when it has ended, well or not."""
    try:
        return stage()
    finally:
        done.set()


def side_by_side(*lanes: Sequence[Stage]) -> list[Outcome]:
    """Run lanes of stages at once, the stages of a lane in order."""
    with ThreadPoolExecutor(len(lanes)) as pool:
        running = [pool.submit(lambda lane: [timed(name, stage) for name, stage in lane], lane) for lane in lanes]
        return [outcome for lane in running for outcome in lane.result()]


def timed(name: str, stage: Callable[[str], Outcome]) -> Outcome:
    """Run one stage and note its time."""
    started = time.perf_counter()
    outcome = stage(name)
    outcome.seconds = time.perf_counter() - started
    return outcome


def set_up_stage(session: Session, name: str) -> Outcome:
    """The set-up, as a stage."""
    try:
        set_up(session, "dev")
    except StepFailedError:
        return Outcome(name, failed=1)
    return Outcome(name, passed=1)


def commands(session: Session, name: str, *wanted: Sequence[str | Path]) -> Outcome:
    """A stage of quiet commands: all of them run, each that fails is shown."""
    results = []
    print(f"{name} ...", flush=True)
    started = time.perf_counter()
    for command in wanted:
        program = BIN / command[0] if isinstance(command[0], str) else command[0]
        results.append(call(session, program, *command[1:]))
    bad = sum(result != 0 for result in results)
    print(f"{name} {'FAILED after' if bad else 'took'} {time.perf_counter() - started:.1f} s", flush=True)
    return Outcome(name, failed=1) if bad else Outcome(name, passed=1)


def client_stage(session: Session, name: str, *scripts: str) -> Outcome:
    """The browser client: packages, then its checks if wanted, then the build."""
    if not (ROOT / "web" / "package.json").is_file():
        return Outcome(name, note="no web/ yet")
    return commands(session, name, [PYTHON, ROOT / "tools" / "build_client.py", *scripts])


def compile_stage(session: Session, name: str) -> Outcome:
    """Compile the engine; this stage fails where `run` would fall back, because the comparison needs both."""
    which = [str(PYTHON), str(ROOT / "tools" / "compile_engine.py"), "--which"]
    if subprocess.run(which, env=environment(), capture_output=True, check=False).returncode == NO_COMPILER:
        try:
            install(session, "zig")
        except StepFailedError:
            return Outcome(name, failed=1)
    return commands(session, name, compile_command())


def pytest_stage(session: Session, name: str, after: Event) -> Outcome:
    """All tests that need no browser, once the client is built: some ask the server for its files. Which lines they
    reach is a proof: looking costs a third of their time."""
    after.wait()
    # Each process would import all that the browser's tests need.
    where = [] if session.pytest_arguments else ["--ignore=tests/browser"]
    return run_twice(session, name, ["--dist=worksteal", "-m", "not browser", *where], ["-n", "3"])


def browser_stage(session: Session, name: str, after: Event) -> Outcome:
    """The browser tests, in a process of their own: their event loop upsets others. Their server plays with the
    compiled engine."""
    after.wait()
    if not any((ROOT / "tests" / "browser").glob("test_*.py")):
        return Outcome(name, note="no browser tests yet")
    where = [] if session.pytest_arguments else ["tests/browser"]  # each process would collect all others, too
    # Browsers wait more than they work.
    options = ["--dist=worksteal", "-m", "browser", *where]
    return run_twice(session, name, options, ["-n", "3"], is_beside=not session.pytest_arguments)


def measures_stage(name: str) -> Outcome:
    """One line for each number that is watched; it fails when there are too many switched-off checks."""
    command = [str(PYTHON), str(ROOT / "tools" / "measures.py")]
    code = subprocess.run(command, cwd=ROOT, env=environment(), check=False).returncode
    return Outcome(name, failed=1) if code else Outcome(name, passed=1)


def run_twice(
    session: Session, name: str, options: Sequence[str], crowd: Sequence[str], *, is_beside: bool = False
) -> Outcome:
    """Run pytest, and the few tests that failed once more, alone: what passes then is counted, and named as flaky.
    `dev.py proof flakes` gives no test a second chance."""
    # A cache of its own: another stage writes down at the same time which of its tests failed.
    kept = ["-o", f"cache_dir={BUILD / 'cache' / name}", *options]
    first = run_pytest(session, name, [*crowd, *kept], is_beside=is_beside)
    if session.pytest_arguments or not 0 < first.failed <= LOOKED_AT_AGAIN:
        return first
    failed = failures(BUILD / f"{name}.xml")
    again = run_pytest(session, f"{name}-again", ["-n", "1", "--last-failed", "--last-failed-no-failures=none", *kept])
    return second_outcome(first, again, failed)


def failures(report: Path) -> list[str]:
    """The names of the tests that failed."""
    cases = ElementTree.parse(report).iter("testcase") if report.is_file() else ()
    bad = [case for case in cases if case.find("failure") is not None or case.find("error") is not None]
    return [f"{case.get('classname')}::{case.get('name')}" for case in bad]


def second_outcome(first: Outcome, again: Outcome, failed: Sequence[str]) -> Outcome:
    """What counts after a second look; a run that broke off has none."""
    if len(failed) != first.failed or again.failed or again.passed != len(failed):
        return first
    for test in failed:
        print(f"FLAKY: {test} failed beside others and passed alone", flush=True)
    flaky = f"{len(failed)} FLAKY"
    return Outcome(first.name, first.passed + again.passed, 0, f"{first.note}, {flaky}" if first.note else flaky)


def run_pytest(session: Session, name: str, options: Sequence[str], *, is_beside: bool = False) -> Outcome:
    """Run pytest in full view and count its tests. What is written beside another one is shown when it is whole."""
    print(f"{name} ..." if is_beside else f"{name}:", flush=True)
    report = BUILD / f"{name}.xml"
    report.unlink(missing_ok=True)
    command = [str(PYTHON), "-m", "pytest", *options, f"--junitxml={report}", *session.pytest_arguments]
    where = environment(SALTSEA_COMPILED=str(COMPILED))
    # A quick loop may hold a debugger, and full numbers take their time.
    is_free = bool(session.pytest_arguments) or "SALTSEA_PROOF" in os.environ
    shown: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True} if is_beside else {}
    try:
        runner = subprocess.run if is_free else partial(run_within, STAGE_ALLOWED)
        done = runner(command, cwd=ROOT, env=where, **shown)
    except subprocess.TimeoutExpired:
        return Outcome(name, failed=1, note=f"hung: ended after {STAGE_ALLOWED // 60} minutes")
    if is_beside:
        print(f"\n{name}:\n{done.stdout}", flush=True)
    code = done.returncode
    if code == NOTHING_COLLECTED and session.pytest_arguments:
        return Outcome(name, note="no such tests")
    return counted(name, report, code)


def counted(name: str, report: Path, code: int) -> Outcome:
    """The numbers of pytest's own report; a bad exit that it does not explain counts as one failure."""
    suites = list(ElementTree.parse(report).iter("testsuite")) if report.is_file() else []
    total, bad, skipped = (
        sum(int(suite.get(key, "0")) for suite in suites for key in keys)
        for keys in (("tests",), ("failures", "errors"), ("skipped",))
    )
    note = f"{skipped} skipped" if skipped else ""
    return Outcome(name, total - bad - skipped, bad or int(code != 0), note)


def print_table(outcomes: Sequence[Outcome], seconds: float) -> None:
    """The stages, their times, and the line that sums them up."""
    print(f"\n{'stage':<10}{'passed':>8}{'failed':>8}{'seconds':>10}")
    for outcome in outcomes:
        line = f"{outcome.name:<10}{outcome.passed:>8}{outcome.failed:>8}{outcome.seconds:>10.1f}  {outcome.note}"
        print(line.rstrip())
    late = f"  over the {TIME_ALLOWED // 60} minutes that this command may take" if seconds > TIME_ALLOWED else ""
    print(f"{'total':<26}{seconds:>10.1f}{late}\n")
    print(f"{sum(o.passed for o in outcomes)} passed, {sum(o.failed for o in outcomes)} failed", flush=True)

#!/usr/bin/env python3
"""The developer's one command: run, test, proof, cluster, lock. Needs Python 3.11, and sets up the rest itself."""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from threading import Event
from typing import Any

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMPS = VENV / "stamps"
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
SMALL_GAMES = ROOT / "tests" / "small_games"

# Each lock holds the one above it, in the same versions; zig stands apart, for machines without a C compiler.
LOCKS = {
    "runtime": "requirements.lock",
    "build": "requirements-build.lock",
    "dev": "requirements-dev.lock",
    "zig": "requirements-zig.lock",
}
LOCK_CHOICES = {
    "runtime": ["--no-default-groups"],
    "build": ["--no-default-groups", "--group", "build"],
    "dev": ["--no-default-groups", "--group", "dev"],
    "zig": ["--only-group", "zig"],
}

NO_COMPILER = 3  # what tools/compile_engine.py leaves with
STALE = 5  # the same, asked whether it has anything to do
NOTHING_COLLECTED = 5  # what pytest leaves with
TIME_ALLOWED = 15 * 60
STAGE_ALLOWED = 30 * 60  # each test has a limit of its own; this one is for a run that hangs between them

HELP = """\
commands, each of which does all the set-up it needs (the first time takes a minute):

  run [ARGS ...]     start the product; ARGS go to `saltsea serve`, for example --port 9000
  saltsea ARGS ...   any command of the product, for example
                       python3 dev.py saltsea play corto --seats me,bot
  test [ARGS ...]    run every check: style, types, architecture, client, compile, tests, browser.
                     With ARGS, a quick loop: only pytest, with them. Examples:
                       python3 dev.py test tests/kernel
                       python3 dev.py test -k record
  proof [NAME ...]   run the full numbers and write them, dated, to docs/proof/. Without NAME: all.
                     proof --list says what there is, and which pages are stale
  cluster [--nodes 3] [--port 8000]
                     start PostgreSQL, NATS, some servers that share them, and a proxy, on this machine
  lock [--upgrade]   write the requirements*.lock files again from pyproject.toml

  -v before the command shows the output of every step; otherwise only that of a step that fails.
"""


class StepFailedError(Exception):
    """A step of the set-up failed; its output has been shown."""


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


@dataclass
class Session:
    """One call of this script: how talkative it is."""

    verbose: bool
    pytest_arguments: list[str] = field(default_factory=list)


# --- running things ---


def environment(**more: str) -> dict[str, str]:
    """The environment of everything we start: our programs first, nothing of the caller's Python. Bytecode is kept, in
    a folder of its own: the tests start hundreds of processes, and each would compile everything that it imports."""
    dropped = ("PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE", "VIRTUAL_ENV")
    kept = {name: value for name, value in os.environ.items() if name not in dropped}
    path = os.pathsep.join([str(BIN), os.environ.get("PATH", os.defpath)])
    return {**kept, "PATH": path, "PYTHONPYCACHEPREFIX": str(BUILD / "pycache"), **more}


@contextmanager
def told(title: str) -> Iterator[None]:
    """One line for one step: what it is, then how long it took."""
    print(f"{title} ... ", end="", flush=True)
    started = time.perf_counter()
    try:
        yield
    except StepFailedError:
        print(f"FAILED after {time.perf_counter() - started:.1f} s", flush=True)
        raise
    print(f"{time.perf_counter() - started:.1f} s", flush=True)


def run_within(seconds: float, command: Sequence[str], **options: Any) -> subprocess.CompletedProcess[str]:
    """Run a command for so long at most. Where it has to be ended, all that it has started is ended with it."""
    with subprocess.Popen(command, start_new_session=os.name == "posix", **options) as process:
        try:
            output, _ = process.communicate(timeout=seconds)
        except BaseException:
            end_group(process)
            raise
    return subprocess.CompletedProcess(command, process.returncode, output)


def end_group(process: subprocess.Popen[str]) -> None:
    """Kill a process and, where there are groups, all those of its group."""
    if os.name == "posix":
        os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()


def call(session: Session, *command: str | Path, **more: str) -> int:
    """Run a command in the checkout; hide its output unless it fails or everything is to be shown."""
    words = [str(word) for word in command]
    hidden = None if session.verbose else subprocess.PIPE
    if session.verbose:
        print(f"\n$ {' '.join(words)}", flush=True)
    try:
        done = run_within(
            STAGE_ALLOWED,
            words,
            cwd=ROOT,
            env=environment(**more),
            stdout=hidden,
            stderr=subprocess.STDOUT,
            text=True,
        )
    except subprocess.TimeoutExpired:
        print(f"\n$ {' '.join(words)}\nhung: ended after {STAGE_ALLOWED // 60} minutes", flush=True)
        return 1
    if done.returncode != 0 and hidden is not None:
        print(f"\n$ {' '.join(words)}\n{done.stdout}", flush=True)
    return done.returncode


def step(session: Session, title: str, *command: str | Path) -> None:
    """A step of the set-up: told in one line, and the end of everything when it fails."""
    with told(title):
        if call(session, *command) != 0:
            raise StepFailedError(title)


# --- set-up ---


def digest(*files: Path) -> str:
    """One hash for the content of some files."""
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()


def is_stamped(name: str, value: str) -> bool:
    """Whether a part of the set-up was done for exactly this input."""
    stamp = STAMPS / name
    return stamp.is_file() and stamp.read_text() == value


def stamp(name: str, value: str) -> None:
    """Remember that a part of the set-up is done."""
    STAMPS.mkdir(exist_ok=True)
    (STAMPS / name).write_text(value)


def make_venv(session: Session) -> None:
    """Make .venv with this Python, or again when Python changed."""
    identity = f"{sys.version} {sys.base_prefix}"
    if PYTHON.exists() and is_stamped("python", identity):
        return
    uv = shutil.which("uv")
    if find_spec("ensurepip") is not None:
        step(session, "environment .venv", sys.executable, "-m", "venv", "--clear", VENV)
    elif uv is not None:
        step(session, "environment .venv", uv, "venv", "--clear", "--seed", "--python", sys.executable, VENV)
    else:
        print("This Python cannot make environments. On Debian and Ubuntu: apt-get install python3-venv")
        raise StepFailedError("environment")
    stamp("python", identity)


def installer() -> list[str]:
    """uv when it is on the PATH, because it is quicker; else pip."""
    uv = shutil.which("uv")
    return (
        [uv, "pip", "install", "--python", str(PYTHON)] if uv else [str(PYTHON), "-m", "pip", "install", "--no-compile"]
    )


def is_installed(group: str) -> bool:
    """Whether a group's lock is installed, by itself or inside the larger one."""
    holders = {"runtime": ("runtime", "build", "dev"), "build": ("build", "dev")}.get(group, (group,))
    return any(is_stamped(holder, digest(ROOT / LOCKS[holder])) for holder in holders)


def install(session: Session, group: str) -> None:
    """Install one lock, unless it is there. A lock is whole, so nothing is resolved: pip would look at newer versions
    of a package of which another asks for an extra, and refuse them, as they have no hash."""
    if is_installed(group):
        return
    lock = ROOT / LOCKS[group]
    count = sum("==" in line for line in lock.read_text().splitlines())
    step(session, f"{count} packages of {lock.name}", *installer(), "--no-deps", "--require-hashes", "-r", lock)
    stamp(group, digest(lock))


def install_saltsea(session: Session) -> None:
    """Make `import saltsea` and the command `saltsea` mean this checkout."""
    value = digest(ROOT / "pyproject.toml")
    if not is_stamped("saltsea", value):
        step(session, "saltsea itself", *installer(), "--no-deps", "--no-build-isolation", "-e", ".")
        stamp("saltsea", value)


def set_up(session: Session, group: str) -> None:
    """Everything up to an environment that can import us."""
    make_venv(session)
    install(session, group)
    install_saltsea(session)


def compile_command() -> list[str | Path]:
    """The same for run and test, so that one does not undo the other's work."""
    extras: list[str | Path] = ["--with", SMALL_GAMES] if (SMALL_GAMES / "__init__.py").is_file() else []
    return [PYTHON, ROOT / "tools" / "ready_engine.py", "--to", COMPILED, *extras]


# --- run ---


def run(session: Session, arguments: Sequence[str]) -> int:
    """Set up, build, and become the server."""
    set_up(session, "build")
    if (ROOT / "web" / "package.json").is_file():
        step(session, "browser client", PYTHON, ROOT / "tools" / "build_client.py")
    return become(ready_or_plain(session), ["serve", *arguments])


def saltsea(session: Session, arguments: Sequence[str]) -> int:
    """Set up, and become the command that was asked for."""
    set_up(session, "build")
    return become(compiled_or_plain(session), arguments)


def become(source: Path, arguments: Sequence[str]) -> int:
    """Go on as the product itself, from this import root."""
    command = [str(PYTHON), "-m", "saltsea", *arguments]
    sys.stdout.flush()
    if os.name == "posix":
        os.execve(PYTHON, command, environment(PYTHONPATH=str(source)))
    return subprocess.run(command, env=environment(PYTHONPATH=str(source)), check=False).returncode


def ready_or_plain(session: Session) -> Path:
    """The import root to serve from at once. Nobody waits for the compiler: where it has something to do, it works
    behind the server, and the next start finds the result."""
    if os.environ.get("SALTSEA_PLAIN", "") == "1":
        return ROOT / "src"
    asked = [*map(str, compile_command()), "--check"]
    done = subprocess.run(asked, env=environment(), capture_output=True, text=True, check=False)
    if done.returncode == STALE:
        compile_behind()
        print("The engine runs as plain Python now: the same games, several times slower. It is being compiled behind")
        print("this server, which takes one to three minutes; the next start uses it.")
        return ROOT / "src"
    return COMPILED if done.returncode == 0 else told_plain(session, done)


def compile_behind() -> None:
    """Compile in a process that outlives this one, and gives way to everything else."""
    BUILD.mkdir(exist_ok=True)
    give_way = ["nice"] if shutil.which("nice") else []
    with (BUILD / "compile.log").open("w") as log:
        command = [*give_way, *map(str, compile_command())]
        subprocess.Popen(command, env=environment(), stdout=log, stderr=log, start_new_session=os.name == "posix")


def told_plain(session: Session, done: subprocess.CompletedProcess[str]) -> Path:
    """Say why nothing can be compiled here."""
    reason = done.stderr if session.verbose or done.returncode == 1 else done.stderr.strip().splitlines()[-1]
    print(f"{reason}\nSo this runs as plain Python: the same games, several times slower.")
    return ROOT / "src"


def compiled_or_plain(session: Session) -> Path:
    """The import root of a command: it is compiled first, if need be."""
    if os.environ.get("SALTSEA_PLAIN", "") == "1":
        return ROOT / "src"
    with told("compiled engine"):
        done = subprocess.run(compile_command(), env=environment(), capture_output=True, text=True, check=False)
    return COMPILED if done.returncode == 0 else told_plain(session, done)


# --- test ---


def test(session: Session) -> int:
    """Set up, run every stage even when one fails, and end with a table."""
    started = time.perf_counter()
    os.environ.setdefault("SALTSEA_QUICK", "1")  # tests ask whether compiled code is right, not how fast it is
    outcomes = [timed("set-up", lambda name: set_up_stage(session, name))]
    if not outcomes[0].failed:
        outcomes += side_by_side(*lanes(session))
        outcomes += [] if session.pytest_arguments else [timed("measures", measures_stage)]
    print_table(outcomes, time.perf_counter() - started)
    return 1 if any(outcome.failed for outcome in outcomes) else 0


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
    return run_pytest(session, name, ["-n", "2", "--dist=worksteal", "-m", "not browser", *where])


def browser_stage(session: Session, name: str, after: Event) -> Outcome:
    """The browser tests, in a process of their own: their event loop upsets others. Their server plays with the
    compiled engine."""
    after.wait()
    if not any((ROOT / "tests" / "browser").glob("test_*.py")):
        return Outcome(name, note="no browser tests yet")
    where = [] if session.pytest_arguments else ["tests/browser"]  # each process would collect all others, too
    # Browsers wait more than they work.
    options = ["-n", "3", "--dist=worksteal", "-m", "browser", *where]
    return run_pytest(session, name, options, is_beside=not session.pytest_arguments)


def measures_stage(name: str) -> Outcome:
    """One line for each number that is watched; it fails when there are too many switched-off checks."""
    command = [str(PYTHON), str(ROOT / "tools" / "measures.py")]
    code = subprocess.run(command, cwd=ROOT, env=environment(), check=False).returncode
    return Outcome(name, failed=1) if code else Outcome(name, passed=1)


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


# --- proof and lock ---


def proof(session: Session, arguments: Sequence[str]) -> int:
    """Set up as for the tests, then let tools/proofs.py work."""
    set_up(session, "dev")
    command = [str(PYTHON), str(ROOT / "tools" / "proofs.py"), *arguments]
    if subprocess.run([*command, "--check"], cwd=ROOT, env=environment(), check=False).returncode != 0:
        return 2
    if "--list" not in arguments and any(stage.failed for stage in built(session)):
        return 1
    return subprocess.run(command, cwd=ROOT, env=environment(SALTSEA_COMPILED=str(COMPILED)), check=False).returncode


def cluster(session: Session, arguments: Sequence[str]) -> int:
    """Set up as for the tests, then let tools/cluster.py start servers that share their tables."""
    set_up(session, "dev")
    client_stage(session, "client")
    command = [str(PYTHON), str(ROOT / "tools" / "cluster.py"), *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment(), check=False).returncode


def built(session: Session) -> Iterator[Outcome]:
    """What proofs run on: the compiled engine and the browser client."""
    yield compile_stage(session, "compile")
    yield client_stage(session, "client")


def lock(session: Session, arguments: Sequence[str]) -> int:
    """Resolve with uv, then write the locks in pip's form: names, versions, markers, hashes, and no addresses."""
    make_venv(session)
    uv = shutil.which("uv") or str(BIN / "uv")
    if not Path(uv).exists():
        step(session, "uv", PYTHON, "-m", "pip", "install", "uv")
    step(session, "versions", uv, "lock", *arguments)
    for group, name in LOCKS.items():
        export = [uv, "export", "--quiet", "--frozen", "--no-header", "--no-annotate", "--no-emit-project"]
        step(session, name, *export, *LOCK_CHOICES[group], "--format", "requirements-txt", "-o", ROOT / name)
    return 0


# --- the command line ---


def main() -> int:
    """Read the command line and do what it says."""
    parser = argparse.ArgumentParser(
        prog="dev.py", description=__doc__, epilog=HELP, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("-v", "--verbose", action="store_true", help="show the output of every step")
    parser.add_argument("command", choices=("run", "saltsea", "test", "proof", "cluster", "lock"))
    parser.add_argument("arguments", nargs=argparse.REMAINDER, metavar="...")
    given = parser.parse_args()
    session = Session(given.verbose, given.arguments if given.command == "test" else [])
    try:
        return dispatch(session, given.command, given.arguments)
    except StepFailedError as failed:
        print(f"stopped: {failed}")
        return 1
    except KeyboardInterrupt:
        return 130


def dispatch(session: Session, command: str, arguments: Sequence[str]) -> int:
    """The six commands."""
    if command == "test":
        return test(session)
    commands = {"run": run, "saltsea": saltsea, "proof": proof, "cluster": cluster, "lock": lock}
    return commands[command](session, arguments)


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036 - a developer with an older one deserves a sentence
        sys.exit("Saltsea needs Python 3.11 or newer; this is " + sys.version.split()[0])
    sys.exit(main())

"""Set up a checkout: its environment, the packages of a lock, and us in it; and run commands there. Only the standard
library: dev.py starts here before anything is installed."""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
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

STAGE_ALLOWED = 30 * 60  # each test has a limit of its own; this one is for a run that hangs between them


class StepFailedError(Exception):
    """A step of the set-up failed; its output has been shown."""


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
def timed_step(title: str) -> Iterator[None]:
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


def end_group(process: subprocess.Popen[Any]) -> None:
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
    with timed_step(title):
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

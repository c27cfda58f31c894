"""Run the tests under every Python from 3.11 on that is at hand, each in an environment of its own.

Found are those on the PATH, those of pyenv and those of uv. Where one cannot compile, the tests that compare compiled
and plain code are left out, and the page says so."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "build" / "pythons"
OLDEST = (3, 11)
NEWEST = (3, 19)
LOCK = "requirements-dev.lock"
PROBE = "import sys; print(*sys.version_info[:3], sys.version_info.releaselevel, sys.implementation.name)"


class FoundPython(NamedTuple):
    """An interpreter, by its version."""

    version: tuple[int, int, int]
    program: str

    @property
    def name(self) -> str:
        return ".".join(map(str, self.version))


# --- which there are ---


def candidates() -> Iterator[str]:
    """Programs that may be a Python."""
    for minor in range(OLDEST[1], NEWEST[1] + 1):
        yield from filter(None, [shutil.which(f"python3.{minor}")])
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    yield from map(str, sorted(pyenv.glob("versions/*/bin/python")))
    uv = shutil.which("uv")
    if uv:
        listed = subprocess.run([uv, "python", "list", "--only-installed"], capture_output=True, text=True, check=False)
        yield from (words[1] for line in listed.stdout.splitlines() if len(words := line.split()) > 1)


def probed(program: str) -> FoundPython | None:
    """What a program says of itself, if it is a released CPython that is new enough. A shim of pyenv may say no."""
    try:
        done = subprocess.run([program, "-c", PROBE], capture_output=True, text=True, check=False, timeout=60)
    except OSError:
        return None
    words = done.stdout.split()
    if done.returncode != 0 or words[3:] != ["final", "cpython"]:
        return None
    major, minor, micro = map(int, words[:3])
    return FoundPython((major, minor, micro), program) if (major, minor) >= OLDEST else None


def at_hand() -> list[FoundPython]:
    """The newest of each minor version."""
    newest: dict[tuple[int, ...], FoundPython] = {}
    for found in sorted(filter(None, map(probed, candidates()))):
        newest[found.version[:2]] = found
    return list(newest.values())


# --- one of them ---


def said(*command: str | Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command in the checkout, with nothing of the caller's Python."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "SALTSEA_COMPILED")}
    words = [str(word) for word in command]
    return subprocess.run(
        words, cwd=ROOT, env={**kept, **more}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )


def environment_for(found: FoundPython) -> Path | None:
    """A fresh environment with all that the tests need; None, and why, if that cannot be."""
    folder = PLACE / found.name
    python = folder / "bin" / "python"
    steps: tuple[tuple[str | Path, ...], ...] = (
        (found.program, "-m", "venv", "--clear", folder),
        (python, "-m", "pip", "install", "-q", "--no-deps", "--require-hashes", "-r", LOCK),
        (python, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "-e", "."),
    )
    for step in steps:
        done = said(*step)
        if done.returncode != 0:
            why = [line for line in done.stdout.splitlines() if line.startswith("ERROR")]
            print("\n".join([f"Python {found.name}: no environment", *why]), flush=True)
            return None
    return python


def needs_compiled() -> list[str]:
    """Test files that need the compiled engine."""
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    return [str(file.relative_to(ROOT)) for file in files if "compiled_tree" in file.read_text(encoding="utf-8")]


def passes(found: FoundPython, arguments: list[str]) -> bool:
    """Whether the tests pass under this Python; its last lines are printed."""
    python = environment_for(found)
    if python is None:
        return False
    compiled_engine = PLACE / f"{found.name}-compiled"
    compile_words = ("tools/compile_engine.py", "--to", compiled_engine, "--with", "tests/small_games")
    compiled = said(python, *compile_words, SALTSEA_QUICK="1").returncode == 0
    left_out = [] if compiled else [f"--ignore={file}" for file in needs_compiled()]
    command = (python, "-m", "pytest", "-q", "-n", "2", "-m", "not browser", "-p", "no:cacheprovider")
    done = said(*command, *left_out, *arguments, **({"SALTSEA_COMPILED": str(compiled_engine)} if compiled else {}))
    lines = done.stdout.strip().splitlines()
    bad = [line for line in lines if line.startswith(("FAILED", "ERROR"))]
    kind = "plain and compiled" if compiled else f"plain only, without {len(left_out)} files of tests"
    print("\n".join([f"Python {found.name} ({kind}): {lines[-1] if lines else 'nothing'}", *bad]), flush=True)
    return done.returncode == 0


def main() -> int:
    found = at_hand()
    print(f"at hand: {', '.join(each.name for each in found) or 'none'}", flush=True)
    results = [passes(each, sys.argv[1:]) for each in found]
    return 0 if results and all(results) else 1


if __name__ == "__main__":
    sys.exit(main())

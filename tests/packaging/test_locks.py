"""Locks and files name no address and no machine: anybody can install them, anywhere, from any registry."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted(path.name for path in ROOT.glob("requirements*.lock"))
# A checkout may stand right below one of these; naming them says nothing about where.
COMMON_FOLDERS = ("/", "/tmp", "/home", "/root", "/opt", "/usr", "/var", "/var/tmp", "/srv", "/mnt")


def tracked_files() -> list[Path]:
    """Every file that is, or is about to be, in the repository."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def pinned(lock: str) -> dict[str, str]:
    """Package -> version in a lock."""
    return dict(re.findall(r"^([\w.-]+)(?:\[[^\]]*\])?==([^\s;]+)", (ROOT / lock).read_text(), flags=re.MULTILINE))


def plain_name(requirement: str) -> str:
    """A package's name in the one spelling that locks use."""
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", requirement)[0]).lower()


def wanted(*groups: str) -> set[str]:
    """What pyproject.toml asks for: the runtime, and what the groups add."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lines = [*settings["project"]["dependencies"]]
    for group in groups:
        lines += [line for line in settings["dependency-groups"][group] if isinstance(line, str)]
    return {plain_name(line) for line in lines}


def test_there_are_four_locks() -> None:
    wanted = ["requirements-build.lock", "requirements-dev.lock", "requirements-zig.lock", "requirements.lock"]
    assert wanted == LOCKS


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_has_hashes_and_no_address(lock: str) -> None:
    text = (ROOT / lock).read_text()
    entries = re.split(r"\n(?=\S)", text.strip())
    assert "://" not in text
    assert all("--hash=sha256:" in entry for entry in entries)


def test_each_lock_holds_the_smaller_ones() -> None:
    runtime, build, dev = (
        pinned("requirements.lock"),
        pinned("requirements-build.lock"),
        pinned("requirements-dev.lock"),
    )
    assert runtime.items() <= build.items() <= dev.items()


@pytest.mark.parametrize(
    ("lock", "asked"),
    [
        ("requirements.lock", wanted()),
        ("requirements-build.lock", wanted("build")),
        ("requirements-dev.lock", wanted("build", "dev")),
        ("requirements-zig.lock", {"ziglang"}),
    ],
)
def test_a_lock_holds_what_pyproject_asks_for(lock: str, asked: set[str]) -> None:
    assert asked - {plain_name(name) for name in pinned(lock)} == set(), "run `python3 dev.py lock`"


def test_no_npm_lock_names_a_registry() -> None:
    locks = [path for path in tracked_files() if path.name == "package-lock.json"]
    assert [path for path in locks if '"resolved"' in path.read_text(encoding="utf-8")] == []


def test_no_file_names_this_machine() -> None:
    places = [str(ROOT), *([] if str(ROOT.parent) in COMMON_FOLDERS else [str(ROOT.parent)])]
    pattern = re.compile(rb"(?<![\w.-])(" + b"|".join(re.escape(place).encode() for place in places) + rb")(?![\w-])")
    assert [path.relative_to(ROOT) for path in tracked_files() if pattern.search(path.read_bytes())] == []


def test_what_is_installed_needs_nothing_more() -> None:
    """Locks are installed without looking at what their packages ask for, so they must hold all of it."""
    done = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout

"""The rooms keep to themselves: the contracts hold, and a planted violation of each fails the build."""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PURE_ROOMS = ("kernel", "games")
FORBIDDEN_CALLS = {"open", "input", "print", "eval", "exec", "compile", "__import__", "breakpoint", "deepcopy"}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the sources that a test may spoil."""
    shutil.copytree(
        ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "static", "*.so", "node_modules")
    )
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def plant(tree: Path, module: str, line: str) -> None:
    """Add a line to a module of the copy, with whatever packages it takes to have that module."""
    path = tree / "src" / "saltsea" / module
    path.parent.mkdir(parents=True, exist_ok=True)
    (path.parent / "__init__.py").touch()
    text = path.read_text() if path.is_file() else '"""Planted."""\n'
    path.write_text(f"{text}\n{line}\n")


def lint_imports(tree: Path) -> subprocess.CompletedProcess[str]:
    """What the `imports` stage of the test command says about the copy."""
    program = Path(sys.executable).with_name("lint-imports")
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    return subprocess.run(
        [program, "--no-cache"], cwd=tree, env=environment, capture_output=True, text=True, check=False
    )


# --- who may import whom ---


def test_the_contracts_hold(tree: Path) -> None:
    done = lint_imports(tree)
    assert done.returncode == 0, done.stdout + done.stderr


PLANTED = [
    pytest.param("kernel/planted.py", "import random", "never touch clock, chance", id="kernel-asks-chance"),
    pytest.param("kernel/planted.py", "import time", "never touch clock, chance", id="kernel-reads-the-clock"),
    pytest.param(
        "kernel/planted.py", "from copy import deepcopy", "never touch clock, chance", id="kernel-deep-copies"
    ),
    pytest.param("kernel/planted.py", "import saltsea.wire", "imports nothing of ours", id="kernel-imports-wire"),
    pytest.param("games/corto/planted.py", "import pathlib", "never touch clock, chance", id="game-reads-files"),
    pytest.param("games/corto/planted.py", "import saltsea.games.pirates", "No game knows", id="corto-imports-pirates"),
    pytest.param("games/corto/planted.py", "import saltsea.server", "kernel alone", id="game-imports-server"),
    pytest.param("server/planted.py", "import saltsea.games.corto", "as an argument", id="server-imports-a-game"),
    pytest.param("bots/planted.py", "import saltsea.catalog", "as an argument", id="bots-import-the-catalogue"),
    pytest.param("planted.py", "import saltsea.games.corto", "name a game", id="a-new-module-names-a-game"),
]


@pytest.mark.parametrize(("module", "line", "contract"), PLANTED)
def test_a_planted_import_fails_the_build(tree: Path, module: str, line: str, contract: str) -> None:
    for game in ("corto", "pirates"):
        plant(tree, f"games/{game}/planted.py", "")
    plant(tree, module, line)
    done = lint_imports(tree)
    broken = [text for text in done.stdout.splitlines() if text.rstrip().endswith("BROKEN")]
    assert done.returncode == 1, done.stdout + done.stderr
    assert any(contract in text for text in broken), done.stdout


# --- what the pure rooms may call ---


def forbidden(source: str) -> Iterator[str]:
    """Calls that reach outside or copy what a hand-written copy() should: `line: what`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            name = node.func.id
            if name in FORBIDDEN_CALLS or (name == "dict" and node.args):
                yield f"{node.lineno}: {name}()"
        elif isinstance(node, ast.Attribute) and node.attr == "deepcopy":
            yield f"{node.lineno}: deepcopy"
        elif isinstance(node, ast.Dict) and None in node.keys:
            yield f"{node.lineno}: a dictionary copied with **"


def forbidden_in(source: Path) -> list[str]:
    """All such calls in the pure rooms of a source tree."""
    files = sorted(file for room in PURE_ROOMS for file in (source / "saltsea" / room).rglob("*.py"))
    return [f"{file.relative_to(source)}:{found}" for file in files for found in forbidden(file.read_text("utf-8"))]


def test_kernel_and_games_call_nothing_forbidden() -> None:
    assert forbidden_in(ROOT / "src") == []


@pytest.mark.parametrize(
    "line",
    [
        "import copy as c; STATE = c.deepcopy([])",
        "TEXT = open('x').read()",
        "COPY = dict({1: 2})",
        "COPY = {**{1: 2}}",
        "print('here')",
        "RESULT = eval('1')",
    ],
)
def test_a_planted_call_is_found(tree: Path, line: str) -> None:
    plant(tree, "kernel/planted.py", line)
    assert len(forbidden_in(tree / "src")) == 1

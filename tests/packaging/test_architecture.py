"""Who may import whom: the contracts hold, and a planted violation of each fails the build."""

import ast
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import compile_engine
import pytest

ROOT = Path(__file__).resolve().parents[2]
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
    pytest.param("games/corto/rules/planted.py", "import pathlib", "never touch clock, chance", id="rule-reads-files"),
    pytest.param("games/corto/bot/planted.py", "import msgspec", "never touch clock, chance", id="bot-needs-msgspec"),
    pytest.param("games/corto/engine/planted.py", "import saltsea.texts", "kernel alone", id="engine-speaks"),
    pytest.param(
        "games/corto/engine/planted.py",
        "import saltsea.games.corto.text",
        "everything points at its engine",
        id="engine-imports-its-text",
    ),
    pytest.param("games/corto/planted.py", "", "everything points at its engine", id="a-new-module-has-no-place"),
    pytest.param(
        "games/corto/text/planted.py", "import saltsea.games.pirates", "No game knows", id="corto-imports-pirates"
    ),
    pytest.param("games/corto/text/planted.py", "import saltsea.server", "knows no server", id="game-imports-server"),
    pytest.param(
        "games/pirates/campaign/planted.py", "import saltsea.server.tables", "knows no server", id="campaign-serves"
    ),
    pytest.param(
        "games/pirates/definition.py",
        "import saltsea.games.pirates.campaign.server.clashes",
        "Only the catalogue mounts",
        id="a-game-mounts-itself",
    ),
    pytest.param(
        "games/pirates/campaign/server/planted.py", "import saltsea.cli", "knows no server", id="extension-imports-cli"
    ),
    pytest.param(
        "server/tables/planted.py",
        "import saltsea.games.pirates.campaign.server.clashes",
        "as an argument",
        id="server-imports-an-extension",
    ),
    pytest.param("server/planted.py", "import saltsea.games.corto", "as an argument", id="server-imports-a-game"),
    pytest.param("bots/planted.py", "import saltsea.catalog", "as an argument", id="bots-import-the-catalogue"),
    pytest.param("server/tables/planted.py", "import cryptography", "need no server's library", id="table-encrypts"),
    pytest.param("server/tables/planted.py", "import saltsea.texts", "need no server's library", id="table-speaks"),
    pytest.param(
        "games/pirates/view/planted.py", "import saltsea.texts", "need no server's library", id="a-view-speaks"
    ),
    pytest.param("page/planted.py", "import starlette", "Nothing that the page loads", id="a-page-serves"),
    pytest.param("planted.py", "import saltsea.games.corto", "name a game", id="a-new-module-names-a-game"),
]


@pytest.mark.parametrize(("module", "line", "contract"), PLANTED)
def test_a_planted_import_fails_the_build(tree: Path, module: str, line: str, contract: str) -> None:
    plant(tree, module, line)
    done = lint_imports(tree)
    broken = [text for text in done.stdout.splitlines() if " BROKEN" in text]  # "(3 ignored imports)" may follow
    assert done.returncode == 1, done.stdout + done.stderr
    assert any(contract in text for text in broken), done.stdout


# --- what the kernel and the engines may call ---


def pure_modules(source: Path) -> list[Path]:
    """The modules below a source folder that must not reach outside: those named by the contract."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    named = next(contract["source_modules"] for contract in contracts if contract["id"] == "no-outside-world")
    folders = [folder for name in named for folder in source.glob(name.replace(".", "/"))]
    return sorted(file for folder in folders for file in folder.rglob("*.py"))


def test_what_is_compiled_is_what_the_contracts_keep_pure() -> None:
    files = compile_engine.relative_files([compile_engine.PACKAGE])
    compiled = compile_engine.modules_to_compile(files, [])
    pure = {file.relative_to(ROOT / "src").as_posix() for file in pure_modules(ROOT / "src")}
    beside = [name for name in compiled if compile_engine.matches(name, ("saltsea/bots/*", *compile_engine.STEPS))]
    assert {*compiled} - {*beside} == {name for name in pure if not name.endswith("__init__.py")}


def test_what_describes_steps_is_compiled_without_structs_and_without_subclasses_of_what_is_not() -> None:
    """A Struct of msgspec that is compiled silently loses its settings: frozen, tag, what is left out."""
    files = compile_engine.relative_files([compile_engine.PACKAGE])
    steps = {name: file for name, file in files.items() if compile_engine.matches(name, compile_engine.STEPS)}
    assert {"saltsea/wire/patch.py", "saltsea/wire/steps.py", "saltsea/games/corto/view/table.py"} <= {*steps}
    bases = {
        f"{name}: {ast.unparse(base)}"
        for name, file in steps.items()
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
        for base in node.bases
    }
    assert {base for base in bases if not base.endswith(": NamedTuple")} == set()


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
    """All such calls in the kernel and the engines of a source tree."""
    return [
        f"{file.relative_to(source)}:{found}"
        for file in pure_modules(source)
        for found in forbidden(file.read_text("utf-8"))
    ]


def test_kernel_and_engines_call_nothing_forbidden() -> None:
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

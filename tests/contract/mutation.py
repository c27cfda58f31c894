"""The mutation test: disable one rule function, run the tests that bear its id, and see one of them fail.

`python -m contract.mutation PACKAGE TESTS [ID ...]` prints one line per rule. Each rule is tried in a fork of its own,
in which an import hook hands out the module with that one function emptied. It runs as a process of its own, because
a fork of one that has threads, as pytest's workers do, may hang for ever."""

import ast
import io
import os
import re
import signal
import sys
import threading
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from contract.scale import scaled
from saltsea.rulebook import SourceLocation, rule_functions

PATIENCE: Final = scaled(10, 30)
"""Seconds. Without its rule a game may go on for ever; a test that hangs has noticed."""
BROKEN: Final = 70
NOTICED: Final = (int(pytest.ExitCode.TESTS_FAILED), -signal.SIGALRM)
"""A test failed, or it hung and the alarm ended it. Anything else proves nothing: the tests did not even run."""


def run_mutated(rule: str, place: SourceLocation, tests: Path) -> int:
    """pytest's exit code with this function emptied: 1 is what we hope for, 0 means that no test noticed."""
    child = os.fork()
    if child == 0:
        signal.alarm(PATIENCE)
        code = BROKEN  # an error of ours must not look like a test that failed
        try:
            code = _run_without(rule, place, tests)
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status)


def _run_without(rule: str, place: SourceLocation, tests: Path) -> int:
    for name in [name for name in sys.modules if name.split(".")[0] in ("saltsea", "small_games")]:
        del sys.modules[name]
    sys.meta_path.insert(0, Emptier(place))
    needle = f"test_{re.sub(r'[.-]', '_', rule)}_"
    files = [str(file) for file in sorted(tests.rglob("test_*.py")) if needle in file.read_text(encoding="utf-8")]
    if not files:
        return int(pytest.ExitCode.NO_TESTS_COLLECTED)
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        # --timeout=0, because pytest-timeout would take our alarm away
        options = ["-q", "-x", "-p", "no:cacheprovider", "-p", "no:randomly", "--timeout=0"]
        return int(pytest.main([*options, "-k", needle, *files]))


class Emptier(MetaPathFinder, Loader):
    """Finds the one module and empties the one function."""

    def __init__(self, place: SourceLocation) -> None:
        self.place = place

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        found = PathFinder.find_spec(name, path, target)
        if found is None or found.origin != str(self.place.file):
            return None
        return spec_from_file_location(name, self.place.file, loader=self)

    def create_module(self, spec: ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        tree = ast.parse(self.place.file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.lineno == self.place.line:
                node.body = emptied(node)
        exec(compile(ast.fix_missing_locations(tree), str(self.place.file), "exec"), vars(module))  # noqa: S102


def emptied(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[ast.stmt]:
    """A body that does nothing, as far as the return type allows: else one that raises."""
    returns = ast.unparse(function.returns) if function.returns else "None"
    for ending, nothing in (("None", "None"), ("bool", "False"), ("int", "0"), ("]", "[]")):
        if returns.endswith(ending):
            return ast.parse(f"def f():\n    return {nothing}").body[0].body  # type: ignore[attr-defined, no-any-return]
    return ast.parse("raise RuntimeError('mutated')").body


def survivors(package: str, tests: Path, only: Sequence[str] = ()) -> list[str]:
    """The rules that no test misses: one line each, saying why."""
    found: list[str] = []
    for rule, places in sorted(rule_functions(package).items()):
        if only and rule not in only:
            continue
        for place in places[: scaled(1, len(places))]:
            code = run_mutated(rule, place, tests)
            if code == pytest.ExitCode.NO_TESTS_COLLECTED:
                found.append(f"{rule}: no test bears its id ({place})")
            elif code == pytest.ExitCode.OK:
                found.append(f"{rule}: every test passes without {place}")
            elif code not in NOTICED:
                found.append(f"{rule}: an error, its tests did not run without {place} (code {code})")
    return found


def main(package: str, tests: str, *only: str) -> int:
    if threading.active_count() != 1:
        raise RuntimeError("The mutation test forks, so nothing else may run in its process")
    left = survivors(package, Path(tests), only)
    count = len(only) or len(rule_functions(package))
    print("\n".join(left) or f"{package}: each of {count} rules is missed by a test when it is mutated")
    return 1 if left else 0


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))

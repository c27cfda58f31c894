"""The developer's command: for which commands of the product the compiler is waited for."""

import os
import subprocess
import sys
from pathlib import Path

import dev
import pytest
from checkout import COMPILED, ROOT, Session

from saltsea.cli import COMMANDS

PLAIN = ROOT / "src"


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was begun because the engine is not ready."""
    begun: list[str] = []
    stale = subprocess.CompletedProcess("", dev.STALE, "", "")
    monkeypatch.delenv("SALTSEA_PLAIN", raising=False)
    monkeypatch.setattr(dev, "asked_engine", lambda: stale)
    monkeypatch.setattr(dev, "compile_behind", lambda: begun.append("behind"))

    def compiled_first(_: Session) -> Path:
        begun.append("first")
        return COMPILED

    monkeypatch.setattr(dev, "compiled_or_plain", compiled_first)
    return begun


@pytest.mark.parametrize(
    ("words", "root", "begun"),
    [
        ("rule corto.C5", PLAIN, []),
        ("--version", PLAIN, []),
        ("", PLAIN, []),
        ("print corto", PLAIN, []),
        ("play corto", PLAIN, ["behind"]),
        ("serve --port 9", PLAIN, ["behind"]),
        ("simulate corto", COMPILED, ["first"]),
    ],
)
def test_only_what_computes_for_long_waits_for_the_compiler(
    calls: list[str], words: str, root: object, begun: list[str]
) -> None:
    assert dev.import_root(Session(verbose=False), words.split()) == root
    assert calls == begun


def test_the_commands_named_there_exist() -> None:
    assert COMMANDS.keys() >= dev.COMPUTES | dev.PLAYS


@pytest.mark.skipif(os.name != "posix", reason="no process becomes another one there")
def test_what_runs_on_is_this_very_process_so_that_nobody_kills_it_while_it_stops() -> None:
    """A parent that waits for it would, a quarter of a second after Ctrl-C."""
    another = "['/bin/sh', '-c', 'echo $$']"
    go_on = f"import os; print(os.getpid(), flush=True); import dev; dev.turn_into({another}, os.environ)"
    done = subprocess.run([sys.executable, "-c", go_on], cwd=ROOT, capture_output=True, text=True, check=True)
    before, after = done.stdout.split()
    assert before == after

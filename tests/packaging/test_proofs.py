"""The list of proofs says which pages still hold."""

import subprocess
from pathlib import Path

import proofs
import pytest
import pythons
from proof_list import COMPILED, PROOFS, Proof
from proofs import page, parts_for, standing

ROOT = Path(__file__).parents[2]


def test_every_proof_depends_on_paths_that_are_there() -> None:
    assert [(name, path) for name, proof in PROOFS.items() for path in proof.about if not (ROOT / path).exists()] == []


def git(folder: Path, *words: str) -> str:
    name = ("-c", "user.name=Anne", "-c", "user.email=anne@example.org")
    done = subprocess.run(["git", *name, *words], cwd=folder, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def committed(folder: Path, file: str, text: str) -> None:
    (folder / file).write_text(text)
    git(folder, "add", file)
    git(folder, "commit", "-q", "-m", "Change it")


def test_a_page_is_stale_once_something_that_it_is_about_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proofs, "ROOT", tmp_path)
    monkeypatch.setattr(proofs, "PAGES", tmp_path / "docs" / "proof")
    monkeypatch.setitem(PROOFS, "one", Proof("It is one", ("-c", "pass"), about=("one.txt",)))
    git(tmp_path, "init", "-q")
    committed(tmp_path, "one.txt", "1")
    assert standing("one") == "never run"
    file = tmp_path / "docs" / "proof" / "one.md"
    file.parent.mkdir(parents=True)
    file.write_text(page("one", 0, 1.0, "all is well"))
    assert standing("one") == "fresh"
    committed(tmp_path, "two.txt", "2")
    assert standing("one") == "fresh"
    committed(tmp_path, "one.txt", "3")
    assert standing("one").startswith("stale: 1 files changed since ")
    (tmp_path / "one.txt").write_text("4")
    file.write_text(page("one", 0, 1.0, "all is well"))
    assert standing("one") == "stale: made with uncommitted changes"
    file.write_text(page("one", 1, 1.0, "nothing is well"))
    assert standing("one") == "FAILED"


def test_this_python_is_among_those_at_hand() -> None:
    assert all(each.version >= pythons.OLDEST for each in pythons.at_hand())


def test_only_what_the_named_proofs_run_on_is_built_first() -> None:
    assert parts_for(["store", "corto-rules"]) == []
    assert parts_for(["store", "client"]) == ["client"]
    assert parts_for(["corto-games"]) == parts_for([]) == ["compile", "client"]
    compiled = [name for name, proof in PROOFS.items() if proof.source == COMPILED]
    assert all("compile" in parts_for([name]) for name in compiled)


def test_a_proof_does_not_run_on_what_was_built_before(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its page would speak of other code: `dev.py` builds the engine and the client first, and says so."""
    monkeypatch.delenv(proofs.BUILT, raising=False)
    monkeypatch.setattr(proofs, "prove", lambda name: pytest.fail(f"{name} runs"))
    assert proofs.main(["corto-puzzles"]) == 2
    assert "dev.py proof" in capsys.readouterr().err

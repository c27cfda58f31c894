"""Every extra works from an empty environment that holds the wheel and this extra alone; and the quick start learns.

Heavy downloads: PyTorch and Ray are in no lock, so this is a part of `dev.py proof research`."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = Path(__file__).parent / "extras"
EXTRAS = ("base", "cluster", "dataset", "gymnasium", "learn", "openspiel", "pettingzoo", "plot", "ratings")
LIMIT = 900.0


def environment() -> dict[str, str]:
    """Ours without what would lead to the checkout."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}


def run(*command: str | Path, cwd: Path, **more: str) -> str:
    """Run a command and show everything when it fails."""
    words = [str(word) for word in command]
    done = subprocess.run(
        words, cwd=cwd, env={**environment(), **more}, capture_output=True, text=True, check=False, timeout=LIMIT
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Plain: this is about what is installed, and how fast it is stands elsewhere."""
    folder = tmp_path_factory.mktemp("wheel")
    build = ("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ROOT)
    run(sys.executable, "-m", "pip", "--disable-pip-version-check", *build, cwd=ROOT, SALTSEA_PLAIN="1")
    return next(folder.glob("saltsea-*.whl"))


@pytest.mark.proof
@pytest.mark.parametrize("extra", EXTRAS)
def test_an_extra_works_from_an_empty_environment(extra: str, wheel: Path, tmp_path: Path) -> None:
    run(sys.executable, "-m", "venv", "--without-pip", "clean", cwd=tmp_path)
    python = tmp_path / "clean" / "bin" / "python"
    wanted = str(wheel) if extra == "base" else f"{wheel}[{extra}]"
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", python, "install", "-q")
    run(*pip, wanted, cwd=tmp_path)
    script = tmp_path / f"use_{extra}.py"  # under its own name it would hide the library
    script.write_text((SCRIPTS / f"{extra}.py").read_text())
    said = run(python, script, cwd=tmp_path).splitlines()
    print(*said[-1:])  # Ray says much about its nodes, and where they are


def test_every_extra_for_researchers_is_tried() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert {*extras} - {"nodes", "research"} == {*EXTRAS} - {"base"}


@pytest.mark.proof
def test_the_quick_start_is_clearly_better_than_random_in_under_five_minutes(tmp_path: Path) -> None:
    """Of two cores; the training itself takes two of these minutes."""
    example = ROOT / "examples" / "learn_corto.py"
    said = run(sys.executable, example, "--seconds", "120", cwd=tmp_path, PYTHONPATH=str(ROOT / "build" / "compiled"))
    print(said)
    before, after = re.findall(r"\(([0-9.]+)% to ([0-9.]+)%\)", said)
    assert float(after[0]) > float(before[1])
    assert float(after[0]) > 65
    assert (tmp_path / "corto.weights").is_file()

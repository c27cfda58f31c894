"""The container file copies what is there, names no registry, and runs as an ordinary user."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LINES = (ROOT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()


def instructions(name: str) -> list[str]:
    return [line.removeprefix(f"{name} ").strip() for line in LINES if line.startswith(f"{name} ")]


def test_every_file_that_is_copied_exists_and_is_let_in() -> None:
    let_in = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    for copied in instructions("COPY"):
        *sources, _ = copied.split()
        for source in sources:
            assert (ROOT / source).exists(), source
            assert f"!{source}" in let_in, source


def test_what_the_wheel_is_built_from_is_copied() -> None:
    copied = " ".join(instructions("COPY"))
    for needed in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE", "src", "web", "tools"):
        assert needed in copied


def test_the_base_is_named_without_a_registry() -> None:
    bases = [line.split()[0] for line in instructions("FROM")]
    assert bases
    assert all(re.fullmatch(r"python:3\.\d+-slim", base) for base in bases)


def test_it_runs_as_a_user_of_its_own_keeps_a_volume_and_is_watched() -> None:
    assert instructions("USER") == ["saltsea"]
    assert instructions("VOLUME") == ["/data"]
    assert "/healthz" in instructions("HEALTHCHECK")[0]
    assert instructions("ENTRYPOINT") == ['["saltsea", "serve"]']

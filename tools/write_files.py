"""What the writers of generated and of golden files share: the right Python, and telling what was written."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = ROOT / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
NEEDED = ("click", "fluent", "msgspec")


def use_our_python() -> None:
    """Go on with the Python of .venv when this one lacks our packages, and find our own beside this file."""
    if any(find_spec(name) is None for name in NEEDED):
        if not PYTHON.is_file() or Path(sys.prefix) == PYTHON.parent.parent:
            sys.exit("the packages of Saltsea are missing; run `python3 dev.py test` once, which installs them")
        os.execv(PYTHON, [str(PYTHON), *sys.argv])
    for folder in ("src", "tests"):
        if str(ROOT / folder) not in sys.path:
            sys.path.append(str(ROOT / folder))


def write(files: Mapping[Path, bytes]) -> None:
    """Write those that differ from what is there, and say which."""
    changed = [file for file, content in files.items() if not file.is_file() or file.read_bytes() != content]
    for file in changed:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(files[file])
        print(f"wrote {short(file)}")
    print(f"{len(changed)} written, {len(files) - len(changed)} unchanged")


def short(file: Path) -> str:
    """A path as a reader of the tree knows it."""
    return file.relative_to(ROOT).as_posix() if file.is_relative_to(ROOT) else str(file)

"""The art and the letters that the build of the client writes beside this module (web/print-art.js)."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

_BESIDE: Final = Path(__file__).parent / "art"
_OF_CHECKOUT: Final = Path(__file__, "../../../../../src/saltsea/printing/art").resolve()
"""For the copy in build/compiled, which may be older than the pictures."""
ART: Final = _BESIDE if _BESIDE.is_dir() or not _OF_CHECKOUT.is_dir() else _OF_CHECKOUT


class NoArtError(Exception):
    """The pictures are missing: this tree has not built its client."""

    def __init__(self) -> None:
        super().__init__("the pictures are not built; run tools/build_client.py first")


def is_built() -> bool:
    return (ART / "looks.json").is_file()


def picture(name: str) -> str:
    """A picture's SVG by its name, as `corto/card/A1`."""
    return read(f"{name}.svg").decode()


def has_picture(name: str) -> bool:
    return (ART / f"{name}.svg").is_file()


def font(face: str) -> bytes:
    """A font of the letters by its weight and slope, as `400-italic`."""
    return read(f"fonts/{face}.woff")


@cache
def looks() -> dict[str, Any]:
    """What the client's art says of its colours, and of the places on the ship."""
    found: dict[str, Any] = json.loads(read("looks.json"))
    return found


def read(name: str) -> bytes:
    file = ART / name
    if not file.is_file():
        if not is_built():
            raise NoArtError
        raise LookupError(f"there is no picture {name}")
    return file.read_bytes()

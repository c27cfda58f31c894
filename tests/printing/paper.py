"""Reads a PDF of ours back: pages with their size, the rectangles, pictures and words on each, in millimetres."""

import re
import zlib
from dataclasses import dataclass, field
from typing import Final

POINT: Final = 72 / 25.4
_OBJECT: Final = re.compile(rb"(?m)^(\d+) 0 obj\n(.*?)\nendobj", re.DOTALL)
_BOX: Final = re.compile(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]")
_NUMBER: Final = rb"(-?[\d.]+)"
_RECTANGLE: Final = re.compile(rb"(?m)^" + rb" ".join([_NUMBER] * 4) + rb" re$")
_LETTER: Final = re.compile(rb"<([0-9a-f]{4})> <([0-9a-f]{4})>")
_SAID: Final = re.compile(rb"/(f\d) [\d.]+ Tf|<([0-9a-f]+)> Tj")


@dataclass
class PaperPage:
    """One page as a reader finds it."""

    width: float
    height: float
    content: bytes
    fonts: dict[bytes, dict[str, str]] = field(default_factory=dict)

    def rectangles(self, width: float, height: float) -> set[tuple[float, float]]:
        """Where rectangles of this size have their upper left corners."""
        found = [tuple(float(number) for number in match.groups()) for match in _RECTANGLE.finditer(self.content)]
        return {(x, y) for x, y, wide, tall in found if (wide, tall) == (width, height)}

    def pictures(self) -> list[bytes]:
        return re.findall(rb"/(x\d+) Do", self.content)

    def words(self) -> str:
        """All that is written, line after line."""
        said, font = [], b""
        for name, letters in _SAID.findall(self.content):
            font = name or font
            if letters:
                codes = [letters[place : place + 4].decode() for place in range(0, len(letters), 4)]
                said.append("".join(self.fonts[font][code] for code in codes))
        return "\n".join(said)


def read(data: bytes) -> list[PaperPage]:
    objects = dict(_OBJECT.findall(data))
    fonts = fonts_of(objects)
    pages = []
    for body in objects.values():
        box = _BOX.search(body)
        if box is not None:
            content = re.search(rb"/Contents (\d+) 0 R", body)
            assert content is not None
            width, height = (float(side) / POINT for side in box.groups())
            pages.append(PaperPage(width, height, stream(objects[content[1]]), fonts))
    return pages


def stream(body: bytes) -> bytes:
    return zlib.decompress(body.split(b"stream\n", 1)[1].rsplit(b"\nendstream", 1)[0])


def fonts_of(objects: dict[bytes, bytes]) -> dict[bytes, dict[str, str]]:
    """What the glyphs of each font say."""
    named = next(re.findall(rb"/(f\d) (\d+) 0 R", body) for body in objects.values() if b"/XObject" in body)
    found = {}
    for name, number in named:
        letters = re.search(rb"/ToUnicode (\d+) 0 R", objects[number])
        assert letters is not None
        pairs = _LETTER.findall(stream(objects[letters[1]]))
        found[name] = {glyph.decode(): bytes.fromhex(code.decode()).decode("utf-16-be") for glyph, code in pairs}
    return found

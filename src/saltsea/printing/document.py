"""A PDF document whose pages are drawn in millimetres from the upper left corner."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from math import cos, radians, sin
from typing import Final
from xml.etree import ElementTree

import pydyf

from saltsea.printing.art import picture
from saltsea.printing.colours import INK, Colour, colour, spared
from saltsea.printing.fonts import Face
from saltsea.printing.options import PAPERS, Paper, PrintOptions, Tell, silent
from saltsea.printing.svg import Canvas, drawn, ellipse, numbers, rounded, view_box

POINT: Final = 72 / 25.4
"""Points in a millimetre."""
PT: Final = 25.4 / 72
"""Millimetres in a point, for sizes of letters."""

REGULAR: Final = "400-normal"
ITALIC: Final = "400-italic"
BOLD: Final = "800-normal"

FRAME: Final = 1.0
"""Millimetres: a line as broad as this is no longer a line, and takes as much ink as a wash."""


class Document:
    """Pages, and what they share: fonts, pictures, shades of transparency."""

    def __init__(self, options: PrintOptions, title: str, tell: Tell = silent) -> None:
        self.options = options
        self.tell = tell
        """Told how much of its sheets is drawn: they take most of the time."""
        self.pdf = pydyf.PDF()
        self.pdf.info["Title"] = pydyf.String(title)
        self.pdf.info["Creator"] = pydyf.String("Saltsea")
        self.pdf.catalog["Lang"] = pydyf.String(options.language)
        self.pdf.catalog["ViewerPreferences"] = pydyf.Dictionary(
            {"PrintScaling": "/None", "Duplex": "/DuplexFlipLongEdge"}
        )
        self.faces = {name: Face(name) for name in (REGULAR, ITALIC, BOLD)}
        self.forms: dict[tuple[str, bool], str] = {}
        self.boxes: dict[str, tuple[float, float, float, float]] = {}
        self.pages: list[Page] = []
        self.resources = pydyf.Dictionary(
            {"Font": pydyf.Dictionary(), "XObject": pydyf.Dictionary(), "ExtGState": pydyf.Dictionary()}
        )
        self.pdf.add_object(self.resources)

    def page(self, *, turned: bool = False) -> Page:
        """A new page, upright or lying."""
        paper = PAPERS[self.options.paper]
        self.pages.append(Page(self, paper.turned() if turned else paper))
        return self.pages[-1]

    def written(self) -> bytes:
        """The file."""
        for name, face in self.faces.items():
            face.embed(self.pdf)
            self.pdf.add_object(face.reference)
            self.resources["Font"][self.font_name(name)] = face.reference.reference
        for page in self.pages:
            self.add(page)
        out = BytesIO()
        self.pdf.write(out, version=b"1.7")
        return out.getvalue()

    def add(self, page: Page) -> None:
        content = pydyf.Stream([b"\n".join(page.out)], compress=True)
        self.pdf.add_object(content)
        box = pydyf.Array([0, 0, round(page.paper.width * POINT, 3), round(page.paper.height * POINT, 3)])
        self.pdf.add_page(
            pydyf.Dictionary(
                {
                    "Type": "/Page",
                    "Parent": self.pdf.pages.reference,
                    "MediaBox": box,
                    "Contents": content.reference,
                    "Resources": self.resources.reference,
                }
            )
        )

    # --- what pages share ---

    def font_name(self, face: str) -> str:
        return f"f{list(self.faces).index(face)}"

    def opacity(self, cover: float) -> str:
        """The name of the state that covers so much."""
        per_mille = round(cover * 1000)
        states = self.resources["ExtGState"]
        states.setdefault(f"a{per_mille}", pydyf.Dictionary({"ca": per_mille / 1000, "CA": per_mille / 1000}))
        return f"a{per_mille}"

    def tinted(self, full: Colour, *, full_ink: bool = False) -> Colour:
        return spared(full) if self.options.ink_saving and not full_ink else full

    def form(self, name: str, *, full_ink: bool) -> str:
        """A picture as an object of the document: drawn once, shown as often as it is needed."""
        key = (name, full_ink)
        if key not in self.forms:
            canvas = Canvas(self.opacity, self.centred_word)
            box, commands = drawn(picture(name), canvas, lambda full: self.tinted(full, full_ink=full_ink))
            left, top, wide, tall = box
            extra = {
                "Type": "/XObject",
                "Subtype": "/Form",
                "BBox": pydyf.Array([left - wide, top - tall, left + 2 * wide, top + 2 * tall]),
                "Resources": self.resources.reference,
            }
            form = pydyf.Stream([b"\n".join(commands)], extra, compress=True)
            self.pdf.add_object(form)
            self.forms[key] = f"x{len(self.forms)}"
            self.resources["XObject"][self.forms[key]] = form.reference
        return self.forms[key]

    def box(self, name: str) -> tuple[float, float, float, float]:
        """The sheet that a picture is drawn on, in its own units."""
        if name not in self.boxes:
            self.boxes[name] = view_box(ElementTree.fromstring(picture(name)))
        return self.boxes[name]

    def centred_word(self, word: str, x: float, y: float, size: float) -> list[bytes]:
        left = x - self.faces[BOLD].width(word, size) / 2
        return self.word(word, left, y, size, BOLD)

    def word(self, word: str, x: float, y: float, size: float, face: str) -> list[bytes]:
        return [
            b"BT",
            f"/{self.font_name(face)} ".encode() + numbers((size,)) + b" Tf",
            b"1 0 0 -1 " + numbers((x, y)) + b" Tm",
            self.faces[face].shown(word),
            b"ET",
        ]


class Page:
    """One side of a sheet."""

    def __init__(self, document: Document, paper: Paper) -> None:
        self.document = document
        self.paper = paper
        self.out: list[bytes] = [numbers((POINT, 0, 0, -POINT, 0, paper.height * POINT)) + b" cm"]

    # --- shapes ---

    def rectangle(
        self, x: float, y: float, width: float, height: float, *,
        fill: str = "", line: str = "", weight: float = 0.3, radius: float = 0, full_ink: bool = False,
    ) -> None:  # fmt: skip
        self.shape(rounded(x, y, width, height, radius), fill, line, weight, full_ink=full_ink)

    def disc(
        self, x: float, y: float, radius: float, *, fill: str = "", line: str = "", weight: float = 0.3,
    ) -> None:  # fmt: skip
        self.shape(ellipse(x, y, radius, radius), fill, line, weight)

    def polygon(
        self, points: list[tuple[float, float]], *, fill: str = "", line: str = "", weight: float = 0.3,
        full_ink: bool = False,
    ) -> None:  # fmt: skip
        path = [numbers(point) + (b" l" if place else b" m") for place, point in enumerate(points)]
        self.shape([*path, b"h"], fill, line, weight, full_ink=full_ink)

    def line(
        self, x1: float, y1: float, x2: float, y2: float, *, weight: float = 0.2, line: str = INK, dashed: bool = False
    ) -> None:
        if dashed:
            self.out.append(b"q [1.6 1.2] 0 d")
        self.shape([numbers((x1, y1)) + b" m", numbers((x2, y2)) + b" l"], "", line, weight)
        if dashed:
            self.out.append(b"Q")

    def shape(self, path: list[bytes], fill: str, line: str, weight: float, *, full_ink: bool = False) -> None:
        if fill:
            red, green, blue, _ = self.document.tinted(colour(fill), full_ink=full_ink)
            self.out.append(numbers((red, green, blue)) + b" rg")
        if line:
            red, green, blue, _ = self.document.tinted(colour(line), full_ink=full_ink or weight < FRAME)
            self.out.append(numbers((red, green, blue)) + b" RG " + numbers((weight,)) + b" w")
        self.out += [*path, {(True, True): b"B", (True, False): b"f", (False, True): b"S"}[bool(fill), bool(line)]]

    # --- places ---

    @contextmanager
    def clipped(self, x: float, y: float, width: float, height: float, radius: float = 0) -> Iterator[None]:
        """What is drawn inside is cut at this edge."""
        self.out += [b"q", *rounded(x, y, width, height, radius), b"W n"]
        yield
        self.out.append(b"Q")

    @contextmanager
    def turned(self, degrees: float, x: float, y: float) -> Iterator[None]:
        """What is drawn inside is turned about a point, clockwise."""
        sine, cosine = sin(radians(degrees)), cos(radians(degrees))
        matrix = (cosine, sine, -sine, cosine, x - cosine * x + sine * y, y - sine * x - cosine * y)
        self.out += [b"q", numbers(matrix) + b" cm"]
        yield
        self.out.append(b"Q")

    # --- pictures ---

    def picture(
        self, name: str, x: float, y: float, width: float, height: float = 0, *, full_ink: bool = False
    ) -> float:
        """A picture with its corner at a point, as wide as said; with a height too, as large as fits in its middle.
        Returns how tall it is."""
        left, top, wide, tall = self.document.box(name)
        scale = width / wide if not height else min(width / wide, height / tall)
        if height:
            x, y = x + (width - wide * scale) / 2, y + (height - tall * scale) / 2
        form = self.document.form(name, full_ink=full_ink)
        matrix = (scale, 0, 0, scale, x - left * scale, y - top * scale)
        self.out += [b"q", numbers_fine(matrix) + b" cm", f"/{form} Do".encode(), b"Q"]
        return tall * scale

    # --- words ---

    def text(
        self, said: str, x: float, y: float, size: float, *, face: str = REGULAR, fill: str = INK, align: str = "left",
        widest: float = 0,
    ) -> None:  # fmt: skip
        """One line on a baseline; smaller letters where it would be wider than it may."""
        width = self.width(said, size, face)
        if widest and width > widest:
            size, width = size * widest / width, widest
        x -= {"left": 0, "centre": width / 2, "right": width}[align]
        red, green, blue, _ = colour(fill)
        self.out += [numbers((red, green, blue)) + b" rg", *self.document.word(said, x, y, size, face)]

    def width(self, said: str, size: float, face: str = REGULAR) -> float:
        return self.document.faces[face].width(said, size)


def numbers_fine(given: tuple[float, ...]) -> bytes:
    """A matrix: small pictures of large sheets need more digits."""
    return " ".join(f"{number:.6f}" for number in given).encode()

"""An SVG of ours as the drawing commands of a PDF. It reads what web/src/print writes: shapes and groups whose style
is in attributes; anything else is refused, so that no picture loses a part unseen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from math import cos, radians, sin
from typing import Final, NamedTuple, TypeAlias
from xml.etree import ElementTree

from saltsea.printing.colours import Colour, colour
from saltsea.printing.paths import steps

Matrix: TypeAlias = tuple[float, float, float, float, float, float]
Tint: TypeAlias = Callable[[Colour], Colour]

_ROUND: Final = 0.5523
_CALL: Final = re.compile(r"(\w+)\(([^)]*)\)")
_INHERITED: Final = ("fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap", "font-size", "text-anchor")
_CAPS: Final = {"butt": 0, "round": 1, "square": 2}
_JOINS: Final = {"miter": 0, "round": 1, "bevel": 2}


class Canvas(NamedTuple):
    """What a picture may ask of the document that it is drawn into."""

    opacity: Callable[[float], str]
    """The name of a graphics state that covers so much."""
    text: Callable[[str, float, float, float], list[bytes]]
    """A word with its middle at a point, in a size."""


def view_box(root: ElementTree.Element) -> tuple[float, float, float, float]:
    x, y, width, height = (float(part) for part in root.attrib["viewBox"].split())
    return x, y, width, height


def drawn(source: str, canvas: Canvas, tint: Tint) -> tuple[tuple[float, float, float, float], list[bytes]]:
    """A picture's box and its commands."""
    root = ElementTree.fromstring(source)
    pen = _Drawing(canvas, tint)
    for child in root:
        pen.element(child, {name: root.attrib[name] for name in _INHERITED if name in root.attrib}, 1.0)
    return view_box(root), pen.out


class _Drawing:
    def __init__(self, canvas: Canvas, tint: Tint) -> None:
        self.canvas = canvas
        self.tint = tint
        self.out: list[bytes] = []

    def element(self, node: ElementTree.Element, above: dict[str, str], cover: float) -> None:
        tag = node.tag.rpartition("}")[2]
        style = above | {name: node.attrib[name] for name in _INHERITED if name in node.attrib}
        cover *= float(node.attrib.get("opacity", "1"))
        self.out.append(b"q")
        for matrix in matrices(node.attrib.get("transform", "")):
            self.out.append(numbers(matrix) + b" cm")
        if tag in ("g", "svg"):
            if tag == "svg":
                self.nested(node)
            for child in node:
                self.element(child, style, cover)
        elif tag == "text":
            self.text(node, style, cover)
        else:
            self.shape(
                outline(tag, node.attrib), style, cover, strokes_first=node.attrib.get("paint-order") == "stroke"
            )
        self.out.append(b"Q")

    def nested(self, node: ElementTree.Element) -> None:
        """A sheet within the sheet: its own places, and an edge that cuts unless it says otherwise."""
        x, y, width, height = (float(node.attrib.get(name, "0")) for name in ("x", "y", "width", "height"))
        left, top, wide, tall = view_box(node)
        scale = min(width / wide, height / tall)
        if node.attrib.get("overflow") != "visible":
            self.out.append(numbers((x, y, width, height)) + b" re W n")
        across, down = x + (width - wide * scale) / 2, y + (height - tall * scale) / 2
        self.out.append(numbers((scale, 0, 0, scale, across - left * scale, down - top * scale)) + b" cm")

    def shape(self, path: list[bytes], style: dict[str, str], cover: float, *, strokes_first: bool) -> None:
        fill, line = style.get("fill", "#000000"), style.get("stroke", "none")
        paints = [(fill, b"rg", b"f")] if fill != "none" else []
        if line != "none":
            stroke = [(line, b"RG", b"S")]
            self.out.append(numbers((float(style.get("stroke-width", "1")),)) + b" w")
            self.out.append(f"{_CAPS[style.get('stroke-linecap', 'butt')]} J".encode())
            self.out.append(f"{_JOINS[style.get('stroke-linejoin', 'miter')]} j".encode())
            paints = stroke + paints if strokes_first else paints + stroke
        for written, operator, paint in paints:
            self.colour(written, operator, cover)
            self.out += [*path, paint]

    def colour(self, written: str, operator: bytes, cover: float) -> None:
        found = self.tint(colour(written))
        if found.cover * cover < 1:
            self.out.append(f"/{self.canvas.opacity(found.cover * cover)} gs".encode())
        self.out.append(numbers(found[:3]) + b" " + operator)

    def text(self, node: ElementTree.Element, style: dict[str, str], cover: float) -> None:
        self.colour(style.get("fill", "#000000"), b"rg", cover)
        x, y, size = float(node.attrib.get("x", "0")), float(node.attrib.get("y", "0")), float(style["font-size"])
        self.out += self.canvas.text("".join(node.itertext()).strip(), x, y + size * 0.33, size)


def outline(tag: str, given: dict[str, str]) -> list[bytes]:
    """The contour of a shape."""
    if tag == "path":
        return [numbers(points) + b" " + letter.encode() for letter, points in steps(given["d"])]
    number = {name: float(given.get(name, "0")) for name in ("x", "y", "width", "height", "cx", "cy", "r", "rx", "ry")}
    if tag == "rect":
        return rounded(number["x"], number["y"], number["width"], number["height"], number["rx"])
    if tag == "circle":
        return ellipse(number["cx"], number["cy"], number["r"], number["r"])
    if tag == "ellipse":
        return ellipse(number["cx"], number["cy"], number["rx"], number["ry"])
    raise ValueError(f"the art has a <{tag}>, which printing does not know")


def rounded(x: float, y: float, width: float, height: float, radius: float) -> list[bytes]:
    """A rectangle with round corners; without, the plain operator of PDF, which is easy to find again."""
    if radius <= 0:
        return [numbers((x, y, width, height)) + b" re"]
    right, bottom, bend = x + width, y + height, radius * (1 - _ROUND)
    moves: list[tuple[str, tuple[float, ...]]] = [
        ("m", (x + radius, y)), ("l", (right - radius, y)),
        ("c", (right - bend, y, right, y + bend, right, y + radius)),
        ("l", (right, bottom - radius)), ("c", (right, bottom - bend, right - bend, bottom, right - radius, bottom)),
        ("l", (x + radius, bottom)), ("c", (x + bend, bottom, x, bottom - bend, x, bottom - radius)),
        ("l", (x, y + radius)), ("c", (x, y + bend, x + bend, y, x + radius, y)), ("h", ()),
    ]  # fmt: skip
    return [numbers(points) + b" " + letter.encode() for letter, points in moves]


def ellipse(x: float, y: float, wide: float, tall: float) -> list[bytes]:
    across, down = wide * _ROUND, tall * _ROUND
    moves: list[tuple[str, tuple[float, ...]]] = [
        ("m", (x - wide, y)),
        ("c", (x - wide, y - down, x - across, y - tall, x, y - tall)),
        ("c", (x + across, y - tall, x + wide, y - down, x + wide, y)),
        ("c", (x + wide, y + down, x + across, y + tall, x, y + tall)),
        ("c", (x - across, y + tall, x - wide, y + down, x - wide, y)),
        ("h", ()),
    ]
    return [numbers(points) + b" " + letter.encode() for letter, points in moves]


def matrices(written: str) -> Iterator[Matrix]:
    """The steps of a transform."""
    for name, inside in _CALL.findall(written):
        yield _matrix(name, [float(part) for part in re.split(r"[\s,]+", inside.strip())])


def _matrix(name: str, given: list[float]) -> Matrix:
    if name == "translate":
        return (1, 0, 0, 1, given[0], given[1] if len(given) > 1 else 0)
    if name == "scale":
        return (given[0], 0, 0, given[-1], 0, 0)
    if name == "matrix":
        a, b, c, d, e, f = given
        return (a, b, c, d, e, f)
    if name == "rotate":
        x, y = given[1:] if len(given) == 3 else (0.0, 0.0)
        sine, cosine = sin(radians(given[0])), cos(radians(given[0]))
        return (cosine, sine, -sine, cosine, x - cosine * x + sine * y, y - sine * x - cosine * y)
    raise ValueError(f"the art has a transform {name}, which printing does not know")


def numbers(given: tuple[float, ...]) -> bytes:
    """Numbers as a PDF has them, to a thousandth."""
    return " ".join(f"{number:.3f}".rstrip("0").rstrip(".") for number in given).encode()

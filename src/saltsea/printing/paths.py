"""The path of an SVG as moves, lines and curves, which is all that a PDF knows: quadratic curves and arcs are turned
into cubic ones, relative steps into places."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import acos, ceil, cos, hypot, pi, sin, sqrt, tan
from typing import Final, TypeAlias

Step: TypeAlias = tuple[str, tuple[float, ...]]
"""`m` and `l` with a point, `c` with three, `h` without any."""

_TOKEN: Final = re.compile(r"[MmLlHhVvCcQqTtAaZz]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?")
_TAKES: Final = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "q": 4, "t": 2, "a": 7, "z": 0}


def steps(path: str) -> Iterator[Step]:
    """Every step of a path, in places of its own sheet."""
    return _Pen().draw(path)


class _Pen:
    def __init__(self) -> None:
        self.x = self.y = self.first_x = self.first_y = 0.0
        self.bend: tuple[float, float] | None = None
        """The handle of the quadratic curve just drawn: the next one may mirror it."""

    def draw(self, path: str) -> Iterator[Step]:
        for letter, numbers in _commands(path):
            if letter in "Zz":
                self.x, self.y = self.first_x, self.first_y
                yield "h", ()
            else:
                yield from self.step(letter.lower(), self.placed(letter, numbers))

    def placed(self, letter: str, numbers: list[float]) -> list[float]:
        """The numbers as places: a small letter counts from where the pen is."""
        if letter.isupper():
            return numbers
        if letter == "h":
            return [numbers[0] + self.x]
        if letter == "v":
            return [numbers[0] + self.y]
        if letter == "a":
            return [*numbers[:5], numbers[5] + self.x, numbers[6] + self.y]
        return [number + (self.y if place % 2 else self.x) for place, number in enumerate(numbers)]

    def step(self, letter: str, numbers: list[float]) -> Iterator[Step]:
        if letter == "t":
            bend = (self.x, self.y) if self.bend is None else (2 * self.x - self.bend[0], 2 * self.y - self.bend[1])
            letter, numbers = "q", [*bend, *numbers]
        self.bend = (numbers[0], numbers[1]) if letter == "q" else None
        if letter == "q":
            yield self.quadratic(numbers)
        elif letter == "a":
            yield from self.arc(numbers)
        elif letter == "c":
            yield "c", tuple(numbers)
        else:
            numbers = {"h": [numbers[0], self.y], "v": [self.x, numbers[0]]}.get(letter, numbers)
            yield ("m" if letter == "m" else "l"), tuple(numbers)
        self.x, self.y = numbers[-2:]
        if letter == "m":
            self.first_x, self.first_y = self.x, self.y

    def quadratic(self, numbers: list[float]) -> Step:
        bend_x, bend_y, x, y = numbers
        handles = (
            self.x + (bend_x - self.x) * 2 / 3, self.y + (bend_y - self.y) * 2 / 3,
            x + (bend_x - x) * 2 / 3, y + (bend_y - y) * 2 / 3,
        )  # fmt: skip
        return "c", (*handles, x, y)

    def arc(self, numbers: list[float]) -> Iterator[Step]:
        """An elliptical arc by its ends, as SVG has it: first its middle and its angles, then a curve per quarter."""
        radius_x, radius_y, turn, large, sweep, x, y = numbers
        if radius_x == 0 or radius_y == 0 or (x, y) == (self.x, self.y):
            yield "l", (x, y)
            return
        turn *= pi / 180
        half_x, half_y = (self.x - x) / 2, (self.y - y) / 2
        near_x = cos(turn) * half_x + sin(turn) * half_y
        near_y = -sin(turn) * half_x + cos(turn) * half_y
        grow = max(1.0, sqrt((near_x / radius_x) ** 2 + (near_y / radius_y) ** 2))
        radius_x, radius_y = abs(radius_x) * grow, abs(radius_y) * grow
        under = (radius_x * near_y) ** 2 + (radius_y * near_x) ** 2
        away = sqrt(max(0.0, (radius_x * radius_y) ** 2 - under) / under) * (-1 if large == sweep else 1)
        mid_x, mid_y = away * radius_x * near_y / radius_y, -away * radius_y * near_x / radius_x
        start = _angle(1, 0, (near_x - mid_x) / radius_x, (near_y - mid_y) / radius_y)
        span = _angle(
            (near_x - mid_x) / radius_x, (near_y - mid_y) / radius_y,
            (-near_x - mid_x) / radius_x, (-near_y - mid_y) / radius_y,
        )  # fmt: skip
        span += 2 * pi if sweep and span < 0 else -2 * pi if not sweep and span > 0 else 0
        centre = (cos(turn) * mid_x - sin(turn) * mid_y + (self.x + x) / 2,
                  sin(turn) * mid_x + cos(turn) * mid_y + (self.y + y) / 2)  # fmt: skip
        yield from _quarters(centre, (radius_x, radius_y), turn, start, span)


def _quarters(
    centre: tuple[float, float], radius: tuple[float, float], turn: float, start: float, span: float
) -> Iterator[Step]:
    parts = max(1, ceil(abs(span) / (pi / 2) - 1e-9))
    angle = span / parts
    reach = 4 / 3 * tan(angle / 4)

    def at(x: float, y: float) -> tuple[float, float]:
        x, y = x * radius[0], y * radius[1]
        return centre[0] + x * cos(turn) - y * sin(turn), centre[1] + x * sin(turn) + y * cos(turn)

    for part in range(parts):
        one, two = start + part * angle, start + (part + 1) * angle
        first = at(cos(one) - reach * sin(one), sin(one) + reach * cos(one))
        second = at(cos(two) + reach * sin(two), sin(two) - reach * cos(two))
        yield "c", (*first, *second, *at(cos(two), sin(two)))


def _angle(ax: float, ay: float, bx: float, by: float) -> float:
    found = acos(max(-1.0, min(1.0, (ax * bx + ay * by) / (hypot(ax, ay) * hypot(bx, by)))))
    return -found if ax * by - ay * bx < 0 else found


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers; numbers that go on without a letter repeat the last one."""
    tokens = _TOKEN.findall(path)
    place, letter = 0, ""
    while place < len(tokens):
        if tokens[place].isalpha():
            letter, place = tokens[place], place + 1
        count = _TAKES[letter.lower()]
        yield letter, [float(token) for token in tokens[place : place + count]]
        place += count
        letter = {"M": "L", "m": "l"}.get(letter, letter)

"""Words on paper: broken into lines, fitted into boxes, and flowing through the columns of many pages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from saltsea.printing.colours import INK
from saltsea.printing.document import BOLD, PT, REGULAR, Page

LEADING: Final = 1.16
"""From one baseline to the next, in sizes of the letters."""
SMALLEST: Final = 7 * PT
"""Of what a player reads on a page."""


def lines(page: Page, said: str, width: float, size: float, face: str = REGULAR) -> list[str]:
    """A text in lines no wider than this. A space that holds its words together is no place to break."""
    found: list[str] = []
    for word in said.replace("\n", " ").split(" "):
        longer = f"{found[-1]} {word}" if found else word
        if found and page.width(longer, size, face) <= width:
            found[-1] = longer
        elif word:
            found.append(word)
    return found


class TextBox(NamedTuple):
    """Where a text goes."""

    x: float
    y: float
    width: float
    height: float


def fitted(
    page: Page, said: str, box: TextBox, largest: float, *, smallest: float = 4.6 * PT, face: str = REGULAR,
    fill: str = INK, align: str = "left", middle: bool = False,
) -> None:  # fmt: skip
    """A text in a box, in letters as large as fit; one that does not fit in the smallest is our mistake."""
    size = largest
    while (found := lines(page, said, box.width, size, face)) and len(found) * size * LEADING > box.height:
        size -= 0.1 * PT
        if size < smallest:
            raise ValueError(f"too long for its place on paper: {said!r}")
    if align == "centre":
        found = balanced(page, said, box.width, size, face)
    spare = box.height - len(found) * size * LEADING
    y = box.y + size * 0.92 + (spare / 2 if middle else 0)
    x = box.x + (box.width / 2 if align == "centre" else 0)
    for line in found:
        page.text(line, x, y, size, face=face, fill=fill, align=align, widest=box.width)
        y += size * LEADING


def balanced(page: Page, said: str, width: float, size: float, face: str) -> list[str]:
    """The same number of lines, made about equally long: no word stands alone at the end."""
    found = lines(page, said, width, size, face)
    for narrower in range(95, 40, -5):
        tried = lines(page, said, width * narrower / 100, size, face)
        if len(tried) > len(found):
            break
        found = tried
    return found


class Paragraph(NamedTuple):
    """A text that flows, perhaps with a heading of its own."""

    text: str
    title: str = ""
    heading: bool = False
    """A heading of a chapter: larger, and never alone at the foot of a column."""


def smaller(size: float) -> float:
    """The next size to try; a text that would need a magnifying glass is too long for its page."""
    if size <= SMALLEST:
        raise ValueError("too long for one page")
    return size - 0.25 * PT


def fill(page: Page, area: TextBox, paragraphs: Sequence[Paragraph], *, largest: float) -> None:
    """Paragraphs in one column of a page, in letters as large as all of them allow."""
    size, drawn = largest, len(page.out)
    while True:
        asked: list[Page] = []

        def next_page(asked: list[Page] = asked) -> Page:
            asked.append(page)
            return page

        Flow(next_page, area, columns=1, size=size).write(paragraphs)
        if len(asked) == 1:
            return
        del page.out[drawn:]
        size = smaller(size)


SHORT: Final = 7
"""So many lines stay together in one column."""
LED: Final = 2
"""And so many of a longer paragraph stay with its title."""


class Flow:
    """Paragraphs through columns; a full page calls for the next."""

    def __init__(
        self, next_page: Callable[[], Page], area: TextBox, *, columns: int = 2, size: float = 9 * PT, gap: float = 7
    ) -> None:
        self.next_page = next_page
        self.area = area
        self.columns = columns
        self.size = size
        self.gap = gap
        self.width = (area.width - gap * (columns - 1)) / columns
        self.page = next_page()
        self.column = 0
        self.y = area.y

    def write(self, paragraphs: Iterable[Paragraph]) -> None:
        for paragraph, after in pairwise([*paragraphs, Paragraph("")]):
            self.heading(paragraph, after) if paragraph.heading else self.paragraph(paragraph)

    def heading(self, paragraph: Paragraph, after: Paragraph) -> None:
        """It goes where the first lines under it go."""
        size = self.size * 1.5
        self.make_room(size * 2 + self.led(after))
        if self.y > self.area.y:
            self.y += size * 0.5
        self.page.text(paragraph.text, self.x(), self.y + size, size, face=BOLD, widest=self.width)
        self.y += size * 1.5

    def titles(self, paragraph: Paragraph) -> list[str]:
        return lines(self.page, paragraph.title, self.width, self.size, BOLD) if paragraph.title else []

    def led(self, paragraph: Paragraph) -> float:
        """How much of a paragraph stays together with its title."""
        said = lines(self.page, paragraph.text, self.width, self.size)
        kept = len(said) if len(said) <= SHORT else LED
        return self.size * LEADING * (len(self.titles(paragraph)) + kept)

    def paragraph(self, paragraph: Paragraph) -> None:
        self.make_room(self.led(paragraph))
        for line in self.titles(paragraph):
            self.line(line, BOLD)
        for line in lines(self.page, paragraph.text, self.width, self.size):
            self.make_room(self.size * LEADING)
            self.line(line, REGULAR)
        self.y += self.size * 0.55

    def line(self, said: str, face: str) -> None:
        self.page.text(said, self.x(), self.y + self.size, self.size, face=face, widest=self.width)
        self.y += self.size * LEADING

    def x(self) -> float:
        return self.area.x + self.column * (self.width + self.gap)

    def make_room(self, height: float) -> None:
        """Go on in the next column, or on the next page, if this much does not fit any more."""
        if self.y + height <= self.area.y + self.area.height:
            return
        self.column += 1
        if self.column == self.columns:
            self.page, self.column = self.next_page(), 0
        self.y = self.area.y

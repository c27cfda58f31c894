"""Pages that every box has: what one needs, a ruler to test the scale with, the rules in columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from saltsea.printing.colours import CUT, INK, PAPER
from saltsea.printing.document import BOLD, ITALIC, PT, Document, Page
from saltsea.printing.sheets import EDGE
from saltsea.printing.words import SMALLEST, Flow, Paragraph, TextBox, fitted, lines, smaller
from saltsea.texts import Texts

MARGIN: Final = 16.0
TITLE: Final = 30 * PT
RULER: Final = 100


def area(page: Page, top: float) -> TextBox:
    """What is left of a page below its title."""
    return TextBox(MARGIN, top, page.paper.width - 2 * MARGIN, page.paper.height - top - MARGIN)


def titled(page: Page, title: str, below: str = "") -> float:
    """A title on top of a page. Returns where the rest begins."""
    width = page.paper.width - 2 * MARGIN
    page.text(title, MARGIN, MARGIN + TITLE * 0.8, TITLE, face=BOLD, widest=width)
    y = MARGIN + TITLE * 1.1
    for line in lines(page, below, width, 11 * PT, ITALIC) if below else ():
        page.text(line, MARGIN, y + 11 * PT, 11 * PT, face=ITALIC)
        y += 11 * PT * 1.2
    page.rectangle(MARGIN, y + 2, width, 0.7, fill=INK)
    return y + 7


def listed(page: Page, items: Iterable[str], y: float, size: float = 13 * PT) -> float:
    """Items with a box each to tick off."""
    width = page.paper.width - 2 * MARGIN - 8
    for item in items:
        page.rectangle(MARGIN, y + size * 0.2, size * 0.8, size * 0.8, line=INK, weight=0.3)
        for line in lines(page, item, width, size):
            page.text(line, MARGIN + 8, y + size, size)
            y += size * 1.2
        y += size * 0.4
    return y


def ruler(page: Page, y: float, said: str) -> None:
    """A hundred millimetres: who measures something else has printed too small."""
    page.line(MARGIN, y, MARGIN + RULER, y, weight=0.3)
    for millimetre in range(0, RULER + 1, 5):
        page.line(MARGIN + millimetre, y, MARGIN + millimetre, y - (4 if millimetre % 10 == 0 else 2), weight=0.2)
    for centimetre in range(0, RULER // 10 + 1, 5):
        page.text(str(centimetre * 10), MARGIN + centimetre * 10, y - 5, 8 * PT, align="centre")
    width = page.paper.width - 2 * MARGIN
    fitted(page, said, TextBox(MARGIN, y + 2, width, 14), 12 * PT)


def text_pages(
    document: Document, title: str, paragraphs: Sequence[Paragraph], *, size: float = 9 * PT, columns: int = 2,
    share: float = 1,
) -> None:  # fmt: skip
    """Paragraphs in columns, on as many pages as they need; `share` is how much of its height a page may use."""

    def next_page() -> Page:
        page = document.page()
        titled(page, title)
        return page

    started = len(document.pages)
    first = document.page()
    top = titled(first, title)
    del document.pages[started:]
    room = area(first, top)
    Flow(next_page, room._replace(height=room.height * share), size=size, columns=columns).write(paragraphs)


def one_page(
    document: Document, title: str, paragraphs: Sequence[Paragraph], *, largest: float = 15 * PT,
    smallest: float = SMALLEST, columns: int = 2,
) -> None:  # fmt: skip
    """Paragraphs that share one page, in letters as large as it allows, and in columns about equally long. What a
    player has written may be longer than any page of ours: it goes on, in letters that can be read."""
    size = largest
    while not fits(document, title, paragraphs, size, columns, 1):
        if size <= smallest:
            text_pages(document, title, paragraphs, columns=columns)
            return
        size = smaller(size)
    share = 100
    while columns > 1 and share > 30 and fits(document, title, paragraphs, size, columns, (share - 2) / 100):
        share -= 2
    text_pages(document, title, paragraphs, size=size, columns=columns, share=share / 100)


def fits(
    document: Document, title: str, paragraphs: Sequence[Paragraph], size: float, columns: int, share: float
) -> bool:
    """Whether one page holds all of it. What was drawn to find out is taken away again."""
    started = len(document.pages)
    text_pages(document, title, paragraphs, size=size, columns=columns, share=share)
    needed = len(document.pages) - started
    del document.pages[started:]
    return needed == 1


def cover(page: Page, title: str, below: str, pictures: Sequence[str], foot: str) -> None:
    """The first page: pictures side by side, the title, and whose work it is."""
    width, height = page.paper.width, page.paper.height
    page.rectangle(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN, line=INK, weight=1.2)
    page.rectangle(MARGIN + 2, MARGIN + 2, width - 2 * MARGIN - 4, height - 2 * MARGIN - 4, fill=PAPER, line=INK)
    inner = width - 2 * MARGIN - 20
    tall = inner * 0.62
    wide = (inner - 3 * (len(pictures) - 1)) / len(pictures)
    for place, picture in enumerate(pictures):
        left = MARGIN + 10 + place * (wide + 3)
        with page.clipped(left, MARGIN + 12, wide, tall):
            page.picture(picture, left, MARGIN + 12, *covering(page, picture, wide, tall))
        page.rectangle(left, MARGIN + 12, wide, tall, line=INK, weight=0.9)
    y = MARGIN + 12 + tall + 10
    fitted(page, title, TextBox(MARGIN + 10, y, inner, 34), 44 * PT, face=BOLD, align="centre", middle=True)
    fitted(page, below, TextBox(MARGIN + 16, y + 40, inner - 12, 60), 14 * PT, align="centre")
    fitted(page, foot, TextBox(MARGIN + 10, height - MARGIN - 18, inner, 12), 8 * PT, align="centre", face=ITALIC)


def covering(page: Page, picture: str, width: float, height: float) -> tuple[float, float]:
    """How large a picture must be to leave no part of its place white."""
    _, _, wide, tall = page.document.box(picture)
    scale = max(width / wide, height / tall)
    return wide * scale, tall * scale


def even(document: Document, texts: Texts) -> None:
    """End the sheet: what comes next begins on a new one, also where both sides are printed."""
    if len(document.pages) % 2:
        empty(document, texts)


def empty(document: Document, texts: Texts, *, turned: bool = False) -> None:
    """A side that says at its edge, behind nothing that is cut out, that it is empty: some printers leave out a page
    without a word."""
    page = document.page(turned=turned)
    page.text(texts.say("print-empty"), MARGIN, page.paper.height - EDGE, 7 * PT, fill=CUT)

"""The strips to play on: squares as large as cards, each strip in two pieces that are laid side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saltsea.games.corto.engine.cards import ADVENTURES
from saltsea.games.corto.printing.faces import accent, emblem
from saltsea.games.corto.rules.quests import BALLAD, CELTS, FIRST_TILE, SAMARKAND, SIBERIA, TILES
from saltsea.printing.art import looks
from saltsea.printing.colours import INK, PAPER
from saltsea.printing.document import BOLD, PT, Document, Page
from saltsea.printing.pages import empty, even
from saltsea.printing.sheets import CARD, TICK
from saltsea.printing.words import TextBox, fitted
from saltsea.texts import Texts

SQUARES: Final = 8
"""Our strips; a table that plays with seven covers the last square, one with six the last two. The ninth square of each
strip is a piece of its own, for tables that play with nine."""
PER_PIECE: Final = 4
SCENES: Final = 4
"""Views that each adventure has, one for each square of a piece."""
WIDE, TALL = CARD


def strips(document: Document, texts: Texts) -> None:
    """Two pieces on each lying page, one above the other: the same strip, so that it is found together."""
    for adventure in range(len(ADVENTURES)):
        page = document.page(turned=True)
        left = (page.paper.width - PER_PIECE * WIDE) / 2
        spare = (page.paper.height - 2 * TALL) / 3
        for half in range(2):
            piece(page, texts, adventure, half * PER_PIECE, left, spare + half * (TALL + spare))
        empty(document, texts, turned=True)
    ninth_squares(document, texts)
    even(document, texts)


def ninth_squares(document: Document, texts: Texts) -> None:
    """The ninth square of every strip, in rows as long as a piece of a strip."""
    page = document.page(turned=True)
    left = (page.paper.width - PER_PIECE * WIDE) / 2
    spare = (page.paper.height - 2 * TALL) / 3
    for row, first in enumerate(range(0, len(ADVENTURES), PER_PIECE)):
        adventures = range(first, min(first + PER_PIECE, len(ADVENTURES)))
        top = spare + row * (TALL + spare)
        for place, adventure in enumerate(adventures):
            square(page, texts, adventure, SQUARES + 1, left + place * WIDE, top)
        marks(page, top, [left + place * WIDE for place in range(len(adventures) + 1)])
    empty(document, texts, turned=True)


def piece(page: Page, texts: Texts, adventure: int, first: int, left: float, top: float) -> None:
    for place in range(PER_PIECE):
        square(page, texts, adventure, first + place + 1, left + place * WIDE, top)
    marks(page, top, [left, left + PER_PIECE * WIDE])


def square(page: Page, texts: Texts, adventure: int, number: int, x: float, y: float) -> None:
    with page.clipped(x, y, WIDE, TALL):
        page.picture(f"corto/scene/{ADVENTURES[adventure]}-{number % SCENES}", x - 1, y - 1, WIDE + 4)
    page.rectangle(x, y, WIDE, TALL, line=INK, weight=0.6)
    if number == 1:
        deck_square(page, texts, adventure, x, y)
    page.disc(x + WIDE / 2, y + TALL - 8, 4.6, fill=accent(adventure), line=INK, weight=0.4)
    lettering = (
        looks()["adventures"][ADVENTURES[adventure]]["lettering"] if not page.document.options.ink_saving else INK
    )
    page.text(str(number), x + WIDE / 2, y + TALL - 6.3, 14 * PT, face=BOLD, fill=lettering, align="centre")
    for said in notes(texts, adventure, number):
        plate(page, said, x, y + TALL - 22)


def deck_square(page: Page, texts: Texts, adventure: int, x: float, y: float) -> None:
    """Where the deck lies: the adventure's name and emblem, which the deck will cover."""
    page.rectangle(x + 5, y + 8, WIDE - 10, 56, fill=PAPER, line=INK, weight=0.5, radius=2)
    page.rectangle(x + 19, y + 13, 25, 25, fill=accent(adventure), line=INK, weight=0.5, radius=3)
    emblem(page, adventure, x + 19, y + 13, 25)
    name = texts.say(f"adventure-corto-{ADVENTURES[adventure]}")
    fitted(page, name, TextBox(x + 8, y + 41, WIDE - 16, 14), 13 * PT, face=BOLD, align="centre", middle=True)
    page.text(texts.say("print-corto-deck"), x + WIDE / 2, y + 61, 9 * PT, align="centre")


def notes(texts: Texts, adventure: int, number: int) -> list[str]:
    """What the set-up puts on a square."""
    if number == 2:
        return [texts.say("print-corto-start")]
    if adventure == CELTS and FIRST_TILE <= number < FIRST_TILE + TILES:
        return [texts.say("print-corto-tile")]
    if number >= SQUARES and adventure in (BALLAD, SIBERIA):
        return [texts.say("print-corto-vessel" if adventure == BALLAD else "print-corto-train")]
    if number >= SQUARES and adventure == SAMARKAND:
        return [texts.say("print-corto-gold")]
    return []


def plate(page: Page, said: str, x: float, y: float) -> None:
    width = min(WIDE - 6, page.width(said, 9 * PT) + 6)
    page.rectangle(x + (WIDE - width) / 2, y, width, 6, fill=PAPER, line=INK, weight=0.3, radius=1)
    page.text(said, x + WIDE / 2, y + 4.2, 9 * PT, align="centre", widest=width - 2)


def marks(page: Page, top: float, cuts: Sequence[float]) -> None:
    """Marks for the knife around a row: above and below where it is cut across, and at its ends."""
    left, right, bottom = cuts[0], cuts[-1], top + TALL
    for x in cuts:
        page.line(x, top - 1 - TICK, x, top - 1, weight=0.15)
        page.line(x, bottom + 1, x, bottom + 1 + TICK, weight=0.15)
    for y in (top, bottom):
        page.line(left - 1 - TICK, y, left - 1, y, weight=0.15)
        page.line(right + 1, y, right + 1 + TICK, y, weight=0.15)

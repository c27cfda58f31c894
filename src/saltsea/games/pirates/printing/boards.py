"""The ship to stand sandtimers on, the six sectors around her, the board for speed, life points and supplies, and the
die to fold."""

from __future__ import annotations

from typing import Final

from saltsea.games.pirates.rules.deeds import FACES
from saltsea.games.pirates.rules.ship import BALLS, CORKS, MOST_LIVES, MOST_SPEED, SECTOR_NAMES, SLOTS
from saltsea.printing.art import looks
from saltsea.printing.colours import CUT, INK, PAPER
from saltsea.printing.document import BOLD, PT, Document, Page
from saltsea.printing.pages import MARGIN, empty, titled
from saltsea.printing.sheets import CARD, TICK
from saltsea.printing.words import TextBox, fitted
from saltsea.texts import Texts

SEA: Final = "#5f9c9b"
FOAM: Final = "#e5efe0"
DEEP: Final = "#33757e"
SAND: Final = "#f8e6b4"
SHIP_TALL: Final = 262.0
"""From bowsprit to stern, in millimetres."""
WIDE, TALL = CARD
SECTOR: Final = (SLOTS * WIDE + 6, TALL + 15)
FACE: Final = 22.0
"""An edge of the die."""
NET: Final = ((1, 0), (0, 1), (1, 1), (2, 1), (3, 1), (1, 2))
"""Where the six faces of the die lie, in edges."""


def ship_page(document: Document, texts: Texts) -> None:
    """Ellen in one piece: round her edge is where to cut."""
    page = document.page()
    left, top, wide, tall = document.box("pirates/ship")
    scale = SHIP_TALL / tall
    x, y = (page.paper.width - wide * scale) / 2, (page.paper.height - SHIP_TALL) / 2
    page.picture("pirates/ship", x, y, wide * scale)
    for space in looks()["ship"]["spaces"]:
        middle_x, middle_y = x + (space["x"] - left) * scale, y + (space["y"] - top) * scale
        below = -19.4 if space["name"] == "helm" else 14.6
        name_plate(page, texts.say(f"space-pirates-{space['name']}"), middle_x, middle_y + below)


def name_plate(page: Page, said: str, x: float, y: float) -> None:
    width = page.width(said, 9 * PT, BOLD) + 4
    page.rectangle(x - width / 2, y, width, 4.8, fill=PAPER, line=INK, weight=0.3, radius=1.2)
    page.text(said, x, y + 3.5, 9 * PT, face=BOLD, align="centre")


def sector_pages(document: Document, texts: Texts) -> None:
    """Two sectors on each page, with room for their three cards."""
    wide, tall = SECTOR
    for first in range(0, len(SECTOR_NAMES), 2):
        page = document.page()
        spare = (page.paper.height - 2 * tall) / 3
        for place in range(2):
            sector(page, texts, first + place, (page.paper.width - wide) / 2, spare + place * (tall + spare))
        empty(document, texts)


def sector(page: Page, texts: Texts, number: int, x: float, y: float) -> None:
    """The edge with the name points at the ship."""
    wide, tall = SECTOR
    page.rectangle(x, y, wide, tall, fill=SEA, line=INK, weight=0.5)
    for slot in range(SLOTS):
        left = x + 3 + slot * WIDE
        page.rectangle(left + 1, y + 3, WIDE - 2, TALL - 1, fill=FOAM, line=DEEP, weight=0.5, radius=3)
        page.text(str(slot + 1), left + WIDE / 2, y + 52, 48 * PT, face=BOLD, fill=SEA, align="centre")
    middle, foot = x + wide / 2, y + tall - 11
    page.rectangle(middle - 34, foot, 68, 9, fill=PAPER, line=INK, weight=0.5, radius=2)
    name = texts.say("print-pirates-sector", {"sector": texts.say(f"sector-pirates-{number}"),
                                              "long": texts.part(f"sector-pirates-{number}", "long")})  # fmt: skip
    page.text(name, middle, foot + 6.6, 16 * PT, face=BOLD, align="centre", widest=64)
    for side in (-1, 1):
        tip = middle + side * 46
        page.polygon([(tip - 5, foot + 1), (tip + 5, foot + 1), (tip, foot + 9)], fill=PAPER, line=INK, weight=0.4)
    corner_marks(page, x, y, wide, tall)


def corner_marks(page: Page, x: float, y: float, wide: float, tall: float) -> None:
    for across in (x, x + wide):
        page.line(across, y - 1 - TICK, across, y - 1, weight=0.15)
        page.line(across, y + tall + 1, across, y + tall + 1 + TICK, weight=0.15)
    for down in (y, y + tall):
        page.line(x - 1 - TICK, down, x - 1, down, weight=0.15)
        page.line(x + wide + 1, down, x + wide + 1 + TICK, down, weight=0.15)


def crew_board(document: Document, texts: Texts) -> None:
    """Where speed, life points, corks and balls are kept beside the ship."""
    say, page = texts.say, document.page()
    y = titled(page, say("print-pirates-board"), say("print-pirates-board-below"))
    width = (page.paper.width - 2 * MARGIN) / (MOST_SPEED + 1)
    for speed in range(MOST_SPEED + 1):
        left = MARGIN + speed * width
        page.rectangle(left, y, width, 58, fill=SAND if speed in (1, 2) else PAPER, line=INK, weight=0.6)
        page.text(str(speed), left + width / 2, y + 16, 40 * PT, face=BOLD, align="centre")
        room = TextBox(left + 3, y + 20, width - 6, 15)
        fitted(page, say(f"print-pirates-speed-{speed}"), room, 9 * PT, align="centre")
        page.rectangle(left + width / 2 - 9, y + 37, 18, 18, line=CUT, weight=0.4, radius=2)
    y = row(page, say("print-pirates-lives"), "pirates/life", MOST_LIVES, y + 70)
    y = row(page, say("print-pirates-corks"), "pirates/cork", CORKS, y)
    row(page, say("print-pirates-balls"), "pirates/ball", BALLS, y)


def row(page: Page, said: str, picture: str, count: int, y: float) -> float:
    """A row of places, each with a faint picture of what lies there."""
    page.text(said, MARGIN, y + 5, 12 * PT, face=BOLD)
    for place in range(count):
        left = MARGIN + place * 24
        page.rectangle(left, y + 9, 21, 21, line=INK, weight=0.4, radius=2)
        page.picture(picture, left + 4, y + 13, 13, 13)
    return y + 40


def die(page: Page, texts: Texts, y: float) -> None:
    """A net of six faces with flaps: cut, fold, glue."""
    left = (page.paper.width - 4 * FACE) / 2
    fitted(page, texts.say("print-pirates-die"), TextBox(MARGIN, y, page.paper.width - 2 * MARGIN, 10), 11 * PT)
    y += 16
    for (column, line), hits in zip(NET, FACES, strict=True):
        across, down = left + column * FACE, y + line * FACE
        page.rectangle(across, down, FACE, FACE, fill=PAPER, line=INK, weight=0.3)
        page.picture(f"pirates/die/{hits}", across + 2.5, down + 2.5, FACE - 5)
    for flap in FLAPS:
        points = [(left + column * FACE, y + line * FACE) for column, line in flap]
        page.polygon(points, line=CUT, weight=0.3)


_SLANT: Final = 0.22
FLAPS: Final = (
    ((0, 1), (_SLANT, 1 - _SLANT), (1 - _SLANT, 1 - _SLANT), (1, 1)),
    ((2, 1), (2 + _SLANT, 1 - _SLANT), (3 - _SLANT, 1 - _SLANT), (3, 1)),
    ((3, 1), (3 + _SLANT, 1 - _SLANT), (4 - _SLANT, 1 - _SLANT), (4, 1)),
    ((0, 2), (_SLANT, 2 + _SLANT), (1 - _SLANT, 2 + _SLANT), (1, 2)),
    ((2, 2), (2 + _SLANT, 2 + _SLANT), (3 - _SLANT, 2 + _SLANT), (3, 2)),
    ((3, 2), (3 + _SLANT, 2 + _SLANT), (4 - _SLANT, 2 + _SLANT), (4, 2)),
    ((4, 1), (4 + _SLANT, 1 + _SLANT), (4 + _SLANT, 2 - _SLANT), (4, 2)),
)
"""One along every edge that meets another face."""

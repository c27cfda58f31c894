"""The sides of the pirates' cards: of the sea, and of events."""

from __future__ import annotations

from functools import partial
from typing import Final

from saltsea.printing.colours import INK, PAPER
from saltsea.printing.document import BOLD, PT, Page
from saltsea.printing.sheets import CARD, Piece
from saltsea.printing.words import LEADING, TextBox, fitted, lines
from saltsea.texts import Texts

WIDE, TALL = CARD
PANELS: Final = (23.0, 27.0, 31.0, 35.0)
"""How much of a card its words take, for short and for long ones."""
LEGIBLE: Final = 8 * PT
EVENT_PANEL: Final = 36.0
"""Events are read aloud: their words may be larger than their picture."""
BANNER: Final = 6.2
SAND: Final = "#f8e6b4"
DEEP: Final = "#33757e"
BURNT: Final = "#a9602f"


def sea_card(texts: Texts, name: str) -> Piece:
    """A card of the sea; all have the same back."""
    return Piece(partial(sea_face, texts, name), sea_back)


def sea_face(texts: Texts, name: str, page: Page, x: float, y: float) -> None:
    rule = f"rule-pirates-card-{name}"
    tall = panel_for(page, texts.say(rule))
    page.rectangle(x, y, WIDE, TALL, fill=PAPER)
    with page.clipped(x, y, WIDE, TALL - tall):
        page.picture(f"pirates/card/{name}", x, y + 0.4, WIDE)
    panel(page, texts.title(rule), texts.say(rule), x, y, tall)
    page.rectangle(x, y, WIDE, TALL, line=INK, weight=0.25)


def sea_back(page: Page, x: float, y: float) -> None:
    page.rectangle(x, y, WIDE, TALL, fill=PAPER)
    page.picture("pirates/back", x + 1.5, y + 1.5, WIDE - 3, TALL - 3)


def event_card(texts: Texts, name: str) -> Piece:
    """A card of the event pile."""
    return Piece(partial(event_face, texts, name), partial(event_back, texts))


def event_face(texts: Texts, name: str, page: Page, x: float, y: float) -> None:
    rule = f"rule-pirates-event-{name}"
    page.rectangle(x, y, WIDE, TALL, fill=SAND)
    page.picture(f"pirates/event/{name}", x + 8, y + 4, WIDE - 16, TALL - EVENT_PANEL - 8)
    with page.clipped(x + 1.4, y + 1.4, WIDE - 2.8, TALL - 2.8, radius=3):
        panel(page, texts.title(rule), texts.say(rule), x, y, EVENT_PANEL)
    page.rectangle(x + 1.4, y + 1.4, WIDE - 2.8, TALL - 2.8, line=INK, weight=0.8, radius=3)
    page.rectangle(x, y, WIDE, TALL, line=INK, weight=0.25)


def event_back(texts: Texts, page: Page, x: float, y: float) -> None:
    """Unlike the back of the sea, so that the two piles are never mixed."""
    page.rectangle(x, y, WIDE, TALL, fill=PAPER)
    page.rectangle(x + 3, y + 3, WIDE - 6, TALL - 6, fill=BURNT, line=INK, weight=0.8, radius=3)
    page.rectangle(x + 5, y + 5, WIDE - 10, TALL - 10, line=PAPER, weight=0.5, radius=2)
    page.disc(x + WIDE / 2, y + TALL / 2, 19, fill=PAPER, line=INK, weight=0.8)
    said = texts.say("print-pirates-event")
    page.text(said, x + WIDE / 2, y + TALL / 2 + 2, 16 * PT, face=BOLD, align="centre", widest=34)


def panel_for(page: Page, said: str) -> float:
    """The lowest panel in which the words can be read with ease, or else the highest."""
    for tall in PANELS:
        if len(lines(page, said, WIDE - 6, LEGIBLE)) * LEGIBLE * LEADING <= tall - BANNER - 1.4:
            return tall
    return PANELS[-1]


def panel(page: Page, title: str, said: str, x: float, y: float, tall: float) -> None:
    """Name and rule, on the lower part of a card."""
    top = y + TALL - tall - 1.4
    page.rectangle(x + 0.9, top, WIDE - 1.8, tall + 0.5, fill=PAPER, line=INK, weight=1.4)
    page.rectangle(x + 0.9, top, WIDE - 1.8, BANNER, fill=SAND, line=INK, weight=1)
    page.text(title, x + WIDE / 2, top + BANNER * 0.72, 12 * PT, face=BOLD, align="centre", widest=WIDE - 8)
    room = TextBox(x + 3, top + BANNER + 0.6, WIDE - 6, tall - BANNER - 1.4)
    fitted(page, said, room, (11 if tall == EVENT_PANEL else 9) * PT, smallest=5.6 * PT, align="centre", middle=True)

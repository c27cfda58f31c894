"""The two sides of a printed card. What it shows comes from the card's values; its words are those of the game."""

from __future__ import annotations

from typing import Final

from saltsea.games.corto.engine.cards import (
    ADVENTURES,
    BLACK,
    BOTH,
    CHARACTER,
    FIGURINE,
    OBJECT,
    RIDE,
    WHITE,
    Cards,
    adventure_of,
    card_name,
)
from saltsea.games.corto.text.card_words import VERB_NAMES, CardWords
from saltsea.printing.art import looks
from saltsea.printing.colours import INK, PAPER
from saltsea.printing.document import BOLD, ITALIC, PT, Page
from saltsea.printing.sheets import CARD, Piece
from saltsea.printing.words import LEADING, TextBox, fitted, lines
from saltsea.texts import Texts

WIDE, TALL = CARD
FRAME: Final = 3.2
PICTURE: Final = 47.5
"""How tall the picture is."""
BANNER: Final = 6.6
SIGN: Final = 7.6
TAB: Final = 9.6
SAND: Final = "#f8e6b4"
ORANGE: Final = "#e0572c"
INNER: Final = WIDE - 2 * FRAME
_LINE: Final = 7.2 * PT
"""The size of the line in italics."""


class Faces:
    """Draws cards in one language."""

    def __init__(self, cards: Cards, texts: Texts) -> None:
        self.cards = cards
        self.texts = texts
        self.words = CardWords(cards, texts)

    def piece(self, card: int) -> Piece:
        letter = ADVENTURES[adventure_of(card)]
        return Piece(lambda page, x, y: self.face(page, card, x, y), lambda page, x, y: back(page, letter, x, y))

    def face(self, page: Page, card: int, x: float, y: float) -> None:
        self.ground(page, card, x, y)
        self.picture(page, card, x, y)
        self.panel(page, card, x, y)
        self.tabs(page, card, x, y)
        self.signs(page, card, x, y)

    def ground(self, page: Page, card: int, x: float, y: float) -> None:
        """The border, which says what a card does; its black is never spared."""
        colour = self.cards.colour[card]
        bordered = self.cards.kind[card] in (CHARACTER, OBJECT)
        fill = (INK if colour == BLACK else PAPER) if bordered else accent(adventure_of(card))
        page.rectangle(x, y, WIDE, TALL, fill=fill, full_ink=colour == BLACK)
        if bordered and colour == BOTH:
            corners = [(x + WIDE, y), (x + WIDE, y + TALL), (x, y + TALL)]
            page.polygon(corners, fill=INK, full_ink=True)
        page.rectangle(x, y, WIDE, TALL, line=INK, weight=0.25)

    def picture(self, page: Page, card: int, x: float, y: float) -> None:
        left, top = x + FRAME, y + FRAME
        with page.clipped(left, top, INNER, PICTURE):
            page.picture(f"corto/card/{card_name(card)}", left - 1.2, top - 5, INNER + 2.4)
        page.rectangle(left, top, INNER, PICTURE, line=INK, weight=0.5)

    def panel(self, page: Page, card: int, x: float, y: float) -> None:
        """Name, what it does, and a line for pleasure."""
        left, top = x + FRAME, y + FRAME + PICTURE
        tall = TALL - 2 * FRAME - PICTURE
        page.rectangle(left, top, INNER, tall, fill=PAPER, line=INK, weight=0.5)
        page.rectangle(left, top, INNER, BANNER, fill=SAND, line=INK, weight=0.5)
        name = self.texts.say(f"card-corto-{card_name(card)}")
        page.text(name, x + WIDE / 2, top + BANNER * 0.72, 12 * PT, face=BOLD, align="centre", widest=INNER - 4)
        line = self.words.line(card)
        said = lines(page, line, INNER - 5, _LINE, ITALIC) if line else []
        foot = len(said) * _LINE * LEADING
        for place, part in enumerate(said):
            baseline = top + tall - foot - 2 + _LINE * (0.9 + LEADING * place)
            page.text(part, x + WIDE / 2, baseline, _LINE, face=ITALIC, align="centre")
        room = TextBox(left + 2.2, top + BANNER + 1.2, INNER - 4.4, tall - BANNER - foot - 3.4)
        fitted(page, self.rule(card), room, 10 * PT, smallest=5.6 * PT, align="centre", middle=True)

    def rule(self, card: int) -> str:
        return " ".join(self.words.does(card))

    def tabs(self, page: Page, card: int, x: float, y: float) -> None:
        """The adventure's colour and emblem, and the second background of who has one."""
        adventure = adventure_of(card)
        page.rectangle(x + 1, y + 1, TAB, TAB, fill=accent(adventure), line=INK, weight=0.4, radius=1)
        emblem(page, adventure, x + 1, y + 1, TAB)
        for second in range(len(ADVENTURES)):
            if (
                second != adventure
                and self.cards.kind[card] == CHARACTER
                and self.cards.backgrounds[card] >> second & 1
            ):
                left = x + WIDE - 1 - TAB
                page.rectangle(left, y + 1, TAB, TAB, fill=accent(second), line=INK, weight=0.4, radius=TAB / 2)
                emblem(page, second, left, y + 1, TAB)

    def signs(self, page: Page, card: int, x: float, y: float) -> None:
        """Signs along the lower edge of the picture: the friend to the left, what it does to the right."""
        top = y + FRAME + PICTURE - SIGN * 0.72
        for place, sign in enumerate(reversed(self.actions(card))):
            page.picture(f"corto/sign/{sign}", x + WIDE - FRAME - 1 - (place + 1) * SIGN, top, SIGN, SIGN * 0.87)
        if self.cards.friend[card]:
            page.picture("corto/sign/friend", x + FRAME + 1, top, SIGN, SIGN * 0.87)
        if self.cards.ace[card]:
            page.picture(
                "corto/sign/ace", x + FRAME + 1 + (SIGN if self.cards.friend[card] else 0), top, SIGN, SIGN * 0.87
            )
        if self.cards.long[card]:
            triangles(page, x, y)

    def actions(self, card: int) -> list[str]:
        kind, colour = self.cards.kind[card], self.cards.colour[card]
        if kind == FIGURINE:
            return ["many-steps" if self.cards.walk[card] == RIDE else "steps"]
        if kind not in (CHARACTER, OBJECT):
            return [VERB_NAMES[self.cards.verb[card]]]
        if colour == BOTH:
            return ["white", "black"]
        return ["white" if colour == WHITE else "black"] * max(1, self.cards.times[card])


def back(page: Page, letter: str, x: float, y: float) -> None:
    """The same for all cards of an adventure: a player who sees a back learns the deck and nothing else."""
    page.rectangle(x, y, WIDE, TALL, fill=PAPER)
    if not page.document.options.ink_saving:
        page.picture(f"corto/back/{letter}", x + 1.5, y + 1.5, WIDE - 3, TALL - 3)
        return
    adventure = ADVENTURES.index(letter)
    page.rectangle(x + 3, y + 3, WIDE - 6, TALL - 6, fill=accent(adventure), line=INK, weight=0.6, radius=3)
    page.disc(x + WIDE / 2, y + TALL / 2, 19, fill=PAPER, line=INK, weight=0.6)
    emblem(page, adventure, x + WIDE / 2 - 17, y + TALL / 2 - 17, 34)


def accent(adventure: int) -> str:
    found: str = looks()["adventures"][ADVENTURES[adventure]]["accent"]
    return found


def emblem(page: Page, adventure: int, x: float, y: float, size: float) -> None:
    """On the pale ground of paper that saves ink a pale emblem would be lost: there it is black."""
    pale = page.document.options.ink_saving
    name = f"corto/emblem/{ADVENTURES[adventure]}{'-ink' if pale else ''}"
    page.picture(name, x + size * 0.14, y + size * 0.14, size * 0.72, full_ink=pale)


def triangles(page: Page, x: float, y: float) -> None:
    """Long range: one triangle in the middle of each edge."""
    half, tall = 2.9, 3.6
    middle_x, middle_y, right, bottom = x + WIDE / 2, y + TALL / 2, x + WIDE - 0.5, y + TALL - 0.5
    for corners in (
        [(middle_x - half, y + 0.5 + tall), (middle_x, y + 0.5), (middle_x + half, y + 0.5 + tall)],
        [(middle_x - half, bottom - tall), (middle_x, bottom), (middle_x + half, bottom - tall)],
        [(x + 0.5 + tall, middle_y - half), (x + 0.5, middle_y), (x + 0.5 + tall, middle_y + half)],
        [(right - tall, middle_y - half), (right, middle_y), (right - tall, middle_y + half)],
    ):
        page.polygon(corners, fill=ORANGE, line=INK, weight=0.4)

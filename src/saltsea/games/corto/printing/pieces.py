"""Everything of Corto that is neither card nor strip: markers, seals, figurines, the pieces of the six quests. How
many there are of each is asked of the rules."""

from __future__ import annotations

from functools import partial
from typing import Final

from saltsea.games.corto.printing.faces import TALL, WIDE
from saltsea.games.corto.rules.count import CARRIAGE_GOLD
from saltsea.games.corto.rules.grid import MOST_STRIPS, STOCK
from saltsea.games.corto.rules.quests import INGOT_TILES, LEOPARD_TILES, TILES
from saltsea.printing.art import looks
from saltsea.printing.colours import CUT, INK, PAPER
from saltsea.printing.document import BOLD, PT, Page
from saltsea.printing.sheets import Draw, Group, Piece
from saltsea.texts import Texts

MARKER: Final = 14.0
TILE: Final = 22.0
SEAL: Final = (38.0, 38.0)
STANDEE: Final = (30.0, 104.0)
"""A figurine that stands: its picture twice, head to head, and a foot at either end."""
FOOT: Final = 8.0


def groups(texts: Texts) -> list[Group]:
    """All pieces, those of one size together."""
    players = range(len(looks()["players"]))
    markers = [token(f"corto/marker/{seat}", MARKER) for seat in players for _ in range(STOCK)]
    return [
        Group(
            *STANDEE,
            [Piece(partial(standee, who)) for who in ("corto", "rasputin")],
            texts.say("print-corto-figurines"),
        ),
        Group(*SEAL, [both(partial(seal, texts, seat)) for seat in players], texts.say("print-corto-seals")),
        Group(MARKER, MARKER, markers, texts.say("print-corto-markers", {"number": STOCK}), across=STOCK),
        Group(TILE, TILE, quest_tiles(), texts.say("print-corto-quests")),
    ]


def quest_tiles() -> list[Piece]:
    """The pieces of the six quests; what lies face down has one back for all of its sort."""
    hidden = partial(tile, "corto/piece/tile")
    celts = ["corto/piece/ingot"] * INGOT_TILES + ["corto/piece/crow"] * (TILES - INGOT_TILES)
    wagon = partial(tile, "corto/piece/carriage-0")
    return [
        token("corto/piece/vessel", TILE),
        token("corto/piece/aces", TILE),
        *(Piece(partial(tile, name), hidden) for name in celts),
        *(token("corto/piece/leopard", TILE) for _ in range(LEOPARD_TILES)),
        token("corto/piece/train", TILE),
        *(Piece(partial(tile, f"corto/piece/carriage-{gold}"), wagon) for gold in CARRIAGE_GOLD),
        *(token("corto/piece/gold", TILE) for _ in range(MOST_STRIPS)),
    ]


def token(picture: str, size: float) -> Piece:
    """A piece that is the same from both sides."""
    return both(partial(tile, picture, size=size))


def both(side: Draw) -> Piece:
    return Piece(side, side)


def tile(picture: str, page: Page, x: float, y: float, *, size: float = TILE) -> None:
    page.rectangle(x, y, size, size, fill=PAPER, line=CUT, weight=0.15)
    page.picture(picture, x + size * 0.1, y + size * 0.1, size * 0.8, size * 0.8)


def seal(texts: Texts, seat: int, page: Page, x: float, y: float) -> None:
    """A player's seal; cards that count as gold lie under it."""
    size = SEAL[0]
    page.rectangle(x, y, size, size, fill=PAPER, line=INK, weight=0.3)
    page.picture(f"corto/seal/{seat}", x + 5, y + 2, size - 10, size - 12)
    page.text(texts.say(f"seat-corto-{seat}"), x + size / 2, y + size - 4, 13 * PT, face=BOLD, align="centre")


def standee(who: str, page: Page, x: float, y: float) -> None:
    """Fold in the middle, glue, bend the feet out."""
    width, height = STANDEE
    half = height / 2
    page.rectangle(x, y, width, height, fill=PAPER, line=CUT, weight=0.15)
    for turn in (0, 180):
        with page.turned(turn, x + width / 2, y + half):
            page.picture(f"corto/figurine/{who}", x + 2, y + half + 1.5, width - 4, half - FOOT - 2)
            page.line(x, y + height - FOOT, x + width, y + height - FOOT, dashed=True, line=CUT)
    page.line(x, y + half, x + width, y + half, dashed=True, line=CUT)


def discard_board(texts: Texts, page: Page, x: float, y: float) -> None:
    page.rectangle(x, y, WIDE, TALL, fill=PAPER, line=INK, weight=0.4)
    page.rectangle(x + 3, y + 3, WIDE - 6, TALL - 6, line=CUT, weight=0.6, radius=3)
    page.picture("corto/coin", x + WIDE / 2 - 9, y + 26, 18)
    page.text(texts.say("print-corto-pile"), x + WIDE / 2, y + 56, 14 * PT, face=BOLD, align="centre", widest=WIDE - 12)

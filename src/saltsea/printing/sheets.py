"""Sheets to cut: pieces of one size in a grid without gaps, marks for the scissors around it, and on the page behind
every back where it belongs when the paper is turned over its long edge."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from saltsea.printing.colours import CUT, INK
from saltsea.printing.document import PT, Document, Page
from saltsea.printing.options import PAPERS

CARD: Final = (63.0, 88.0)
"""Width and height of a card in millimetres: sleeves of the usual size fit."""
EDGE: Final = 7.5
"""What most printers leave white."""
TICK: Final = 3.0
GAP: Final = 9.0
"""Between groups of pieces of different size."""
CAPTION: Final = 5.0
"""Above a group that says what it is."""

Draw: TypeAlias = Callable[[Page, float, float], None]
"""Draws a piece whose upper left corner is at a point."""


def nothing(_: Page, __: float, ___: float) -> None:
    """A side that stays white."""


class Piece(NamedTuple):
    """Something to cut out, with both its sides."""

    front: Draw
    back: Draw = nothing


class Group(NamedTuple):
    """Pieces of one size that are cut out together."""

    width: float
    height: float
    pieces: Sequence[Piece]
    caption: str = ""
    """What they are, for who cuts."""
    across: int = 0
    """How many in a row, if not as many as fit."""


class Cell(NamedTuple):
    """A piece in its place."""

    piece: Piece
    x: float
    y: float
    width: float


class GroupRows(NamedTuple):
    """Rows of a group on one page."""

    left: float
    top: float
    columns: int
    rows: int
    group: Group
    first: int

    def cells(self) -> list[Cell]:
        wide, tall = self.group.width, self.group.height
        count = self.columns * self.rows
        return [
            Cell(piece, self.left + place % self.columns * wide, self.top + place // self.columns * tall, wide)
            for place, piece in enumerate(self.group.pieces[self.first : self.first + count])
        ]


def sheets(document: Document, groups: Iterable[Group], footer: str = "") -> list[tuple[Page, Page]]:
    """All groups on as few sheets as their order allows: fronts and backs, page by page."""
    leaves, drawn = laid_out(document, groups), []
    for place, blocks in enumerate(leaves):
        document.tell(place / len(leaves))
        drawn.append(leaf(document, blocks, footer))
    return drawn


def laid_out(document: Document, groups: Iterable[Group]) -> list[list[GroupRows]]:
    """Which rows of which group go on which sheet."""
    paper = PAPERS[document.options.paper]
    leaves: list[list[GroupRows]] = []
    y = paper.height
    for group in groups:
        columns = group.across or int((paper.width - 2 * EDGE) // group.width)
        first, caption = 0, (CAPTION if group.caption else 0.0)
        while first < len(group.pieces):
            free = int((paper.height - EDGE - y - caption) // group.height)
            if free < 1:
                leaves.append([])
                y = EDGE
                continue
            rows = min(free, -(-(len(group.pieces) - first) // columns))
            across = min(columns, len(group.pieces) - first)
            left = (paper.width - across * group.width) / 2
            leaves[-1].append(GroupRows(left, y + caption, across, rows, group, first))
            first += across * rows
            y += caption + rows * group.height + GAP
    return [centred(blocks, paper.height) for blocks in leaves]


def centred(blocks: list[GroupRows], height: float) -> list[GroupRows]:
    """A sheet whose blocks leave as much white above as below."""
    last = blocks[-1]
    top = blocks[0].top - (CAPTION if blocks[0].group.caption else 0.0)
    spare = height - 2 * top - (last.top + last.rows * last.group.height - top)
    return [block._replace(top=block.top + max(0.0, spare / 2)) for block in blocks]


def leaf(document: Document, blocks: list[GroupRows], footer: str) -> tuple[Page, Page]:
    """One sheet. Its back is its mirror: the first column of the front lies behind the last one of the back."""
    front, back = document.page(), document.page()
    for block in blocks:
        for cell in block.cells():
            cell.piece.front(front, cell.x, cell.y)
            cell.piece.back(back, back.paper.width - cell.x - cell.width, cell.y)
        for page in (front, back):
            crop_marks(page, block)
        if block.group.caption:
            front.text(block.group.caption, block.left, block.top - 1.8 - TICK, 8 * PT, fill=INK)
    if footer:
        front.text(footer, front.paper.width / 2, front.paper.height - 2.6, 6 * PT, align="centre", fill=CUT)
    return front, back


def crop_marks(page: Page, block: GroupRows) -> None:
    """Short lines outside the grid, where to cut."""
    wide, tall = block.group.width, block.group.height
    right, bottom = block.left + block.columns * wide, block.top + block.rows * tall
    for column in range(block.columns + 1):
        x = block.left + column * wide
        page.line(x, block.top - 1 - TICK, x, block.top - 1, line=INK, weight=0.15)
        page.line(x, bottom + 1, x, bottom + 1 + TICK, line=INK, weight=0.15)
    for row in range(block.rows + 1):
        y = block.top + row * tall
        page.line(block.left - 1 - TICK, y, block.left - 1, y, line=INK, weight=0.15)
        page.line(right + 1, y, right + 1 + TICK, y, line=INK, weight=0.15)

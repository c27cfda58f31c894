"""The difference between two tables of Corto, part by part, in names: what a client shows before it happens."""

from collections import Counter
from collections.abc import Iterator
from typing import Final, TypeAlias

from saltsea.games.corto.engine.state import (
    CARRIAGES,
    LEOPARDS,
    OWNED,
    PRIZES,
    QUEST,
    TURN_CARRIAGE,
    CortoState,
    held,
)
from saltsea.games.corto.rules.count import count
from saltsea.games.corto.rules.grid import NOWHERE, SQUARES, squares_in
from saltsea.games.corto.rules.markers import number_on
from saltsea.games.corto.view.names import card_id, square_name
from saltsea.games.corto.view.shapes import CardChange, GoldChange, MarkerChange, Piece, PieceChange, PrizeChange
from saltsea.kernel.seat import Seat

TRAVELLERS: Final[tuple[Piece, ...]] = ("corto", "rasputin", "vessel", "train")
Lying: TypeAlias = tuple[str, int, int]
"""Where a card lies: the kind of place, its square or seat, and the card."""


def gold_changes(before: CortoState, after: CortoState) -> list[GoldChange]:
    """The difference of two counts."""
    found = []
    for seat in range(before.players):
        was, will = by_source(before, seat), by_source(after, seat)
        found += [
            GoldChange(seat, source.removeprefix("corto."), will[source] - was[source])
            for source in sorted({*was, *will})
            if will[source] != was[source]
        ]
    return found


def by_source(state: CortoState, seat: int) -> Counter[str]:
    gold: Counter[str] = Counter()
    for line in count(state, seat):
        gold[line.source] += line.gold
    return gold


def marker_changes(before: CortoState, after: CortoState) -> list[MarkerChange]:
    return [
        MarkerChange(str(square_name(square)), seat, more)
        for square in range(SQUARES)
        if before.marks[square] != after.marks[square]
        for seat in range(before.players)
        if (more := number_on(after.marks[square], seat) - number_on(before.marks[square], seat))
    ]


def piece_changes(before: CortoState, after: CortoState) -> list[PieceChange]:
    """Pieces that stand elsewhere, and tiles that are gone or are about to be turned."""
    found = []
    for piece in TRAVELLERS:
        was, will = getattr(before, piece), getattr(after, piece)
        if was != will:
            found.append(PieceChange(piece, square_name(was) or "", square_name(will) or ""))
    gone = [square for square in squares_in(before.tiles) if square not in squares_in(after.tiles)]
    taken = [*gone, *tile_to_turn(after)]
    return found + [PieceChange("tile", str(square_name(square))) for square in taken]


def tile_to_turn(state: CortoState) -> list[int]:
    """The tile that chance is asked about at this moment: whatever it is, it leaves its square."""
    turns = state.step == QUEST and state.target != NOWHERE and state.target in squares_in(state.tiles)
    return [state.target] if turns else []


def prize_changes(before: CortoState, after: CortoState) -> list[PrizeChange]:
    """Leopards, carriages and the aces. A carriage that is about to be turned is one more, whatever it is worth."""
    found = []
    for seat in range(before.players):
        first = seat * PRIZES
        more = {
            "leopard": after.prizes[first + LEOPARDS] - before.prizes[first + LEOPARDS],
            "carriage": after.prizes[first + CARRIAGES].bit_count() - before.prizes[first + CARRIAGES].bit_count(),
            "aces": int(after.ace_holder == seat) - int(before.ace_holder == seat),
        }
        more["carriage"] += int(after.step == TURN_CARRIAGE and after.turn == seat)
        found += [PrizeChange(seat, prize, number) for prize, number in more.items() if number]
    return found


def card_changes(before: CortoState, after: CortoState, me: Seat) -> list[CardChange]:
    """Cards that lie where they did not, as far as this seat may see them; hands of others are not looked at."""
    more = Counter(lying(after, me))
    more.subtract(Counter(lying(before, me)))
    return [card_change(*one) for one in sorted(more) for _ in range(more[one])]


def card_change(to: str, place: int, card: int) -> CardChange:
    name = card_id(card) or ""
    if to == "square":
        return CardChange("square", name, square=str(square_name(place)))
    if to == "pile":
        return CardChange("pile", name)
    return CardChange(to, name, seat=place)  # type: ignore[arg-type]


def lying(state: CortoState, me: Seat) -> Iterator[Lying]:
    """Every card that this seat sees, and where."""
    yield from (("square", square, state.who[square]) for square in squares_in(state.characters))
    yield from (("pile", 0, card) for card in state.pile)
    yield from (("hand", me, card) for card in held(state, me))
    for place, codes in (("seal", state.sealed), ("guard", state.guards)):
        yield from ((place, code // OWNED, code % OWNED - 1) for code in codes)

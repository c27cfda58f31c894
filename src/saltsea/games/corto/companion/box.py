"""What the companion's page may offer: numbers of players, strips, lengths and pieces, as the rules have them."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from saltsea.games.corto.companion.shapes import (
    MOST_GOLD,
    MOST_SEALED,
    CompanionBox,
    CompanionPiece,
    CompanionTable,
)
from saltsea.games.corto.engine.cards import ADVENTURES
from saltsea.games.corto.engine.game import LENGTH, CortoRules
from saltsea.games.corto.rules.count import CARRIAGE_GOLD
from saltsea.games.corto.rules.grid import LENGTHS, STOCK, STRIDE, strips_in_play
from saltsea.games.corto.rules.quests import (
    BALLAD,
    CAPRICORN,
    CELTS,
    ETHIOPIANS,
    INGOT_TILES,
    LEOPARD_TILES,
    SIBERIA,
)
from saltsea.games.corto.view.names import SQUARE_NAMES
from saltsea.kernel.match import check_table

DECK: Final = 1
"""The first square of a strip has its deck, and bears no character."""


def box_of(rules: CortoRules) -> CompanionBox:
    """The box as these rules play it."""
    return CompanionBox(
        tables=[table_of(rules, players) for players in range(rules.fewest, rules.most + 1)],
        adventures=[*ADVENTURES],
        lengths=[*LENGTHS],
        usual_length=LENGTH,
        squares={str(length): [*squares_of(rules, length)] for length in LENGTHS},
        markers=STOCK,
        sealed=MOST_SEALED,
        gold=MOST_GOLD,
        pieces=[*pieces()],
        vessel=ADVENTURES[BALLAD],
        aces=ADVENTURES[CAPRICORN],
    )


def table_of(rules: CortoRules, players: int) -> CompanionTable:
    partners = check_table(rules, players, {"partners": "on"}) is None
    return CompanionTable(players, strips_in_play(players), partners)


def squares_of(rules: CortoRules, length: int) -> Iterator[list[str]]:
    """The squares of each strip but that of its deck."""
    for strip in range(strips_in_play(rules.most)):
        first = strip * STRIDE
        yield [SQUARE_NAMES[square] for square in range(first + DECK, first + length)]


def pieces() -> Iterator[CompanionPiece]:
    yield CompanionPiece("ingots", ADVENTURES[CELTS], INGOT_TILES)
    yield CompanionPiece("leopards", ADVENTURES[ETHIOPIANS], LEOPARD_TILES)
    for gold, most in sorted(Counter(CARRIAGE_GOLD).items()):
        yield CompanionPiece("carriages", ADVENTURES[SIBERIA], most, gold)

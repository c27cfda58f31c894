"""What the companion's page may offer: numbers of players, strips, lengths and pieces, as the rules have them."""

from collections import Counter
from collections.abc import Iterator

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
from saltsea.games.corto.rules.grid import LENGTHS, STOCK, strips_in_play
from saltsea.games.corto.rules.quests import (
    BALLAD,
    CAPRICORN,
    CELTS,
    ETHIOPIANS,
    INGOT_TILES,
    LEOPARD_TILES,
    SIBERIA,
)
from saltsea.kernel.match import check_table


def box_of(rules: CortoRules) -> CompanionBox:
    """The box as these rules play it."""
    return CompanionBox(
        tables=[table_of(rules, players) for players in range(rules.fewest, rules.most + 1)],
        adventures=[*ADVENTURES],
        lengths=[*LENGTHS],
        usual_length=LENGTH,
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


def pieces() -> Iterator[CompanionPiece]:
    yield CompanionPiece("ingots", ADVENTURES[CELTS], INGOT_TILES)
    yield CompanionPiece("leopards", ADVENTURES[ETHIOPIANS], LEOPARD_TILES)
    for gold, most in sorted(Counter(CARRIAGE_GOLD).items()):
        yield CompanionPiece("carriages", ADVENTURES[SIBERIA], most, gold)

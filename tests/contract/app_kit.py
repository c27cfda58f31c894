"""The App beside the cardboard under the contract."""

from collections.abc import Mapping

from contract.kit import Kit
from contract.pirates_kit import is_heard, pirates_swapped
from saltsea.catalog import CATALOG
from saltsea.games.pirates.app.state import AppState
from saltsea.games.pirates.definition import CONTENT, chapter_files
from saltsea.games.pirates.engine.state import NO_CARD, UNKNOWN
from saltsea.games.pirates.rules.ship import CORKS, POSITIONS
from saltsea.kernel.dice import Dice
from saltsea.kernel.seat import Seat


def app_conserved(state: AppState) -> Mapping[str, object]:
    """What the crew tells is what a table can look like."""
    ship, sea = state.table.ship, state.table.sea
    lying = [place for place in range(POSITIONS) if sea.kinds[place] != NO_CARD]
    return {
        "corks": ship.corks.bit_count() <= CORKS and ship.corks & ~ship.spaces == 0 and ship.fires & ~ship.corks == 0,
        "lives": 0 <= ship.lives <= state.table.voyage.life,
        "hidden": sum(sea.hidden) == sea.kinds.count(UNKNOWN),
        "numbers": len({sea.numbers[place] for place in lying}) == len(lying),
        "damage": all(sea.wounds[place] == 0 for place in range(POSITIONS) if place not in lying),
    }


def app_swapped(state: AppState, seat: Seat, dice: Dice) -> AppState:
    twin = state.copy()
    twin.table = pirates_swapped(state.table, seat, dice)
    return twin


APP_KIT = Kit(
    game=CATALOG["app"],
    conserved=app_conserved,
    swap_hidden=app_swapped,
    secret_nouns=frozenset(),
    is_heard=is_heard,
    options=tuple(
        {"chapter": str(chapter), "sailors": 1 + chapter % 4} for chapter in range(1, 1 + len(chapter_files(CONTENT)))
    ),
    proof=300,
    walk=120,
    longest=20_000,
)

"""Every game under the contract, and the kits of the two small ones."""

from collections.abc import Mapping

from contract.app_kit import APP_KIT
from contract.corto_kit import CORTO_KIT
from contract.kit import Kit
from contract.pirates_kit import PIRATES_KIT
from saltsea.kernel.dice import Dice
from saltsea.kernel.seat import Seat
from small_games.catalog import PUMPS, SHELLS
from small_games.pumps.nouns import BIT as PUMP_BIT
from small_games.pumps.nouns import PUMPS as PUMP_COUNT
from small_games.pumps.nouns import PumpsState
from small_games.shells.nouns import BIT, ShellsState, cards_of


def shells_conserved(state: ShellsState) -> Mapping[str, object]:
    piles = [state.stock, *state.hands, *state.won, sum(BIT[card] for card in state.trick)]
    return {"shells": sorted(card for pile in piles for card in cards_of(pile))}


def shells_swapped(state: ShellsState, seat: Seat, dice: Dice) -> ShellsState:
    """Shuffle the other hands and the stock among themselves, as far as what was shown allows."""
    twin = state.copy()
    others = [other for other in range(state.players) if other != seat]
    hidden = cards_of(state.stock | sum(state.hands[other] for other in others))
    while True:
        dice.shuffle(hidden)
        left = hidden[:]
        for other in others:
            twin.hands[other] = sum(BIT[left.pop()] for _ in range(state.hands[other].bit_count()))
        twin.stock = sum(BIT[card] for card in left)
        if not any(twin.hands[other] & twin.void[other] for other in others):
            return twin


def pumps_conserved(state: PumpsState) -> Mapping[str, object]:
    return {"timers": len(state.timers), "orders": len(state.orders)}


def pumps_swapped(state: PumpsState, seat: Seat, dice: Dice) -> PumpsState:
    twin = state.copy()
    for other in range(state.players):
        if other != seat:
            fits = [pump for pump in range(PUMP_COUNT) if state.possible[other] & PUMP_BIT[pump]]
            twin.orders[other] = dice.pick(fits)
    return twin


SHELLS_KIT = Kit(
    game=SHELLS,
    conserved=shells_conserved,
    swap_hidden=shells_swapped,
    secret_nouns=frozenset({"Card"}),
)
PUMPS_KIT = Kit(
    game=PUMPS,
    conserved=pumps_conserved,
    swap_hidden=pumps_swapped,
    secret_nouns=frozenset(),
)


KITS = (SHELLS_KIT, PUMPS_KIT, CORTO_KIT, PIRATES_KIT, APP_KIT)
"""Every game of the catalogue has its kit here, and the two small ones; a test compares."""

__all__ = ["APP_KIT", "CORTO_KIT", "KITS", "PIRATES_KIT", "PUMPS_KIT", "SHELLS_KIT", "Kit"]

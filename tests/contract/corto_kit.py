"""Corto under the contract."""

from collections.abc import Mapping

from contract.kit import Kit
from saltsea.catalog import CATALOG
from saltsea.games.corto.engine.cards import NO_CARD, PER_DECK
from saltsea.games.corto.engine.state import HAND, CortoState, cards_of, held
from saltsea.games.corto.rules.markers import number_on
from saltsea.kernel.dice import Dice
from saltsea.kernel.seat import Seat


def corto_conserved(state: CortoState) -> Mapping[str, object]:
    """Thirteen markers a player, every card in one place, every tile with a player or in the box."""
    seats = range(state.players)
    markers = [state.stock[seat] + sum(number_on(marks, seat) for marks in state.marks) for seat in seats]
    return {"markers": markers, "cards": corto_cards(state), "prizes": corto_prizes(state)}


def corto_cards(state: CortoState) -> list[int]:
    """Every card of the decks in play, wherever it lies."""
    codes = (*state.sealed, *state.guards)
    lying = [card for seat in range(state.players) for card in cards_of(codes, seat)]
    lying += [*state.hands, *state.who, *state.pile]
    if state.card not in lying:
        lying.append(state.card)
    decks = enumerate(state.decks)
    lying += [
        adventure * PER_DECK + place for adventure, deck in decks for place in range(PER_DECK) if deck >> place & 1
    ]
    return sorted(card for card in lying if card != NO_CARD)


def corto_prizes(state: CortoState) -> list[int]:
    won = [sum(state.prizes[kind::4]) for kind in range(3)]
    carriages = sum(state.prizes[seat * 4 + 3].bit_count() for seat in range(state.players))
    left = [state.ingots_left, state.crows_left, state.leopards_left]
    return [*map(sum, zip(won, left, strict=True)), carriages + int(state.carriages_left).bit_count()]


def corto_swapped(state: CortoState, seat: Seat, dice: Dice) -> CortoState:
    """Shuffle unseen cards among the decks and the other hands, back for back."""
    twin = state.copy()
    open_cards = {card for other in range(state.players) for card in cards_of(state.shown, other)}
    others = [other for other in range(state.players) if other != seat]
    hidden = [[card for card in held(state, other) if card not in open_cards] for other in others]
    for adventure in state.layout.strips:
        mine = [[card for card in hand if card // PER_DECK == adventure] for hand in hidden]
        deck = range(adventure * PER_DECK, (adventure + 1) * PER_DECK)
        pool = [card for card in deck if state.decks[adventure] >> card % PER_DECK & 1]
        pool += [card for gone in mine for card in gone]
        dice.shuffle(pool)
        for other, gone in zip(others, mine, strict=True):
            kept = [card for card in held(twin, other) if card not in gone]
            hand = sorted(kept + [pool.pop() for _ in gone])
            twin.hands[other * HAND : (other + 1) * HAND] = hand + [NO_CARD] * (HAND - len(hand))
        twin.decks[adventure] = sum(1 << card % PER_DECK for card in pool)
    return twin


CORTO_KIT = Kit(
    game=CATALOG["corto"],
    conserved=corto_conserved,
    swap_hidden=corto_swapped,
    secret_nouns=frozenset({"Card"}),
    options=(
        {},
        {"length": 6, "black_border": "english", "figurines": "may", "open_scores": "on"},
        {"length": 9, "undo": "off", "slow_start": "on", "figurines": "matters"},
        {"strips": "ABCD", "order": "given"},
        {"strips": "EFC", "order": "random", "length": 7},
        {"partners": "on"},
    ),
    proof=200,
    walk=250,
    longest=4000,
)

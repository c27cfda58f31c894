"""What the learned evaluator looks at: for each player a row of small numbers that anybody at the table could count."""

from typing import Final

from mypy_extensions import i64

from saltsea.games.corto.engine.cards import ADVANTAGE, BLACK, CHARACTER, FIGURINE, NO_CARD, OBJECT, WHITE, Card, Cards
from saltsea.games.corto.engine.state import (
    CARRIAGES,
    DRAW,
    HAND,
    INGOTS,
    LEOPARDS,
    MAIN,
    NO_SEAT,
    OWNED,
    PRIZES,
    CortoState,
)
from saltsea.games.corto.rules.characters import ground
from saltsea.games.corto.rules.count import ACES_GOLD, CARRIAGE_GOLD, GREAT_GOLD, INGOT_GOLD, LEOPARD_GOLD, VESSEL_GOLD
from saltsea.games.corto.rules.ending import figures
from saltsea.games.corto.rules.grid import BIT, number_of, squares_in
from saltsea.games.corto.rules.quests import CAPRICORN, SAMARKAND
from saltsea.games.corto.rules.turn import DRAWS
from saltsea.games.corto.rules.variants import compensation
from saltsea.kernel.seat import Seat

TILES: Final = 0
GROUP_GOLD: Final = 1
SINGLES: Final = 2
LED_BY_ONE: Final = 3
LED_BY_TWO: Final = 4
LED_BY_MORE: Final = 5
TIED: Final = 6
BEHIND: Final = 7
LARGEST: Final = 8
WEAK_IN_LARGEST: Final = 9
GROWTH: Final = 10
FRIENDS: Final = 11
ACES: Final = 12
HOLDS_ACES: Final = 13
VESSEL: Final = 14
GREAT: Final = 15
LEOPARD: Final = 16
GUARDS: Final = 17
STOCK: Final = 18
EMPTY_STOCK: Final = 19
CARDS_HELD: Final = 20
CHARACTERS_HELD: Final = 21
OBJECTS_HELD: Final = 22
CORTO_HELD: Final = 23
ADVANTAGES_HELD: Final = 24
IN_LARGE: Final = 25
RASPUTIN_HELD: Final = 26
JOINING_HELD: Final = 27
HITTING_HELD: Final = 28
MARKING_HELD: Final = 29
FEATURES: Final = 30

STAGES: Final = 16
"""Steps of a game's progress, from an empty board to two full strips."""

_COUNT: Final = [bits.bit_count() for bits in range(512)]


def size_of(mask: i64) -> i64:
    """How many squares are in a set."""
    first: i64 = _COUNT[mask & 511]
    second: i64 = _COUNT[(mask >> 9) & 511]
    third: i64 = _COUNT[(mask >> 18) & 511]
    fourth: i64 = _COUNT[(mask >> 27) & 511]
    return first + second + third + fourth


def stage(state: CortoState) -> int:
    """How far the game is: 0 … STAGES, by the two fullest strips."""
    taken: i64 = state.characters | figures(state)
    most: i64 = 0
    next_most: i64 = 0
    for row in state.grid.rows:
        squares: i64 = row
        size = size_of(squares & taken)
        if size > most:
            next_most, most = most, size
        elif size > next_most:
            next_most = size
    return (most + next_most) * STAGES // (2 * (state.grid.length - 1))


def measure(state: CortoState, cards: Cards, mine: list[int]) -> list[int]:
    """The rows of all players, one after the other; `mine` is filled with the squares that each controls."""
    found = [0] * (state.players * FEATURES)
    _look_at_board(state, cards, mine, found)
    _look_at_tiles(state, found)
    for seat in range(state.players):
        base: i64 = seat * FEATURES
        found[base + STOCK] = state.stock[seat]
        found[base + EMPTY_STOCK] = 0 if state.stock[seat] else 1
        found[base + CARDS_HELD] = hand_after_drawing(state, seat)
    return found


def look_at_hand(state: CortoState, cards: Cards, seat: Seat, mine: i64, found: list[int]) -> None:
    """What a player holds, and what of it can be used at once: in the own row alone, the others' are not known."""
    base: i64 = seat * FEATURES
    start: i64 = seat * HAND
    for place in range(start, start + HAND):
        card = state.hands[place]
        if card == NO_CARD:
            break
        kind = cards.kind[card]
        if kind == CHARACTER:
            _look_at_character(state, cards, card, mine, base, found)
        elif kind == OBJECT:
            found[base + OBJECTS_HELD] += cards.times[card]
        elif kind == FIGURINE:
            found[base + CORTO_HELD] += cards.who[card] & 1
            found[base + RASPUTIN_HELD] += cards.who[card] >> 1
        elif kind == ADVANTAGE:
            found[base + ADVANTAGES_HELD] += 1


def _look_at_character(state: CortoState, cards: Cards, card: Card, mine: i64, base: i64, found: list[int]) -> None:
    found[base + CHARACTERS_HELD] += 1
    squares: i64 = ground(state, cards, card) & ~state.characters & state.grid.playable
    if squares & state.grid.around(mine):
        found[base + JOINING_HELD] += 1
    if cards.colour[card] & BLACK and squares & state.grid.around(state.characters & ~mine):
        found[base + HITTING_HELD] += 1
    if cards.colour[card] & WHITE:
        found[base + MARKING_HELD] += 1


def hand_after_drawing(state: CortoState, seat: Seat) -> int:
    """How many cards a player holds; whose turn it is draws as many as may be drawn."""
    size: i64 = 0
    start: i64 = seat * HAND
    for place in range(start, start + HAND):
        if state.hands[place] != NO_CARD:
            size += 1
    if state.turn == seat and (state.step == MAIN or state.step == DRAW):
        if not state.plays:
            return HAND
        size += DRAWS + state.more - state.drawn
        if size > HAND:
            return HAND
    return size


def _look_at_board(state: CortoState, cards: Cards, mine: list[int], found: list[int]) -> None:
    """Control, safety and groups: one pass over the characters, then one over each player's groups."""
    weak = [0, 0, 0, 0]
    for square in squares_in(state.characters):
        marks: i64 = state.marks[square]
        if marks:
            _look_at_marks(state, cards, square, marks, mine, weak, found)
    for player in range(state.players):
        _look_at_groups(state, mine[player], weak[player], player * FEATURES, found)


def _look_at_marks(
    state: CortoState, cards: Cards, square: i64, marks: i64, mine: list[int], weak: list[int], found: list[int]
) -> None:
    """Who leads on one character, and by how many markers."""
    best: i64 = 0
    second: i64 = 0
    leader: i64 = NO_SEAT
    seat: i64 = 0
    while seat < state.players:
        number: i64 = (marks >> 4 * seat) & 15
        if number > best:
            second, best, leader = best, number, seat
        elif number > second:
            second = number
        seat += 1
    if second:
        _look_at_others(state, marks, leader if best > second else NO_SEAT, best, found)
    if best > second:
        bit: i64 = BIT[square]
        mine[leader] |= bit
        if best - second == 1:
            weak[leader] |= bit
        _look_at_controlled(state, cards, square, best - second, leader * FEATURES, found)


def _look_at_controlled(state: CortoState, cards: Cards, square: i64, lead: i64, base: i64, found: list[int]) -> None:
    """What a character gives the player who controls it."""
    found[base + (LED_BY_ONE if lead == 1 else (LED_BY_TWO if lead == 2 else LED_BY_MORE))] += 1
    who = state.who[square]
    found[base + ACES] += cards.ace[who]
    found[base + FRIENDS] += cards.friend[who]
    if state.vessel == square:
        found[base + VESSEL] += VESSEL_GOLD
    if number_of(square) == state.grid.length and state.layout.strip_of[SAMARKAND] >= 0:
        found[base + GREAT] += GREAT_GOLD


def _look_at_others(state: CortoState, marks: i64, leader: i64, best: i64, found: list[int]) -> None:
    seat: i64 = 0
    while seat < state.players:
        number: i64 = (marks >> 4 * seat) & 15
        if number and seat != leader:
            if number == best:
                found[seat * FEATURES + TIED] += 1
            else:
                found[seat * FEATURES + BEHIND] += 1
        seat += 1


def _look_at_groups(state: CortoState, mine: i64, weak: i64, base: i64, found: list[int]) -> None:
    largest: i64 = 0
    where: i64 = 0
    total: i64 = 0
    singles: i64 = 0
    left = mine
    free: i64 = state.grid.playable & ~state.characters
    while left:
        group: i64 = left & -left
        before: i64 = 0
        while group != before:
            before = group
            group |= state.grid.around(group) & left
        left &= ~group
        size = size_of(group)
        if size > 1:
            total += size
            if size > largest:
                largest, where = size, group
        else:
            singles += 1
    found[base + GROUP_GOLD] = total + largest
    found[base + SINGLES] = singles
    found[base + LARGEST] = largest
    found[base + IN_LARGE] = largest - 4 if largest > 4 else 0
    found[base + WEAK_IN_LARGEST] = size_of(where & weak)
    found[base + GROWTH] = size_of(state.grid.around(mine) & free)


def _look_at_tiles(state: CortoState, found: list[int]) -> None:
    for code in state.sealed:
        found[code // OWNED * FEATURES + TILES] += 1
    for code in state.guards:
        found[code // OWNED * FEATURES + GUARDS] += 1
    aces: i64 = -1
    if state.layout.strip_of[CAPRICORN] >= 0:
        aces = _ace_holder(state, found)
    for seat in range(state.players):
        base: i64 = seat * FEATURES
        first: i64 = seat * PRIZES
        gold = INGOT_GOLD * state.prizes[first + INGOTS] + LEOPARD_GOLD[state.prizes[first + LEOPARDS]]
        carriages = state.prizes[first + CARRIAGES]
        if carriages:
            for place in range(len(CARRIAGE_GOLD)):
                if carriages & BIT[place]:
                    gold += CARRIAGE_GOLD[place]
        found[base + TILES] += gold
        found[base + LEOPARD] = state.prizes[first + LEOPARDS] if state.prizes[first + LEOPARDS] < 3 else 0
        if aces == seat:
            found[base + HOLDS_ACES] = ACES_GOLD
    if state.variants.compensation:
        for seat in range(state.players):
            found[seat * FEATURES + TILES] += compensation(state, seat)


def _ace_holder(state: CortoState, found: list[int]) -> i64:
    """Who would hold the tile if the turn ended now."""
    most: i64 = 0
    leader: i64 = state.ace_holder
    for seat in range(state.players):
        aces: i64 = found[seat * FEATURES + ACES]
        if aces > most:
            most, leader = aces, seat
        elif aces == most and most:
            leader = state.ace_holder
    return leader


def gold_now(found: list[int], base: i64) -> i64:
    """What a player would count now."""
    gold: i64 = found[base + TILES]
    gold += found[base + GROUP_GOLD]
    gold += found[base + HOLDS_ACES]
    gold += found[base + VESSEL]
    gold += found[base + GREAT]
    return gold

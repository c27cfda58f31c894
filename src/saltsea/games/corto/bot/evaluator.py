"""How good a position of Corto looks, in hundredths of gold: what is counted now, and a little for what it promises.

The tile of the aces counts for the player who would take it if the turn ended now, and an advantage of any colour is
looked at together with the character that it is for."""

from typing import Final, final

from mypy_extensions import i64

from saltsea.games.corto.bot.first_evaluator import GOLD, GUARDED, HELD, LEAD, RIVALS, SINGLE
from saltsea.games.corto.engine.cards import ADVANTAGE, NO_CARD, Cards
from saltsea.games.corto.engine.state import (
    CARRIAGES,
    DRAW,
    HAND,
    INGOTS,
    LEOPARDS,
    MAIN,
    OVER,
    OWNED,
    PRIZES,
    START_DRAW,
    CortoState,
)
from saltsea.games.corto.rules.count import (
    ACES_GOLD,
    CARRIAGE_GOLD,
    GREAT_GOLD,
    INGOT_GOLD,
    LEOPARD_GOLD,
    VESSEL_GOLD,
    controller,
    scores,
    winners,
)
from saltsea.games.corto.rules.ending import BY_STANDSTILL
from saltsea.games.corto.rules.grid import BIT, number_of, squares_in
from saltsea.games.corto.rules.markers import number_on
from saltsea.games.corto.rules.quests import CAPRICORN, SAMARKAND
from saltsea.games.corto.rules.turn import DRAWS, hand_size
from saltsea.kernel.evaluate import Evaluator
from saltsea.kernel.seat import Seat

ADVANTAGE_HELD: Final = 25
"""An advantage in hand is worth keeping until it does something."""
WON: Final = 1000


@final
class CortoEvaluator(Evaluator[CortoState]):
    """A count of the whole table, one pass over the board."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def value(self, state: CortoState, seat: Seat) -> int:
        if state.step == OVER:
            return final_value(state, seat)
        worth = worths(state, self.cards)
        best = -1_000_000
        for player in range(state.players):
            if player != seat and worth[player] > best:
                best = worth[player]
        return worth[seat] + hand_worth(state, self.cards, seat) - best // RIVALS

    def lead(self, state: CortoState, seat: Seat) -> int:
        if state.step == OVER:
            return final_value(state, seat)
        worth = worths(state, self.cards)
        best = -1_000_000
        for player in range(state.players):
            worth[player] += hand_worth(state, self.cards, player)
            if player != seat and worth[player] > best:
                best = worth[player]
        return worth[seat] - best

    def at_rest(self, state: CortoState, seat: Seat) -> bool:
        if state.step == MAIN:
            return not state.anywhere
        return state.step == DRAW or state.step == START_DRAW or state.step == OVER

    def key(self, state: CortoState, seat: Seat) -> int:
        return key(state, seat)

    def clock(self, state: CortoState) -> int:
        return state.turns


def key(state: CortoState, seat: Seat) -> int:
    """The open table and the own hand as one number."""
    own = tuple(state.hands[seat * HAND : seat * HAND + HAND])
    now = (state.step, state.card, state.left, state.target, state.plays, state.drawn, state.discards, state.figurine)
    pieces = (
        state.corto,
        state.rasputin,
        state.vessel,
        state.train,
        state.tiles,
        state.turns,
        state.turn,
        state.anywhere,
    )
    return hash((state.characters, tuple(state.marks), tuple(state.who), tuple(state.pile), own, now, pieces))


def final_value(state: CortoState, seat: Seat) -> int:
    """The lead at the end, and more for the victory itself."""
    gold = scores(state)
    best = max(gold[player] for player in range(state.players) if player != seat)
    first = winners(state, gold)
    won = WON // sides_of(state, first) if seat in first and not stood_still(state, first) else 0
    return GOLD * (gold[seat] - best) + won


def sides_of(state: CortoState, first: list[Seat]) -> int:
    """How many sides share the victory."""
    return (len(first) + 1) // 2 if state.variants.partners else len(first)


def stood_still(state: CortoState, first: list[Seat]) -> bool:
    """Whether several sides are first only because nobody did anything any more. That is no victory for anybody: else
    two players who see no gain at once would agree to end a game that has hardly begun."""
    return state.ended_by == BY_STANDSTILL and sides_of(state, first) > 1


def worths(state: CortoState, cards: Cards) -> list[int]:
    """What each player has: holdings, groups, single characters, safety, and the quests that lie on squares."""
    mine = [0] * state.players
    aces = [0] * state.players
    gain = [holdings(state, player) for player in range(state.players)]
    for square in squares_in(state.characters):
        marks: i64 = state.marks[square]
        seat = controller(marks)
        if seat >= 0:
            mine[seat] |= BIT[square]
            aces[seat] += cards.ace[state.who[square]]
            gain[seat] += LEAD[number_on(marks, seat)] + _square_gold(state, square)
    for seat in range(state.players):
        gain[seat] += _groups(state, mine[seat])
    holder = ace_holder(state, aces)
    if holder >= 0:
        gain[holder] += GOLD * ACES_GOLD
    return gain


def ace_holder(state: CortoState, aces: list[int]) -> Seat:
    """Who would hold the tile if the turn ended now."""
    if state.layout.strip_of[CAPRICORN] < 0:
        return -1
    most = max(aces)
    return state.ace_holder if most == 0 or aces.count(most) > 1 else aces.index(most)


def hand_worth(state: CortoState, cards: Cards, seat: Seat) -> int:
    """The hand as it will be after drawing, if it is this player's turn; who only passes gains nothing by it."""
    size = hand_size(state, seat)
    if state.turn == seat and state.step == MAIN:
        size = min(HAND, size + DRAWS + state.more) if state.plays else HAND
    worth = HELD[size] + (1 if state.discards else 0)
    start: i64 = seat * HAND
    for place in range(start, start + HAND):
        card = state.hands[place]
        if card == NO_CARD:
            break
        if cards.kind[card] == ADVANTAGE:
            worth += ADVANTAGE_HELD
    return worth


def holdings(state: CortoState, seat: Seat) -> int:
    """Gold that lies before a player: seal, tiles, and a little for an advantage on guard."""
    worth = 0
    for code in state.sealed:
        if code // OWNED == seat:
            worth += GOLD
    for code in state.guards:
        if code // OWNED == seat:
            worth += GUARDED
    first = seat * PRIZES
    worth += GOLD * INGOT_GOLD * state.prizes[first + INGOTS]
    worth += GOLD * LEOPARD_GOLD[state.prizes[first + LEOPARDS]]
    carriages = state.prizes[first + CARRIAGES]
    if carriages:
        for place in range(len(CARRIAGE_GOLD)):
            if carriages & BIT[place]:
                worth += GOLD * CARRIAGE_GOLD[place]
    return worth


def _square_gold(state: CortoState, square: int) -> int:
    """Gold that the controller of this square's character would gain today."""
    gold = GOLD * VESSEL_GOLD if state.vessel == square else 0
    if state.layout.strip_of[SAMARKAND] >= 0 and number_of(square) == state.grid.length:
        gold += GOLD * GREAT_GOLD
    return gold


def _groups(state: CortoState, mine: i64) -> int:
    """Two gold per character of the largest group, one in the others, a promise for single ones."""
    worth, largest = 0, 0
    while mine:
        group: i64 = mine & -mine
        before: i64 = 0
        while group != before:
            before = group
            group |= state.grid.around(group) & mine
        mine &= ~group
        size = len(squares_in(group))
        worth += GOLD * size if size > 1 else SINGLE
        if size > 1 and size > largest:
            largest = size
    return worth + GOLD * largest

"""The learned evaluator: weights for what features.py counts, by how far the game is and whose turn comes next.

The weights are in hundredths of gold. tools/train_corto.py learns them from games that bots play against each other."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from saltsea.games.corto.bot import weights
from saltsea.games.corto.bot.evaluator import key, sides_of, stood_still
from saltsea.games.corto.bot.features import FEATURES, STAGES, gold_now, look_at_hand, measure, stage
from saltsea.games.corto.engine.actions import Draw
from saltsea.games.corto.engine.cards import Cards
from saltsea.games.corto.engine.state import DRAW, MAIN, OVER, START_DRAW, CortoState
from saltsea.games.corto.rules.count import scores, winners
from saltsea.games.corto.rules.ending import FULL_STRIPS, figures, full_strips
from saltsea.kernel.evaluate import Evaluator
from saltsea.kernel.nouns import Action
from saltsea.kernel.seat import Seat

GOLD: Final = 100
WON: Final = 600
"""What a victory is worth beside the gold by which it was won."""
CERTAIN: Final = 100_000
"""A chance of one."""
SHARPNESS: Final = 0.0014
SHARPNESS_OF_MORE: Final = 0.0024
"""How much surer a victory becomes by each hundredth of gold: with two players, and with more. A lead is said to be won
with the chance 1 / (1 + e^-sharpness·lead), which was fitted to games between explorers."""
FAR_AHEAD: Final = 1750
"""With a greater lead than this, said to win in 92 of 100 games, a game is as good as won."""
ROW: Final = 3 * FEATURES + 1
"""Weights of one stage: the own row, the strongest opponent's, the mean of the other opponents, and a constant."""


@final
class Weights:
    """For each stage of the game a row of weights: what was learned for the beginning and the end, mixed."""

    def __init__(self, early: list[int], late: list[int]) -> None:
        self.stages = [
            [(early[place] * (STAGES - step) + late[place] * step) // STAGES for place in range(ROW)]
            for step in range(STAGES + 1)
        ]


@final
class LearnedEvaluator(Evaluator[CortoState]):
    """Weighs a position as seen by one seat; the weights differ by the number of players."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        two = Weights(weights.TWO_AFTER_EARLY, weights.TWO_AFTER_LATE)
        more = Weights(weights.MORE_AFTER_EARLY, weights.MORE_AFTER_LATE)
        self.after = [two, two, two, more, more]
        """By number of players, for the end of the own turn, before cards are drawn."""
        two = Weights(weights.TWO_BEFORE_EARLY, weights.TWO_BEFORE_LATE)
        more = Weights(weights.MORE_BEFORE_EARLY, weights.MORE_BEFORE_LATE)
        self.before = [two, two, two, more, more]
        """The same for the beginning of the own turn."""

    def value(self, state: CortoState, seat: Seat) -> int:
        if state.step == OVER:
            return final_value(state, seat)
        return weigh(state, self.cards, seat, self.after[state.players])

    def lead(self, state: CortoState, seat: Seat) -> int:
        if state.step == OVER:
            return final_value(state, seat)
        return weigh(state, self.cards, seat, self.before[state.players])

    def chance(self, state: CortoState, lead: int) -> int:
        if state.step == OVER:
            return lead + (CERTAIN // sides_of(state, winners(state, scores(state))) if lead > -WON else 0)
        sharpness = SHARPNESS if state.players == 2 else SHARPNESS_OF_MORE
        return lead + int(CERTAIN / (1 + exp(-sharpness * lead)))

    def is_open(self, state: CortoState, seat: Seat) -> bool:
        """As long as the seat is not far ahead, with two players: with more a playout takes long enough as it is."""
        return state.players == 2 and self.lead(state, seat) <= FAR_AHEAD

    def is_draw(self, action: Action) -> bool:
        return isinstance(action, Draw)

    def at_rest(self, state: CortoState, seat: Seat) -> bool:
        if state.step == MAIN:
            return not state.anywhere
        return state.step == DRAW or state.step == START_DRAW or state.step == OVER

    def key(self, state: CortoState, seat: Seat) -> int:
        return key(state, seat)

    def clock(self, state: CortoState) -> int:
        return state.turns


def weigh(state: CortoState, cards: Cards, seat: Seat, learned: Weights) -> int:
    """What a position is worth; if two strips are full the count is near, and only gold matters."""
    mine = [0, 0, 0, 0]
    found = measure(state, cards, mine)
    if state.variants.partners:
        found = added_up(found)
    if full_strips(state, state.characters | figures(state)) >= FULL_STRIPS:
        return near_end(state, found, seat)
    look_at_hand(state, cards, seat, mine[seat], found)
    top = strongest(state, found, seat)
    row = learned.stages[stage(state)]
    value: i64 = row[3 * FEATURES]
    value += product(row, 0, found, seat * FEATURES)
    value += product(row, FEATURES, found, top * FEATURES)
    if state.players > 2:
        rest: i64 = 0
        for other in range(state.players):
            if other != top and not same_side(state, other, seat):
                rest += product(row, 2 * FEATURES, found, other * FEATURES)
        value += rest // (state.players - 2)
    return value


def product(row: list[int], start: i64, found: list[int], base: i64) -> i64:
    """A player's numbers times their weights."""
    total: i64 = 0
    place: i64 = 0
    while place < FEATURES:
        number: i64 = found[base + place]
        if number:
            weight: i64 = row[start + place]
            total += number * weight
        place += 1
    return total


def strongest(state: CortoState, found: list[int], seat: Seat) -> i64:
    """The opponent with the most gold."""
    top: i64 = -1
    most: i64 = -1
    for other in range(state.players):
        gold = gold_now(found, other * FEATURES)
        if gold > most and not same_side(state, other, seat):
            top, most = other, gold
    return top


def added_up(found: list[int]) -> list[int]:
    """Partners count as one."""
    half = 2 * FEATURES
    return [found[place] + found[(place + half) % (2 * half)] for place in range(2 * half)]


def near_end(state: CortoState, found: list[int], seat: Seat) -> int:
    """The count as it would be if the turn ended now."""
    own = gold_now(found, seat * FEATURES)
    best = gold_now(found, strongest(state, found, seat) * FEATURES)
    won = WON if own > best else (-WON if own < best else 0)
    return GOLD * (own - best) + won


def final_value(state: CortoState, seat: Seat) -> int:
    """The lead at the end, and more for the victory itself."""
    gold = scores(state)
    best = -1
    for player in range(state.players):
        if gold[player] > best and not same_side(state, player, seat):
            best = gold[player]
    return GOLD * (gold[seat] - best) + victory(state, seat, winners(state, gold))


def victory(state: CortoState, seat: Seat, first: list[Seat]) -> int:
    """What the end is worth beside the gold: as much for a victory as a defeat costs, and less if it is shared; always
    more than a defeat."""
    if seat not in first or stood_still(state, first):
        return -WON
    sides = sides_of(state, first)
    return WON * (2 - sides) // sides


def same_side(state: CortoState, player: Seat, seat: Seat) -> bool:
    return player == seat or (state.variants.partners and (player + 2) % 4 == seat)

"""Control, groups, gold and victory (chapter V): the count, line by line."""

from typing import Final, TypeAlias, final

from mypy_extensions import i64

from saltsea.games.corto.engine.state import (
    CARRIAGES,
    CROWS,
    INGOTS,
    LEOPARDS,
    NO_SEAT,
    OVER,
    PRIZES,
    CortoState,
    cards_of,
)
from saltsea.games.corto.rules.grid import BIT, Grid, squares_in
from saltsea.games.corto.rules.variants import by_side, compensation
from saltsea.kernel.nouns import Outcome
from saltsea.kernel.seat import Seat

Source: TypeAlias = str
"""Where gold comes from: a rule's id."""

VESSEL_GOLD: Final = 5
ACES_GOLD: Final = 5
INGOT_GOLD: Final = 3
GREAT_GOLD: Final = 3
LEOPARD_GOLD: Final = [0, 1, 3, 5, 5, 5, 5]
CARRIAGE_GOLD: Final = [1, 1, 1, 1, 1, 2, 2, 2, 3]

_TOP: Final = [max(pair & 15, pair >> 4) for pair in range(256)]
_AHEAD: Final = [NO_SEAT if pair & 15 == pair >> 4 else (0 if pair & 15 > pair >> 4 else 1) for pair in range(256)]


def controller(marks: i64) -> i64:
    """corto.V1: control is strictly more markers on a character than any other player has; NO_SEAT if none."""
    low: i64 = marks & 255
    high: i64 = marks >> 8
    low_top: i64 = _TOP[low]
    high_top: i64 = _TOP[high]
    if low_top > high_top:
        return _AHEAD[low]
    if high_top > low_top:
        ahead: i64 = _AHEAD[high]
        return ahead + 2 if ahead >= 0 else NO_SEAT
    return NO_SEAT


def controlled(state: CortoState, seat: Seat) -> int:
    """The squares whose character this seat controls."""
    mask = 0
    for square in squares_in(state.characters):
        if controller(state.marks[square]) == seat:
            mask |= BIT[square]
    return mask


def controlled_by_each(state: CortoState) -> list[int]:
    """The same for every seat, with one look at each character."""
    masks = [0] * state.players
    for square in squares_in(state.characters):
        seat = controller(state.marks[square])
        if seat >= 0:
            masks[seat] |= BIT[square]
    return masks


def groups(state: CortoState, seat: Seat) -> list[int]:
    """corto.V1: a group is two or more adjacent characters that one player controls; the largest first."""
    return groups_among(state.grid, controlled(state, seat))


def groups_among(grid: Grid, left: int) -> list[int]:
    """The groups of these characters."""
    found: list[int] = []
    while left:
        group = _grown(grid, left & -left, left)
        left &= ~group
        if group & (group - 1):
            found.append(group)
    return sorted(found, key=lambda group: (-group.bit_count(), group & -group))


def _grown(grid: Grid, seed: int, among: int) -> int:
    group, before = seed, 0
    while group != before:
        before = group
        group |= grid.around(group) & among
    return group


@final
class Gold:
    """One line of the count: the rule it comes from, the gold, and what exactly pays it.

    `cards` are characters or sealed cards, `squares` where they lie, `number` how many tiles; what does not apply is
    empty."""

    def __init__(self, source: Source, gold: int, cards: list[int], squares: list[int], number: int) -> None:
        self.source = source
        self.gold = gold
        self.cards = cards
        self.squares = squares
        self.number = number


def group_gold(state: CortoState, seat: Seat) -> list[Gold]:
    """corto.V2: two gold per character of the largest group, one per character of the others, none for single ones."""
    return [_group_line(state, group, each_in_group(place)) for place, group in enumerate(groups(state, seat))]


def each_in_group(place: int) -> int:
    """What each character of a group pays; the largest group is in the first place."""
    return 2 if place == 0 else 1


def _group_line(state: CortoState, group: int, each: int) -> Gold:
    squares = squares_in(group)
    return Gold("corto.V2", each * len(squares), [state.who[square] for square in squares], squares, len(squares))


def seal_gold(state: CortoState, seat: Seat) -> list[Gold]:
    """corto.V3: one gold per card under the seal."""
    cards = cards_of(state.sealed, seat)
    return [Gold("corto.V3", len(cards), cards, [], len(cards))] if cards else []


def quest_gold(state: CortoState, seat: Seat) -> list[Gold]:
    """corto.V4: the gold of the quests, each under its own rule."""
    found = vessel_gold(state, seat) + aces_gold(state, seat) + ingots_gold(state, seat)
    return found + leopards_gold(state, seat) + train_gold(state, seat) + great_gold(state, seat)


def vessel_gold(state: CortoState, seat: Seat) -> list[Gold]:
    """corto.QA: at the end the controller of the character under the vessel gains five gold."""
    if state.vessel < 0 or controller(state.marks[state.vessel]) != seat:
        return []
    return [Gold("corto.QA", VESSEL_GOLD, [state.who[state.vessel]], [state.vessel], 1)]


def aces_gold(state: CortoState, seat: Seat) -> list[Gold]:
    """corto.QB: the holder of the tile of the aces gains five gold."""
    return [Gold("corto.QB", ACES_GOLD, [], [], 1)] if state.ace_holder == seat else []


def ingots_gold(state: CortoState, seat: Seat) -> list[Gold]:
    """corto.QC: an ingot is three gold, a crow none."""
    ingots, crows = state.prizes[seat * PRIZES + INGOTS], state.prizes[seat * PRIZES + CROWS]
    return [Gold("corto.QC", INGOT_GOLD * ingots, [], [], ingots)] if ingots or crows else []


def leopards_gold(state: CortoState, seat: Seat) -> list[Gold]:
    """corto.QD: one, two, three or more leopards: one, three, five gold."""
    leopards = state.prizes[seat * PRIZES + LEOPARDS]
    return [Gold("corto.QD", LEOPARD_GOLD[leopards], [], [], leopards)] if leopards else []


def train_gold(state: CortoState, seat: Seat) -> list[Gold]:
    """corto.QE: the carriages' own numbers."""
    won = [gold for place, gold in enumerate(CARRIAGE_GOLD) if state.prizes[seat * PRIZES + CARRIAGES] & BIT[place]]
    return [Gold("corto.QE", sum(won), [], [], len(won))] if won else []


def great_gold(state: CortoState, seat: Seat) -> list[Gold]:
    """corto.QF: on each strip's last square, its character's controller takes three gold."""
    if not is_in_play(state, 5):
        return []
    last = [state.grid.last(strip) for strip in range(state.grid.strips)]
    squares = [square for square in last if controller(state.marks[square]) == seat]
    cards = [state.who[square] for square in squares]
    return [Gold("corto.QF", GREAT_GOLD * len(squares), cards, squares, len(squares))] if squares else []


def is_in_play(state: CortoState, adventure: int) -> bool:
    return state.layout.strip_of[adventure] >= 0


def count(state: CortoState, seat: Seat) -> list[Gold]:
    """Every line of a seat's count."""
    return group_gold(state, seat) + seal_gold(state, seat) + quest_gold(state, seat) + table_gold(state, seat)


def table_gold(state: CortoState, seat: Seat) -> list[Gold]:
    """What the table agreed to give (corto.P4)."""
    gold = compensation(state, seat)
    return [Gold("corto.P4", gold, [], [], gold)] if gold else []


def total(state: CortoState, seat: Seat) -> int:
    """corto.V6: groups, cards under the seal and quests, added up."""
    return sum(line.gold for line in count(state, seat))


def scores(state: CortoState) -> list[int]:
    """What each seat has now; with partners (corto.P1) what their side has."""
    alone = [total(state, seat) for seat in range(state.players)]
    return by_side(state, alone)


def winners(state: CortoState, gold: list[int]) -> list[Seat]:
    """corto.V5: most gold wins; a tie goes to more markers in stock, then the victory is shared."""
    stock = by_side(state, state.stock)
    best = max((gold[seat], stock[seat]) for seat in range(state.players))
    return [seat for seat in range(state.players) if (gold[seat], stock[seat]) == best]


def outcome(state: CortoState) -> Outcome | None:
    """The end and its count."""
    return standing(state, f"corto.E{state.ended_by}") if state.step == OVER else None


def standing(state: CortoState, ended_by: str) -> Outcome:
    """The count as it is now."""
    gold = scores(state)
    return Outcome(ended_by, winners(state, gold), gold, state.turns)

"""Counting a table of cardboard: its position becomes a state of the digital game, and the same functions count it."""

from typing import Final

from saltsea.games.corto.companion.shapes import (
    CompanionCount,
    CompanionDeal,
    CompanionGold,
    CompanionLine,
    CompanionPair,
    CompanionPlayer,
    CompanionPosition,
    PiecesHeld,
)
from saltsea.games.corto.engine.cards import ADVENTURES, NO_CARD
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import (
    NO_SEAT,
    OVER,
    CortoState,
    Layout,
    coded,
)
from saltsea.games.corto.rules.count import CARRIAGE_GOLD, Gold, group_gold, quest_gold, seal_gold, winners
from saltsea.games.corto.rules.grid import BIT, NOWHERE, STOCK, strips_in_play
from saltsea.games.corto.rules.quests import BALLAD, CAPRICORN, CELTS, ETHIOPIANS, INGOT_TILES, LEOPARD_TILES, SIBERIA
from saltsea.games.corto.rules.variants import by_side
from saltsea.games.corto.view.count import gold_line
from saltsea.games.corto.view.names import SQUARE_NAMES
from saltsea.kernel.match import Match, start
from saltsea.kernel.seat import Seat

OTHER_QUESTS: Final = "V4"
"""The rule that counts gold of quests."""
SOME_CARD: Final = 0
"""Which character lies there does not matter for the count."""


class ImpossibleError(ValueError):
    """A table that cannot be, with what is wrong: `fault` is a text's id, `square` or `seat` where."""

    def __init__(self, fault: str, **facts: str | int) -> None:
        super().__init__(fault)
        self.fault = fault
        self.facts = facts


def dealt(rules: CortoRules, players: int, seed: bytes) -> CompanionDeal:
    """Strips, their order and who begins, as the digital game would deal them."""
    match = start(rules, players, {}, seed)
    assert isinstance(match, Match)
    state = match.state
    assert isinstance(state, CortoState)
    return CompanionDeal(players, [ADVENTURES[adventure] for adventure in state.layout.strips], int(state.first))


def counted(rules: CortoRules, position: CompanionPosition) -> CompanionCount:
    """Every player's gold, line by line, and who has won."""
    check(position)
    world = world_of(rules, position)
    lines = [lines_of(world, seat, player, printed=position.printed) for seat, player in enumerate(position.seats)]
    alone = [sum(line.gold for line in found) for found in lines]
    gold = by_side(world, alone)
    won = winners(world, gold)
    seats = [
        CompanionGold(seat, alone[seat], world.stock[seat], seat in won, found) for seat, found in enumerate(lines)
    ]
    # What the rules call a winner has most gold: whoever has as much and is none lost by the markers in stock.
    tied = any(gold[seat] == max(gold) and seat not in won for seat in range(world.players))
    return CompanionCount(seats, tied, pairs_of(world, gold, won) if position.partners else [])


def pairs_of(world: CortoState, gold: list[int], won: list[Seat]) -> list[CompanionPair]:
    """The two pairs: players opposite each other."""
    stock = by_side(world, world.stock)
    return [CompanionPair([seat, seat + 2], gold[seat], stock[seat], seat in won) for seat in range(2)]


def lines_of(world: CortoState, seat: int, player: CompanionPlayer, *, printed: bool) -> list[CompanionLine]:
    """Groups and seal by the rules; quests by the rules, or as they were told."""
    groups = group_gold(world, seat)
    found = groups + seal_gold(world, seat) + (quest_gold(world, seat) if printed else [])
    largest = next(iter(groups), None)
    lines = [line_of(world, seat, line, largest=line is largest) for line in found]
    other = CompanionLine(OTHER_QUESTS, player.quests, text=f"companion-gold-{OTHER_QUESTS}")
    others = [] if printed or not player.quests else [other]
    return lines + others


def line_of(world: CortoState, seat: int, line: Gold, *, largest: bool) -> CompanionLine:
    shown = gold_line(world, seat, line)
    squares = [str(square) for square in shown.squares]
    text = f"companion-gold-{shown.source}{'-largest' if largest else ''}"
    return CompanionLine(shown.source, shown.gold, shown.number, shown.each, largest, squares, text)


# --- from cardboard to a state ---


def check(position: CompanionPosition) -> None:
    """Raise ImpossibleError for what no table can look like."""
    players = len(position.seats)
    if len(position.strips) != strips_in_play(players) or len(set(position.strips)) != len(position.strips):
        raise ImpossibleError("companion-fault-strips", needed=strips_in_play(players))
    if position.partners and players != 4:
        raise ImpossibleError("companion-fault-partners")
    for square, numbers in position.markers.items():
        if not is_on_board(position, square):
            raise ImpossibleError("companion-fault-square", square=square)
        if any(numbers[players:]):
            raise ImpossibleError("companion-fault-seat", square=square)
    if position.vessel is not None and not is_on_board(position, position.vessel):
        raise ImpossibleError("companion-fault-square", square=position.vessel)
    if position.aces is not None and position.aces >= players:
        raise ImpossibleError("companion-fault-aces")
    for seat, player in enumerate(position.seats):
        if on_strips(position, seat) + (player.stock or 0) > STOCK:
            raise ImpossibleError("companion-fault-markers", seat=seat, most=STOCK)
    check_pieces(position)


def check_pieces(position: CompanionPosition) -> None:
    """No quest has more pieces than were printed, all players together."""
    held = [pieces_of(position, player) for player in position.seats]
    for what, number, most in (
        ("ingots", sum(pieces.ingots for pieces in held), INGOT_TILES),
        ("leopards", sum(pieces.leopards for pieces in held), LEOPARD_TILES),
    ):
        if number > most:
            raise ImpossibleError(f"companion-fault-{what}", most=most)
    taken = 0
    for seat, pieces in enumerate(held):
        found = carriages_held(pieces, taken=taken)
        if found is None:
            raise ImpossibleError("companion-fault-carriages", seat=seat)
        taken = found


def has_quest(position: CompanionPosition, adventure: int) -> bool:
    """Whether our printed quest of an adventure is on the table: pieces of others count for nothing, whatever was told
    of them."""
    return position.printed and ADVENTURES[adventure] in position.strips


def pieces_of(position: CompanionPosition, player: CompanionPlayer) -> PiecesHeld:
    """A player's pieces of the quests in play."""
    pieces = player.pieces
    return PiecesHeld(
        ingots=pieces.ingots if has_quest(position, CELTS) else 0,
        crows=pieces.crows if has_quest(position, CELTS) else 0,
        leopards=pieces.leopards if has_quest(position, ETHIOPIANS) else 0,
        carriages=pieces.carriages if has_quest(position, SIBERIA) else [],
    )


def is_on_board(position: CompanionPosition, square: str) -> bool:
    return "abcd".index(square[0]) < len(position.strips) and int(square[1]) <= position.length


def on_strips(position: CompanionPosition, seat: int) -> int:
    """How many markers of a player lie on the strips."""
    return sum(numbers[seat] for numbers in position.markers.values() if seat < len(numbers))


def world_of(rules: CortoRules, position: CompanionPosition) -> CortoState:
    """The same position as a state of the digital game, whose game is over."""
    options = {"length": position.length, "partners": "on" if position.partners else "off"}
    world = rules.setup(len(position.seats), options)
    world.layout = Layout([ADVENTURES.index(letter) for letter in position.strips], [0] * 64)
    world.step = OVER
    for name, numbers in position.markers.items():
        square = SQUARE_NAMES.index(name)
        world.characters |= BIT[square]
        world.who[square] = SOME_CARD
        world.marks[square] = sum(min(number, 15) << 4 * seat for seat, number in enumerate(numbers))
    sailed = position.vessel if has_quest(position, BALLAD) else None
    world.vessel = NOWHERE if sailed is None else SQUARE_NAMES.index(sailed)
    world.ace_holder = position.aces if position.aces is not None and has_quest(position, CAPRICORN) else NO_SEAT
    prizes: list[int] = []
    for seat, player in enumerate(position.seats):
        world.sealed += (coded(seat, NO_CARD),) * player.sealed
        world.stock[seat] = STOCK - on_strips(position, seat) if player.stock is None else player.stock
        prizes += prizes_of(pieces_of(position, player))
    world.prizes = tuple(prizes)
    return world


def prizes_of(pieces: PiecesHeld) -> list[int]:
    """A player's tiles in the order in which a state keeps them."""
    return [pieces.ingots, pieces.crows, pieces.leopards, carriages_held(pieces, taken=0) or 0]


def carriages_held(pieces: PiecesHeld, *, taken: int) -> int | None:
    """Carriages with these numbers and those that are taken, as a set of the nine; None if the stack has no such ones
    left."""
    for gold in pieces.carriages:
        free = (place for place, worth in enumerate(CARRIAGE_GOLD) if worth == gold and not taken & BIT[place])
        place = next(free, None)
        if place is None:
            return None
        taken |= BIT[place]
    return taken

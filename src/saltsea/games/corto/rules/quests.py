"""The six quests (chapter Q) while the game runs; their gold is counted in count.py.

What a played character sets off comes after its marker and before its action."""

from typing import Final

from mypy_extensions import i64

from saltsea.games.corto.engine.cards import Cards
from saltsea.games.corto.engine.events import AcesTaken, Began, LeopardsWoke, TrainRolled
from saltsea.games.corto.engine.state import CROW, NO_SEAT, SAIL, CortoState
from saltsea.games.corto.rules.count import controller
from saltsea.games.corto.rules.grid import BIT, NOWHERE, Square, number_of, square_of, squares_in, strip_of
from saltsea.games.corto.rules.long_range import in_range
from saltsea.games.corto.rules.markers import number_on, owners
from saltsea.kernel.chance import Chance
from saltsea.kernel.nouns import Event, Refusal, refuse
from saltsea.kernel.seat import Seat

BALLAD: Final = 0
CAPRICORN: Final = 1
CELTS: Final = 2
ETHIOPIANS: Final = 3
SIBERIA: Final = 4
SAMARKAND: Final = 5

TILES: Final = 6
INGOT_TILES: Final = 3
LEOPARD_TILES: Final = 6
CARRIAGE_TILES: Final = 9
FIRST_TILE: Final = 3
NEAREST_TRAIN: Final = 2


def last_of(state: CortoState, adventure: int) -> Square:
    """The last square of an adventure's strip, or NOWHERE."""
    strip = state.layout.strip_of[adventure]
    return state.grid.last(strip) if strip >= 0 else NOWHERE


def tile_squares(state: CortoState) -> list[Square]:
    """Face-down tiles lie from square 3 up to the eighth, as far as the strip goes."""
    strip = state.layout.strip_of[CELTS]
    if strip < 0:
        return []
    last = min(state.grid.length, FIRST_TILE + TILES - 1)
    return [square_of(strip, number) for number in range(FIRST_TILE, last + 1)]


def set_off(state: CortoState) -> Event | None:
    """What the character just laid sets off on its strip; a tile that must be turned is chance's business."""
    adventure = state.layout.strips[strip_of(state.target)]
    if adventure == BALLAD:
        return Began(SAIL, 0)
    if adventure == SIBERIA:
        return roll_train(state)
    if adventure == CELTS and state.left:
        return crow_flies(state)
    return None


def sails(state: CortoState) -> i64:
    """corto.QA: who played a character on this strip may sail the vessel one step, to any strip, no deck square."""
    return state.grid.beside[state.vessel] & state.grid.playable


def check_sail(state: CortoState, square: Square) -> Refusal | None:
    """corto.QA: why the vessel cannot go there."""
    bit: i64 = BIT[square]
    return None if sails(state) & bit else refuse("corto.QA", "refusal-corto-vessel-one-step", square=square)


def take_aces(state: CortoState, cards: Cards) -> Event | None:
    """corto.QB: at the end of a turn who alone controls most aces, at least one, takes the tile; a tie moves none."""
    if state.layout.strip_of[CAPRICORN] < 0:
        return None
    seat = _most_aces(state, cards)
    return None if seat == NO_SEAT or seat == state.ace_holder else AcesTaken(seat)


def _most_aces(state: CortoState, cards: Cards) -> i64:
    """Who alone controls most aces, at least one. Each seat's are counted in eight bits of their own."""
    counts: i64 = 0
    for square in squares_in(state.characters):
        if cards.ace[state.who[square]]:
            seat = controller(state.marks[square])
            if seat >= 0:
                counts += 1 << seat * 8
    most: i64 = 0
    found: i64 = NO_SEAT
    for each in range(state.players):
        aces: i64 = counts >> each * 8 & 255
        if aces >= most:
            found = each if aces > most else NO_SEAT
            most = aces
    return found


def turn_tile(state: CortoState) -> Chance | None:
    """corto.QC: who plays a character on a face-down tile turns and takes it: 1 is an ingot, 0 a crow."""
    bit: i64 = BIT[state.target]
    if not state.tiles & bit:
        return None
    return Chance("corto.QC tile", [1] * state.ingots_left + [0] * state.crows_left, 1)


def crow_flies(state: CortoState) -> Event | None:
    """corto.QC: a crow lets its player send one marker of an opponent home, if there is one."""
    return Began(CROW, 0) if foreign_markers(state) else None


def foreign_markers(state: CortoState) -> i64:
    """The characters that bear a marker of another player than the one whose turn it is."""
    found: i64 = 0
    own: i64 = BIT[state.turn]
    for square in squares_in(state.characters):
        if owners(state.marks[square]) & ~own:
            bit: i64 = BIT[square]
            found |= bit
    return found


def check_send_home(state: CortoState, square: Square, owner: Seat) -> Refusal | None:
    """corto.QC: why the crow cannot take this marker."""
    if owner == state.turn:
        return refuse("corto.QC", "refusal-corto-crow-takes-foreign", square=square)
    if owner >= state.players or not number_on(state.marks[square], owner):
        return refuse("corto.QC", "refusal-corto-no-such-marker", square=square, owner=owner)
    return None


def leopards_wake(state: CortoState) -> Event | None:
    """corto.QD: a kill wakes the leopard-men: each other player with a marker on this strip takes one, in order."""
    takers: list[Seat] = []
    present = _present_on(state, state.layout.strip_of[ETHIOPIANS])
    for step in range(1, state.players):
        seat = (state.turn + step) % state.players
        if present >> seat & 1 and len(takers) < state.leopards_left:
            takers.append(seat)
    return LeopardsWoke(takers) if takers else None


def _present_on(state: CortoState, strip: int) -> int:
    """The seats that have a marker on this strip, as a set."""
    found = 0
    for square in squares_in(state.characters & state.grid.rows[strip]):
        found |= owners(state.marks[square])
    return found


def roll_train(state: CortoState) -> Event:
    """corto.QE: after a character was played on its strip the train rolls one square, to and fro from end to end."""
    number = number_of(state.train)
    way = state.train_way
    if number + way < NEAREST_TRAIN or number + way > state.grid.length:
        way = -way
    return TrainRolled(state.train + way, way)


def turn_carriage(state: CortoState) -> Chance:
    """corto.QE: a hit takes the top carriage of the stack, unseen until then."""
    left: list[int] = []
    for carriage in range(CARRIAGE_TILES):
        if state.carriages_left & BIT[carriage]:
            left.append(carriage)
    return Chance("corto.QE carriage", left, 1)


def train_in_range(state: CortoState, square: Square, long: int) -> bool:
    """corto.QE: the train can be hit while it has carriages, also from the very square that it stands beside."""
    if state.train < 0 or not state.carriages_left:
        return False
    train: i64 = BIT[state.train]
    return state.train == square or in_range(state, square, long) & train != 0

"""Corto as a row of small numbers for programs that learn: what a player knows who takes perfect notes (T3)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from saltsea.games.corto.engine.cards import BLACK, CARDS, NO_CARD, PER_DECK, WHITE, Cards
from saltsea.games.corto.engine.state import (
    CARRIAGES,
    FIRST_ASKED,
    HAND,
    OWNED,
    PRIZES,
    STEP_NAMES,
    CortoState,
)
from saltsea.games.corto.rules.count import scores
from saltsea.games.corto.rules.ending import decks_are_empty
from saltsea.games.corto.rules.grid import LENGTHS, MOST_STRIPS, NOWHERE, SQUARES
from saltsea.games.corto.rules.markers import number_on
from saltsea.games.corto.rules.turn import draws_left
from saltsea.games.corto.rules.variants import shows_scores
from saltsea.kernel.bits import size_of
from saltsea.kernel.encoding import Encoding, capped, write_set
from saltsea.kernel.rules import Rules

VERSION: Final = 1
SEATS: Final = 4
STEPS: Final = 20
"""The steps that wait for a player; one more stands for the end."""
WAGONS: Final = 9
PIECES: Final = 5
FEATURES: Final = 5
LOOKS: Final = FEATURES + 6 + 1
OWNER_BITS: Final = 7
OF_OWNER: Final = OWNED - 1
"""A card with its owner is one number, see `coded`: shifted and masked here, for compiled code divides slowly."""


@final
class CortoEncoding(Encoding[CortoState]):
    """The fields of Corto. An attribute is the first cell of the field of that name."""

    seat: i64
    players: i64
    length: i64
    variants: i64
    strips: i64
    decks: i64
    characters: i64
    who: i64
    features: i64
    backgrounds: i64
    markers: i64
    pieces: i64
    actor: i64
    target: i64
    hand: i64
    shown: i64
    pile: i64
    sealed: i64
    gold: i64
    guards: i64
    card: i64
    backs: i64
    stock: i64
    prizes: i64
    carriages: i64
    aces: i64
    scores: i64
    turn: i64
    first: i64
    step: i64
    doing: i64
    counts: i64
    figurine: i64
    left: i64
    carriages_left: i64

    def __init__(self, rules: Rules[CortoState], cards: Cards) -> None:
        super().__init__(rules, VERSION)
        self.looks: vec[i64] = vec[i64]([cell for card in range(CARDS) for cell in _looks(cards, card)])
        """Per card the cells that its features and backgrounds fill, counted from its square in the first of them."""
        self.adventures: vec[i64] = vec[i64]([card // PER_DECK for card in range(CARDS)])
        self._table_fields()
        self._board_fields()
        self._card_fields()
        self._player_fields()
        self._turn_fields()

    def _table_fields(self) -> None:
        self.seat = self.field("seat", [SEATS], 1, "one-hot: the seat that looks, as actions name it")
        self.players = self.field("players", [3], 1, "one-hot: two, three or four players")
        self.length = self.field("length", [len(LENGTHS)], 1, "one-hot: strips of 6, 7, 8 or 9 squares")
        self.variants = self.field(
            "variants",
            [7],
            1,
            "english border, figurines may be left out, and are always asked, partners, slow start, compensation, "
            "open scores",
        )
        self.strips = self.field("strips", [MOST_STRIPS, 6], 1, "per strip from the top, one-hot: its adventure")
        self.decks = self.field("decks", [MOST_STRIPS], PER_DECK, "per strip: cards left in its deck")

    def _board_fields(self) -> None:
        self.characters = self.field("characters", [SQUARES], 1, "per square: a character lies there")
        self.who = self.field("character", [SQUARES], CARDS, "per square: the character's card + 1, or 0")
        self.features = self.field(
            "features", [FEATURES, SQUARES], 1, "of the character per square: white border, black border, friend, "
            "long range, ace",
        )  # fmt: skip
        self.backgrounds = self.field(
            "backgrounds", [6, SQUARES], 1, "per adventure and square: the character there belongs to it"
        )
        self.markers = self.field("markers", [SEATS, SQUARES], 13, "per player and square: markers")
        self.pieces = self.field(
            "pieces",
            [PIECES, SQUARES],
            1,
            "per square: Corto, Rasputin, the vessel, a tile face down, the train",
        )
        self.actor = self.field("actor", [SQUARES], 1, "the square of the character or figurine that acts")
        self.target = self.field("target", [SQUARES], 1, "the square that a step already names")

    def _card_fields(self) -> None:
        self.hand = self.field("hand", [CARDS], 1, "per card: it is in this seat's hand")
        self.shown = self.field("shown", [SEATS, CARDS], 1, "per player and card: in the hand, and all have seen it")
        self.pile = self.field("pile", [CARDS], CARDS, "per card: its place in the discard pile, 1 on top")
        self.sealed = self.field("sealed", [SEATS, CARDS], 1, "per player and card: under the player's seal")
        self.gold = self.field("gold", [SEATS], CARDS, "per player: cards under the seal that served as plain gold")
        self.guards = self.field("guards", [SEATS, CARDS], CARDS, "per player and card: on guard, 1 is the oldest")
        self.card = self.field("card", [CARDS], 1, "one-hot: the card that is being played")

    def _player_fields(self) -> None:
        self.backs = self.field("backs", [SEATS, 6], HAND, "per player and adventure: cards of that back in hand")
        self.stock = self.field("stock", [SEATS], 13, "per player: markers in stock")
        self.prizes = self.field("prizes", [SEATS, 3], 12, "per player: ingots, crows, leopards")
        self.carriages = self.field("carriages", [SEATS, WAGONS], 1, "per player and carriage: won")
        self.aces = self.field("aces", [SEATS], 1, "one-hot: who holds the aces")
        self.scores = self.field("scores", [SEATS], 255, "per player: gold so far, where the table shows it; else 0")
        self.turn = self.field("turn", [SEATS], 1, "one-hot: whose turn it is")
        self.first = self.field("first", [SEATS], 1, "one-hot: who began")

    def _turn_fields(self) -> None:
        names = ", ".join(STEP_NAMES.values())
        self.step = self.field("step", [STEPS + 1], 1, f"one-hot: what the table waits for: {names}; the end")
        self.doing = self.field("doing", [STEPS + 1], 1, "one-hot: the step that this is part of, in the same order")
        self.counts = self.field(
            "counts",
            [15],
            255,
            "turns so far, turns in a row without a play, cards played, discarded and drawn in this turn, cards "
            "more to draw, characters or figurines placed in this turn, the end is near, the next character may lie "
            "anywhere, a figurine acts, times that the present step is left to do, how far a step over squares has "
            "come, cards that may still be drawn, the train's way + 1, the rule that ended the game",
        )
        self.figurine = self.field("figurine", [2], 1, "one-hot: the figurine that moves, Corto or Rasputin")
        self.left = self.field("left", [3], 12, "ingots, crows and leopards that nobody has")
        self.carriages_left = self.field("carriages_left", [WAGONS], 1, "per carriage: nobody has it")

    def write(self, state: CortoState, seat: i64, into: vec[u8], at: i64) -> None:
        _write_table(self, state, seat, into, at)
        _write_board(self, state, seat, into, at)
        _write_pieces(self, state, into, at)
        _write_cards(self, state, seat, into, at)
        _write_players(self, state, seat, into, at)
        _write_turn(self, state, into, at)


def _looks(cards: Cards, card: int) -> list[int]:
    """The boards of a card's features and, after them, of its backgrounds: the fields are neighbours. -1 ends them."""
    colour = cards.colour[card]
    features = [colour & WHITE, colour & BLACK, cards.friend[card], cards.long[card], cards.ace[card]]
    features += [cards.backgrounds[card] >> adventure & 1 for adventure in range(6)]
    found = [board * SQUARES for board, is_so in enumerate(features) if is_so]
    return found + [-1] * (LOOKS - len(found))


def _write_table(encoding: CortoEncoding, state: CortoState, seat: i64, into: vec[u8], at: i64) -> None:
    into[at + encoding.seat + seat] = 1
    into[at + encoding.players + state.players - 2] = 1
    length: i64 = state.grid.length
    into[at + encoding.length + length - 6] = 1
    _write_variants(encoding, state, into, at)
    for strip, name in enumerate(state.layout.strips):
        adventure: i64 = name
        deck: i64 = state.decks[adventure]
        into[at + encoding.strips + strip * 6 + adventure] = 1
        into[at + encoding.decks + strip] = u8(size_of(deck))


def _write_variants(encoding: CortoEncoding, state: CortoState, into: vec[u8], at: i64) -> None:
    chosen = state.variants
    start: i64 = at + encoding.variants
    if chosen.english_border:
        into[start] = 1
    if chosen.may_decline:
        into[start + 1] = 1
    if chosen.always_asks:
        into[start + 2] = 1
    if chosen.partners:
        into[start + 3] = 1
    if chosen.slow_start:
        into[start + 4] = 1
    if chosen.compensation:
        into[start + 5] = 1
    if chosen.open_scores:
        into[start + 6] = 1


def _write_board(encoding: CortoEncoding, state: CortoState, seat: i64, into: vec[u8], at: i64) -> None:
    left: i64 = state.characters
    square: i64 = 0
    while left:
        if left & 1:
            card: i64 = state.who[square]
            into[at + encoding.characters + square] = 1
            into[at + encoding.who + square] = u8(card + 1)
            _write_looks(encoding.looks, card * LOOKS, into, at + encoding.features + square)
            marks: i64 = state.marks[square]
            if marks:
                _write_markers(encoding, marks, seat, state.players, into, at + square)
        left >>= 1
        square += 1


def _write_looks(looks: vec[i64], place: i64, into: vec[u8], at: i64) -> None:
    while looks[place] >= 0:
        into[at + looks[place]] = 1
        place += 1


def _write_markers(encoding: CortoEncoding, marks: i64, seat: i64, players: i64, into: vec[u8], at: i64) -> None:
    for owner in range(players):
        number = number_on(marks, owner)
        if number:
            into[at + encoding.markers + _beside(owner, seat, players) * SQUARES] = u8(number)


def _write_pieces(encoding: CortoEncoding, state: CortoState, into: vec[u8], at: i64) -> None:
    start: i64 = at + encoding.pieces
    _write_square(state.corto, into, start)
    _write_square(state.rasputin, into, start + SQUARES)
    _write_square(state.vessel, into, start + 2 * SQUARES)
    write_set(state.tiles, into, start + 3 * SQUARES)
    _write_square(state.train, into, start + 4 * SQUARES)
    _write_square(state.actor, into, at + encoding.actor)
    _write_square(state.target, into, at + encoding.target)


def _write_square(square: i64, into: vec[u8], at: i64) -> None:
    if square != NOWHERE:
        into[at + square] = 1


def _write_cards(encoding: CortoEncoding, state: CortoState, seat: i64, into: vec[u8], at: i64) -> None:
    players: i64 = state.players
    depth: i64 = len(state.pile)
    for card in state.pile:
        into[at + encoding.pile + card] = u8(depth)
        depth -= 1
    for code in state.shown:
        into[at + encoding.shown + _place(code, seat, players)] = 1
    for code in state.sealed:
        number: i64 = code
        if number & OF_OWNER:
            into[at + encoding.sealed + _place(number, seat, players)] = 1
        else:
            into[at + encoding.gold + _beside(number >> OWNER_BITS, seat, players)] += 1
    _write_guards(encoding, state, seat, into, at)
    if state.card != NO_CARD:
        into[at + encoding.card + state.card] = 1


def _write_guards(encoding: CortoEncoding, state: CortoState, seat: i64, into: vec[u8], at: i64) -> None:
    """Each player's from the oldest on: the list has those of all players, and mostly none."""
    if not state.guards:
        return
    for owner in range(state.players):
        place: i64 = 0
        for each in state.guards:
            code: i64 = each
            if code >> OWNER_BITS == owner:
                place += 1
                into[at + encoding.guards + _place(code, seat, state.players)] = u8(place)


def _write_players(encoding: CortoEncoding, state: CortoState, seat: i64, into: vec[u8], at: i64) -> None:
    players: i64 = state.players
    for owner in range(players):
        beside: i64 = _beside(owner, seat, players)
        _write_hand(encoding, state, owner, seat, into, at)
        stock: i64 = state.stock[owner]
        into[at + encoding.stock + beside] = u8(stock)
        first: i64 = owner * PRIZES
        for kind in range(CARRIAGES):
            prize: i64 = state.prizes[first + kind]
            if prize:
                into[at + encoding.prizes + beside * 3 + kind] = u8(prize)
        write_set(state.prizes[first + CARRIAGES], into, at + encoding.carriages + beside * WAGONS)
    if state.ace_holder >= 0:
        into[at + encoding.aces + _beside(state.ace_holder, seat, players)] = 1
    into[at + encoding.turn + _beside(state.turn, seat, players)] = 1
    into[at + encoding.first + _beside(state.first, seat, players)] = 1
    if shows_scores(state):
        for owner, gold in enumerate(scores(state)):
            into[at + encoding.scores + _beside(owner, seat, players)] = capped(gold)


def _write_hand(encoding: CortoEncoding, state: CortoState, owner: i64, seat: i64, into: vec[u8], at: i64) -> None:
    """The cards of one's own hand, and only the backs of the others'."""
    start: i64 = at + encoding.backs + _beside(owner, seat, state.players) * 6
    for place in range(owner * HAND, owner * HAND + HAND):
        card: i64 = state.hands[place]
        if card == NO_CARD:
            return
        into[start + encoding.adventures[card]] += 1
        if owner == seat:
            into[at + encoding.hand + card] = 1


def _write_turn(encoding: CortoEncoding, state: CortoState, into: vec[u8], at: i64) -> None:
    waits: i64 = state.step - FIRST_ASKED
    into[at + encoding.step + (waits if waits >= 0 else STEPS)] = 1
    within: i64 = state.doing - FIRST_ASKED
    into[at + encoding.doing + (within if within >= 0 else STEPS)] = 1
    start: i64 = at + encoding.counts
    into[start] = capped(state.turns)
    into[start + 1] = capped(state.idle)
    into[start + 2] = capped(state.plays)
    into[start + 3] = capped(state.discards)
    into[start + 4] = capped(state.drawn)
    into[start + 5] = capped(state.more)
    into[start + 6] = capped(state.placed)
    into[start + 7] = capped(state.closing)
    into[start + 8] = capped(state.anywhere)
    into[start + 9] = capped(state.actor_is_figurine)
    into[start + 10] = capped(state.left)
    into[start + 11] = capped(state.cursor)
    into[start + 12] = 0 if decks_are_empty(state) else capped(draws_left(state))
    into[start + 13] = capped(state.train_way + 1)
    into[start + 14] = capped(state.ended_by)
    if state.figurine >= 0:
        into[at + encoding.figurine + state.figurine] = 1
    _write_left(encoding, state, into, at)


def _write_left(encoding: CortoEncoding, state: CortoState, into: vec[u8], at: i64) -> None:
    into[at + encoding.left] = capped(state.ingots_left)
    into[at + encoding.left + 1] = capped(state.crows_left)
    into[at + encoding.left + 2] = capped(state.leopards_left)
    write_set(state.carriages_left, into, at + encoding.carriages_left)


def _beside(owner: i64, seat: i64, players: i64) -> i64:
    """How many seats after the one that looks."""
    after: i64 = owner - seat
    return after if after >= 0 else after + players


def _place(code: i64, seat: i64, players: i64) -> i64:
    """The cell of a player's card among all players' cards; `coded` in state.py made the number."""
    return _beside(code >> OWNER_BITS, seat, players) * CARDS + (code & OF_OWNER) - 1

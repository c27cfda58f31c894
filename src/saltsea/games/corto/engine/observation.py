"""What a seat may know and hear (rule T3): a whitelist, never the table with holes cut into it."""

from typing import final

from saltsea.games.corto.engine.cards import Adventure, Card
from saltsea.games.corto.engine.events import Drew, TurnedUp
from saltsea.games.corto.engine.state import (
    CARRIAGES,
    CROWS,
    INGOTS,
    LEOPARDS,
    OVER,
    PRIZES,
    STEP_NAMES,
    CortoState,
    cards_of,
    held,
)
from saltsea.games.corto.rules.count import Gold, count, scores
from saltsea.games.corto.rules.ending import decks_are_empty
from saltsea.games.corto.rules.grid import Square, squares_in
from saltsea.games.corto.rules.markers import number_on
from saltsea.games.corto.rules.turn import backs, draws_left
from saltsea.games.corto.rules.variants import shows_scores
from saltsea.kernel.nouns import Action, Event, Observation, Private, Public
from saltsea.kernel.options import Options
from saltsea.kernel.seat import Seat


@final
class Panel:
    """A character on the board and the markers it bears, by seat."""

    def __init__(self, square: Square, card: Card, markers: list[int]) -> None:
        self.square = square
        self.card = card
        self.markers = markers


@final
class Player:
    """What lies open before a player, and the cards of the hand that all players have seen."""

    def __init__(
        self,
        stock: int,
        backs: list[Adventure],
        sealed: list[Card],
        guards: list[Card],
        shown: list[Card],
        ingots: int,
        crows: int,
        leopards: int,
        carriages: list[int],
    ) -> None:
        self.stock = stock
        self.backs = backs
        self.sealed = sealed
        self.guards = guards
        self.shown = shown
        self.ingots = ingots
        self.crows = crows
        self.leopards = leopards
        self.carriages = carriages


@final
class Turn:
    """Where the turn stands, in numbers that only a player who goes on with it needs."""

    def __init__(
        self,
        step: int,
        doing: int,
        plays: int,
        discards: int,
        drawn: int,
        more: int,
        placed: int,
        closing: int,
        anywhere: int,
        actor: Square,
        actor_is_figurine: int,
        card: Card,
        left: int,
        target: int,
        cursor: int,
        figurine: int,
        idle: int,
    ) -> None:
        self.step = step
        self.doing = doing
        self.plays = plays
        self.discards = discards
        self.drawn = drawn
        self.more = more
        self.placed = placed
        self.closing = closing
        self.anywhere = anywhere
        self.actor = actor
        self.actor_is_figurine = actor_is_figurine
        self.card = card
        self.left = left
        self.target = target
        self.cursor = cursor
        self.figurine = figurine
        self.idle = idle


@final
class CortoPublic(Public):
    """The open table."""

    def __init__(
        self,
        options: Options,
        strips: list[Adventure],
        length: int,
        step: str,
        turn: Seat,
        first: Seat,
        turns: int,
        draws: int,
        panels: list[Panel],
        players: list[Player],
        decks: list[int],
        pile: list[Card],
        corto: Square,
        rasputin: Square,
        vessel: Square,
        aces: Seat,
        tiles: list[Square],
        ingots_left: int,
        crows_left: int,
        leopards_left: int,
        train: Square,
        train_way: int,
        carriages_left: list[int],
        scores: list[int],
        ended_by: int,
        count: list[list[Gold]],
        now: Turn,
    ) -> None:
        self.options = options
        self.strips = strips
        self.length = length
        self.step = step
        self.turn = turn
        self.first = first
        self.turns = turns
        self.draws = draws
        self.panels = panels
        self.players = players
        self.decks = decks
        self.pile = pile
        self.corto = corto
        self.rasputin = rasputin
        self.vessel = vessel
        self.aces = aces
        self.tiles = tiles
        self.ingots_left = ingots_left
        self.crows_left = crows_left
        self.leopards_left = leopards_left
        self.train = train
        self.train_way = train_way
        self.carriages_left = carriages_left
        self.scores = scores
        self.ended_by = ended_by
        self.count = count
        """Once the game is over, every line of each seat's count; empty before."""
        self.now = now


def open_part(observation: Observation) -> CortoPublic:
    """The open table of an observation."""
    public = observation.public
    assert isinstance(public, CortoPublic)
    return public


@final
class CortoPrivate(Private):
    """A hand."""

    def __init__(self, hand: list[Card]) -> None:
        self.hand = hand


def observe(state: CortoState, seat: Seat, legal: list[Action], public: Public) -> Observation:
    """All that a player in this seat knows who takes perfect notes."""
    private = CortoPrivate(held(state, seat)) if seat < state.players else None
    return Observation(seat, public, private, legal)


def open_table(state: CortoState) -> CortoPublic:
    """What all see."""
    return CortoPublic(
        state.variants.options,
        state.layout.strips[:],
        state.grid.length,
        STEP_NAMES.get(state.step, "none"),
        state.turn,
        state.first,
        state.turns,
        0 if decks_are_empty(state) else draws_left(state),
        panels(state),
        [player(state, seat) for seat in range(state.players)],
        [state.decks[adventure].bit_count() for adventure in state.layout.strips],
        state.pile[:],
        state.corto,
        state.rasputin,
        state.vessel,
        state.ace_holder,
        squares_in(state.tiles),
        state.ingots_left,
        state.crows_left,
        state.leopards_left,
        state.train,
        state.train_way,
        squares_in(state.carriages_left),
        scores(state) if shows_scores(state) else [],
        state.ended_by,
        [count(state, seat) for seat in range(state.players)] if state.step == OVER else [],
        now(state),
    )


def panels(state: CortoState) -> list[Panel]:
    return [
        Panel(square, state.who[square], [number_on(state.marks[square], seat) for seat in range(state.players)])
        for square in squares_in(state.characters)
    ]


def player(state: CortoState, seat: Seat) -> Player:
    first = seat * PRIZES
    return Player(
        state.stock[seat],
        backs(state, seat),
        cards_of(state.sealed, seat),
        cards_of(state.guards, seat),
        cards_of(state.shown, seat),
        state.prizes[first + INGOTS],
        state.prizes[first + CROWS],
        state.prizes[first + LEOPARDS],
        squares_in(state.prizes[first + CARRIAGES]),
    )


def now(state: CortoState) -> Turn:
    return Turn(
        state.step,
        state.doing,
        state.plays,
        state.discards,
        state.drawn,
        state.more,
        state.placed,
        state.closing,
        state.anywhere,
        state.actor,
        state.actor_is_figurine,
        state.card,
        state.left,
        state.target,
        state.cursor,
        state.figurine,
        state.idle,
    )


def mask(event: Event, seat: Seat) -> Event:
    """Others see the back of a card that is drawn, not its face. What was set aside is shuffled in, and forgotten."""
    if isinstance(event, Drew) and event.seat != seat:
        return Drew(event.seat, event.adventure, None)
    if isinstance(event, TurnedUp):
        return TurnedUp(event.adventure, None)
    return event

"""What a seat may hold possible: every split of a deck's unseen cards over its stack and the hands with its back."""

from typing import final

from saltsea.games.corto.engine.cards import PER_DECK, Card, Cards
from saltsea.games.corto.engine.observation import CortoPrivate, CortoPublic, Turn
from saltsea.games.corto.engine.state import (
    HAND,
    CortoState,
    Layout,
    Variants,
    coded,
    empty_table,
)
from saltsea.games.corto.rules.characters import grounds
from saltsea.games.corto.rules.grid import BIT, Grid, mask_of
from saltsea.games.corto.rules.markers import ONE
from saltsea.kernel.belief import Belief
from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Observation
from saltsea.kernel.seat import Seat


@final
class CortoBelief(Belief):
    """Any world that fits the observation. Each deck's unseen cards are dealt by themselves, all splits alike."""

    def __init__(self, seat: Seat, public: CortoPublic, hand: list[Card], cards: Cards, grid: Grid) -> None:
        self.seat = seat
        self.public = public
        self.table = opened(public, grid)
        self.hands = [hand if seat == self.seat else [] for seat in range(len(public.players))]
        self.unseen = unseen(public, hand, cards)

    def deal(self, dice: Dice) -> CortoState:
        state = self.table.copy()
        hands = [hand[:] for hand in self.hands]
        for adventure in self.public.strips:
            self._deal_deck(state, adventure, hands, dice)
        for seat, hand in enumerate(hands):
            hand.sort()
            for place, card in enumerate(hand):
                state.hands[seat * HAND + place] = card
        return state

    def _deal_deck(self, state: CortoState, adventure: int, hands: list[list[Card]], dice: Dice) -> None:
        left = self.unseen[adventure][:]
        dice.shuffle(left)
        for seat, player in enumerate(self.public.players):
            if seat != self.seat:
                known = [card for card in player.shown if card // PER_DECK == adventure]
                hands[seat].extend(known)
                hidden = player.backs.count(adventure) - len(known)
                hands[seat].extend([left.pop() for _ in range(hidden)])
        state.decks[adventure] = mask_of([card % PER_DECK for card in left])


def belief(observation: Observation, cards: Cards, grid: Grid) -> CortoBelief:
    public, private = observation.public, observation.private
    if not isinstance(public, CortoPublic) or not isinstance(private, CortoPrivate):
        raise TypeError("a belief needs the observation of a seat that holds a hand")
    return CortoBelief(observation.seat, public, private.hand, cards, grid)


def unseen(public: CortoPublic, hand: list[Card], cards: Cards) -> list[list[Card]]:
    """Per adventure the cards that may be in its deck or in a player's hand."""
    seen = {*hand, *public.pile, public.now.card}
    seen.update(panel.card for panel in public.panels)
    for player in public.players:
        seen.update(player.sealed, player.guards, player.shown)
    return [
        [card for card in range(adventure * PER_DECK, (adventure + 1) * PER_DECK)
         if cards.kind[card] >= 0 and card not in seen]
        for adventure in range(6)
    ]  # fmt: skip


def opened(public: CortoPublic, grid: Grid) -> CortoState:
    """The open part of the table; hands and decks are still empty."""
    return opened_on(public, grid, Layout(public.strips[:], grounds(grid, public.strips)))


def opened_on(public: CortoPublic, grid: Grid, layout: Layout) -> CortoState:
    """The same on a board that is laid out already."""
    state = empty_table(grid, Variants(public.options), len(public.players))
    state.layout = layout
    state.turn, state.first, state.turns = public.turn, public.first, public.turns
    for panel in public.panels:
        state.who[panel.square] = panel.card
        state.characters |= BIT[panel.square]
        state.marks[panel.square] = sum(ONE[seat] * number for seat, number in enumerate(panel.markers))
    state.pile = public.pile[:]
    state.corto, state.rasputin = public.corto, public.rasputin
    state.ended_by = public.ended_by
    _open_quests(state, public)
    _open_players(state, public)
    _open_turn(state, public.now)
    return state


def _open_quests(state: CortoState, public: CortoPublic) -> None:
    state.vessel = public.vessel
    state.ace_holder = public.aces
    state.tiles = mask_of(public.tiles)
    state.ingots_left = public.ingots_left
    state.crows_left = public.crows_left
    state.leopards_left = public.leopards_left
    state.train, state.train_way = public.train, public.train_way
    state.carriages_left = mask_of(public.carriages_left)


def _open_players(state: CortoState, public: CortoPublic) -> None:
    prizes: list[int] = []
    for seat, player in enumerate(public.players):
        state.stock[seat] = player.stock
        state.sealed += tuple([coded(seat, card) for card in player.sealed])
        state.guards += tuple([coded(seat, card) for card in player.guards])
        state.shown += tuple([coded(seat, card) for card in player.shown])
        prizes += [player.ingots, player.crows, player.leopards, mask_of(player.carriages)]
    state.prizes = tuple(prizes)


def _open_turn(state: CortoState, now: Turn) -> None:
    state.step, state.doing = now.step, now.doing
    state.plays, state.discards, state.drawn, state.more = now.plays, now.discards, now.drawn, now.more
    state.placed, state.closing, state.anywhere = now.placed, now.closing, now.anywhere
    state.actor, state.actor_is_figurine = now.actor, now.actor_is_figurine
    state.card, state.left, state.target, state.cursor = now.card, now.left, now.target, now.cursor
    state.figurine, state.idle = now.figurine, now.idle

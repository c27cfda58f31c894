"""Shells: what a seat may know, hear and imagine."""

from typing import final

from saltsea.kernel.belief import Belief
from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Action, Event, Observation, Private, Public
from saltsea.kernel.seat import Seat
from small_games.shells.nouns import ALL, BIT, DEAL, Card, Dealt, ShellsState, cards_of


@final
class ShellsPublic(Public):
    """What lies open."""

    def __init__(
        self,
        players: int,
        phase: int,
        turn: Seat,
        leader: Seat,
        trick: list[Card],
        won: list[list[Card]],
        gifts: list[int],
        held: list[int],
        void: list[list[Card]],
        tricks: int,
        drawn: int,
    ) -> None:
        self.players = players
        self.phase = phase
        self.turn = turn
        self.leader = leader
        self.trick = trick
        self.won = won
        self.gifts = gifts
        self.held = held
        self.void = void
        self.tricks = tricks
        self.drawn = drawn


@final
class ShellsPrivate(Private):
    """A hand."""

    def __init__(self, hand: list[Card]) -> None:
        self.hand = hand


def observe(state: ShellsState, seat: Seat, legal: list[Action]) -> Observation:
    public = ShellsPublic(
        state.players,
        state.phase,
        state.turn,
        state.leader,
        state.trick[:],
        [cards_of(won) for won in state.won],
        state.gifts[:],
        [hand.bit_count() for hand in state.hands],
        [cards_of(void) for void in state.void],
        state.tricks,
        state.drawn,
    )
    private = ShellsPrivate(cards_of(state.hands[seat])) if seat < state.players else None
    return Observation(seat, public, private, legal)


def mask(event: Event, seat: Seat) -> Event | None:
    if isinstance(event, Dealt) and event.seat != seat:
        return Dealt(event.seat, None)
    return event


@final
class ShellsBelief(Belief):
    """Any split of the unseen shells over the other hands and the stock that fits what was shown."""

    def __init__(self, seat: Seat, public: ShellsPublic, hand: list[Card]) -> None:
        self.seat = seat
        self.public = public
        self.hand = hand

    def deal(self, dice: Dice) -> ShellsState:
        state = opened(self.public)
        state.hands[self.seat] = sum(BIT[card] for card in self.hand)
        seen = state.hands[self.seat] | sum(state.won) | sum(BIT[card] for card in state.trick)
        unseen = cards_of(ALL & ~seen)
        dice.shuffle(unseen)
        while not self._split(state, unseen):
            dice.shuffle(unseen)
        return state

    def _split(self, state: ShellsState, unseen: list[Card]) -> bool:
        """Try one order of the unseen shells; the true one would do, so some order does."""
        left = unseen[:]
        for seat in range(state.players):
            if seat != self.seat:
                state.hands[seat] = sum(BIT[left.pop()] for _ in range(self.public.held[seat]))
                if state.hands[seat] & state.void[seat]:
                    return False
        state.stock = sum(BIT[card] for card in left)
        return True


def opened(public: ShellsPublic) -> ShellsState:
    """The open part of the table as a State; hands and stock are still empty."""
    state = ShellsState(public.players)
    state.phase = public.phase
    state.turn = public.turn
    state.leader = public.leader
    state.trick = public.trick[:]
    state.won = [sum(BIT[card] for card in won) for won in public.won]
    state.gifts = public.gifts[:]
    state.void = [sum(BIT[card] for card in void) for void in public.void]
    state.tricks = public.tricks
    state.drawn = public.drawn
    state.stock = 0
    return state


def belief(observation: Observation) -> ShellsBelief:
    public, private = observation.public, observation.private
    if not isinstance(public, ShellsPublic) or not isinstance(private, ShellsPrivate) or public.phase == DEAL:
        raise TypeError("a belief needs the observation of a seat that holds a hand")
    return ShellsBelief(observation.seat, public, private.hand)

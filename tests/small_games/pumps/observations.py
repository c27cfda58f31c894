"""Pumps: what a sailor may know, hear and imagine."""

from typing import final

from saltsea.kernel.belief import Belief
from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Action, Event, Observation, Private, Public
from saltsea.kernel.seat import Millis, Seat
from small_games.pumps.nouns import BIT, PUMPS, Order, OrderGiven, Pump, PumpsState

NO_ORDER = -1
"""What a sailor has before the orders are given: a log is told from there on."""


@final
class PumpsPublic(Public):
    """What everybody on deck sees, and what they can conclude about the others' orders."""

    def __init__(
        self,
        players: int,
        possible: list[list[Order]],
        timers: list[int],
        at: list[Pump],
        last: list[Pump],
        ends: list[Millis],
        water: int,
        next_wave: Millis,
        pumped: int,
        over: int,
    ) -> None:
        self.players = players
        self.possible = possible
        self.timers = timers
        self.at = at
        self.last = last
        self.ends = ends
        self.water = water
        self.next_wave = next_wave
        self.pumped = pumped
        self.over = over


@final
class PumpsPrivate(Private):
    """One's own order."""

    def __init__(self, order: Order) -> None:
        self.order = order


def observe(state: PumpsState, seat: Seat, legal: list[Action]) -> Observation:
    public = PumpsPublic(
        state.players,
        [[pump for pump in range(PUMPS) if possible & BIT[pump]] for possible in state.possible],
        state.timers[:],
        state.at[:],
        state.last[:],
        state.ends[:],
        state.water,
        state.next_wave,
        state.pumped,
        state.over,
    )
    given = state.orders[seat] if seat < len(state.orders) else NO_ORDER
    return Observation(seat, public, PumpsPrivate(given) if seat < state.players else None, legal)


def mask(event: Event, seat: Seat) -> Event | None:
    if isinstance(event, OrderGiven) and event.seat != seat:
        return OrderGiven(event.seat, None)
    return event


@final
class PumpsBelief(Belief):
    """Any orders that fit what the pumps have shown."""

    def __init__(self, seat: Seat, public: PumpsPublic, order: Order) -> None:
        self.seat = seat
        self.public = public
        self.order = order

    def deal(self, dice: Dice) -> PumpsState:
        state = opened(self.public)
        state.orders = [dice.pick(possible) for possible in self.public.possible]
        state.orders[self.seat] = self.order
        return state


def opened(public: PumpsPublic) -> PumpsState:
    state = PumpsState(public.players)
    state.possible = [sum(BIT[pump] for pump in possible) for possible in public.possible]
    state.timers = public.timers[:]
    state.at = public.at[:]
    state.last = public.last[:]
    state.ends = public.ends[:]
    state.water = public.water
    state.next_wave = public.next_wave
    state.pumped = public.pumped
    state.over = public.over
    return state


def belief(observation: Observation) -> PumpsBelief:
    public, private = observation.public, observation.private
    if not isinstance(public, PumpsPublic) or not isinstance(private, PumpsPrivate):
        raise TypeError("a belief needs the observation of a sailor")
    return PumpsBelief(observation.seat, public, private.order)

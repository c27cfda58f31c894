"""Pumps: the rules in the rulebook's order, one function each, its id first in its docstring."""

from saltsea.kernel.chance import Chance
from saltsea.kernel.nouns import Event, Outcome, Refusal, refuse
from saltsea.kernel.seat import Millis, Seat
from small_games.pumps.nouns import (
    FULL,
    IDLE,
    PUMPS,
    RUNNING,
    SAND,
    VOYAGE,
    WAVES,
    Placed,
    Pump,
    PumpsState,
    SandDown,
    VoyageEnded,
    WaveSeen,
    Worked,
)


def secret_orders(state: PumpsState) -> Chance | None:
    """pumps.P1: before the start every sailor is secretly told one pump."""
    if len(state.orders) < state.players:
        return Chance("pumps.P1 order", list(range(PUMPS)), 1)
    return None


def timer_free(state: PumpsState, seat: Seat) -> Refusal | None:
    """pumps.P2: a timer is placed only when it is in its sailor's hand."""
    if state.timers[seat] != IDLE:
        return refuse("pumps.P2", "refusal-pumps-timer-busy", pump=state.at[seat])
    return None


def pump_free(state: PumpsState, pump: Pump) -> Refusal | None:
    """pumps.P3: one timer on a pump."""
    if pump in state.at:
        return refuse("pumps.P3", "refusal-pumps-taken", pump=pump, seat=state.at.index(pump))
    return None


def not_twice(state: PumpsState, seat: Seat, pump: Pump) -> Refusal | None:
    """pumps.P4: never twice in a row on the same pump."""
    if state.last[seat] == pump:
        return refuse("pumps.P4", "refusal-pumps-twice", pump=pump)
    return None


def place(seat: Seat, pump: Pump, at: Millis) -> Event:
    """pumps.P5: the sand runs for ten seconds."""
    return Placed(seat, pump, at + SAND)


def sand_down(state: PumpsState, at: Millis) -> Event | None:
    """The first timer whose sand (pumps.P5) ends now."""
    for seat in range(state.players):
        if state.timers[seat] == RUNNING and state.ends[seat] <= at:
            return SandDown(seat)
    return None


def sand_must_be_down(state: PumpsState, seat: Seat) -> Refusal | None:
    """pumps.P6: you pump when the sand is down, not before."""
    if state.timers[seat] == IDLE:
        return refuse("pumps.P6", "refusal-pumps-no-timer")
    if state.timers[seat] == RUNNING:
        return refuse("pumps.P6", "refusal-pumps-sand-runs", pump=state.at[seat], ends=state.ends[seat])
    return None


def work(state: PumpsState, seat: Seat) -> Event:
    """pumps.P7: pumping takes out one water, two at the pump that the sailor was told."""
    pump = state.at[seat]
    return Worked(seat, pump, 2 if state.orders[seat] == pump else 1)


def wave(state: PumpsState, at: Millis) -> Event | None:
    """pumps.P8: a wave comes every fifteen seconds; a die says how much water it brings."""
    return WaveSeen(at) if state.next_wave <= at else None


def wave_height(state: PumpsState) -> Chance | None:
    return Chance("pumps.P8 wave", WAVES, 1) if state.wave_due else None


def sinking(state: PumpsState) -> Event | None:
    """pumps.P9: a full hold sinks the ship at once."""
    return VoyageEnded(0) if state.water >= FULL and not state.over else None


def harbour(state: PumpsState, at: Millis) -> Event | None:
    """pumps.P10: a crew still afloat after ninety seconds is saved. Sand and waves of that moment come first."""
    return VoyageEnded(1) if at >= VOYAGE else None


def crew_wins_together(state: PumpsState) -> Outcome | None:
    """pumps.P11: the crew wins or loses as one; its score is the room left in the hold."""
    if not state.over:
        return None
    saved = state.water < FULL
    crew = list(range(state.players))
    left = FULL - state.water if saved else 0
    return Outcome("pumps.P10" if saved else "pumps.P9", crew if saved else [], [left] * state.players, state.pumped)


def nothing_comes_back(seat: Seat) -> Refusal | None:
    """pumps.P12: in real time nothing is taken back."""
    return refuse("pumps.P12", "refusal-pumps-no-undo", seat=seat)

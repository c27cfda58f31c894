"""Pumps: its state, actions and events. Times are logical milliseconds since the start."""

from typing import Final, TypeAlias, final

from saltsea.kernel.nouns import Action, Event, State
from saltsea.kernel.seat import Millis, Seat

Pump: TypeAlias = int
Order: TypeAlias = int
"""The pump that a sailor knows best: a secret until it shows."""

PUMPS: Final = 3
SAND: Final = 10_000
WAVE_EVERY: Final = 15_000
VOYAGE: Final = 90_000
FULL: Final = 7
WAVES: Final = [0, 1, 2, 2, 3, 4]
NOWHERE: Final = PUMPS
BIT: Final = [1 << pump for pump in range(PUMPS + 1)]
ANY_ORDER: Final = (1 << PUMPS) - 1

IDLE: Final = 0
RUNNING: Final = 1
READY: Final = 2


@final
class PumpsState(State):
    """The whole ship. Per sailor: where the timer stands, how, until when, where it stood last, and the order."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.orders: list[Order] = []
        self.possible = [ANY_ORDER] * players
        self.timers = [IDLE] * players
        self.at = [NOWHERE] * players
        self.last = [NOWHERE] * players
        self.ends: list[Millis] = [0] * players
        self.water = 2
        self.next_wave: Millis = WAVE_EVERY
        self.wave_due = 0
        self.pumped = 0
        self.over = 0

    def copy(self) -> "PumpsState":
        twin = PumpsState(self.players)
        twin.orders = self.orders[:]
        twin.possible = self.possible[:]
        twin.timers = self.timers[:]
        twin.at = self.at[:]
        twin.last = self.last[:]
        twin.ends = self.ends[:]
        twin.water = self.water
        twin.next_wave = self.next_wave
        twin.wave_due = self.wave_due
        twin.pumped = self.pumped
        twin.over = self.over
        return twin


@final
class Place(Action):
    """Turn your timer and set it on a pump."""

    def __init__(self, pump: Pump) -> None:
        self.pump = pump


@final
class Work(Action):
    """Pump, once the sand is down, and take the timer back."""


@final
class OrderGiven(Event):
    """A sailor was told which pump is theirs; no other was."""

    def __init__(self, seat: Seat, order: Order | None) -> None:
        self.seat = seat
        self.order = order


@final
class Placed(Event):
    """A timer runs on a pump until its end."""

    def __init__(self, seat: Seat, pump: Pump, ends: Millis) -> None:
        self.seat = seat
        self.pump = pump
        self.ends = ends


@final
class SandDown(Event):
    """A timer is ready."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


@final
class Worked(Event):
    """Water went overboard."""

    def __init__(self, seat: Seat, pump: Pump, amount: int) -> None:
        self.seat = seat
        self.pump = pump
        self.amount = amount


@final
class WaveSeen(Event):
    """A wave is upon the ship."""

    def __init__(self, at: Millis) -> None:
        self.at = at


@final
class WaveBroke(Event):
    """So much water came in."""

    def __init__(self, amount: int) -> None:
        self.amount = amount


@final
class VoyageEnded(Event):
    """The harbour, or the bottom."""

    def __init__(self, saved: int) -> None:
        self.saved = saved

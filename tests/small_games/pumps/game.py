"""Pumps: the rules of sand.py behind the kernel's questions."""

from typing import Any, Final, cast

from saltsea.kernel.belief import Belief
from saltsea.kernel.chance import Chance
from saltsea.kernel.nouns import Action, Event, Observation, Outcome, Refusal
from saltsea.kernel.options import Options
from saltsea.kernel.rules import Rules
from saltsea.kernel.seat import Millis, Seat, Seats, everyone
from saltsea.kernel.vocabulary import Plain, Vocabulary
from small_games.pumps import observations, sand
from small_games.pumps.nouns import (
    BIT,
    IDLE,
    NOWHERE,
    PUMPS,
    READY,
    RUNNING,
    VOYAGE,
    WAVE_EVERY,
    OrderGiven,
    Place,
    Placed,
    PumpsState,
    SandDown,
    VoyageEnded,
    WaveBroke,
    WaveSeen,
    Work,
    Worked,
)

MOST: Final = 3


class PumpsRules(Rules[PumpsState]):
    """Pumps for two or three."""

    def __init__(self) -> None:
        self.name = "pumps"
        self.version = 1
        self.content = "none"
        self.options = []
        self.fewest = 2
        self.most = MOST
        self.crew = True
        self.actions: list[Action] = [Place(pump) for pump in range(PUMPS)]
        self.actions.append(Work())
        events: list[type[Event]] = [OrderGiven, Placed, SandDown, Worked, WaveSeen, WaveBroke, VoyageEnded]
        self.vocabulary = Vocabulary(1, self.actions, events, observations.PumpsPublic, observations.PumpsPrivate)

    def setup(self, players: int, options: Options) -> PumpsState:
        return PumpsState(players)

    def waiting_on(self, state: PumpsState) -> Seats:
        return 0 if state.over else everyone(state.players)

    def legal(self, state: PumpsState, seat: Seat) -> list[Action]:
        if state.over:
            return []
        return [action for action in self.actions if self.check(state, seat, action, 0) is None]

    def check(self, state: PumpsState, seat: Seat, action: Action, at: Millis) -> Refusal | None:
        if isinstance(action, Place):
            return (
                sand.timer_free(state, seat)
                or sand.pump_free(state, action.pump)
                or sand.not_twice(state, seat, action.pump)
            )
        return sand.sand_must_be_down(state, seat)

    def decide(self, state: PumpsState, seat: Seat, action: Action, at: Millis) -> Event:
        if isinstance(action, Place):
            return sand.place(seat, action.pump, at)
        return sand.work(state, seat)

    def consequence(self, state: PumpsState) -> Event | None:
        return sand.sinking(state)

    def chance(self, state: PumpsState) -> Chance | None:
        return sand.secret_orders(state) or sand.wave_height(state)

    def drawn(self, state: PumpsState, chance: Chance, got: list[int]) -> Event:
        if chance.name == "pumps.P1 order":
            return OrderGiven(len(state.orders), got[0])
        return WaveBroke(got[0])

    def next_deadline(self, state: PumpsState) -> Millis | None:
        if state.over:
            return None
        sand_ends = [state.ends[seat] for seat in range(state.players) if state.timers[seat] == RUNNING]
        return min([*sand_ends, state.next_wave, VOYAGE])

    def time_up(self, state: PumpsState, at: Millis) -> Event:
        event = sand.sand_down(state, at) or sand.wave(state, at) or sand.harbour(state, at)
        if event is None:
            raise RuntimeError(f"pumps: nothing is due at {at}")
        return event

    def evolve(self, state: PumpsState, event: Event) -> None:
        if isinstance(event, Placed):
            state.timers[event.seat] = RUNNING
            state.at[event.seat] = state.last[event.seat] = event.pump
            state.ends[event.seat] = event.ends
        elif isinstance(event, SandDown):
            state.timers[event.seat] = READY
        elif isinstance(event, Worked):
            _worked(state, event)
        elif isinstance(event, OrderGiven):
            state.orders.append(cast(int, event.order))
        else:
            _sea(state, event)

    def observe(self, state: PumpsState, seat: Seat) -> Observation:
        return observations.observe(state, seat, self.legal(state, seat) if seat < state.players else [])

    def mask(self, event: Event, seat: Seat) -> Event | None:
        return observations.mask(event, seat)

    def belief(self, observation: Observation) -> Belief:
        return observations.belief(observation)

    def outcome(self, state: PumpsState) -> Outcome | None:
        return sand.crew_wins_together(state)

    def standing(self, state: PumpsState) -> Outcome:
        return Outcome("", [], [0] * state.players, state.pumped)

    def snapshot(self, state: PumpsState) -> Plain:
        return {
            "orders": state.orders,
            "possible": state.possible,
            "timers": state.timers,
            "at": state.at,
            "last": state.last,
            "ends": state.ends,
            "water": state.water,
            "next_wave": state.next_wave,
            "wave_due": state.wave_due,
            "pumped": state.pumped,
            "over": state.over,
        }

    def restore(self, snapshot: Plain) -> PumpsState:
        given: Any = snapshot
        state = PumpsState(len(given["timers"]))
        state.orders = given["orders"][:]
        state.possible = given["possible"][:]
        state.timers = given["timers"][:]
        state.at = given["at"][:]
        state.last = given["last"][:]
        state.ends = given["ends"][:]
        state.water = given["water"]
        state.next_wave = given["next_wave"]
        state.wave_due = given["wave_due"]
        state.pumped = given["pumped"]
        state.over = given["over"]
        return state

    def take_back(self, now: PumpsState, then: PumpsState, seat: Seat) -> Refusal | None:
        return sand.nothing_comes_back(seat)


def _worked(state: PumpsState, event: Worked) -> None:
    own = BIT[event.pump]
    state.possible[event.seat] = own if event.amount == 2 else state.possible[event.seat] & ~own
    state.water = max(0, state.water - event.amount)
    state.pumped += event.amount
    state.timers[event.seat] = IDLE
    state.at[event.seat] = NOWHERE
    state.ends[event.seat] = 0


def _sea(state: PumpsState, event: Event) -> None:
    if isinstance(event, WaveSeen):
        state.next_wave = event.at + WAVE_EVERY
        state.wave_due = 1
    elif isinstance(event, WaveBroke):
        state.water += event.amount
        state.wave_due = 0
    elif isinstance(event, VoyageEnded):
        state.over = 1

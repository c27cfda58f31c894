"""The whole voyage as small numbers, in six parts. Only evolve.py and its neighbours write them.

A part is also what a view shows of it, and its constructor takes all its fields: one list of names serves the state,
the view, the record and the wire. Face-down cards have no identity here: it is drawn when they are turned up, so that
nothing can leak. The moments of the events to come are the only secret."""

from typing import Final, TypeAlias, final

from saltsea.games.pirates.chapters.chapter import Voyage
from saltsea.games.pirates.engine.kinds import Kind
from saltsea.games.pirates.rules.ship import Position, Sector, Space, Timer
from saltsea.kernel.nouns import Part, State
from saltsea.kernel.seat import Millis

Phase: TypeAlias = int
DEALING: Final = 0
BRIEFING: Final = 1
"""The cards lie, the crew reads, any player may start."""
STARTING: Final = 2
SAILING: Final = 3
CLOSING: Final = 4
"""The clock is out or a goal reached; a choice that is open is finished first."""
REVEALING: Final = 5
FIRING: Final = 6
OVER: Final = 7

Need: TypeAlias = int
"""A choice that the crew owes."""
NOTHING: Final = 0
CORK: Final = 1
UNLOAD: Final = 2
UNCORK: Final = 3
HIDE: Final = 4

NOWHERE: Final = -1
NO_CARD: Final = -1
UNKNOWN: Final = -2
"""A face-down card that the crew has not seen; its kind is not drawn yet."""
NO_EVENT: Final = -1
CALLED: Final = -2
"""The App calls an event, and chance has not yet said which."""
FREE: Final = -1
FORGOTTEN: Final = -1
CARD_MEMORY: Final = 8
"""A timer remembers an area (0 … 7), or a card: 8 + the card's own number."""

RUNS: Final = 0
PAUSED: Final = 1
HELD: Final = 2
"""Stopped by an event, until Continue."""

# Where Ellen is in coming to rest (A10).
AT_REST: Final = 0
TURN_UP: Final = 1
STRIKE: Final = 2
POINT: Final = 3
WHIRL: Final = 4

# How a voyage ends; 0 while it goes on.
WON: Final = 1
SUNK: Final = 2
TOO_LATE: Final = 3

# What is counted for optional goals.
SHOTS: Final = 0
LOOKS: Final = 1
REPAIRED: Final = 2
LIVES_LOST: Final = 3
BROKEN: Final = 4
STRUCK: Final = 5
TURNS: Final = 6
TALLIES: Final = 7


@final
class Ship(Part):
    """Ellen: where she heads, what holds, what is aboard."""

    def __init__(
        self,
        heading: Sector,
        sails: int,
        lives: int,
        corks: int,
        fires: int,
        loaded: int,
        spaces: int,
        hull: int,
        aboard: list[int],
    ) -> None:
        self.heading = heading
        self.sails = sails
        self.lives = lives
        self.corks = corks
        """The damaged spaces, as a set."""
        self.fires = fires
        """Those of them whose cork is a Fire."""
        self.loaded = loaded
        """The loaded cannons, as a set."""
        self.spaces = spaces
        """The spaces that she has: ten, and those of her parts."""
        self.hull = hull
        """1 while the Reinforced Hull can still ignore a cork of this round."""
        self.aboard = aboard
        """How many tokens of each kind: Loot, Map, Prisoner, Powder."""

    def copy(self) -> "Ship":
        return Ship(
            self.heading,
            self.sails,
            self.lives,
            self.corks,
            self.fires,
            self.loaded,
            self.spaces,
            self.hull,
            self.aboard[:],
        )


@final
class Sea(Part):
    """The eighteen places around Ellen and what lies there."""

    def __init__(
        self,
        kinds: list[Kind],
        numbers: list[int],
        wounds: list[int],
        up: int,
        hidden: list[int],
        dealt: int,
        kept: list[int],
        loot: list[int],
    ) -> None:
        self.kinds = kinds
        """Per position NO_CARD, UNKNOWN, or the kind that the crew has seen."""
        self.numbers = numbers
        """Per position the card's own number in this round, which goes with it; 0 for no card."""
        self.wounds = wounds
        self.up = up
        """The positions whose card lies face up, as a set."""
        self.hidden = hidden
        """How many of each kind are among the unknown cards: the crew knows what was dealt."""
        self.dealt = dealt
        """Cards of this round so far."""
        self.kept = kept
        """Damage of ships that are dealt again, until their card is turned up: kind * 16 + damage, greatest first."""
        self.loot = loot
        """Loot tokens that lie in each sector."""

    def copy(self) -> "Sea":
        return Sea(
            self.kinds[:],
            self.numbers[:],
            self.wounds[:],
            self.up,
            self.hidden[:],
            self.dealt,
            self.kept[:],
            self.loot[:],
        )


@final
class Sand(Part):
    """The timers: where they stand, until when they run, what they remember."""

    def __init__(self, at: list[Space], ends: list[Millis], ready: int, last: list[int], cursed: int) -> None:
        self.at = at
        self.ends = ends
        """Ship's time at which the sand is down; 0 for a timer that is free."""
        self.ready = ready
        """The timers whose sand is down, as a set."""
        self.last = last
        self.cursed = cursed

    def copy(self) -> "Sand":
        return Sand(self.at[:], self.ends[:], self.ready, self.last[:], self.cursed)


@final
class Clock(Part):
    """Ship's time is the time since the round began, less all the time that the clock stood."""

    def __init__(
        self,
        began: Millis,
        now: Millis,
        stands: int,
        since: Millis,
        moments: list[Millis] | None,
        seen: int,
        thunder: Millis,
        choice: Millis,
        pauses: int,
    ) -> None:
        self.began = began
        self.now = now
        """When a player or time last acted, by the table's clock."""
        self.stands = stands
        """RUNS, PAUSED or HELD."""
        self.since = since
        self.moments = moments
        """Ship's times of the events to come: secret, so None in a view."""
        self.seen = seen
        """The events that this round had, as a set."""
        self.thunder = thunder
        """Until this ship's time the Lookout is closed; 0 if it is not."""
        self.choice = choice
        """At this ship's time an open choice is made for the crew; 0 if none is open."""
        self.pauses = pauses

    def copy(self) -> "Clock":
        moments = self.moments
        return Clock(
            self.began,
            self.now,
            self.stands,
            self.since,
            None if moments is None else moments[:],
            self.seen,
            self.thunder,
            self.choice,
            self.pauses,
        )


@final
class Log(Part):
    """How far the voyage is and what has been done."""

    def __init__(
        self,
        round: int,
        stage: int,
        sunk: list[int],
        pointed: list[int],
        taken: list[int],
        tally: list[int],
        awake: int,
        left: Millis,
        result: int,
    ) -> None:
        self.round = round
        self.stage = stage
        """Which stage of the goal is open."""
        self.sunk = sunk
        self.pointed = pointed
        """By kind, in this round where the goal is a round's, else in the chapter."""
        self.taken = taken
        """Tokens taken in the chapter, by kind."""
        self.tally = tally
        self.awake = awake
        """1 once the Kraken has been hit."""
        self.left = left
        """What the clock showed when the last round ended."""
        self.result = result

    def copy(self) -> "Log":
        return Log(
            self.round,
            self.stage,
            self.sunk[:],
            self.pointed[:],
            self.taken[:],
            self.tally[:],
            self.awake,
            self.left,
            self.result,
        )


@final
class Agenda(Part):
    """What is under way and must be finished: nothing that follows is ever kept anywhere else."""

    def __init__(
        self,
        phase: Phase,
        need: Need,
        owed: int,
        owed_in: int,
        owed_fire: int,
        rest: int,
        slot: int,
        fresh: int,
        event: int,
        burning: int,
        gunner: Timer,
        aim: Position,
        powder: int,
        leads: int,
        woken: int,
        look: Position,
        shooter: int,
        shots: int,
    ) -> None:
        self.phase = phase
        self.need = need
        self.owed = owed
        """Corks still to be put."""
        self.owed_in = owed_in
        """Into one of these spaces."""
        self.owed_fire = owed_fire
        self.rest = rest
        self.slot = slot
        """The next slot whose card acts on the bow."""
        self.fresh = fresh
        """The positions that this coming to rest has turned up, as a set."""
        self.event = event
        """The event whose effect is not finished."""
        self.burning = burning
        """Fires that still spread before it."""
        self.gunner = gunner
        self.aim = aim
        self.powder = powder
        self.leads = leads
        """What the last shot leads to."""
        self.woken = woken
        """Tentacles that the Kraken still calls up."""
        self.look = look
        self.shooter = shooter
        """Cards that have fired, counted clockwise from the bow."""
        self.shots = shots
        """Shots that the present one has left."""

    def copy(self) -> "Agenda":
        return Agenda(
            self.phase,
            self.need,
            self.owed,
            self.owed_in,
            self.owed_fire,
            self.rest,
            self.slot,
            self.fresh,
            self.event,
            self.burning,
            self.gunner,
            self.aim,
            self.powder,
            self.leads,
            self.woken,
            self.look,
            self.shooter,
            self.shots,
        )


@final
class PiratesState(State):
    """A voyage in progress."""

    def __init__(
        self, voyage: Voyage, ship: Ship, sea: Sea, sand: Sand, clock: Clock, log: Log, agenda: Agenda
    ) -> None:
        self.voyage = voyage
        """The chapter as this crew sails it: never changes."""
        self.ship = ship
        self.sea = sea
        self.sand = sand
        self.clock = clock
        self.log = log
        self.agenda = agenda

    def copy(self) -> "PiratesState":
        return PiratesState(
            self.voyage,
            self.ship.copy(),
            self.sea.copy(),
            self.sand.copy(),
            self.clock.copy(),
            self.log.copy(),
            self.agenda.copy(),
        )


def to_come(state: PiratesState) -> list[Millis]:
    """Ship's times of the events that this round still has, the next one first."""
    return state.clock.moments or []


def ship_time(state: PiratesState, at: Millis) -> Millis:
    """What the round's clock has counted at this time of the table's clock: while it stands, no more."""
    clock = state.clock
    return (clock.since if clock.stands != RUNS else at) - clock.began

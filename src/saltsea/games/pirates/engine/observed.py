"""The parts of a voyage as an Observation shows them. Each field is named here: a new field of the State is private
until it is added.

`seen_…` makes a part from the State; `as_state` builds the State's part again, to ask rule functions about it."""

from typing import final

from saltsea.games.pirates.engine import state as engine
from saltsea.games.pirates.engine.kinds import Kind
from saltsea.games.pirates.rules.ship import Position, Sector, Space, Timer
from saltsea.kernel.nouns import Part
from saltsea.kernel.seat import Millis


@final
class Ship(Part):
    """The ship as everybody aboard sees her."""

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
        self.fires = fires
        self.loaded = loaded
        self.spaces = spaces
        self.hull = hull
        self.aboard = aboard

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

    def as_state(self) -> engine.Ship:
        """The State's part that fits; what is hidden is empty."""
        return engine.Ship(
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


def seen_ship(part: engine.Ship) -> Ship:
    return Ship(
        part.heading,
        part.sails,
        part.lives,
        part.corks,
        part.fires,
        part.loaded,
        part.spaces,
        part.hull,
        part.aboard[:],
    )


@final
class Sea(Part):
    """The sea as everybody aboard sees it: face-down cards have no kind."""

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
        self.numbers = numbers
        self.wounds = wounds
        self.up = up
        self.hidden = hidden
        self.dealt = dealt
        self.kept = kept
        self.loot = loot

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

    def as_state(self) -> engine.Sea:
        """The State's part that fits; what is hidden is empty."""
        return engine.Sea(
            self.kinds[:],
            self.numbers[:],
            self.wounds[:],
            self.up,
            self.hidden[:],
            self.dealt,
            self.kept[:],
            self.loot[:],
        )


def seen_sea(part: engine.Sea) -> Sea:
    return Sea(
        part.kinds[:],
        part.numbers[:],
        part.wounds[:],
        part.up,
        part.hidden[:],
        part.dealt,
        part.kept[:],
        part.loot[:],
    )


@final
class Sand(Part):
    """The timers, which lie open."""

    def __init__(
        self,
        at: list[Space],
        ends: list[Millis],
        ready: int,
        last: list[int],
        cursed: int,
    ) -> None:
        self.at = at
        self.ends = ends
        self.ready = ready
        self.last = last
        self.cursed = cursed

    def copy(self) -> "Sand":
        return Sand(
            self.at[:],
            self.ends[:],
            self.ready,
            self.last[:],
            self.cursed,
        )

    def as_state(self) -> engine.Sand:
        """The State's part that fits; what is hidden is empty."""
        return engine.Sand(
            self.at[:],
            self.ends[:],
            self.ready,
            self.last[:],
            self.cursed,
        )


def seen_sand(part: engine.Sand) -> Sand:
    return Sand(
        part.at[:],
        part.ends[:],
        part.ready,
        part.last[:],
        part.cursed,
    )


@final
class Clock(Part):
    """The round's clock, without the moments of the events to come."""

    def __init__(
        self,
        began: Millis,
        now: Millis,
        stands: int,
        since: Millis,
        seen: int,
        thunder: Millis,
        choice: Millis,
        pauses: int,
    ) -> None:
        self.began = began
        self.now = now
        self.stands = stands
        self.since = since
        self.seen = seen
        self.thunder = thunder
        self.choice = choice
        self.pauses = pauses

    def copy(self) -> "Clock":
        return Clock(
            self.began,
            self.now,
            self.stands,
            self.since,
            self.seen,
            self.thunder,
            self.choice,
            self.pauses,
        )

    def as_state(self) -> engine.Clock:
        """The State's part that fits; what is hidden is empty."""
        return engine.Clock(
            self.began,
            self.now,
            self.stands,
            self.since,
            None,
            self.seen,
            self.thunder,
            self.choice,
            self.pauses,
        )


def seen_clock(part: engine.Clock) -> Clock:
    return Clock(
        part.began,
        part.now,
        part.stands,
        part.since,
        part.seen,
        part.thunder,
        part.choice,
        part.pauses,
    )


@final
class Log(Part):
    """How far the voyage is, which everybody aboard knows."""

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
        self.sunk = sunk
        self.pointed = pointed
        self.taken = taken
        self.tally = tally
        self.awake = awake
        self.left = left
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

    def as_state(self) -> engine.Log:
        """The State's part that fits; what is hidden is empty."""
        return engine.Log(
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


def seen_log(part: engine.Log) -> Log:
    return Log(
        part.round,
        part.stage,
        part.sunk[:],
        part.pointed[:],
        part.taken[:],
        part.tally[:],
        part.awake,
        part.left,
        part.result,
    )


@final
class Agenda(Part):
    """What is under way, which everybody aboard sees."""

    def __init__(
        self,
        phase: engine.Phase,
        need: engine.Need,
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
        self.owed_in = owed_in
        self.owed_fire = owed_fire
        self.rest = rest
        self.slot = slot
        self.fresh = fresh
        self.event = event
        self.burning = burning
        self.gunner = gunner
        self.aim = aim
        self.powder = powder
        self.leads = leads
        self.woken = woken
        self.look = look
        self.shooter = shooter
        self.shots = shots

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

    def as_state(self) -> engine.Agenda:
        """The State's part that fits; what is hidden is empty."""
        return engine.Agenda(
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


def seen_agenda(part: engine.Agenda) -> Agenda:
    return Agenda(
        part.phase,
        part.need,
        part.owed,
        part.owed_in,
        part.owed_fire,
        part.rest,
        part.slot,
        part.fresh,
        part.event,
        part.burning,
        part.gunner,
        part.aim,
        part.powder,
        part.leads,
        part.woken,
        part.look,
        part.shooter,
        part.shots,
    )

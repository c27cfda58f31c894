"""The round as an Observation shows it: its clock, what was counted so far, and what is still to be done. `observed.py`
has the ship and what is around it, and explains the pattern."""

from typing import final

from saltsea.games.pirates.engine import state as engine
from saltsea.games.pirates.rules.ship import Position, Timer
from saltsea.kernel.nouns import Part
from saltsea.kernel.seat import Millis


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

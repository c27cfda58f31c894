"""One voyage read again from its events: how long timers lay idle, and what every cork and life point was lost to."""

from typing import Any, Final, NamedTuple

from saltsea.games.pirates.engine.state import RUNS, SAILING, PiratesState
from saltsea.games.pirates.events import crew_events, round_events, sea_events
from saltsea.games.pirates.rules.sand import is_running
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Event
from saltsea.kernel.record import laid_out

ROCKS: Final = "rocks"
SHOTS: Final = "shots"
FIRE: Final = "fire"
CANNON: Final = "cannon"
APP: Final = "event"


class Cause(NamedTuple):
    """What hurt the ship: the id of a card, token or event, and in which way."""

    by: str
    how: str


BROKEN_CANNON: Final = Cause("cannon", CANNON)
SPREADING: Final = Cause("token.fire", FIRE)


class Harm:
    """What one cause has done."""

    def __init__(self) -> None:
        self.corks = 0
        self.lives = 0


class VoyageLog:
    """Folds the events of a finished match and notes what its state alone does not say."""

    def __init__(self, match: Match) -> None:
        self.rules = match.rules
        self.state: PiratesState = laid_out(match.rules, match.header)
        self.idle = 0
        """Milliseconds in which a timer in play was free or ready, summed over the timers."""
        self.rounds = 0
        self.harm: dict[Cause, Harm] = {}
        self.cause = BROKEN_CANNON
        """What the corks that are owed now are owed to."""
        for line in match.lines:
            for event in line.events:
                self.hear(event)
                self.rules.evolve(self.state, event)

    def hear(self, event: Event) -> None:
        """Take note of an event before it has changed anything."""
        if isinstance(event, crew_events.Deed):
            self.pass_time(event)
        found = self.cause_of(event)
        if found is not None:
            self.cause = found
        elif isinstance(event, crew_events.CannonBroke):
            self.broke(event)
        elif isinstance(event, crew_events.CorkPut):
            self.of(self.cause).corks += 1
        elif isinstance(event, crew_events.LifeLost):
            self.of(self.cause).lives += 1

    def pass_time(self, event: crew_events.Deed) -> None:
        state = self.state
        if isinstance(event, round_events.RoundStarted):
            self.rounds += 1
        if state.agenda.phase == SAILING and state.clock.stands == RUNS:
            idle = sum(1 for timer in range(state.voyage.timers) if not is_running(state, timer))
            self.idle += idle * (event.at - state.clock.now)

    def cause_of(self, event: Event) -> Cause | None:
        """What an event that makes the crew owe corks is due to."""
        if isinstance(event, sea_events.Struck):
            return Cause(self.card(event.position), ROCKS)
        if isinstance(event, sea_events.EnemyShot):
            return Cause(self.card(event.position), SHOTS)
        if isinstance(event, sea_events.Burnt):
            return Cause(self.card(event.position), FIRE)
        if isinstance(event, round_events.FireSpreads):
            return SPREADING
        if isinstance(event, crew_events.DamageDue):
            return Cause(f"event.{self.content().events[self.state.agenda.event]}", APP)
        return None

    def broke(self, event: crew_events.CannonBroke) -> None:
        harm = self.of(BROKEN_CANNON)
        harm.corks += event.cost == crew_events.CORKED
        harm.lives += event.cost == crew_events.LIFE_LOST

    def of(self, cause: Cause) -> Harm:
        return self.harm.setdefault(cause, Harm())

    def card(self, position: int) -> str:
        return f"card.{self.content().cards[self.state.sea.kinds[position]]}"

    def content(self) -> Any:  # noqa: ANN401 (compiled or not, the content is the same)
        return self.state.voyage.content

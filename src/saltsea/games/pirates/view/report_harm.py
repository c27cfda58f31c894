"""What hurt the ship, what each hurt cost, and the shots of both sides."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from saltsea.games.pirates.engine.state import PiratesState
from saltsea.games.pirates.events import crew_events, round_events, sea_events
from saltsea.games.pirates.view.event_texts import follow
from saltsea.games.pirates.view.names import card_name, event_name
from saltsea.games.pirates.view.report_frames import Frame
from saltsea.games.pirates.view.report_shapes import CauseHow, EnemyReport, HarmReport
from saltsea.kernel.nouns import Event

CANNON: Final = "cannon"
"""What a cannon of the crew's own is called where ids stand."""


class Cause(NamedTuple):
    """What a cork or a life point was lost to: the id of a card, event or token, and in which way."""

    thing: str
    how: CauseHow


BROKEN: Final = Cause(CANNON, "cannon")
SPREADING: Final = Cause("token.fire", "fire")


class Loss(NamedTuple):
    """One cork, or one life point."""

    line: int
    cause: Cause
    is_life: bool


class Losses:
    """Follows the cards through the lines: one may be turned up, do its harm and be gone all at once."""

    def __init__(self, first: PiratesState) -> None:
        self.content = first.voyage.content
        self.lying = first.sea.kinds[:]
        self.cause = BROKEN
        self.happening = -1

    def read(self, frame: Frame) -> Iterator[Loss]:
        for event in frame.events:
            follow(self.lying, event)
            if isinstance(event, round_events.EventCame):
                self.happening = event.happening
            self.cause = self.cause_of(event) or self.cause
            yield from self.loss(event, frame.line)
        self.lying = frame.state.sea.kinds[:]

    def cause_of(self, event: Event) -> Cause | None:
        """What an event that makes the crew owe corks is due to."""
        if isinstance(event, sea_events.Struck):
            return Cause(self.card(event.position), "rocks")
        if isinstance(event, sea_events.EnemyShot):
            return Cause(self.card(event.position), "shots")
        if isinstance(event, sea_events.Burnt):
            return Cause(self.card(event.position), "fire")
        if isinstance(event, round_events.FireSpreads):
            return SPREADING
        if isinstance(event, crew_events.DamageDue):
            return Cause(event_name(self.content, self.happening), "event")
        return None

    def loss(self, event: Event, line: int) -> Iterator[Loss]:
        if isinstance(event, (crew_events.CorkPut, crew_events.LifeLost)):
            yield Loss(line, self.cause, isinstance(event, crew_events.LifeLost))
        elif isinstance(event, crew_events.CannonBroke) and event.cost != crew_events.HULL_HELD:
            yield Loss(line, BROKEN, event.cost == crew_events.LIFE_LOST)

    def card(self, position: int) -> str:
        return card_name(self.content, self.lying[position])


def losses_of(frames: Sequence[Frame]) -> list[Loss]:
    losses = Losses(frames[0].state)
    return [loss for frame in frames for loss in losses.read(frame)]


def harm_of(losses: Sequence[Loss]) -> list[HarmReport]:
    """What each cause has cost in all, the worst first: life points before corks."""
    causes = dict.fromkeys(loss.cause for loss in losses)
    found = [harm_by(cause, [loss for loss in losses if loss.cause == cause]) for cause in causes]
    return sorted(found, key=lambda harm: (-harm.lives, -harm.corks))


def harm_by(cause: Cause, losses: Sequence[Loss]) -> HarmReport:
    lives = sum(loss.is_life for loss in losses)
    return HarmReport(cause.thing, cause.how, len(losses) - lives, lives)


class Shots:
    """The shots of one timer."""

    def __init__(self) -> None:
        self.fired = self.hit = self.damage = self.broken = 0


def shots_of(frames: Sequence[Frame]) -> list[Shots]:
    """By timer."""
    shots = [Shots() for _ in range(frames[0].state.voyage.timers)]
    for event in [event for frame in frames for event in frame.events]:
        if isinstance(event, crew_events.Fired):
            shots[event.timer].fired += 1
        elif isinstance(event, crew_events.CannonBroke):
            shots[event.timer].broken += 1
        elif isinstance(event, crew_events.ShotFell) and event.damage:
            shots[event.timer].hit += 1
            shots[event.timer].damage += event.damage
    return shots


def enemy_of(frames: Sequence[Frame]) -> EnemyReport:
    """A die that shows a broken cannon is a miss."""
    faces = [event.face for frame in frames for event in frame.events if isinstance(event, sea_events.EnemyShot)]
    return EnemyReport(len(faces), sum(face > 0 for face in faces), sum(faces))

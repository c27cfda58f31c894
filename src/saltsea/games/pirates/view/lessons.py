"""What a beginner learns by an event: the coach of “Teach me” beside the table goes by these names."""

from typing import Final, Literal, TypeAlias

from saltsea.games.pirates.engine.kinds import Content
from saltsea.games.pirates.events import crew_events, round_events, sea_events
from saltsea.games.pirates.rules.ship import Timer
from saltsea.games.pirates.view.deeds import DEEDS
from saltsea.kernel.nouns import Event
from saltsea.kernel.seat import Seat

Lesson: TypeAlias = Literal["start", "place", "sand", "perform", "speed", "turn", "goal", "fire", "end"]
"""The lessons that follow one another."""
Remark: TypeAlias = Literal["passage", "cork", "life"]
"""What is explained when it happens for the first time."""

FOR_ALL: Final[dict[type[Event], Lesson | Remark]] = {
    round_events.RoundStarted: "start",
    crew_events.SailsSet: "speed",
    crew_events.ShipTurned: "turn",
    round_events.GoalReached: "goal",
    round_events.RoundEnded: "fire",
    round_events.VoyageEnded: "end",
    crew_events.CorkPut: "cork",
    crew_events.LifeLost: "life",
}
"""Learnt by every reader who sees it, whichever sailor did it."""
SAND_IS_DOWN: Final = (crew_events.SandRanOut, crew_events.TimerHurried)
PERFORMS: Final = (*DEEDS, crew_events.TimerBack)
"""A ready timer performs, or is taken back."""


def lessons_of(event: Event, content: Content, seat: Seat, own: list[Timer]) -> list[str]:
    """What this seat, whose timers these are, learns by an event."""
    found: list[str | None] = [FOR_ALL.get(type(event)), own_lesson(event, seat, own)]
    return [name for name in [*found, "passage" if shows_passage(event, content) else None] if name is not None]


def own_lesson(event: Event, seat: Seat, own: list[Timer]) -> Lesson | None:
    """What is learnt only by doing it, or by one's own sand."""
    if isinstance(event, crew_events.TimerPlaced):
        return "place" if event.seat == seat else None
    if isinstance(event, SAND_IS_DOWN):
        return "sand" if event.timer in own else None
    return "perform" if isinstance(event, PERFORMS) and event.timer in own else None


def shows_passage(event: Event, content: Content) -> bool:
    """A way out was found. One that the end of the round turns up comes too late to be used."""
    return (
        isinstance(event, sea_events.CardTurned)
        and event.how != sea_events.BY_END
        and bool(content.passages >> event.card & 1)
    )

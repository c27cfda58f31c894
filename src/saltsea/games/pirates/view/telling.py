"""Which events are told, and by which text. What the engine notes for itself, what the next sentence tells, and sand,
which runs all the time, are not told."""

from collections.abc import Sequence
from typing import Final

from saltsea.games.pirates.engine.kinds import Content, Kind
from saltsea.games.pirates.engine.state import NOWHERE, RUNS
from saltsea.games.pirates.events import crew_events, round_events, sea_events
from saltsea.games.pirates.rules.ship import NO_SPACE, Timer
from saltsea.games.pirates.view.naming import card_name, event_name
from saltsea.kernel.nouns import Event
from saltsea.kernel.seat import TABLE
from saltsea.view import Arg, Sentence

SILENT: Final = frozenset({
    "CameTo", "EventPlanned", "NeedArose", "Ready", "SailsUp", "EventDone", "RoundEnded", "LookedOut", "SandRanOut",
    "ChoiceOpened", "TimersCleared",
})  # fmt: skip
BY_NUMBER: Final = ("how", "cost", "stands", "need", "result")
"""Fields by whose number texts choose their words: told instead of the names that clients read."""
NONE: Final = "none"
NOBODY: Final = (("seat", TABLE), ("space", NO_SPACE), ("curses", NOWHERE))
"""Fields, and their number for no sailor, no thing or no place."""


def sentence_of(event: Event, content: Content, shooter: Kind | None) -> Sentence | None:
    """How an event is told; its own fields are arguments, too. `shooter` is the card that takes aim or fires."""
    if isinstance(event, round_events.EventCame):
        return happening_told(content, event)
    if isinstance(event, round_events.EventCalled) and event.stands == RUNS:
        return None
    if shooter is not None:
        return Sentence(
            f"told-pirates-{type(event).__name__}", {"card": card_name(content, shooter), **chosen_by(event)}
        )
    if isinstance(event, round_events.Dealt):
        return Sentence("told-pirates-round")
    kind = type(event).__name__
    return None if kind in SILENT else Sentence(f"event-pirates-{kind}", chosen_by(event))


def chosen_by(event: Event) -> dict[str, Arg]:
    """What a text chooses its words by, where the event's own fields in names do not serve: the numbers behind
    enumerations, and NONE for no sailor, no thing or no place."""
    numbers: dict[str, Arg] = {name: getattr(event, name) for name in BY_NUMBER if hasattr(event, name)}
    return {**numbers, **dict.fromkeys((name for name, none in NOBODY if getattr(event, name, 0) == none), NONE)}


def happening_told(content: Content, event: round_events.EventCame) -> Sentence:
    """An event of the App: its name, a cry from the crew, and what it does."""
    name = event_name(content, event.happening)
    return Sentence("told-pirates-happening", {"cry": name, "what": name})


def shooter_of(event: Event, kinds: Sequence[Kind], earlier: Sequence[Event]) -> Kind | None:
    """The card that takes aim or fires; None for other events, and where only its position is known. `kinds` lay there
    before the events of the line, which may have turned it up or moved it."""
    if not isinstance(event, (round_events.TookAim, sea_events.EnemyShot)):
        return None
    lying = [*kinds]
    for one in earlier:
        follow(lying, one)
    kind = lying[event.position]
    return kind if kind >= 0 else None


def follow(lying: list[Kind], event: Event) -> None:
    """Note which card lies where after an event."""
    if isinstance(event, (sea_events.CardTurned, sea_events.CardCame)):
        lying[event.position] = event.card
    elif isinstance(event, sea_events.Chased):
        for source, target in zip(event.sources, event.targets, strict=True):
            lying[target] = lying[source]


def yours(event: Event, own: list[Timer]) -> Sentence | None:
    """What befell a timer of one's own: it was hurried, or cursed."""
    if isinstance(event, crew_events.TimerHurried) and event.timer in own:
        return Sentence("event-pirates-TimerHurried", {"timer": event.timer})
    if isinstance(event, sea_events.EnemyShot) and event.curses in own:
        return Sentence("told-pirates-cursed", {"timer": event.curses})
    return None

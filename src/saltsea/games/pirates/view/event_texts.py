"""Which events are told, and by which text. What the engine notes for itself, what the next sentence tells, and sand,
which runs all the time, are not told."""

from collections.abc import Sequence
from typing import Final

from saltsea.games.pirates.chapters.chapter import Voyage
from saltsea.games.pirates.engine.kinds import (
    CLOSE_LOOKOUT,
    DAMAGE_IN,
    SAILS_BY,
    TURN_BY,
    UNCORK_ONE,
    UNLOAD_ONE,
    Kind,
)
from saltsea.games.pirates.engine.state import NOWHERE, RUNS, PiratesState
from saltsea.games.pirates.events import crew_events, round_events, sea_events
from saltsea.games.pirates.rules.levels import owner_of
from saltsea.games.pirates.rules.ship import (
    BIT,
    CANNON_SPACE,
    CANNONS,
    HELM,
    LOOKOUT,
    NO_SPACE,
    SAILS,
    SECTORS,
    SPACES_OF,
    Timer,
)
from saltsea.games.pirates.view.names import card_name, event_name, ship_spaces
from saltsea.kernel.nouns import Event
from saltsea.kernel.seat import TABLE
from saltsea.view import Arg, Sentence

SILENT: Final = frozenset({
    "CameTo", "EventPlanned", "NeedArose", "Ready", "SailsUp", "EventDone", "RoundEnded", "LookedOut",
})  # fmt: skip
ON_THE_BOARD: Final = frozenset({"SandRanOut", "ChoiceOpened", "TimersCleared"})
"""What the board shows: a reader without a picture is told it."""
BY_NUMBER: Final = ("how", "cost", "stands", "need", "result")
"""Fields by whose number texts choose their words: told instead of the names that clients read."""
TIMER: Final = "timer"
"""The field of every deed that says which timer does it."""
NONE: Final = "none"
MEANING_NONE: Final = (("seat", TABLE), ("space", NO_SPACE), ("curses", NOWHERE))
"""Fields, and their number for no sailor, no thing or no place."""
DEEDS: Final = (
    crew_events.SailsSet,
    crew_events.ShipTurned,
    crew_events.Repaired,
    crew_events.Loaded,
    crew_events.Fired,
    crew_events.TokenTaken,
    crew_events.Salvaged,
)
"""What a timer performs. It is told by who performs it, as a crew would."""


def sentence_of(
    event: Event, state: PiratesState, shooter: Kind | None, *, pictured: bool = True
) -> Sentence | None:  # fmt: skip
    """How an event is told; its own fields are arguments, too. `state` is the voyage before it, `shooter` the card that
    takes aim or fires."""
    content = state.voyage.content
    if isinstance(event, DEEDS):
        return deed_sentence(event, state)
    if isinstance(event, round_events.EventCame):
        return happening_sentence(state, event)
    if shooter is not None:
        return Sentence(
            f"told-pirates-{type(event).__name__}", {"card": card_name(content, shooter), **chosen_by(event)}
        )
    if isinstance(event, round_events.Dealt):
        return Sentence("told-pirates-round")
    return (
        None if is_silent(event, pictured=pictured) else Sentence(f"event-pirates-{name_of(event)}", chosen_by(event))
    )


def is_silent(event: Event, *, pictured: bool) -> bool:
    """Whether it is not told; an event that is called while the clock runs on is told when it comes."""
    if isinstance(event, round_events.EventCalled):
        return event.stands == RUNS
    return name_of(event) in SILENT or (pictured and name_of(event) in ON_THE_BOARD)


def name_of(event: Event) -> str:
    return type(event).__name__


def deed_sentence(event: crew_events.Deed, state: PiratesState) -> Sentence:
    """Who does what, and for steering which way: a crew speaks of sailors, not of timers."""
    found = {**performer(event, state.voyage), **chosen_by(event)}
    if isinstance(event, crew_events.SailsSet):
        found["step"] = event.sails - state.ship.sails
    elif isinstance(event, crew_events.ShipTurned):
        found["sectors"] = shorter_way(state.ship.heading, event.heading)
    return Sentence(f"told-pirates-{type(event).__name__}", found)


def performer(event: crew_events.Deed, voyage: Voyage) -> dict[str, Arg]:
    """Whose timer performs it, and how many this sailor holds: one with several says with which."""
    timer: Timer = getattr(event, TIMER)
    seat = owner_of(voyage, timer)
    return {"seat": seat, "hands": sum(owner_of(voyage, one) == seat for one in range(voyage.timers))}


def shorter_way(heading: int, other: int) -> int:
    """How many sectors the bow turns to come from one heading to another; below 0 to the left."""
    return (other - heading + SECTORS // 2) % SECTORS - SECTORS // 2


def chosen_by(event: Event) -> dict[str, Arg]:
    """What a text chooses its words by, where the event's own fields in names do not serve: the numbers behind
    enumerations, and NONE for no sailor, no thing or no place."""
    numbers: dict[str, Arg] = {name: getattr(event, name) for name in BY_NUMBER if hasattr(event, name)}
    return {**numbers, **dict.fromkeys((name for name, none in MEANING_NONE if getattr(event, name, 0) == none), NONE)}


def happening_sentence(state: PiratesState, event: round_events.EventCame) -> Sentence:
    """An event of the App: its name, a cry from the crew, what it does, and the spaces that it is about."""
    content = state.voyage.content
    name = event_name(content, event.happening)
    verb, by = content.verb[event.happening], content.by[event.happening]
    stirred: list[str | int] = [*ship_spaces(spaces_stirred(state, verb, by))]
    return Sentence("told-pirates-happening", {"cry": name, "what": name, **({"stirs": stirred} if stirred else {})})


def spaces_stirred(state: PiratesState, verb: int, by: int) -> int:
    """The spaces of the ship that an event is about, as a set. What it does to cards and timers is told by the events
    that follow."""
    ship = state.ship
    areas = {SAILS_BY: SAILS, TURN_BY: HELM, CLOSE_LOOKOUT: LOOKOUT, DAMAGE_IN: by}
    if verb in areas:
        return sum(BIT[space] for space in SPACES_OF[areas[verb]]) & ship.spaces
    if verb == UNLOAD_ONE:
        return sum(BIT[CANNON_SPACE[cannon]] for cannon in range(CANNONS) if ship.loaded & BIT[cannon])
    return ship.corks if verb == UNCORK_ONE else 0


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


CONCERNING: Final[frozenset[type[Event]]] = frozenset({crew_events.TimerHurried, sea_events.EnemyShot})
"""What may befall a timer of one's own; `yours` has words for these alone."""


def yours(event: Event, own: list[Timer]) -> Sentence | None:
    """What befell a timer of one's own: it was hurried, or cursed."""
    if isinstance(event, crew_events.TimerHurried) and event.timer in own:
        return Sentence("event-pirates-TimerHurried", {"timer": event.timer})
    if isinstance(event, sea_events.EnemyShot) and event.curses in own:
        return Sentence("told-pirates-cursed", {"timer": event.curses})
    return None

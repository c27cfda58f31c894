"""Writing what chapter and App do: a round is dealt, fought out and cleared away, and the App's events befall it."""

from saltsea.games.pirates.engine.evolve_parts import discard, headed, runs_again, taken_back
from saltsea.games.pirates.engine.state import (
    AT_REST,
    BRIEFING,
    CLOSING,
    DEALING,
    FIRING,
    FORGOTTEN,
    NO_EVENT,
    OVER,
    POINT,
    REVEALING,
    SAILING,
    UNKNOWN,
    PiratesState,
)
from saltsea.games.pirates.events import crew_events, round_events, sea_events
from saltsea.games.pirates.rules.rounds import no_agenda
from saltsea.games.pirates.rules.ship import BIT, POSITIONS, SHIP_SPACES, TIMERS, Position
from saltsea.kernel.nouns import Event

# --- rounds ---


def of_rounds(state: PiratesState, event: Event) -> bool:
    agenda, log = state.agenda, state.log
    if isinstance(event, round_events.Dealt):
        dealt(state, event)
    elif isinstance(event, round_events.EventPlanned):
        state.clock.moments = [*(state.clock.moments or []), event.moment or 0]
    elif isinstance(event, round_events.Ready):
        agenda.phase = BRIEFING
    elif isinstance(event, round_events.SailsUp):
        agenda.phase = SAILING
    elif isinstance(event, round_events.StageReached):
        log.stage += 1
    elif isinstance(event, round_events.GoalReached):
        log.stage += 1
        log.left = event.left
        agenda.phase, agenda.rest, agenda.fresh = CLOSING, AT_REST, 0
    elif isinstance(event, round_events.TimersCleared):
        cleared(state)
    elif isinstance(event, round_events.FiringBegan):
        agenda.phase, agenda.shooter = FIRING, 0
    elif isinstance(event, round_events.TookAim):
        agenda.shooter, agenda.shots = event.shooter, event.shots
    elif isinstance(event, round_events.RoundEnded):
        round_ended(state)
    elif isinstance(event, round_events.VoyageEnded):
        ended(state, event.result)
    else:
        return False
    return True


def dealt(state: PiratesState, event: round_events.Dealt) -> None:
    sea = state.sea
    for position in event.positions:
        sea.dealt += 1
        sea.kinds[position] = UNKNOWN
        sea.numbers[position] = sea.dealt
    for kind in event.deal:
        sea.hidden[kind] += 1


def cleared(state: PiratesState) -> None:
    sand = state.sand
    for timer in range(TIMERS):
        taken_back(state, timer)
        sand.last[timer] = FORGOTTEN
    state.clock.thunder = 0
    state.clock.moments = []
    runs_again(state, state.clock.now)
    state.agenda.phase = REVEALING


def round_ended(state: PiratesState) -> None:
    """pirates.R3: heading, sails, corks, lives, balls and tokens stay; cards go, but ships that return keep damage."""
    sea, content = state.sea, state.voyage.content
    for position in range(POSITIONS):
        kind = sea.kinds[position]
        if kind >= 0 and content.again[kind] and sea.wounds[position]:
            sea.kept.append(kind * 16 + sea.wounds[position])
        discard(state, position)
    sea.kept.sort(reverse=True)
    sea.hidden = [0] * len(sea.hidden)
    sea.dealt = 0
    state.clock.seen = 0
    state.log.round += 1
    if state.voyage.chapter.each_round:
        state.log.stage = 0
        state.log.pointed = [0] * len(state.log.pointed)
    state.ship.hull = 1 if state.voyage.has_hull() else 0
    state.agenda = no_agenda(DEALING)


def ended(state: PiratesState, result: int) -> None:
    for timer in range(TIMERS):
        taken_back(state, timer)
    runs_again(state, state.clock.now)
    state.log.result = result
    state.clock.choice = state.clock.thunder = 0
    state.clock.moments = []
    state.agenda = no_agenda(OVER)


# --- the App's events ---


def happening(state: PiratesState, event: Event) -> None:
    agenda, clock = state.agenda, state.clock
    if isinstance(event, round_events.EventCame):
        agenda.event = event.happening
        agenda.burning = state.ship.fires
        clock.seen |= BIT[event.happening]
        return
    agenda.event = NO_EVENT
    if isinstance(event, round_events.WindChanged):
        state.ship.sails = event.sails
        agenda.rest = POINT
    elif isinstance(event, round_events.Drifted):
        headed(state, event.heading)
    elif isinstance(event, round_events.AreaClosed):
        clock.thunder = event.until
    elif isinstance(event, round_events.CardsFogged):
        for position in event.positions:
            state.sea.up &= ~BIT[position]
    elif isinstance(event, round_events.NeedArose):
        agenda.need = event.need
    else:
        cards_and_sand_moved(state, event)


def cards_and_sand_moved(state: PiratesState, event: Event) -> None:
    """What an event of the App moves: cards that come or chase, a timer that is ready early."""
    if isinstance(event, sea_events.CardCame):
        came(state, event)
    elif isinstance(event, sea_events.Chased):
        for source, target in zip(event.sources, event.targets, strict=True):
            moved(state, source, target)
    elif isinstance(event, crew_events.TimerHurried):
        state.sand.ready |= BIT[event.timer]
    elif not isinstance(event, round_events.EventDone):
        raise TypeError(f"{type(event).__name__} is no event of the pirates")


def came(state: PiratesState, event: sea_events.CardCame) -> None:
    sea = state.sea
    sea.dealt += 1
    sea.kinds[event.position] = event.card
    sea.numbers[event.position] = sea.dealt
    sea.up |= BIT[event.position]


def moved(state: PiratesState, source: Position, target: Position) -> None:
    """A card goes with its number, its damage and the timer that stands on it."""
    sea, at = state.sea, state.sand.at
    sea.kinds[target], sea.numbers[target], sea.wounds[target] = (
        sea.kinds[source],
        sea.numbers[source],
        sea.wounds[source],
    )
    sea.up |= BIT[target]
    for timer in range(TIMERS):
        if at[timer] == SHIP_SPACES + source:
            at[timer] = SHIP_SPACES + target
    discard(state, source)

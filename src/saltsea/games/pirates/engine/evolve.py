"""Every event written into the state: the only writer, and it judges nothing.

Here are the deeds, of the crew and of time; what follows from them is in evolve_sea.py and evolve_round.py."""

from saltsea.games.pirates.engine.evolve_parts import (
    discard,
    headed,
    no_need,
    paid,
    put_cork,
    runs_again,
    taken_back,
    uncork,
)
from saltsea.games.pirates.engine.evolve_round import happening, of_rounds
from saltsea.games.pirates.engine.evolve_sea import of_cards, of_damage, of_rest
from saltsea.games.pirates.engine.kinds import POWDER
from saltsea.games.pirates.engine.state import (
    CALLED,
    CLOSING,
    LOOKS,
    PAUSED,
    POINT,
    REPAIRED,
    SHOTS,
    STARTING,
    TURNS,
    PiratesState,
)
from saltsea.games.pirates.events import crew_events, round_events
from saltsea.games.pirates.rules.sand import memory_of
from saltsea.games.pirates.rules.ship import BIT, CANNON_OF, NO_SPACE
from saltsea.kernel.nouns import Event


def evolve(state: PiratesState, event: Event) -> None:
    if isinstance(event, crew_events.Deed):
        state.clock.now = event.at
        deed(state, event)
    elif not (of_rest(state, event) or of_cards(state, event) or of_damage(state, event) or of_rounds(state, event)):
        happening(state, event)


def deed(state: PiratesState, event: crew_events.Deed) -> None:
    if isinstance(event, crew_events.TimerPlaced):
        placed(state, event)
    elif isinstance(event, crew_events.SandRanOut):
        state.sand.ready |= BIT[event.timer]
    elif isinstance(event, crew_events.SailsSet):
        taken_back(state, event.timer)
        state.ship.sails = event.sails
        state.agenda.rest = POINT
    elif isinstance(event, crew_events.ShipTurned):
        taken_back(state, event.timer)
        state.log.tally[TURNS] += 1
        headed(state, event.heading)
    elif isinstance(event, crew_events.LookedOut):
        taken_back(state, event.timer)
        state.log.tally[LOOKS] += 1
        state.agenda.look = event.position
    elif isinstance(event, crew_events.Fired):
        fired(state, event)
    elif not (of_crew(state, event) or of_choice(state, event)):
        of_clock(state, event)


def placed(state: PiratesState, event: crew_events.TimerPlaced) -> None:
    sand, timer, space = state.sand, event.timer, event.space
    sand.at[timer] = space
    sand.ends[timer] = event.ends
    sand.last[timer] = memory_of(state, space)


def fired(state: PiratesState, event: crew_events.Fired) -> None:
    agenda = state.agenda
    agenda.gunner, agenda.aim, agenda.powder = event.timer, event.position, event.powder
    state.ship.loaded &= ~BIT[CANNON_OF[state.sand.at[event.timer]]]
    state.ship.aboard[POWDER] -= event.powder
    state.log.tally[SHOTS] += 1


def of_crew(state: PiratesState, event: crew_events.Deed) -> bool:
    if isinstance(event, crew_events.Repaired):
        taken_back(state, event.timer)
        state.sand.cursed &= ~BIT[event.timer]
        state.log.tally[REPAIRED] += 1
        uncork(state, event.space)
    elif isinstance(event, crew_events.Loaded):
        taken_back(state, event.timer)
        state.ship.loaded |= event.cannons
    elif isinstance(event, crew_events.TokenTaken):
        taken_back(state, event.timer)
        state.ship.aboard[event.token] += 1
        state.log.taken[event.token] += 1
        discard(state, event.position)
    elif isinstance(event, crew_events.Salvaged):
        salvaged(state, event)
    elif isinstance(event, crew_events.TimerBack):
        taken_back(state, event.timer)
    else:
        return False
    return True


def salvaged(state: PiratesState, event: crew_events.Salvaged) -> None:
    taken_back(state, event.timer)
    if event.space == NO_SPACE:
        state.ship.aboard[POWDER] += 1
        state.log.taken[POWDER] += 1
    else:
        uncork(state, event.space)
    discard(state, event.position)


def of_choice(state: PiratesState, event: crew_events.Deed) -> bool:
    """What was owed is done, by whomever."""
    if isinstance(event, crew_events.CorkPut):
        put_cork(state, event.space, event.fire)
        paid(state)
        return True
    if isinstance(event, crew_events.BallLost):
        state.ship.loaded &= ~BIT[event.cannon]
    elif isinstance(event, crew_events.CorkOff):
        uncork(state, event.space)
    elif isinstance(event, crew_events.CardHidden):
        state.sea.up &= ~BIT[event.position]
    else:
        return False
    no_need(state)
    return True


def of_clock(state: PiratesState, event: crew_events.Deed) -> None:
    clock = state.clock
    if isinstance(event, round_events.RoundStarted):
        clock.began = event.at
        state.agenda.phase = STARTING
    elif isinstance(event, round_events.ClockRanOut):
        state.agenda.phase = CLOSING
    elif isinstance(event, round_events.EventCalled):
        clock.stands, clock.since = event.stands, event.at if event.stands else 0
        if clock.moments:
            clock.moments = clock.moments[1:]
        state.agenda.event = CALLED
    elif isinstance(event, crew_events.Paused):
        clock.stands, clock.since = PAUSED, event.at
        clock.pauses += 1
    elif isinstance(event, crew_events.WentOn):
        runs_again(state, event.at)
    elif isinstance(event, round_events.AreaOpened):
        clock.thunder = 0
    else:
        raise TypeError(f"{type(event).__name__} is no event of the pirates")

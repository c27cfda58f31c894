"""Writing what several events have in common; which event needs what is in the other evolve modules."""

from saltsea.games.pirates.engine.state import CORK, FREE, LIVES_LOST, NO_CARD, NOTHING, RUNS, TURN_UP, PiratesState
from saltsea.games.pirates.rules.ship import BIT, NO_SPACE, SHIP_SPACES, TIMERS, Position, Space, Timer


def taken_back(state: PiratesState, timer: Timer) -> None:
    state.sand.at[timer] = FREE
    state.sand.ends[timer] = 0
    state.sand.ready &= ~BIT[timer]


def headed(state: PiratesState, heading: int) -> None:
    state.ship.heading = heading
    state.agenda.rest = TURN_UP
    state.agenda.slot = 0
    state.agenda.fresh = 0


def discard(state: PiratesState, position: Position) -> None:
    """pirates.T7: a timer on a card that leaves the board comes back at once, and remembers that card."""
    sea = state.sea
    sea.kinds[position] = NO_CARD
    sea.numbers[position] = 0
    sea.wounds[position] = 0
    sea.up &= ~BIT[position]
    for timer in range(TIMERS):
        if state.sand.at[timer] == SHIP_SPACES + position:
            taken_back(state, timer)


def put_cork(state: PiratesState, space: Space, fire: int) -> None:
    state.ship.corks |= BIT[space]
    if fire:
        state.ship.fires |= BIT[space]


def uncork(state: PiratesState, space: Space) -> None:
    if space != NO_SPACE:
        state.ship.corks &= ~BIT[space]
        state.ship.fires &= ~BIT[space]


def lose_life(state: PiratesState) -> None:
    state.ship.lives -= 1
    state.log.tally[LIVES_LOST] += 1


def owe(state: PiratesState, corks: int, spaces: int, fire: int) -> None:
    agenda = state.agenda
    if corks:
        agenda.need, agenda.owed, agenda.owed_in, agenda.owed_fire = CORK, corks, spaces, fire


def paid(state: PiratesState) -> None:
    """One of the corks that were owed is dealt with."""
    state.agenda.owed -= 1
    state.clock.choice = 0
    if state.agenda.owed <= 0:
        no_need(state)


def no_need(state: PiratesState) -> None:
    agenda = state.agenda
    agenda.need, agenda.owed, agenda.owed_in, agenda.owed_fire = NOTHING, 0, 0, 0
    state.clock.choice = 0


def runs_again(state: PiratesState, at: int) -> None:
    """The clock goes on from where it stood."""
    clock = state.clock
    if clock.stands != RUNS:
        clock.began += at - clock.since
        clock.stands, clock.since = RUNS, 0

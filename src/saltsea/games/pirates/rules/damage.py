"""Corks and life points (chapter D), and the choices that a crew owes."""

from typing import Final

from saltsea.games.pirates.engine.state import CORK, SUNK, UNCORK, UNLOAD, Need, PiratesState, ship_time
from saltsea.games.pirates.events import crew_events, round_events
from saltsea.games.pirates.rules.ship import (
    BIT,
    CORKS,
    POSITIONS,
    REPAIRS_SPACE,
    SECTORS,
    SHIP_SPACES,
    SLOTS,
    TIMERS,
    Position,
    Sector,
    Space,
    spaces_towards,
)
from saltsea.kernel.nouns import Event, Refusal, refuse
from saltsea.kernel.seat import TABLE, Millis, Seat

TO_CHOOSE: Final[Millis] = 3000
ALL_SPACES: Final = BIT[SHIP_SPACES] - 1 - BIT[REPAIRS_SPACE]
"""Every space that a cork can go into, if the ship has it."""


def facing(state: PiratesState, sector: Sector) -> int:
    """pirates.D1: damage from a card goes into the area that points to its sector at that moment, parts included."""
    mask = 0
    for space in spaces_towards(state.ship.heading, sector):
        mask |= BIT[space]
    return mask & state.ship.spaces


def corks_left(state: PiratesState) -> int:
    """pirates.S3: three corks in all."""
    return CORKS - state.ship.corks.bit_count()


def with_timers(state: PiratesState) -> int:
    """The spaces of the ship that a timer stands in."""
    mask = 0
    for timer in range(TIMERS):
        if 0 <= state.sand.at[timer] < SHIP_SPACES:
            mask |= BIT[state.sand.at[timer]]
    return mask


def free_for_corks(state: PiratesState, spaces: int) -> int:
    """pirates.D3: of these spaces, those without a cork; one with a sandtimer in it is not free."""
    return spaces & state.ship.spaces & ALL_SPACES & ~state.ship.corks & ~with_timers(state)


def options(state: PiratesState) -> int:
    """pirates.D4: what the crew may choose from: spaces, cannons or positions, as a set."""
    need = state.agenda.need
    if need == CORK:
        return free_for_corks(state, state.agenda.owed_in) if corks_left(state) else 0
    if need == UNLOAD:
        return state.ship.loaded
    if need == UNCORK:
        return state.ship.corks
    return beside_the_bow(state)


def beside_the_bow(state: PiratesState) -> int:
    """pirates.card.fog-bank: the face-up cards of the two sectors beside the bow's; a Fort is never turned down."""
    mask = 0
    for position in range(POSITIONS):
        offset = (position // SLOTS - state.ship.heading) % SECTORS
        if offset in (1, SECTORS - 1) and state.sea.up & BIT[position] and not is_open(state, position):
            mask |= BIT[position]
    return mask


def is_open(state: PiratesState, position: Position) -> bool:
    """pirates.card.fort: such a card always lies face up."""
    kind = state.sea.kinds[position]
    return kind >= 0 and state.voyage.content.open[kind] != 0


def settle_need(state: PiratesState) -> Event | None:
    """pirates.D2: what is owed is done: without a cork or a free space a life point is lost, the only place is taken,
    and between several the crew chooses."""
    agenda = state.agenda
    if agenda.need == CORK and state.ship.hull:
        return crew_events.HullHeld(state.log.round)
    possible = options(state)
    if possible == 0 and agenda.need == CORK:
        return crew_events.LifeLost(state.ship.lives - 1)
    if possible == 0:
        return crew_events.NeedDropped(agenda.need)
    if possible & (possible - 1) == 0:
        return chosen(state, TABLE, first_of(possible), state.clock.now)
    if state.clock.choice == 0:
        return crew_events.ChoiceOpened(agenda.need, ship_time(state, state.clock.now) + TO_CHOOSE)
    return None


def first_of(possible: int) -> int:
    """pirates.D4: the first one, if no player chooses."""
    return (possible & -possible).bit_length() - 1


def chosen(state: PiratesState, seat: Seat, choice: int, at: Millis) -> Event:
    """The fact of a choice, made by a player or by the table."""
    need = state.agenda.need
    if need == CORK:
        return crew_events.CorkPut(at, seat, choice, state.agenda.owed_fire)
    if need == UNLOAD:
        return crew_events.BallLost(at, seat, choice)
    if need == UNCORK:
        return crew_events.CorkOff(at, seat, choice)
    return crew_events.CardHidden(at, seat, choice)


def check_choice(state: PiratesState, need: Need, choice: int) -> Refusal | None:
    """pirates.D4: a choice is made only while it is open, and among what is possible."""
    if state.agenda.need != need or state.clock.choice == 0:
        return refuse("pirates.D4", "refusal-pirates-no-choice")
    if not options(state) & BIT[choice]:
        return refuse("pirates.D4", "refusal-pirates-not-among-them")
    return None


def is_being_chosen(state: PiratesState, space: Space) -> bool:
    """pirates.D4: while the place of a cork is open, that area takes no timer."""
    return state.clock.choice != 0 and state.agenda.need == CORK and state.agenda.owed_in & BIT[space] != 0


def broken_cannon(state: PiratesState) -> int:
    """pirates.D5: a broken cannon takes a cork in the timer's place; with none in supply a life point is lost."""
    if state.ship.hull:
        return crew_events.HULL_HELD
    return crew_events.CORKED if corks_left(state) else crew_events.LIFE_LOST


def sinking(state: PiratesState) -> Event | None:
    """pirates.D6: no life point left: the chapter is lost at once."""
    return round_events.VoyageEnded(SUNK) if state.ship.lives <= 0 else None

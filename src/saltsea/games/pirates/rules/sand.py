"""The sandtimers (chapter T): where one may be set, when it may be touched, what it remembers."""

from saltsea.games.pirates.engine.kinds import CLOSE_AREA, CLOSE_SPACE, NO_SPACE_ON_CARD
from saltsea.games.pirates.engine.state import (
    BRIEFING,
    CARD_MEMORY,
    FREE,
    HELD,
    NO_CARD,
    PAUSED,
    RUNS,
    SAILING,
    PiratesState,
    ship_time,
)
from saltsea.games.pirates.events import crew_events, round_events
from saltsea.games.pirates.rules.damage import is_being_chosen
from saltsea.games.pirates.rules.levels import owner_of
from saltsea.games.pirates.rules.ship import (
    AREA_OF,
    BIT,
    HELM,
    LOOKOUT,
    POINTING,
    POSITIONS,
    SECTORS,
    SHIP_SPACES,
    TIMERS,
    Area,
    Space,
    Timer,
    offset_to,
    sector_of,
)
from saltsea.kernel.nouns import Event, Refusal, refuse
from saltsea.kernel.seat import Millis, Seat

_HELM_SPACE = 5


def check_sailing(state: PiratesState) -> Refusal | None:
    """pirates.T6: timers are used only while the round's clock runs."""
    if state.agenda.phase == BRIEFING:
        return refuse("pirates.T6", "refusal-pirates-not-started")
    if state.agenda.phase != SAILING:
        return refuse("pirates.T6", "refusal-pirates-round-over")
    return None


def check_runs(state: PiratesState) -> Refusal | None:
    """pirates.R9, pirates.R7: while the clock stands, by a pause or an event, no timer is touched."""
    if state.clock.stands == PAUSED:
        return refuse("pirates.R9", "refusal-pirates-paused")
    if state.clock.stands == HELD:
        return refuse("pirates.R7", "refusal-pirates-event-waits")
    return None


def check_own(state: PiratesState, seat: Seat, timer: Timer) -> Refusal | None:
    """pirates.T1, pirates.S4: each player touches only their own timers."""
    if timer >= state.voyage.timers:
        return refuse("pirates.S4", "refusal-pirates-no-such-timer", timer=timer)
    if owner_of(state.voyage, timer) != seat:
        return refuse("pirates.T1", "refusal-pirates-not-your-timer", timer=timer, seat=owner_of(state.voyage, timer))
    return None


def check_free_timer(state: PiratesState, timer: Timer) -> Refusal | None:
    """pirates.T3, pirates.T4: a timer that stands somewhere is first taken back, and not before its sand is down."""
    space = state.sand.at[timer]
    if space == FREE:
        return None
    if not state.sand.ready & BIT[timer]:
        return refuse("pirates.T3", "refusal-pirates-sand-runs", timer=timer, space=space)
    return refuse("pirates.T4", "refusal-pirates-timer-stands", timer=timer, space=space)


def check_space(state: PiratesState, space: Space) -> Refusal | None:
    """pirates.T2: a timer goes only into a free and undamaged space of the ship, or of a card that lies face up."""
    if space >= SHIP_SPACES:
        refusal = check_card_space(state, space)
    elif not state.ship.spaces & BIT[space]:
        refusal = refuse("pirates.T2", "refusal-pirates-no-such-space", space=space)
    elif state.ship.corks & BIT[space]:
        refusal = refuse("pirates.T2", "refusal-pirates-damaged", space=space)
    else:
        refusal = None
    if refusal is None and space in state.sand.at:
        return refuse("pirates.T2", "refusal-pirates-taken", space=space, timer=state.sand.at.index(space))
    return refusal


def check_card_space(state: PiratesState, space: Space) -> Refusal | None:
    """pirates.A8, pirates.T2: a card's action space is there only while the card lies face up."""
    position = space - SHIP_SPACES
    kind = state.sea.kinds[position]
    if kind == NO_CARD:
        return refuse("pirates.T2", "refusal-pirates-no-card", position=position)
    if not state.sea.up & BIT[position]:
        return refuse("pirates.A8", "refusal-pirates-not-face-up", position=position)
    if state.voyage.content.space[kind] == NO_SPACE_ON_CARD:
        return refuse("pirates.T2", "refusal-pirates-card-without-space", position=position, card=kind)
    return None


def memory_of(state: PiratesState, space: Space) -> int:
    """What a timer remembers of a space: the ship's area, or the card."""
    if space < SHIP_SPACES:
        return AREA_OF[space]
    return CARD_MEMORY + state.sea.numbers[space - SHIP_SPACES]


def check_memory(state: PiratesState, timer: Timer, space: Space) -> Refusal | None:
    """pirates.T5: never twice in a row in the same area of the ship, or on the same card."""
    if state.sand.last[timer] == memory_of(state, space):
        return refuse("pirates.T5", "refusal-pirates-twice", timer=timer, space=space)
    return None


def check_open(state: PiratesState, space: Space) -> Refusal | None:
    """pirates.D4: an area whose cork is being chosen takes no timer."""
    if space < SHIP_SPACES and is_being_chosen(state, space):
        return refuse("pirates.D4", "refusal-pirates-being-chosen", space=space)
    return None


def check_tentacles(state: PiratesState, space: Space) -> Refusal | None:
    """pirates.card.tentacle: face up, it closes the highest undamaged space of the area that points to it to timers;
    two close two; the Helm never."""
    if space >= SHIP_SPACES or space == _HELM_SPACE or not held_spaces(state) & BIT[space]:
        return None
    return refuse("pirates.card.tentacle", "refusal-pirates-tentacle", space=space)


def held_spaces(state: PiratesState) -> int:
    """The spaces that Tentacles hold."""
    mask = 0
    for offset in range(SECTORS):
        left = _closing_at(state, offset, CLOSE_SPACE)
        for space in reversed(POINTING[offset]):
            if left and state.ship.spaces & ~state.ship.corks & BIT[space]:
                mask |= BIT[space]
                left -= 1
    return mask


def _closing_at(state: PiratesState, offset: int, how: int) -> int:
    """How many face-up cards at this offset from the bow close something."""
    found = 0
    for position in range(POSITIONS):
        if state.sea.up & BIT[position] and offset_to(state.ship.heading, sector_of(position)) == offset:
            found += state.voyage.content.closes[state.sea.kinds[position]] == how
    return found


def check_sirens(state: PiratesState, space: Space) -> Refusal | None:
    """pirates.card.siren: face up, no timer is placed or performs in the area that points to it, the Helm excepted."""
    if space >= SHIP_SPACES or AREA_OF[space] == HELM:
        return None
    for offset in range(SECTORS):
        if space in POINTING[offset] and _closing_at(state, offset, CLOSE_AREA):
            return refuse("pirates.card.siren", "refusal-pirates-siren", space=space)
    return None


def check_thunder(state: PiratesState, space: Space) -> Refusal | None:
    """pirates.event.thunder: for a while no player places or performs in the Lookout."""
    if state.clock.thunder and space < SHIP_SPACES and AREA_OF[space] == LOOKOUT:
        return refuse("pirates.event.thunder", "refusal-pirates-thunder", space=space)
    return None


def check_stands(state: PiratesState, timer: Timer) -> Refusal | None:
    """pirates.T4, pirates.T3: only a timer that stands somewhere and whose sand is down performs or is taken back."""
    space = state.sand.at[timer]
    if space == FREE:
        return refuse("pirates.T4", "refusal-pirates-timer-free", timer=timer)
    if not state.sand.ready & BIT[timer]:
        return refuse("pirates.T3", "refusal-pirates-sand-runs", timer=timer, space=space)
    return None


def check_stands_in(state: PiratesState, timer: Timer, area: Area) -> Refusal | None:
    """pirates.T4: a timer performs the action of the space it stands in, no other."""
    space = state.sand.at[timer]
    if space >= SHIP_SPACES or AREA_OF[space] != area:
        return refuse("pirates.T4", "refusal-pirates-stands-elsewhere", timer=timer, space=space)
    return None


def sand_of(state: PiratesState, timer: Timer) -> Millis:
    """pirates.token.curse: thirty seconds of sand, and forty for a cursed timer."""
    content = state.voyage.content
    return content.cursed_sand if state.sand.cursed & BIT[timer] else content.sand


def place(state: PiratesState, seat: Seat, timer: Timer, space: Space, at: Millis) -> Event:
    """pirates.T3: from now on the sand runs and no player touches it."""
    return crew_events.TimerPlaced(at, seat, timer, space, ship_time(state, at) + sand_of(state, timer))


def sand_down(state: PiratesState, at: Millis) -> Event | None:
    """pirates.T3: a timer whose sand has run out is ready; of several the lowest number first."""
    now = ship_time(state, at)
    for timer in range(TIMERS):
        if is_running(state, timer) and state.sand.ends[timer] <= now:
            return crew_events.SandRanOut(at, timer)
    return None


def is_running(state: PiratesState, timer: Timer) -> bool:
    return state.sand.at[timer] != FREE and not state.sand.ready & BIT[timer]


def all_back(state: PiratesState) -> Event:
    """pirates.T6: at the end of a round, goal or clock, all timers come back and forget."""
    return round_events.TimersCleared(state.log.round)


def pause(seat: Seat, at: Millis) -> Event:
    """pirates.R9: any player may stop clock and sand; it is counted."""
    return crew_events.Paused(at, seat)


def check_pause(state: PiratesState) -> Refusal | None:
    """pirates.R9: only a clock that runs can be stopped."""
    if state.agenda.phase != SAILING or state.clock.stands != RUNS:
        return refuse("pirates.R9", "refusal-pirates-nothing-runs")
    return None


def check_resume(state: PiratesState) -> Refusal | None:
    """pirates.R9: only a pause is ended so."""
    return None if state.clock.stands == PAUSED else refuse("pirates.R9", "refusal-pirates-no-pause")


def check_continue(state: PiratesState) -> Refusal | None:
    """pirates.R7: Continue belongs to an event that has stopped the clock."""
    return None if state.clock.stands == HELD else refuse("pirates.R7", "refusal-pirates-nothing-waits")

"""The App's events (R7): when they come, Fire before them, and what each does."""

from typing import Final

from saltsea.games.pirates.engine.kinds import (
    ARRIVE,
    CHASE,
    CLOSE_LOOKOUT,
    DAMAGE_IN,
    HIDE_CARDS,
    HURRY,
    SAILS_BY,
    TURN_BY,
    UNCORK_ONE,
    UNLOAD_ONE,
    Happening,
)
from saltsea.games.pirates.engine.state import CALLED, HELD, NO_CARD, RUNS, UNCORK, UNLOAD, PiratesState, ship_time
from saltsea.games.pirates.events import crew_events, round_events, sea_events
from saltsea.games.pirates.rules.damage import is_open
from saltsea.games.pirates.rules.rest import everywhere
from saltsea.games.pirates.rules.sand import is_running
from saltsea.games.pirates.rules.ship import (
    AREA_OF,
    BIT,
    LOOKOUT,
    MOST_SPEED,
    OFFSET_OF,
    POINTING,
    POSITIONS,
    SECTORS,
    SPACES_OF,
    TIMERS,
    Position,
    Sector,
    sector_of,
    slots_of,
)
from saltsea.kernel.chance import Chance
from saltsea.kernel.nouns import Event
from saltsea.kernel.seat import Millis

QUIET_SECONDS: Final = 20
LATE_SECONDS: Final = 3
"""An event may have to wait for a choice (D4), and must not be late for that."""


def moments(seconds: int, number: int) -> list[list[int]]:
    """pirates.R7: none in the first or last 20 s of a round; each event has its own part of the time between."""
    first, last = QUIET_SECONDS, seconds - QUIET_SECONDS - LATE_SECONDS
    if last <= first or not number:
        return []
    number = min(number, last - first + 1)
    bounds = [first + (last + 1 - first) * part // number for part in range(number + 1)]
    return [list(range(bounds[part], bounds[part + 1])) for part in range(number)]


def call(state: PiratesState, at: Millis) -> Event:
    """pirates.R7: an event is called during the timer-phase; at the lowest level clock and sand stop until Continue."""
    stops = state.voyage.content.levels[state.voyage.level].stops
    return round_events.EventCalled(at, HELD if stops else RUNS)


def which(state: PiratesState) -> Chance:
    """pirates.R7: never the same twice in a round; those that a round is certain to bring are its last ones."""
    unseen = [event for event in state.voyage.chapter.events if not state.clock.seen >> event & 1]
    plan = state.voyage.rounds[state.log.round]
    certain = [event for event in unseen if event in plan.certain]
    others = [event for event in unseen if event not in plan.certain]
    left = len(moments(plan.seconds, plan.events)) - state.clock.seen.bit_count()
    is_time = certain and (left <= len(certain) or not others)
    return Chance("pirates.R7 event", certain if is_time else others, 1)


def carry_out(state: PiratesState) -> Event | None:
    """An event under way: first Fire spreads, then the effect."""
    if state.agenda.event == CALLED:
        return None
    return spread(state) or effect(state, state.agenda.event)


def spread(state: PiratesState) -> Event | None:
    """pirates.token.fire: before an event's effect each Fire spreads once, to the area one offset clockwise."""
    burning = state.agenda.burning & state.ship.fires
    if not burning:
        return None
    space = (burning & -burning).bit_length() - 1
    offset = (OFFSET_OF[AREA_OF[space]] + 1) % SECTORS
    mask = 0
    for near in POINTING[offset]:
        mask |= BIT[near]
    return round_events.FireSpreads(space, mask & state.ship.spaces)


def effect(state: PiratesState, happening: Happening) -> Event | None:
    """What an event does; nothing is also an answer. Fog that rolls in is left to chance."""
    verb, by = state.voyage.content.verb[happening], state.voyage.content.by[happening]
    if verb == SAILS_BY:
        return wind(state, happening, by)
    if verb == TURN_BY:
        return round_events.Drifted((state.ship.heading + by) % SECTORS)
    if verb == DAMAGE_IN:
        return harm(state, by)
    if verb == UNLOAD_ONE:
        return round_events.NeedArose(UNLOAD)
    if verb == UNCORK_ONE:
        return round_events.NeedArose(UNCORK)
    if verb == ARRIVE:
        return reinforce(state, happening, by)
    if verb == CHASE:
        return chase(state)
    if verb == HURRY:
        return hurry(state, happening)
    if verb == CLOSE_LOOKOUT:
        return round_events.AreaClosed(LOOKOUT, ship_time(state, state.clock.now) + by * 1000)
    assert verb == HIDE_CARDS
    return None if foggable(state) else round_events.EventDone(happening)


def wind(state: PiratesState, happening: Happening, by: int) -> Event:
    """pirates.event.gust: the sails go up one step; a Lull takes them down one; between 0 and 3 as ever."""
    sails = max(0, min(MOST_SPEED, state.ship.sails + by))
    return round_events.WindChanged(sails) if sails != state.ship.sails else round_events.EventDone(happening)


def harm(state: PiratesState, area: int) -> Event:
    """pirates.event.loose-timber: damage in a named area."""
    mask = 0
    for space in SPACES_OF[area]:
        mask |= BIT[space]
    return crew_events.DamageDue(1, mask & state.ship.spaces, 0)


def reinforce(state: PiratesState, happening: Happening, kind: int) -> Event:
    """pirates.event.reinforcement: a Brigantine, face up, in the emptiest sector; ties clockwise from the bow."""
    sectors = [(state.ship.heading + offset) % SECTORS for offset in range(SECTORS)]
    emptiest = max(sectors, key=lambda sector: len(room_in(state, sector)))
    room = room_in(state, emptiest)
    return sea_events.CardCame(room[0], kind) if room else round_events.EventDone(happening)


def room_in(state: PiratesState, sector: Sector) -> list[Position]:
    """The empty slots of a sector."""
    return [position for position in slots_of(sector) if state.sea.kinds[position] == NO_CARD]


def foggable(state: PiratesState) -> list[Position]:
    """pirates.event.fog-rolls-in: face-up cards outside the bow's sector, the Fort never."""
    return [
        position
        for position in range(POSITIONS)
        if state.sea.up & BIT[position] and sector_of(position) != state.ship.heading and not is_open(state, position)
    ]


def fog(state: PiratesState) -> Chance:
    """pirates.event.fog-rolls-in: two random ones of them lie face down again."""
    pool = foggable(state)
    return Chance("pirates.event.fog-rolls-in", pool, min(len(pool), state.voyage.content.by[state.agenda.event]))


def chase(state: PiratesState) -> Event:
    """pirates.event.chase: from the bow clockwise, every face-up ship moves one sector the shorter way to the stern."""
    sources: list[Position] = []
    targets: list[Position] = []
    taken = [kind != NO_CARD for kind in state.sea.kinds]
    for position in everywhere(state):
        kind = state.sea.kinds[position]
        if kind < 0 or not state.sea.up & BIT[position] or not state.voyage.content.ship[kind]:
            continue
        room = [place for place in slots_of(goes_to(state, position)) if not taken[place]]
        if room and sector_of(room[0]) != sector_of(position):
            taken[position], taken[room[0]] = False, True
            sources.append(position)
            targets.append(room[0])
    return sea_events.Chased(sources, targets) if sources else round_events.EventDone(state.agenda.event)


def goes_to(state: PiratesState, position: Position) -> Sector:
    """pirates.card.frigate: at Chase one sector clockwise; the other ships the shorter way, clockwise if equal."""
    sector = sector_of(position)
    offset = (sector - state.ship.heading) % SECTORS
    if state.voyage.content.clockwise[state.sea.kinds[position]] or offset < SECTORS // 2:
        return (sector + 1) % SECTORS
    return sector if offset == SECTORS // 2 else (sector - 1) % SECTORS


def hurry(state: PiratesState, happening: Happening) -> Event:
    """pirates.event.rum: the slowest timer is ready at once; of equal ones the lowest number."""
    running = [timer for timer in range(TIMERS) if is_running(state, timer)]
    if not running:
        return round_events.EventDone(happening)
    return crew_events.TimerHurried(max(running, key=lambda timer: state.sand.ends[timer]))

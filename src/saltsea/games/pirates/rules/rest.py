"""How the bow comes to rest (A2, A9, A10): cards turn up, Rocks strike, goals are pointed at, a Whirlpool spins."""

from saltsea.games.pirates.chapters.chapter import POINT_AT
from saltsea.games.pirates.engine.kinds import GOAL, LEAVE, Kind
from saltsea.games.pirates.engine.state import AT_REST, NO_CARD, POINT, STRIKE, TURN_UP, UNKNOWN, WHIRL, PiratesState
from saltsea.games.pirates.events import sea_events
from saltsea.games.pirates.rules.damage import facing
from saltsea.games.pirates.rules.ship import BIT, POSITIONS, SECTORS, SLOTS, Position, slots_of
from saltsea.kernel.chance import Chance
from saltsea.kernel.nouns import Event


def come_to_rest(state: PiratesState) -> Event | None:
    """pirates.A10: turn up all cards; Rocks and Fog Bank by slot; then whatever is pointed at; then a Whirlpool."""
    rest = state.agenda.rest
    if rest == TURN_UP:
        return turn_up(state)
    if rest == STRIKE:
        return strike(state) or fish(state) or sea_events.CameTo(POINT, 0)
    if rest == POINT:
        return point(state) or sea_events.CameTo(WHIRL, 0)
    return whirl(state) or sea_events.CameTo(AT_REST, 0)


def turn_up(state: PiratesState) -> Event | None:
    """pirates.A2: all cards of the sector where the bow comes to rest are turned up, unknown ones by chance."""
    down = down_at_bow(state)
    if down < 0:
        return sea_events.CameTo(STRIKE, 0)
    if state.sea.kinds[down] == UNKNOWN:
        return None
    return turned(state, down, state.sea.kinds[down], sea_events.BY_BOW)


def first_down(state: PiratesState, positions: list[Position]) -> Position:
    """The first of these positions with a card that lies face down, or -1."""
    for position in positions:
        if state.sea.kinds[position] != NO_CARD and not state.sea.up & BIT[position]:
            return position
    return -1


def down_at_bow(state: PiratesState) -> Position:
    """The next card of the bow's sector to be turned up."""
    return first_down(state, slots_of(state.ship.heading))


def arm_of(state: PiratesState) -> Kind:
    """pirates.card.tentacle: what the Kraken calls up."""
    content = state.voyage.content
    return next(content.guard[kind] for kind in range(len(content.cards)) if content.guard[kind] >= 0)


def turned(state: PiratesState, position: Position, kind: Kind, how: int) -> Event:
    """pirates.card.fog: discarded when bow or Lookout turn it up. A ship that was met before has its damage again."""
    acts = how in (sea_events.BY_BOW, sea_events.BY_LOOKOUT)
    leaves = 1 if acts and state.voyage.content.vanishes[kind] else 0
    return sea_events.CardTurned(position, kind, how, leaves, old_damage(state, position, kind))


def old_damage(state: PiratesState, position: Position, kind: Kind) -> int:
    """pirates.R10: the greatest damage that is kept for this kind, if the card was not yet seen in this round."""
    if state.sea.kinds[position] != UNKNOWN:
        return 0
    kept = [code % 16 for code in state.sea.kept if code // 16 == kind]
    return kept[0] if kept else 0


def unknown_card(state: PiratesState, without: int) -> Chance:
    """pirates.R2: which of the dealt cards this is, goal cards left out where they cannot lie."""
    pool: list[int] = []
    for kind, number in enumerate(state.sea.hidden):
        if number and not without >> kind & 1:
            pool.extend([kind] * number)
    return Chance("pirates.R2 card", pool, 1)


def strike(state: PiratesState) -> Event | None:
    """pirates.card.rocks: the bow comes to rest on them: damage, each time. A Fog Bank acts when the bow finds it."""
    content = state.voyage.content
    for slot in range(state.agenda.slot, SLOTS):
        position = state.ship.heading * SLOTS + slot
        kind = state.sea.kinds[position]
        if kind < 0:
            continue
        if content.strikes[kind]:
            return sea_events.Struck(position, content.strikes[kind], facing(state, state.ship.heading))
        if content.hides[kind] and state.agenda.fresh & BIT[position]:
            return sea_events.FogSpread(position)
    return None


def fish(state: PiratesState) -> Event | None:
    """pirates.card.galleon: its Loot is taken when the bow comes to rest in that sector."""
    loot = state.sea.loot[state.ship.heading]
    return sea_events.LootFished(state.ship.heading, loot) if loot else None


def point(state: PiratesState) -> Event | None:
    """pirates.A9: tested after every change of heading or speed, and when the bow turns a card up."""
    for position in slots_of(state.ship.heading):
        kind = state.sea.kinds[position]
        if kind < 0 or not state.sea.up & BIT[position] or state.voyage.content.speed[kind] != state.ship.sails:
            continue
        if state.voyage.content.point[kind] == LEAVE:
            return sea_events.CardLeft(position, kind)
        if state.voyage.content.point[kind] == GOAL and is_wanted(state, kind):
            return sea_events.GoalPointedAt(position, kind)
    return None


def is_wanted(state: PiratesState, kind: Kind) -> bool:
    """pirates.card.passage-1: it counts once its goal is open, and stays before; an optional goal is always open."""
    chapter = state.voyage.chapter
    if state.log.stage < len(chapter.stages):
        for condition in chapter.stages[state.log.stage]:
            if condition.verb == POINT_AT and condition.kinds >> kind & 1:
                return True
    return any(wish.kinds >> kind & 1 and wish.is_pointing() for wish in chapter.wishes)


def whirl(state: PiratesState) -> Event | None:
    """pirates.card.whirlpool: at speed 0 or 1 it turns Ellen two sectors clockwise, where she comes to rest."""
    content = state.voyage.content
    for position in slots_of(state.ship.heading):
        kind = state.sea.kinds[position]
        if kind < 0 or not state.sea.up & BIT[position]:
            continue
        if content.whirls[kind] and state.ship.sails <= content.slow[kind]:
            return sea_events.Whirled(position, (state.ship.heading + content.whirls[kind]) % SECTORS)
    return None


def everywhere(state: PiratesState) -> list[Position]:
    """pirates.R5: all positions, clockwise from the bow, slot 1 first."""
    first = state.ship.heading * SLOTS
    return [(first + place) % POSITIONS for place in range(POSITIONS)]

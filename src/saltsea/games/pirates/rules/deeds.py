"""What a timer performs (chapter A): sails, helm, lookout, repairs, loading, firing, and the spaces of cards."""

from typing import Final

from saltsea.games.pirates.engine.kinds import BOARD, LAND, POWDER, SALVAGE, Kind, Token
from saltsea.games.pirates.engine.state import AT_REST, NO_CARD, NO_EVENT, NOTHING, PiratesState
from saltsea.games.pirates.events import crew_events, sea_events
from saltsea.games.pirates.rules.damage import broken_cannon
from saltsea.games.pirates.rules.sand import check_stands_in
from saltsea.games.pirates.rules.ship import (
    AREA_OF,
    BALLS,
    BIT,
    BOW_CHASER,
    CANNON_OF,
    CANNON_SPACE,
    CANNONBALLS,
    DAMAGE_TOKENS,
    HELM,
    LEFT_CANNONS,
    LOOKOUT,
    MOST_SPEED,
    NO_SPACE,
    POSITIONS,
    REPAIRS,
    RIGHT_CANNONS,
    SAILS,
    SECTORS,
    SHIP_SPACES,
    Cannon,
    Position,
    Sector,
    Space,
    Timer,
    pointed_at,
    sector_of,
)
from saltsea.kernel.chance import Chance
from saltsea.kernel.nouns import Event, Refusal, refuse
from saltsea.kernel.seat import Millis

BROKEN: Final = 0
FACES: Final = [1, 1, 1, 2, 2, BROKEN]
_CANNON_AREAS: Final = (RIGHT_CANNONS, LEFT_CANNONS, BOW_CHASER)


def check_at_rest(state: PiratesState) -> Refusal | None:
    """pirates.A10: while the crew owes a choice, before which Ellen does not come to rest, sails and helm wait."""
    if state.agenda.rest != AT_REST or state.agenda.event != NO_EVENT or state.agenda.need != NOTHING:
        return refuse("pirates.A10", "refusal-pirates-coming-to-rest")
    return None


def check_sails(state: PiratesState, timer: Timer, step: int) -> Refusal | None:
    """pirates.A1: one step, up or down, between speeds 0 and 3."""
    refusal = check_stands_in(state, timer, SAILS) or check_at_rest(state)
    if refusal is None and (abs(step) != 1 or not 0 <= state.ship.sails + step <= MOST_SPEED):
        return refuse("pirates.A1", "refusal-pirates-sails", speed=state.ship.sails)
    return refusal


def check_turn(state: PiratesState, timer: Timer, sectors: int) -> Refusal | None:
    """pirates.A2: at speed 0 or 3 the bow does not turn, at 1 by one or two sectors, at 2 by exactly one."""
    refusal = check_stands_in(state, timer, HELM) or check_at_rest(state)
    speed = state.ship.sails
    if refusal is None and (speed in (0, MOST_SPEED) or not 1 <= abs(sectors) <= 3 - speed):
        return refuse("pirates.A2", "refusal-pirates-helm", speed=speed)
    return refusal


def turned(state: PiratesState, timer: Timer, sectors: int, at: Millis) -> Event:
    """pirates.A2: the bow comes to rest in its new sector; one that it passes over stays as it is."""
    return crew_events.ShipTurned(at, timer, (state.ship.heading + sectors) % SECTORS)


def check_look(state: PiratesState, timer: Timer, position: Position) -> Refusal | None:
    """pirates.A3: the Lookout turns up any one card that lies face down."""
    refusal = check_stands_in(state, timer, LOOKOUT)
    if refusal is not None:
        return refusal
    if state.sea.kinds[position] == NO_CARD:
        return refuse("pirates.A3", "refusal-pirates-no-card", position=position)
    if state.sea.up & BIT[position]:
        return refuse("pirates.A3", "refusal-pirates-already-up", position=position)
    return None


def check_repair(state: PiratesState, timer: Timer, space: Space) -> Refusal | None:
    """pirates.A4: one cork off a damaged space; a cursed timer may also come for its curse alone."""
    refusal = check_stands_in(state, timer, REPAIRS)
    if refusal is not None:
        return refusal
    if space == NO_SPACE:
        return check_curse_alone(state, timer)
    if not state.ship.corks & BIT[space]:
        return refuse("pirates.A4", "refusal-pirates-no-cork", space=space)
    return None


def check_curse_alone(state: PiratesState, timer: Timer) -> Refusal | None:
    """pirates.token.curse, pirates.A4: Repairs lifts it, also where there is no cork to take off."""
    if state.ship.corks:
        return refuse("pirates.A4", "refusal-pirates-corks-first")
    if not state.sand.cursed & BIT[timer]:
        return refuse("pirates.A4", "refusal-pirates-nothing-to-repair")
    return None


def balls_left(state: PiratesState) -> int:
    """pirates.S3: four cannonballs in all."""
    return BALLS - state.ship.loaded.bit_count()


def check_load(state: PiratesState, timer: Timer, first: Cannon, second: Cannon) -> Refusal | None:
    """pirates.A5: up to two balls from the supply into different empty cannons; a damaged one may be loaded too."""
    refusal = check_stands_in(state, timer, CANNONBALLS)
    if refusal is not None:
        return refusal
    cannons = [first] if second < 0 else [first, second]
    if balls_left(state) < len(cannons):
        return refuse("pirates.A5", "refusal-pirates-no-balls", balls=balls_left(state))
    for cannon in cannons:
        if not state.ship.spaces & BIT[CANNON_SPACE[cannon]]:
            return refuse("pirates.A5", "refusal-pirates-no-such-cannon", cannon=cannon)
        if state.ship.loaded & BIT[cannon] or first == second:
            return refuse("pirates.A5", "refusal-pirates-loaded", cannon=cannon)
    return None


def check_fire(state: PiratesState, timer: Timer, position: Position, powder: int) -> Refusal | None:
    """pirates.A6, pirates.T4: a loaded cannon fires at a face-up card with life points, in the sector of its side."""
    space = state.sand.at[timer]
    if space >= SHIP_SPACES or AREA_OF[space] not in _CANNON_AREAS:
        return refuse("pirates.T4", "refusal-pirates-stands-elsewhere", timer=timer, space=space)
    if not state.ship.loaded & BIT[CANNON_OF[space]]:
        return refuse("pirates.A6", "refusal-pirates-not-loaded", cannon=CANNON_OF[space])
    if not state.sea.up & BIT[position]:
        return refuse("pirates.A6", "refusal-pirates-no-target", position=position)
    if sector_of(position) != pointed_at(state.ship.heading, AREA_OF[space]):
        return refuse("pirates.A6", "refusal-pirates-not-in-range", position=position, sector=range_of(state, space))
    return check_target(state, position) or check_powder(state, powder)


def range_of(state: PiratesState, space: Space) -> Sector:
    """The sector that a cannon's side points to now."""
    return pointed_at(state.ship.heading, AREA_OF[space])


def check_target(state: PiratesState, position: Position) -> Refusal | None:
    """pirates.A6: whether a face-up card can be hit at all, and now."""
    kind = state.sea.kinds[position]
    if state.voyage.content.life[kind] == 0:
        return refuse("pirates.A6", "refusal-pirates-no-life", position=position, card=kind)
    return check_ghost(state, kind) or check_guarded(state, kind)


def check_ghost(state: PiratesState, kind: Kind) -> Refusal | None:
    """pirates.card.ghost-ship: can be hit only while Ellen sails at speed 3."""
    speed = state.voyage.content.hit_at[kind]
    if speed not in (-1, state.ship.sails):
        return refuse("pirates.card.ghost-ship", "refusal-pirates-ghost", speed=speed)
    return None


def check_guarded(state: PiratesState, kind: Kind) -> Refusal | None:
    """pirates.card.kraken: once it has been hit, only while no Tentacle lies face up."""
    guard = state.voyage.content.guard[kind]
    if guard >= 0 and state.log.awake and face_up(state, guard):
        return refuse("pirates.card.kraken", "refusal-pirates-kraken")
    return None


def face_up(state: PiratesState, kind: Kind) -> list[Position]:
    """Where cards of a kind lie face up."""
    return [place for place in range(POSITIONS) if state.sea.kinds[place] == kind and state.sea.up & BIT[place]]


def check_powder(state: PiratesState, powder: int) -> Refusal | None:
    """pirates.token.powder: a player who fires with it must have some aboard, and says so before the roll."""
    if powder and not state.ship.aboard[POWDER]:
        return refuse("pirates.token.powder", "refusal-pirates-no-powder")
    return None


def die(name: str) -> Chance:
    """pirates.A7: three faces of the die are one hit, two are two hits, one is a broken cannon."""
    return Chance(name, FACES, 1)


def shot_fell(state: PiratesState, face: int) -> Event:
    """pirates.A6: hits lie on the card as damage; what is beyond its life points, or the supply, is lost."""
    agenda = state.agenda
    kind = state.sea.kinds[agenda.aim]
    hits = face + (state.voyage.content.powder if agenda.powder else 0)
    if hits == BROKEN:
        space = state.sand.at[agenda.gunner]
        return crew_events.CannonBroke(agenda.gunner, space, broken_cannon(state))
    room = state.voyage.content.life[kind] - state.sea.wounds[agenda.aim]
    damage = min(hits, room, damage_left(state))
    return crew_events.ShotFell(agenda.gunner, agenda.aim, face, damage, leads_to(state, kind, room, damage))


def damage_left(state: PiratesState) -> int:
    """pirates.S3: fourteen damage tokens in all; those that ships keep for another round are among them."""
    return max(0, DAMAGE_TOKENS - sum(state.sea.wounds) - sum(code % 16 for code in state.sea.kept))


def leads_to(state: PiratesState, kind: Kind, room: int, damage: int) -> int:
    """A covered card sinks; a guarded one wakes at its first hit."""
    if damage == room:
        return crew_events.SINKS
    if damage and state.voyage.content.guard[kind] >= 0 and not state.log.awake:
        return crew_events.WAKES
    return crew_events.NO_MORE


def after_shot(state: PiratesState) -> Event | None:
    """What the last shot leads to."""
    agenda = state.agenda
    if agenda.leads == crew_events.SINKS:
        return sunk(state, agenda.aim)
    if agenda.leads == crew_events.WAKES:
        return woken(state, state.sea.kinds[agenda.aim])
    return None


def sunk(state: PiratesState, position: Position) -> Event:
    """pirates.card.galleon: sunk, it leaves a Loot token in its sector; a Merchant's Loot is lost with it."""
    kind = state.sea.kinds[position]
    token = state.voyage.content.leaves[kind]
    return sea_events.CardSunk(position, kind, 1 if token >= 0 and tokens_left(state, token) else 0)


def woken(state: PiratesState, kind: Kind) -> Event:
    """pirates.card.kraken: the first roll that hits it turns up all Tentacles."""
    guard = state.voyage.content.guard[kind]
    down = [place for place in range(POSITIONS) if state.sea.kinds[place] == guard and not state.sea.up & BIT[place]]
    return sea_events.KrakenWoke(down, state.sea.hidden[guard])


def tokens_left(state: PiratesState, token: Token) -> int:
    """How many tokens of a kind are neither aboard nor in the sea."""
    at_sea = sum(state.sea.loot) if token == 0 else 0
    return state.voyage.content.count[token] - state.ship.aboard[token] - at_sea


def check_card_deed(state: PiratesState, timer: Timer, verb: int) -> Refusal | None:
    """pirates.A8, pirates.T4: a card's space is used while the card lies face up and, if it shows a speed, while
    Ellen points at it with that speed."""
    space = state.sand.at[timer]
    if space < SHIP_SPACES or state.voyage.content.space[state.sea.kinds[space - SHIP_SPACES]] != verb:
        return refuse("pirates.T4", "refusal-pirates-stands-elsewhere", timer=timer, space=space)
    position = space - SHIP_SPACES
    if not state.sea.up & BIT[position]:
        return refuse("pirates.A8", "refusal-pirates-not-face-up", position=position)
    speed = state.voyage.content.speed[state.sea.kinds[position]]
    if speed >= 0 and (speed != state.ship.sails or sector_of(position) != state.ship.heading):
        return refuse("pirates.A8", "refusal-pirates-not-pointed", position=position, speed=speed)
    return None


def check_board(state: PiratesState, timer: Timer) -> Refusal | None:
    """pirates.card.merchant: board it and take its Loot."""
    return check_card_deed(state, timer, BOARD) or check_supply(state, token_of(state, timer))


def check_land(state: PiratesState, timer: Timer) -> Refusal | None:
    """pirates.card.island: land and take the token there."""
    refusal = check_card_deed(state, timer, LAND)
    if refusal is None and state.voyage.chapter.island < 0:
        return refuse("pirates.card.island", "refusal-pirates-empty-island")
    return refusal or check_supply(state, token_of(state, timer))


def token_of(state: PiratesState, timer: Timer) -> Token:
    """What the card that a timer stands on has to give."""
    gives = state.voyage.content.gives[state.sea.kinds[state.sand.at[timer] - SHIP_SPACES]]
    return gives if gives >= 0 else state.voyage.chapter.island


def check_supply(state: PiratesState, token: Token) -> Refusal | None:
    """pirates.S3: what the box does not hold any more cannot be taken."""
    return None if tokens_left(state, token) else refuse("pirates.S3", "refusal-pirates-no-token")


def check_salvage(state: PiratesState, timer: Timer, space: Space) -> Refusal | None:
    """pirates.card.wreck: from any heading, any cork off or one Powder."""
    refusal = check_card_deed(state, timer, SALVAGE)
    if refusal is not None:
        return refusal
    if space == NO_SPACE and not tokens_left(state, POWDER):
        return refuse("pirates.card.wreck", "refusal-pirates-powder-gone")
    if space != NO_SPACE and not state.ship.corks & BIT[space]:
        return refuse("pirates.card.wreck", "refusal-pirates-no-cork", space=space)
    return None


def taken(state: PiratesState, timer: Timer, at: Millis) -> Event:
    """pirates.token.loot: a Merchant gives Loot, an Island what the chapter hid on it; the card is discarded."""
    return crew_events.TokenTaken(at, timer, state.sand.at[timer] - SHIP_SPACES, token_of(state, timer))

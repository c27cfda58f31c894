"""Writing what sea and enemy do: the bow comes to rest, cards are turned, hit and sunk, corks fall due."""

from saltsea.games.pirates.engine.evolve_parts import (
    discard,
    headed,
    lose_life,
    no_need,
    owe,
    paid,
    put_cork,
    taken_back,
)
from saltsea.games.pirates.engine.kinds import LOOT
from saltsea.games.pirates.engine.state import AT_REST, BROKEN, HIDE, NO_EVENT, NOWHERE, STRUCK, UNKNOWN, PiratesState
from saltsea.games.pirates.events import crew_events, round_events, sea_events
from saltsea.games.pirates.rules.ship import BIT, sector_of
from saltsea.kernel.nouns import Event

# --- coming to rest ---


def of_rest(state: PiratesState, event: Event) -> bool:
    agenda = state.agenda
    if isinstance(event, sea_events.CameTo):
        agenda.rest, agenda.slot = event.rest, event.slot
        if event.rest == AT_REST:
            agenda.fresh = 0
    elif isinstance(event, sea_events.Struck):
        agenda.slot = event.position % 3 + 1
        state.log.tally[STRUCK] += 1
        owe(state, event.corks, event.spaces, 0)
    elif isinstance(event, sea_events.FogSpread):
        agenda.slot = event.position % 3 + 1
        agenda.need = HIDE
    elif isinstance(event, sea_events.LootFished):
        state.sea.loot[event.sector] = 0
        state.ship.aboard[LOOT] += event.loot
        state.log.taken[LOOT] += event.loot
    elif isinstance(event, sea_events.GoalPointedAt):
        state.log.pointed[event.card] += 1
        discard(state, event.position)
    elif isinstance(event, sea_events.Whirled):
        discard(state, event.position)
        headed(state, event.heading)
    else:
        return False
    return True


# --- cards ---


def of_cards(state: PiratesState, event: Event) -> bool:
    if isinstance(event, sea_events.CardTurned):
        turned(state, event)
    elif isinstance(event, crew_events.ShotFell):
        shot(state, event)
    elif isinstance(event, crew_events.CannonBroke):
        broke(state, event)
    elif isinstance(event, sea_events.CardSunk):
        sunk(state, event)
    elif isinstance(event, sea_events.CardLeft):
        discard(state, event.position)
    elif isinstance(event, sea_events.KrakenWoke):
        state.log.awake = 1
        state.agenda.leads, state.agenda.aim = crew_events.NO_MORE, NOWHERE
        state.agenda.woken = event.unseen
        for position in event.known:
            state.sea.up |= BIT[position]
    else:
        return False
    return True


def turned(state: PiratesState, event: sea_events.CardTurned) -> None:
    sea, position = state.sea, event.position
    if sea.kinds[position] == UNKNOWN:
        sea.hidden[event.card] -= 1
        sea.kinds[position] = event.card
    sea.up |= BIT[position]
    if event.wounds:
        sea.wounds[position] = event.wounds
        sea.kept.remove(event.card * 16 + event.wounds)
    if event.how == sea_events.BY_BOW:
        state.agenda.fresh |= BIT[position]
    elif event.how == sea_events.BY_LOOKOUT:
        state.agenda.look = NOWHERE
    elif event.how == sea_events.BY_KRAKEN:
        state.agenda.woken -= 1
    if event.leaves:
        discard(state, position)


def shot(state: PiratesState, event: crew_events.ShotFell) -> None:
    agenda = state.agenda
    taken_back(state, event.timer)
    state.sea.wounds[event.position] += event.damage
    agenda.gunner, agenda.powder, agenda.leads = NOWHERE, 0, event.leads
    agenda.aim = event.position if event.leads else NOWHERE


def broke(state: PiratesState, event: crew_events.CannonBroke) -> None:
    agenda = state.agenda
    taken_back(state, event.timer)
    agenda.gunner, agenda.aim, agenda.powder = NOWHERE, NOWHERE, 0
    state.log.tally[BROKEN] += 1
    if event.cost == crew_events.CORKED:
        put_cork(state, event.space, 0)
    elif event.cost == crew_events.LIFE_LOST:
        lose_life(state)
    else:
        state.ship.hull = 0


def sunk(state: PiratesState, event: sea_events.CardSunk) -> None:
    state.log.sunk[event.card] += 1
    state.sea.loot[sector_of(event.position)] += event.loot
    discard(state, event.position)
    state.agenda.leads, state.agenda.aim = crew_events.NO_MORE, NOWHERE


# --- damage ---


def of_damage(state: PiratesState, event: Event) -> bool:
    agenda = state.agenda
    if isinstance(event, crew_events.DamageDue):
        agenda.event = NO_EVENT
        owe(state, event.corks, event.spaces, event.fire)
    elif isinstance(event, crew_events.LifeLost):
        lose_life(state)
        paid(state)
    elif isinstance(event, crew_events.HullHeld):
        state.ship.hull = 0
        paid(state)
    elif isinstance(event, crew_events.ChoiceOpened):
        state.clock.choice = event.ends
    elif isinstance(event, crew_events.NeedDropped):
        no_need(state)
    elif isinstance(event, sea_events.EnemyShot):
        agenda.shots -= 1
        if event.curses >= 0:
            state.sand.cursed |= BIT[event.curses]
        owe(state, event.face, event.spaces, 0)
    elif isinstance(event, sea_events.Burnt):
        agenda.shooter = event.shooter
        owe(state, event.corks, event.spaces, 1)
    elif isinstance(event, round_events.FireSpreads):
        agenda.burning &= ~BIT[event.space]
        owe(state, 1, event.spaces, 1)
    else:
        return False
    return True

"""Every event written into what the App knows. Those of the digital game are written as there."""

from saltsea.games.pirates.app import events
from saltsea.games.pirates.app.state import AppState
from saltsea.games.pirates.engine.evolve import evolve as at_sea
from saltsea.games.pirates.engine.evolve_parts import discard, put_cork, runs_again, uncork
from saltsea.games.pirates.engine.state import HELD, LIVES_LOST, NO_EVENT, PiratesState
from saltsea.games.pirates.events import round_events, sea_events
from saltsea.games.pirates.rules.ship import BIT, POSITIONS
from saltsea.kernel.nouns import Event


def evolve(state: AppState, event: Event) -> None:
    if isinstance(event, events.Reported):
        reported(state, event)
    elif isinstance(event, events.WishNoted):
        state.wishes = state.wishes & ~BIT[event.wish] | (BIT[event.wish] if event.met else 0)
    elif isinstance(event, events.DieAsked):
        state.rolling = 1
    elif not of_table(state.table, event):
        at_sea(state.table, event)
        after(state, event)


def reported(state: AppState, event: events.Reported) -> None:
    state.reported = 1
    for kind, number in enumerate(event.sunk):
        state.table.log.sunk[kind] += number


def after(state: AppState, event: Event) -> None:
    """What an event of the digital game changes beside the voyage."""
    if isinstance(event, sea_events.EnemyShot):
        state.rolling = 0
    elif isinstance(event, round_events.RoundEnded):
        state.reported = 0


def of_table(table: PiratesState, event: Event) -> bool:
    """Write what the crew has told; False for an event of the digital game."""
    if isinstance(event, events.EventApplied):
        applied(table, event)
    elif isinstance(event, events.BoardForgotten):
        forgotten(table)
    elif isinstance(event, events.HeadingNoted):
        table.ship.heading = event.heading
    elif isinstance(event, events.SpaceNoted):
        spaced(table, event)
    elif isinstance(event, events.LivesNoted):
        table.ship.lives = event.lives
        table.log.tally[LIVES_LOST] = table.voyage.life - event.lives
    elif isinstance(event, events.HullNoted):
        table.ship.hull = event.hull
    elif isinstance(event, events.CurseNoted):
        table.sand.cursed = table.sand.cursed & ~BIT[event.timer] | (BIT[event.timer] if event.cursed else 0)
    else:
        return of_cards(table, event)
    return True


def of_cards(table: PiratesState, event: Event) -> bool:
    if isinstance(event, events.CardNoted):
        table.sea.kinds[event.position] = event.card
        table.sea.dealt += 1
        table.sea.numbers[event.position] = table.sea.dealt
        table.sea.up |= BIT[event.position]
        table.sea.wounds[event.position] = event.damage
        if event.damage:
            table.sea.kept.remove(event.card * events.A_KIND + event.damage)
    elif isinstance(event, events.CardUnnoted):
        if table.sea.wounds[event.position]:
            table.sea.kept.append(event.card * events.A_KIND + table.sea.wounds[event.position])
        discard(table, event.position)
    elif isinstance(event, events.DamageNoted):
        table.sea.wounds[event.position] = event.damage
    else:
        return False
    return True


def applied(table: PiratesState, event: events.EventApplied) -> None:
    table.clock.now = event.at
    table.agenda.event = NO_EVENT
    table.agenda.burning = 0
    if table.clock.stands == HELD:
        runs_again(table, event.at)


def forgotten(table: PiratesState) -> None:
    for position in range(POSITIONS):
        discard(table, position)
    table.sea.hidden = [0] * len(table.sea.hidden)


def spaced(table: PiratesState, event: events.SpaceNoted) -> None:
    uncork(table, event.space)
    if event.holds != events.NO_CORK:
        put_cork(table, event.space, 1 if event.holds == events.A_FIRE else 0)

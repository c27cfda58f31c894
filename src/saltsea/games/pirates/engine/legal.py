"""What a seat may do now: candidates by where its timers stand, each judged by the same `check` as any command."""

from saltsea.games.pirates.engine.check import check
from saltsea.games.pirates.engine.kinds import BOARD, LAND, SALVAGE
from saltsea.games.pirates.engine.menu import Menu
from saltsea.games.pirates.engine.state import (
    BRIEFING,
    CORK,
    FREE,
    HELD,
    OVER,
    PAUSED,
    SAILING,
    UNCORK,
    UNLOAD,
    PiratesState,
)
from saltsea.games.pirates.rules.levels import owner_of
from saltsea.games.pirates.rules.ship import (
    AREA_OF,
    BIT,
    CANNONBALLS,
    HELM,
    LOOKOUT,
    REPAIRS,
    SAILS,
    SHIP_SPACES,
    Timer,
)
from saltsea.kernel.nouns import Action
from saltsea.kernel.seat import Seat


def legal(state: PiratesState, menu: Menu, seat: Seat) -> list[Action]:
    """Exactly the actions on which `check` is silent."""
    phase, stands = state.agenda.phase, state.clock.stands
    if phase == OVER:
        return []
    if phase == BRIEFING:
        return [menu.start]
    if stands == PAUSED:
        return [menu.resume]
    found = choices(state, menu, seat)
    if stands == HELD:
        found.append(menu.go_on)
    elif phase == SAILING:
        for timer in range(state.voyage.timers):
            if owner_of(state.voyage, timer) == seat:
                allowed(state, seat, candidates(state, menu, timer), found)
        found.append(menu.pause)
    return found


def choices(state: PiratesState, menu: Menu, seat: Seat) -> list[Action]:
    """What may be chosen, if the crew owes a choice."""
    found: list[Action] = []
    if state.clock.choice:
        need = state.agenda.need
        asked = menu.cork if need == CORK else menu.unload if need == UNLOAD else menu.hide
        allowed(state, seat, menu.uncork if need == UNCORK else asked, found)
    return found


def allowed(state: PiratesState, seat: Seat, wished: list[Action], found: list[Action]) -> None:
    for action in wished:
        if check(state, seat, action) is None:
            found.append(action)


def candidates(state: PiratesState, menu: Menu, timer: Timer) -> list[Action]:
    """All that a timer could do where it is."""
    space = state.sand.at[timer]
    if space == FREE:
        return menu.place[timer]
    if not state.sand.ready & BIT[timer]:
        return []
    doing = on_card(state, menu, timer) if space >= SHIP_SPACES else aboard(menu, timer, AREA_OF[space])
    return [*doing, menu.take_back[timer]]


def aboard(menu: Menu, timer: Timer, area: int) -> list[Action]:
    """The actions of an area of the ship."""
    if area == SAILS:
        return menu.sails[timer]
    if area == HELM:
        return menu.helm[timer]
    if area == LOOKOUT:
        return menu.look[timer]
    if area == REPAIRS:
        return menu.repair[timer]
    return menu.load[timer] if area == CANNONBALLS else menu.fire[timer]


def on_card(state: PiratesState, menu: Menu, timer: Timer) -> list[Action]:
    """The actions of the card that a timer stands on."""
    verb = state.voyage.content.space[state.sea.kinds[state.sand.at[timer] - SHIP_SPACES]]
    if verb == BOARD:
        return [menu.board[timer]]
    if verb == LAND:
        return [menu.land[timer]]
    return menu.salvage[timer] if verb == SALVAGE else []

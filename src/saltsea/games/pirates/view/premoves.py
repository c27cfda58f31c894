"""What may be chosen for a timer while its sand still runs, and what a touch asks for that offers nothing.

Whatever a timer's space is for and can be seen may be chosen ahead. Whether it is legal shows itself when the sand is
down: until then no rule has judged it."""

from collections.abc import Mapping

from saltsea.games.pirates.engine import actions
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.kinds import POWDER
from saltsea.games.pirates.engine.legal import aboard, on_card
from saltsea.games.pirates.engine.menu import Menu
from saltsea.games.pirates.engine.state import FREE, NO_CARD, PiratesState
from saltsea.games.pirates.rules.sand import is_running
from saltsea.games.pirates.rules.ship import (
    AREA_OF,
    BIT,
    CANNON_OF,
    CANNON_SPACE,
    NO_SPACE,
    SHIP_SPACES,
    Position,
    Space,
    Timer,
)
from saltsea.games.pirates.view.names import SPACE_NUMBERS
from saltsea.kernel.nouns import Action


def ahead(state: PiratesState, menu: Menu, timer: Timer) -> list[Action]:
    """What may be chosen before the sand of this timer is down; nothing if no sand runs in it."""
    return imaginable(state, menu, timer) if is_running(state, timer) else []


def imaginable(state: PiratesState, menu: Menu, timer: Timer) -> list[Action]:
    """What the space of a timer is for, as far as cards, corks and cannons can be seen."""
    space = state.sand.at[timer]
    if space == FREE or (space >= SHIP_SPACES and not is_up(state, space - SHIP_SPACES)):
        return []
    wished = on_card(state, menu, timer) if space >= SHIP_SPACES else aboard(menu, timer, AREA_OF[space])
    return [action for action in wished if can_be_seen(state, action)]


def is_up(state: PiratesState, position: Position) -> bool:
    return bool(state.sea.up & BIT[position])


def can_be_seen(state: PiratesState, action: Action) -> bool:
    """Whether there is such a card, cork or cannon."""
    if isinstance(action, actions.Look):
        return state.sea.kinds[action.position] != NO_CARD and not is_up(state, action.position)
    if isinstance(action, actions.Fire):
        return is_target(state, action.position) and (not action.powder or state.ship.aboard[POWDER] > 0)
    if isinstance(action, actions.Load):
        return all(is_empty_cannon(state, cannon) for cannon in (action.first, action.second) if cannon >= 0)
    if isinstance(action, actions.Repair) and action.space == NO_SPACE:
        return not state.ship.corks and bool(state.sand.cursed & BIT[action.timer])
    if isinstance(action, (actions.Repair, actions.Salvage)):
        return action.space == NO_SPACE or bool(state.ship.corks & BIT[action.space])
    return True


def is_target(state: PiratesState, position: Position) -> bool:
    """A card with life points that lies face up, wherever the bow will point by then."""
    kind = state.sea.kinds[position]
    return kind >= 0 and is_up(state, position) and state.voyage.content.life[kind] > 0


def is_empty_cannon(state: PiratesState, cannon: int) -> bool:
    ship = state.ship
    return bool(ship.spaces & BIT[CANNON_SPACE[cannon]]) and not ship.loaded & BIT[cannon]


# --- what a touch means that offers nothing ---


def meant(rules: PiratesRules, state: PiratesState, own: list[Timer], touch: Mapping[str, str]) -> Action | None:
    """The action that a touch of a space or card stands for. With a timer that stands, it is one of its deeds; with
    one in the hand, or without one, it is to be set there."""
    timer = timer_meant(state, own, touch)
    if timer is None:
        return None
    named = touch.get("space", touch.get("card"))
    if named is None:
        return own_deed(rules.menu, state, timer) if "timer" in touch else None
    space = SPACE_NUMBERS.get(named)
    if space is None:
        return None
    if "timer" not in touch or state.sand.at[timer] == FREE:
        return rules.menu.place[timer][space]
    deeds = deeds_of(rules, state, timer)
    if space >= SHIP_SPACES:
        return on_a_card(rules.menu, deeds, timer, space - SHIP_SPACES)
    return on_a_space(rules.menu, deeds, timer, space)


def timer_meant(state: PiratesState, own: list[Timer], touch: Mapping[str, str]) -> Timer | None:
    """The timer that is named; else one's own in the hand, else the first of one's own."""
    if "timer" in touch:
        named = touch["timer"]
        return int(named) if named.isdecimal() and int(named) < state.voyage.timers else None
    in_hand = [timer for timer in own if state.sand.at[timer] == FREE]
    return next(iter([*in_hand, *own]), None)


def deeds_of(rules: PiratesRules, state: PiratesState, timer: Timer) -> list[Action]:
    """What the timer may perform now, or choose ahead while its sand runs."""
    if is_running(state, timer):
        return imaginable(state, rules.menu, timer)
    mine = [one for one in rules.legal(state, timer % state.voyage.players) if getattr(one, "timer", None) == timer]
    return [one for one in mine if not isinstance(one, (actions.TakeBack, actions.Place))]


def on_a_card(menu: Menu, deeds: list[Action], timer: Timer, position: Position) -> Action | None:
    """The Lookout looks at it, a cannon fires at it."""
    if deeds and isinstance(deeds[0], actions.Look):
        return menu.look[timer][position]
    return menu.fire[timer][2 * position] if deeds and isinstance(deeds[0], actions.Fire) else None


def on_a_space(menu: Menu, deeds: list[Action], timer: Timer, space: Space) -> Action | None:
    """Repairs and the Wreck mend it, Cannonballs load its cannon; a timer that can do nothing asks for any deed."""
    first = deeds[0] if deeds else None
    if isinstance(first, actions.Repair):
        return menu.repair[timer][space]
    if isinstance(first, actions.Salvage):
        return menu.salvage[timer][space]
    if isinstance(first, actions.Load) and CANNON_OF[space] >= 0:
        return load_one(menu, timer, CANNON_OF[space])
    return any_deed(menu, timer, space) if first is None else None


def load_one(menu: Menu, timer: Timer, cannon: int) -> Action:
    loads = [one for one in menu.load[timer] if isinstance(one, actions.Load) and one.second < 0]
    return next(one for one in loads if one.first == cannon)


def any_deed(menu: Menu, timer: Timer, space: Space) -> Action:
    """A deed of this space of the ship, whichever: a player who asks for it hears what forbids it."""
    return aboard(menu, timer, AREA_OF[space])[0]


def own_deed(menu: Menu, state: PiratesState, timer: Timer) -> Action | None:
    """Why can this timer do nothing where it stands? The first thing that one would wish there."""
    wished = imaginable(state, menu, timer)
    space = state.sand.at[timer]
    if wished or not 0 <= space < SHIP_SPACES:
        return next(iter(wished), None)
    return any_deed(menu, timer, space)

"""May this seat do this now? The rules are asked in the order in which a person would be told."""

from saltsea.games.pirates.engine import actions
from saltsea.games.pirates.engine.state import CORK, HIDE, PAUSED, UNCORK, UNLOAD, PiratesState
from saltsea.games.pirates.rules import deeds, rounds, sand
from saltsea.games.pirates.rules.damage import check_choice
from saltsea.games.pirates.rules.ship import SHIP_SPACES, Timer
from saltsea.kernel.nouns import Action, Refusal, refuse
from saltsea.kernel.seat import Seat


def check(state: PiratesState, seat: Seat, action: Action) -> Refusal | None:
    """The first rule that forbids this, or nothing."""
    if isinstance(action, actions.Place):
        return check_place(state, seat, action)
    if isinstance(action, (actions.Cork, actions.Unload, actions.Uncork, actions.Hide)):
        return check_chosen(state, action)
    if isinstance(action, actions.Start):
        return rounds.check_start(state)
    if isinstance(action, actions.Pause):
        return sand.check_pause(state)
    if isinstance(action, actions.Resume):
        return sand.check_resume(state)
    if isinstance(action, actions.Continue):
        return sand.check_continue(state)
    return check_timer(state, seat, action)


def check_place(state: PiratesState, seat: Seat, action: actions.Place) -> Refusal | None:
    """Everything about setting a timer."""
    timer, space = action.timer, action.space
    return (
        check_hand(state, seat, timer)
        or sand.check_free_timer(state, timer)
        or sand.check_space(state, space)
        or sand.check_memory(state, timer, space)
        or sand.check_open(state, space)
        or sand.check_tentacles(state, space)
        or sand.check_sirens(state, space)
        or sand.check_thunder(state, space)
    )


def check_hand(state: PiratesState, seat: Seat, timer: Timer) -> Refusal | None:
    """Whether this seat may touch this timer at all now."""
    return sand.check_sailing(state) or sand.check_runs(state) or sand.check_own(state, seat, timer)


def check_chosen(state: PiratesState, action: Action) -> Refusal | None:
    """pirates.R9: a choice that the crew owes: any player may make it, but not during a pause."""
    if state.clock.stands == PAUSED:
        return refuse("pirates.R9", "refusal-pirates-paused")
    if isinstance(action, actions.Cork):
        return check_choice(state, CORK, action.space)
    if isinstance(action, actions.Unload):
        return check_choice(state, UNLOAD, action.cannon)
    if isinstance(action, actions.Uncork):
        return check_choice(state, UNCORK, action.space)
    if isinstance(action, actions.Hide):
        return check_choice(state, HIDE, action.position)
    raise TypeError(f"{type(action).__name__} is no choice")


def check_timer(state: PiratesState, seat: Seat, action: Action) -> Refusal | None:
    """Everything about a timer that stands: performing with it, or taking it back."""
    timer = timer_of(action)
    refusal = check_hand(state, seat, timer) or sand.check_stands(state, timer)
    if refusal is not None or isinstance(action, actions.TakeBack):
        return refusal
    return check_performing(state, timer, action) or check_closed(state, timer)


def check_closed(state: PiratesState, timer: Timer) -> Refusal | None:
    """What keeps a timer from performing where it stands, whatever it wants to do."""
    space = state.sand.at[timer]
    return sand.check_sirens(state, space) or sand.check_thunder(state, space) if space < SHIP_SPACES else None


def check_performing(state: PiratesState, timer: Timer, action: Action) -> Refusal | None:
    """What the action itself asks for."""
    if isinstance(action, actions.SetSails):
        return deeds.check_sails(state, timer, action.step)
    if isinstance(action, actions.Turn):
        return deeds.check_turn(state, timer, action.sectors)
    if isinstance(action, actions.Look):
        return deeds.check_look(state, timer, action.position)
    if isinstance(action, actions.Repair):
        return deeds.check_repair(state, timer, action.space)
    if isinstance(action, actions.Load):
        return deeds.check_load(state, timer, action.first, action.second)
    if isinstance(action, actions.Fire):
        return deeds.check_fire(state, timer, action.position, action.powder)
    if isinstance(action, actions.Board):
        return deeds.check_board(state, timer)
    if isinstance(action, actions.Land):
        return deeds.check_land(state, timer)
    if isinstance(action, actions.Salvage):
        return deeds.check_salvage(state, timer, action.space)
    raise TypeError(f"{type(action).__name__} is no action of the pirates")


def timer_of(action: Action) -> Timer:
    """The timer that an action is performed with."""
    if isinstance(action, (actions.SetSails, actions.Turn, actions.Look, actions.Repair, actions.Load)):
        return action.timer
    if isinstance(action, (actions.Fire, actions.Board, actions.Land, actions.Salvage, actions.TakeBack)):
        return action.timer
    raise TypeError(f"{type(action).__name__} is no action of the pirates")

"""What an action does and what follows by itself: the order of things, in one place."""

from saltsea.games.pirates.engine import actions
from saltsea.games.pirates.engine.state import (
    AT_REST,
    CALLED,
    DEALING,
    FIRING,
    NO_EVENT,
    NOTHING,
    NOWHERE,
    OVER,
    REVEALING,
    STARTING,
    TURN_UP,
    UNKNOWN,
    WHIRL,
    PiratesState,
)
from saltsea.games.pirates.events import crew_events, round_events, sea_events
from saltsea.games.pirates.rules import deeds, happenings, rest, rounds, sand
from saltsea.games.pirates.rules.damage import chosen, settle_need, sinking
from saltsea.games.pirates.rules.ship import BIT, POSITIONS, SHIP_SPACES
from saltsea.kernel.chance import Chance
from saltsea.kernel.nouns import Action, Event
from saltsea.kernel.seat import Millis, Seat


def decide(state: PiratesState, seat: Seat, action: Action, at: Millis) -> Event:
    """The one direct fact of a legal action."""
    event = _with_timer(state, seat, action, at) or _with_prize(state, action, at) or _owed(state, seat, action, at)
    event = event or _with_clock(seat, action, at)
    if event is None:
        raise TypeError(f"{type(action).__name__} is no action of the pirates")
    return event


def _with_timer(state: PiratesState, seat: Seat, action: Action, at: Millis) -> Event | None:
    """What a sandtimer is set on, and does aboard once its sand is down."""
    if isinstance(action, actions.Place):
        return sand.place(state, seat, action.timer, action.space, at)
    if isinstance(action, actions.TakeBack):
        return crew_events.TimerBack(at, seat, action.timer)
    if isinstance(action, actions.SetSails):
        return crew_events.SailsSet(at, action.timer, state.ship.sails + action.step)
    if isinstance(action, actions.Turn):
        return deeds.turned(state, action.timer, action.sectors, at)
    if isinstance(action, actions.Look):
        return crew_events.LookedOut(at, action.timer, action.position)
    if isinstance(action, actions.Repair):
        return crew_events.Repaired(at, action.timer, action.space)
    if isinstance(action, actions.Load):
        cannons = BIT[action.first] | (BIT[action.second] if action.second >= 0 else 0)
        return crew_events.Loaded(at, action.timer, cannons)
    if isinstance(action, actions.Fire):
        return crew_events.Fired(at, action.timer, action.position, action.powder)
    return None


def _with_prize(state: PiratesState, action: Action, at: Millis) -> Event | None:
    """What a sandtimer takes from a card beside the ship."""
    if isinstance(action, actions.Board):
        return deeds.taken(state, action.timer, at)
    if isinstance(action, actions.Land):
        return deeds.taken(state, action.timer, at)
    if isinstance(action, actions.Salvage):
        return crew_events.Salvaged(at, action.timer, state.sand.at[action.timer] - SHIP_SPACES, action.space)
    return None


def _owed(state: PiratesState, seat: Seat, action: Action, at: Millis) -> Event | None:
    """A choice that the crew owes."""
    if isinstance(action, (actions.Cork, actions.Uncork)):
        return chosen(state, seat, action.space, at)
    if isinstance(action, actions.Unload):
        return chosen(state, seat, action.cannon, at)
    if isinstance(action, actions.Hide):
        return chosen(state, seat, action.position, at)
    return None


def _with_clock(seat: Seat, action: Action, at: Millis) -> Event | None:
    """What starts and stops the round's clock."""
    if isinstance(action, actions.Start):
        return round_events.RoundStarted(at, seat)
    if isinstance(action, actions.Pause):
        return sand.pause(seat, at)
    if isinstance(action, (actions.Continue, actions.Resume)):
        return crew_events.WentOn(at, seat)
    return None


def consequence(state: PiratesState) -> Event | None:
    """What follows by itself. A shot, a look and the Kraken's arms are finished whatever else is open."""
    agenda = state.agenda
    if agenda.phase == OVER:
        return None
    event = sinking(state) or deeds.after_shot(state)
    if event is not None or agenda.gunner != NOWHERE or agenda.woken:
        return event
    if agenda.look != NOWHERE:
        return _looked(state)
    if agenda.need != NOTHING:
        return settle_need(state)
    if agenda.rest != AT_REST:
        return (rounds.test_goal(state) if agenda.rest == WHIRL else None) or rest.come_to_rest(state)
    if agenda.event != NO_EVENT:
        return happenings.carry_out(state)
    return rounds.next_step(state)


def _looked(state: PiratesState) -> Event | None:
    """pirates.A3: the card that the Lookout called is turned up; one that was seen before needs no chance."""
    kind = state.sea.kinds[state.agenda.look]
    return None if kind == UNKNOWN else rest.turned(state, state.agenda.look, kind, sea_events.BY_LOOKOUT)


def chance(state: PiratesState) -> Chance | None:
    """The question that must be answered before anything goes on."""
    agenda = state.agenda
    if agenda.phase == OVER:
        return None
    if agenda.gunner != NOWHERE:
        return deeds.die("pirates.A7 shot")
    if agenda.woken:
        unknown = [place for place in range(POSITIONS) if state.sea.kinds[place] == UNKNOWN]
        return Chance("pirates.card.kraken arm", unknown, 1)
    if agenda.look != NOWHERE:
        return rest.unknown_card(state, 0)
    if agenda.need != NOTHING:
        return None
    return _slower_chance(state)


def _slower_chance(state: PiratesState) -> Chance | None:
    """What is asked only when the crew owes no choice."""
    agenda = state.agenda
    if agenda.rest == TURN_UP:
        return rest.unknown_card(state, 0)
    if agenda.event == CALLED:
        return happenings.which(state)
    if agenda.event != NO_EVENT:
        return happenings.fog(state)
    if agenda.phase == DEALING:
        return rounds.lay_out_by_chance(state)
    if agenda.phase == STARTING:
        return rounds.unknown_at_start(state)
    if agenda.phase == REVEALING:
        return rest.unknown_card(state, 0)
    if agenda.phase == FIRING and agenda.shots:
        return rounds.enemy_die()
    return None


def drawn(state: PiratesState, got: list[int]) -> Event:
    """The fact that an answer of chance makes."""
    agenda = state.agenda
    if agenda.gunner != NOWHERE:
        return deeds.shot_fell(state, got[0])
    if agenda.woken:
        return rest.turned(state, got[0], rest.arm_of(state), sea_events.BY_KRAKEN)
    if agenda.look != NOWHERE:
        return rest.turned(state, agenda.look, got[0], sea_events.BY_LOOKOUT)
    if agenda.rest == TURN_UP:
        return rest.turned(state, rest.down_at_bow(state), got[0], sea_events.BY_BOW)
    if agenda.event == CALLED:
        return round_events.EventCame(got[0])
    if agenda.event != NO_EVENT:
        return round_events.CardsFogged(got)
    if agenda.phase == DEALING:
        return rounds.laid_out(state, got)
    if agenda.phase == STARTING:
        return rest.turned(state, rest.down_at_bow(state), got[0], sea_events.BY_START)
    if agenda.phase == REVEALING:
        return rest.turned(state, rest.first_down(state, rest.everywhere(state)), got[0], sea_events.BY_END)
    return rounds.enemy_shot(state, got[0])

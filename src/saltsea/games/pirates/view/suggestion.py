"""“What would an old salt do now?”: its deed in one sentence, with a reason that is made from facts of the sea."""

from typing import Final

from saltsea.games.pirates.crew.assessment import Assessment
from saltsea.games.pirates.crew.planner import COURSES, DISTANCE, SPEEDS, CoursePlanner, course_of, faded
from saltsea.games.pirates.crew.skill_weights import SALT
from saltsea.games.pirates.engine import actions
from saltsea.games.pirates.engine.kinds import SALVAGE
from saltsea.games.pirates.engine.state import PiratesState
from saltsea.games.pirates.rules.sand import sand_of
from saltsea.games.pirates.rules.ship import (
    AREA_OF,
    BIT,
    CANNON_OF,
    CANNONBALLS,
    HELM,
    LOOKOUT,
    NO_SPACE,
    REPAIRS,
    SAILS,
    SECTORS,
    SHIP_SPACES,
    SLOTS,
    Area,
    Space,
    Timer,
)
from saltsea.games.pirates.view.names import CANNON_NAMES, POSITIONS, card_name, space_name
from saltsea.games.pirates.view.names import SECTORS as SECTOR_NAMES
from saltsea.kernel.nouns import Action
from saltsea.view import Arg, Sentence

SPARE: Final = Sentence("hint-pirates-spare")
"""Of a place where a timer is of little use now, but of less elsewhere."""
MUCH: Final = 500
"""What a card is worth to a sailor whose goal asks for it."""


def reason_for(state: PiratesState, action: Action) -> Sentence | None:
    """The text of a deed with its reason, without the action's own arguments; None for what needs no reason."""
    assessment = Assessment(state, SALT)
    if isinstance(action, actions.Place):
        return placing_reason(assessment, action)
    if isinstance(action, (actions.Turn, actions.SetSails)):
        return sailing_reason(assessment, action)
    if isinstance(action, actions.Look):
        return Sentence("hint-pirates-Look", {"number": assessment.planner.hidden})
    if isinstance(action, actions.Load):
        return Sentence("hint-pirates-Load", {"number": len(assessment.empty_cannons())})
    if isinstance(action, (actions.Repair, actions.Salvage)) and action.space != NO_SPACE:
        return Sentence(f"hint-pirates-{type(action).__name__}", {"number": state.ship.corks.bit_count()})
    if isinstance(action, actions.TakeBack):
        return Sentence("hint-pirates-TakeBack", {"here": space_name(state.sand.at[action.timer])})
    return firing_reason(assessment, action) if isinstance(action, actions.Fire) else None


def firing_reason(assessment: Assessment, action: actions.Fire) -> Sentence:
    """How much it takes to sink the target."""
    sea, content = assessment.state.sea, assessment.planner.content
    kind = sea.kinds[action.position]
    life = content.life[kind] - sea.wounds[action.position]
    return Sentence("hint-pirates-Fire", {"card": card_name(content, kind), "number": life})


# --- the course ---


def sailing_reason(assessment: Assessment, action: actions.Turn | actions.SetSails) -> Sentence | None:
    """Where she should go from where the deed leads to: another course may pull more from there than from here. None
    for one that only leads away from something, or that a shipmate has asked for."""
    here, after = assessment.planner.here, course_after(assessment.state, action)
    goal = best_from(assessment.planner, after)
    is_nearer = DISTANCE[after][goal] < DISTANCE[here][goal]
    return Sentence(f"hint-pirates-{type(action).__name__}", course_args(goal)) if is_nearer else None


def course_after(state: PiratesState, action: actions.Turn | actions.SetSails) -> int:
    ship = state.ship
    if isinstance(action, actions.Turn):
        return course_of((ship.heading + action.sectors) % SECTORS, ship.sails)
    return course_of(ship.heading, ship.sails + action.step)


def course_args(goal: int) -> dict[str, Arg]:
    """Where the bow should come to rest, and at which speed."""
    return {"heading": SECTOR_NAMES[goal // SPEEDS], "speed": goal % SPEEDS}


def best_from(planner: CoursePlanner, course: int) -> int:
    """The course that pulls most from this one; of several the nearest."""
    far = DISTANCE[course]
    return max(range(COURSES), key=lambda other: (faded(planner.worth[other], far[other]), -far[other]))


# --- places ---


def placing_reason(assessment: Assessment, action: actions.Place) -> Sentence:
    """Why a timer is missed there most."""
    space = action.space
    if space >= SHIP_SPACES:
        return card_reason(assessment, space - SHIP_SPACES)
    area = AREA_OF[space]
    if area in (HELM, SAILS):
        return steering_reason(assessment, area)
    if area == LOOKOUT:
        return Sentence("hint-pirates-look", {"number": assessment.planner.hidden})
    if area == CANNONBALLS:
        return loading_reason(assessment)
    if area == REPAIRS:
        return mending_reason(assessment, action.timer)
    return gun_reason(assessment, space)


def steering_reason(assessment: Assessment, area: Area) -> Sentence:
    """Where she should go, if it takes this area and too few stand there."""
    sails, turns = assessment.steps()
    if (sails if area == SAILS else turns) <= assessment.standing_in(area):
        return SPARE
    return Sentence("hint-pirates-steer", course_args(assessment.planner.destination()))


def loading_reason(assessment: Assessment) -> Sentence:
    """How many cannons are empty, if there is a target for a ball, or one may still lie face down."""
    empty = len(assessment.empty_cannons())
    if not empty or not assessment.prey():
        return SPARE
    is_seen = any(assessment.planner.target_worth(position) for position in range(SECTORS * SLOTS))
    return Sentence("hint-pirates-load" if is_seen else "hint-pirates-load-unseen", {"number": empty})


def mending_reason(assessment: Assessment, timer: Timer) -> Sentence:
    """The corks; for a cursed timer its curse, which may be all that there is."""
    state = assessment.state
    if state.sand.cursed & BIT[timer]:
        return Sentence("hint-pirates-curse", {"number": sand_of(state, timer) // 1000})
    return Sentence("hint-pirates-mend", {"number": state.ship.corks.bit_count()})


def card_reason(assessment: Assessment, position: int) -> Sentence:
    """What the goal asks for, or what a wreck is good for now."""
    content, state = assessment.planner.content, assessment.state
    kind = state.sea.kinds[position]
    card = card_name(content, kind)
    if content.space[kind] != SALVAGE:
        is_wanted = assessment.planner.fetch_worth(position) >= MUCH
        return Sentence("hint-pirates-card", {"card": card}) if is_wanted else SPARE
    corks = state.ship.corks.bit_count()
    if corks:
        return Sentence("hint-pirates-wreck", {"card": card, "number": corks})
    return Sentence("hint-pirates-powder", {"card": card}) if assessment.prey() else SPARE


def gun_reason(assessment: Assessment, space: Space) -> Sentence:
    """What lies before the cannon, or will where the ship is going; for an empty one, if a ball is on its way."""
    content, sea = assessment.planner.content, assessment.state.sea
    is_loaded = bool(assessment.state.ship.loaded & BIT[CANNON_OF[space]])
    now, ahead = assessment.target_of(space), assessment.target_ahead(space)
    target = now if now >= 0 else ahead
    if target < 0 or not (is_loaded or assessment.standing_in(CANNONBALLS)):
        return SPARE
    text = "hint-pirates-gun-now" if is_loaded and now >= 0 else "hint-pirates-gun"
    return Sentence(text, {"card": card_name(content, sea.kinds[target])})


# --- what is lit ---


def spots_of(state: PiratesState, action: Action) -> list[str]:
    """The timer, and what it is to be set on or used for, by the names that clients give the places of the table."""
    timer: int = getattr(action, "timer", -1)
    return [*([f"timer-{timer}"] if timer >= 0 else []), *aims_of(state, action)]


def aims_of(state: PiratesState, action: Action) -> list[str]:
    if isinstance(action, (actions.Place, actions.Repair, actions.Salvage)):
        return [space_spot(action.space)] if action.space != NO_SPACE else []
    if isinstance(action, (actions.Look, actions.Fire)):
        return [f"card-{POSITIONS[action.position]}"]
    if isinstance(action, actions.Load):
        return [f"space-{CANNON_NAMES[cannon]}" for cannon in (action.first, action.second) if cannon >= 0]
    if isinstance(action, actions.Turn):
        return [f"sector-{SECTOR_NAMES[(state.ship.heading + action.sectors) % SECTORS]}"]
    return []


def space_spot(space: Space) -> str:
    return f"space-{space_name(space)}" if space < SHIP_SPACES else f"card-{space_name(space)}"

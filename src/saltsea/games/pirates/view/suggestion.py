"""“What would an old salt do now?”: its deed in one sentence, with a reason that is made from facts of the sea."""

from saltsea.games.pirates.crew.assessment import Assessment
from saltsea.games.pirates.crew.planner import SPEEDS
from saltsea.games.pirates.crew.skill_weights import SALT
from saltsea.games.pirates.engine import actions
from saltsea.games.pirates.engine.state import PiratesState
from saltsea.games.pirates.rules.ship import (
    AREA_OF,
    CANNON_OF,
    CANNONBALLS,
    HELM,
    LOOKOUT,
    NO_SPACE,
    REPAIRS,
    SAILS,
    SECTORS,
    SHIP_SPACES,
    Space,
)
from saltsea.games.pirates.view.names import CANNON_NAMES, POSITIONS, card_name, space_name
from saltsea.games.pirates.view.names import SECTORS as SECTOR_NAMES
from saltsea.kernel.nouns import Action
from saltsea.view import Arg, Sentence


def reason_for(state: PiratesState, action: Action) -> Sentence | None:
    """The text of a deed with its reason, without the action's own arguments; None for what needs no reason."""
    assessment = Assessment(state, SALT)
    if isinstance(action, actions.Place):
        return placing_reason(assessment, action.space)
    if isinstance(action, (actions.Turn, actions.SetSails)):
        return Sentence(f"hint-pirates-{type(action).__name__}", course_wanted(assessment))
    if isinstance(action, actions.Look):
        return Sentence("hint-pirates-Look", {"number": assessment.planner.hidden})
    if isinstance(action, actions.Load):
        return Sentence("hint-pirates-Load", {"number": assessment.empty_cannons()})
    if isinstance(action, actions.Repair) and action.space != NO_SPACE:
        return Sentence("hint-pirates-Repair", {"number": state.ship.corks.bit_count()})
    if isinstance(action, actions.TakeBack):
        return Sentence("hint-pirates-TakeBack", {"here": space_name(state.sand.at[action.timer])})
    if isinstance(action, actions.Fire):
        kind = state.sea.kinds[action.position]
        life = assessment.planner.content.life[kind] - state.sea.wounds[action.position]
        return Sentence("hint-pirates-Fire", {"card": card_name(assessment.planner.content, kind), "number": life})
    return None


def course_wanted(assessment: Assessment) -> dict[str, Arg]:
    """Where the bow should come to rest, and at which speed."""
    goal = assessment.planner.destination()
    return {"heading": SECTOR_NAMES[goal // SPEEDS], "speed": goal % SPEEDS}


def placing_reason(assessment: Assessment, space: Space) -> Sentence | None:
    """Why a timer is missed there most."""
    if space >= SHIP_SPACES:
        kind = assessment.state.sea.kinds[space - SHIP_SPACES]
        return Sentence("hint-pirates-card", {"card": card_name(assessment.planner.content, kind)})
    area = AREA_OF[space]
    if area in (HELM, SAILS):
        return Sentence("hint-pirates-steer", course_wanted(assessment))
    if area == LOOKOUT:
        return Sentence("hint-pirates-look", {"number": assessment.planner.hidden})
    if area == CANNONBALLS:
        return Sentence("hint-pirates-load", {"number": assessment.empty_cannons()})
    if area == REPAIRS:
        return Sentence("hint-pirates-mend", {"number": assessment.state.ship.corks.bit_count()})
    return gun_reason(assessment, space)


def gun_reason(assessment: Assessment, space: Space) -> Sentence | None:
    """What lies before the cannon, or will where the ship is going."""
    target = assessment.target_of(space)
    target = target if target >= 0 else assessment.target_ahead(space)
    if target < 0 or CANNON_OF[space] < 0:
        return None
    return Sentence(
        "hint-pirates-gun", {"card": card_name(assessment.planner.content, assessment.state.sea.kinds[target])}
    )


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

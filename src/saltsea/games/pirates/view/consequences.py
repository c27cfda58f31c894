"""What is known to follow from an action: it is tried on the voyage as the seat sees it, until chance would speak."""

from typing import Any

from msgspec.structs import replace

from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.state import NO_CARD, PiratesState
from saltsea.games.pirates.events import sea_events
from saltsea.games.pirates.events.crew_events import ChoiceOpened
from saltsea.games.pirates.events.round_events import GoalReached
from saltsea.games.pirates.rules.ship import POSITIONS as POSITION_COUNT
from saltsea.games.pirates.rules.ship import Position
from saltsea.games.pirates.view.board import choice_need
from saltsea.games.pirates.view.consequence_texts import sentences_of
from saltsea.games.pirates.view.names import (
    POSITIONS,
    RESULTS,
    SECTORS,
    TOKEN_NAMES,
    PositionName,
    TokenName,
    cannons,
    positions,
    ship_spaces,
)
from saltsea.games.pirates.view.shapes import PiratesConsequences
from saltsea.kernel.final import ChanceAskedError, SilentDealer
from saltsea.kernel.nouns import Action, Event
from saltsea.kernel.seat import Seat
from saltsea.kernel.step import FullTrace, act


def foreseen(rules: PiratesRules, before: PiratesState, seat: Seat, action: Action) -> PiratesConsequences:
    """Try a legal action on a copy of the voyage."""
    after = before.copy()
    trial, chance = FullTrace(), False
    try:
        act(rules, after, seat, action, before.clock.now, SilentDealer(), trial)
    except ChanceAskedError:
        chance = True
    follows = PiratesConsequences(
        chance=chance,
        **ship_changes(before, after),
        **sea_changes(before, after, trial.events),
        uncursed=before.sand.cursed & ~after.sand.cursed != 0,
        choice=choice_need(after) if any(isinstance(event, ChoiceOpened) for event in trial.events) else None,
        goal=any(isinstance(event, GoalReached) for event in trial.events),
        ends=RESULTS[after.log.result - 1] if after.log.result else None,
    )
    return replace(follows, sentences=sentences_of(follows))


def ship_changes(before: PiratesState, after: PiratesState) -> dict[str, Any]:
    old, new = before.ship, after.ship
    return {
        "heading": SECTORS[new.heading] if new.heading != old.heading else None,
        "speed": new.sails if new.sails != old.sails else None,
        "lives": new.lives if new.lives != old.lives else None,
        "loaded": cannons(new.loaded & ~old.loaded),
        "unloaded": cannons(old.loaded & ~new.loaded),
        "corked": ship_spaces(new.corks & ~old.corks),
        "uncorked": ship_spaces(old.corks & ~new.corks),
        "aboard": tokens_moved(old.aboard, new.aboard),
    }


def tokens_moved(old: list[int], new: list[int]) -> dict[TokenName, int]:
    return {TOKEN_NAMES[token]: new[token] - old[token] for token in range(len(old)) if new[token] != old[token]}


def sea_changes(before: PiratesState, after: PiratesState, events: list[Event]) -> dict[str, Any]:
    """What the cards do. One that chance has still to name is said to be turned up all the same."""
    old, new = before.sea, after.sea
    gone = [place for place in range(POSITION_COUNT) if old.kinds[place] != NO_CARD and new.kinds[place] == NO_CARD]
    turned = positions(new.up & ~old.up)
    return {
        "turned_up": [*turned, *awaiting_chance(after)],
        "turned_down": [name for name in positions(old.up & ~new.up) if name not in [POSITIONS[one] for one in gone]],
        "gone": [POSITIONS[place] for place in gone],
        "sunk": [POSITIONS[event.position] for event in events if isinstance(event, sea_events.CardSunk)],
        "damage": damage_done(old.wounds, new.wounds, gone),
    }


def damage_done(old: list[int], new: list[int], gone: list[Position]) -> dict[PositionName, int]:
    places = [place for place in range(POSITION_COUNT) if place not in gone and new[place] > old[place]]
    return {POSITIONS[place]: new[place] - old[place] for place in places}


def awaiting_chance(after: PiratesState) -> list[PositionName]:
    """The card that the Lookout has called, if chance must say which it is."""
    look = after.agenda.look
    return [POSITIONS[look]] if look >= 0 else []

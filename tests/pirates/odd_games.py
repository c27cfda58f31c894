"""Odd moments of a voyage and how to recognise them, so that tools/write_golden.py can find a voyage that has each.

A moment is looked for in every line of voyages by able, random or restless crews; the record ends there."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from saltsea.games.pirates.engine.state import HELD, PAUSED, PiratesState
from saltsea.games.pirates.events import crew_events, round_events, sea_events
from saltsea.games.pirates.rules.ship import SHIP_SPACES
from saltsea.kernel.nouns import Event
from saltsea.kernel.options import Options
from saltsea.kernel.record import Line, TimeUp

Moment = Callable[[PiratesState, Line], bool]
"""The voyage before a line, and the line."""


@dataclass(frozen=True)
class Odd:
    """Which voyage to look at, who sails, and what to wait for."""

    moment: Moment
    chapter: str
    crew: str = "able"
    players: int = 4
    level: str = "bosun"

    def options(self, number: int) -> Options:
        """Free play is another voyage each time."""
        return {"chapter": self.chapter, "level": self.level, "word": f"odd {number}"}


def has(line: Line, kind: type[Event]) -> bool:
    return any(isinstance(event, kind) for event in line.events)


def name_of(state: PiratesState, kind: int) -> str:
    return state.voyage.content.cards[kind]


def broken_without_cork(state: PiratesState, line: Line) -> bool:
    """D5: a cannon breaks and no cork is left, so a life point is lost."""
    broken = [event.cost for event in line.events if isinstance(event, crew_events.CannonBroke)]
    return crew_events.LIFE_LOST in broken


def kraken_wakes(state: PiratesState, line: Line) -> bool:
    """card.kraken: the first hit turns up unseen Tentacles."""
    return any(isinstance(event, sea_events.KrakenWoke) and event.unseen > 0 for event in line.events)


def damage_again(state: PiratesState, line: Line) -> bool:
    """R10: a Galleon is turned up, and its damage of an earlier round is laid on it again."""
    turned = [event for event in line.events if isinstance(event, sea_events.CardTurned) and event.wounds]
    return any(name_of(state, event.card) == "galleon" for event in turned)


def whirled_onto_rocks(state: PiratesState, line: Line) -> bool:
    """A10: a Whirlpool turns Ellen, and where she comes to rest Rocks strike."""
    kinds = [type(event) for event in line.events]
    return sea_events.Whirled in kinds and sea_events.Struck in kinds[kinds.index(sea_events.Whirled) :]


def fire_spreads(state: PiratesState, line: Line) -> bool:
    """token.fire: before an event's effect the Fire spreads."""
    return has(line, round_events.FireSpreads)


def cursed_by_ghost(state: PiratesState, line: Line) -> bool:
    """card.ghost-ship: its shot hits, and timer 1, which was not cursed, is."""
    hit = any(isinstance(event, sea_events.EnemyShot) and event.curses >= 0 for event in line.events)
    return hit and not state.sand.cursed & 1


def chosen_by_time(state: PiratesState, line: Line) -> bool:
    """D4: three seconds are over and the first space takes the cork."""
    return isinstance(line.action, TimeUp) and isinstance(line.events[0], crew_events.CorkPut)


def choice_outlives_clock(state: PiratesState, line: Line) -> bool:
    """A10: the clock reaches zero while a choice is open, which is finished first."""
    return has(line, round_events.ClockRanOut) and state.clock.choice != 0


def after_a_pause(state: PiratesState, line: Line) -> bool:
    """R9: clock and sand stood, with sand running, and go on."""
    return has(line, crew_events.WentOn) and state.clock.stands == PAUSED and any(state.sand.ends)


def after_an_event(state: PiratesState, line: Line) -> bool:
    """R7: at the lowest level an event stops the clock until Continue."""
    return has(line, crew_events.WentOn) and state.clock.stands == HELD


def sunk_under_a_timer(state: PiratesState, line: Line) -> bool:
    """T7: a card sinks that a timer stands on."""
    sunk = [event.position for event in line.events if isinstance(event, sea_events.CardSunk)]
    return any(SHIP_SPACES + position in state.sand.at for position in sunk)


def reinforced(state: PiratesState, line: Line) -> bool:
    """event.reinforcement."""
    return has(line, sea_events.CardCame)


def frigate_chases(state: PiratesState, line: Line) -> bool:
    """event.chase, card.frigate: other ships go to the stern, a Frigate clockwise."""
    moved = [place for event in line.events if isinstance(event, sea_events.Chased) for place in event.sources]
    return any(name_of(state, state.sea.kinds[place]) == "frigate" for place in moved)


def goal_after_choice(state: PiratesState, line: Line) -> bool:
    """A10: Loot is taken from the water, and with it the goal is reached."""
    return has(line, sea_events.LootFished) and has(line, round_events.GoalReached)


ODD: Final[Mapping[str, Odd]] = {
    "broken-cannon-without-cork": Odd(broken_without_cork, "10"),
    "kraken-wakes-hidden-arms": Odd(kraken_wakes, "7"),
    "damage-laid-on-again": Odd(damage_again, "8"),
    "whirled-onto-rocks": Odd(whirled_onto_rocks, "4"),
    "fire-spreads": Odd(fire_spreads, "10"),
    "cursed-by-ghost-ship": Odd(cursed_by_ghost, "9"),
    "choice-by-default": Odd(chosen_by_time, "10", players=3, crew="restless"),
    "choice-outlives-clock": Odd(choice_outlives_clock, "5", crew="restless", level="deckhand"),
    "pause": Odd(after_a_pause, "2", crew="dawdling", players=2),
    "continue-at-deckhand": Odd(after_an_event, "3", level="deckhand"),
    "sunk-under-a-timer": Odd(sunk_under_a_timer, "3", crew="restless"),
    "reinforcement": Odd(reinforced, "4", players=1),
    "chase-with-frigate": Odd(frigate_chases, "free"),
    "last-loot-from-the-water": Odd(goal_after_choice, "8"),
}

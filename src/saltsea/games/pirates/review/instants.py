"""What may have decided a voyage, read from its record: timers that players set elsewhere than the planner would."""

from collections.abc import Iterator, Sequence
from typing import Final

from saltsea.games.pirates.crew.old_salt import OldSalt
from saltsea.games.pirates.engine.actions import Place
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.state import SAILING, PiratesState
from saltsea.games.pirates.review.resail import PlacedTimer
from saltsea.games.pirates.tempo import PiratesTempo
from saltsea.kernel.dice import dice_for
from saltsea.kernel.nouns import Action
from saltsea.kernel.record import Record, states_after
from saltsea.kernel.seat import Millis, Seat

OPINIONS: Final = 4
"""So often the planner is asked: between places that are as good it draws lots."""


def instants_of(rules: PiratesRules, record: Record) -> list[tuple[PlacedTimer, PiratesState]]:
    """Every timer that a player set elsewhere than the planner would, with the voyage before it."""
    found = list[tuple[PlacedTimer, PiratesState]]()
    for line, before in placings(rules, record):
        action, seat = record.lines[line + 1].action, record.lines[line + 1].seat
        at = record.lines[line + 1].at
        assert isinstance(action, Place)
        planned = opinions(rules, before, seat, at)
        if not any(one is not None and one.number == action.number for one in planned):
            found.append((PlacedTimer(line, at, seat, action, planned[0]), before))
    return found


def placings(rules: PiratesRules, record: Record) -> Iterator[tuple[int, PiratesState]]:
    """The line before each timer that was set, with the voyage there."""
    before: PiratesState | None = None
    for line, state in states_after(rules, record.header, record.lines):
        if isinstance(line.action, Place) and before is not None and before.agenda.phase == SAILING:
            yield line.number - 1, before
        before = state.copy()


def opinions(rules: PiratesRules, state: PiratesState, seat: Seat, at: Millis) -> list[Action | None]:
    """What the planner would do there, each time with other dice."""
    salt, tempo = OldSalt(rules), PiratesTempo()
    found = list[Action | None]()
    for number in range(OPINIONS):
        observation = rules.observe(state, seat)
        tempo.look(observation, at)
        observation.legal = [action for action in observation.legal if not tempo.stops(action)]
        found.append(salt.choose(observation, dice_for(f"opinion {number}")))
    return found


def spread(
    instants: Sequence[tuple[PlacedTimer, PiratesState]], most: int
) -> list[tuple[PlacedTimer, PiratesState]]:  # fmt: skip
    """At most so many of them, evenly over the voyage."""
    if len(instants) <= most:
        return [*instants]
    return [instants[place * len(instants) // most] for place in range(most)]

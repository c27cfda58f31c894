"""What an old salt would do with each timer of a seat that is free or ready, one after the other: what the first is to
do is done in thought before the next one is asked about, so that two are not sent to one place."""

from typing import Final

from saltsea.games.pirates.crew.assessment import Assessment
from saltsea.games.pirates.crew.old_salt import OldSalt
from saltsea.games.pirates.crew.requests import CrewRequests
from saltsea.games.pirates.crew.skill_weights import SALT
from saltsea.games.pirates.engine.actions import Place
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.state import PiratesState
from saltsea.games.pirates.rules.ship import Timer
from saltsea.kernel.dice import dice_for
from saltsea.kernel.final import SilentDealer
from saltsea.kernel.heard_words import SILENCE, HeardWords
from saltsea.kernel.nouns import Action
from saltsea.kernel.seat import Seat
from saltsea.kernel.step import Trace, act

NO_TIMER: Final = -1


class TimerSuggestions:
    """An old salt that thinks for the timers of one seat, with what it has heard."""

    def __init__(self, rules: PiratesRules, seat: Seat, heard: HeardWords = SILENCE) -> None:
        self.rules = rules
        self.seat = seat
        self.heard = heard

    def deeds(self, state: PiratesState, first: Action) -> list[Action]:
        """The first deed, and one for each other timer of this seat for which the old salt has one."""
        found, world = [first], after(self.rules, state, self.seat, first)
        while (deed := self.next_deed(world, {timer_of(one) for one in found})) is not None:
            found.append(deed)
            world = after(self.rules, world, self.seat, deed)
        return found

    def next_deed(self, world: PiratesState, suggested: set[Timer]) -> Action | None:
        """What it does with one of the timers that nothing was told about."""
        legal = [
            action for action in self.rules.legal(world, self.seat) if timer_of(action) not in {NO_TIMER, *suggested}
        ]
        if NO_TIMER in suggested or not legal:
            return None
        return OldSalt(self.rules).next_deed(
            Assessment(world, SALT), self.requests(world), legal, dice_for("each timer")
        )

    def requests(self, world: PiratesState) -> CrewRequests:
        return CrewRequests(self.heard, world, self.seat)

    def is_left_to_others(self, world: PiratesState, deed: Action) -> bool:
        return self.requests(world).leaves_alone(deed)


def after(rules: PiratesRules, state: PiratesState, seat: Seat, deed: Action) -> PiratesState:
    """The voyage with a timer set. What other deeds lead to is not known before they are done."""
    if not isinstance(deed, Place):
        return state
    world = state.copy()
    act(rules, world, seat, deed, world.clock.now, SilentDealer(), Trace())
    return world


def timer_of(action: Action) -> Timer:
    timer: Timer = getattr(action, "timer", NO_TIMER)
    return timer

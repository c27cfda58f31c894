"""Persons whom simulations put beside a crew, to measure how much a crew needs one: one who does nothing, one who errs,
and one who leads."""

from typing import Final, final

from saltsea.games.pirates.crew.able import AbleSailor
from saltsea.games.pirates.crew.requests import MEND, STEER
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.observation import PiratesPublic
from saltsea.games.pirates.engine.state import BRIEFING, HELD
from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Action, Observation
from saltsea.kernel.seat import Seat

SENSELESS: Final = 10
"""Of so many actions of an erring person one is senseless."""

MUCH_BROKEN: Final = 2
"""With so many corks in her, a sailor has to mend the ship."""


@final
class IdlePerson:
    """Begins a round and goes on after an event, as one of the crew must; touches no timer and chooses nothing."""

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        public = observation.public
        assert isinstance(public, PiratesPublic)
        if not observation.legal or public.clock.choice:
            return None
        if public.agenda.phase == BRIEFING:
            return observation.legal[0]
        return observation.legal[-1] if public.clock.stands == HELD else None


@final
class ErringPerson:
    """Means to do what an able sailor would, and one time in ten does just anything."""

    def __init__(self, rules: PiratesRules) -> None:
        self.meant = AbleSailor(rules)

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        action = self.meant.choose(observation, dice)
        if action is None or dice.below(SENSELESS):
            return action
        return dice.pick(observation.legal)


@final
class LeadingPerson:
    """Sails as an able sailor does, and gives orders: two steer, and the third mends while much is broken."""

    def __init__(self, rules: PiratesRules) -> None:
        self.able = AbleSailor(rules)

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        return self.able.choose(observation, dice)

    def orders(self, observation: Observation) -> dict[Seat, str]:
        public = observation.public
        assert isinstance(public, PiratesPublic)
        others = [seat for seat in range(public.players) if seat != observation.seat]
        given = [STEER, STEER, MEND if public.ship.corks.bit_count() >= MUCH_BROKEN else ""]
        return {seat: given[place] for place, seat in enumerate(others[: len(given)])}

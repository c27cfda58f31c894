"""An old salt: decides as an able sailor does, with a better eye for what still matters, and reacts twice as fast. It
gives the hints."""

from typing import final

from saltsea.games.pirates.crew.able import Sailor, performed, placed
from saltsea.games.pirates.crew.assessment import Assessment
from saltsea.games.pirates.crew.performing import Performing
from saltsea.games.pirates.crew.placing import Placing
from saltsea.games.pirates.crew.requests import CrewRequests
from saltsea.games.pirates.crew.skill_weights import SALT
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Action


@final
class OldSalt(Sailor):
    """Divides the work by what is missed most; its reactions are in the game's definition."""

    def __init__(self, rules: PiratesRules) -> None:
        super().__init__(rules, SALT)

    def next_deed(
        self, assessment: Assessment, requests: CrewRequests, legal: list[Action], dice: Dice
    ) -> Action | None:
        done = performed(Performing(assessment, dice), requests, legal)
        return done or placed(Placing(assessment, dice).worth, requests, legal)

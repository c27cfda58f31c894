"""An old salt: decides as an able sailor does, with a better eye for what still matters, and reacts twice as fast. It
gives the hints."""

from typing import final

from saltsea.games.pirates.crew.able import Sailor, performed, placed
from saltsea.games.pirates.crew.craft import SALT
from saltsea.games.pirates.crew.hearing import Hearing
from saltsea.games.pirates.crew.performing import Performing
from saltsea.games.pirates.crew.placing import Placing
from saltsea.games.pirates.crew.watch import Watch
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Action


@final
class OldSalt(Sailor):
    """Divides the work by what is missed most; its reactions are in the game's definition."""

    def __init__(self, rules: PiratesRules) -> None:
        super().__init__(rules, SALT)

    def next_deed(self, watch: Watch, hearing: Hearing, legal: list[Action], dice: Dice) -> Action | None:
        done = performed(Performing(watch, dice), hearing, legal)
        return done or placed(Placing(watch, dice).worth, hearing, legal)

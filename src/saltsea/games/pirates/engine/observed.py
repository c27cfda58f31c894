"""Ship, sea and sand as an Observation shows them; `observed_round.py` has the round. Each field is named here: a new
field of the State is private until it is added.

`seen_…` makes a part from the State; `as_state` builds the State's part again, to ask rule functions about it."""

from typing import final

from saltsea.games.pirates.engine import state as engine
from saltsea.games.pirates.engine.kinds import Kind
from saltsea.games.pirates.rules.ship import Sector, Space
from saltsea.kernel.nouns import Part
from saltsea.kernel.seat import Millis


@final
class Ship(Part):
    """The ship as everybody aboard sees her."""

    def __init__(
        self,
        heading: Sector,
        sails: int,
        lives: int,
        corks: int,
        fires: int,
        loaded: int,
        spaces: int,
        hull: int,
        aboard: list[int],
    ) -> None:
        self.heading = heading
        self.sails = sails
        self.lives = lives
        self.corks = corks
        self.fires = fires
        self.loaded = loaded
        self.spaces = spaces
        self.hull = hull
        self.aboard = aboard

    def copy(self) -> "Ship":
        return Ship(
            self.heading,
            self.sails,
            self.lives,
            self.corks,
            self.fires,
            self.loaded,
            self.spaces,
            self.hull,
            self.aboard[:],
        )

    def as_state(self) -> engine.Ship:
        """The State's part that fits; what is hidden is empty."""
        return engine.Ship(
            self.heading,
            self.sails,
            self.lives,
            self.corks,
            self.fires,
            self.loaded,
            self.spaces,
            self.hull,
            self.aboard[:],
        )


def seen_ship(part: engine.Ship) -> Ship:
    return Ship(
        part.heading,
        part.sails,
        part.lives,
        part.corks,
        part.fires,
        part.loaded,
        part.spaces,
        part.hull,
        part.aboard[:],
    )


@final
class Sea(Part):
    """The sea as everybody aboard sees it: face-down cards have no kind."""

    def __init__(
        self,
        kinds: list[Kind],
        numbers: list[int],
        wounds: list[int],
        up: int,
        hidden: list[int],
        dealt: int,
        kept: list[int],
        loot: list[int],
    ) -> None:
        self.kinds = kinds
        self.numbers = numbers
        self.wounds = wounds
        self.up = up
        self.hidden = hidden
        self.dealt = dealt
        self.kept = kept
        self.loot = loot

    def copy(self) -> "Sea":
        return Sea(
            self.kinds[:],
            self.numbers[:],
            self.wounds[:],
            self.up,
            self.hidden[:],
            self.dealt,
            self.kept[:],
            self.loot[:],
        )

    def as_state(self) -> engine.Sea:
        """The State's part that fits; what is hidden is empty."""
        return engine.Sea(
            self.kinds[:],
            self.numbers[:],
            self.wounds[:],
            self.up,
            self.hidden[:],
            self.dealt,
            self.kept[:],
            self.loot[:],
        )


def seen_sea(part: engine.Sea) -> Sea:
    return Sea(
        part.kinds[:],
        part.numbers[:],
        part.wounds[:],
        part.up,
        part.hidden[:],
        part.dealt,
        part.kept[:],
        part.loot[:],
    )


@final
class Sand(Part):
    """The timers, which lie open."""

    def __init__(
        self,
        at: list[Space],
        ends: list[Millis],
        ready: int,
        last: list[int],
        cursed: int,
    ) -> None:
        self.at = at
        self.ends = ends
        self.ready = ready
        self.last = last
        self.cursed = cursed

    def copy(self) -> "Sand":
        return Sand(
            self.at[:],
            self.ends[:],
            self.ready,
            self.last[:],
            self.cursed,
        )

    def as_state(self) -> engine.Sand:
        """The State's part that fits; what is hidden is empty."""
        return engine.Sand(
            self.at[:],
            self.ends[:],
            self.ready,
            self.last[:],
            self.cursed,
        )


def seen_sand(part: engine.Sand) -> Sand:
    return Sand(
        part.at[:],
        part.ends[:],
        part.ready,
        part.last[:],
        part.cursed,
    )

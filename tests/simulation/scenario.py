"""What a seed stands for: which tables there are, and which faults the storm has. Each seed has only some of the
faults: what they do together is found by the seeds together."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any, Final

from saltsea.bots.random_bot import RandomBot
from saltsea.catalog import CATALOG
from saltsea.game import Game
from simulation.players import TablePlan
from small_games.catalog import SMALL_GAMES

PUMPS: Final = replace(SMALL_GAMES["pumps"], bots={"random": lambda rules: RandomBot()})
"""A bot that never waits: without a tempo of its own, its game waits for it."""
GAMES: Final[Mapping[str, Game]] = {**SMALL_GAMES, **CATALOG, "pumps": PUMPS}
BOTS: Final = {"shells": "random", "pumps": "random", "corto": "novice", "pirates": "green"}
FAULTS: Final = (
    "cut",
    "half-open",
    "freeze",
    "slow reader",
    "mistreat",
    "spikes",
    "disk fault",
    "disk slip",
    "slow disk",
    "crash",
    "restart",
    "clock",
    "stall",
    "bots",
)
OF_NODES: Final = ("halt", "partition", "bus messages", "bus restart")
DIRECT: Final = "direct connections"
OF_A_CLUSTER: Final = (*OF_NODES, "bus blip", "bot worker", "database", DIRECT)
"""The faults that only several servers can have."""
LIVE: Final = {"kind": "live", "bank": 60, "increment": 2}


class Scenario:
    """One seed, drawn out."""

    def __init__(self, seed: int) -> None:
        dice = Random(f"scenario {seed}")
        self.seed = seed
        self.storm = dice.uniform(15, 40)
        """Seconds until the faults are over."""
        self.calm = 15.0
        """Seconds after that in which everybody comes back."""
        self.patience = 40.0
        """Seconds in which every table must then have gone on."""
        self.between = dice.uniform(0.4, 4)
        """Seconds between two faults, on average."""
        self.faults = dice.sample(FAULTS, dice.randrange(2, 8))
        self.rude = dice.choice((0, 0, 1, 2))
        self.sqlite = dice.random() < 0.2
        self.nodes = 1
        """How many servers share the disk."""
        self.database = False
        """Whether that is a database, which can be gone, instead of a disk."""
        self.direct = False
        """Whether servers connect to each other beside the bus."""
        self.workers = 0
        """How many machines answer for computer players only."""
        self.tables = [plan(dice) for _ in range(dice.choice((1, 1, 2)))]
        if dice.random() < 0.25:
            self.tables = [large_plan(dice)]
        self.games = {plan.game: GAMES[plan.game] for plan in self.tables}

    @classmethod
    def of_cluster(cls, seed: int) -> "Scenario":
        """The same with two or three servers, whose store and bus fail too."""
        scenario = cls(seed)
        dice = Random(f"cluster {seed}")
        scenario.nodes = dice.choice((2, 3, 3))
        scenario.sqlite = False  # which is for one server
        kept = dice.sample(scenario.faults, dice.randrange(1, 4)) if len(scenario.faults) > 3 else scenario.faults
        scenario.faults = [*kept, *dice.sample(OF_NODES, dice.randrange(1, 4))]
        scenario.workers = dice.choice((0, 1, 2)) if any(plan.bots for plan in scenario.tables) else 0
        if scenario.workers:
            scenario.faults.append("bot worker")
        if dice.random() < 0.5:
            scenario.database = True
            scenario.faults.append("database")
        if dice.random() < 0.4:
            scenario.faults.append("bus blip")
        if Random(f"direct {seed}").random() < 0.6:
            scenario.direct = True
            scenario.faults.append(DIRECT)
        return scenario

    def by_the_bus_alone(self) -> "Scenario":
        """The same without connections beside the bus."""
        self.direct = False
        self.faults = [fault for fault in self.faults if fault != DIRECT]
        return self

    def __str__(self) -> str:
        tables = ", ".join(f"{plan.game} with {plan.people} and {len(plan.bots)} bots" for plan in self.tables)
        store = "SQLite" if self.sqlite else "memory" if self.nodes == 1 else f"{self.nodes} nodes"
        store += " over a database" if self.database else ""
        store += ", connected directly" if self.direct else ""
        return f"seed {self.seed}: {tables}; {', '.join(self.faults)}; {self.rude} rude; {store}; {self.storm:.0f} s"


def plan(dice: Random) -> TablePlan:
    """A table of a small game."""
    game = dice.choice(("shells", "shells", "pumps"))
    people = dice.choice((1, 2, 2, 3))
    bots = (BOTS[game],) * (1 if people == 1 else dice.choice((0, 0, int(people < 3))))
    watchers = dice.choice((0, 0, 1))
    settings: dict[str, Any] = {"clock": LIVE} if game == "shells" and dice.random() < 0.3 else {}
    settings["watching"] = dice.choice(("public", "public", "none", "delayed"))
    return TablePlan(game, people, bots, watchers, games=dice.choice((2, 3)), **settings)


def large_plan(dice: Random) -> TablePlan:
    """A table of one of the box's own games, of which a part is played."""
    if dice.random() < 0.5:
        people = dice.choice((2, 3, 3, 4))
        table = TablePlan("corto", people, watchers=dice.choice((0, 1)), games=1)
        table.pace = (0.5, 2.5)
        return table
    people = dice.choice((1, 2, 2))
    bots = (BOTS["pirates"],) if people == 1 or dice.random() < 0.3 else ()
    table = TablePlan("pirates", people, bots, games=2, speed=dice.choice((100, 200)))
    table.pace = (0.5, 2.5)
    return table

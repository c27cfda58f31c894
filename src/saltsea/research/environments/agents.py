"""What both PettingZoo environments have: an agent for each seat, the spaces, and a game that may have begun."""

from functools import cache
from typing import Any

from gymnasium import spaces

from saltsea.kernel.decisions import Decisions
from saltsea.research.environment_settings import EnvironmentSettings
from saltsea.research.environments.cells import CellWriter
from saltsea.research.environments.moment import Seeds
from saltsea.research.environments.picture import MODES, check_mode, drawn
from saltsea.research.environments.spaces import action_space, observation_space


class SeatAgents:
    """A table whose seats are agents. It stands before PettingZoo's class, whose methods it overrides."""

    def __init__(self, table: EnvironmentSettings, render_mode: str | None = None) -> None:
        super().__init__()
        check_mode(render_mode)
        self.metadata: dict[str, Any] = {"name": table.name(), "render_modes": MODES}
        self.render_mode = render_mode
        self.table = table
        self.possible_agents = [f"seat_{seat}" for seat in range(table.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.lookout = CellWriter(table.encoding)
        self.game: Decisions | None = None
        self.seeds = Seeds()
        self.action_space_of = cache(lambda agent: action_space(table.encoding, self.seats[agent]))
        self.observed = observation_space(table.encoding)

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_space_of(agent)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observed

    def render(self) -> str:
        """What the seat that is asked sees, as a terminal shows it; seat 0 where all are."""
        return drawn(self.running(), self.table, self.render_mode)

    def close(self) -> None:
        """A picture in a terminal leaves nothing open."""

    def running(self) -> Decisions:
        if self.game is None:
            raise ValueError("reset comes before everything else")
        return self.game

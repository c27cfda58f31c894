"""A game for PettingZoo, one seat after the other: `AECEnv`.

An action that is not legal is refused with a ValueError that names the rule, and changes nothing."""

from functools import cache
from operator import index
from typing import Any

import numpy
from gymnasium import spaces
from pettingzoo.utils.env import AECEnv

from saltsea.kernel.decisions import NOBODY, Decisions
from saltsea.research.environments.cells import Lookout, Seen
from saltsea.research.environments.picture import MODES, drawn, refusal
from saltsea.research.environments.spaces import action_space, observation_space
from saltsea.research.table import Table


class SeatsInTurn(AECEnv[str, Seen, int]):
    """The seats are asked one by one; `agent_selection` is the one that decides."""

    def __init__(self, table: Table, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {"name": table.name(), "render_modes": MODES, "is_parallelizable": False}
        self.render_mode = render_mode
        self.table = table
        self.possible_agents = [f"seat_{seat}" for seat in range(table.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.lookout = Lookout(table.encoding)
        self.game: Decisions | None = None
        self.is_noted = False
        """Whether the lookout knows what the seat that is asked may do; only a look or an action needs it."""
        space = cache(lambda agent: action_space(table.encoding, self.seats[agent]))
        self.action_space_of, self.observed = space, observation_space(table.encoding)

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_space_of(agent)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observed

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. Without a seed no game is like another."""
        dealt = seed if seed is not None else numpy.random.SeedSequence().entropy
        self.game = self.table.begin(str(dealt))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.game.seat]
        self.is_noted = False

    def observe(self, agent: str) -> Seen:
        game, seat = self.game or self.running(), self.seats[agent]
        if game.seat != seat:
            return self.lookout.look_beside(game, seat)
        self.is_noted = True
        return self.lookout.look(game)

    def step(self, action: int | None) -> None:
        game = self.game or self.running()
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if not self.is_noted:
            self.lookout.ask(game)
        if action is None or not game.choose_shown(index(action), self.lookout.cells):
            raise ValueError(refusal(game, self.table, action))
        self.is_noted = False
        seat = game.seat
        if seat == NOBODY:
            self._end(game)
        else:
            self.agent_selection = self.possible_agents[seat]

    def render(self) -> str:
        """What the seat that is asked sees, as a terminal shows it."""
        return drawn(self.running(), self.table, self.render_mode)

    def close(self) -> None:
        """A picture in a terminal leaves nothing open."""

    def running(self) -> Decisions:
        if self.game is None:
            raise ValueError("reset comes before everything else")
        return self.game

    def _end(self, game: Decisions) -> None:
        """All seats learn at once what they have won."""
        self.rewards = dict(zip(self.possible_agents, game.rewards(), strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

"""A game for PettingZoo, one seat after the other: `AECEnv`.

An action that is not legal is refused with a ValueError that names the rule, and changes nothing."""

from collections.abc import Iterator
from functools import cache
from operator import index
from typing import Any

import numpy
from gymnasium import spaces
from pettingzoo.utils.env import AECEnv
from typing_extensions import override

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
        self.look = self.lookout.look
        self.game: Decisions | None = None
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

    def observe(self, agent: str) -> Seen:
        game, seat = self.game or self.running(), self.seats[agent]
        return self.lookout.look(game) if game.seat == seat else self.lookout.look_beside(game, seat)

    @override
    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """As PettingZoo's own, by a shorter way: as long as the game goes on, who is selected is who is asked."""
        agent, game, seen = self.agent_selection, self.game or self.running(), None
        if observe:
            seen = self.observe(agent) if game.seat == NOBODY else self.look(game)
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 1 << 63) -> Iterator[str]:
        """As PettingZoo's own, by a generator, which is quicker."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def step(self, action: int | None) -> None:
        game = self.game or self.running()
        if action is None or not game.choose_legal(index(action)):
            self._step_back(game, action)
            return
        seat = game.seat
        if seat == NOBODY:
            self._end(game)
        else:
            self.agent_selection = self.possible_agents[seat]

    def _step_back(self, game: Decisions, action: int | None) -> None:
        """Let a seat leave whose game is over; else refuse what it chose."""
        if not self.terminations[self.agent_selection]:
            raise ValueError(refusal(game, self.table, action))
        self._was_dead_step(action)

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

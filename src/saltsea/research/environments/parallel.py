"""A crew for PettingZoo, all seats at once: `ParallelEnv`.

All choose at one moment of the game's own time, and are served in the order of their seats. What an earlier seat made
impossible is refused and counts as waiting, as at a table where two reach for the same space; `infos` says by which
rule. When nobody has done anything, time jumps to the next moment at which somebody has something to decide."""

from functools import cache
from typing import Any, TypeAlias

import numpy
from gymnasium import spaces
from pettingzoo.utils.env import ParallelEnv

from saltsea.kernel.decisions import NOBODY, Decisions
from saltsea.kernel.seat import Seat, holds
from saltsea.research.environments.cells import Lookout, Seen
from saltsea.research.environments.picture import MODES, drawn
from saltsea.research.environments.spaces import action_space, observation_space
from saltsea.research.table import Table

Infos: TypeAlias = dict[str, dict[str, Any]]


class CrewAtOnce(ParallelEnv[str, Seen, int]):
    """Every seat sees and chooses at every step; one that has nothing to decide can only wait."""

    def __init__(self, table: Table, render_mode: str | None = None) -> None:
        self.metadata = {"name": table.name(), "render_modes": MODES}
        self.render_mode = render_mode
        self.table = table
        self.possible_agents = [f"seat_{seat}" for seat in range(table.players)]
        self.agents: list[str] = []
        self.lookout = Lookout(table.encoding)
        self.game: Decisions | None = None
        self.action_space_of = cache(lambda agent: action_space(table.encoding, self.possible_agents.index(agent)))
        self.observed = observation_space(table.encoding)

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_space_of(agent)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observed

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Seen], Infos]:
        """Deal a new game. Without a seed no game is like another."""
        dealt = seed if seed is not None else numpy.random.SeedSequence().entropy
        self.game = self.table.begin(str(dealt))
        self.agents = self.possible_agents[:]
        return self.seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        game, agents = self.running(), self.agents
        infos: Infos = {agent: {} for agent in agents}
        done = [self.acts(game, seat, actions.get(agent), infos[agent]) for seat, agent in enumerate(agents)]
        if not any(done):
            game.let_time_pass()
        won = game.rewards()
        over = game.seat == NOBODY
        seen, ended = self.seen(), dict.fromkeys(agents, over)
        self.agents = [] if over else agents
        return seen, dict(zip(agents, won, strict=True)), ended, dict.fromkeys(agents, False), infos

    def acts(self, game: Decisions, seat: Seat, number: int | None, info: dict[str, Any]) -> bool:
        """Let a seat do what it chose, if it still can."""
        waiting = self.table.encoding.waiting
        if number is None or number == waiting:
            return False
        if not 0 <= number < waiting:
            raise ValueError(f"action {number} is none of 0 … {waiting}")
        action = self.table.rules.vocabulary.actions[number]
        refusal = self.table.rules.check(game.state, seat, action, game.now)
        if game.seat == NOBODY or refusal is not None:
            info["refused_by"] = refusal.rule if refusal is not None else "table.T1"
            return False
        game.take_from(seat, action)
        return True

    def seen(self) -> dict[str, Seen]:
        """What each seat knows, and what it may do at this moment."""
        game, found = self.running(), dict[str, Seen]()
        asked = 0 if game.seat == NOBODY else self.table.encoding.asked(game.state)
        for seat, agent in enumerate(self.possible_agents):
            mask = self.mask(game, seat) if holds(asked, seat) else self.only_waiting()
            found[agent] = {"observation": self.lookout.know(game, seat), "action_mask": mask}
        return found

    def mask(self, game: Decisions, seat: Seat) -> numpy.typing.NDArray[numpy.generic]:
        mask = self.only_waiting()
        for action in self.table.rules.legal(game.state, seat):
            mask[action.number] = 1
        return mask

    def only_waiting(self) -> numpy.typing.NDArray[numpy.generic]:
        mask: numpy.typing.NDArray[numpy.generic] = numpy.zeros(int(self.table.encoding.actions), numpy.int8)
        mask[self.table.encoding.waiting] = 1
        return mask

    def render(self) -> str:
        """What seat 0 sees, as a terminal shows it."""
        return drawn(self.running(), self.table, self.render_mode)

    def close(self) -> None:
        """A picture in a terminal leaves nothing open."""

    def running(self) -> Decisions:
        if self.game is None:
            raise ValueError("reset comes before everything else")
        return self.game

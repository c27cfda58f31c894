"""A game for PettingZoo, one seat after the other: `AECEnv`.

An action that is not legal is refused with a ValueError that names the rule, and changes nothing."""

from collections.abc import Iterator
from operator import index
from typing import Any, Final

from pettingzoo.utils.env import AECEnv
from typing_extensions import override

from saltsea.kernel.decisions import NOBODY, Decisions
from saltsea.research.environment_settings import EnvironmentSettings
from saltsea.research.environments.agents import SeatAgents
from saltsea.research.environments.cells import Seen
from saltsea.research.environments.moment import Moment, moment_of, restored
from saltsea.research.environments.picture import refusal

NO_ACTION: Final = -1
OVER: Final = "the game is over, and every seat has left it: reset comes next"
KEPT: Final = (
    "seeds", "agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos", "agent_selection",
    "_skip_agent_selection",
)  # fmt: skip
"""What a copy has of its own, beside the game."""


class SeatsInTurn(SeatAgents, AECEnv[str, Seen, int]):
    """The seats are asked one by one; `agent_selection` is the one that decides."""

    def __init__(self, table: EnvironmentSettings, render_mode: str | None = None) -> None:
        super().__init__(table, render_mode)
        self.metadata["is_parallelizable"] = False
        self.actions = int(table.encoding.actions)
        self.look = self.lookout.look

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. A seed decides this one and those after it; without any no game is like another."""
        self.game = self.table.begin(self.seeds.next(seed))
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
        game, seen = self.game or self.running(), None
        agent = self.agent_selection
        if not self.agents:
            raise ValueError(OVER)
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
        self.running()
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def step(self, action: int | None) -> None:
        game = self.game or self.running()
        try:
            number = index(action)  # type: ignore[arg-type]
        except TypeError:  # None, from a seat that leaves, or no number
            number = NO_ACTION
        if not (0 <= number < self.actions and game.choose_legal(number)):
            self._step_back(game, action)
            return
        seat = game.seat
        if seat == NOBODY:
            self._end(game)
        else:
            self.agent_selection = self.possible_agents[seat]

    def _step_back(self, game: Decisions, action: int | None) -> None:
        """Let a seat leave whose game is over; else refuse what it chose."""
        if not self.agents:
            raise ValueError(OVER)
        if not self.terminations[self.agent_selection]:
            raise ValueError(refusal(game, self.table, action))
        self._was_dead_step(action)

    def __reduce__(self) -> tuple[object, ...]:
        """How it is copied, stored or sent, in the middle of a game too."""
        facts = {name: getattr(self, name) for name in KEPT if hasattr(self, name)}
        return copied, (type(self), self.table, self.render_mode, moment_of(self.game), facts)

    def _end(self, game: Decisions) -> None:
        """All seats learn at once what they have won."""
        self.rewards = dict(zip(self.possible_agents, game.rewards(), strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]


def copied(
    kind: type[SeatsInTurn],
    table: EnvironmentSettings,
    render_mode: str | None,
    moment: Moment | None,
    facts: dict[str, Any],
) -> SeatsInTurn:
    """An environment that goes on from here."""
    found = kind(table, render_mode)
    found.game = restored(table, moment)
    for name, value in facts.items():
        setattr(found, name, value)
    return found

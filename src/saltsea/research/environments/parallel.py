"""A crew for PettingZoo, all seats at once: `ParallelEnv`.

All choose at one moment of the game's own time, and are served in the order of their seats. What an earlier seat made
impossible is refused and counts as waiting, as at a table where two reach for the same space; `infos` says by which
rule. The same holds for what the mask of a seat did not offer, because PettingZoo's own checks try any action; a number
that is none is a ValueError, and nothing happens. When no seat has done anything, time jumps to the next moment at
which a seat has something to decide. Before a round starts none comes, so that no seat may wait: a crew that still does
nothing is cut off in the end."""

from collections.abc import Mapping
from operator import index
from typing import Any, Final, TypeAlias

import numpy
from pettingzoo.utils.env import ParallelEnv

from saltsea.kernel.decisions import NOBODY, Decisions
from saltsea.kernel.seat import Seat, holds
from saltsea.research.environment_settings import EnvironmentSettings
from saltsea.research.environments.agents import SeatAgents
from saltsea.research.environments.cells import Seen
from saltsea.research.environments.moment import Moment, Seeds, moment_of, restored
from saltsea.research.environments.picture import no_action

Infos: TypeAlias = dict[str, dict[str, Any]]
MOST_STILL: Final = 1000
"""Steps in a row that change nothing, before a game is cut off."""
BY_MASK: Final = "action_mask"
"""What refuses a choice that no rule forbids: to wait for nothing, or what is for people alone."""


class CrewAtOnce(SeatAgents, ParallelEnv[str, Seen, int]):
    """Every seat sees and chooses at every step; one that has nothing to decide can only wait."""

    def __init__(self, table: EnvironmentSettings, render_mode: str | None = None) -> None:
        super().__init__(table, render_mode)
        self.agents: list[str] = []
        self.stood = 0
        """Steps in a row that changed nothing."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Seen], Infos]:
        """Deal a new game. A seed decides this one and those after it; without any no game is like another."""
        self.game = self.table.begin(self.seeds.next(seed))
        self.agents, self.stood = self.possible_agents[:], 0
        return self.seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        game, agents = self.running(), self.agents
        actions = self.checked(actions)
        infos: Infos = {agent: {} for agent in agents}
        wanted = [self.wanted(game, seat, actions.get(agent), infos[agent]) for seat, agent in enumerate(agents)]
        done = [self.acts(game, seat, number, infos[agents[seat]]) for seat, number in enumerate(wanted)]
        if not any(done):
            self.stood = 0 if game.may_wait() else self.stood + 1
            game.let_time_pass()
        over, cut = game.seat == NOBODY, self.stood >= MOST_STILL
        won, seen = dict(zip(agents, game.rewards(), strict=True)), self.seen()
        self.agents = [] if over or cut else agents
        return seen, won, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def checked(self, actions: Mapping[str, int]) -> dict[str, int]:
        """The same; the step is refused before anything happens if it names what there is not."""
        if not isinstance(actions, Mapping):
            raise ValueError(f"a step takes a dict with an action for each agent, and not {actions!r}")
        for agent, chosen in actions.items():
            if agent not in self.agents:
                raise ValueError(f"{agent!r} is none of {', '.join(self.agents) or 'the agents: the game is over'}")
            if (fault := no_action(self.table, chosen)) is not None:
                raise ValueError(f"{agent}: {fault}")
        return {agent: index(chosen) for agent, chosen in actions.items()}

    def wanted(self, game: Decisions, seat: Seat, number: int | None, info: dict[str, Any]) -> int:
        """What a seat chose, if its mask offers that; else it waits, and is told the rule."""
        waiting = int(self.table.encoding.waiting)
        if number is None or self.mask(game, seat)[number]:
            return waiting if number is None else int(number)
        action = None if number == waiting else self.table.rules.vocabulary.actions[number]
        found = None if action is None else self.table.rules.check(game.state, seat, action, game.now)
        info["refused_by"] = BY_MASK if found is None else found.rule
        return waiting

    def acts(self, game: Decisions, seat: Seat, number: int, info: dict[str, Any]) -> bool:
        """Let a seat do what it wants, if it still can."""
        if number == self.table.encoding.waiting:
            return False
        action = self.table.rules.vocabulary.actions[number]
        found = self.table.rules.check(game.state, seat, action, game.now)
        if game.seat == NOBODY or found is not None:
            info["refused_by"] = found.rule if found is not None else "table.T1"
            return False
        game.take_from(seat, action)
        self.stood = 0
        return True

    def seen(self) -> dict[str, Seen]:
        """What each seat knows, and what it may do at this moment."""
        game = self.running()
        return {
            agent: {"observation": self.lookout.know(game, seat), "action_mask": self.mask(game, seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def mask(self, game: Decisions, seat: Seat) -> numpy.typing.NDArray[numpy.generic]:
        """What a seat may do: who is not asked waits; who is may wait too, unless nothing will come by itself."""
        encoding = self.table.encoding
        mask: numpy.typing.NDArray[numpy.generic] = numpy.zeros(int(encoding.actions), numpy.int8)
        is_asked = game.seat != NOBODY and holds(encoding.asked(game.state), seat)
        for action in encoding.offered(game.state, seat) if is_asked else ():
            mask[action.number] = 1
        mask[encoding.waiting] = not is_asked or game.may_wait()
        return mask

    def __reduce__(self) -> tuple[object, ...]:
        """How it is copied, stored or sent, in the middle of a game too."""
        facts = (moment_of(self.game), self.seeds, self.agents[:], self.stood)
        return copied, (type(self), self.table, self.render_mode, *facts)


def copied(
    kind: type[CrewAtOnce],
    table: EnvironmentSettings,
    render_mode: str | None,
    moment: Moment | None,
    seeds: Seeds,
    agents: list[str],
    stood: int,
) -> CrewAtOnce:
    """An environment that goes on from here."""
    found = kind(table, render_mode)
    found.game, found.seeds = restored(table, moment), seeds
    found.agents, found.stood = agents, stood
    return found

"""A game for Gymnasium: one seat learns, bots have the others.

An action that is not legal loses the game on the spot, as Gymnasium's own checks try any action; `info` says which
rule refused it. Choose by the mask, and it never happens."""

from collections.abc import Sequence
from operator import index
from typing import Any, TypeAlias

import gymnasium

from saltsea.bots.player import Bot
from saltsea.kernel.decisions import NOBODY, Decisions
from saltsea.kernel.dice import Dice, dice_for
from saltsea.kernel.seat import Seat
from saltsea.research.environment_settings import EnvironmentSettings
from saltsea.research.environments.cells import CellWriter, Seen
from saltsea.research.environments.moment import Moment, moment_of, restored, words
from saltsea.research.environments.numbers import is_whole, seed_number
from saltsea.research.environments.picture import MODES, check_mode, drawn, refusal
from saltsea.research.environments.spaces import action_space, observation_space
from saltsea.research.outside import outside_player
from saltsea.research.outside import refusal as refusal_outside
from saltsea.research.own_bot import is_own, own_bot

LOST = -1.0
Others: TypeAlias = str | Sequence[str]
"""A name for all other seats, or one for each of them in the order of the seats."""


class OneSeat(gymnasium.Env[Seen, int]):
    """A seat among bots: of one name, or of one name for each other seat. Without a name they are of the easiest
    level."""

    def __init__(
        self, table: EnvironmentSettings, seat: Seat, others: Others = "", render_mode: str | None = None
    ) -> None:
        if not 0 <= seat < table.players:
            raise ValueError(f"seat {seat} is none of 0 … {table.players - 1}")
        check_mode(render_mode)
        self.metadata = {"name": table.name(), "render_modes": MODES}
        self.render_mode = render_mode
        self.table = table
        self.seat = seat
        self.others = others
        self.bots = bots_beside(table, seat, others)
        self.lookout = CellWriter(table.encoding)
        self.action_space = action_space(table.encoding)
        self.observation_space = observation_space(table.encoding)
        self.dice = dice_for("before the first game")
        self.game: Decisions | None = None
        self.is_lost = False
        """By an action that is not legal."""

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal a new game and play up to the first decision of the learner."""
        super().reset(seed=None if seed is None else seed_number(seed))
        dealt = str(self.np_random.integers(1 << 62))
        self.dice = dice_for(f"bots {dealt}")
        self.game, self.is_lost = self.table.begin(dealt), False
        return self.next_decision(self.game), {}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        game = self.running()
        if game.seat == NOBODY or self.is_lost:
            raise ValueError("the game is over: reset comes next")
        if not is_whole(action):
            raise ValueError(refusal(game, self.table, action))
        if not (0 <= action < self.table.encoding.actions and game.choose_legal(index(action))):
            self.is_lost, seen = True, self.lookout.look_beside(game, self.seat)
            return seen, LOST, True, False, {"refused": refusal(game, self.table, action)}
        seen = self.next_decision(game)
        return seen, self.reward(game), game.seat == NOBODY, False, {}

    def next_decision(self, game: Decisions) -> Seen:
        """Let the bots play until the learner is asked, or the game is over."""
        while game.seat not in (self.seat, NOBODY):
            decide(self.bots[int(game.seat)], game, self.dice)
        return self.lookout.see(game, self.seat)

    def reward(self, game: Decisions) -> float:
        return game.rewards()[self.seat]

    def render(self) -> str:
        """What the seat that is asked sees, as a terminal shows it."""
        return drawn(self.running(), self.table, self.render_mode)

    def running(self) -> Decisions:
        if self.game is None:
            raise ValueError("reset comes before everything else")
        return self.game

    def __reduce__(self) -> tuple[object, ...]:
        """How it is copied, stored or sent, in the middle of a game too. A bot that remembers earlier games forgets."""
        made = (self.table, self.seat, self.others, self.render_mode)
        facts = {"is_lost": self.is_lost, "_np_random": self._np_random, "_np_random_seed": self._np_random_seed}
        return copied, (type(self), made, moment_of(self.game), words(self.dice), facts)


def copied(
    kind: type[OneSeat],
    made: tuple[EnvironmentSettings, Seat, Others, str | None],
    moment: Moment | None,
    dice: tuple[int, int, int, int],
    facts: dict[str, Any],
) -> OneSeat:
    """An environment that goes on from here."""
    found = kind(*made)
    found.game, found.dice = restored(found.table, moment), Dice(*dice)
    for name, value in facts.items():
        setattr(found, name, value)
    return found


def bots_beside(table: EnvironmentSettings, seat: Seat, others: Others) -> dict[Seat, Bot]:
    """Who has which seat beside the learner. One name makes one bot for all."""
    seats = [other for other in range(table.players) if other != seat]
    if isinstance(others, str):
        return dict.fromkeys(seats, bot_named(table, others))
    if not isinstance(others, (list, tuple)) or not all(isinstance(name, str) for name in others):
        raise TypeError(f"others is the name of a bot, or a list with a name for each other seat, and not {others!r}")
    if len(others) != len(seats):
        raise ValueError(f"others has {len(others)} names, and there are {len(seats)} other seats")
    return {other: bot_named(table, name) for other, name in zip(seats, others, strict=True)}


def bot_named(table: EnvironmentSettings, name: str) -> Bot:
    """A bot of the game by its name, of a file (a network or a program), or from outside; the easiest level if none is
    given."""
    wanted = name or next(iter(table.game.bots))
    if is_own(wanted):
        return own_bot(wanted, table.game, table.rules)
    outside, evaluator = outside_player(wanted), table.game.evaluator
    refused = refusal_outside(wanted, has_evaluator=evaluator is not None)
    if refused is not None:
        raise ValueError(refused)
    if outside is not None:
        return outside.make(table.rules, None if evaluator is None else evaluator(table.rules))
    if wanted not in table.game.known_bots():
        raise ValueError(f"no bot is called {wanted!r}: there are {', '.join(table.game.known_bots())}")
    return table.game.make_bot(wanted, table.rules)


def decide(bot: Bot, game: Decisions, dice: Dice) -> None:
    """Let a bot act for the seat that is asked. Where nothing comes by itself, it does the first thing that it may."""
    observation = game.rules.observe(game.state, int(game.seat))
    observation.legal = game.legal()
    action = bot.choose(observation, dice)
    if action is None and game.may_wait():
        game.wait()
    else:
        game.take(action or game.legal()[0])

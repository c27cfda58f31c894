"""A table at which a person waits: computer players think for three seconds a turn at most."""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final

from saltsea.bots.limited import LimitedBot
from saltsea.bots.player import AnytimeBot, Bot, PlanningAhead
from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Action
from saltsea.kernel.seat import Seat
from saltsea.text_table.match_port import MatchPort
from saltsea.text_table.renderer import Renderer
from saltsea.text_table.table import TextTable

TURN_WITHIN: Final = 2.5
"""Seconds after which all thoughts of a turn shall come to an end: a playout that has begun is finished."""


class HurriedTable(TextTable):
    """Counts how long the computer player whose turn it is has thought, and lets it think for what is left."""

    def __init__(
        self,
        match: MatchPort,
        renderer: Renderer,
        bots: Sequence[Bot | None],
        quick: Bot,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        super().__init__(match, renderer, bots)
        self.quick = quick
        """Chooses what is still open when the time of a turn is over."""
        self.clock = clock
        self.spent = 0.0

    def bot_choice(self, bot: Bot, seat: Seat, dice: Dice) -> Action | None:
        if not self.goes_on(seat):
            self.spent = 0.0
        if self.spent >= TURN_WITHIN and isinstance(bot, AnytimeBot):
            return self.late_choice(bot, seat, dice)
        began = self.clock()
        action = super().bot_choice(LimitedBot(bot, TURN_WITHIN - self.spent, self.clock), seat, dice)
        self.spent += self.clock() - began
        return action

    def late_choice(self, bot: Bot, seat: Seat, dice: Dice) -> Action | None:
        """What was planned already, else what a quick player does."""
        observation = self.bot_observation(seat)
        planned = bot.planned(observation, dice) if isinstance(bot, PlanningAhead) else None
        return planned or self.quick.choose(observation, dice)

    def goes_on(self, seat: Seat) -> bool:
        """Whether this seat goes on with its turn."""
        return bool(self.match.lines) and self.match.lines[-1].seat == seat

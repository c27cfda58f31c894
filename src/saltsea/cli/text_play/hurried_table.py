"""A table at which a person waits: computer players think for three seconds a turn at most."""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final

from saltsea.bots.limited import LimitedBot
from saltsea.bots.player import Bot
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
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        super().__init__(match, renderer, bots)
        self.clock = clock
        self.spent = 0.0

    def bot_choice(self, bot: Bot, seat: Seat, dice: Dice) -> Action | None:
        if not self.goes_on(seat):
            self.spent = 0.0
        began = self.clock()
        left = max(0.0, TURN_WITHIN - self.spent)
        action = super().bot_choice(LimitedBot(bot, left, self.clock), seat, dice)
        self.spent += self.clock() - began
        return action

    def goes_on(self, seat: Seat) -> bool:
        """Whether this seat goes on with its turn."""
        return bool(self.match.lines) and self.match.lines[-1].seat == seat

"""Bots that think in the page's own worker, one at a time: what has been said goes out before one begins."""

import asyncio
import logging
from time import perf_counter

from msgspec.structs import replace

from saltsea.server.bots.bot_library import BotLibrary, elapsed
from saltsea.server.bots.turn_budget import Turns, paced
from saltsea.server.bots.worker import Choice, Games, Question

log = logging.getLogger(__name__)


class PageBots:
    """A `BotWorker` without processes. A bot has as long as on a server, and a turn as long: in that time plain Python
    inside a page thinks less far."""

    def __init__(self, games: Games) -> None:
        self.library = BotLibrary(games)
        self.turns: Turns[None] = Turns()
        self.queue = asyncio.Lock()
        self.asked = 0

    async def choose(self, question: Question) -> Choice:
        turn, began = self.turns.turn_of(question), perf_counter()
        known = turn.foreseen_choice(question)
        if known is not None:
            return known
        self.asked += 1
        try:
            async with self.queue:
                await asyncio.sleep(0)  # messages first: nothing is heard while a bot thinks
                asked, effort = paced(question, turn, self.library.games, share=question.budget, waited=elapsed(began))
                choice = replace(self.answer(asked), effort=effort)
        finally:
            self.asked -= 1
            turn.spent += elapsed(began)
        turn.note(question, choice)
        return choice

    def answer(self, question: Question) -> Choice:
        """What a bot chooses; a fallback choice if it fails, so that the table goes on."""
        began = perf_counter()
        try:
            return self.library.prepare(question).choice()
        except Exception:
            log.exception("%s of %s did not choose", question.bot, question.game)
            return self.library.fallback_choice(question, elapsed(began))

    def get_ready(self) -> None:
        """It always is."""

    def waiting(self) -> int:
        return max(0, self.asked - 1)

    async def close(self) -> None:
        """There is nothing to close."""

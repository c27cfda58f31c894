"""Bots that think in the caller's process, for tests."""

from saltsea.server.bots.bot_library import BotLibrary
from saltsea.server.bots.worker import Choice, Games, Question


class InlineBots:
    """A `BotWorker` without processes. What a bot raises is raised here, so that a test sees it."""

    def __init__(self, games: Games) -> None:
        self.library = BotLibrary(games)

    async def choose(self, question: Question) -> Choice:
        return self.library.prepare(question).choice()

    def get_ready(self) -> None:
        """It always is."""

    def waiting(self) -> int:
        return 0

    async def close(self) -> None:
        """There is nothing to close."""

"""Computer players that think on the spot, while everybody waits: for tests, where a process would be in the way."""

from saltsea.server.bots.minds import Minds
from saltsea.server.bots.worker import Choice, Games, Question


class InlineBots:
    """A `BotWorker` without workers. What a computer player raises is raised here: a test wants to see it."""

    def __init__(self, games: Games) -> None:
        self.minds = Minds(games)

    async def choose(self, question: Question) -> Choice:
        return self.minds.understood(question).choice()

    async def close(self) -> None:
        """There is nothing to close."""

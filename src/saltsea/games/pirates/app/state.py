"""What the App knows: a voyage as far as the crew has told it, and what only an App needs."""

from typing import final

from saltsea.games.pirates.engine.state import PiratesState
from saltsea.kernel.nouns import State


@final
class AppState(State):
    """A chapter that is sailed with cardboard."""

    def __init__(self, table: PiratesState, wishes: int = 0, reported: int = 0, rolling: int = 0) -> None:
        self.table = table
        """The voyage: the App deals, keeps time and fires in it. While the sand runs, it does not see what happens."""
        self.wishes = wishes
        """The optional goals that the crew says it has met, as a set."""
        self.reported = reported
        """1 once the crew has told how a round left the table."""
        self.rolling = rolling
        """1 while the App is to roll the die."""

    def copy(self) -> "AppState":
        return AppState(self.table.copy(), self.wishes, self.reported, self.rolling)

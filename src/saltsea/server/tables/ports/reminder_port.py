"""The port to what reminds the players of a table: the table tells it what happens, and saves the rows it gives."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Refusal, refuse
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.messages.from_client import Remind
from saltsea.server.tables.play import Play
from saltsea.server.tables.table_info import Person, TableInfo
from saltsea.store.rows import ReminderRow, Rows

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table


class TableReminders:
    """Reminds the players of one table. This one reminds no player: for a server without notifications."""

    def load(self, rows: Iterable[ReminderRow]) -> None:
        """The reminders that the store has for this table."""

    async def remind(self, connection: Connection, message: Remind) -> Refusal | None:
        """A player's request to start or stop reminders."""
        return not_reminded()

    def first_rows(self, info: TableInfo, match: Match) -> Sequence[Rows]:
        """The rows to save together with a game that begins."""
        return ()

    def rows(self, play: Play) -> Sequence[Rows]:
        """The rows to save together with the unsaved lines."""
        return ()

    def mark_saved(self, play: Play) -> None:
        """The unsaved lines are saved now."""

    async def forget_departed(self) -> None:
        """Forget the reminders of people without a seat."""

    def drop(self, person: Person) -> None:
        """Drop the reminders of a person whom the store has forgotten."""


RemindersFactory: TypeAlias = Callable[["Table"], TableReminders]


def no_reminders(table: "Table") -> TableReminders:
    """For a server without notifications."""
    del table
    return TableReminders()


def not_reminded() -> Refusal:
    """table.T23: no player is reminded where the server has no notifications."""
    return refuse("table.T23", "refusal-table-no-reminders")

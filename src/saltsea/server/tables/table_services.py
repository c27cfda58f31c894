"""What a table needs from the server, handed to it when it is opened or restored."""

from collections.abc import Awaitable, Callable, Collection
from typing import NamedTuple

from saltsea.game import Game
from saltsea.kernel.rules import AnyRules
from saltsea.server.bots.worker import BotWorker
from saltsea.server.tables.clock import Clock
from saltsea.server.tables.log_names import LogNames
from saltsea.server.tables.messages.from_client import Report
from saltsea.server.tables.people.blocking import Blocks
from saltsea.server.tables.ports.extension import TableExtension
from saltsea.server.tables.ports.meter import Meter
from saltsea.server.tables.ports.narration import Narrators
from saltsea.server.tables.ports.reminder_port import RemindersFactory
from saltsea.server.tables.rules.opening_rules import Switches
from saltsea.server.tables.stored.archive import ArchiveChanges
from saltsea.server.tables.table_info import Person
from saltsea.store.port import Store
from saltsea.talk import Talk
from saltsea.wire.forms import Forms


class TableServices(NamedTuple):
    """What a table needs from the server: its game, the store, the clock, bots, texts and limits."""

    game: Game
    rules: AnyRules
    forms: Forms
    store: Store
    clock: Clock
    bots: BotWorker
    narrators: Narrators
    switches: Callable[[], Switches]
    reported: Callable[[str, Person, Report], Awaitable[None]]
    report_wait: Callable[[str, Person, str], int]
    meter: Meter
    reminders: RemindersFactory
    channels: Callable[[], Collection[str]]
    """The channels by which this server can remind players."""
    extension: TableExtension
    blocks: Blocks
    log_names: LogNames
    archive: ArchiveChanges
    talk: Talk | None = None
    """How the bots of this game talk with the others, if they do."""
    content: str = ""
    """The text of the player-made content that this table plays; empty for the game of the catalogue."""
    edition: str = ""
    """The name of the older content by which this table's game was begun; empty for that of this release."""
    today: "TableServices | None" = None
    """Beside an older edition the services of this release: the table's next game is begun by these."""

"""What a table saves before it is unloaded: how far its game's time has run, when a process must hold it again, and
what was noted since its last line. All of it goes under the table's fence, if it has one."""

import logging
from typing import TYPE_CHECKING

import msgspec

from saltsea.kernel.seat import Millis
from saltsea.server.tables.stored.table_rows import table_row
from saltsea.server.tables.table_info import PLAYING
from saltsea.store.port import StoreError

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table

log = logging.getLogger(__name__)


def due_at_rest(table: "Table", *, thinks: bool) -> Millis | None:
    """When some process must hold a table again that is about to be unloaded: it may be that nothing happens until a
    client comes."""
    play = table.play
    if play is None or table.info.phase != PLAYING or thinks:
        return table.due if thinks else None
    alarm = play.next_alarm(table.now())
    return alarm if alarm is None or table.info.settings.clock.kind == "days" else table.due


async def save_due(table: "Table", *, thinks: bool) -> None:
    """Save, before the table is unloaded, when a node must look at it again."""
    due = due_at_rest(table, thinks=thinks)
    if table.due != due and not table.is_abandoned:
        try:
            await table.write([msgspec.structs.replace(table_row(table, table.info, table.n), due=due)])
        except StoreError:  # it is restored once for nothing, or when a client comes
            log.exception("table %s: its deadline could not be saved", table.log_name)


async def save_time(table: "Table") -> None:
    """Save how far the game's time has run since its last line: the sand that has run down stays down."""
    play = table.play
    if play is None or table.info.phase != PLAYING or table.info.settings.clock.kind == "days":
        return
    reached = play.now(table.now())
    if reached > max(play.match.now(), table.info.reached):
        table.info = msgspec.structs.replace(table.info, reached=reached)
        try:
            await table.write([table_row(table, table.info, table.n)])
        except StoreError:  # all moves are safe; a little time is not
            log.exception("table %s: its time could not be saved", table.log_name)


async def save_notes(table: "Table") -> None:
    """Save what the game's extension has noted since the last line; a failure is only logged."""
    rows = () if table.play is None or table.is_abandoned else await table.play.notes.rows()
    if table.play is not None and rows:
        try:
            await table.put(rows)
            table.play.notes.mark_saved()
        except StoreError:
            log.exception("table %s: what was noted last is not kept", table.log_name)

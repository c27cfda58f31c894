"""The rows of one table for the store: its own, those of new lines, and those of a game that has ended."""

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING

import msgspec

from saltsea.kernel.record import Line
from saltsea.kernel.record_file import plain_line, plain_outcome
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Millis
from saltsea.server.tables.messages.codec import encode
from saltsea.server.tables.play import Play
from saltsea.server.tables.ports.extension import Finished
from saltsea.server.tables.table_info import PLAYING, TableInfo
from saltsea.store.rows import GameRow, LineRow, Rows, TableRow

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table


def table_row(table: "Table", info: TableInfo, n: int) -> TableRow:
    return TableRow(
        id=info.code,
        game=info.game,
        phase=info.phase,
        listing=info.settings.listing,
        made=table.made,
        touched=table.now(),
        n=n,
        body=encode(info),
        due=wanted_due(table, info),
    )


def line_row(rules: AnyRules, game: str, line: Line, n: int) -> LineRow:
    return LineRow(game=game, line=line.number, n=n, body=msgspec.json.encode(plain_line(rules, line)))


async def ended_row(table: "Table", play: Play) -> GameRow:
    """The row of a game that is over, as far as the store has it, with its outcome."""
    row = await table.services.store.game(play.id)
    outcome = play.match.outcome()
    assert row is not None
    assert outcome is not None
    return msgspec.structs.replace(row, ended=table.now(), outcome=msgspec.json.encode(plain_outcome(outcome)))


def rows_at_end(table: "Table", play: Play) -> AbstractAsyncContextManager[Sequence[Rows]]:
    """The rows that the game's extension adds to the end of a game; it decides what one counts that ended early."""
    people = [row for row in table.people.values() if row.person in play.sat]
    screens = [row for row in table.people.values() if row.person in table.info.screens]
    bots = sum(who is None for who in play.sat)
    finished = Finished(play.id, play.match, play.settings, people, bots, screens)
    return table.services.extension.rows_at_end(finished)


def wanted_due(table: "Table", info: TableInfo) -> Millis | None:
    """From when on some process must hold this table: always while a bot plays here and several share the store;
    when a clock of days runs out. People come by themselves."""
    if info.phase != PLAYING:
        return None
    if table.fence is not None and any(chair.acting_bot() is not None for chair in info.chairs):
        return table.made
    if info.settings.clock.kind == "days" and table.play is not None:
        return table.play.clock_ends(table.now())
    return None

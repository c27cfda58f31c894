"""Looks for damage in what a server has stored: every body is read, and every game is played again by its commands.

Pages and references are checked by the store itself; this finds what those checks cannot see, such as one changed byte
in the middle of a line."""

from collections.abc import AsyncIterator, Callable
from typing import Final

import msgspec

from saltsea.kernel.record_file import BadRecordError, plain_outcome
from saltsea.kernel.replay import verify
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.tables.saved_games import DAMAGE, restore_match
from saltsea.server.tables.table_info import TableInfo
from saltsea.store.rows import GameRow, TableRow

PAGE: Final = 500


async def damaged_tables(registry: TableRegistry, progress: Callable[[int], None]) -> AsyncIterator[str]:
    """A sentence for each table or game that cannot be read, or does not agree with itself."""
    count = 0
    for phase in ("open", "playing", "over"):
        page = await registry.store.table_ids(phase, most=PAGE)
        while page:
            for code in page:
                async for found in damage_of(registry, code):
                    yield found
                count += 1
                progress(count)
            page = await registry.store.table_ids(phase, after=page[-1], most=PAGE)


async def damage_of(registry: TableRegistry, code: str) -> AsyncIterator[str]:
    row = await registry.store.table(code)
    if row is None:
        return
    found = await trouble_of_table(registry, row)
    if found:
        yield f"table {code}: {found}"
    for game in await registry.store.games(table=code, most=10_000):
        found = await trouble_of_game(registry, game)
        if found:
            yield f"game {game.id}: {found}"


async def trouble_of_table(registry: TableRegistry, row: TableRow) -> str:
    """What is wrong with a table and with what was said there; empty if nothing is."""
    try:
        info = msgspec.json.decode(row.body, type=TableInfo)
        for word in await registry.store.said(row.id, most=10_000):
            msgspec.json.decode(word.body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        return f"it is no JSON of ours any more: {error}"
    same = (info.code, info.game, info.phase, info.settings.listing) == (row.id, row.game, row.phase, row.listing)
    return "" if same else "its row says something else than its body"


async def trouble_of_game(registry: TableRegistry, row: GameRow) -> str:
    """What is wrong with a game; empty if its commands lead to what is stored."""
    if row.game not in registry.services:
        return ""  # of a game that this server does not have
    try:
        services = await registry.services_of(row)
        lines = await registry.store.lines(row.id)
        match = restore_match(services, row, lines)
        if match.header.rules == services.rules.version:  # an older game can only be watched
            verify(services.rules, match.record(), lambda _: None)
        outcome = match.outcome()
        leads_to = None if outcome is None else msgspec.to_builtins(plain_outcome(outcome))
        if (None if row.outcome is None else msgspec.json.decode(row.outcome)) != leads_to:
            return "its outcome is not the one that its lines lead to"
    except BadRecordError as error:
        return error.reason
    except DAMAGE as error:
        return f"it cannot be read any more: {type(error).__name__}: {error}"
    return ""

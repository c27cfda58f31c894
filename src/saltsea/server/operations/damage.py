"""Looks for damage in what a server has stored: every body is read, and every game is played again by its commands.

Pages and references are checked by the store itself, and a row's checksum wherever a snapshot is read: a changed byte
is found there. This finds what those checks cannot see, such as a row that is whole and does not fit the others."""

from collections.abc import AsyncIterator, Callable
from itertools import pairwise

import msgspec

from saltsea.kernel.record_file import BadRecordError, plain_outcome
from saltsea.kernel.replay import verify
from saltsea.server.operations.damaged_rows import said_wrong, strange_field, trouble_of_row
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.tables.stored.saved_games import DAMAGE, restore_match, seats_of
from saltsea.server.tables.table_info import TableInfo
from saltsea.store.copying import each, look_at
from saltsea.store.port import StoreError
from saltsea.store.rows import FenceRow, GameRow, TableRow
from saltsea.store.sql_reading import StoreSnapshot
from saltsea.store.statements import KINDS, key_in_words


async def damage_in(
    registry: TableRegistry, stored: StoreSnapshot, progress: Callable[[int], None]
) -> AsyncIterator[str]:
    """A sentence for each row that cannot be read or says what no server writes, and for each table or game that does
    not agree with itself."""
    for kind in KINDS:
        async for row in each(stored, kind):
            found = trouble_of_row(row)
            if found:
                yield f"{KINDS[kind].name} {key_in_words(row)}: {found}"
    await look_at(stored, FenceRow)
    count = 0
    async for row in each(stored, TableRow):
        try:
            async for found in damage_of(registry, row):
                yield found
        except (StoreError, UnicodeEncodeError):
            yield f"table {row.id!r}: a row of it cannot be read any more"
        count += 1
        progress(count)


async def damage_of(registry: TableRegistry, row: TableRow) -> AsyncIterator[str]:
    found = await trouble_of_table(registry, row)
    if found:
        yield f"table {row.id}: {found}"
    for game in await registry.store.games(table=row.id, most=10_000):
        found = await trouble_of_game(registry, game)
        if found:
            yield f"game {game.id}: {found}"


async def trouble_of_table(registry: TableRegistry, row: TableRow) -> str:
    """What is wrong with a table and with what was said there; empty if nothing is."""
    try:
        info = msgspec.json.decode(row.body, type=TableInfo)
        for word in await registry.store.said(row.id, most=10_000):
            msgspec.json.decode(word.body)
        strange = strange_field(row.body, TableInfo) or strange_option(registry, info)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        return f"it is no JSON of ours any more: {error}"
    if strange:
        return said_wrong(f"field {strange}")
    same = (info.code, info.game, info.phase, info.settings.listing) == (row.id, row.game, row.phase, row.listing)
    if not same:
        return "its row says something else than its body"
    people = {person.person for person in await registry.store.people(row.id)}
    if info.host not in people or len(info.chairs) != info.settings.players:
        return "its host or its seats are not those that it should have"
    sitting = {person for chair in info.chairs for person in (chair.person, chair.guest) if person is not None}
    return "" if sitting <= people else "a person sits there of whom nothing is stored"


def strange_option(registry: TableRegistry, info: TableInfo) -> str:
    """The first option of a table that its game does not have."""
    services = registry.services.get(info.game)
    known = info.settings.options if services is None else [option.name for option in services.rules.options]
    return next((name for name in info.settings.options if name not in known), "")


async def trouble_of_game(registry: TableRegistry, row: GameRow) -> str:
    """What is wrong with a game; empty if its commands lead to what is stored."""
    if row.game not in registry.services:
        return ""  # of a game that this server does not have
    try:
        services = await registry.services_of(row)
        known = {person.person for person in await registry.store.people(row.table)}
        if not {who for who in seats_of(row) if who is not None} <= known:
            return "a person has played it of whom nothing is stored"
        lines = await registry.store.lines(row.id)
        if any(later.n <= earlier.n for earlier, later in pairwise(lines)):
            return "its lines were not published in their order"
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

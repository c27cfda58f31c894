"""Handles player-made content that a host brings to an open table, or puts away again."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from saltsea.kernel.match import check_new_table
from saltsea.kernel.nouns import Refusal
from saltsea.server.tables.inbox import ContentBrought
from saltsea.server.tables.people.recognising import owner_of, recognised
from saltsea.server.tables.rules.extension_rules import check_content_change
from saltsea.server.tables.rules.table_rules import check_host
from saltsea.server.tables.table_services import TableServices
from saltsea.store.rows import OwnChapterRow, PersonRow

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table


async def bring_content(table: "Table", item: ContentBrought) -> None:
    """Play with this content from now on, and report the refusal or failure to the caller."""
    try:
        row = recognised(table.people.values(), item.account, item.key)
        refusal = await check_content(table, row, item.services)
        if refusal is None and row is not None:
            await play_with(table, row, item.services)
    except Exception as error:
        item.done.set_exception(error)
        raise
    item.done.set_result(refusal)


async def check_content(table: "Table", row: PersonRow | None, services: TableServices) -> Refusal | None:
    """Whether this person may bring it, and whether it goes with the settings of the table."""
    info = table.info
    person = None if row is None else row.person
    refusal = check_host(info, person, away=table.presence.others_arrange()) or check_content_change(info)
    if refusal is not None:
        return refusal
    settings = await services.extension.settings(info.settings, owner_of(row), forks=False)
    if isinstance(settings, Refusal):
        return settings
    return check_new_table(services.rules, settings.players, settings.options)


async def play_with(table: "Table", row: PersonRow, services: TableServices) -> None:
    """Save and publish it. The services change first, because the published table names the content."""
    before, table.services = table.services, services
    info = replace(table.info, own=bool(services.content), own_by=row.person)
    try:
        await table.save(info, OwnChapterRow(table=info.code, body=services.content.encode()))
    except Exception:
        table.services = before
        raise

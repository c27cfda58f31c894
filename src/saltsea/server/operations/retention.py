"""Retention: what the server deletes by itself, and when: chat, reports, and abandoned games of guests."""

import logging
from contextlib import suppress
from typing import Any, Final

import msgspec

from saltsea.kernel.seat import Millis
from saltsea.server.notifications.reminders import PATIENCE as PATIENCE_OF_MAIL
from saltsea.server.tables.ports.ownership import ElsewhereError, UnownedError
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.tables.stored.stored_rows import readable_rows
from saltsea.server.tables.table_info import Person
from saltsea.store.port import BusyError
from saltsea.store.rows import NoteRow

DAY: Final[Millis] = 86_400_000
TABLE_DAYS: Final = 90
"""Days after which an untouched, unfinished table of guests is deleted."""
WORD_DAYS: Final = 30
"""Days for which chat is kept, and reports, which quote it."""
REMINDER_DAYS: Final = 7
"""Days after a game for which a reminder address is kept: there may be a rematch."""
LOGBOOK_DAYS: Final = 400
"""Days after its last use for which a guest's log book is kept, whatever the game."""
REPORTS: Final = "report/"
CLEANED: Final = "operator/cleaned"
MOST_REPORTS: Final = 10_000

log = logging.getLogger(__name__)


class Cleaned(msgspec.Struct, frozen=True):
    """When the last cleaning was, and how much it deleted."""

    at: Millis = 0
    tables: int = 0
    words: int = 0
    reports: int = 0


async def last_cleaned(registry: TableRegistry) -> Cleaned:
    note = await registry.store.note(CLEANED)
    return Cleaned() if note is None else msgspec.json.decode(note, type=Cleaned)


async def clean_if_due(registry: TableRegistry) -> None:
    """Clean once a day, also when the server was off for longer; of several nodes one does it, which may take long."""
    if await is_due(registry):
        with suppress(BusyError):
            async with registry.store.lock(CLEANED):
                if await is_due(registry):
                    await clean(registry)


async def is_due(registry: TableRegistry) -> bool:
    return registry.clock.now() - (await last_cleaned(registry)).at >= DAY


async def clean(registry: TableRegistry) -> Cleaned:
    now, store = registry.clock.now(), registry.store
    done = Cleaned(
        at=now,
        tables=await forget_unfinished(registry, now - TABLE_DAYS * DAY),
        words=await store.forget_said(now - WORD_DAYS * DAY),
        reports=await forget_reports(registry, now - WORD_DAYS * DAY),
    )
    await store.forget_old_reminders(now - REMINDER_DAYS * DAY)
    await store.forget_old_logbooks(now - LOGBOOK_DAYS * DAY)
    await store.forget_unsure(now - PATIENCE_OF_MAIL)
    await registry.openings.clean()
    for services in registry.services.values():
        await services.extension.clean(now)
    await store.write([NoteRow(name=CLEANED, body=msgspec.json.encode(done))])
    log.info("cleaned up", extra={"tables": done.tables, "words": done.words, "reports": done.reports})
    return done


async def forget_unfinished(registry: TableRegistry, before: Millis) -> int:
    """Delete old tables at which no person is, here or at another node: this node takes each before it deletes it, so
    that no other opens it meanwhile."""
    taken, spare = list[str](), list[str]()
    for code in await registry.store.unfinished(before):
        (taken if await is_taken(registry, code) else spare).append(code)
    try:
        return await registry.store.forget_unfinished(before, [*spare, *registry.tables, *registry.waking])
    finally:
        for code in taken:
            if not is_in_use(registry, code):
                await registry.ownership.release(code)


async def is_taken(registry: TableRegistry, code: str) -> bool:
    """Take a table, if no node has it in memory."""
    if is_in_use(registry, code):
        return False
    try:
        await registry.ownership.take(code)
    except (ElsewhereError, UnownedError):
        return False
    return True


def is_in_use(registry: TableRegistry, code: str) -> bool:
    return code in registry.tables or code in registry.waking


async def forget_reports(registry: TableRegistry, before: Millis) -> int:
    old = [row for row, report in await reports_read(registry) if report.at < before]
    for row in old:
        await registry.store.forget_note(row.name)
    return len(old)


async def reports(registry: TableRegistry) -> list[NoteRow]:
    """The reports, the latest first."""
    return [row for row, _ in sorted(await reports_read(registry), key=lambda read: -read[1].at)]


class StoredReport(msgspec.Struct, frozen=True):
    """What every report has."""

    at: Millis
    table: str
    by: int
    of: int
    words: str
    said: list[dict[str, Any]]


async def reports_read(registry: TableRegistry) -> list[tuple[NoteRow, StoredReport]]:
    rows = await registry.store.notes(REPORTS, most=MOST_REPORTS)
    return readable_rows(rows, lambda row: msgspec.json.decode(row.body, type=StoredReport))


# --- forgetting a person ---


async def forget_person_everywhere(registry: TableRegistry, code: str, person: Person) -> None:
    """Forget a person's name, key and chat at a table, also where a report quotes them."""
    await registry.forget(code, person)
    await forget_in_reports(registry, code, person)
    log.info("a person was forgotten")


async def forget_in_reports(registry: TableRegistry, code: str, person: Person) -> None:
    for row in await reports(registry):
        report: dict[str, Any] = msgspec.json.decode(row.body)
        if report["table"] == code:
            await registry.store.write([NoteRow(name=row.name, body=msgspec.json.encode(redacted(report, person)))])


def redacted(report: dict[str, Any], person: Person) -> dict[str, Any]:
    """The same report without this person's chat."""
    words = "" if report["by"] == person else report["words"]
    return {**report, "words": words, "said": [one for one in report["said"] if one["person"] != person]}

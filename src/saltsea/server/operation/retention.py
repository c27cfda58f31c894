"""What the server forgets by itself, and when: chat, reports, and games that guests have left lying."""

import asyncio
import logging
from typing import Any, Final

import msgspec

from saltsea.kernel.seat import Millis
from saltsea.server.post.reminders import PATIENCE as PATIENCE_OF_MAIL
from saltsea.server.tables.daily import day_of
from saltsea.server.tables.inbox import Forget
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.tables.table_info import Person
from saltsea.store.rows import NoteRow

DAY: Final[Millis] = 86_400_000
TABLE_DAYS: Final = 90
"""An unfinished table of guests is deleted when nobody has touched it for so long."""
WORD_DAYS: Final = 30
"""So long chat is kept, and so long a report, which holds some of it."""
REMINDER_DAYS: Final = 7
"""So long after a game somebody's address is kept for reminders: there may be a rematch."""
LOGBOOK_DAYS: Final = 400
"""So long after it was opened last a guest's log book is kept."""
SAILOR_DAYS: Final = 3
"""So long after its day it is known who has sailed a daily voyage: somebody may still be at sea."""
REPORTS: Final = "report/"
CLEANED: Final = "operator/cleaned"
MOST_REPORTS: Final = 10_000
PATIENCE: Final = 10
"""Seconds. A table may leave memory at that very moment; whoever asked tries again."""

log = logging.getLogger(__name__)


class Cleaned(msgspec.Struct, frozen=True):
    """When it was done last, and how much went."""

    at: Millis = 0
    tables: int = 0
    words: int = 0
    reports: int = 0


async def last_cleaned(registry: TableRegistry) -> Cleaned:
    note = await registry.store.note(CLEANED)
    return Cleaned() if note is None else msgspec.json.decode(note, type=Cleaned)


async def clean_if_due(registry: TableRegistry) -> None:
    """Once a day, also when the server was off for longer."""
    if registry.clock.now() - (await last_cleaned(registry)).at >= DAY:
        await clean(registry)


async def clean(registry: TableRegistry) -> Cleaned:
    now, store = registry.clock.now(), registry.store
    spare = [*registry.tables, *registry.waking]
    done = Cleaned(
        at=now,
        tables=await store.forget_unfinished(now - TABLE_DAYS * DAY, spare),
        words=await store.forget_said(now - WORD_DAYS * DAY),
        reports=await forget_reports(registry, now - WORD_DAYS * DAY),
    )
    await store.forget_old_reminders(now - REMINDER_DAYS * DAY)
    await store.forget_old_logbooks(now - LOGBOOK_DAYS * DAY)
    await store.forget_old_sailors(day_of(now - SAILOR_DAYS * DAY))
    await store.forget_unsure(now - PATIENCE_OF_MAIL)
    await store.write([NoteRow(name=CLEANED, body=msgspec.json.encode(done))])
    log.info("cleaned up", extra={"tables": done.tables, "words": done.words, "reports": done.reports})
    return done


async def forget_reports(registry: TableRegistry, before: Millis) -> int:
    old = [row for row in await reports(registry) if msgspec.json.decode(row.body)["at"] < before]
    for row in old:
        await registry.store.forget_note(row.name)
    return len(old)


async def reports(registry: TableRegistry) -> list[NoteRow]:
    """The last first."""
    return await registry.store.notes(REPORTS, most=MOST_REPORTS)


# --- somebody ---


async def forget_somebody(registry: TableRegistry, code: str, person: Person) -> None:
    """Name, key and words of a person at a table, also where a report has copied them."""
    table = await registry.table(code)
    if table is None:
        await registry.store.forget_person(code, person)
    else:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        table.inbox.put_nowait(Forget(person, done))
        async with asyncio.timeout(PATIENCE):
            await done
    await forget_in_reports(registry, code, person)
    log.info("somebody was forgotten")


async def forget_in_reports(registry: TableRegistry, code: str, person: Person) -> None:
    for row in await reports(registry):
        report: dict[str, Any] = msgspec.json.decode(row.body)
        if report["table"] == code:
            await registry.store.write([NoteRow(name=row.name, body=msgspec.json.encode(redacted(report, person)))])


def redacted(report: dict[str, Any], person: Person) -> dict[str, Any]:
    """The same report without this person's words."""
    words = "" if report["by"] == person else report["words"]
    return {**report, "words": words, "said": [one for one in report["said"] if one["person"] != person]}

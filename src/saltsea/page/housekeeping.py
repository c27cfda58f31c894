"""What a page forgets by itself: tables that no player comes back to would fill up the browser's storage."""

from typing import Final

from saltsea.kernel.seat import Millis
from saltsea.page.browser_store import BrowserStore
from saltsea.store.rows import TableRow

DAY: Final[Millis] = 86_400_000
OPEN_DAYS: Final = 7
"""A table at which nothing was begun is kept so long."""
IDLE_DAYS: Final = 365
"""Games are kept so long after they were last looked at. What they have won is in the campaign."""
MOST: Final = 300
"""So many tables are kept; those that were left alone longest go first."""


async def tidy(store: BrowserStore, now: Millis) -> None:
    """Forget what is old, and what is too much."""
    tables = sorted(await store.tables(most=1_000_000), key=lambda row: -row.touched)
    for place, row in enumerate(tables):
        if place >= MOST or is_old(row, now):
            await store.forget_table(row.id)


def is_old(row: TableRow, now: Millis) -> bool:
    days = OPEN_DAYS if row.phase == "open" else IDLE_DAYS
    return now - row.touched > days * DAY

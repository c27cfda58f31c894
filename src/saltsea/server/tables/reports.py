"""Players' reports for the operator: each with the last words of the table, and not too many of them."""

from typing import Final

import msgspec

from saltsea.kernel.seat import Millis
from saltsea.server.tables.clock import Clock
from saltsea.server.tables.handlers.chat_handlers import chat_message
from saltsea.server.tables.messages.codec import encode
from saltsea.server.tables.messages.from_client import Report
from saltsea.server.tables.stored.stored_rows import plain, readable_rows
from saltsea.server.tables.token_bucket import TokenBuckets
from saltsea.store.port import Store
from saltsea.store.rows import NoteRow

LONGEST_REPORT: Final = 3000
REPORT_AGAIN: Final[Millis] = 600_000


class Reports:
    """The reports of one server."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.pace = TokenBuckets(clock, 5, REPORT_AGAIN), TokenBuckets(clock, 20, REPORT_AGAIN)
        """Reports of one address, and of one table."""

    def limits(self) -> dict[str, TokenBuckets]:
        """The limits that all nodes of a cluster share."""
        return {"reports-by-place": self.pace[0], "reports-by-table": self.pace[1]}

    async def save(self, code: str, person: int, report: Report) -> None:
        """Save a player's report for the operator, with the last chat messages of the table. What the same player says
        about the same one again is added to it."""
        name = f"report/{code}/{person}/{report.person}"
        before = await self.store.note(name)
        known = [] if before is None else readable_rows([NoteRow(name=name, body=before)], lambda row: plain(row.body))
        earlier = "".join(str(body.get("words", "")) for _, body in known)
        said = [encode(chat_message(row)) for row in await self.store.said(code, most=30)]
        words = "\n".join(part for part in (earlier, report.words) if part)[-LONGEST_REPORT:]
        body = {"table": code, "by": person, "of": report.person, "words": words, "at": self.clock.now()}
        note = msgspec.json.encode({**body, "said": [msgspec.Raw(word) for word in said]})
        await self.store.write([NoteRow(name=name, body=note)])

    def wait(self, code: str, person: int, address: str) -> int:
        """Seconds until this device may report again; 0 counts one report."""
        keys = address or f"{code} {person}", f"table {code}"
        wait = max(buckets.wait(key) for buckets, key in zip(self.pace, keys, strict=True))
        if not wait:
            for buckets, key in zip(self.pace, keys, strict=True):
                buckets.take(key)
        return wait

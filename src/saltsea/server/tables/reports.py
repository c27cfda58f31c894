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
OF_PERSON: Final = 5
OF_PLACE: Final = 60
"""So many at once, and one more in each such time. A place has room for many people with all of theirs: whoever uses up
their own takes nothing from a neighbour. A table has no limit: its people from elsewhere would share it."""


class Reports:
    """The reports of one server."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.of_person = TokenBuckets(clock, OF_PERSON, REPORT_AGAIN)
        self.of_place = TokenBuckets(clock, OF_PLACE, REPORT_AGAIN)

    def limits(self) -> dict[str, TokenBuckets]:
        """The limits that all nodes of a cluster share."""
        return {"reports-by-person": self.of_person, "reports-by-address": self.of_place}

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
        """Seconds until this person may report again; 0 counts one report. This machine itself has no address."""
        keys = [(self.of_person, f"{code} {person}")] + ([(self.of_place, address)] if address else [])
        wait = max(buckets.wait(key) for buckets, key in keys)
        if not wait:
            for buckets, key in keys:
                buckets.take(key)
        return wait

"""The operator: their secret, their switches, and what they see and do on their page."""

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from hmac import compare_digest
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from saltsea.kernel.seat import Millis
from saltsea.server.operations.disk import Disk
from saltsea.server.operations.load import NodeLoad, ServerLoad, load_of
from saltsea.server.operations.operator_sessions import Sessions, end_sessions
from saltsea.server.operations.retention import reports
from saltsea.server.tables.clock import Alarm
from saltsea.server.tables.connection import hashed
from saltsea.server.tables.messages.to_client import Notice
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.tables.rules.opening_rules import Switches
from saltsea.server.tables.table_info import Person
from saltsea.store.port import Store
from saltsea.store.rows import NoteRow, PersonRow, TableRow

SECRET: Final = "operator/secret"
SWITCHES: Final = "operator/switches"
RESTART: Final = "operator/restart"
"""When the nodes of a cluster restart. A server that is alone keeps that in memory, and its restart forgets it."""
INVITATIONS: Final = "invitation/"
MOST_LISTED: Final = 100
REPORTS_ON_A_PAGE: Final = 20
MOST_MINUTES: Final = 1440
MINUTE: Final[Millis] = 60_000
REMINDERS: Final = (10, 5, 1)
"""Minutes before a restart at which the announcement is repeated."""

log = logging.getLogger(__name__)


class TableSummary(NamedTuple):
    """A table as the operator sees it: its people, phase and connections; never a card."""

    row: TableRow
    people: list[PersonRow]
    connections: int | None
    """None when the table is not in memory."""
    node: str = ""
    """The other node that holds it, if one does."""


class Nodes(Protocol):
    """All servers that share the tables."""

    def loads(self) -> Sequence[NodeLoad]:
        """How busy each is, the one that answers first."""
        ...

    async def place(self, code: str) -> str:
        """The other node that holds a table; empty if none does."""
        ...


class ReportSummary(NamedTuple):
    """A player's report, with the present names of those concerned."""

    name: str
    """The name of the stored note, to delete it."""
    body: dict[str, Any]
    people: dict[Person, str]


class Operator:
    """The operator of one server."""

    def __init__(self, registry: TableRegistry, disk: Disk) -> None:
        self.registry = registry
        self.disk = disk
        self.sessions = Sessions(registry.store, registry.clock)
        self.secret = ""
        """The hash of the secret."""
        self.fresh = ""
        """The secret itself, just after it was made, to be shown once."""
        self.nodes: Nodes | None = None
        """All nodes, where there are several."""
        self.stops_at: Millis | None = None
        """When the server restarts, if that was announced."""
        self.reminders: list[Alarm] = []

    async def open(self, *, new: bool = False) -> None:
        """Read the stored settings; at the first start, or when asked, make a secret. Of several nodes one does."""
        async with self.registry.store.lock(SECRET):
            await self.read()
            if new or not self.secret:
                self.fresh = await self.renew()
                await self.registry.changed()

    async def read(self) -> None:
        """Read switches, secret and announcement again: they may have been changed on another node."""
        kept = await self.registry.store.note(SWITCHES)
        if kept is not None:
            self.registry.switches = msgspec.json.decode(kept, type=Switches)
        self.secret = (await self.registry.store.note(SECRET) or b"").decode()
        if self.registry.ownership.is_shared:
            await self.read_restart()

    # --- the secret, and invitations ---

    async def renew(self) -> str:
        """Make a new secret. The old one, and every browser that used it, is shut out."""
        secret = await new_secret(self.registry.store)
        self.secret = hashed(secret)
        return secret

    def knows(self, secret: str) -> bool:
        return bool(self.secret) and compare_digest(hashed(secret), self.secret)

    async def invite(self) -> str:
        """Make a secret with which guests can open tables on a closed server, any number of times."""
        secret = secrets.token_urlsafe(16)
        body = msgspec.json.encode({"at": self.registry.clock.now()})
        await self.registry.store.write([NoteRow(name=f"{INVITATIONS}{hashed(secret)}", body=body)])
        return secret

    async def invites(self, secret: str) -> bool:
        """Whether this secret allows to open tables."""
        if not secret:
            return False
        return self.knows(secret) or await self.registry.store.note(f"{INVITATIONS}{hashed(secret)}") is not None

    async def invitations(self) -> int:
        return len(await self.registry.store.notes(INVITATIONS, most=1000))

    async def revoke_invitations(self) -> None:
        """Revoke all invitations."""
        for row in await self.registry.store.notes(INVITATIONS, most=1000):
            await self.registry.store.forget_note(row.name)

    # --- switches ---

    async def switch(self, switches: Switches) -> None:
        await self.registry.store.write([NoteRow(name=SWITCHES, body=msgspec.json.encode(switches))])
        self.registry.switches = switches
        await self.registry.changed()
        log.info("switched", extra=msgspec.structs.asdict(switches))

    # --- seeing ---

    def load(self) -> ServerLoad:
        return load_of(self.registry, self.disk)

    async def tables(self) -> list[TableSummary]:
        """The tables, the last touched first."""
        rows = await self.registry.store.tables(most=MOST_LISTED)
        places = await asyncio.gather(*(self.place(row.id) for row in rows))
        return [
            TableSummary(row, await self.registry.store.people(row.id), self.lines_of(row.id), node)
            for row, node in zip(rows, places, strict=True)
        ]

    async def place(self, code: str) -> str:
        """The other node that holds a table, if one does."""
        if self.nodes is None or code in self.registry.tables:
            return ""
        return await self.nodes.place(code)

    def lines_of(self, code: str) -> int | None:
        table = self.registry.tables.get(code)
        return None if table is None else len(table.connections)

    async def reports(self, page: int = 1) -> list[ReportSummary]:
        """One page of the reports. No table buries another's, and no person those of their table."""
        rows = spread(await reports(self.registry))[(page - 1) * REPORTS_ON_A_PAGE : page * REPORTS_ON_A_PAGE]
        return [await self.report(row) for row in rows]

    async def report_pages(self) -> int:
        return max(1, -(-len(await reports(self.registry)) // REPORTS_ON_A_PAGE))

    async def report(self, row: NoteRow) -> ReportSummary:
        body: dict[str, Any] = msgspec.json.decode(row.body)
        people = {one.person: one.name for one in await self.registry.store.people(body["table"])}
        return ReportSummary(row.name, body, people)

    async def delete_report(self, report: str) -> None:
        if report.startswith("report/"):
            await self.registry.store.forget_note(report)

    # --- a notice before a restart ---

    async def announce(self, minutes: int) -> None:
        """Announce a restart now, and again shortly before; at every node of a cluster."""
        await self.keep_restart(self.registry.clock.now() + minutes * MINUTE)
        log.info("restart announced", extra={"minutes": minutes})

    async def cancel_restart(self) -> None:
        """Take the announcement back, if its time has not passed."""
        await self.keep_restart(None)

    async def keep_restart(self, stops_at: Millis | None) -> None:
        if self.registry.ownership.is_shared:
            await self.registry.store.write([NoteRow(name=RESTART, body=msgspec.json.encode(stops_at))])
        self.set_restart(stops_at)
        await self.registry.changed()

    async def read_restart(self) -> None:
        """Say here what was announced at another node, or called off."""
        kept = await self.registry.store.note(RESTART)
        stops_at = None if kept is None else msgspec.json.decode(kept, type=Millis | None)
        if stops_at != self.stops_at:
            self.set_restart(stops_at)

    def set_restart(self, stops_at: Millis | None) -> None:
        """Tell all players here, and remind them. Of a restart whose time has passed nothing is said."""
        before, self.stops_at, now = self.stops_at, stops_at, self.registry.clock.now()
        self.drop_reminders()
        if stops_at is None:
            if before is not None and before > now:
                self.announce_to_all("notice-no-restart", {})
        elif stops_at > now:
            minutes = -(-(stops_at - now) // MINUTE)
            self.announce_to_all("notice-restart", {"minutes": minutes})
            for left in REMINDERS:
                if left < minutes:
                    self.remind(left, stops_at)

    def remind(self, left: int, stops_at: Millis) -> None:
        when = stops_at - left * MINUTE
        self.reminders.append(
            self.registry.clock.call_at(when, lambda: self.announce_to_all("notice-restart", {"minutes": left}))
        )

    def drop_reminders(self) -> None:
        for alarm in self.reminders:
            alarm.cancel()
        self.reminders.clear()

    def announce_to_all(self, text: str, args: dict[str, str | int]) -> None:
        """Send a notice to every connection."""
        for table in self.registry.tables.values():
            for one in table.connections:
                if one.welcomed:
                    one.send(Notice(text, args))


def spread(rows: list[NoteRow]) -> list[NoteRow]:
    """Reports, the latest first, but each table's before any table's second, and among those of a table each person's
    before anybody's second."""
    bodies = {row.name: msgspec.json.decode(row.body) for row in rows}
    by_person = in_turn(rows, lambda row: (bodies[row.name]["table"], bodies[row.name]["by"]))
    return in_turn(by_person, lambda row: bodies[row.name]["table"])


def in_turn(rows: list[NoteRow], whose: Callable[[NoteRow], Hashable]) -> list[NoteRow]:
    """The first of each, then the second of each, and so on; else in the order given."""
    counts: Counter[Hashable] = Counter()
    ranked = []
    for row in rows:
        ranked.append((counts[whose(row)], row))
        counts[whose(row)] += 1
    return [row for _, row in sorted(ranked, key=lambda one: one[0])]


async def new_secret(store: Store) -> str:
    """Make a secret and store its hash, and end all sessions that began with the old one."""
    secret = secrets.token_urlsafe(24)
    await store.write([NoteRow(name=SECRET, body=hashed(secret).encode())])
    await end_sessions(store)
    return secret

"""What the operator's page shows: the state of the server, put into words for the template `operator.html`."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple

import msgspec

from saltsea.kernel.seat import Millis
from saltsea.server.operations.disk import MEGABYTE
from saltsea.server.operations.load import NodeLoad, ServerLoad
from saltsea.server.operations.operator import MOST_LISTED, MOST_MINUTES, Operator, ReportSummary, TableSummary
from saltsea.server.operations.retention import TABLE_DAYS, WORD_DAYS, Cleaned, last_cleaned
from saltsea.store.rows import PersonRow
from saltsea.texts import Texts


class TimedSentence(NamedTuple):
    """A sentence in two halves around its time, which stays machine-readable on the page."""

    before: str
    at: datetime
    after: str


class ReportShown(NamedTuple):
    """A report as the page shows it."""

    name: str
    title: str
    at: datetime
    words: str
    said: list[str]


class TableEntry(NamedTuple):
    """A table as the page shows it."""

    code: str
    log_name: str
    game: str
    phase: str
    people: list[PersonRow]
    connections: int | None
    node: str
    touched: datetime


class NodeShown(NamedTuple):
    """A node as the page shows it, or all together."""

    name: str
    numbers: list[str]


class OperatorView:
    """The values of the operator's page in one language."""

    def __init__(self, operator: Operator, texts: Texts) -> None:
        self.operator = operator
        self.texts = texts
        self.say = texts.say

    async def values(self, page: int = 1) -> dict[str, object]:
        """The values by the names that the template uses; `page` is that of the reports."""
        operator = self.operator
        return {
            "alarm": self.alarm(),
            "load": self.load(operator.load()),
            "nodes": [] if operator.nodes is None else self.nodes(operator.nodes.loads()),
            "switches": msgspec.structs.asdict(operator.registry.switches),
            "invitations": await operator.invitations(),
            "restart": self.restart(),
            "most_minutes": MOST_MINUTES,
            "reports": [self.report(report) for report in await operator.reports(page)],
            "report_page": page,
            "report_pages": await operator.report_pages(),
            "tables": [self.table(summary) for summary in await operator.tables()],
            "most_listed": MOST_LISTED,
            "cleaning_days": {"tables": TABLE_DAYS, "words": WORD_DAYS},
            "cleaned": self.cleaned(await last_cleaned(operator.registry)),
        }

    def alarm(self) -> str:
        """The warning that the disk is full; empty while there is space."""
        disk = self.operator.disk
        if disk.has_space():
            return ""
        return self.say("operator-disk-alarm", {"free": (disk.free() or 0) // MEGABYTE, "least": disk.least})

    def load(self, load: ServerLoad) -> dict[str, str]:
        return {
            "tables": str(load.tables),
            "connections": str(load.connections),
            "lines": self.decimal(load.lines),
            "thinking": str(load.thinking),
            "waiting": str(load.waiting),
            "longest": self.say("operator-seconds", {"number": load.longest}),
            "memory": self.megabytes(load.memory),
            "disk": self.megabytes(load.disk),
        }

    def nodes(self, loads: Sequence[NodeLoad]) -> list[NodeShown]:
        """Each node by itself, the one that answers first, and in the end all of them together."""
        apart = [NodeShown(load.node, self.carried([load])) for load in loads]
        return [*apart, NodeShown(self.say("operator-nodes-together"), self.carried(loads))]

    def carried(self, loads: Sequence[NodeLoad]) -> list[str]:
        """What some nodes carry together, column by column."""
        return [
            str(sum(load.tables for load in loads)),
            str(sum(load.connections for load in loads)),
            self.decimal(sum(load.lines for load in loads)),
            str(sum(load.thinking for load in loads)),
            str(sum(load.waiting for load in loads)),
        ]

    def restart(self) -> TimedSentence | None:
        """The announced restart, if it is still to come."""
        at = self.operator.stops_at
        if at is None or at <= self.operator.registry.clock.now():
            return None
        return self.timed("operator-notice-pending", at)

    def cleaned(self, last: Cleaned) -> TimedSentence | None:
        """The last cleaning, if there was one."""
        counts = {"tables": last.tables, "words": last.words, "reports": last.reports}
        return self.timed("operator-cleaning-last", last.at, **counts) if last.at else None

    # --- reports ---

    def report(self, report: ReportSummary) -> ReportShown:
        body = report.body
        args = {"by": self.name(report, body["by"]), "about": self.name(report, body["of"]), "table": body["table"]}
        return ReportShown(
            name=report.name,
            title=self.say("operator-report-title", args),
            at=date_of(body["at"]),
            words=body["words"],
            said=[f"{self.name(report, one['person'])}: {self.said(one)}" for one in body["said"]],
        )

    def name(self, report: ReportSummary, person: int) -> str:
        return report.people.get(person) or self.say("operator-somebody")

    def said(self, one: dict[str, str]) -> str:
        text = f"phrase-{one['phrase']}"
        return self.say(text) if self.texts.has(text) else one["words"]

    # --- tables ---

    def table(self, summary: TableSummary) -> TableEntry:
        row = summary.row
        return TableEntry(
            code=row.id,
            log_name=self.operator.registry.log_names.of(row.id),
            game=self.game(row.game),
            phase=row.phase,
            people=summary.people,
            connections=summary.connections,
            node=summary.node,
            touched=date_of(row.touched),
        )

    def game(self, game: str) -> str:
        """The title of a game; its name if this server no longer has it."""
        services = self.operator.registry.services.get(game)
        if services is None:
            return game
        return services.narrators[self.texts.language].texts.say(f"title-{game}")

    # --- numbers and times ---

    def megabytes(self, size: int | None) -> str:
        if size is None:
            return self.say("operator-unknown")
        return self.say("operator-megabytes", {"number": size // MEGABYTE})

    def decimal(self, number: float) -> str:
        return self.texts.say("operator-rate", {"number": number})

    def timed(self, text: str, at: Millis, **args: str | int) -> TimedSentence:
        before, _, after = self.say(text, {"time": "\0", **args}).partition("\0")
        return TimedSentence(before, date_of(at), after)


def date_of(at: Millis) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC)

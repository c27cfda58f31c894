"""How the operator's page looks: each part of it as HTML, from what the operator may see."""

from datetime import UTC, datetime

import msgspec

from saltsea.kernel.seat import Millis
from saltsea.server.operations.disk import MEGABYTE
from saltsea.server.operations.load import Load
from saltsea.server.operations.operator import MOST_LISTED, MOST_MINUTES, Operator, ReportSummary, TableSummary
from saltsea.server.operations.retention import TABLE_DAYS, WORD_DAYS, Cleaned, last_cleaned
from saltsea.server.tables.table_opening import Switches
from saltsea.server.web.html import Html, tag, together
from saltsea.texts import Texts


class OperatorHtml:
    """The page in one language, for one session: every form carries its token."""

    def __init__(self, operator: Operator, texts: Texts, form: str) -> None:
        self.operator = operator
        self.texts = texts
        self.say = texts.say
        self.word = form

    async def body(self, told: str) -> Html:
        """The whole page; `told` is what has just been done."""
        operator = self.operator
        return together(
            tag("p", told, class_="told", role="status") if told else "",
            self.alarm(),
            self.load(operator.load()),
            self.switches(operator.registry.switches),
            self.invitations(await operator.invitations()),
            self.notice(),
            self.reports(await operator.reports()),
            self.tables(await operator.tables()),
            self.cleaning(await last_cleaned(operator.registry)),
            self.form("leave", tag("button", self.say("operator-leave"))),
        )

    # --- pieces ---

    def form(self, does: str, *inside: str, **hidden: str) -> Html:
        fields = [
            tag("input", type="hidden", name=name, value=value) for name, value in {**hidden, "form": self.word}.items()
        ]
        return tag("form", *fields, *inside, method="post", action=f"/operator/{does}")

    def section(self, text: str, *inside: str) -> Html:
        return tag("section", tag("h2", self.say(text), id=text), *inside, aria_labelledby=text)

    def time(self, at: Millis) -> Html:
        when = datetime.fromtimestamp(at / 1000, UTC)
        return tag("time", when.strftime("%Y-%m-%d %H:%M UTC"), datetime=when.isoformat(timespec="seconds"))

    def megabytes(self, size: int | None) -> str:
        if size is None:
            return self.say("operator-unknown")
        return self.say("operator-megabytes", {"number": size // MEGABYTE})

    def decimal(self, number: float) -> str:
        return f"{number:.1f}".replace(".", "," if self.texts.language == "fr" else ".")

    def sentence(self, text: str, time: Millis, **facts: str | int) -> Html:
        """A text with a time in it, which stays machine-readable."""
        before, _, after = self.say(text, {"time": "\0", **facts}).partition("\0")
        return together(before, self.time(time), after)

    # --- parts ---

    def alarm(self) -> Html:
        disk = self.operator.disk
        if disk.has_space():
            return Html("")
        facts = {"free": (disk.free() or 0) // MEGABYTE, "least": disk.least}
        return tag("p", self.say("operator-disk-alarm", facts), class_="told alarm", role="alert")

    def load(self, load: Load) -> Html:
        numbers = {
            "tables": str(load.tables),
            "connections": str(load.connections),
            "lines": self.decimal(load.lines),
            "thinking": str(load.thinking),
            "memory": self.megabytes(load.memory),
            "disk": self.megabytes(load.disk),
        }
        pairs = [
            tag("div", tag("dt", self.say(f"operator-load-{name}")), tag("dd", number))
            for name, number in numbers.items()
        ]
        return self.section("operator-load", tag("dl", *pairs, class_="numbers"))

    def switches(self, switches: Switches) -> Html:
        boxes = [self.box(name, on=on) for name, on in msgspec.structs.asdict(switches).items()]
        return self.section(
            "operator-switches", self.form("switches", *boxes, tag("button", self.say("operator-save")))
        )

    def box(self, name: str, *, on: bool) -> Html:
        text, about = f"operator-switch-{name}", f"about-{name}"
        return tag(
            "div",
            tag("input", type="checkbox", id=name, name=name, value="on", checked=on, aria_describedby=about),
            tag("label", self.say(text), for_=name),
            tag("span", self.texts.part(text, "about"), id=about, class_="soft"),
            class_="check",
        )

    def invitations(self, number: int) -> Html:
        withdraw = self.form("disinvite", tag("button", self.say("operator-disinvite"))) if number else ""
        return self.section(
            "operator-invitations",
            tag("p", self.say("operator-invitations-count", {"number": number})),
            tag("div", self.form("invite", tag("button", self.say("operator-invite"))), withdraw, class_="row"),
        )

    def notice(self) -> Html:
        at = self.operator.stops_at
        minutes = tag(
            "input",
            type="number",
            id="minutes",
            name="minutes",
            value="10",
            min="1",
            max=str(MOST_MINUTES),
            required=True,
        )
        pending = (
            self.form(
                "call-off",
                tag("p", self.sentence("operator-notice-pending", at)),
                tag("button", self.say("operator-notice-call-off")),
            )
            if at is not None and at > self.operator.registry.clock.now()
            else ""
        )
        asked = tag("label", self.say("operator-notice-minutes"), for_="minutes")
        send = self.form("announce", asked, minutes, tag("button", self.say("operator-notice-send")))
        return self.section("operator-notice", tag("p", self.say("operator-notice-why")), pending or send)

    # --- reports ---

    def reports(self, reports: list[ReportSummary]) -> Html:
        none = tag("p", self.say("operator-reports-none"))
        return self.section("operator-reports", *(self.report(report) for report in reports) if reports else [none])

    def report(self, report: ReportSummary) -> Html:
        body = report.body
        facts = {"by": self.name(report, body["by"]), "about": self.name(report, body["of"]), "table": body["table"]}
        said = [tag("li", f"{self.name(report, one['person'])}: {self.said(one)}") for one in body["said"]]
        title = self.say("operator-report-said", {"number": len(said)})
        return tag(
            "article",
            tag("h3", self.say("operator-report-title", facts)),
            tag("p", self.time(body["at"]), class_="soft"),
            tag("blockquote", body["words"]) if body["words"] else tag("p", self.say("operator-report-none")),
            tag("details", tag("summary", title), tag("ul", *said)) if said else "",
            self.form("put-away", tag("button", self.say("operator-put-away")), report=report.name),
        )

    def name(self, report: ReportSummary, person: int) -> str:
        return report.people.get(person) or self.say("operator-somebody")

    def said(self, one: dict[str, str]) -> str:
        text = f"phrase-{one['phrase']}"
        return self.say(text) if self.texts.has(text) else one["words"]

    # --- tables ---

    def tables(self, tables: list[TableSummary]) -> Html:
        if not tables:
            return self.section("operator-tables", tag("p", self.say("operator-tables-none")))
        names = [
            self.say(f"operator-column-{name}") for name in ("code", "game", "phase", "people", "lines", "touched")
        ]
        head = tag("tr", *(tag("th", name, scope="col", role="columnheader") for name in names), role="row")
        caption = tag("caption", self.say("operator-tables-caption", {"most": MOST_LISTED}))
        rows = [self.table(seen, names) for seen in tables]
        # The roles are said out loud because a phone's layout would take them away.
        whole = tag(
            "table", caption, tag("thead", head, role="rowgroup"), tag("tbody", *rows, role="rowgroup"), role="table"
        )
        return self.section("operator-tables", whole)

    def table(self, seen: TableSummary, names: list[str]) -> Html:
        row = seen.row
        cells = (
            self.game(row.game),
            self.say(f"operator-phase-{row.phase}"),
            together(*(self.person(row.id, one.person, one.name) for one in seen.people)),
            self.say("operator-asleep") if seen.connections is None else str(seen.connections),
            self.time(row.touched),
        )
        logged = self.say("operator-in-log", {"name": self.operator.registry.log_names.of(row.id)})
        code = tag("th", row.id, tag("div", logged, class_="soft"), scope="row", role="rowheader")
        inside = [tag("td", cell, data_name=name, role="cell") for name, cell in zip(names[1:], cells, strict=True)]
        return tag("tr", code, *inside, role="row")

    def game(self, game: str) -> str:
        host = self.operator.registry.services.get(game)
        return (
            game
            if host is None
            else host.narrators["fr" if self.texts.language == "fr" else "en"].texts.say(f"title-{game}")
        )

    def person(self, code: str, person: int, name: str) -> Html:
        """Forgetting a person takes two steps: it cannot be undone."""
        if not name:
            return tag("div", self.say("operator-somebody"), class_="soft")
        button = tag("button", self.say("operator-forget-yes", {"name": name}))
        ask = self.form("forget", tag("p", self.say("operator-forget-why")), button, table=code, person=str(person))
        return tag("details", tag("summary", name), ask)

    # --- cleaning ---

    def cleaning(self, last: Cleaned) -> Html:
        counts = {"tables": last.tables, "words": last.words, "reports": last.reports}
        done = (
            self.sentence("operator-cleaning-last", last.at, **counts)
            if last.at
            else self.say("operator-cleaning-never")
        )
        return self.section(
            "operator-cleaning",
            tag("p", self.say("operator-cleaning-rules", {"tables": TABLE_DAYS, "words": WORD_DAYS})),
            tag("p", done),
            self.form("clean", tag("button", self.say("operator-clean"))),
        )

"""Everything that reminders need besides tables: outbox, carriers, secrets, and the doors for those who are away."""

from collections.abc import Callable
from secrets import token_bytes
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from saltsea.server.post.confirm_links import PATH as CONFIRM_PATH
from saltsea.server.post.confirm_links import Confirm, ConfirmLinks
from saltsea.server.post.kept_secrets import KeptSecret
from saltsea.server.post.mail import Mail, MailSettings
from saltsea.server.post.outbox import MINUTE, KeptBack, NotYet, Outbox
from saltsea.server.post.post import Carrier, Notice, Office
from saltsea.server.post.push import Push
from saltsea.server.post.reminding import is_address
from saltsea.server.post.stop_links import PATH, Stop, StopLinks
from saltsea.server.post.vapid import NOBODY, Signature
from saltsea.server.post.wording import Wording
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.tables.to_client import Notice as Told
from saltsea.server.web.html import language_of, page, tag
from saltsea.server.web.json_http import json_response
from saltsea.server.web.messages import PushKey
from saltsea.server.web.openapi import Route
from saltsea.store.rows import OutboxRow

STOP_NOTE: Final = "reminders/stop"
CONFIRM_NOTE: Final = "reminders/confirm"
HTML: Final = "text/html"


class Letters(msgspec.Struct, frozen=True):
    """What whoever runs the server has said about sending."""

    mail: MailSettings | None = None
    address: Callable[[], str] = lambda: "http://localhost:8000"
    """Where others find this server: links in a mail begin with it."""
    contact: str = ""


class Mailroom:
    """One for the whole server."""

    def __init__(self, registry: TableRegistry, letters: Letters) -> None:
        now = registry.clock.now
        self.clerk = Clerk(registry)
        self.links = StopLinks(KeptSecret(registry.store, STOP_NOTE, lambda: token_bytes(32)))
        self.confirming = ConfirmLinks(KeptSecret(registry.store, CONFIRM_NOTE, lambda: token_bytes(32)))
        self.signature = Signature(registry.store, contact_of(letters))
        carriers: dict[str, Carrier] = {"push": Push(self.signature, now)}
        if letters.mail is not None:
            carriers["mail"] = Mail(letters.mail, self.links, self.confirming, letters.address, now)
        registry.ways = tuple(carriers)
        self.wording = Wording()
        self.outbox = Outbox(registry.store, registry.clock, self.clerk, Office(carriers))

    def routes(self) -> list[Route]:
        asks = tuple((name, "As the link has it.") for name in ("table", "person", "way", "lang", "sign"))
        sealed = tuple((name, "As the link has it.") for name in ("lang", "word"))
        confirm, yes = "Asks whether somebody wants to be reminded.", "Says yes to reminders, by a sealed link."
        return [
            Route("GET", "/api/push", self.push_key, "What a browser needs to be pushed to.", gives=PushKey),
            Route("GET", PATH, self.ask_stop, "Asks whether to stop somebody's reminders.", gives=HTML, asks=asks),
            Route("POST", PATH, self.stop, "Stops somebody's reminders, by a signed link.", gives=HTML, asks=asks),
            Route("GET", CONFIRM_PATH, self.ask_confirm, confirm, gives=HTML, asks=sealed),
            Route("POST", CONFIRM_PATH, self.confirm, yes, gives=HTML, asks=sealed),
        ]

    async def push_key(self, request: Request) -> Response:  # noqa: ARG002
        return json_response(PushKey(await self.signature.public()))

    async def ask_stop(self, request: Request) -> Response:
        if await self.asked(request) is None:
            return self.answer(request, "stop-wrong", 400)
        return self.answer(request, "stop-question")

    async def stop(self, request: Request) -> Response:
        asked = await self.asked(request)
        if asked is None:
            return self.answer(request, "stop-wrong", 400)
        await self.clerk.forget(asked.table, asked.person, asked.way)
        return self.answer(request, "stop-done")

    async def ask_confirm(self, request: Request) -> Response:
        if await self.confirming.read(request.query_params.get("word", "")) is None:
            return self.answer(request, "confirm-wrong", 400)
        return self.answer(request, "confirm-question")

    async def confirm(self, request: Request) -> Response:
        """An address that has waited for too long, or has been taken back at the table, is asked for anew there."""
        asked = await self.confirming.read(request.query_params.get("word", ""))
        if asked is None or not await self.clerk.confirm(asked):
            return self.answer(request, "confirm-wrong", 400)
        return self.answer(request, "confirm-done")

    async def asked(self, request: Request) -> Stop | None:
        given = request.query_params.get
        return await self.links.read(
            table=given("table", ""),
            person=given("person", ""),
            way=given("way", ""),
            lang=given("lang", ""),
            sign=given("sign", ""),
        )

    def answer(self, request: Request, text: str, status: int = 200) -> Response:
        """A page of one sentence, with a button if there is something to do."""
        texts = self.wording.of(language_of(request))
        about, _, step = text.partition("-")
        asks = step == "question"
        button = tag("form", tag("button", texts.say(f"{about}-button")), method="post") if asks else ""
        return page(texts, texts.say(f"{about}-title"), tag("p", texts.say(text)), button, status=status)


class Clerk:
    """Asks the tables for the outbox. A table that is out of memory is brought back for it."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    async def judge(self, row: OutboxRow) -> Notice | NotYet | None:
        table = await self.registry.table(row.table)
        if self.registry.stopping:
            return NotYet(self.registry.clock.now() + MINUTE)
        return None if table is None else table.reminders.judge(row)

    async def confirm(self, asked: Confirm) -> bool:
        """Whether there was something to say yes to."""
        table = await self.registry.table(asked.table)
        return table is not None and await table.reminders.confirm(asked)

    async def forget(self, table: str, person: int, way: str) -> None:
        known = self.registry.tables.get(table)
        if known is not None:
            known.reminders.known.pop((person, way), None)
        await self.registry.store.forget_reminders(table, person, way)

    async def kept_back(self, row: OutboxRow, why: KeptBack) -> None:
        table = self.registry.tables.get(row.table)
        for one in [] if table is None else table.connections:
            if table is not None and one.welcomed and one.person == row.person:
                one.send(Told(why, {}, table.services.narrators[one.language].texts.say(why)))


def contact_of(letters: Letters) -> str:
    """Whom a push service can ask: what the operator has given as contact, or the sender of mails."""
    sender = "" if letters.mail is None else letters.mail.sender.rpartition("<")[2].rstrip("> ")
    known = [one for one in (letters.contact, sender) if is_address(one)]
    return f"mailto:{known[0]}" if known else NOBODY

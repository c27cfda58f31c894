"""Routes for absent players: the key for push messages, and the links of e-mails that stop or confirm reminders."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from saltsea.server.notifications.confirm_links import PATH as CONFIRM_PATH
from saltsea.server.notifications.notification_service import NotificationService
from saltsea.server.notifications.stop_links import PATH as STOP_PATH
from saltsea.server.notifications.stop_links import StopTarget
from saltsea.server.notifications.wording import Wording
from saltsea.server.web.html import PageTemplates
from saltsea.server.web.json_starlette import json_response
from saltsea.server.web.language import language_of
from saltsea.server.web.messages import PushKey
from saltsea.server.web.openapi import Route

HTML: Final = "text/html"


class NotificationRoutes:
    """The routes of a notification service."""

    def __init__(self, service: NotificationService, pages: PageTemplates) -> None:
        self.service = service
        self.pages = pages
        self.wording = Wording()

    def routes(self) -> list[Route]:
        asks = tuple((name, "As the link has it.") for name in ("table", "person", "way", "lang", "sign"))
        sealed = tuple((name, "As the link has it.") for name in ("lang", "word"))
        confirm, yes = "Ask whether an address wants reminders.", "Confirm an address for reminders, by a sealed link."
        return [
            Route("GET", "/api/push", self.push_key, "The key for a browser's push subscription.", gives=PushKey),
            Route("GET", STOP_PATH, self.ask_stop, "Ask whether to stop a person's reminders.", gives=HTML, asks=asks),
            Route("POST", STOP_PATH, self.stop, "Stop a person's reminders, by a signed link.", gives=HTML, asks=asks),
            Route("GET", CONFIRM_PATH, self.ask_confirm, confirm, gives=HTML, asks=sealed),
            Route("POST", CONFIRM_PATH, self.confirm, yes, gives=HTML, asks=sealed),
        ]

    async def push_key(self, request: Request) -> Response:
        return json_response(PushKey(await self.service.signature.public()))

    async def ask_stop(self, request: Request) -> Response:
        if await self.asked(request) is None:
            return self.answer(request, "stop-wrong", 400)
        return self.answer(request, "stop-question")

    async def stop(self, request: Request) -> Response:
        asked = await self.asked(request)
        if asked is None:
            return self.answer(request, "stop-wrong", 400)
        await self.service.policy.forget(asked.table, asked.person, asked.way)
        return self.answer(request, "stop-done")

    async def ask_confirm(self, request: Request) -> Response:
        if await self.service.confirming.read(request.query_params.get("word", "")) is None:
            return self.answer(request, "confirm-wrong", 400)
        return self.answer(request, "confirm-question")

    async def confirm(self, request: Request) -> Response:
        """Confirm an address. One that waited too long, or was withdrawn at the table, must be requested again
        there."""
        asked = await self.service.confirming.read(request.query_params.get("word", ""))
        if asked is None or not await self.service.policy.confirm(asked):
            return self.answer(request, "confirm-wrong", 400)
        return self.answer(request, "confirm-done")

    async def asked(self, request: Request) -> StopTarget | None:
        given = request.query_params.get
        return await self.service.links.read(
            table=given("table", ""),
            person=given("person", ""),
            way=given("way", ""),
            lang=given("lang", ""),
            sign=given("sign", ""),
        )

    def answer(self, request: Request, text: str, status: int = 200) -> Response:
        """A page of one sentence, with a button if it asks a question."""
        about, _, step = text.partition("-")
        values = {"about": about, "text": text, "asks": step == "question"}
        return self.pages.respond("question.html", self.wording.of(language_of(request)), values, status=status)

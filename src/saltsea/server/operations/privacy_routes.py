"""Routes of privacy: deletion by the key of a seat, and a page that says what is stored and takes a seat's link. The
page's words are also docs/privacy.md."""

import re
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute

from saltsea.server.operations.operator_page import form_of
from saltsea.server.operations.retention import (
    LOGBOOK_DAYS,
    REMINDER_DAYS,
    TABLE_DAYS,
    WORD_DAYS,
    forget_person_everywhere,
)
from saltsea.server.tables.connection import hashed
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.web.html import PageTemplates
from saltsea.server.web.http import HttpError
from saltsea.server.web.json_starlette import json_response
from saltsea.server.web.language import language_of
from saltsea.server.web.messages import Failure, Forgotten
from saltsea.server.web.openapi import Route
from saltsea.server.web.protection.rate_limits import RateLimits
from saltsea.texts import TABLE_TEXTS, Texts, load, text_file, variables

PLACE: Final = "/privacy"
LINK: Final = re.compile(r"/t/(?P<code>[^/?#\s]+)[^#\s]*#(?P<key>[A-Za-z0-9_-]+)$")
"""The end of a link to a seat."""
FACTS: Final[dict[str, str | int]] = {
    "tables": TABLE_DAYS,
    "words": WORD_DAYS,
    "reminders": REMINDER_DAYS,
    "logbooks": LOGBOOK_DAYS,
}


class PrivacyRoutes:
    """The routes of privacy."""

    def __init__(self, registry: TableRegistry, limits: RateLimits, pages: PageTemplates) -> None:
        self.registry = registry
        self.limits = limits
        self.pages = pages

    def routes(self) -> list[Route]:
        wrong = ((404, Failure), (429, Failure))
        return [
            Route(
                "DELETE",
                "/api/tables/{code}/me",
                self.delete,
                "Forget a person at this table; their key is the bearer token.",
                gives=Forgotten,
                refuses=wrong,
            )
        ]

    def page_routes(self) -> list[StarletteRoute]:
        return [
            StarletteRoute(PLACE, self.show, methods=["GET"]),
            StarletteRoute(PLACE, self.limits.limit_misses(self.delete_by_link), methods=["POST"]),
        ]

    async def delete(self, request: Request) -> Response:
        scheme, _, key = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer" or not await self.forget(request.path_params["code"], key.strip()):
            raise HttpError(404, "no person with this key has a seat at this table")
        return json_response(Forgotten())

    async def forget(self, code: str, key: str) -> bool:
        """Forget the person with this key. Returns whether there was one."""
        people = await self.registry.store.people(code)
        person = next((row.person for row in people if key and row.key == hashed(key)), None)
        if person is None:
            return False
        await forget_person_everywhere(self.registry, code, person)
        return True

    # --- the page ---

    async def show(self, request: Request) -> Response:
        return self.page(request)

    async def delete_by_link(self, request: Request) -> Response:
        form = await form_of(request)
        found = LINK.search(form.get("link", "").strip())
        if found is None or not await self.forget(found["code"], found["key"]):
            return self.page(request, wrong=True)
        return self.page(request, done=True)

    def page(self, request: Request, *, done: bool = False, wrong: bool = False) -> Response:
        texts = texts_for(request)
        paragraphs = parts_of(texts.language)
        values = {"done": done, "wrong": wrong, "paragraphs": paragraphs, "details": FACTS}
        return self.pages.respond("privacy.html", texts, values, status=404 if wrong else 200, switch=PLACE)


def texts_for(request: Request) -> Texts:
    return load(language_of(request), (TABLE_TEXTS, "privacy"), (TABLE_TEXTS, "operator"))


def parts_of(language: str) -> list[str]:
    """The ids of the page's paragraphs, in their order."""
    found = variables(text_file(TABLE_TEXTS, "privacy", language).read_text(encoding="utf-8"))
    return [text for text in found if "." not in text]


def privacy_markdown(language: str) -> str:
    """The same words as a page of the documentation."""
    texts = load(language, (TABLE_TEXTS, "privacy"))
    first, *rest = parts_of(language)
    sections = [f"# {texts.title(first)}", texts.say(first, FACTS)]
    for text in rest:
        sections += [f"## {texts.title(text)}", texts.say(text, FACTS)]
    return "\n\n".join(sections) + "\n"

"""The operator's page over HTTP: coming in with the secret, seeing, and forms that do things. It works without scripts.

The secret travels in the body of a request, never in an address: addresses end up in logs."""

from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from saltsea.server.operations.operator import MOST_MINUTES, Operator
from saltsea.server.operations.operator_sessions import LIFE, OperatorSession
from saltsea.server.operations.operator_view import OperatorView
from saltsea.server.operations.retention import clean, forget_person_everywhere
from saltsea.server.tables.rules.opening_rules import Switches
from saltsea.server.web.html import PageTemplates, remember_language, texts_for
from saltsea.server.web.http import HttpError
from saltsea.server.web.protection.rate_limits import RateLimits
from saltsea.texts import Texts

COOKIE: Final = "saltsea_operator"
PLACE: Final = "/operator"
LARGEST_FORM: Final = 10_000

Form = dict[str, str]
Does = Callable[[Form], Awaitable[None]]
LONGEST_PAGE: Final = 5


class OperatorPage:
    """The answers under /operator."""

    def __init__(self, operator: Operator, limits: RateLimits, pages: PageTemplates) -> None:
        self.operator = operator
        self.limits = limits
        self.pages = pages
        self.does: dict[str, Does] = {
            "switches": self.switches,
            "announce": self.announce,
            "call-off": self.cancel_restart,
            "put-away": self.delete_report,
            "forget": self.forget,
            "clean": self.clean,
            "disinvite": self.revoke_invitations,
        }

    def page_routes(self) -> list[Route]:
        return [
            Route(PLACE, self.show, methods=["GET"]),
            Route(f"{PLACE}/enter", self.enter, methods=["POST"]),
            Route(f"{PLACE}/leave", self.leave, methods=["POST"]),
            Route(f"{PLACE}/invite", self.invite, methods=["POST"]),
            Route(f"{PLACE}/{{does}}", self.do, methods=["POST"]),
        ]

    # --- seeing ---

    async def show(self, request: Request) -> Response:
        texts, session = texts_for(request), await self.session(request)
        if session is None:
            return remember_language(request, self.sign_in_page(texts))
        text = f"operator-done-{request.query_params.get('done', '')}"
        done = texts.say(text) if texts.has(text) else ""
        values = await OperatorView(self.operator, texts).values(page_of(request))
        values |= {"done": done, "token": session.form}
        shown = self.pages.respond("operator.html", texts, values, switch=PLACE)
        return remember_language(request, shown)

    def sign_in_page(self, texts: Texts, *, wrong: bool = False) -> Response:
        """The form that asks for the secret."""
        return self.pages.respond("sign_in.html", texts, {"wrong": wrong}, status=403 if wrong else 200, switch=PLACE)

    # --- coming and going ---

    async def session(self, request: Request) -> OperatorSession | None:
        return await self.operator.sessions.find(request.cookies.get(COOKIE, ""))

    async def enter(self, request: Request) -> Response:
        self.limits.check_guesses(request)
        texts, form = texts_for(request), await form_of(request)
        if not is_ours(request) or not self.operator.knows(form.get("secret", "").strip()):
            self.limits.missed(request)
            return self.sign_in_page(texts, wrong=True)
        response = RedirectResponse(PLACE, 303)
        cookie, secure = await self.operator.sessions.begin(), request.url.scheme == "https"
        response.set_cookie(
            COOKIE, cookie, max_age=LIFE // 1000, path=PLACE, secure=secure, httponly=True, samesite="strict"
        )
        return response

    async def leave(self, request: Request) -> Response:
        await self.checked(request)
        await self.operator.sessions.end(request.cookies.get(COOKIE, ""))
        response = RedirectResponse(PLACE, 303)
        response.delete_cookie(COOKIE, path=PLACE, httponly=True, samesite="strict")
        return response

    async def checked(self, request: Request) -> Form:
        """The form, if it is the operator's and of our page."""
        session, form = await self.session(request), await form_of(request)
        if session is None or not is_ours(request) or not session.has_form(form.get("form", "")):
            raise HttpError(403, texts_for(request).say("operator-other-site"))
        return form

    # --- doing ---

    async def do(self, request: Request) -> Response:
        name = request.path_params["does"]
        if name not in self.does:
            raise HttpError(404)
        form = await self.checked(request)
        await self.does[name](form)
        return RedirectResponse(f"{PLACE}?done={name}", 303)

    async def invite(self, request: Request) -> Response:
        """Shown on the answer itself: it is not kept, so no other page could show it."""
        await self.checked(request)
        values = {"secret": await self.operator.invite(), "back": PLACE}
        return self.pages.respond("invitation.html", texts_for(request), values)

    async def switches(self, form: Form) -> None:
        await self.operator.switch(Switches(**{name: name in form for name in Switches.__struct_fields__}))

    async def announce(self, form: Form) -> None:
        await self.operator.announce(number(form, "minutes", 1, MOST_MINUTES))

    async def cancel_restart(self, form: Form) -> None:
        await self.operator.cancel_restart()

    async def delete_report(self, form: Form) -> None:
        await self.operator.delete_report(form.get("report", ""))

    async def forget(self, form: Form) -> None:
        await forget_person_everywhere(
            self.operator.registry, form.get("table", ""), number(form, "person", 0, 1_000_000)
        )

    async def clean(self, form: Form) -> None:
        await clean(self.operator.registry)

    async def revoke_invitations(self, form: Form) -> None:
        await self.operator.revoke_invitations()


def page_of(request: Request) -> int:
    """The page of the reports that is asked for."""
    given = request.query_params.get("reports", "1")
    return int(given) if given.isascii() and given.isdigit() and 0 < len(given) < LONGEST_PAGE and int(given) else 1


def is_ours(request: Request) -> bool:
    """Browsers say where a form comes from; a program that says nothing must know the form's word anyway."""
    return request.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")


async def form_of(request: Request) -> Form:
    """The fields of a form, each once."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > LARGEST_FORM:
            raise HttpError(413, f"a form has at most {LARGEST_FORM} bytes")
    try:
        return dict(parse_qsl(data.decode(), keep_blank_values=True, max_num_fields=20))
    except ValueError as error:
        raise HttpError(400, "this is no form") from error


def number(form: Form, name: str, least: int, most: int) -> int:
    given = form.get(name, "")
    if not given.isascii() or not given.isdigit() or not least <= int(given) <= most:
        raise HttpError(400, f"{name} is a number from {least} to {most}")
    return int(given)

"""Authentication of requests: the account of a cookie, the origin of a request, and the answers of all account
routes."""

from typing import Final, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from saltsea.kernel.nouns import Refusal
from saltsea.server.accounts.account_overview import account_overview
from saltsea.server.accounts.accounts import LIFE, Accounts, NewSession, SignedIn
from saltsea.server.accounts.messages import WhoAmI
from saltsea.server.accounts.same_origin import check_own, is_own, site_of
from saltsea.server.network.urls import ServerUrls
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.web.http import HttpError
from saltsea.server.web.json_http import read_message
from saltsea.server.web.json_starlette import json_response
from saltsea.server.web.language import language_of
from saltsea.server.web.refused_requests import RefusedRequest
from saltsea.server.web.routes.tables import LARGEST_BODY
from saltsea.store.rows import AccountRow
from saltsea.texts import load

COOKIE: Final = "saltsea_session"
STATUS: Final = {"refusal-table-account-too-often": 429}
"""Statuses other than 422 for a refusal."""

Asked = TypeVar("Asked", bound=msgspec.Struct)


class Authentication:
    """Finds the account of a request."""

    def __init__(self, accounts: Accounts, registry: TableRegistry, urls: ServerUrls) -> None:
        self.accounts = accounts
        self.registry = registry
        self.urls = urls

    # --- who comes ---

    async def known(self, request: HTTPConnection) -> SignedIn | None:
        return await self.accounts.known(request.cookies.get(COOKIE, ""))

    async def signed_in(self, request: Request) -> SignedIn:
        """The signed-in account of a request from a page of this server."""
        check_own(request, self.urls)
        known = await self.known(request)
        if known is None:
            raise HttpError(401, "no account is signed in on this device")
        return known

    async def reader(self, request: HTTPConnection) -> str | None:
        """The account that reads: no other site gets to see the answer."""
        known = await self.known(request)
        return None if known is None else known.account.id

    async def changer(self, request: Request) -> str:
        """The account that changes something of its own."""
        return (await self.signed_in(request)).account.id

    async def player(self, request: HTTPConnection) -> str | None:
        """The account of a table connection. Other sites can open one, and the browser may send our cookie along."""
        return await self.reader(request) if is_own(request, self.urls) else None

    async def asked(self, request: Request, kind: type[Asked]) -> Asked:
        """The message of a request that changes something."""
        check_own(request, self.urls)
        return await read_message(request, LARGEST_BODY, kind)

    # --- what goes back ---

    def refused(self, request: Request, refusal: Refusal) -> Response:
        self.registry.meter.refused(refusal.rule)
        sentence = load(language_of(request)).say(refusal.text, refusal.details)
        body = RefusedRequest(refusal.rule, refusal.text, refusal.details, sentence)
        answer = json_response(body, STATUS.get(refusal.text, 422))
        if "seconds" in refusal.details:
            answer.headers["Retry-After"] = str(refusal.details["seconds"])
        return answer

    async def account_response(self, request: Request, account: AccountRow | None, status: int = 200) -> Response:
        mine = None if account is None else await account_overview(self.registry.store, account)
        return json_response(WhoAmI(mine, passkeys=site_of(request, self.urls) is not None), status)

    async def changed(self, request: Request, known: SignedIn, refusal: Refusal | None) -> Response:
        """The account after a change, or the refusal."""
        if refusal is not None:
            return self.refused(request, refusal)
        return await self.account_response(request, await self.registry.store.account(known.account.id))

    async def welcome(self, request: Request, signed: NewSession | Refusal, status: int = 200) -> Response:
        if isinstance(signed, Refusal):
            return self.refused(request, signed)
        return self.with_cookie(request, await self.account_response(request, signed.account, status), signed.secret)

    def with_cookie(self, request: Request, answer: Response, secret: str) -> Response:
        """Set the session cookie, which no script can read and no other site's form sends."""
        answer.set_cookie(
            COOKIE,
            secret,
            max_age=LIFE // 1000 if secret else 0,
            path="/",
            secure=self.is_secure(request),
            httponly=True,
            samesite="lax",
        )
        return answer

    def is_secure(self, request: Request) -> bool:
        """Whether the visitor uses https, also where a proxy adds it and does not say so."""
        by_proxy = self.urls.public == f"https://{request.headers.get('host', '')}"
        return request.scope["scheme"] == "https" or by_proxy

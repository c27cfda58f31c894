"""What every door of an account does: whose cookie came, from where, and how an answer or a refusal goes back."""

from typing import Final, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from saltsea.kernel.nouns import Refusal
from saltsea.server.accounts.accounts import LIFE, Accounts, Known, Signed
from saltsea.server.accounts.messages import WhoAmI
from saltsea.server.accounts.own_site import check_own, is_own, site_of
from saltsea.server.accounts.shown import account_shown
from saltsea.server.reach.reach import Reach
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.web.asking import body_of, json_answer
from saltsea.server.web.html import language_of
from saltsea.server.web.rest import LARGEST_BODY, RefusedRequest
from saltsea.store.rows import AccountRow
from saltsea.texts import load

COOKIE: Final = "saltsea_session"
STATUS: Final = {"refusal-table-account-too-often": 429}
"""What is not simply against a rule (422)."""

Asked = TypeVar("Asked", bound=msgspec.Struct)


class Visits:
    """Knows whoever comes."""

    def __init__(self, accounts: Accounts, registry: TableRegistry, reach: Reach) -> None:
        self.accounts = accounts
        self.registry = registry
        self.reach = reach

    # --- who comes ---

    async def known(self, request: HTTPConnection) -> Known | None:
        return await self.accounts.known(request.cookies.get(COOKIE, ""))

    async def signed_in(self, request: Request) -> Known:
        """Whoever is, and asks from a page of ours."""
        check_own(request, self.reach)
        known = await self.known(request)
        if known is None:
            raise HTTPException(401, "nobody is signed in on this device")
        return known

    async def reader(self, request: HTTPConnection) -> str | None:
        """The account that reads something: no other site gets to see the answer."""
        known = await self.known(request)
        return None if known is None else known.account.id

    async def player(self, request: HTTPConnection) -> str | None:
        """The account at a table's line. Other sites can open one, and the browser may send our cookie along."""
        return await self.reader(request) if is_own(request, self.reach) else None

    async def asked(self, request: Request, kind: type[Asked]) -> Asked:
        """The message of somebody who changes something."""
        check_own(request, self.reach)
        data = await body_of(request, LARGEST_BODY)
        try:
            return msgspec.json.decode(data, type=kind)
        except msgspec.DecodeError as error:
            raise HTTPException(400, str(error)) from error

    # --- what goes back ---

    def refused(self, request: Request, refusal: Refusal) -> Response:
        self.registry.meter.refused(refusal.rule)
        sentence = load(language_of(request)).say(refusal.text, refusal.facts)
        told = RefusedRequest(refusal.rule, refusal.text, refusal.facts, sentence)
        answer = json_answer(told, STATUS.get(refusal.text, 422))
        if "seconds" in refusal.facts:
            answer.headers["Retry-After"] = str(refusal.facts["seconds"])
        return answer

    async def shown(self, request: Request, account: AccountRow | None, status: int = 200) -> Response:
        mine = None if account is None else await account_shown(self.registry.store, account)
        return json_answer(WhoAmI(mine, passkeys=site_of(request, self.reach) is not None), status)

    async def changed(self, request: Request, known: Known, refusal: Refusal | None) -> Response:
        """The account as it is now, or why it is not."""
        if refusal is not None:
            return self.refused(request, refusal)
        return await self.shown(request, await self.registry.store.account(known.account.id))

    async def welcome(self, request: Request, signed: Signed | Refusal, status: int = 200) -> Response:
        if isinstance(signed, Refusal):
            return self.refused(request, signed)
        return self.with_cookie(request, await self.shown(request, signed.account, status), signed.secret)

    def with_cookie(self, request: Request, answer: Response, secret: str) -> Response:
        """No script can read it, and no other site's form sends it."""
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
        """Also where a proxy speaks https for us and does not say so."""
        by_proxy = self.reach.public == f"https://{request.headers.get('host', '')}"
        return request.scope["scheme"] == "https" or by_proxy

"""Routes of accounts: sign up, sign in and out, change, delete."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from saltsea.server.accounts.accounts import forget_account
from saltsea.server.accounts.authentication import COOKIE, Authentication
from saltsea.server.accounts.block_routes import BlockRoutes
from saltsea.server.accounts.messages import NewName, NewPassword, WhoAmI, WithPassword
from saltsea.server.accounts.same_origin import check_own
from saltsea.server.web.messages import Failure
from saltsea.server.web.openapi import Route
from saltsea.server.web.protection.rate_limits import visitor
from saltsea.server.web.refused_requests import RefusedRequest

WRONG: Final = ((400, Failure), (403, Failure))
NOT_SIGNED_IN: Final = (401, Failure)
REFUSED: Final = ((422, RefusedRequest), (429, RefusedRequest))


class AccountRoutes:
    """The routes of accounts."""

    def __init__(self, authentication: Authentication) -> None:
        self.authentication = authentication
        self.accounts = authentication.accounts

    def routes(self) -> list[Route]:
        return [*self.own(), *self.changing(), *BlockRoutes(self.authentication).routes()]

    def own(self) -> list[Route]:
        """The routes of signing up, in and out."""
        make, into = "Make an account with a password, and sign in.", "Sign in with a password."
        refuses = (*WRONG, *REFUSED)
        return [
            Route("GET", "/api/account", self.who, "The account that is signed in, if any.", gives=WhoAmI),
            Route("POST", "/api/account", self.make, make, WithPassword, WhoAmI, 201, refuses),
            Route("POST", "/api/session", self.sign_in, into, WithPassword, WhoAmI, 200, refuses),
            Route("DELETE", "/api/session", self.sign_out, "Sign out on this device.", gives=WhoAmI, refuses=WRONG[1:]),
            Route(
                "DELETE",
                "/api/sessions",
                self.sign_out_everywhere,
                "Sign out on every device.",
                gives=WhoAmI,
                refuses=(NOT_SIGNED_IN, *WRONG[1:]),
            ),
        ]

    def changing(self) -> list[Route]:
        refuses = (*WRONG, NOT_SIGNED_IN, *REFUSED)
        forget = "Forget me: at every table I am “a player” from then on."
        return [
            Route("PUT", "/api/account/name", self.rename, "Rename the account.", NewName, WhoAmI, 200, refuses),
            Route(
                "PUT",
                "/api/account/password",
                self.set_password,
                "Change the password; every other device is signed out.",
                NewPassword,
                WhoAmI,
                200,
                refuses,
            ),
            Route("DELETE", "/api/account", self.delete, forget, gives=WhoAmI, refuses=(NOT_SIGNED_IN, *WRONG[1:])),
        ]

    # --- coming and going ---

    async def who(self, request: Request) -> Response:
        """The account that is signed in, or none, which is no error. A visit extends the session."""
        known = await self.authentication.known(request)
        answer = await self.authentication.account_response(request, None if known is None else known.account)
        if known is not None and await self.accounts.renew(known.session):
            self.authentication.with_cookie(request, answer, request.cookies[COOKIE])
        return answer

    async def make(self, request: Request) -> Response:
        asked = await self.authentication.asked(request, WithPassword)
        signed = await self.accounts.make(asked.name, asked.password, visitor(request))
        return await self.authentication.welcome(request, signed, 201)

    async def sign_in(self, request: Request) -> Response:
        asked = await self.authentication.asked(request, WithPassword)
        return await self.authentication.welcome(
            request, await self.accounts.sign_in(asked.name, asked.password, visitor(request))
        )

    async def sign_out(self, request: Request) -> Response:
        check_own(request, self.authentication.urls)
        known = await self.authentication.known(request)
        if known is not None:
            await self.accounts.end(known.session)
        return await self.goodbye(request)

    async def sign_out_everywhere(self, request: Request) -> Response:
        known = await self.authentication.signed_in(request)
        await self.accounts.end_all(known.account.id)
        return await self.goodbye(request)

    async def goodbye(self, request: Request) -> Response:
        return self.authentication.with_cookie(request, await self.authentication.account_response(request, None), "")

    # --- changing ---

    async def rename(self, request: Request) -> Response:
        known, asked = await self.authentication.signed_in(request), await self.authentication.asked(request, NewName)
        return await self.authentication.changed(
            request, known, await self.accounts.rename(known.account.id, asked.name)
        )

    async def set_password(self, request: Request) -> Response:
        known, asked = (
            await self.authentication.signed_in(request),
            await self.authentication.asked(request, NewPassword),
        )
        refusal = await self.accounts.set_password(known, asked.password, asked.current)
        return await self.authentication.changed(request, known, refusal)

    async def delete(self, request: Request) -> Response:
        known = await self.authentication.signed_in(request)
        await forget_account(self.authentication.registry, known.account.id)
        return await self.goodbye(request)

"""Routes of passkeys: each takes two requests, one for the challenge and one with what the device has signed."""

from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response

from saltsea.kernel.nouns import Refusal
from saltsea.server.accounts.account_routes import NOT_SIGNED_IN, REFUSED, WRONG
from saltsea.server.accounts.accounts import new_id, passkeys_of
from saltsea.server.accounts.authentication import Authentication
from saltsea.server.accounts.messages import NewPasskey, PasskeyAnswer, PasskeyOptions, WhoAmI
from saltsea.server.accounts.passkeys import Passkey, PasskeyRequest, Passkeys, check_site, no_passkey
from saltsea.server.accounts.same_origin import check_own, site_of
from saltsea.server.tables.rules.table_rules import check_name
from saltsea.server.web.json_starlette import json_response
from saltsea.server.web.messages import Failure
from saltsea.server.web.openapi import Route
from saltsea.server.web.protection.rate_limits import visitor


class PasskeyRoutes:
    """The routes of passkeys."""

    def __init__(self, authentication: Authentication, passkeys: Passkeys) -> None:
        self.authentication = authentication
        self.accounts = authentication.accounts
        self.passkeys = passkeys

    def routes(self) -> list[Route]:
        refuses = (*WRONG, *REFUSED)
        more = "Begin to add a passkey: to the account that is signed in, or to a new one."
        new = "The passkey that the device has made; a new account is signed in."
        return [
            Route(
                "POST", "/api/account/passkeys/begin", self.begin_new, more, NewPasskey, PasskeyOptions, 200, refuses
            ),
            Route("POST", "/api/account/passkeys", self.finish_new, new, PasskeyAnswer, WhoAmI, 201, refuses),
            Route(
                "DELETE",
                "/api/account/passkeys/{passkey}",
                self.drop,
                "Delete a passkey; the last passkey or password of an account stays.",
                gives=WhoAmI,
                refuses=(*WRONG[1:], NOT_SIGNED_IN, *REFUSED[:1]),
            ),
            Route(
                "POST",
                "/api/session/passkey/begin",
                self.begin,
                "Begin to sign in with a passkey.",
                gives=PasskeyOptions,
                refuses=((403, Failure), *REFUSED),
            ),
            Route(
                "POST",
                "/api/session/passkey",
                self.finish,
                "Finish signing in with a passkey.",
                PasskeyAnswer,
                WhoAmI,
                200,
                refuses,
            ),
        ]

    # --- a new one ---

    async def begin_new(self, request: Request) -> Response:
        asked, known = await self.authentication.asked(request, NewPasskey), await self.authentication.known(request)
        site = site_of(request, self.authentication.urls)
        if known is not None and site is not None:
            account = known.account
            refusal = self.accounts.check_pace("", visitor(request))
            if refusal is not None:
                return self.authentication.refused(request, refusal)
            return options(await self.passkeys.ask_new(site, account.id, account.name, passkeys_of(account)))
        refusal = check_site(site) or check_name(asked.name, ()) or await self.accounts.check_free(asked.name)
        refusal = refusal or self.accounts.check_pace("", visitor(request))
        if site is None or refusal is not None:
            return self.authentication.refused(request, refusal or no_passkey())
        return options(await self.passkeys.ask_new(site, new_id(), asked.name))

    async def finish_new(self, request: Request) -> Response:
        """Finish a new passkey. The ticket is bound to an account, which must be the one signed in now."""
        asked, known = await self.authentication.asked(request, PasskeyAnswer), await self.authentication.known(request)
        site, challenge = site_of(request, self.authentication.urls), await self.passkeys.challenge(asked.ticket)
        if site is None or challenge is None or not challenge.account:
            return self.authentication.refused(request, no_passkey())
        made = self.passkeys.new(site, challenge, bytes(asked.credential), asked.label)
        if isinstance(made, Refusal):
            return self.authentication.refused(request, made)
        if known is not None and known.account.id == challenge.account:
            return await self.authentication.changed(
                request, known, await self.accounts.add_passkey(known.account.id, made)
            )
        return await self.new_account(request, challenge.account, challenge.name, made)

    async def new_account(self, request: Request, account: str, name: str, made: Passkey) -> Response:
        if await self.accounts.store.account(account) is not None:  # the account has been signed out in the meantime
            return self.authentication.refused(request, no_passkey())
        return await self.authentication.welcome(request, await self.accounts.add(account, name, passkeys=[made]), 201)

    async def drop(self, request: Request) -> Response:
        known = await self.authentication.signed_in(request)
        refusal = await self.accounts.drop_passkey(known.account.id, request.path_params["passkey"])
        return await self.authentication.changed(request, known, refusal)

    # --- signing in ---

    async def begin(self, request: Request) -> Response:
        check_own(request, self.authentication.urls)
        site = site_of(request, self.authentication.urls)
        refusal = check_site(site) or self.accounts.check_pace("", visitor(request))
        if site is None or refusal is not None:
            return self.authentication.refused(request, refusal or no_passkey())
        return options(await self.passkeys.ask(site))

    async def finish(self, request: Request) -> Response:
        asked = await self.authentication.asked(request, PasskeyAnswer)
        site, challenge = site_of(request, self.authentication.urls), await self.passkeys.challenge(asked.ticket)
        if site is None or challenge is None or challenge.account:
            return self.authentication.refused(request, no_passkey())
        answer = bytes(asked.credential)
        signed = await self.accounts.enter(
            self.passkeys.owner(answer), lambda known: self.passkeys.used(site, challenge, answer, known)
        )
        return await self.authentication.welcome(request, signed)


def options(begun: PasskeyRequest) -> Response:
    return json_response(PasskeyOptions(begun.ticket, Raw(begun.options)))

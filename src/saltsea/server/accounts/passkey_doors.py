"""Passkeys over HTTP: each takes two requests, one for what is to be signed and one with what the device has signed."""

from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response

from saltsea.kernel.nouns import Refusal
from saltsea.server.accounts.accounts import new_id, passkeys_of
from saltsea.server.accounts.doors import NOBODY, REFUSED, WRONG
from saltsea.server.accounts.messages import NewPasskey, PasskeyAnswer, PasskeyOptions, WhoAmI
from saltsea.server.accounts.own_site import check_own, site_of
from saltsea.server.accounts.passkeys import Begun, Passkey, Passkeys, check_site, no_passkey
from saltsea.server.accounts.visit import Visits
from saltsea.server.tables.table_rules import check_name
from saltsea.server.web.asking import json_answer
from saltsea.server.web.messages import Failure
from saltsea.server.web.openapi import Door
from saltsea.server.web.rates import visitor


class PasskeyDoors:
    """The answers."""

    def __init__(self, visits: Visits, passkeys: Passkeys) -> None:
        self.visits = visits
        self.accounts = visits.accounts
        self.passkeys = passkeys

    def doors(self) -> list[Door]:
        refuses = (*WRONG, *REFUSED)
        more = "Ask for a passkey: for whoever is signed in, or for a new account."
        new = "The passkey that the device has made; a new account is signed in."
        return [
            Door("POST", "/api/account/passkeys/begin", self.begin_new, more, NewPasskey, PasskeyOptions, 200, refuses),
            Door("POST", "/api/account/passkeys", self.finish_new, new, PasskeyAnswer, WhoAmI, 201, refuses),
            Door(
                "DELETE",
                "/api/account/passkeys/{passkey}",
                self.drop,
                "Drop a passkey; the last way in stays.",
                gives=WhoAmI,
                refuses=(*WRONG[1:], NOBODY, *REFUSED[:1]),
            ),
            Door(
                "POST",
                "/api/session/passkey/begin",
                self.begin,
                "Ask to sign in with a passkey.",
                gives=PasskeyOptions,
                refuses=((403, Failure), *REFUSED),
            ),
            Door("POST", "/api/session/passkey", self.finish, "Sign in with it.", PasskeyAnswer, WhoAmI, 200, refuses),
        ]

    # --- a new one ---

    async def begin_new(self, request: Request) -> Response:
        asked, known = await self.visits.asked(request, NewPasskey), await self.visits.known(request)
        site = site_of(request, self.visits.reach)
        if known is not None and site is not None:
            account = known.account
            return options(self.passkeys.ask_new(site, account.id, account.name, passkeys_of(account)))
        refusal = check_site(site) or check_name(asked.name, ()) or await self.accounts.check_free(asked.name)
        refusal = refusal or self.accounts.check_pace("", visitor(request))
        if site is None or refusal is not None:
            return self.visits.refused(request, refusal or no_passkey())
        return options(self.passkeys.ask_new(site, new_id(), asked.name))

    async def finish_new(self, request: Request) -> Response:
        """The ticket knows for whom it was asked; whoever is signed in by now must be the same."""
        asked, known = await self.visits.asked(request, PasskeyAnswer), await self.visits.known(request)
        site, challenge = site_of(request, self.visits.reach), self.passkeys.challenge(asked.ticket)
        if site is None or challenge is None or not challenge.account:
            return self.visits.refused(request, no_passkey())
        made = self.passkeys.new(site, challenge, bytes(asked.credential), asked.label)
        if isinstance(made, Refusal):
            return self.visits.refused(request, made)
        if known is not None and known.account.id == challenge.account:
            return await self.visits.changed(request, known, await self.accounts.add_passkey(known.account.id, made))
        return await self.new_account(request, challenge.account, challenge.name, made)

    async def new_account(self, request: Request, account: str, name: str, made: Passkey) -> Response:
        if await self.accounts.store.account(account) is not None:  # somebody has signed out in the meantime
            return self.visits.refused(request, no_passkey())
        return await self.visits.welcome(request, await self.accounts.add(account, name, passkeys=[made]), 201)

    async def drop(self, request: Request) -> Response:
        known = await self.visits.signed_in(request)
        refusal = await self.accounts.drop_passkey(known.account.id, request.path_params["passkey"])
        return await self.visits.changed(request, known, refusal)

    # --- signing in ---

    async def begin(self, request: Request) -> Response:
        check_own(request, self.visits.reach)
        site = site_of(request, self.visits.reach)
        refusal = check_site(site) or self.accounts.check_pace("", visitor(request))
        if site is None or refusal is not None:
            return self.visits.refused(request, refusal or no_passkey())
        return options(self.passkeys.ask(site))

    async def finish(self, request: Request) -> Response:
        asked = await self.visits.asked(request, PasskeyAnswer)
        site, challenge = site_of(request, self.visits.reach), self.passkeys.challenge(asked.ticket)
        if site is None or challenge is None or challenge.account:
            return self.visits.refused(request, no_passkey())
        answer = bytes(asked.credential)
        signed = await self.accounts.enter(
            self.passkeys.owner(answer), lambda known: self.passkeys.used(site, challenge, answer, known)
        )
        return await self.visits.welcome(request, signed)


def options(begun: Begun) -> Response:
    return json_answer(PasskeyOptions(begun.ticket, Raw(begun.options)))

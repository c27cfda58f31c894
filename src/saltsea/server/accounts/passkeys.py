"""Passkeys: the challenge that a device signs, and the check of what it signed, by a library.

A challenge is good once, and not for long. It is in the store, so that any node of a server can check the answer."""

import logging
import secrets
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from saltsea.kernel.nouns import Refusal, refuse
from saltsea.kernel.seat import Millis
from saltsea.server.accounts.same_origin import Site
from saltsea.server.tables.clock import Clock
from saltsea.server.tables.connection import hashed
from saltsea.server.tables.stored.stored_rows import readable_rows
from saltsea.server.tables.threads import in_thread
from saltsea.store.port import Store
from saltsea.store.rows import NoteRow

if TYPE_CHECKING:
    from saltsea.server.accounts.passkey_library import Library

PATIENCE: Final[Millis] = 300_000
CHALLENGES: Final = "challenge/"
MOST_CLEANED: Final = 200
"""Challenges that are looked at when another begins, to delete what is over."""
MOST_PASSKEYS: Final = 20
LONGEST_LABEL: Final = 40

log = logging.getLogger(__name__)


class Passkey(msgspec.Struct, frozen=True):
    """What is stored of a passkey: nothing here is a secret."""

    id: str
    key: str
    count: int
    """How often it has signed; zero for ever with a key that lives on several devices."""
    label: str
    made: Millis


class Challenge(msgspec.Struct, frozen=True):
    """What one browser was asked to sign."""

    signed: bytes
    ends: Millis
    account: str
    """The account that the key will belong to; empty for signing in, when it is not known yet."""
    name: str


class PasskeyRequest(NamedTuple):
    """The options for the browser, and a ticket to come back with."""

    ticket: str
    options: bytes


class Passkeys:
    """Makes and checks challenges."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock

    @cached_property
    def library(self) -> "type[Library]":
        """Loaded with the first passkey: it takes a while, and most servers are started without one."""
        from saltsea.server.accounts.passkey_library import Library

        return Library

    async def load(self) -> None:
        """Load the library beside the tables: only the first who uses it waits for it."""
        await in_thread(lambda: self.library)

    async def ask_new(self, site: Site, account: str, name: str, known: Sequence[Passkey] = ()) -> PasskeyRequest:
        """Begin a new passkey for an account; not on a device that holds one of its passkeys already."""
        await self.load()
        signed = secrets.token_bytes(32)
        options = self.library.ask_new(site, signed, account, name, [one.id for one in known])
        return PasskeyRequest(await self.remember(signed, account, name), options)

    async def ask(self, site: Site) -> PasskeyRequest:
        """Begin signing in: the device says for which account."""
        await self.load()
        signed = secrets.token_bytes(32)
        return PasskeyRequest(await self.remember(signed, "", ""), self.library.ask(site, signed))

    async def remember(self, signed: bytes, account: str, name: str) -> str:
        """Store a challenge, and delete those that are over. Returns its ticket."""
        await self.forget_old()
        ticket, ends = secrets.token_urlsafe(16), self.clock.now() + PATIENCE
        body = msgspec.json.encode(Challenge(signed, ends, account, name))
        await self.store.write([NoteRow(name=f"{CHALLENGES}{hashed(ticket)}", body=body)])
        return ticket

    async def forget_old(self) -> None:
        for row in await self.store.notes(CHALLENGES, most=MOST_CLEANED):
            if is_over(row, self.clock.now()):
                await self.store.forget_note(row.name)

    async def challenge(self, ticket: str) -> Challenge | None:
        """The challenge of this ticket, which is good once."""
        name = f"{CHALLENGES}{hashed(ticket)}"
        await self.load()
        async with self.store.lock(name):
            body = await self.store.note(name)
            await self.store.forget_note(name)
        if body is None or is_over(NoteRow(name=name, body=body), self.clock.now()):
            return None
        return msgspec.json.decode(body, type=Challenge)

    def new(self, site: Site, asked: Challenge | None, answer: bytes, label: str) -> Passkey | Refusal:
        """The passkey that a device has made."""
        try:
            made = None if asked is None else self.library.new(site, asked.signed, answer)
        except Exception as error:  # the library has a kind for each thing that can be wrong, and for some it has none
            log.info("a new passkey was refused", extra={"why": str(error)})
            made = None
        if made is None:
            return no_passkey()
        return Passkey(made.id, made.key, made.signed, label[:LONGEST_LABEL], self.clock.now())

    def owner(self, answer: bytes) -> str:
        """The account that a device claims to sign for; nothing is proven yet."""
        try:
            return self.library.owner(answer)
        except Exception:
            return ""

    def used(self, site: Site, asked: Challenge, answer: bytes, known: Sequence[Passkey]) -> Passkey | None:
        """The passkey that has signed, with its new count; None if the signature does not fit the challenge."""
        try:
            one = next(one for one in known if one.id == self.library.id_of(answer))
            return msgspec.structs.replace(
                one, count=self.library.counted(site, asked.signed, answer, one.key, one.count)
            )
        except Exception as error:
            log.info("a passkey was refused", extra={"why": str(error)})
            return None


def no_passkey() -> Refusal:
    """table.T24: a passkey is good for what it was asked to sign, once, within five minutes, and at this address."""
    return refuse("table.T24", "refusal-table-passkey")


def check_site(site: Site | None) -> Refusal | None:
    """table.T24: passkeys are for an address with a name, reached by https, or for one’s own computer."""
    return refuse("table.T24", "refusal-table-passkey-site") if site is None else None


def is_over(row: NoteRow, now: Millis) -> bool:
    """Whether a challenge is of no use any more; one that cannot be read is."""
    read = readable_rows([row], lambda one: msgspec.json.decode(one.body, type=Challenge))
    return not any(challenge.ends > now for _, challenge in read)

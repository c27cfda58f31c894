"""Passkeys: what a device is asked to sign, and whether what it signed is true. The library does the checking.

A challenge is in memory alone, is good once, and not for long."""

import logging
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from saltsea.kernel.nouns import Refusal, refuse
from saltsea.kernel.seat import Millis
from saltsea.server.accounts.same_origin import Site
from saltsea.server.tables.clock import Clock

if TYPE_CHECKING:
    from saltsea.server.accounts.passkey_library import Library

PATIENCE: Final[Millis] = 300_000
MOST_WAITING: Final = 4096
"""Challenges at once; the oldest makes room."""
MOST_PASSKEYS: Final = 20
LONGEST_LABEL: Final = 40

log = logging.getLogger(__name__)


class Passkey(msgspec.Struct, frozen=True):
    """What is kept of one: nothing here is a secret."""

    id: str
    key: str
    count: int
    """How often it has signed; zero for ever with a key that lives on several devices."""
    label: str
    made: Millis


class Challenge(NamedTuple):
    """What one browser was asked to sign."""

    signed: bytes
    ends: Millis
    account: str
    """Whose key it will be; empty when somebody signs in, and nobody knows yet who."""
    name: str


class Begun(NamedTuple):
    """What the browser is given: the library's words, and a ticket to come back with."""

    ticket: str
    options: bytes


class Passkeys:
    """Asks and checks."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.waiting: OrderedDict[str, Challenge] = OrderedDict()
        self.library = library()

    def ask_new(self, site: Site, account: str, name: str, known: Sequence[Passkey] = ()) -> Begun:
        """For somebody who wants to have one; not on a device that holds one of theirs already."""
        signed = secrets.token_bytes(32)
        options = self.library.ask_new(site, signed, account, name, [one.id for one in known])
        return Begun(self.remember(signed, account, name), options)

    def ask(self, site: Site) -> Begun:
        """For whoever has one: the device says for whom it is."""
        signed = secrets.token_bytes(32)
        return Begun(self.remember(signed, "", ""), self.library.ask(site, signed))

    def remember(self, signed: bytes, account: str, name: str) -> str:
        ticket, now = secrets.token_urlsafe(16), self.clock.now()
        self.waiting[ticket] = Challenge(signed, now + PATIENCE, account, name)
        while len(self.waiting) > MOST_WAITING or next(iter(self.waiting.values())).ends <= now:
            self.waiting.popitem(last=False)
        return ticket

    def challenge(self, ticket: str) -> Challenge | None:
        """What was asked with this ticket; nobody is told twice."""
        found = self.waiting.pop(ticket, None)
        return found if found is not None and found.ends > self.clock.now() else None

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
        """The account that a device says it signs for; nothing is proven yet."""
        try:
            return self.library.owner(answer)
        except Exception:
            return ""

    def used(self, site: Site, asked: Challenge, answer: bytes, known: Sequence[Passkey]) -> Passkey | None:
        """The passkey that has signed, counted on; None if what was signed is not what we asked."""
        try:
            one = next(one for one in known if one.id == self.library.id_of(answer))
            return msgspec.structs.replace(
                one, count=self.library.counted(site, asked.signed, answer, one.key, one.count)
            )
        except Exception as error:
            log.info("a passkey was refused", extra={"why": str(error)})
            return None


def library() -> "type[Library]":
    # Loaded when a server is made and not before: it takes a while, and no other command needs it.
    from saltsea.server.accounts.passkey_library import Library

    return Library


def no_passkey() -> Refusal:
    """table.T24: a passkey is good for what it was asked to sign, once, within five minutes, and at this address."""
    return refuse("table.T24", "refusal-table-passkey")


def check_site(site: Site | None) -> Refusal | None:
    """table.T24: passkeys are for an address with a name, reached by https, or for one’s own computer."""
    return refuse("table.T24", "refusal-table-passkey-site") if site is None else None

"""Passwords: hashed slowly and away from the event loop, so that neither a thief nor a guest makes the tables wait."""

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from saltsea.kernel.nouns import Refusal, refuse

SHORTEST: Final = 10
LONGEST: Final = 200
FEWEST_DIFFERENT: Final = 4
AT_ONCE: Final = 2
"""A hash takes 64 MiB and much of a core. Who comes later waits."""
RUNS: Final = " ".join(
    (
        "01234567890123456789",
        "abcdefghijklmnopqrstuvwxyz",
        "qwertyuiopasdfghjklzxcvbnm",
        "azertyuiopqsdfghjklmwxcvbn",
        "qwertzuiopasdfghjklyxcvbnm",
    )
)
OBVIOUS: Final = frozenset(
    {"admin", "azerty", "bienvenue", "changeme", "football", "iloveyou", "jetaime", "letmein", "motdepasse"}
    | {"passw0rd", "password", "passwort", "pirate", "pirates", "qwerty", "saltsea", "secret", "sunshine", "welcome"}
)
"""What everybody tries first, with whatever digits around it."""
AROUND: Final = "0123456789 !?.,;:-_*#+$"

Found = TypeVar("Found")


class Passwords:
    """Makes hashes and compares with them. Tests hand it a hasher that is quick."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self.at_once = asyncio.Semaphore(AT_ONCE)
        self.nobodys = ""

    async def hashed(self, password: str) -> str:
        return await self.away(lambda: self.hasher.hash(plain(password)))

    async def fits(self, password: str, known: str) -> bool:
        """Whether it is the right one. Where none is known it takes as long to say no: time tells nothing."""
        return await self.away(lambda: self.compare(plain(password), known))

    def is_old(self, known: str) -> bool:
        """Whether it was made when less was enough."""
        return self.hasher.check_needs_rehash(known)

    def compare(self, password: str, known: str) -> bool:
        # Made for everybody who comes first, known or not.
        self.nobodys = self.nobodys or self.hasher.hash(secrets.token_urlsafe())
        try:
            self.hasher.verify(known or self.nobodys, password)
        except (Argon2Error, InvalidHashError):
            return False
        return bool(known)

    async def away(self, work: Callable[[], Found]) -> Found:
        async with self.at_once:
            return await asyncio.to_thread(work)


def plain(password: str) -> str:
    """The same for the same letters: keyboards differ in how they put an accent on one."""
    return unicodedata.normalize("NFKC", password)


def check_password(password: str, name: str) -> Refusal | None:
    """table.T24: a password is long enough, and nothing that everybody would try first."""
    if not SHORTEST <= len(password) <= LONGEST:
        return refuse("table.T24", "refusal-table-password-length", least=SHORTEST, most=LONGEST)
    if is_obvious(plain(password).casefold(), name.casefold()):
        return refuse("table.T24", "refusal-table-password-obvious")
    return None


def is_obvious(password: str, name: str) -> bool:
    core = password.strip(AROUND)
    run = password in RUNS or password[::-1] in RUNS
    repeated = core in (name, name * 2, name.strip(AROUND))
    return run or repeated or core in OBVIOUS or len(set(password)) < FEWEST_DIFFERENT

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
"""A hash takes 64 MiB and much of a core. Later requests wait."""
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
"""Passwords that everyone tries first, with any digits around them."""
AROUND: Final = "0123456789 !?.,;:-_*#+$"

Found = TypeVar("Found")


class Passwords:
    """Hashes and compares passwords. Tests pass in a faster hasher."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self.at_once = asyncio.Semaphore(AT_ONCE)
        self.nobodys = ""

    async def hashed(self, password: str) -> str:
        return await self.run_in_thread(lambda: self.hasher.hash(plain(password)))

    async def fits(self, password: str, known: str) -> bool:
        """Whether the password is right. For an unknown account it takes as long, so that time reveals nothing."""
        return await self.run_in_thread(lambda: self.compare(plain(password), known))

    def is_old(self, known: str) -> bool:
        """Whether the hash was made with weaker parameters than today's."""
        return self.hasher.check_needs_rehash(known)

    def compare(self, password: str, known: str) -> bool:
        # Made for everybody who comes first, known or not.
        self.nobodys = self.nobodys or self.hasher.hash(secrets.token_urlsafe())
        try:
            self.hasher.verify(known or self.nobodys, password)
        except (Argon2Error, InvalidHashError):
            return False
        return bool(known)

    async def run_in_thread(self, work: Callable[[], Found]) -> Found:
        async with self.at_once:
            return await asyncio.to_thread(work)


def plain(password: str) -> str:
    """The password in a normal form: keyboards differ in how they write accents."""
    return unicodedata.normalize("NFKC", password)


def check_password(password: str, name: str) -> Refusal | None:
    """table.T24: a password is long enough, and not one that everyone would try first."""
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

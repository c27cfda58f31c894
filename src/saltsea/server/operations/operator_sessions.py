"""Sessions of the operator: a cookie for the page, and a token in every form against forgery by other sites."""

import secrets
from hmac import compare_digest
from typing import Final, NamedTuple

from saltsea.kernel.seat import Millis
from saltsea.server.tables.clock import Clock
from saltsea.server.tables.connection import hashed

LIFE: Final[Millis] = 12 * 3_600_000
MOST: Final = 20
"""Sessions at once; the oldest ends when another begins."""


class Session(NamedTuple):
    """One browser of the operator."""

    ends: Millis
    form: str
    """The token of every form, so that no other site can send one."""

    def has_form(self, form: str) -> bool:
        return compare_digest(form.encode(), self.form.encode())


class Sessions:
    """The operator's sessions, in memory: after a restart the secret is needed again."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.known: dict[str, Session] = {}

    def begin(self) -> str:
        """Begin a session. Returns the secret for the cookie."""
        cookie = secrets.token_urlsafe(24)
        self.known[hashed(cookie)] = Session(self.clock.now() + LIFE, secrets.token_urlsafe(24))
        while len(self.known) > MOST:
            self.known.pop(next(iter(self.known)))
        return cookie

    def find(self, cookie: str) -> Session | None:
        session = self.known.get(hashed(cookie))
        return session if session is not None and session.ends > self.clock.now() else None

    def end(self, cookie: str) -> None:
        self.known.pop(hashed(cookie), None)

    def end_all(self) -> None:
        self.known.clear()

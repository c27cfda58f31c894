"""Sessions of the operator: a cookie for the page, and a token in every form against forgery by other sites.

They are in the store, by the hash of their cookie: any node of a server knows them."""

import secrets
from hmac import compare_digest
from typing import Final

import msgspec

from saltsea.kernel.seat import Millis
from saltsea.server.tables.clock import Clock
from saltsea.server.tables.connection import hashed
from saltsea.server.tables.stored.stored_rows import readable_rows
from saltsea.store.port import Store
from saltsea.store.rows import NoteRow

LIFE: Final[Millis] = 12 * 3_600_000
MOST: Final = 20
"""Sessions at once; the oldest ends when another begins."""
NAMES: Final = "operator-session/"


class OperatorSession(msgspec.Struct, frozen=True):
    """One browser of the operator."""

    ends: Millis
    form: str
    """The token of every form, so that no other site can send one."""

    def has_form(self, form: str) -> bool:
        return compare_digest(form.encode(), self.form.encode())


class Sessions:
    """The operator's sessions."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock

    async def begin(self) -> str:
        """Begin a session. Returns the secret for the cookie."""
        cookie = secrets.token_urlsafe(24)
        session = OperatorSession(self.clock.now() + LIFE, secrets.token_urlsafe(24))
        async with self.store.lock(NAMES):
            await self.store.write([NoteRow(name=name_of(cookie), body=msgspec.json.encode(session))])
            known = sorted([row for row in await self.rows() if row.name != name_of(cookie)], key=ending)
            for row in known[: max(0, len(known) + 1 - MOST)]:
                await self.store.forget_note(row.name)
        return cookie

    async def rows(self) -> list[NoteRow]:
        return await self.store.notes(NAMES, most=2 * MOST)

    async def find(self, cookie: str) -> OperatorSession | None:
        body = await self.store.note(name_of(cookie)) if cookie else None
        session = None if body is None else msgspec.json.decode(body, type=OperatorSession)
        return session if session is not None and session.ends > self.clock.now() else None

    async def end(self, cookie: str) -> None:
        await self.store.forget_note(name_of(cookie))


async def end_sessions(store: Store) -> None:
    """End all sessions: the operator has a new secret."""
    for row in await store.notes(NAMES, most=2 * MOST):
        await store.forget_note(row.name)


def name_of(cookie: str) -> str:
    return f"{NAMES}{hashed(cookie)}"


def ending(row: NoteRow) -> Millis:
    """When a session ends; one that cannot be read has ended."""
    return next((session.ends for _, session in readable_rows([row], session_of)), 0)


def session_of(row: NoteRow) -> OperatorSession:
    return msgspec.json.decode(row.body, type=OperatorSession)

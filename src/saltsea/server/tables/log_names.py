"""Names of tables for the log, and who causes a line. A table's code is an invitation, so the log uses another name."""

import secrets
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from hashlib import blake2b
from typing import Final

VISITOR: Final[ContextVar[str]] = ContextVar("visitor", default="")
"""Whose request is served: an address, which only counts lines and is never written. A line of a table, which serves
many, says it as the detail `visitor`."""


async def for_all(work: Callable[[], Awaitable[None]]) -> None:
    """Work that a request begins, and that is not done for its visitor alone."""
    VISITOR.set("")
    await work()


class LogNames:
    """The log names of one run. There are few enough codes to try them all, so the names depend on a secret that dies
    with the process; the operator's page says which table is which."""

    def __init__(self) -> None:
        self.secret = secrets.token_bytes(32)

    def of(self, code: str) -> str:
        return blake2b(code.encode(), key=self.secret, digest_size=4).hexdigest()

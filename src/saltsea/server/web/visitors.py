"""The port to who comes with a request: an account, where there are accounts."""

from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeAlias

AnyRequest: TypeAlias = Any
"""A request of ours, or one of Starlette's."""
AccountLookup: TypeAlias = Callable[[AnyRequest], Awaitable[str | None]]
"""Finds the account of a request, whichever way it came."""


class Visitors(Protocol):
    """Finds the account of a request."""

    async def reader(self, request: AnyRequest) -> str | None:
        """The account that reads; None for a guest."""
        ...

    async def changer(self, request: AnyRequest) -> str:
        """The account that changes something of its own; 401 for a guest, 403 for another site."""
        ...

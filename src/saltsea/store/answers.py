"""How a writer tells its callers what became of their requests."""

import asyncio
from typing import Any

from saltsea.store.port import StoreError


def give(answer: "asyncio.Future[Any]", result: object) -> None:
    """Set the result, or the error that it is, unless the caller has stopped waiting."""
    if answer.done():
        return
    if isinstance(result, StoreError):
        answer.set_exception(result)
    else:
        answer.set_result(result)

"""Long work beside the event loop: in a thread, or here where there are no threads, as inside a page."""

import asyncio
import sys
from collections.abc import Callable
from typing import Final, TypeVar

T = TypeVar("T")
HAS_THREADS: Final = sys.platform not in ("emscripten", "wasi")


async def in_thread(work: Callable[[], T]) -> T:
    """The result of some work, which other tables need not wait for where that is possible."""
    return await asyncio.to_thread(work) if HAS_THREADS else work()

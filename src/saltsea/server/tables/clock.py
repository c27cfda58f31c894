"""The server's clock and alarms. All code reads time through this port, so that a test can advance it by hours."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from saltsea.kernel.seat import Millis


class Alarm(Protocol):
    """A scheduled call that can be cancelled."""

    def cancel(self) -> object: ...


class Clock(Protocol):
    """Milliseconds since 1970 that never go back, and scheduled calls."""

    def now(self) -> Millis: ...

    def call_at(self, when: Millis, call: Callable[[], None]) -> Alarm: ...


class WorldClock:
    """The machine's clock: it reads the date once and counts on from there, so that a corrected date moves nothing."""

    def __init__(self) -> None:
        self.date = int(time.time() * 1000)
        self.since = time.monotonic()

    def now(self) -> Millis:
        return self.date + int((time.monotonic() - self.since) * 1000)

    def call_at(self, when: Millis, call: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0, when - self.now()) / 1000, call)

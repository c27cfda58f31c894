"""Token buckets, which limit rates: a burst at once, then one token per interval. docs/decisions/0036 says why they are
our own.

A bucket is one number, the time at which it is full again (GCRA, the generic cell rate algorithm)."""

from collections import OrderedDict
from typing import Final

from saltsea.kernel.seat import Millis
from saltsea.server.tables.clock import Clock

MOST_KNOWN: Final = 10_000
"""Keys remembered; the least recently used one is dropped."""


class TokenBucket:
    """One bucket. The caller says what time it is."""

    __slots__ = ("burst", "every", "full_at")

    def __init__(self, burst: int, every: Millis) -> None:
        self.burst = burst
        self.every = every
        self.full_at: Millis = 0

    def wait(self, now: Millis) -> Millis:
        """Time until there is a token; 0 if there is one."""
        return max(0, self.full_at - now - (self.burst - 1) * self.every)

    def take(self, now: Millis) -> None:
        self.full_at = max(now, self.full_at) + self.every


class TokenBuckets:
    """A bucket per key: an address, or the name of an account."""

    def __init__(self, clock: Clock, burst: int, every: Millis) -> None:
        self.clock = clock
        self.burst = burst
        self.every = every
        self.buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def wait(self, key: str) -> int:
        """Seconds until there is a token, rounded up; 0 if there is one."""
        bucket = self.buckets.get(key)
        return 0 if bucket is None else -(-bucket.wait(self.clock.now()) // 1000)

    def take(self, key: str) -> None:
        bucket = self.buckets.setdefault(key, TokenBucket(self.burst, self.every))
        bucket.take(self.clock.now())
        self.buckets.move_to_end(key)
        while len(self.buckets) > MOST_KNOWN:
            self.buckets.popitem(last=False)

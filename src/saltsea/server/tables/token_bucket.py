"""Token buckets, which limit rates: a burst at once, then one token per interval. docs/decisions/0036 says why they are
our own.

A bucket is one number, the time at which it is full again (GCRA, the generic cell rate algorithm)."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
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
        self.on_taken: Callable[[str], None] = no_other_node
        """Called with each key from whose bucket something is taken; other nodes of a cluster count it too."""

    def wait(self, key: str) -> int:
        """Seconds until there is a token, rounded up; 0 if there is one."""
        bucket = self.buckets.get(key)
        return 0 if bucket is None else -(-bucket.wait(self.clock.now()) // 1000)

    def take(self, key: str) -> None:
        self.count(key)
        self.on_taken(key)

    # --- what other nodes know ---

    def count(self, key: str, number: int = 1) -> None:
        """Take tokens, though there may be none: they are missing later."""
        bucket = self.bucket(key)
        for _ in range(number):
            bucket.take(self.clock.now())

    def counted(self) -> dict[str, Millis]:
        """When each bucket is full again that is not."""
        now = self.clock.now()
        return {key: bucket.full_at for key, bucket in self.buckets.items() if bucket.full_at > now}

    def learn(self, counted: Mapping[str, Millis]) -> None:
        for key, full_at in counted.items():
            bucket = self.bucket(key)
            bucket.full_at = max(bucket.full_at, full_at)

    def bucket(self, key: str) -> TokenBucket:
        """The bucket of a key. The one that was not used for longest is dropped, if there are too many."""
        bucket = self.buckets.setdefault(key, TokenBucket(self.burst, self.every))
        self.buckets.move_to_end(key)
        while len(self.buckets) > MOST_KNOWN:
            self.buckets.popitem(last=False)
        return bucket


class PeriodCounter:
    """Counts by key within a period, such as a day; the next one begins with none."""

    def __init__(self, clock: Clock, period: Millis) -> None:
        self.clock = clock
        self.period = period
        self.number = 0
        self.counts: Counter[str] = Counter()
        self.on_taken: Callable[[str], None] = no_other_node

    def of(self, key: str) -> int:
        self.turn()
        return self.counts[key]

    def take(self, key: str) -> None:
        self.count(key)
        self.on_taken(key)

    def count(self, key: str, number: int = 1) -> None:
        self.turn()
        self.counts[key] += number

    def counted(self) -> dict[str, int]:
        self.turn()
        return dict(self.counts)

    def learn(self, counted: Mapping[str, int]) -> None:
        self.turn()
        for key, number in counted.items():
            self.counts[key] = max(self.counts[key], number)

    def turn(self) -> None:
        now = self.clock.now() // self.period
        if now != self.number:
            self.number, self.counts = now, Counter()


def no_other_node(_: str) -> None:
    """A server that is alone tells no other node."""

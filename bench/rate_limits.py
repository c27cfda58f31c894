"""What a rate limit costs per message: our token bucket beside libraries that limit rates.

`python bench/rate_limits.py` sends messages that are all allowed, twenty a second with a burst of sixty as a connection
has it, and prints the time per message and its ratio to ours, all in one run. It also prints how long a client waits
after a burst, which tells a token bucket (a moment) from a window (until the burst has left it).

The libraries are not among our dependencies: those that are not installed are left out (`pip install limits
pyrate-limiter`)."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from statistics import median
from time import perf_counter, time
from typing import Any

from saltsea.server.tables.connection import BURST, EACH_SECOND
from saltsea.server.tables.token_bucket import TokenBucket

MESSAGES = 20_000
RUNS = 7
EVERY = 1000 // EACH_SECOND

Send = Callable[[int], bool]
"""Count a message at this time in milliseconds. Returns whether it is allowed."""


def ours() -> Send:
    bucket = TokenBucket(BURST, EVERY)

    def send(now: int) -> bool:
        if bucket.wait(now):
            return False
        bucket.take(now)
        return True

    return send


def limits_by(strategy: str) -> Callable[[], Send]:
    """`limits` has no token bucket; the window that allows the same burst and rate is sixty in three seconds."""

    def make() -> Send:
        limits: Any = import_module("limits")
        memory: Any = import_module("limits.storage.memory")
        clock = FakeTime()
        memory.time = clock  # the library reads time.time() and takes no other clock
        limiter = getattr(import_module("limits.strategies"), strategy)(memory.MemoryStorage())
        item = limits.RateLimitItemPerSecond(BURST, BURST // EACH_SECOND)

        def send(now: int) -> bool:
            clock.now = now / 1000
            return bool(limiter.hit(item, "connection"))

        return send

    return make


class FakeTime:
    """Stands where a library has the module `time`."""

    def __init__(self) -> None:
        self.now = time()

    def time(self) -> float:
        return self.now


def pyrate() -> Send:
    library: Any = import_module("pyrate_limiter")
    bucket = library.StateBucket([library.Rate(1, EVERY, burst=BURST)])

    def send(now: int) -> bool:
        return bool(bucket.put(library.RateItem("connection", now)))

    return send


CANDIDATES: dict[str, tuple[str, Callable[[], Send]]] = {
    "our TokenBucket": ("saltsea", ours),
    "limits, moving window": ("limits", limits_by("MovingWindowRateLimiter")),
    "limits, fixed window": ("limits", limits_by("FixedWindowRateLimiter")),
    "limits, sliding counter": ("limits", limits_by("SlidingWindowCounterRateLimiter")),
    "pyrate-limiter, GCRA": ("pyrate_limiter", pyrate),
}


def microseconds(make: Callable[[], Send]) -> float:
    """Time per allowed message."""
    send, at = make(), int(time() * 1000)
    began = perf_counter()
    for number in range(MESSAGES):
        send(at + number * EVERY)
    return (perf_counter() - began) * 1e6 / MESSAGES


def wait_after_burst(make: Callable[[], Send]) -> int:
    """Milliseconds from a burst to the next message that is allowed."""
    send, at = make(), int(time() * 1000)
    assert all(send(at) for _ in range(BURST))
    return next(wait for wait in range(0, 10_000, 10) if send(at + wait))


def main() -> None:
    there = {name: make for name, (module, make) in CANDIDATES.items() if find_spec(module)}
    runs = [{name: microseconds(make) for name, make in there.items()} for _ in range(RUNS)]
    for name, make in there.items():
        ratio = median(run[name] / run["our TokenBucket"] for run in runs)
        cost = median(run[name] for run in runs)
        print(f"{name:24} {cost:6.2f} us a message, ratio {ratio:5.1f}; after a burst {wait_after_burst(make)} ms")


if __name__ == "__main__":
    main()

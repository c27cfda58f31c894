"""What all tests share: full numbers only when asked for, and children that hear Ctrl-C."""

import functools
import gc
import inspect
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import anyio
import pytest
from hypothesis import settings

from line_numbers import number_lines
from postgres_fixtures import own_database, postgres, postgres_server, postgres_url

__all__ = ["own_database", "postgres", "postgres_server", "postgres_url"]
TESTS: Final = Path(__file__).parent
LIMIT: Final = 240
"""Seconds for one test: three times what the slowest takes on a slow machine."""
LIMITS: Final = {
    "browser": 300,  # whole games in real browsers
    "contract": 300,  # many games, and rules mutated in processes of their own
    "corto/test_strength.py": 300,  # Masters who plan in plain Python
    "kernel/test_compiled.py": 300,  # every game twice, once in plain Python
    "packaging": 600,  # copies of the tree, wheels and environments
    "server/test_killed.py": 300,  # servers that start again and again
}
PROOF_LIMIT: Final = 3 * 3600
GRACE: Final = 60
"""Seconds that an asynchronous test which took too long has to close its browsers and servers."""


def pytest_configure() -> None:
    """Let children hear Ctrl-C even if the tests were started with it ignored, as `nohup` and background shells do.

    A program inherits an ignored signal, but not a handler. So this process goes on ignoring it by one."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, lambda *_: None)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the heavy tests to `dev.py proof`, and limit the time of each, unless --timeout=N does so."""
    proof = os.environ.get("SALTSEA_PROOF") == "1"
    given = config.getoption("timeout")
    for item in items:
        limit(item, (PROOF_LIMIT if proof else limit_of(item)) if given is None else given)
        if item.get_closest_marker("proof") and not proof:
            item.add_marker(pytest.mark.skip(reason="runs in `dev.py proof`"))


def limit(item: pytest.Item, seconds: float) -> None:
    """Make a test fail that takes longer; 0 lifts the limit.

    A signal would leave the coroutine of an asynchronous test waiting for ever, and its fixtures waiting for that. So
    it is cancelled from within; where even that does not help, its process ends, and the others go on in a new one."""
    if seconds == 0 or not (isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.obj)):
        item.add_marker(pytest.mark.timeout(seconds))
        return
    item.obj = cancelled_after(seconds, item.obj)
    item.add_marker(pytest.mark.timeout(seconds + GRACE, method="thread"))


def cancelled_after(seconds: float, test: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """The same test, and a TimeoutError in the line that it waits in."""

    @functools.wraps(test)
    async def in_time(*fixtures: Any, **named: Any) -> None:
        with anyio.fail_after(seconds):
            await test(*fixtures, **named)

    return in_time


def limit_of(item: pytest.Item) -> int:
    """Seconds after which a test has failed."""
    place = item.path.relative_to(TESTS).as_posix() if item.path.is_relative_to(TESTS) else ""
    return next((limit for start, limit in LIMITS.items() if place.startswith(start)), LIMIT)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_makereport(call: pytest.CallInfo[None]) -> None:
    """Let pytest report a test that ran out of time where Python knows no line: it would end the whole run instead."""
    if call.excinfo is not None:
        number_lines(call.excinfo.tb)


settings.register_profile("any-machine", deadline=None)
settings.load_profile("any-machine")  # no example fails because the machine is busy


def pytest_collection_finish() -> None:
    """Leave what was collected out of the search for garbage: seven thousand tests would be looked at each time."""
    gc.collect()
    gc.freeze()

"""What all tests share: full numbers only when asked for, and children that hear Ctrl-C."""

import os
import signal
from pathlib import Path
from typing import Final

import pytest
from hypothesis import settings

TESTS: Final = Path(__file__).parent
LIMIT: Final = 120
"""Seconds for one test: several times what the slowest takes on a busy machine."""
LIMITS: Final = {
    "browser": 300,  # whole games in real browsers
    "contract": 300,  # many games, and rules mutated in processes of their own
    "kernel/test_compiled.py": 300,  # every game twice, once in plain Python
    "packaging": 600,  # copies of the tree, wheels and environments
    "server/test_killed.py": 300,  # servers that start again and again
}
PROOF_LIMIT: Final = 3 * 3600


def pytest_configure() -> None:
    """Let children hear Ctrl-C even if whoever started the tests ignores it, as `nohup` and background shells do.

    A program inherits an ignored signal, but not a handler. So this process goes on ignoring it by one."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, lambda *_: None)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the heavy tests to `dev.py proof`, and limit the time of each, unless --timeout=N does so."""
    proof = os.environ.get("SALTSEA_PROOF") == "1"
    for item in items:
        if config.getoption("timeout") is None:
            item.add_marker(pytest.mark.timeout(PROOF_LIMIT if proof else limit_of(item)))
        if item.get_closest_marker("proof") and not proof:
            item.add_marker(pytest.mark.skip(reason="runs in `dev.py proof`"))


def limit_of(item: pytest.Item) -> int:
    """Seconds after which a test has failed."""
    place = item.path.relative_to(TESTS).as_posix() if item.path.is_relative_to(TESTS) else ""
    return next((limit for start, limit in LIMITS.items() if place.startswith(start)), LIMIT)


settings.register_profile("any-machine", deadline=None)
settings.load_profile("any-machine")  # no example fails because the machine is busy

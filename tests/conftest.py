"""What all tests share: full numbers only when asked for, and children that hear Ctrl-C."""

import os
import signal

import pytest


def pytest_configure() -> None:
    """Let children hear Ctrl-C even if whoever started the tests ignores it, as `nohup` and background shells do.

    A program inherits an ignored signal, but not a handler. So this process goes on ignoring it by one."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, lambda *_: None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the heavy tests to `dev.py proof`."""
    if os.environ.get("SALTSEA_PROOF") == "1":
        return
    for item in items:
        if item.get_closest_marker("proof"):
            item.add_marker(pytest.mark.skip(reason="runs in `dev.py proof`"))

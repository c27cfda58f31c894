"""What all tests share: full numbers only when asked for."""

import os

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the heavy tests to `dev.py proof`."""
    if os.environ.get("SALTSEA_PROOF") == "1":
        return
    for item in items:
        if item.get_closest_marker("proof"):
            item.add_marker(pytest.mark.skip(reason="runs in `dev.py proof`"))

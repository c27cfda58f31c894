"""Sound that carries: every sound of the client is rendered in a browser, and is as loud as it should be."""

from typing import Any

import pytest
from playwright.async_api import Browser

from browser.loudness import TARGETS, bundle, measured, target, trims

pytestmark = [pytest.mark.browser, pytest.mark.anyio]

NEAR = 1.0
"""Decibels: less is no difference to an ear."""


async def test_events_and_warnings_are_equally_loud_and_music_gives_way(chromium: Browser) -> None:
    found = await measured(chromium, bundle(), trims())
    levels = {name: one["level"] for name, one in found["sounds"].items()}
    assert set(trims()) == set(levels)
    off = {name: round(level, 1) for name, level in levels.items() if abs(level - wanted(found, name)) > NEAR}
    assert not off
    assert all(one["peak"] < 0.95 for one in found["sounds"].values())
    heard = {name: one for name, one in found["sounds"].items() if name == "event" or name.startswith("event-")}
    assert len(heard) == 15
    assert all(-16 <= one["level"] <= -14 for one in heard.values())
    music = found["music"]
    assert TARGETS["alarms"] - music["loudest"] > 5
    assert music["mean"] - music["ducked"] > 6


def wanted(found: dict[str, Any], name: str) -> float:
    return target(name, found["sounds"][name]["channel"])

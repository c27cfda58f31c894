"""A table is light: what its page fetches of script and style until one can play, as it comes over the line."""

import re
from typing import Any, Final

import pytest
from playwright.async_api import expect

from browser.tables import open_table
from browser.visitor import Visit

pytestmark = [pytest.mark.browser, pytest.mark.anyio]

MOST: Final = 300_000
"""Bytes, compressed."""
BEGIN: Final = re.compile(
    "^(Fill with computer players and start|Start|Compléter par des ordinateurs et commencer|Commencer)$"
)
FETCHED: Final = r"""() => performance.getEntriesByType('resource')
  .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize])
  .filter(([path]) => /[.](js|css|wasm|whl|zip)$/.test(path))"""
TABLES: Final[dict[str, tuple[int, dict[str, Any], str]]] = {
    "corto": (2, {"length": 6}, "[data-board]"),
    "pirates": (4, {"chapter": "1"}, ".tray"),
    "app": (1, {"chapter": "1"}, ".app[data-phase]"),
}
"""How many sit there, what was chosen, and what shows that one can play."""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("game", TABLES)
async def test_a_table_keeps_its_weight(visit: Visit, address: str, game: str, locale: str) -> None:
    players, options, board = TABLES[game]
    async with visit(size="phone", locale=locale) as page:
        await page.goto(open_table(address, players, options, game)[1])
        await page.wait_for_load_state("networkidle")  # with the story that the lobby tells
        await page.get_by_role("button", name=BEGIN).first.click()
        await expect(page.locator(board).first).to_be_visible()
        await page.wait_for_load_state("networkidle")
        files: dict[str, int] = {}
        for path, size in await page.evaluate(FETCHED):  # asked for again, a file weighs nothing
            files[path] = max(size, files.get(path, 0))
        assert files
        assert all(files.values()), "a file of no size came out of the browser's own store"
        assert sum(files.values()) <= MOST, sorted(files.items(), key=lambda file: -file[1])

"""The server's own word about the time, read off a page's line: what the screens of a voyage are measured by."""

import json
from typing import Any, Final

from playwright.async_api import Page

from saltsea.wire.patch import patched

FULL: Final = 100
# Read at frames, when the page has just been drawn: between two frames it shows what is already past. A busy machine
# draws late, so that the end seems later than it is: of several frames the one counts that is the least late.
SHOWN: Final = """async ([selector, field, rate]) => {
  const moments = [];
  for (let frame = 0; frame < 5; frame += 1) {
    await new Promise(requestAnimationFrame);
    const left = Number(document.querySelector(selector)?.dataset[field] ?? NaN);
    moments.push(Date.now() + left * rate);
  }
  return Math.min(...moments);
}"""


class ServerTime:
    """It hears what a line brings; what the page makes of that is nothing to it."""

    def __init__(self) -> None:
        self.time: dict[str, Any] = {}
        self.table: dict[str, Any] = {}

    def attend(self, page: Page) -> None:
        """To a page that is not open yet."""
        page.on("websocket", lambda line: line.on("framereceived", self.hear))

    def hear(self, words: str | bytes) -> None:
        message = json.loads(words)
        if message["kind"] == "Time":
            self.time = message
        elif message["kind"] == "Snapshot":
            self.table = message["view"]["public"]
        elif message["kind"] == "Step":
            for event in message["update"]["events"]:
                self.table = patched(self.table, event.get("patch") or [])

    def round_ends(self) -> float:
        return self._in_the_world(self.table["clock"]["lasts"])

    def sand_ends(self, timer: int) -> float:
        return self._in_the_world(self.table["timers"][timer]["ends"])

    def _in_the_world(self, ship_time: int) -> float:
        """When the ship's clock shows this, in milliseconds since 1970."""
        ahead: float = self.table["clock"]["began"] + ship_time - self.time["at"]
        moment: float = self.time["now"] + ahead * FULL / self.time["speed"]
        return moment

    # --- what screens show ---

    async def round_shown(self, page: Page) -> float:
        """When the round ends, by what this page shows."""
        return await self._shown(page, "[data-clock]", "clock")

    async def sand_shown(self, page: Page, timer: int) -> float:
        return await self._shown(page, f".chip[data-spot='timer-{timer}']", "left")

    async def _shown(self, page: Page, selector: str, field: str) -> float:
        moment: float = await page.evaluate(SHOWN, [selector, field, FULL / self.time["speed"]])
        return moment

"""The browser client's budgets: `python bench/client.py` measures, in a real browser against a real server on loopback,
how much the first load weighs, how soon the page can be used, and how soon a move is seen on the other screen.

The budgets: under 300 kB compressed, under 2 s, and 100 ms in the median."""

import asyncio
import statistics
import sys
import time
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, BrowserContext, Page

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from browser.corto_player import CortoPlayer
from browser.harbour import harbour
from browser.tables import open_table, sit_down
from browser.visitor import SIZES, launched

LOADS = 7
MOVES = 60
BUDGETS = {"home, kB": 300, "table, kB": 300, "home, ms": 2000, "table, ms": 2000, "move seen, ms (median)": 100}

# Everything that a page fetched, as it came over the line.
WEIGHT = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .reduce((sum, one) => sum + one.transferSize, 0)"""
# The moment at which the board of another screen has changed, by the clock that both screens share.
WATCH = """() => {
  window.seen = [];
  const look = () => requestAnimationFrame(() => window.seen.push(Date.now()));
  const everything = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document.querySelector('[data-board]'), everything);
}"""


async def fresh(browser: Browser, address: str) -> BrowserContext:
    return await browser.new_context(base_url=address, viewport=SIZES["phone"], service_workers="block")


async def load(browser: Browser, address: str, path: str, ready: str) -> tuple[float, float]:
    """Kilobytes and milliseconds until something can be pressed, with nothing in the browser's store."""
    context = await fresh(browser, address)
    page = await context.new_page()
    began = time.perf_counter()
    await page.goto(path, wait_until="commit")
    await page.locator(ready).first.wait_for()
    taken = (time.perf_counter() - began) * 1000
    await page.wait_for_load_state("networkidle")
    weight = await page.evaluate(WEIGHT) / 1000
    await context.close()
    return weight, taken


async def loads(browser: Browser, address: str, path: str, ready: str) -> tuple[float, float]:
    found = [await load(browser, address, path, ready) for _ in range(LOADS)]
    return found[0][0], statistics.median(taken for _, taken in found)


async def move_times(browser: Browser, address: str) -> list[float]:
    """Two people play; each time from the press to the next frame in which the other's board has changed."""
    link, seat = open_table(address, 2, {})
    pages = [await (await fresh(browser, address)).new_page() for _ in range(2)]
    await pages[0].goto(seat)
    await sit_down(pages[1], link, "Bob")
    await pages[0].get_by_role("button", name="Start", exact=True).click()
    for page in pages:
        await page.locator("[data-board]").wait_for()
        await page.evaluate(WATCH)
        await page.evaluate("addEventListener('pointerdown', () => (window.pressed = Date.now()), true)")
    players = [CortoPlayer(page, "click", f"bench {place}") for place, page in enumerate(pages)]
    times: list[float] = []
    while len(times) < MOVES and not (await players[0].offers())["over"]:
        for mine, other in ((0, 1), (1, 0)):
            times += await moved(players[mine], pages[other])
    return times


async def moved(player: CortoPlayer, other: Page) -> list[float]:
    await other.evaluate("window.seen.length = 0")
    line = await board(other)
    if await player.act() != "acted":
        await asyncio.sleep(0.02)
        return []
    pressed = await player.page.evaluate("window.pressed ?? 0")
    for _ in range(40):
        await asyncio.sleep(0.01)
        if await board(other) != line:
            seen: list[float] = await other.evaluate("window.seen")
            return [min(at for at in seen if at >= pressed) - pressed] if seen else []
    return []


async def board(page: Page) -> Any:  # noqa: ANN401
    return await page.evaluate("document.querySelector('[data-board]').innerHTML.length")


async def main() -> int:
    with harbour() as address:
        async with launched() as browser:
            home = await loads(browser, address, "/", "button")
            _, seat = open_table(address, 2)
            table = await loads(browser, address, seat, "button.button")
            times = await move_times(browser, address)
    found = {
        "home, kB": home[0],
        "home, ms": home[1],
        "table, kB": table[0],
        "table, ms": table[1],
        "move seen, ms (median)": statistics.median(times),
        "move seen, ms (95 of 100)": sorted(times)[int(len(times) * 0.95)],
    }
    for name, value in found.items():
        budget = BUDGETS.get(name)
        verdict = "" if budget is None else f"   of {budget}{'' if value <= budget else '   OVER'}"
        print(f"{name:<28}{value:>8.0f}{verdict}")
    return int(any(found[name] > budget for name, budget in BUDGETS.items()))


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))

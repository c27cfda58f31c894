"""The browser client's budgets: `python bench/client.py` measures, in a real browser against a real server on loopback,
how much the first load weighs, how soon the page can be used, and how soon a move is seen on the other screen: at the
door, at a table of Corto, and aboard the Ellen.

The budgets: under 300 kB compressed, under 2 s, and 100 ms in the median."""

import asyncio
import itertools
import statistics
import sys
import time
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, BrowserContext, Page

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from browser.corto_player import CortoPlayer
from browser.pirates_player import PiratesPlayer
from browser.server_process import running_server
from browser.tables import open_table, sit_down
from browser.visitor import SIZES, launched

LOADS = 7
MOVES = 60
PLACED = 20
"""So many timers are watched; the sand between them runs ten times as fast."""
BUDGETS = {"kB": 300, "ms": 2000, "seen, ms (median)": 100}

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


# Which timers run on a screen, each time that changes.
WATCH_SAND = """() => {
  window.sand = [{ at: 0, running: [] }];
  const look = () => {
    const running = [...document.querySelectorAll('.chip.running')].map((chip) => chip.dataset.spot);
    if (running.join() !== window.sand.at(-1).running.join()) window.sand.push({ at: Date.now(), running });
    requestAnimationFrame(look);
  };
  look();
}"""


async def ship(browser: Browser, address: str) -> str:
    """The address of a seat aboard, before the first round; its crew are computer sailors."""
    _, seat = open_table(address, 4, {"chapter": "1"}, "pirates")
    context = await fresh(browser, address)
    page = await context.new_page()
    await page.goto(seat)
    await page.get_by_role("button", name="Fill with computer players and start").click()
    await page.locator(".tray").wait_for()
    await context.close()
    return seat


async def sand_times(browser: Browser, address: str) -> list[float]:
    """Two people sail; each time from the press on a space to the frame in which the other sees the sand run."""
    link, seat = open_table(address, 2, {"chapter": "1"}, "pirates", speed=1000)
    pages = [await (await fresh(browser, address)).new_page() for _ in range(2)]
    await pages[0].goto(seat)
    await sit_down(pages[1], link, "Bob")
    await pages[0].get_by_role("button", name="Start", exact=True).click()
    for page in pages:
        await page.locator(".tray").wait_for()
        await page.evaluate(WATCH_SAND)
        await page.evaluate("addEventListener('pointerdown', () => (window.pressed = Date.now()), true)")
    sailors = [PiratesPlayer(page, "click", f"bench {place}") for place, page in enumerate(pages)]
    times: list[float] = []
    while len(times) < PLACED and not (await sailors[0].offers())["over"]:
        for mine, other in ((0, 1), (1, 0)):
            times += await placed(sailors[mine], pages[other])
    return times


async def placed(sailor: PiratesPlayer, other: Page) -> list[float]:
    """Nothing if this was no placing: the sailor may have chosen a deed, or waits."""
    if await sailor.act() != "acted":
        await asyncio.sleep(0.02)
        return []
    await asyncio.sleep(0.4)
    pressed: float = await sailor.page.evaluate("window.pressed ?? 0")
    own: list[str] = await sailor.page.evaluate(
        "[...document.querySelectorAll('.chip.mine')].map((chip) => chip.dataset.spot)"
    )
    sand: list[dict[str, Any]] = await other.evaluate("window.sand")
    for before, after in itertools.pairwise(sand):
        if after["at"] >= pressed and set(own) & (set(after["running"]) - set(before["running"])):
            return [after["at"] - pressed]
    return []


def figures(place: str, load: tuple[float, float], times: list[float]) -> dict[str, float]:
    """What was measured at a place, by name."""
    found = {f"{place}, kB": load[0], f"{place}, ms": load[1]}
    if times:
        found[f"{place}, seen, ms (median)"] = statistics.median(times)
        found[f"{place}, seen, ms (95 of 100)"] = sorted(times)[int(len(times) * 0.95)]
    return found


def is_kept(name: str, value: float) -> bool:
    """Say a number beside its budget, and whether it stays within."""
    budget = BUDGETS.get(name.split(", ", 1)[1])
    verdict = "" if budget is None else f"   of {budget}{'' if value <= budget else '   OVER'}"
    print(f"{name:<30}{value:>8.0f}{verdict}")
    return budget is None or value <= budget


async def main() -> int:
    with running_server() as address:
        async with launched() as browser:
            home = await loads(browser, address, "/", "button")
            table = await loads(browser, address, open_table(address, 2)[1], "button.button")
            moves = await move_times(browser, address)
            ship_loads = await loads(browser, address, await ship(browser, address), ".tray")
            sand = await sand_times(browser, address)
    found = {**figures("home", home, []), **figures("table", table, moves), **figures("ship", ship_loads, sand)}
    kept = [is_kept(name, value) for name, value in found.items()]
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))

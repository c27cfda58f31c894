"""Pages that nobody looks at: one that the browser has put to sleep, one that is just hidden.

Headless Chromium shows all its pages at once and lets none sleep. So the debugger halts the one, and the other feels
what a hidden page feels: no frames, few timers. How long each was away is measured, lest a test prove nothing."""

import asyncio
from typing import Final

from playwright.async_api import Page

PREPARED: Final = """(() => {
  const [draw, forget] = [requestAnimationFrame.bind(window), cancelAnimationFrame.bind(window)];
  const later = setTimeout.bind(window);
  const waiting = new Map();
  let isHidden = false;
  let last = 0;
  window.requestAnimationFrame = (told) => {
    if (!isHidden) return draw(told);
    last -= 1;
    waiting.set(last, told);
    return last;
  };
  window.cancelAnimationFrame = (frame) => waiting.delete(frame) || forget(frame);
  window.setTimeout = (told, wait = 0, ...facts) => later(told, isHidden ? Math.max(wait, 1000) : wait, ...facts);
  window.hide = (hidden) => {
    isHidden = hidden;
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: hidden ? 'hidden' : 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
    if (hidden) return;
    for (const told of waiting.values()) draw(told);
    waiting.clear();
  };
  let longest = 0;
  let seen = performance.now();
  window.away = () => Math.max(longest, performance.now() - seen);
  const look = () => {
    longest = window.away();
    seen = performance.now();
    requestAnimationFrame(look);
  };
  look();
})()"""


async def prepare(*pages: Page) -> None:
    """Before they are opened."""
    for page in pages:
        await page.add_init_script(PREPARED)


async def be_away(seconds: float, *, asleep: Page, hidden: Page) -> None:
    session = await asleep.context.new_cdp_session(asleep)
    await session.send("Debugger.enable")
    await session.send("Debugger.pause")
    await hidden.evaluate("window.hide(true)")
    await asyncio.sleep(seconds)
    await hidden.evaluate("window.hide(false)")
    await session.send("Debugger.resume")
    await session.detach()


async def was_away(page: Page) -> float:
    """The seconds of its longest time without a frame, also if the first frame after it has not come yet."""
    longest: float = await page.evaluate("window.away()")
    return longest / 1000

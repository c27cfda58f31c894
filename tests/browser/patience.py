"""Loops that end: a page that never comes to what a test waits for fails the test, and says where it stands."""

from collections.abc import Awaitable, Callable
from inspect import isawaitable
from time import monotonic
from typing import Final

from playwright.async_api import Locator, Page

LONGEST: Final = 90
"""Seconds in which a busy machine comes to anything that a test waits for."""
PUZZLE_MADE: Final = 240_000
"""Milliseconds in which it makes the puzzle of a day: twenty seconds of a core in plain Python, at a low priority."""
FOCUSED: Final = "(one) => one === document.activeElement"
LOOKS: Final = """() => {
  const { activeElement, body } = document;
  return [location.pathname, activeElement?.outerHTML.slice(0, 200), body.innerText.slice(0, 600)];
}"""


async def until(
    page: Page, is_there: Callable[[], Awaitable[object] | bool], do: Callable[[], Awaitable[object]]
) -> None:
    """Do this again and again until it is there."""
    began = monotonic()
    while not (await found if isawaitable(found := is_there()) else found):
        assert monotonic() - began < LONGEST, f"it does not come: {await page.evaluate(LOOKS)}"
        await do()


async def tab_to(page: Page, goal: Locator) -> None:
    """By the Tab key alone."""
    await until(page, lambda: goal.evaluate(FOCUSED), lambda: page.keyboard.press("Tab"))

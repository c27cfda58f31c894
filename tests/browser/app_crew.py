"""A crew that plays the App in a real browser: it does what the screen asks for, until the chapter is over."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from playwright.async_api import Page, expect
from playwright.async_api import TimeoutError as TooLate

ASKED: Final = (
    "[data-choice=EnterRoll]",
    "[data-choice=Onward]",
    "[data-choice=Continue]",
    "[data-choice=Reach]",
    "[data-ask=Reach]",
    "[data-choice=Start]",
    "[data-choice=Report]",
)
"""What a lucky crew presses, whichever is there first."""
MISSED: Final = "broken cannon"
MOST: Final = 2000
SOON: Final = 2000


async def sail_app_chapter(
    page: Page, look: Callable[[Page, str], Awaitable[None]] | None = None, *, missed: str = MISSED
) -> set[str]:
    """Sail the chapter at whose table the page is; the phases that it went through. Each is looked at once."""
    seen: set[str] = set()
    app = page.locator(".app[data-phase]")
    await expect(app).to_be_visible()
    for _ in range(MOST):
        phase = await app.get_attribute("data-phase") or ""
        if look is not None and phase not in seen:
            await look(page, phase)
        seen.add(phase)
        if phase == "over":
            return seen
        await press(page, missed)
    raise AssertionError(f"the chapter does not end: {seen}")


async def press(page: Page, missed: str) -> None:
    """Press the first thing that is asked for; wait a moment if it is the clock's turn."""
    wanted = [page.locator(f".app {one}") for one in ASKED]
    wanted.append(page.get_by_role("button", name=missed))
    for one in wanted:
        if await one.first.is_visible():
            with suppress(TooLate):  # the clock may be faster
                await one.first.click(timeout=SOON)
            break
    await page.wait_for_timeout(100)

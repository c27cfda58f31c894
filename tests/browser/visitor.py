"""How the tests and the pictures come to the page: the sizes we promise, and a launched browser."""

import os
import re
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Final, Literal, Protocol

from playwright.async_api import Browser, Page, ViewportSize, async_playwright

from browser.chromium import FLAGS, find_chromium

Size = Literal["phone", "desktop"]
Scheme = Literal["light", "dark"]

SIZES: Final[dict[Size, ViewportSize]] = {
    "phone": {"width": 360, "height": 640},
    "desktop": {"width": 1280, "height": 720},
}


FAST: Final = """
  if (location.protocol.startsWith('http')) {
    const kept = JSON.parse(localStorage.getItem('saltsea.settings') ?? '{}');
    localStorage.setItem('saltsea.settings', JSON.stringify({ pace: 'fast', ...kept }));
  }
"""


RECAP: Final = re.compile("^(While you were away|Pendant votre absence)$")


class Visit(Protocol):
    """Opens the page as a new visitor. A complaint in the console that does not hold `allowed` fails the test.
    Only where it is asked for is there a service worker: it outlives pages, and tests are about the page."""

    def __call__(
        self,
        size: Size = "desktop",
        locale: str = "en-GB",
        scheme: Scheme = "light",
        allowed: str | None = None,
        *,
        touch: bool = False,
        worker: bool = False,
    ) -> AbstractAsyncContextManager[Page]: ...


async def show_others_fast(page: Page) -> None:
    """Before the page is opened: choose the fast pace for what others do, where that is not what a test is about."""
    await page.add_init_script(FAST)


async def put_recaps_away(page: Page) -> None:
    """On a busy machine a line may be lost for a moment; then what was missed is told above the table, and a person
    who wants something else closes it first."""
    recap = page.get_by_role("dialog", name=RECAP)
    await page.add_locator_handler(recap, lambda: recap.locator(".close").click())


@asynccontextmanager
async def launched() -> AsyncIterator[Browser]:
    found = find_chromium()
    environment: dict[str, str | float | bool] = {**os.environ, **found.environment}
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=found.path, args=list(FLAGS), env=environment)
        yield browser
        await browser.close()

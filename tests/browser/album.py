"""The album of screens.py: pages at the sizes that we promise, and the pictures that are taken of them."""

import base64
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.async_api import Browser, Page

from browser.visitor import Scheme

WIDE: Final = ((1280, 720), (1920, 1080), (2560, 1440))
ON_ITS_SIDE: Final = ((844, 390),)
TALL: Final = ((390, 844), (360, 640))
WIDEST: Final = 960
"""Pixels of a kept picture: a larger screen is taken smaller."""
SETTLED: Final = 700
"""Milliseconds after which nothing on a page moves any more."""
MAKING: Final = 240_000
"""Milliseconds in which a busy machine makes a puzzle."""


Show = Callable[["Reader"], Awaitable[None]]


@dataclass(frozen=True)
class Reader:
    """A page, and the sizes that it is taken at."""

    page: Page
    sizes: tuple[tuple[int, int], ...]

    @property
    def has_finger(self) -> bool:
        return self.sizes != WIDE


@dataclass(frozen=True)
class Album:
    """Where the pictures go, and who takes them."""

    browser: Browser
    address: str
    folder: Path

    @asynccontextmanager
    async def readers(self, *, swapped: bool = False) -> AsyncIterator[list[Reader]]:
        """Wide screens by day, with a mouse or a finger, and tall ones by night; swapped: the other way round."""
        wide: Scheme = "dark" if swapped else "light"
        tall: Scheme = "light" if swapped else "dark"
        found = [
            Reader(await self.opened(scheme, touch=sizes != WIDE), sizes)
            for scheme, sizes in ((wide, WIDE), (wide, ON_ITS_SIDE), (tall, TALL))
        ]
        yield found
        for reader in found:
            await reader.page.context.close()

    async def opened(self, scheme: Scheme, *, touch: bool) -> Page:
        context = await self.browser.new_context(
            base_url=self.address,
            viewport={"width": 1280, "height": 720},
            locale="en-GB" if scheme == "light" else "fr-FR",
            color_scheme=scheme,
            reduced_motion="reduce",
            has_touch=touch,
            service_workers="block",
        )
        return await context.new_page()

    async def take(self, readers: list[Reader], name: str, show: Show | None = None, *, is_kept: bool = False) -> None:
        """At every size of every reader. What is shown is put away again, unless it is kept."""
        for reader in readers:
            for width, height in reader.sizes:
                await reader.page.set_viewport_size({"width": width, "height": height})
                if show is not None:
                    await show(reader)
                await reader.page.wait_for_timeout(SETTLED)
                picture = await shrunk(reader.page, width, height)
                (self.folder / f"{name}-{width}x{height}.webp").write_bytes(picture)
                if show is not None and not is_kept:
                    await reader.page.keyboard.press("Escape")
        print(name, flush=True)


async def shrunk(page: Page, width: int, height: int) -> bytes:
    """What the window shows, no wider than a kept picture may be."""
    session = await page.context.new_cdp_session(page)
    top = await page.evaluate("scrollY")
    clip = {"x": 0, "y": top, "width": width, "height": height, "scale": min(1, WIDEST / width)}
    shot = await session.send("Page.captureScreenshot", {"format": "webp", "quality": 60, "clip": clip})
    await session.detach()
    return base64.b64decode(shot["data"])


async def press(reader: Reader, *names: str) -> None:
    """Press the first button or link that is called so, in either language."""
    pattern = re.compile("|".join(f"^{name}" for name in names))
    button = reader.page.get_by_role("button", name=pattern).or_(reader.page.get_by_role("link", name=pattern))
    await (button.first.tap(timeout=MAKING) if reader.has_finger else button.first.click(timeout=MAKING))

"""Takes the pictures for the documentation: `python tests/browser/pictures.py [FOLDER]`. Never part of a test run."""

import asyncio
import sys
from pathlib import Path
from typing import Final

from playwright.async_api import Browser

sys.path.insert(0, str(Path(__file__).parents[1]))  # run as a program, this file is nobody's module

from browser.harbour import harbour
from browser.visitor import SIZES, Scheme, Size, launched

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures"
LANGUAGE_BY_SCHEME: Final[dict[Scheme, str]] = {"light": "en-GB", "dark": "fr-FR"}


async def take_all(folder: Path) -> None:
    """Both sizes, by day in English and by night in French; with games, and with an empty catalogue."""
    folder.mkdir(parents=True, exist_ok=True)
    async with launched() as browser:
        for name, words in (("home", ()), ("home-empty", ("empty",))):
            with harbour(*words) as address:
                for size in SIZES:
                    for scheme in LANGUAGE_BY_SCHEME:
                        await _take(browser, address, size, scheme, folder / f"{name}-{size}-{scheme}.png")


async def _take(browser: Browser, address: str, size: Size, scheme: Scheme, path: Path) -> None:
    page = await browser.new_page(
        viewport=SIZES[size],
        locale=LANGUAGE_BY_SCHEME[scheme],
        color_scheme=scheme,
        reduced_motion="reduce",
        device_scale_factor=2 if size == "phone" else 1,
    )
    await page.goto(address)
    await page.wait_for_load_state("networkidle")
    await page.screenshot(path=path)
    await page.close()


if __name__ == "__main__":
    asyncio.run(take_all(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER))

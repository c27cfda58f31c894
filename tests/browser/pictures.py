"""Takes the pictures for the documentation: `python tests/browser/pictures.py [FOLDER]`. Never part of a test run."""

import asyncio
import os
import sys
from pathlib import Path
from typing import Final, Literal

from playwright.async_api import Browser, async_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.chromium import FLAGS, find_chromium
from browser.harbour import harbour

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures"
SIZES: Final = {"phone": (360, 640), "desk": (1280, 720)}
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")


async def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    found = find_chromium()
    environment: dict[str, str | float | bool] = {**os.environ, **found.environment}
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=found.path, args=list(FLAGS), env=environment)
        for catalogue in ("", "empty"):
            with harbour(*catalogue.split()) as address:
                await _take_all(browser, address, folder, f"home-{catalogue}".rstrip("-"))
        await browser.close()


async def _take_all(browser: Browser, address: str, folder: Path, name: str) -> None:
    for size, (width, height) in SIZES.items():
        for scheme in SCHEMES:
            page = await browser.new_page(
                viewport={"width": width, "height": height},
                locale="en-GB" if scheme == "light" else "fr-FR",
                color_scheme=scheme,
                reduced_motion="reduce",
                device_scale_factor=2 if size == "phone" else 1,
            )
            await page.goto(address)
            await page.wait_for_load_state("networkidle")
            await page.screenshot(path=folder / f"{name}-{size}-{scheme}.png")
            await page.screenshot(path=folder / f"{name}-{size}-{scheme}-whole.png", full_page=True)
            await page.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER))

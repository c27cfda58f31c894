"""Takes the pictures for the documentation: `python tests/browser/pictures.py [FOLDER]`. Never part of a test run.

Two people meet at a table of Corto and play it to its end; on the way each screen is taken at both sizes, by day in
English and by night in French. Every screen at the six sizes that we promise is taken by screens.py."""

import asyncio
import re
import sys
from pathlib import Path
from typing import Final

from playwright.async_api import Browser, Page

sys.path.insert(0, str(Path(__file__).parents[1]))  # run as a program, this file is nobody's module

from browser.corto_player import CortoPlayer, play_out
from browser.pirates_player import PiratesPlayer
from browser.server_process import running_server
from browser.tables import open_table, sit_down
from browser.visitor import SIZES, Scheme, Size, launched

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures"
LANGUAGE_BY_SCHEME: Final[dict[Scheme, str]] = {"light": "en-GB", "dark": "fr-FR"}
LOOKS: Final[tuple[tuple[Size, Scheme], ...]] = (("desktop", "light"), ("phone", "dark"))
MIDDLE: Final = 40
"""So many deeds of each, and the board is well filled."""
DEEDS: Final = 7
"""So many of a sailor, and the crew is at work."""
FILL: Final = re.compile("Fill with computer players|Compléter")


async def take_all(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    async with launched() as browser:
        with running_server() as address:
            for size in SIZES:
                for scheme in LANGUAGE_BY_SCHEME:
                    page = await opened(browser, address, size, scheme)
                    await page.goto("/")
                    await take(page, folder, f"home-{size}-{scheme}")
            await take_game(browser, address, folder)
            await take_voyage(browser, address, folder)


async def opened(browser: Browser, address: str, size: Size, scheme: Scheme) -> Page:
    return await browser.new_page(
        base_url=address,
        viewport=SIZES[size],
        locale=LANGUAGE_BY_SCHEME[scheme],
        color_scheme=scheme,
        reduced_motion="reduce",
        device_scale_factor=2 if size == "phone" else 1,
    )


async def take_game(browser: Browser, address: str, folder: Path) -> None:
    """One at a desk by day, one on a phone by night, at the same table."""
    pages = [await opened(browser, address, size, scheme) for size, scheme in LOOKS]
    link, seat = open_table(address, 2, {"strips": "ACE"})
    await pages[0].goto(seat)
    await sit_down(pages[1], link, "Cléo")
    await take_both(pages, folder, "lobby")
    await pages[0].get_by_role("button", name="Start", exact=True).click()
    players = [CortoPlayer(page, "click", f"picture {place}") for place, page in enumerate(pages)]
    while min(player.deeds for player in players) < MIDDLE:
        for player in players:
            await player.act()
    await take_both(pages, folder, "table")
    await play_out(*players)
    await take_both(pages, folder, "count")
    for page, path in ((pages[0], f"/replay/{link.rpartition('/')[2]}-0?line=60"), (pages[1], "/rules/corto")):
        await page.goto(path)
    await pages[0].locator("[data-board]").wait_for()
    await take(pages[0], folder, "replay-desktop-light")
    await take(pages[1], folder, "rules-phone-dark")


async def take_voyage(browser: Browser, address: str, folder: Path) -> None:
    """The chart, and the ship in the first minute of chapter 1."""
    for size, scheme in LOOKS:
        page = await opened(browser, address, size, scheme)
        await page.goto("/campaign")
        await page.locator("main svg").first.wait_for()
        await take(page, folder, f"campaign-{size}-{scheme}")
        _, seat = open_table(address, 4, {"chapter": "1"}, "pirates", speed=200)
        await page.goto(seat)
        await page.locator(".button", has_text=FILL).click()
        sailor = PiratesPlayer(page, "click", f"picture {size}")
        while sailor.deeds < DEEDS:
            await sailor.act()
        await take(page, folder, f"ship-{size}-{scheme}")


async def take_both(pages: list[Page], folder: Path, name: str) -> None:
    for page, (size, scheme) in zip(pages, LOOKS, strict=True):
        await take(page, folder, f"{name}-{size}-{scheme}")


async def take(page: Page, folder: Path, name: str) -> None:
    await page.wait_for_load_state("networkidle")
    await page.wait_for_timeout(700)
    await page.screenshot(path=folder / f"{name}.png")


if __name__ == "__main__":
    asyncio.run(take_all(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER))

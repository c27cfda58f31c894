"""Takes the App beside the cardboard, and the pirates' lesson step by step, at the sizes that we promise:
`python tests/browser/app_screens.py FOLDER [app] [lesson]`. For looking at after a change; none of it is kept."""

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))  # run as a program, this file is nobody's module

from playwright.async_api import expect

from browser.album import MAKING, Album, Reader, press
from browser.app_crew import sail_app_chapter
from browser.server_process import running_server
from browser.test_learn_pirates import STEPS, Pupil, hurried
from browser.visitor import launched

SECOND: Final = "/app?chapter=2"
EVENT: Final = 240_000
"""Milliseconds in which an event comes."""


async def app(album: Album) -> None:
    """A chapter with every kind of page, then the next one up to its first event, with sandtimers on the screen."""
    async with album.readers() as readers:
        for reader in readers:
            await began(reader, "/app")
        await album.take(readers, "app-set-up")
        for reader in readers:
            await reader.page.locator(".app [data-choice=Start]").click()
            await reader.page.locator(".app [data-choice=Pause]").click(timeout=MAKING)
        await album.take(readers, "app-clock")
        for reader in readers:
            await reader.page.locator(".app [data-choice=Resume]").click()
            await sail_app_chapter(reader.page, missed=MISSED[reader.has_finger])
        await album.take(readers, "app-result")
        await album.take(readers, "app-chart", lambda reader: came(reader, "/app"))
        await asyncio.gather(*(to_an_event(reader) for reader in readers))  # each takes a minute or two
        await album.take(readers, "app-event")
        for reader in readers:
            await reader.page.locator(".app [data-choice=Continue]").click()
            await reader.page.locator(".app .sand button").first.click()
            await reader.page.locator(".app .sand .more").wait_for()
        await album.take(readers, "app-sand")


MISSED: Final = {False: "broken cannon", True: "canon brisé"}


async def began(reader: Reader, path: str) -> None:
    """A table of the App on the server, up to the set-up of the first round."""
    await came(reader, path)
    if path == "/app":
        await (
            reader.page.get_by_text("On this server", exact=True)
            .or_(reader.page.get_by_text("Sur ce serveur", exact=True))
            .click()
        )
        await press(reader, "Begin", "Commencer")
    await press(reader, "Sail", "En mer")
    await expect(reader.page.locator(".app[data-phase=briefing]")).to_be_visible(timeout=MAKING)


async def came(reader: Reader, path: str) -> None:
    await reader.page.goto(path)
    await reader.page.wait_for_load_state("networkidle")


async def to_an_event(reader: Reader) -> None:
    await began(reader, SECOND)
    await reader.page.get_by_role("checkbox").last.check()
    await reader.page.locator(".app [data-choice=Start]").click()
    await reader.page.locator(".app [data-choice=Continue]").wait_for(timeout=EVENT)


async def lesson(album: Album) -> None:
    """Every step of the lesson, done as it asks."""
    async with album.readers() as readers:
        for reader in readers:
            await reader.page.route("**/api/tables", hurried)
            await reader.page.goto("/learn/pirates")
            await album.take([reader], "sail-0")
            await press(reader, "Begin the lesson", "Commencer la leçon")
            pupil = Pupil(reader.page)
            for step in range(1, STEPS + 1):
                await reader.page.set_viewport_size({"width": 1280, "height": 720})
                await pupil.sail(step)
                await album.take([reader], f"sail-{step:02}")


PARTS: Final[dict[str, Callable[[Album], Awaitable[None]]]] = {"app": app, "lesson": lesson}


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    async with launched() as browser:
        with running_server() as address:
            for name in given.parts or PARTS:
                await PARTS[name](Album(browser, address, given.folder))


if __name__ == "__main__":
    asyncio.run(main())

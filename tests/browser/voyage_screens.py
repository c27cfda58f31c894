"""Takes what only those see who sail the whole story: an event; panels, endings and reports of all ten chapters:
`python tests/browser/voyage_screens.py FOLDER [NUMBER …]`. For looking at after a change; none of it is kept."""

import argparse
import asyncio
import secrets
import sys
from functools import partial
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))  # run as a program, this file is nobody's module

from browser.album import MAKING, Album, Reader, press
from browser.server_process import running_server
from browser.tables import open_chapter, unlock_chapter
from browser.visitor import launched
from browser.voyages import Voyage, sail_unseen

CHAPTERS: Final = tuple(range(1, 11))
FASTEST: Final = 500
"""Hundredths of real time."""
TRIES: Final = 12
"""So many voyages, of which one ends as it is wished."""


async def chapter(album: Album, readers: list[Reader], logbook: str, number: int) -> None:
    unlock_chapter(album.address, logbook, number)
    await album.take(readers, f"story-{number}", partial(went, path=f"/campaign?chapter={number}"))
    for is_won in (False, True):
        voyage = await sailed(album.address, logbook, number, is_won=is_won)
        name = f"{number}-{'won' if is_won else 'lost'}"
        for reader in readers:
            await went(reader, path=voyage.seat)
        await album.take(readers, f"ending-{name}")
        await album.take(readers, f"report-{name}", partial(went, path=f"/campaign/report/{voyage.game}"))


async def event(album: Album) -> None:
    """An event of the second chapter: a deckhand's clock stands while it is read."""
    async with album.readers() as readers:
        for reader in readers:
            options = {"chapter": "2", "level": "deckhand"}
            await reader.page.goto(open_chapter(album.address, 2, 4, options=options, speed=FASTEST))
            await press(reader, "Fill with computer players", "Compléter")
            await reader.page.locator(".bar [data-offer]").click()
            await reader.page.locator(".event").wait_for(timeout=MAKING)
        await album.take(readers, "event")


async def sailed(address: str, logbook: str, number: int, *, is_won: bool) -> Voyage:
    """A lazy captain loses soon, an able deckhand wins soon."""
    options = {"chapter": str(number), "level": "deckhand" if is_won else "captain"}
    for _ in range(TRIES):
        voyage = await sail_unseen(address, logbook, 4 if is_won else 2, is_lazy=not is_won, options=options)
        if voyage.won == is_won:
            return voyage
    raise AssertionError(f"chapter {number} never ends so")


async def went(reader: Reader, *, path: str) -> None:
    await reader.page.goto(path)
    await reader.page.wait_for_load_state("networkidle")


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--event", action="store_true", help="only an event")
    parser.add_argument("numbers", nargs="*", type=int, default=CHAPTERS)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    logbook = secrets.token_urlsafe(24)
    async with launched() as browser:
        with running_server() as address:
            album = Album(browser, address, given.folder)
            await event(album)
            if given.event:
                return
            async with album.readers() as readers:
                for reader in readers:
                    await reader.page.add_init_script(f"localStorage.setItem('saltsea.logbook', '{logbook}')")
                for number in given.numbers:
                    await chapter(album, readers, logbook, number)


if __name__ == "__main__":
    asyncio.run(main())

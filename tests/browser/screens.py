"""Takes every screen of Corto at the six sizes that we promise: `python tests/browser/screens.py [CHAPTER …]`.

A chapter is one function below; without a name all are taken. `--folder` puts the pictures elsewhere. By day in
English, by night in French: wide screens by day and tall ones by night, and the other way round where four play."""

import argparse
import asyncio
import base64
import re
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from playwright.async_api import Browser, Error, Page

sys.path.insert(0, str(Path(__file__).parents[1]))  # run as a program, this file is nobody's module

from browser.company import Company, seated
from browser.harbour import harbour
from browser.visitor import Scheme, launched

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures" / "sizes"
WIDE: Final = ((1280, 720), (844, 390), (1920, 1080), (2560, 1440))
TALL: Final = ((390, 844), (360, 640))
WIDEST: Final = 960
"""Pixels of a kept picture: a larger screen is taken smaller."""
SETTLED: Final = 700
"""Milliseconds after which nothing on a page moves any more."""
MAKING: Final = 120_000
"""Milliseconds in which a busy machine makes a puzzle."""
REVIEWING: Final = 600_000
"""Milliseconds in which a busy machine reviews a game."""
PAGES: Final = {
    "home": "/",
    "new": "/new/corto",
    "learn": "/learn/corto",
    "introduction": "/rules/corto",
    "example": "/rules/corto#V6",
    "rules": "/rules/corto#C5",
    "join": "/join",
    "settings": "/settings",
}
"""Pages that need no game."""
TWO: Final = {"strips": "ACE", "open_scores": "on"}
FOUR: Final = {"strips": "ABCD", "open_scores": "on"}
BEFORE: Final = 26
"""So many decisions of one's own, and the board is well filled."""
STEPS: Final = ("act", "place", "move", "visit", "border")
"""What a card asks once it is played."""
LARGE: Final = "() => { document.documentElement.style.fontSize = '32px' }"


Show = Callable[["Reader"], Awaitable[None]]


@dataclass(frozen=True)
class Reader:
    """A page, and the sizes that it is taken at."""

    page: Page
    sizes: tuple[tuple[int, int], ...]

    @property
    def has_finger(self) -> bool:
        return self.sizes == TALL


@dataclass(frozen=True)
class Album:
    """Where the pictures go, and who takes them."""

    browser: Browser
    address: str
    folder: Path

    @asynccontextmanager
    async def readers(self, *, swapped: bool = False) -> AsyncIterator[list[Reader]]:
        """One with wide screens by day, one with tall ones by night; swapped: the other way round."""
        schemes: tuple[Scheme, Scheme] = ("dark", "light") if swapped else ("light", "dark")
        found = [
            Reader(await self.opened(scheme, touch=sizes == TALL), sizes)
            for scheme, sizes in zip(schemes, (WIDE, TALL), strict=True)
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


# --- chapters ---


async def pages(album: Album) -> None:
    async with album.readers() as readers:
        for name, path in PAGES.items():
            await album.take(readers, name, partial(came, path=path))


async def came(reader: Reader, *, path: str) -> None:
    """At each size anew: what a link leads to lies elsewhere in a window of another size."""
    await reader.page.goto("about:blank")  # so that a link to a place on the same page is followed
    await went(reader, path)


async def lesson(album: Album) -> None:
    async with album.readers() as readers:
        for reader in readers:
            await reader.page.goto("/learn/corto")
            await press(reader, "Begin the lesson", "Commencer la leçon")
            await reader.page.locator("[data-board]").wait_for()
            if not reader.has_finger:
                await reader.page.mouse.move(0, 0)  # a card under it would be shown from close by
        await album.take(readers, "lesson")


async def coach(album: Album) -> None:
    async with album.readers() as readers:
        for reader in readers:
            await reader.page.goto("/")
            await press(reader, "Play now", "Jouer maintenant", "Jouer")
            await reader.page.locator(".bar.mine").wait_for()
        await album.take(readers, "coach")


async def today(album: Album) -> None:
    async with album.readers() as readers:
        for reader in readers:
            await reader.page.goto("/today")
            await reader.page.locator("section[aria-labelledby=puzzle] button").wait_for(timeout=MAKING)
        await album.take(readers, "today")
        for reader in readers:
            await press(reader, "Solve it", "Le résoudre")
            await reader.page.locator("[data-board]").wait_for(timeout=MAKING)
        await album.take(readers, "puzzle")
        await album.take(readers, "puzzle-shown", ask_for_the_solution, is_kept=True)


async def ask_for_the_solution(reader: Reader) -> None:
    """Once: then the page asks whether one is sure."""
    button = reader.page.get_by_role("button", name=re.compile("Show the solution|Voir la solution"))
    if await button.count():
        await button.click()


async def shared(album: Album) -> None:
    """Two at one device: the cover between them."""
    async with album.readers() as readers:
        for reader in readers:
            await reader.page.goto("/")
            await press(reader, "One device", "Un appareil")
            await reader.page.locator("dialog .button:not(.quiet)").click()
            await reader.page.locator("[aria-labelledby=hand-over]").wait_for()
        await album.take(readers, "cover")


async def two(album: Album) -> None:
    async with album.readers() as readers:
        with seated(album.address, 2, TWO) as company:
            await lobby(album, readers, company)
            await game(album, readers, company, "")
            await ending(album, readers, company, "")
            await afterwards(album, readers, company)


async def four(album: Album) -> None:
    async with album.readers(swapped=True) as readers:
        with seated(album.address, 4, FOUR) as company:
            for reader in readers:
                await reader.page.goto(company.seat)
            company.begin()
            await game(album, readers, company, "four-")
            await ending(album, readers, company, "four-")


async def lobby(album: Album, readers: list[Reader], company: Company) -> None:
    await album.take(readers, "guest", lambda reader: went(reader, company.link))
    await album.take(readers, "lobby", lambda reader: went(reader, company.seat))
    company.begin()


async def went(reader: Reader, path: str) -> None:
    await reader.page.goto(path)
    await reader.page.wait_for_load_state("networkidle")


async def game(album: Album, readers: list[Reader], company: Company, prefix: str) -> None:
    """From the first decision to the middle: own turns, steps of a card, others' turns."""
    company.play_until(lambda: company.is_hosts)
    await album.take(readers, f"{prefix}start")
    company.play_until(lambda: company.deeds > BEFORE and (company.is_turn_begun if prefix else company.may_draw_first))
    await turn_shown(readers)
    await album.take(readers, f"{prefix}since")
    await album.take(readers, f"{prefix}preview", look_at_a_card)
    for reader in readers:
        close = reader.page.locator(".stage .close")
        with suppress(Error):
            await (close.tap(timeout=2000) if reader.has_finger else close.click(timeout=2000))
        if not reader.has_finger:
            await reader.page.mouse.move(0, 0)
    await album.take(readers, f"{prefix}table")
    if prefix == "":
        await over_the_table(album, readers)
    await album.take(readers, f"{prefix}held", hold_a_card)
    company.play_until(lambda: company.step in STEPS)
    await turn_shown(readers)
    await album.take(readers, f"{prefix}step", look_at_a_square, is_kept=True)
    company.play_until(lambda: company.is_others_card)
    await album.take(readers, f"{prefix}theirs")
    company.play_until(lambda: company.is_hosts or company.is_over)


async def over_the_table(album: Album, readers: list[Reader]) -> None:
    """Menus and dialogs, and letters of double size."""
    await album.take(readers, "menu", lambda reader: press(reader, "Menu"))
    await album.take(readers, "legend", lambda reader: press(reader, "What the signs mean", "Ce que disent"))
    await album.take(readers, "player", lambda reader: reader.page.locator(".player").first.click())
    await album.take(readers, "question", draw_first)
    phones = [reader for reader in readers if reader.has_finger]
    await album.take(phones, "log", lambda reader: press(reader, "Log", "Journal"))
    for reader in phones:
        await reader.page.evaluate(LARGE)
    await album.take(phones, "large")
    for reader in phones:
        await reader.page.evaluate("() => { document.documentElement.style.fontSize = '' }")


async def turn_shown(readers: list[Reader]) -> None:
    """Wait until each page has shown the others' turns."""
    for reader in readers:
        await reader.page.locator(".bar.mine").wait_for(timeout=MAKING)


async def look_at_a_card(reader: Reader) -> None:
    """A finger lifts it, a mouse is over it."""
    card = reader.page.locator(".hand .card.playable").first
    await (card.tap() if reader.has_finger else card.hover())


async def draw_first(reader: Reader) -> None:
    """Whoever draws gives up playing, and is asked."""
    deck = reader.page.locator(".square.lit.deck").first
    for _ in range(2 if reader.has_finger else 1):
        await (deck.tap() if reader.has_finger else deck.click())


async def hold_a_card(reader: Reader) -> None:
    await reader.page.mouse.move(0, 0)
    await reader.page.locator(".hand .card").first.dispatch_event("contextmenu")


async def look_at_a_square(reader: Reader) -> None:
    """A finger touches it once: again, and it would be done."""
    square = reader.page.locator(".square.lit:not(.deck)").first
    if not reader.has_finger:
        await square.hover()
    elif not await reader.page.locator(".square.looked").count():
        await square.tap()


async def ending(album: Album, readers: list[Reader], company: Company, prefix: str) -> None:
    company.play_until(lambda: company.is_over)
    for reader in readers:
        await reader.page.locator("dialog[open] .next").wait_for(timeout=MAKING)
    await album.take(readers, f"{prefix}count")
    await album.take(readers, f"{prefix}course", look_at_the_course)


async def look_at_the_course(reader: Reader) -> None:
    """The gold over time, as far up as it can be pushed; a count that was put away is opened again."""
    picture = reader.page.locator("dialog[open] svg[role=img]").first
    if not await picture.count():
        await press(reader, "The count", "Le décompte")
    await picture.evaluate("(one) => one.scrollIntoView({ block: 'center' })")


async def afterwards(album: Album, readers: list[Reader], company: Company) -> None:
    """The replay, the review, My games and the statistics of one game."""
    replay = f"/replay/{company.link.rpartition('/')[2]}-0"
    await album.take(readers, "replay", lambda reader: went(reader, f"{replay}?line=60"))
    for reader in readers:
        await reader.page.goto(f"{replay}?review")
        await reader.page.locator(".review figure").wait_for(timeout=REVIEWING)
    await album.take(readers, "review")
    for reader in readers:
        await press(reader, "Play out the better turn", "Jouer le meilleur tour")
    await album.take(readers, "better")
    await album.take(readers, "games", lambda reader: went(reader, "/games"))


CHAPTERS: Final[dict[str, Callable[[Album], Awaitable[None]]]] = {
    "pages": pages,
    "lesson": lesson,
    "coach": coach,
    "today": today,
    "shared": shared,
    "two": two,
    "four": four,
}


@contextmanager
def wished() -> Iterator[argparse.Namespace]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("chapters", nargs="*", metavar="CHAPTER", help=", ".join(CHAPTERS))
    parser.add_argument("--folder", type=Path, default=FOLDER)
    yield parser.parse_args()


async def main() -> None:
    with wished() as given:
        given.folder.mkdir(parents=True, exist_ok=True)
        async with launched() as browser:
            with harbour() as address:
                for name in given.chapters or CHAPTERS:
                    await CHAPTERS[name](Album(browser, address, given.folder))


if __name__ == "__main__":
    asyncio.run(main())

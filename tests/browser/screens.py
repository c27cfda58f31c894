"""Takes every screen of Corto, and those of the sea, at the six sizes that we promise:
`python tests/browser/screens.py [CHAPTER …]`.

A chapter is one function below; without a name all are taken. `--folder` puts the pictures elsewhere. By day in
English, by night in French: wide screens by day and tall ones by night, and the other way round where four play."""

import argparse
import asyncio
import re
import secrets
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Final

from playwright.async_api import Error

sys.path.insert(0, str(Path(__file__).parents[1]))  # run as a program, this file is nobody's module

from browser.album import MAKING, Album, Reader, press
from browser.company import Company, seated
from browser.pirates_player import PiratesPlayer
from browser.server_process import running_server
from browser.tables import open_table, sit_down
from browser.visitor import launched
from browser.voyages import sail_unseen

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures" / "sizes"
REVIEWING: Final = 1_800_000
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
PROPOSALS: Final = {"vote": "end", "take-back": "take-back"}
FIRST: Final = {"chapter": "1", "level": "deckhand"}
AT_WORK: Final = 2
"""Deeds of a sailor."""
LARGE: Final = "() => { document.documentElement.style.fontSize = '32px' }"


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
            await look_back(album, readers)
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
        await manners(album, readers, company)
    await album.take(readers, f"{prefix}held", hold_a_card)
    company.play_until(lambda: company.step in STEPS)
    await turn_shown(readers)
    await album.take(readers, f"{prefix}step", look_at_a_square, is_kept=True)
    company.play_until(lambda: company.is_others_card)
    for reader in readers:
        await reader.page.mouse.move(0, 0)  # a card under it would lie over what the others play
    await album.take(readers, f"{prefix}theirs")
    company.play_until(lambda: company.is_hosts or company.is_over)


async def over_the_table(album: Album, readers: list[Reader]) -> None:
    """Menus and dialogs, and letters of double size."""
    await album.take(readers, "menu", lambda reader: press(reader, "Menu"))
    await album.take(readers, "legend", lambda reader: press(reader, "What the signs mean", "Ce que disent"))
    await album.take(readers, "player", open_a_player)
    await album.take(readers, "question", draw_first)
    phones = [reader for reader in readers if reader.has_finger]
    await album.take(phones, "log", lambda reader: press(reader, "Log", "Journal"))
    for reader in phones:
        await reader.page.evaluate(LARGE)
    await album.take(phones, "large")
    for reader in phones:
        await reader.page.evaluate("() => { document.documentElement.style.fontSize = '' }")


async def open_a_player(reader: Reader) -> None:
    player = reader.page.locator(".player").first
    await (player.tap() if reader.has_finger else player.click())


async def manners(album: Album, readers: list[Reader], company: Company) -> None:
    """A seat that is handed over by a link, what another player proposes, and what one has proposed oneself."""
    await album.take(readers, "hand-over", hand_over)
    for seat, player in enumerate(company.players):
        for name, what in PROPOSALS.items():
            player.ask("Propose", seat=seat, what=what)
            await album.take(readers, name if seat else f"own-{name}")
            player.ask("Answer", agree=False)


async def hand_over(reader: Reader) -> None:
    await press(reader, "Menu")
    await press(reader, "Hand over my seat", "Céder ma place")
    link = reader.page.get_by_role("button", name=re.compile("Make a link|Créer un lien"))
    if await link.count():  # once: then it is shown
        await (link.tap() if reader.has_finger else link.click())  # a mouse would rest over a card


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
    card = reader.page.locator(".hand .card").first
    await card.focus()  # so that Escape puts it away
    await card.dispatch_event("contextmenu")


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


async def look_back(album: Album, readers: list[Reader]) -> None:
    """One leads, and the other is invited."""
    await press(readers[0], "Menu")
    await press(readers[0], "Look back together", "Revoir ensemble")
    for reader in readers:
        await reader.page.keyboard.press("Escape")
    await album.take(readers, "look-back")


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
        await reader.page.locator("aside .soft").wait_for(state="hidden", timeout=MAKING)  # the log is on its way
    await album.take(readers, "better")
    await album.take(readers, "games", lambda reader: went(reader, "/games"))


async def sea(album: Album) -> None:
    """A Tale of Pirates: the lesson, a drill before a chapter, the crew at work, a hint, and how a voyage ended."""
    async with album.readers() as readers:
        for reader in readers:
            await reader.page.goto("/learn/pirates")
            await press(reader, "Begin the lesson", "Commencer la leçon")
            await reader.page.locator("[data-board]").wait_for()
        await album.take(readers, "sea-lesson")
        for reader in readers:
            await went(reader, "/campaign?chapter=1")
        await album.take(readers, "story")
        await album.take(
            readers, "sea-drill", lambda reader: reader.page.locator("button:has(.picture)").nth(2).click()
        )
        for reader in readers:
            await reader.page.goto(open_table(album.address, 4, {"chapter": "1"}, "pirates")[1])
            await press(reader, "Fill with computer players", "Compléter")
        await album.take(readers, "sea-briefing")
        for reader in readers:
            await at_work(reader)
        await album.take(readers, "sea")
        await album.take(readers, "sea-hint", ask_an_old_salt)
        voyage = await sail_unseen(album.address, secrets.token_urlsafe(24), options=FIRST)
        for reader in readers:
            await went(reader, voyage.seat)
        await album.take(readers, "sea-ending")


async def lost(album: Album) -> None:
    """A line that is lost for good: go on without that player?"""
    async with album.readers() as readers:
        for reader in readers:
            guest = await album.opened("light", touch=False)
            link, seat = open_table(album.address, 2, {"chapter": "1"}, "pirates")
            await reader.page.goto(seat)
            await sit_down(guest, link, "Bob")
            await press(reader, "Start", "Commencer")
            for page in (reader.page, guest):
                await page.locator(".bar [data-offer]").click()
            await guest.locator(".space.offered").first.wait_for()
            await guest.context.close()
            await reader.page.locator(".standing .button").wait_for(timeout=MAKING)
        await album.take(readers, "sea-lost")


async def at_work(reader: Reader) -> None:
    """The first order given, and the first timer set."""
    await reader.page.locator(".tray .orders button").nth(1).click()
    sailor = PiratesPlayer(reader.page, "click", "screens")
    while sailor.deeds < AT_WORK:
        await sailor.act()


async def ask_an_old_salt(reader: Reader) -> None:
    button = reader.page.locator(".bar .button.quiet").first
    with suppress(Error):
        await button.click(timeout=MAKING)
        await reader.page.locator(".toast .ways .button").last.wait_for()


CHAPTERS: Final[dict[str, Callable[[Album], Awaitable[None]]]] = {
    "pages": pages,
    "lesson": lesson,
    "coach": coach,
    "today": today,
    "shared": shared,
    "two": two,
    "four": four,
    "sea": sea,
    "lost": lost,
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
            with running_server() as address:
                for name in given.chapters or CHAPTERS:
                    await CHAPTERS[name](Album(browser, address, given.folder))


if __name__ == "__main__":
    asyncio.run(main())

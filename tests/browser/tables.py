"""Tables for the browser tests: opened over HTTP, so that a test begins where its own story does."""

import json
import secrets
from contextlib import AsyncExitStack
from typing import Any
from urllib.request import Request, urlopen

from playwright.async_api import Page, expect

from browser.visitor import Visit
from saltsea.games.pirates.campaign.campaign_file import written
from saltsea.games.pirates.rules.campaign import Best, Campaign, sailed

CHAPTERS = 10

SHORT = {"length": 6}
"""The shortest strips: a whole game in a few minutes of real clicks."""


def open_table(
    address: str, players: int, options: dict[str, Any] | None = None, game: str = "corto", **settings: Any
) -> tuple[str, str]:
    """The address of a new table, and that of its host's seat."""
    key = secrets.token_urlsafe(16)
    chosen = {"players": players, "options": SHORT if options is None else options, **settings}
    asked = {"game": game, "name": "Ann", "key": key, "settings": chosen}
    request = Request(f"{address}/api/tables", json.dumps(asked).encode(), {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        link: str = json.load(answer)["link"]
    return link, f"{link}#{key}"


def open_chapter(address: str, chapter: int, players: int, game: str = "pirates", **settings: Any) -> str:
    """The host's seat at a table for a chapter that their log book has open."""
    logbook, key = secrets.token_urlsafe(24), secrets.token_urlsafe(16)
    unlock_chapter(address, logbook, chapter)
    chosen = {"players": players, "options": {"chapter": str(chapter)}, **settings}
    order = {"game": game, "name": "Ann", "key": key, "logbook": logbook, "settings": chosen}
    with urlopen(Request(f"{address}/api/tables", json.dumps(order).encode())) as answer:
        return f"{json.load(answer)['link']}#{key}"


def unlock_chapter(address: str, logbook: str, chapter: int) -> None:
    """Write into a log book that all chapters before this one are won."""
    campaign = Campaign(CHAPTERS)
    for place in range(chapter - 1):
        sailed(campaign, place, Best(150, 2, 1, 0, "off", 1, 1, 2, 4))
    owner = {"Authorization": f"Bearer {logbook}", "Content-Type": "application/json"}
    urlopen(Request(f"{address}/api/campaign/pirates", written(campaign), owner, method="PUT")).close()


async def sit_down(page: Page, link: str, name: str) -> None:
    """As a friend does who was sent a link."""
    await page.goto(link)
    await page.locator("input[autocomplete=nickname]").fill(name)
    await page.locator("form button.button").first.click()


async def company(visit: Visit, address: str, stack: AsyncExitStack, *guests: dict[str, Any]) -> list[Page]:
    """A table with a host and guests, each in a browser of their own, and the game begun."""
    link, seat = open_table(address, len(guests) + 1)
    host = await stack.enter_async_context(visit())
    await host.goto(seat)
    pages = [host]
    for place, how in enumerate(guests):
        page = await stack.enter_async_context(visit(**how))
        await sit_down(page, link, ("Bob", "Cleo", "Dan")[place])
        pages.append(page)
    await host.get_by_role("button", name="Start", exact=True).click()
    for page in pages:
        await expect(page.locator("[data-board]")).to_be_visible()
    return pages

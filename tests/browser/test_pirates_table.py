"""A Tale of Pirates in real browsers: crews by clicks, touch and keys, by the clock and step by step, over bad lines.

The sand runs ten times as fast here; `dev.py proof browser-pirates` sails in real time."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any, Final

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, WebSocketRoute, expect

from browser.pirates_player import PiratesPlayer, Way, sail
from browser.tables import open_table, sit_down
from browser.visitor import SIZES, Scheme, Size, Visit
from contract.scale import PROOF, scaled
from saltsea.texts import TABLE_TEXTS, load

pytestmark = [pytest.mark.browser, pytest.mark.anyio]

SPEED: Final = scaled(1000, 100)
LONGEST: Final = scaled(150, 1500)
"""Seconds that a chapter of three rounds takes at most."""
CHAPTER: Final = {"chapter": "1"}
SCHEMES: Final[tuple[Scheme, ...]] = ("light", "dark")
NEAR: Final = scaled(300, 100)
"""Milliseconds between a screen and the server; a busy machine draws late."""
IS_DOWN: Final = """() => new Promise((done) => {
  const look = () => (document.querySelector('[data-left]') === null ? done(Date.now()) : requestAnimationFrame(look));
  look();
})"""
ENDED: Final = "dialog[open] .next"
FILL: Final = "Fill with computer players and start"


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as opened:
        yield opened


async def alone(page: Page, address: str, players: int = 4, **settings: object) -> None:
    """One person and computer sailors, ready to go."""
    _, seat = open_table(address, players, CHAPTER, "pirates", **settings)
    await page.goto(seat)
    await page.locator(".button", has_text=re.compile(f"{FILL}|Start|Compléter|Commencer")).first.click()
    await expect(page.locator(".tray")).to_be_visible()


async def test_four_people_sail_chapter_one_to_its_end(visit: Visit, address: str, stack: AsyncExitStack) -> None:
    """One clicks, one touches a phone, one has only keys, one reads French; all see the same end."""
    link, seat = open_table(address, 4, CHAPTER, "pirates", speed=SPEED)
    guests: tuple[dict[str, Any], ...] = ({"size": "phone", "touch": True}, {}, {"locale": "fr-FR"})
    host = await stack.enter_async_context(visit())
    await host.goto(seat)
    pages = [host]
    for place, how in enumerate(guests):
        page = await stack.enter_async_context(visit(**how))
        await sit_down(page, link, ("Bob", "Cleo", "Dan")[place])
        pages.append(page)
    await host.get_by_role("button", name="Start", exact=True).click()
    ways: tuple[Way, ...] = ("click", "touch", "keys", "click")
    sailors = [PiratesPlayer(page, way, f"crew {way}") for page, way in zip(pages, ways, strict=True)]
    await sail(*sailors, seconds=LONGEST)
    ends = [await page.locator("dialog[open] [data-result]").get_attribute("data-result") for page in pages]
    assert len(set(ends)) == 1
    assert ends[0]
    assert all(sailor.deeds > 3 for sailor in sailors)


@pytest.mark.skipif(not PROOF, reason="runs in `dev.py proof`")
async def test_two_people_with_two_timers_each(visit: Visit, address: str, stack: AsyncExitStack) -> None:
    link, seat = open_table(address, 2, CHAPTER, "pirates", speed=SPEED)
    pages = [await stack.enter_async_context(visit()) for _ in range(2)]
    await pages[0].goto(seat)
    await sit_down(pages[1], link, "Bob")
    await pages[0].get_by_role("button", name="Start", exact=True).click()
    for page in pages:
        await expect(page.locator(".chip.mine")).to_have_count(2)
    await sail(*(PiratesPlayer(page, "click", f"two {place}") for place, page in enumerate(pages)), seconds=LONGEST)


@pytest.mark.skipif(not PROOF, reason="runs in `dev.py proof`")
async def test_one_alone_sails_with_computer_sailors_by_keys(visit: Visit, address: str) -> None:
    async with visit() as page:
        await alone(page, address, speed=SPEED)
        await sail(PiratesPlayer(page, "keys", "alone"), seconds=LONGEST)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
async def test_step_by_step_with_nothing_but_the_accessibility_tree_and_keys(
    visit: Visit, address: str, locale: str
) -> None:
    """Somebody who hears the page and types: what the tree names is all they know."""
    texts = load(locale[:2], (TABLE_TEXTS, "web-pirates"))
    async with visit(locale=locale) as page:
        await alone(page, address, 2, steps=True)
        tree = ""
        for _ in range(scaled(40, 4000)):
            tree = await page.locator("body").aria_snapshot()
            if await page.locator(ENDED).count():
                break
            await step_on(page, tree, texts.say("deck-ready"))
        else:
            assert not PROOF, "the chapter does not end"
        assert re.search(r"- listitem:|- button", tree)


async def step_on(page: Page, tree: str, ready: str) -> None:
    """Go on where the crew is waited for; else place, perform or take back; else wait."""
    if f'button "{ready}"' in tree:
        await page.keyboard.press("g")
        return
    for keys in (("g",), ("1", "n", "Enter"), ("2", "n", "Enter"), ("t",), ("w",)):
        for key in keys:
            await page.keyboard.press(key)
        await page.wait_for_timeout(30)
        if await page.locator("body").aria_snapshot() != tree:
            return


async def test_a_line_cut_while_the_sand_runs(visit: Visit, address: str) -> None:
    lines: list[WebSocketRoute] = []
    async with visit(allowed="WebSocket") as page:
        is_cut = False

        def couple(line: WebSocketRoute) -> None:
            if not is_cut:
                line.connect_to_server()
                lines.append(line)

        await page.route_web_socket("**/line", couple)
        await alone(page, address)
        await page.keyboard.press("g")
        sailor = PiratesPlayer(page, "click", "cut")
        while not await page.locator(".chip.mine.running").count():
            await sailor.act()
        is_cut = True
        await lines[-1].close(code=1011)
        await expect(page.get_by_text("The line is lost.")).to_be_visible()
        is_cut = False
        await page.get_by_role("button", name="Try now").click()
        await expect(page.get_by_text("The line is lost.")).to_be_hidden(timeout=15_000)
        await expect(page.locator(".chip.mine.running")).to_have_count(1)


async def test_sand_on_the_screen_is_the_servers(visit: Visit, address: str, stack: AsyncExitStack) -> None:
    """Two screens say the same moment at which the sand will be down, also after a reload; and then it is."""
    link, seat = open_table(address, 2, CHAPTER, "pirates", speed=300)
    pages = [await stack.enter_async_context(visit()) for _ in range(2)]
    await pages[0].goto(seat)
    await sit_down(pages[1], link, "Bob")
    await pages[0].get_by_role("button", name="Start", exact=True).click()
    await pages[0].locator(".bar [data-offer]").click()
    await one_timer_runs(pages[0])
    await pages[1].locator(".chip.running").wait_for()
    first = [await moment(page) for page in pages]
    await pages[1].reload()
    await pages[1].locator(".chip.running").wait_for()
    told = [*first, await moment(pages[1])]
    assert max(told) - min(told) < NEAR
    ready: float = await pages[1].evaluate(IS_DOWN)
    assert abs(ready - told[0]) < NEAR


async def test_sand_is_right_after_the_page_was_asleep(visit: Visit, address: str) -> None:
    """A browser may put a hidden page to sleep: it comes back by itself, and to the server's time."""
    async with visit(allowed="WebSocket") as page:
        await alone(page, address)
        await page.keyboard.press("g")
        await one_timer_runs(page)
        session = await page.context.new_cdp_session(page)
        await session.send("Page.setWebLifecycleState", {"state": "frozen"})
        await asyncio.sleep(scaled(4, 60))
        await session.send("Page.setWebLifecycleState", {"state": "active"})
        await expect(page.get_by_text("The line is lost.")).to_be_hidden(timeout=20_000)
        await page.wait_for_timeout(4000)  # 3-2-1, if the crew had missed somebody
        shown = await page.locator(".chip.mine").first.get_attribute("class") or ""
        assert "running" in shown or "ready" in shown
        before = await page.locator("[data-clock]").get_attribute("data-clock")
        await page.reload()
        await page.locator("[data-clock]").wait_for()
        after = await page.locator("[data-clock]").get_attribute("data-clock")
        assert abs(float(before or "nan") - float(after or "nan")) < 3000


async def one_timer_runs(page: Page) -> None:
    sailor = PiratesPlayer(page, "click", "sand")
    while not await page.locator(".chip.mine.running").count():
        await sailor.act()


async def moment(page: Page) -> float:
    """When in the world the first running sand will be down, by what this page shows."""
    at: float = await page.evaluate("() => Date.now() + Number(document.querySelector('[data-left]').dataset.left) / 3")
    return at


@pytest.mark.parametrize("size", list(SIZES))
async def test_axe_finds_nothing_aboard_and_nothing_sticks_out(visit: Visit, address: str, size: Size) -> None:
    async with visit(size=size) as page:
        await alone(page, address, speed=300)
        sailor = PiratesPlayer(page, "click", "axe")
        while sailor.deeds < 2:
            await sailor.act()
        for scheme in SCHEMES:
            await page.emulate_media(color_scheme=scheme)
            results = await Axe().run(page)
            assert results.violations_count == 0, results.generate_report()
        sticks_out = (
            "document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight"
        )
        assert not await page.evaluate(sticks_out)

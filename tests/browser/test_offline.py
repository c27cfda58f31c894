"""Play without a server: loaded once, then the line is cut and the server stopped. In a real browser, with its real
worker, storage and cache."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Browser, Page, expect

from browser.corto_player import CortoPlayer, play_out
from browser.pirates_player import PiratesPlayer, sail
from browser.server_process import running_server
from browser.test_app import ROUNDS, begin_chapter, sail_round
from browser.visitor import SIZES, Size, Visit, show_others_fast
from contract.scale import PROOF

pytestmark = [pytest.mark.browser, pytest.mark.anyio]

START = 60_000
"""Milliseconds for Python to be loaded and started, on a busy machine."""
ENOUGH = 6
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  for (let kept = []; kept.length < 6; kept = await (await caches.open('saltsea-engine')).keys())
    await new Promise((resolve) => setTimeout(resolve, 200));
}"""


async def load(page: Page) -> None:
    """Load the engine at its page."""
    await page.goto("/offline")
    await page.locator("main button").click()
    await expect(page.locator("aside.offline")).to_be_visible(timeout=START)


async def load_the_app(page: Page) -> None:
    """The App loads the engine by itself, and says when it needs no connection any more."""
    await page.goto("/app")
    await expect(page.get_by_text("From now on it needs no connection")).to_be_visible(timeout=START)


@asynccontextmanager
async def cut_off(
    chromium: Browser,
    locale: str = "en-GB",
    *,
    loading: Callable[[Page], Awaitable[None]] = load,
    size: Size = "desktop",
    first: str = "/",
) -> AsyncIterator[Page]:
    """A page that has loaded the engine, and whose server is gone."""
    with running_server() as address:
        context = await chromium.new_context(
            base_url=address, viewport=SIZES[size], locale=locale, reduced_motion="reduce", service_workers="allow"
        )
        page = await context.new_page()
        await show_others_fast(page)
        await loading(page)
        await asyncio.wait_for(page.evaluate(KEPT), START / 1000)
    await context.set_offline(True)
    try:
        await page.goto(first)
        yield page
    finally:
        await context.close()


async def test_the_app_sails_a_chapter_from_start_to_result_with_the_line_cut(chromium: Browser) -> None:
    async with cut_off(chromium, loading=load_the_app, size="phone", first="/app") as page:
        await expect(page.get_by_text("the cards are printed")).to_be_visible()
        await begin_chapter(page, START)
        for number in range(1, ROUNDS + 1):
            await sail_round(page, number)
        await page.goto("/app")
        await expect(page.get_by_text("Next: chapter 2")).to_be_visible(timeout=START)


async def test_the_way_back_from_play_without_a_server_is_one_step(visit: Visit) -> None:
    """The page that loads the engine went on again and again, until the way back was full of the same page."""
    async with visit(size="phone") as page:
        await page.goto("/rules/corto")
        await load(page)
        await expect(page).to_have_url(re.compile("/$"))
        await page.go_back()
        await expect(page).to_have_url(re.compile("/offline$"))


async def test_corto_is_played_with_the_line_cut_and_survives_a_reload(chromium: Browser) -> None:
    async with cut_off(chromium) as page:
        await page.get_by_role("button", name="Play now").click(timeout=START)
        await page.wait_for_url("**/t/o*")
        player = CortoPlayer(page, "click", "offline")
        await play_out(player, is_enough=lambda: player.deeds >= ENOUGH)
        await page.reload()
        await expect(page.get_by_role("region", name="What you can do now")).to_be_visible(timeout=START)
        deeds = player.deeds
        await play_out(player, is_enough=lambda: not PROOF and player.deeds >= deeds + ENOUGH)


async def test_a_voyage_is_sailed_with_the_line_cut(chromium: Browser) -> None:
    async with cut_off(chromium, "fr") as page:
        await page.get_by_role("button", name="Naviguer").first.click(timeout=START)
        await page.wait_for_url("**/t/o*")
        await sail(PiratesPlayer(page, "click", "offline"), seconds=600, returns=None if PROOF else 1)


async def test_story_lessons_and_rules_open_with_the_line_cut(chromium: Browser) -> None:
    async with cut_off(chromium) as page:
        await page.goto("/campaign")
        await expect(page.get_by_text("Broken Chains").first).to_be_visible(timeout=START)
        for game in ("corto", "pirates"):
            await page.goto(f"/learn/{game}")
            await page.get_by_role("button", name="Begin the lesson").click(timeout=START)
            await page.wait_for_url("**/t/o*", timeout=START)
            await expect(page.locator(".lesson")).to_have_attribute("data-step", "1", timeout=START)
        await page.goto("/rules/pirates#sheets")
        await expect(page.get_by_text("The sheets are made by a server")).to_be_visible(timeout=START)
        await page.goto("/companion/corto#count")
        await page.get_by_role("button", name="Square a2:").click(timeout=START)
        await page.get_by_role("button", name="One more: Player 1", exact=True).click()
        await page.get_by_role("spinbutton", name="Gold of quests").first.fill("25")
        await page.keyboard.press("Enter")
        await expect(page.get_by_text("Player 1 wins.")).to_be_visible(timeout=START)


OLD = """async () => {
  const list = new Response(JSON.stringify({ build: 'old', files: [], bytes: {}, lock: {} }));
  const cache = await caches.open('saltsea-engine');
  await cache.put('/engine/manifest.json?page=index-old.js', list);
  await cache.put('/assets/engine-old/saltsea.tar.xz', new Response('old'));
}"""
RENEWED = """async () => {
  const cache = await caches.open('saltsea-engine');
  const build = async () => (await (await cache.match('/engine/manifest.json', { ignoreSearch: true })).json()).build;
  const isOld = async () => (await cache.keys()).some(({ url }) => url.includes('old'));
  while ((await build()) === 'old' || (await isOld())) await new Promise((resolve) => setTimeout(resolve, 200));
}"""


async def test_an_engine_of_an_older_version_is_renewed_with_the_pages(visit: Visit) -> None:
    """Its pages were: without a line a page of today would have asked an engine of yesterday."""
    async with visit(worker=True) as page:
        await page.goto("/")
        await page.evaluate(OLD)
        await page.reload()
        await asyncio.wait_for(page.evaluate(RENEWED), START / 1000)


async def test_nobody_is_invited_to_a_table_in_the_page(chromium: Browser) -> None:
    async with cut_off(chromium) as page:
        await page.goto("/campaign?chapter=1")
        await expect(page.get_by_text("All at this device")).to_be_visible(timeout=START)
        await expect(page.get_by_text("You get a link to send them")).to_have_count(0)


@pytest.mark.parametrize("place", ["/campaign", "/"])
async def test_a_tab_that_only_loaded_the_app_goes_on_by_itself_with_the_line_cut(
    chromium: Browser, place: str
) -> None:
    async with cut_off(chromium, loading=load_the_app, size="phone", first=place) as page:
        await expect(page.locator("aside.offline")).to_be_visible(timeout=START)
        await expect(page.get_by_text("Broken Chains").or_(page.get_by_text("Play now")).first).to_be_visible(
            timeout=START
        )


async def test_the_page_offers_to_play_offline_when_the_server_does_not_answer(visit: Visit) -> None:
    async with visit(allowed="Failed to load resource") as page:
        await page.route("**/api/catalogue", lambda route: route.abort())
        await page.goto("/")
        await page.get_by_role("alert").get_by_role("link", name="Play offline").first.click()
        await expect(page.get_by_role("heading", name="Play offline")).to_be_visible()
        results = await Axe().run(page)
        assert results.violations_count == 0, results.generate_report()


async def test_no_page_of_a_server_loads_the_engine(visit: Visit) -> None:
    async with visit() as page:
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        await page.goto("/")
        await page.get_by_role("button", name="Play now").click()
        await page.wait_for_url("**/t/*")
        await expect(page.get_by_role("region", name="What you can do now")).to_be_visible()
        assert not [url for url in asked if "engine" in url]

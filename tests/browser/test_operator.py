"""The server's own pages in a real browser: the operator's link lets one in, forms work, and nothing sticks out."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import uvicorn
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Browser, Page, expect

from browser.visitor import SIZES, Size, Visit
from server.operator_kit import CORTO, Served

pytestmark = [pytest.mark.browser, pytest.mark.anyio]


@asynccontextmanager
async def running_server() -> AsyncIterator[tuple[Served, str]]:
    """A server with a game, somebody who complains, and an address."""
    fake = Served(games=CORTO)
    await fake.server.operator.open()
    ann, bob = await fake.pair()
    await bob.done("Say", words="You play like a sea cucumber, and a slow one at that!")
    await ann.done("Report", person=1, words="Could you have a word with him, please?")
    server = uvicorn.Server(uvicorn.Config(fake.app, port=0, lifespan="off", log_config=None))
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield fake, f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        await task
        await fake.registry.close()


async def in_order(page: Page) -> None:
    results = await Axe().run(page)
    assert results.violations_count == 0, results.generate_report()
    assert await page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0


@pytest.mark.parametrize(("size", "locale"), [("phone", "en-GB"), ("desktop", "fr-FR")])
async def test_the_link_lets_one_in_and_leaves_no_trace(visit: Visit, size: Size, locale: str) -> None:
    async with running_server() as (fake, where), visit(size=size, locale=locale, scheme="dark") as page:
        await page.goto(f"{where}/operator")
        await in_order(page)
        await page.goto(f"{where}/privacy")
        await in_order(page)
        await page.goto(f"{where}/operator#{fake.server.operator.fresh}")
        await expect(page.locator("article")).to_have_count(1)
        assert fake.server.operator.fresh not in page.url
        await in_order(page)
        await page.get_by_role("checkbox").first.check()
        await page.locator("form[action='/operator/switches'] button").click()
        await expect(page.get_by_role("status")).to_be_visible()
        assert fake.registry.switches.closed


async def test_it_works_without_scripts(chromium: Browser) -> None:
    async with running_server() as (fake, where):
        context = await chromium.new_context(java_script_enabled=False, viewport=SIZES["phone"])
        page = await context.new_page()
        await page.goto(f"{where}/operator")
        await page.get_by_label("Secret").fill(fake.server.operator.fresh)
        await page.get_by_role("button", name="Come in").click()
        await page.locator("summary", has_text="Bob").click()
        await page.get_by_role("button", name="Forget Bob").click()
        await expect(page.get_by_role("status")).to_contain_text("Forgotten")
        await page.get_by_role("link", name="Français").click()
        await page.get_by_role("button", name="Quitter cette page").click()
        await expect(page.get_by_label("Secret")).to_be_visible()
        await context.close()

"""A game that was begun on a device alone goes on at the server, and is taken along again when the line is cut."""

import asyncio
import json

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Browser, Page, Route, expect

from browser.corto_player import CortoPlayer, play_out
from browser.server_process import running_server
from browser.test_offline import KEPT, START, load
from browser.visitor import SIZES, Visit, put_recaps_away, show_others_fast

pytestmark = [pytest.mark.browser, pytest.mark.anyio]
SOME = 4
TO_ACT = "What you can do now"
OLD_NAME = "An\u3164n"
"""It has a letter that nobody sees, which an earlier release took."""


async def play_some(page: Page) -> None:
    """Make a few moves at the table that is open."""
    await expect(page.get_by_role("region", name=TO_ACT)).to_be_visible(timeout=START)
    player = CortoPlayer(page, "click", "carry")
    await play_out(player, is_enough=lambda: player.deeds >= SOME)
    await player.clear()


async def test_a_game_of_this_device_goes_on_at_the_server_and_comes_back_before_the_line_is_cut(
    chromium: Browser,
) -> None:
    with running_server() as address:
        context = await chromium.new_context(
            base_url=address, viewport=SIZES["phone"], locale="en-GB", reduced_motion="reduce", service_workers="allow"
        )
        page = await context.new_page()
        await show_others_fast(page)
        await put_recaps_away(page)
        await load(page)
        await page.get_by_role("button", name="Play now").click(timeout=START)
        await page.wait_for_url("**/t/o*")
        await play_some(page)
        await page.goto("/games")
        await expect(page.get_by_role("button", name="Go on at the server")).to_be_visible(timeout=START)
        found = await Axe().run(page)
        assert found.violations_count == 0, found.generate_report()
        await page.get_by_role("button", name="Go on at the server").click()
        await page.wait_for_url(lambda url: "/t/" in url and "/t/o" not in url, timeout=START)
        await play_some(page)
        await page.get_by_role("button", name="Menu").click()
        await page.get_by_role("button", name="Take it along, offline").click()
        await page.wait_for_url("**/t/o*", timeout=START)
        await asyncio.wait_for(page.evaluate(KEPT), START / 1000)
        await expect(page.get_by_role("region", name=TO_ACT)).to_be_visible(timeout=START)
    await context.set_offline(True)
    await page.reload()
    await play_some(page)
    await page.goto("/games")
    await page.get_by_role("button", name="Go on at the server").click(timeout=START)
    await expect(page.get_by_role("alert")).to_contain_text("no connection to the server")
    await expect(page.get_by_role("link", name="Continue")).to_be_visible()
    await context.close()


async def called_as_before(route: Route) -> None:
    """The game comes to the server under a name of an earlier release, unless its player chose one."""
    body = json.loads(route.request.post_data or "")
    if body["game"]["name"] != "Jeanne":
        body["game"]["name"] = OLD_NAME
    await route.continue_(post_data=json.dumps(body))


async def test_a_game_whose_old_name_is_no_longer_taken_asks_for_another(visit: Visit) -> None:
    async with visit(size="phone", allowed="422") as page:
        await load(page)
        await page.get_by_role("button", name="Play now").click(timeout=START)
        await page.wait_for_url("**/t/o*")
        await expect(page.get_by_role("region", name=TO_ACT)).to_be_visible(timeout=START)
        await page.goto("/games")
        await page.route("**/api/carried", called_as_before)
        await page.get_by_role("button", name="Go on at the server").click(timeout=START)
        await expect(page.get_by_role("alert")).to_contain_text("A name has one to 24 characters that can be read.")
        await page.get_by_role("textbox", name="What are you called?").fill("Jeanne")
        await page.get_by_role("button", name="Go on at the server").click()
        await page.wait_for_url(lambda url: "/t/" in url and "/t/o" not in url, timeout=START)
        code = page.url.rpartition("/")[2].partition("#")[0]
        table = await page.evaluate("code => fetch(`/api/tables/${code}`).then((answer) => answer.json())", code)
        assert [person["name"] for person in table["people"]] == ["Jeanne"]

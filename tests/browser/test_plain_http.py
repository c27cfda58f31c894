"""Plain http in a home network, which browsers trust less: what falls back is stated, and everything else plays."""

import re
from contextlib import AsyncExitStack

import pytest
from playwright.async_api import Page, expect

from browser.tables import open_table, sit_down
from browser.test_app import begin_chapter, start
from browser.visitor import Visit

pytestmark = [pytest.mark.browser, pytest.mark.anyio]

NOISE = "Cross-Origin-Opener-Policy"
"""A browser remarks that it ignores this header there."""
AWAKE = "video[data-awake]"


@pytest.fixture
def at_home(address: str) -> str:
    """The same server, by a name that is no localhost."""
    return address.replace("127.0.0.1", "kitchen.test")


async def opened(page: Page, link: str) -> None:
    await page.goto(link)
    assert not await page.evaluate("isSecureContext")


async def test_the_app_says_what_falls_back_and_keeps_the_screen_on(visit: Visit, at_home: str) -> None:
    async with visit("phone", touch=True, allowed=NOISE) as page:
        await opened(page, f"{at_home}/offline")
        await expect(page.get_by_text("This page came over plain http")).to_be_visible()
        await opened(page, f"{at_home}/app")
        await expect(page.get_by_text("The screen is kept on by a silent film")).to_be_visible()
        await page.get_by_text("On this server", exact=True).click()
        await begin_chapter(page)
        await start(page)
        await expect(page.locator(AWAKE).first).to_have_js_property("paused", False)


async def test_a_solo_game_is_played_and_its_link_copied(visit: Visit, at_home: str) -> None:
    async with visit("phone", touch=True, allowed=NOISE) as page:
        await opened(page, at_home)
        await page.get_by_role("button", name="Play now").tap()
        await page.locator("[data-board] .square.lit").first.tap(timeout=60_000)
        await page.get_by_role("button", name="Menu").tap()
        await page.get_by_role("button", name="Copy").first.tap()
        await expect(page.get_by_role("dialog").get_by_text("Copied").first).to_be_visible()


async def test_a_phone_joins_the_screen_of_the_room_and_stays_awake(visit: Visit, address: str, at_home: str) -> None:
    seat = open_table(address, 1, {}, "pirates")[1]
    async with AsyncExitStack() as stack:
        wall = await stack.enter_async_context(visit(allowed=NOISE))
        phone = await stack.enter_async_context(visit("phone", touch=True, allowed=NOISE))
        await opened(wall, f"{at_home}{seat}")
        await wall.get_by_text("One screen and phones").click()
        await wall.get_by_role("button", name="Use this device as the screen").click()
        await expect(wall.get_by_role("img", name="The link of this table")).to_be_visible()
        await sit_down(phone, wall.url, "Ann")
        await wall.get_by_role("button", name="Start", exact=True).click()
        # Of the words of the waiting room, too, one is “I am ready.”
        ready = phone.get_by_role("button", name=re.compile("^Ready"))
        await ready.or_(phone.locator("[data-choice=Start]")).first.tap()
        await expect(phone.locator(AWAKE).first).to_have_js_property("paused", False)

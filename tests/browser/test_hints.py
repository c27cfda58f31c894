"""Hints in a practice game: by button and by key, lit on the board, said aloud, and counted down."""

import re

import pytest
from playwright.async_api import Locator, Page, expect

from browser.visitor import Visit

pytestmark = [pytest.mark.browser, pytest.mark.anyio]


async def practice(page: Page) -> None:
    """A game against Novices, at one's own turn."""
    await page.goto("/")
    await page.get_by_role("button", name="Play now").click()
    await page.wait_for_url(re.compile("/t/"))
    await expect(hint_button(page)).to_be_visible(timeout=30_000)


def hint_button(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^What would you do"))


async def test_a_hint_is_lit_and_said_and_goes_with_the_position(visit: Visit) -> None:
    async with visit() as page:
        await practice(page)
        button = page.get_by_role("button", name="What would you do? 3 hints are left in this game")
        await button.click()
        hint = page.get_by_role("region", name="Hint")
        await expect(hint).to_contain_text(re.compile(r"Put a marker on [a-f]\d"))
        await expect(page.locator("[data-halos]")).to_have_attribute("data-halos", re.compile("[1-9]"))
        await expect(page.get_by_role("button", name=re.compile("2 hints are left"))).to_be_visible()
        await hint.get_by_role("button", name="Go there").click()
        await page.keyboard.press("Enter")
        await expect(hint).to_have_count(0, timeout=10_000)


async def test_a_hint_comes_by_key_on_a_phone_with_keys_too(visit: Visit) -> None:
    async with visit(size="phone") as page:
        await practice(page)
        await page.keyboard.press("w")
        hint = page.get_by_role("region", name="Hint")
        await expect(hint.get_by_role("button", name="Close")).to_be_visible()
        await hint.get_by_role("button", name="Close").click()
        await expect(hint).to_have_count(0)
        await page.keyboard.press("w")
        await expect(hint).to_be_visible()
        await expect(page.get_by_role("button", name=re.compile("2 hints are left"))).to_be_visible()

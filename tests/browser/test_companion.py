"""The companion beside Corto's box: dealt, tapped in and counted with a finger, kept, without barriers."""

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, expect

from browser.visitor import Visit

pytestmark = pytest.mark.anyio

FINGER = 44
NARROW = """least => [...document.querySelectorAll('main button, main select, nav a')]
  .filter((one) => one.checkVisibility() && Math.min(one.offsetWidth, one.offsetHeight) < least)
  .map((one) => one.getAttribute('aria-label') ?? one.textContent)"""


async def mark(page: Page, square: str, *players: int) -> None:
    """One marker of each of these players on a square."""
    await page.get_by_role("button", name=f"Square {square}:").tap()
    for player in players:
        await page.get_by_role("button", name=f"One more: Player {player}", exact=True).tap()


async def test_a_table_of_cardboard_is_dealt_tapped_in_and_counted(visit: Visit) -> None:
    async with visit("phone", touch=True) as page:
        await page.goto("/")
        await page.get_by_role("link", name="Companion for Corto’s box").tap()
        await page.get_by_role("button", name="Deal strips and first player").tap()
        await expect(page.get_by_text("begins.", exact=False).first).to_be_visible()
        await page.get_by_role("link", name="Count").tap()
        for square in ("a2", "a3", "b3"):
            await mark(page, square, 1)
        await mark(page, "c5", 1, 2)
        await page.get_by_role("button", name="One more: Cards under the seal, kills among them, Player 2").tap()
        await expect(page.get_by_text("Largest group, a2, a3, b3: 3 × 2 = 6")).to_be_visible()
        await expect(page.get_by_text("Under the seal: 1 × 1 = 1")).to_be_visible()
        await expect(page.get_by_text("Player 1 wins.")).to_be_visible()
        assert await page.evaluate(NARROW, FINGER) == []
        found = await Axe().run(page)
        assert found.violations_count == 0, found.generate_report()
        await page.reload()
        await expect(page.get_by_text("Player 1 wins.")).to_be_visible()
        for part in ("Clock", "Quests", "Set-up"):
            await page.get_by_role("link", name=part).tap()
            found = await Axe().run(page)
            assert found.violations_count == 0, found.generate_report()


async def test_numbers_are_typed_into_fields_that_say_what_and_whose(visit: Visit) -> None:
    """By eye and by ear: each field has a name of its own, and what is typed is taken as it is."""
    async with visit("phone", touch=True) as page:
        await page.goto("/companion/corto")
        await page.get_by_role("link", name="Count").tap()
        await page.get_by_role("button", name="Square a2:").tap()
        markers = page.get_by_role("spinbutton", name="Markers on a2, Player 2")
        await markers.fill("3")
        await markers.press("Tab")
        await expect(page.get_by_role("button", name="Square a2: Player 2 3")).to_be_visible()
        gold = page.get_by_role("spinbutton", name="Gold of quests, Player 1")
        await gold.fill("25")
        await page.get_by_text("Gold of quests", exact=True).first.tap()
        await expect(gold).to_be_focused()
        await expect(page.get_by_text("Player 1 wins.")).to_be_visible()
        names = [await field.get_attribute("aria-label") for field in await page.get_by_role("spinbutton").all()]
        assert len(set(names)) == len(names)


async def test_clock_and_button_are_in_sight_on_a_phone_that_lies_on_its_side(visit: Visit) -> None:
    async with visit("phone", touch=True) as page:
        await page.set_viewport_size({"width": 844, "height": 390})
        await page.goto("/companion/corto")
        await page.get_by_role("link", name="Clock").tap()
        for part in (page.get_by_role("timer"), page.get_by_role("button", name="Start the clock")):
            await expect(part).to_be_in_viewport(ratio=1)


async def test_every_square_and_every_word_of_the_parts_is_in_sight_on_a_small_phone(visit: Visit) -> None:
    async with visit("phone", touch=True, locale="fr-FR") as page:
        await page.set_viewport_size({"width": 360, "height": 640})
        await page.goto("/companion/corto")
        await page.get_by_role("link", name="Compte").tap()
        await expect(page.get_by_role("button", name="Case a8")).to_be_in_viewport(ratio=1)
        for part in await page.locator("nav a").all():
            assert await part.evaluate("(one) => one.scrollWidth <= one.clientWidth")

"""Shipmates who listen, in a real browser: one person who shouts and gives orders, and computer sailors who obey."""

import re
from typing import Final

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Locator, Page, expect

from browser.tables import open_table
from browser.test_lost_line import OVER
from browser.touches import TAKES_TOUCHES
from browser.visitor import SIZES, Size, Visit

pytestmark = [pytest.mark.browser, pytest.mark.anyio]

QUICK: Final = 300
"""Sand of ten seconds."""
SAID: Final = 40_000
"""Milliseconds in which a green hand does what it was told, on a busy machine."""
ORDERS: Final = {1: "Guns", 2: "Helm and sails", 3: "Repairs"}
"""By the number of the green hand."""
OBEYED: Final = {
    1: re.compile(r"Green hand 1 sets Timer 2: (Cannonballs|(Left|Right) cannon \d)"),
    2: re.compile(r"Green hand 2 sets Timer 3: (Helm|Sails \d)"),
    3: re.compile(r"Green hand 3 sets Timer 4: Repairs"),
}


async def aboard(page: Page, address: str) -> None:
    """One person and three green hands, before the first round."""
    _, seat = open_table(address, 4, {"chapter": "1"}, "pirates", speed=QUICK)
    await page.goto(seat)
    await page.get_by_role("button", name="Fill with computer players and start").click()
    await expect(page.locator(".tray")).to_be_visible()


def order_of(page: Page, mate: int) -> Locator:
    """One touch each, below the shipmate's timer."""
    group = page.get_by_role("group", name=re.compile(rf"Green hand {mate}$"))
    return group.get_by_role("button", name=ORDERS[mate])


async def shout(page: Page, words: str) -> None:
    """What matters now lies open; everything else is behind “all shouts”."""
    shouts = page.get_by_role("group", name="Shouts")
    if not await shouts.get_by_role("button", name=words, exact=True).count():
        await shouts.get_by_role("button", name="All shouts").click()
    await shouts.get_by_role("button", name=words, exact=True).click()


def log(page: Page) -> Locator:
    return page.get_by_role("region", name="Log")


async def test_shipmates_go_where_they_are_ordered(visit: Visit, address: str) -> None:
    async with visit() as page:
        await aboard(page, address)
        for mate in ORDERS:
            await order_of(page, mate).click()
            await expect(order_of(page, mate)).to_have_attribute("aria-pressed", "true")
        await expect(page.locator(".shouted")).to_contain_text("Aye")
        await page.keyboard.press("g")
        for told in OBEYED.values():
            await expect(log(page)).to_contain_text(told, timeout=SAID)


async def test_shipmates_turn_where_they_are_asked(visit: Visit, address: str) -> None:
    """The first turn of the voyage, whoever makes it."""
    async with visit() as page:
        await aboard(page, address)
        await page.keyboard.press("g")
        await shout(page, "Turn left!")
        turned = log(page).get_by_text(re.compile("turns the ship"))
        await expect(turned.first).to_contain_text("to the left", timeout=2 * SAID)


async def test_shipmates_keep_off_what_somebody_takes_and_an_order_is_taken_back_by_a_second_touch(
    visit: Visit, address: str
) -> None:
    async with visit() as page:
        await aboard(page, address)
        await order_of(page, 2).click()
        await page.keyboard.press("g")
        await shout(page, "I take the helm.")
        for mate in ORDERS:
            await expect(log(page)).to_contain_text(f"Green hand {mate} sets Timer", timeout=SAID)
        assert "Helm" not in await log(page).inner_text()
        await order_of(page, 2).click()
        await expect(order_of(page, 2)).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("size", list(SIZES))
async def test_orders_skill_and_hints_are_reached_and_axe_finds_nothing(visit: Visit, address: str, size: Size) -> None:
    async with visit(size=size) as page:
        await aboard(page, address)
        await page.locator(".chip:not(.mine)").first.click()
        dialog = page.get_by_role("dialog")
        await dialog.get_by_role("combobox").select_option("able")
        await expect(dialog).to_contain_text("knows every handle")
        assert (await Axe().run(page)).violations_count == 0
        await page.keyboard.press("Escape")
        told = page.get_by_text("Green hand 1 plays on at another level: Green hand → Able sailor.")
        assert await told.evaluate(OVER) == [], "it lies on a clock or a timer"
        await page.keyboard.press("g")
        await page.get_by_role("button", name="What would an old salt do?").click(timeout=SAID)
        hint = page.get_by_role("region", name="Hint")
        await expect(hint).to_contain_text(re.compile(r"Set Timer 1: .+\. .+\."))
        results = await Axe().run(page)
        assert results.violations_count == 0, results.generate_report()
        assert not await hint.evaluate(TAKES_TOUCHES), "what lies below can be touched where the sentence is"
        await hint.get_by_role("button", name="Close").click()
        await expect(hint).to_have_count(0)


async def test_a_finger_is_not_led_to_what_a_hint_lights_on_a_large_screen_either(visit: Visit, address: str) -> None:
    for touch in (False, True):
        async with visit(size="desktop", touch=touch) as page:
            await aboard(page, address)
            await page.keyboard.press("g")
            await page.get_by_role("button", name="What would an old salt do?").click(timeout=SAID)
            hint = page.get_by_role("region", name="Hint")
            await expect(hint.get_by_role("button", name="Close")).to_be_visible()
            # Asked at once: a moment later the hint has gone by itself.
            assert await hint.get_by_role("button", name="Go there").is_visible() is not touch

"""The table at sea can be read at every size that we promise: no word is cut off, and none lies over another."""

import re
from typing import Final

import pytest
from playwright.async_api import Page, expect

from browser.tables import open_chapter, open_table
from browser.visitor import Visit

pytestmark = [pytest.mark.browser, pytest.mark.anyio]

FILL: Final = ".button:has-text('Fill with computer players'), .button:has-text('Compléter')"
CUT: Final = """() => [...document.querySelectorAll('.shout, .brief .words, .brief .cards button')].flatMap((one) => {
  const isCut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
  return one.checkVisibility() && isCut ? [one.textContent.trim()] : [];
})"""
"""Shouts, and words of the briefing, that do not fit into their place."""

LINES: Final = "(one) => Math.round(one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight))"
COVERED: Final = """() => [...document.querySelectorAll('.bubble')].flatMap((bubble) => {
  const name = bubble.parentElement.querySelector('.who');
  const letters = document.createRange();
  letters.selectNodeContents(name);
  const [over, under] = [bubble.getBoundingClientRect(), letters.getBoundingClientRect()];
  const isBeside = over.left >= under.right || over.right <= under.left;
  return isBeside || over.top >= under.bottom || over.bottom <= under.top ? [] : [name.textContent];
})"""
"""The names over which a shout lies."""
UNDER: Final = """(above) => {
  const [over, under] = [above, '.at-bar .bar'].map((one) => document.querySelector(one).getBoundingClientRect());
  return over.top < under.bottom && under.top < over.bottom;
}"""
"""Whether an event or the briefing lies on the bar that has its button."""
FASTEST: Final = 500
"""Hundredths of real time."""
PATIENCE: Final = 120_000
"""Milliseconds until the first event of a round."""


async def briefed(page: Page, address: str, width: int, height: int) -> None:
    await page.set_viewport_size({"width": width, "height": height})
    await page.goto(open_table(address, 4, {"chapter": "1"}, "pirates")[1])
    await page.locator(FILL).first.click()
    await page.locator(".brief .cards").wait_for()


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1920, 1080), (2560, 1440), (360, 640), (390, 844)])
async def test_every_word_of_the_briefing_and_of_the_shouts_has_room(
    visit: Visit, address: str, width: int, height: int, locale: str
) -> None:
    async with visit(locale=locale) as page:
        await briefed(page, address, width, height)
        assert await page.evaluate(CUT) == []
        if height > width:  # what shipmates say of the plan stands in the bar there
            await expect(page.locator(".at-bar .bar")).to_contain_text(re.compile("First: |Je commence ainsi"))
        assert not await page.evaluate(UNDER, ".brief")


async def test_an_event_does_not_become_a_tower_on_a_small_phone(visit: Visit, address: str) -> None:
    async with visit(locale="fr-FR") as page:
        await page.set_viewport_size({"width": 360, "height": 640})
        options = {"chapter": "2", "level": "deckhand"}
        await page.goto(open_chapter(address, 2, 4, options=options, speed=FASTEST))
        await page.locator(FILL).first.click()
        await page.locator(".bar [data-offer]").click()
        await page.locator(".event .short").wait_for(timeout=PATIENCE)
        tall = await page.locator(".event .short").evaluate(LINES)
        assert tall <= 2
        await expect(page.locator(".bar [data-offer]").first).to_be_visible()
        for width, height in ((360, 640), (844, 390)):
            await page.set_viewport_size({"width": width, "height": height})
            await expect(page.locator(".event .picture svg")).to_be_visible()
        for size, width, height in ((16, 360, 640), (32, 360, 640), (32, 390, 844)):
            await page.set_viewport_size({"width": width, "height": height})
            await page.evaluate(f"document.documentElement.style.fontSize = '{size}px'")
            assert not await page.evaluate(UNDER, ".event"), (size, width)


async def test_a_shout_lies_over_no_letter_of_its_sailors_name(visit: Visit, address: str) -> None:
    async with visit() as page:
        await page.goto(open_chapter(address, 1, 4, speed=FASTEST))
        await page.locator(FILL).first.click()
        await page.locator(".bar [data-offer]").click()
        for width, height in ((430, 932), (390, 844), (844, 390)):
            await page.set_viewport_size({"width": width, "height": height})
            await page.locator(".bubble").first.wait_for(timeout=PATIENCE)
            assert await page.evaluate(COVERED) == []

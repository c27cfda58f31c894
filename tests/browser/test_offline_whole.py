"""With the line cut: all ten chapters of the App, later chapters with computer sailors, and both lessons to their ends.
What the tests of every day begin is played to its end here."""

import pytest
from playwright.async_api import Browser, FilePayload, Page, expect

from browser import test_learn, test_learn_pirates
from browser.app_crew import sail_app_chapter
from browser.pirates_player import PiratesPlayer, sail
from browser.test_offline import START, cut_off

pytestmark = [
    pytest.mark.browser,
    pytest.mark.anyio,
    pytest.mark.timeout(3600),
    pytest.mark.proof,
]
CHAPTERS = 10
LATER = (5, 10)
"""Chapters that are also sailed with computer sailors."""
RETURNS = 2
"""Such a voyage is long: each timer comes back so often."""
PATIENT = 8000
"""Looks at a page whose computer players think in plain Python."""


async def begin(page: Page, place: str, chapter: int) -> None:
    """From the chart to a table of this chapter."""
    await page.goto(f"/{place}?chapter={chapter}")
    await page.get_by_role("button", name="Sail", exact=True).click(timeout=START)
    await page.wait_for_url("**/t/o*", timeout=START)


async def test_all_ten_chapters_of_the_app_and_later_voyages_are_sailed_with_the_line_cut(chromium: Browser) -> None:
    async with cut_off(chromium, size="phone") as page:
        for chapter in range(1, CHAPTERS + 1):
            await begin(page, "app", chapter)
            seen = await sail_app_chapter(page)
            assert {"briefing", "sailing", "over"} <= seen
        await page.goto("/app")
        stars = await page.get_by_text("of 30 stars").inner_text(timeout=START)
        assert int(stars.split()[0]) >= CHAPTERS
        await bring_a_damaged_file(page)
        await page.reload()
        await expect(page.get_by_text(stars)).to_be_visible(timeout=START)
        for chapter in LATER:
            await begin(page, "campaign", chapter)
            await sail(PiratesPlayer(page, "click", f"chapter {chapter}"), seconds=600, returns=RETURNS)


async def bring_a_damaged_file(page: Page) -> None:
    """A campaign that was cut off in the middle is explained."""
    await page.get_by_text("The campaign as a file").click()
    torn: FilePayload = {
        "name": "ours.campaign",
        "mimeType": "application/json",
        "buffer": b'{"format":2,"game":"pirates","chap',
    }
    await page.locator("input[type=file]").set_input_files(torn)
    await page.get_by_role("button", name="Put them together").click()
    await expect(page.get_by_text("That file is damaged")).to_be_visible()


async def test_corto_is_learned_to_the_last_step_with_the_line_cut(chromium: Browser) -> None:
    async with cut_off(chromium) as page:
        await lesson(page, "corto")
        pupil = test_learn.Pupil(page)
        await pupil.play(most=PATIENT)
        assert pupil.steps >= {*range(1, test_learn.STEPS + 1)}


async def test_sailing_is_learned_to_the_last_step_with_the_line_cut(chromium: Browser) -> None:
    async with cut_off(chromium) as page:
        await lesson(page, "pirates")
        pupil = test_learn_pirates.Pupil(page)
        await pupil.sail(most=PATIENT)
        assert pupil.steps >= {*range(1, test_learn_pirates.STEPS + 1)}


async def lesson(page: Page, game: str) -> None:
    """To the first step of a lesson."""
    await page.goto(f"/learn/{game}")
    await page.get_by_role("button", name="Begin the lesson").click(timeout=START)
    await expect(page.locator(".lesson")).to_have_attribute("data-step", "1", timeout=START)

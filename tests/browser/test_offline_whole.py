"""With the line cut: all ten chapters of the App, later chapters with computer sailors, and both lessons to their ends.
What the tests of every day begin is played to its end here."""

import json
from typing import Any

import pytest
from playwright.async_api import Browser, FilePayload, Page, expect

from browser import test_learn, test_learn_pirates
from browser.app_crew import sail_app_chapter
from browser.pirates_player import PiratesPlayer, sail
from browser.test_offline import START, cut_off
from saltsea.games.pirates.rules.campaign import Best, Campaign, exported, sailed

pytestmark = [
    pytest.mark.browser,
    pytest.mark.anyio,
    pytest.mark.timeout(3600),
    pytest.mark.proof,
]
CHAPTERS = 10
LATER = (3, 6, 10)
"""Chapters that are also sailed with computer sailors: one of the first, one of the middle, and the last."""
LONGEST = 1800
"""Seconds of such a voyage: four rounds of up to three minutes, and what a busy machine takes besides."""
PATIENT = 8000
"""Looks at a page whose computer players think in plain Python."""


async def begin(page: Page, place: str, chapter: int) -> None:
    """From the chart to a table of this chapter."""
    await page.goto(f"/{place}?chapter={chapter}")
    await page.get_by_role("button", name="Sail", exact=True).click(timeout=START)
    await page.wait_for_url("**/t/o*", timeout=START)


async def test_all_ten_chapters_of_the_app_are_sailed_to_a_result_with_the_line_cut(chromium: Browser) -> None:
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


@pytest.mark.parametrize("chapter", LATER)
async def test_a_later_chapter_is_sailed_to_its_end_with_the_line_cut(chromium: Browser, chapter: int) -> None:
    async with cut_off(chromium, size="phone", first="/campaign") as page:
        await choose(page, json.dumps(sailed_before(chapter)))
        await expect(page.get_by_text(f"Next: chapter {chapter}")).to_be_visible(timeout=START)
        await begin(page, "campaign", chapter)
        await sail(PiratesPlayer(page, "click", f"chapter {chapter}"), seconds=LONGEST)
        await page.goto("/games")  # it is a whole record, which a server would take
        await expect(page.get_by_role("button", name="Upload", exact=True)).to_be_visible(timeout=START)


def sailed_before(chapter: int) -> dict[str, Any]:
    """The campaign of a crew that has won all chapters before this one."""
    campaign = Campaign(CHAPTERS)
    for place in range(chapter - 1):
        sailed(campaign, place, Best(score=10, stars=1, level=1, pauses=0, calm="off", tries=1, won=1))
    return exported(campaign)


async def bring_a_damaged_file(page: Page) -> None:
    """A campaign that was cut off in the middle is explained."""
    await choose(page, '{"format":2,"game":"pirates","chap')
    await expect(page.get_by_text("That file is damaged")).to_be_visible()


async def choose(page: Page, text: str) -> None:
    """Choose a campaign's file; where nothing is noted yet, it is taken at once."""
    await page.get_by_text("The campaign as a file").click(timeout=START)
    file: FilePayload = {"name": "ours.campaign", "mimeType": "application/json", "buffer": text.encode()}
    await page.locator("input[type=file]").set_input_files(file)


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

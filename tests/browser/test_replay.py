"""Looking back in a real browser: a board of the log, a whole replay, a moment by its link, playing on from there."""

import re
from pathlib import Path
from typing import Final
from urllib.request import Request, urlopen

import msgspec
import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import expect

from browser.corto_player import CortoPlayer
from browser.patience import until
from browser.tables import open_table
from browser.visitor import SIZES, Size, Visit

pytestmark = [pytest.mark.browser, pytest.mark.anyio]

RECORDS: Final = Path(__file__).parents[1] / "golden" / "records"


@pytest.fixture(scope="module")
def played(address: str) -> str:
    """The id of a finished game on the server, brought there from a file."""
    record = (RECORDS / "corto-v1-4-players-ended-by-E1.jsonl").read_bytes()
    with urlopen(Request(f"{address}/api/games", record, {"Content-Type": "application/json"})) as answer:
        return str(msgspec.json.decode(answer.read())["id"])


@pytest.mark.parametrize("size", list(SIZES))
async def test_a_replay_is_stepped_through_and_seen_by_anybody(visit: Visit, played: str, size: Size) -> None:
    async with visit(size=size) as page:
        await page.goto(f"/replay/{played}?line=20")
        await expect(page.locator("[data-board]")).to_be_visible()
        if size == "desktop":
            await expect(page.locator("aside .current")).to_be_in_viewport()  # the log stands where the replay does
        await page.keyboard.press("ArrowRight")
        await expect(page).to_have_url(re.compile("line=21"))
        await page.keyboard.press("Home")
        await expect(page).to_have_url(re.compile("line=0"))
        results = await Axe().run(page)
        assert results.violations_count == 0, results.generate_report()


async def test_one_plays_on_from_a_moment_with_computer_players(visit: Visit, played: str) -> None:
    async with visit() as page:
        await page.goto(f"/replay/{played}?line=30")
        await page.get_by_role("link", name="Play on from here").click()
        await expect(page).to_have_url(re.compile(f"/new/corto.*from={played}"))
        await page.get_by_label("What are you called?").fill("Ann")
        await page.get_by_role("button", name="Open the table").click()
        await expect(page).to_have_url(re.compile("/t/"))
        fill = page.get_by_role("button", name="Fill with computer players and start")
        await fill.click()
        await expect(page.locator("[data-board]")).to_be_visible()
        assert await page.locator(".square [data-seat], .square .card").count() > 0


async def test_a_line_of_the_log_shows_its_board_and_leads_back_to_now(visit: Visit, address: str) -> None:
    _, seat = open_table(address, 2)
    async with visit() as page:
        await page.goto(seat)
        await page.get_by_role("button", name="Fill with computer players and start").click()
        player = CortoPlayer(page, "click", "log")
        await player.act_until(lambda: len(player.steps) >= 3)
        await until(page, player.is_to_act, player.act_or_wait)
        await page.get_by_role("button", name="Show the board after this").first.click()
        back = page.get_by_role("button", name="Back to now")
        await expect(back).to_be_visible()
        await back.click()
        await expect(page.get_by_role("region", name="What you can do now")).to_be_visible()


async def test_a_watcher_sees_the_game_and_touches_nothing(visit: Visit, address: str) -> None:
    link, seat = open_table(address, 2)
    async with visit() as page, visit(size="phone") as watcher:
        await page.goto(seat)
        await page.get_by_role("button", name="Fill with computer players and start").click()
        await expect(page.locator(".bar.mine")).to_be_visible(timeout=15_000)
        await watcher.goto(link)
        await expect(watcher.locator("[data-board]")).to_be_visible()
        await expect(watcher.locator(".square.lit")).to_have_count(0)
        await expect(watcher.locator(".hand .card")).to_have_count(0)

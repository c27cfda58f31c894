"""Axe finds nothing in any panel of Corto, by day and by night; and the colours are right from the first paint."""

import re
from collections.abc import Awaitable, Callable
from typing import Final

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, Route, expect

from browser.company import Company, seated
from browser.corto_player import CortoPlayer
from browser.patience import PUZZLE_MADE
from browser.tables import open_table
from browser.visitor import SIZES, Scheme, Size, Visit, show_others_fast

pytestmark = [pytest.mark.browser, pytest.mark.anyio]

ALL: Final = {"resultTypes": ["violations"]}
RULES: Final = {"light": ALL, "dark": {**ALL, "runOnly": ["color-contrast"]}}
"""By night only the colours are others."""
BESIDE: Final = {"exclude": ["[data-board]", ".hand"]}
"""What lies over a table is looked at without the table, which was looked at before."""
CUT: Final = """all => all.filter((one) => {
  one.textContent = 'Vieux chercheur d’or';
  return one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1;
}).map((one) => one.clientWidth)"""
"""Where the longest name of a computer player does not fit beside its bar."""
SCHEMES: Final[tuple[Scheme, ...]] = ("light", "dark")


async def no_barriers(page: Page, where: str, context: dict[str, list[str]] | None = None) -> None:
    for scheme in SCHEMES:
        await page.emulate_media(color_scheme=scheme)
        results = await Axe().run(page, context, RULES[scheme])
        assert results.violations_count == 0, f"{where}, {scheme}: {results.generate_report()}"


async def press(page: Page, name: str) -> None:
    await page.get_by_role("button", name=name).first.click()


async def look_ahead(page: Page) -> None:
    await page.locator(".square.lit.deck").first.focus()
    await expect(page.locator(".follows:not(.none)")).to_be_visible()


async def hold(page: Page) -> None:
    await page.locator(".hand .card").first.dispatch_event("contextmenu")
    await expect(page.locator(".peek")).to_be_visible()


async def draw_first(page: Page) -> None:
    await page.locator(".square.lit.deck").first.click()
    await expect(page.get_by_role("alertdialog")).to_be_visible()


PANELS: Final[dict[str, Callable[[Page], Awaitable[None]]]] = {
    "preview": look_ahead,
    "close by": hold,
    "question": draw_first,
    "menu": lambda page: press(page, "Menu"),
    "legend": lambda page: press(page, "What the signs mean"),
    "player": lambda page: page.locator(".player").first.click(),
}
"""What is opened over a table in the middle of a turn; Escape puts each away."""


@pytest.mark.parametrize("size", list(SIZES))
async def test_axe_finds_nothing_in_what_a_turn_opens(visit: Visit, address: str, size: Size) -> None:
    async with visit(size=size) as page:
        with seated(address, 2, {"strips": "ACE", "open_scores": "on"}) as company:
            await to_own_turn(page, company)
            await no_barriers(page, "since one's turn, beside the coach")
            for name, show in PANELS.items():
                await show(page)
                await no_barriers(page, name, BESIDE)
                await page.keyboard.press("Escape")
                await page.locator(".said").click()
            company.play_until(lambda: company.is_others_card)
            await expect(page.locator(".stage.live")).to_be_visible(timeout=15_000)
            await no_barriers(page, "another player's card", BESIDE)


async def to_own_turn(page: Page, company: Company) -> None:
    await page.goto(company.seat)
    company.begin()
    company.play_until(lambda: company.deeds > 6 and company.may_draw_first)
    await expect(page.locator(".bar.mine")).to_be_visible(timeout=30_000)


@pytest.mark.parametrize("size", list(SIZES))
async def test_axe_finds_nothing_in_the_count_and_in_what_adds_up(visit: Visit, address: str, size: Size) -> None:
    async with visit(size=size) as page:
        with seated(address, 2, {"length": 6}) as company:
            await show_others_fast(page)
            await page.goto(company.seat)
            company.begin()
            company.play_until(lambda: company.is_over)
            await expect(page.locator("dialog[open] svg[role=img]")).to_be_visible(timeout=30_000)
            await no_barriers(page, "the count")
            assert await page.locator("dialog[open] .who b").evaluate_all(CUT) == []
        await page.goto("/games")
        await expect(page.get_by_role("heading", name="What my games of Corto add up to")).to_be_visible()
        await no_barriers(page, "my games")


async def test_axe_finds_nothing_beside_the_puzzle(visit: Visit) -> None:
    async with visit(size="phone") as page:
        await page.goto("/today")
        await page.get_by_role("button", name="Solve it").click(timeout=PUZZLE_MADE)
        await expect(page.locator("[data-board]")).to_be_visible(timeout=PUZZLE_MADE)
        await no_barriers(page, "the puzzle")
        await press(page, "Show the solution")
        await no_barriers(page, "before the solution")


async def test_axe_finds_nothing_where_the_coach_is_open_on_a_phone(visit: Visit, address: str) -> None:
    _, seat = open_table(address, 2)
    async with visit(size="phone") as page:
        await show_others_fast(page)
        await page.goto(seat)
        await press(page, "Fill with computer players and start")
        player = CortoPlayer(page, "click", "coached")
        await player.act_until(lambda: len(player.steps) >= 3)
        await press(page, "Coach")
        await no_barriers(page, "the coach")


async def test_chosen_colours_are_there_before_the_client_is(visit: Visit) -> None:
    """The page is painted before its module has come: without it the colours are right already."""
    async with visit(scheme="light", allowed="Failed to load") as page:
        await page.goto("/settings")
        await page.get_by_text("Dark", exact=True).click()
        await page.route(re.compile("/assets/.*\\.js"), drop)
        await page.reload()
        await expect(page.locator("html")).to_have_attribute("data-colours", "dark")


async def drop(route: Route) -> None:
    await route.abort()

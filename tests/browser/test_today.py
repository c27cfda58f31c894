"""The page of today in a real browser: the puzzle by keys alone, the deal with one try, and both in My games."""

import re

import pytest
from playwright.async_api import Page, expect

from browser.patience import PUZZLE_MADE
from browser.test_corto_legible import UNDER_THE_FOOT, faults_left
from browser.test_home import no_violations
from browser.visitor import Scheme, Size, Visit

pytestmark = [pytest.mark.browser, pytest.mark.anyio]
PLAYS = re.compile(r"^\s*(Your turn: play a card|À vous\s: jouez une carte)\.\s*$")


async def press(page: Page, name: str) -> None:
    """Press a button by keys alone."""
    button = page.get_by_role("button", name=name)
    await expect(button).to_be_enabled(timeout=PUZZLE_MADE)
    await button.focus()
    await page.keyboard.press("Enter")


async def offers_only_plays(page: Page) -> None:
    """What a puzzle refuses, to draw, to discard and to end the turn, is neither said nor offered."""
    bar = page.locator(".bar.mine")
    await expect(bar.locator(".said")).to_have_text(PLAYS)
    await expect(
        page.get_by_role("button", name=re.compile("^(Discard|Défausser|End turn|Finir le tour)$"))
    ).to_have_count(0)
    await expect(page.locator(".square.lit.deck")).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "solve", "check", "show", "look", "unplayed"),
    [
        ("en-GB", "Solve it", "Check", "Show the solution", "Look", "Play a card first"),
        ("fr-FR", "Le résoudre", "Vérifier", "Voir la solution", "Regarder", "Jouez d’abord une carte"),
    ],
)
async def test_the_puzzle_is_checked_and_shown_by_keys_alone(
    visit: Visit, address: str, locale: str, solve: str, check: str, show: str, look: str, unplayed: str
) -> None:
    async with visit(locale=locale, allowed="422") as page:
        await page.goto(f"{address}/today")
        await press(page, solve)
        await expect(page.locator("[data-board]")).to_be_visible(timeout=PUZZLE_MADE)
        await offers_only_plays(page)
        await press(page, check)
        status = page.locator("aside [role=status]")
        await expect(status).to_contain_text(unplayed)
        await press(page, show)
        await press(page, look)
        await expect(page.get_by_role("button", name=check)).to_be_enabled(timeout=PUZZLE_MADE)
        await press(page, check)
        await expect(status).to_contain_text(re.compile("solved|résolu"))


async def test_a_rated_puzzle_is_answered_shown_and_followed_by_another(visit: Visit, address: str) -> None:
    async with visit(size="phone", allowed="422") as page:
        await page.goto(f"{address}/today")
        await press(page, "Next puzzle")
        await expect(page.locator("[data-board]")).to_be_visible(timeout=PUZZLE_MADE)
        assert await faults_left(page, UNDER_THE_FOOT) == [], "four strips, on the smallest phone"
        first = page.url
        await press(page, "Check")
        bar = page.locator("aside", has=page.get_by_role("button", name="Check"))
        await expect(bar).to_contain_text("Play a card first")
        await press(page, "Show the solution")
        await press(page, "Look")
        await expect(bar).to_contain_text(re.compile(r"Your rating: 9\d\d \(−\d+\)"))
        await expect(page.get_by_role("button", name="Check")).to_be_enabled(timeout=PUZZLE_MADE)
        await press(page, "Check")
        await expect(bar).to_contain_text("solved. No other turn gains so much.")
        await press(page, "Next puzzle")
        await expect(page).not_to_have_url(first)
        await expect(bar).to_contain_text("gain as much gold on your best rival")
        await expect(bar).not_to_contain_text("solved")


async def test_the_deal_has_one_try_that_is_gone_on_with(visit: Visit, address: str) -> None:
    async with visit(size="phone") as page:
        await page.goto(f"{address}/")
        await page.get_by_role("link", name=re.compile("^Today")).click()
        await press(page, "Play today’s deal")
        await expect(page.locator("[data-board]")).to_be_visible(timeout=PUZZLE_MADE)
        table = page.url
        await page.goto(f"{address}/today")
        await expect(page.get_by_role("button", name="Play today’s deal")).to_have_count(0)
        await page.get_by_role("link", name="Go on with it").click()
        await expect(page.locator("[data-board]")).to_be_visible()
        assert page.url == table


@pytest.mark.parametrize(("size", "scheme", "locale"), [("desktop", "light", "en"), ("phone", "dark", "fr")])
async def test_axe_finds_nothing_and_nothing_sticks_out(visit: Visit, size: Size, scheme: Scheme, locale: str) -> None:
    async with visit(size=size, scheme=scheme, locale=locale) as page:
        await page.goto("/today")
        await expect(page.locator("section[aria-labelledby=puzzle] button")).to_be_visible(timeout=PUZZLE_MADE)
        await no_violations(page)
        assert await page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0

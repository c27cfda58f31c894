"""A card from close by, and the words about a choice, cover no square and no question of Corto's table."""

from typing import Final

import pytest
from playwright.async_api import expect

from browser.company import seated
from browser.test_corto_legible import SCREENS, faults_left, in_the_middle
from browser.visitor import Visit, show_others_fast

pytestmark = [pytest.mark.browser, pytest.mark.anyio]

FIRST_LINE: Final = 8
"""Pixels of the bar above its first line."""
CUT_WORDS: Final = """() => [...document.querySelectorAll('.peek')].flatMap((one) => {
  const { height } = one.querySelector('.face').getBoundingClientRect();
  const isCut = one.scrollHeight > one.clientHeight + 1;
  return isCut || height < 40 ? [`${one.ariaLabel}: ${one.scrollHeight} in ${one.clientHeight}, ${height}`] : [];
})"""
"""A card that is looked at, if not all of its words can be seen, or nothing of its picture."""
# Squares that the words about a choice, or a card from close by, lie on.
UNDER_WORDS: Final = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const isIn = (box, { bottom }) => box.height > 1 && box.top < bottom - 1;
  const said = boxes('.lifted, .follows:not(.none), .peek');
  const squares = [...document.querySelectorAll('.square')];
  const found = squares.filter((one) => said.some((box) => isIn(box, one.getBoundingClientRect())));
  return said.length === 0 ? ['nothing is told'] : found.map((one) => one.dataset.square);
}"""


async def test_a_card_from_close_by_lies_under_the_board_of_a_phone(visit: Visit, address: str) -> None:
    async with visit(touch=True) as page:
        await in_the_middle(page, address, "close by")
        await page.set_viewport_size(SCREENS["phone"])
        await page.locator(".hand .card").first.dispatch_event("contextmenu")
        peek = await page.locator(".peek").bounding_box()
        board = await page.locator("[data-board]").bounding_box()
        assert peek is not None
        assert board is not None
        assert peek["y"] >= board["y"] + board["height"] - 1


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
async def test_four_strips_stay_in_sight_on_a_small_phone_while_a_card_is_looked_at(
    visit: Visit, address: str, locale: str
) -> None:
    async with visit(size="phone", locale=locale, touch=True) as page:
        with seated(address, 4, {"strips": "ABCD"}) as company:
            await show_others_fast(page)
            await page.goto(company.seat)
            company.begin()
            company.play_until(lambda: company.deeds > 2 and company.is_turn_begun)
            await expect(page.locator(".bar.mine")).to_be_visible(timeout=30_000)
            for card in await page.locator(".hand .card").all():
                await card.tap(force=True)  # also one that cannot be played now
                assert await faults_left(page, UNDER_WORDS) == []
                await page.keyboard.press("Escape")
                await card.dispatch_event("contextmenu")
                assert await faults_left(page, UNDER_WORDS) == []
                await page.keyboard.press("Escape")


async def test_a_card_under_the_mouse_leaves_what_is_asked_in_sight_in_a_low_window(visit: Visit, address: str) -> None:
    async with visit() as page:
        await in_the_middle(page, address, "low window")
        await page.set_viewport_size(SCREENS["phone on its side"])
        bar = await page.locator(".at-bar").bounding_box()
        assert bar is not None
        for card in (page.locator(".hand .card").first, page.locator(".square:has(.face)").first):
            await card.hover()
            peek = await page.locator(".peek.hover").bounding_box()
            assert peek is not None
            first_line = bar["y"] + FIRST_LINE
            assert peek["y"] + peek["height"] <= first_line or peek["y"] >= bar["y"] + bar["height"] - 1


@pytest.mark.parametrize("players", [2, 4])
async def test_a_card_from_close_by_has_room_for_all_its_words_beside_the_board(
    visit: Visit, address: str, players: int
) -> None:
    async with visit(locale="fr-FR") as page:
        await in_the_middle(page, address, "whole words", players)
        for name in ("desktop", "wide", "widest"):
            await page.set_viewport_size(SCREENS[name])
            for square in await page.locator(".square:has(.face)").all():
                await square.dispatch_event("contextmenu")
                await expect(page.locator(".peek")).to_be_visible()
                assert await faults_left(page, CUT_WORDS) == [], name

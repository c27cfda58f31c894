"""Gold in sight: groups on the board, gold in the panels, and the count, in real browsers."""

from functools import partial
from typing import Any, Final

import pytest
from playwright.async_api import Page, expect

from browser.company import Company, seated
from browser.visitor import Visit, show_others_fast

pytestmark = [pytest.mark.browser, pytest.mark.anyio]

OPEN: Final = {"length": 6, "open_scores": "on"}
LONG: Final = {"strips": "ACE", "open_scores": "on"}
WELL_FILLED: Final = 26
"""So many decisions of one's own, and there are mostly groups on the board."""
SHOWN: Final = 60_000
"""Milliseconds in which a busy machine shows what others did meanwhile."""
DRAWN: Final = """() => {
  const board = document.querySelector('[data-board]');
  const boxOf = (one) => one.getBoundingClientRect();
  const squares = [...board.querySelectorAll('[data-square]')];
  return [...board.querySelectorAll('[data-badge]')].map((badge) => {
    const id = badge.dataset.badge;
    const line = boxOf(board.querySelector(`[data-group='${id}'] .colour`));
    const middle = boxOf(badge);
    const x = middle.x + middle.width / 2;
    return {
      id,
      gold: badge.textContent.trim(),
      first: squares.find((one) => one.dataset.square === id.slice(2)).getAttribute('aria-label'),
      holdsBadge: line.left - 3 <= x && x <= line.right + 3,
      squares: squares
        .filter((one) => one.classList.contains('grouped'))
        .filter((one) => {
          const box = boxOf(one);
          return box.left > line.left - 3 && box.right < line.right + 3 && box.top > line.top - 3;
        }).length,
    };
  });
}"""
"""Each group that is drawn: its gold, what its first square says, and what its outline holds."""


def gold_of(groups: list[dict[str, Any]]) -> list[str]:
    return [group["gold"] for group in groups]


def is_filled(company: Company, deeds: int) -> bool:
    return company.deeds > deeds and company.is_turn_begun


async def play_until_there_are_groups(company: Company, page: Page) -> None:
    """No deal is like another: after few of them there is no group yet when the board is well filled."""
    filled = WELL_FILLED
    while not await page.locator("[data-badge]").count():
        company.play_until(partial(is_filled, company, filled))
        await expect(page.locator(".bar.mine")).to_be_visible(timeout=SHOWN)
        filled = company.deeds


async def settled(pages: list[Page]) -> list[list[dict[str, Any]]]:
    """What both have drawn once both show the same: an opponent's turn is shown step by step."""
    for _ in range(300):
        drawn = [await page.evaluate(DRAWN) for page in pages]
        if drawn[0] and gold_of(drawn[0]) == gold_of(drawn[1]):
            return drawn
        await pages[0].wait_for_timeout(100)
    raise AssertionError("the two pages never show the same groups")


async def test_groups_are_outlined_with_their_gold_while_the_game_goes_on(visit: Visit, address: str) -> None:
    """A player and a watcher see the same groups, each square says which it is in, and a reload draws them again."""
    with seated(address, 2, LONG) as company:
        async with visit() as ann, visit(size="phone") as watcher:
            await show_others_fast(ann)
            await ann.goto(company.seat)
            company.begin()
            await play_until_there_are_groups(company, ann)
            await watcher.goto(company.link)
            await expect(watcher.locator("[data-board]")).to_be_visible()
            drawn = await settled([ann, watcher])
            for group in [*drawn[0], *drawn[1]]:
                assert f"{group['gold'].removeprefix('+')} gold" in group["first"]
                assert group["holdsBadge"]
                assert group["squares"] >= 2
            await watcher.reload()
            await expect(watcher.locator("[data-badge]")).to_have_count(len(drawn[1]))
            assert gold_of(await watcher.evaluate(DRAWN)) == gold_of(drawn[1])


async def test_the_panels_gold_is_what_is_counted_at_the_end(visit: Visit, address: str) -> None:
    with seated(address, 2, OPEN) as company:
        async with visit() as page:
            await show_others_fast(page)
            await page.goto(company.seat)
            company.begin()
            company.play_until(lambda: company.is_over)
            count = page.locator("dialog[open] tfoot tr").first.locator("td")
            await expect(count).to_have_count(2, timeout=SHOWN)
            for seat, gold in enumerate(await count.all_inner_texts()):
                await expect(page.locator(f".player[data-seat='{seat}'] [data-spot='gold-{seat}']")).to_have_text(gold)

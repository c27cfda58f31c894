"""Gold in sight: groups on the board, gold in the panels, and the count, in real browsers."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any, Final

import pytest
from playwright.async_api import Page, expect

from browser.corto_player import CortoPlayer, play_out
from browser.tables import open_table, sit_down
from browser.visitor import Visit

pytestmark = [pytest.mark.browser, pytest.mark.anyio]

OPEN: Final = {"length": 6, "open_scores": "on"}
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


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as opened:
        yield opened


async def two_at_a_table(visit: Visit, address: str, stack: AsyncExitStack, options: dict[str, Any]) -> list[Page]:
    """Ann at a desk, Bob on a phone, and their game begun."""
    link, seat = open_table(address, 2, options)
    pages = [await stack.enter_async_context(visit()), await stack.enter_async_context(visit(size="phone"))]
    await pages[0].goto(seat)
    await sit_down(pages[1], link, "Bob")
    await pages[0].get_by_role("button", name="Start", exact=True).click()
    for page in pages:
        await expect(page.locator("[data-board]")).to_be_visible()
    return pages


def gold_of(groups: list[dict[str, Any]]) -> list[str]:
    return [group["gold"] for group in groups]


async def settled(pages: list[Page]) -> list[list[dict[str, Any]]]:
    """What both have drawn once both show the same: an opponent's turn is shown step by step."""
    for _ in range(100):
        drawn = [await page.evaluate(DRAWN) for page in pages]
        if drawn[0] and gold_of(drawn[0]) == gold_of(drawn[1]):
            return drawn
        await pages[0].wait_for_timeout(100)
    raise AssertionError("the two pages never show the same groups")


async def test_groups_are_outlined_with_their_gold_while_the_game_goes_on(
    visit: Visit, address: str, stack: AsyncExitStack
) -> None:
    """Both see the same groups, each square says which it is in, and a reload draws them again."""
    pages = await two_at_a_table(visit, address, stack, OPEN)
    players = [CortoPlayer(page, "click", f"groups {place}") for place, page in enumerate(pages)]
    while await pages[0].locator("[data-badge]").count() < 2:
        for player in players:
            await player.act()
    drawn = await settled(pages)
    for group in [*drawn[0], *drawn[1]]:
        assert f"{group['gold'].removeprefix('+')} gold" in group["first"]
        assert group["holdsBadge"]
        assert group["squares"] >= 2
    await pages[1].reload()
    await expect(pages[1].locator("[data-badge]")).to_have_count(len(drawn[1]))
    assert gold_of(await pages[1].evaluate(DRAWN)) == gold_of(drawn[1])


async def test_the_panels_gold_is_what_is_counted_at_the_end(visit: Visit, address: str, stack: AsyncExitStack) -> None:
    pages = await two_at_a_table(visit, address, stack, OPEN)
    await play_out(*(CortoPlayer(page, "click", f"panels {place}") for place, page in enumerate(pages)))
    counted = await pages[0].locator("dialog[open] tfoot tr").first.locator("td").all_inner_texts()
    shown = [pages[0].locator(f".player[data-seat='{seat}'] [data-spot='gold-{seat}']") for seat in range(2)]
    assert [await one.inner_text() for one in shown] == counted

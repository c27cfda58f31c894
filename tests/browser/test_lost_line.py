"""A line that is lost for good, in real browsers: everybody is offered to go on without that player, and may then vote
to end the voyage."""

from contextlib import AsyncExitStack
from typing import Final

import pytest
from playwright.async_api import Page, expect

from browser.tables import open_table, sit_down
from browser.visitor import Visit

pytestmark = [pytest.mark.browser, pytest.mark.anyio]

LONG: Final = 60_000
"""Milliseconds in which a connection counts as lost for good, on a busy machine."""
OVER: Final = """(shown) => {
  const box = (one) => one.getBoundingClientRect();
  const { left, right, top, bottom } = box(shown);
  const isBeside = (one) => left >= box(one).right || box(one).left >= right;
  const isHit = (one) => !isBeside(one) && top < box(one).bottom && box(one).top < bottom;
  return [...document.querySelectorAll('.clock, .chip')].filter(isHit).map((one) => one.textContent.trim());
}"""
"""The clocks and timers that it lies on."""


async def two_are_left(ann: Page, cleo: Page, bob: Page, address: str) -> None:
    """Three in the first round, then the browser of one is closed."""
    link, seat = open_table(address, 3, {"chapter": "1"}, "pirates")
    await ann.goto(seat)
    await sit_down(bob, link, "Bob")
    await sit_down(cleo, link, "Cléo")
    await ann.get_by_role("button", name="Start", exact=True).click()
    for page in (ann, bob, cleo):
        await page.locator(".bar [data-offer]").click()
    for page in (ann, bob, cleo):
        await page.locator(".space.offered").first.wait_for()
    await bob.context.close()


async def test_everybody_may_go_on_without_who_is_lost_for_good_and_vote_to_end(visit: Visit, address: str) -> None:
    """One at a desk in English, one on a phone in French, one who never comes back."""
    async with AsyncExitStack() as stack:
        ann, bob = [await stack.enter_async_context(visit()) for _ in range(2)]
        cleo = await stack.enter_async_context(visit(size="phone", locale="fr-FR", touch=True))
        await cleo.set_viewport_size({"width": 390, "height": 844})
        await two_are_left(ann, cleo, bob, address)
        await expect(ann.locator(".standing")).to_contain_text("The connection of Bob is lost.", timeout=LONG)
        await expect(cleo.locator(".standing")).to_contain_text("La connexion de Bob est perdue.")
        without = ann.locator(".standing").get_by_role("button", name="Go on without Bob")
        await expect(without).to_be_visible(timeout=LONG)
        await cleo.locator(".standing").get_by_role("button", name="Continuer sans Bob").tap()
        await expect(without).to_have_count(0)
        await expect(ann.get_by_text("Green hand plays for Bob")).to_be_visible()
        await expect(cleo.get_by_text("Moussaillon joue pour Bob")).to_be_visible()
        await vote_to_end(ann, cleo)


async def vote_to_end(ann: Page, cleo: Page) -> None:
    """While sand runs: what is proposed lies on no clock and on no timer."""
    await cleo.get_by_role("button", name="Menu", exact=True).tap()
    await cleo.get_by_role("button", name="Proposer d’arrêter la partie").tap()
    asked = ann.get_by_role("region", name="A proposal")
    await expect(asked).to_contain_text("Cléo proposes to end the game here")
    told = cleo.locator(".toast", has_text="Vous proposez")
    for shown in (asked, told):
        assert await shown.evaluate(OVER) == []
    await asked.get_by_role("button", name="Agree").click()
    await expect(ann.get_by_role("dialog")).to_contain_text("The players have agreed to end the game here")
    await expect(cleo.get_by_role("dialog")).to_contain_text("Les joueurs sont convenus d’arrêter la partie")

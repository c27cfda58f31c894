"""Good manners in real browsers: two people propose, refuse, hand a seat over and resign."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Final

import pytest
from playwright.async_api import Page, expect

from browser.company import seated
from browser.corto_player import CortoPlayer
from browser.patience import until
from browser.tables import company, open_table
from browser.visitor import Visit

pytestmark = [pytest.mark.browser, pytest.mark.anyio]

HELD: Final = ".hand button.card"
"""The cards of one's own hand; the picture on each is an element of its own."""
OPEN_HELD: Final = ".backs.open i"
"""The cards of another player's open hand."""


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as opened:
        yield opened


async def choose(page: Page, *names: str) -> None:
    """Open the menu and press these buttons."""
    await page.get_by_role("button", name="Menu", exact=True).click()
    for name in names:
        await page.get_by_role("button", name=name, exact=True).click()


async def asked_first(*pages: Page) -> Page:
    """The page whose player is to act, as soon as one of them says so."""
    found: list[Page] = []

    async def is_found() -> bool:
        found.extend([page for page in pages if await page.locator(".bar.mine").is_visible()])
        return bool(found)

    await until(pages[0], is_found, lambda: pages[0].wait_for_timeout(50))
    return found[0]


async def test_two_people_do_not_end_the_game_until_both_want_it(
    visit: Visit, address: str, stack: AsyncExitStack
) -> None:
    ann, bob = await company(visit, address, stack, {"size": "phone", "touch": True})
    await choose(bob, "Propose to end the game")
    await ann.get_by_role("button", name="Play on").click()
    await expect(bob.get_by_text("Ann would rather play on.")).to_be_visible()
    await choose(ann, "Propose to end the game")
    await bob.get_by_role("button", name="Agree").click()
    for page in (ann, bob):
        await expect(page.get_by_text("The players have agreed to end the game here: nobody wins.")).to_be_visible()


async def test_a_proposal_is_answered_from_an_open_dialog(visit: Visit, address: str, stack: AsyncExitStack) -> None:
    ann, bob = await company(visit, address, stack, {"size": "phone", "touch": True})
    await choose(ann)
    await choose(bob, "Propose to end the game")
    dialog = ann.get_by_role("dialog")
    await expect(dialog.get_by_text("Bob proposes to end the game here, without a winner.")).to_be_visible()
    await dialog.get_by_role("button", name="Play on").click()
    await expect(bob.get_by_text("Ann would rather play on.")).to_be_visible()


async def test_a_player_hands_their_seat_over_by_a_link_and_the_other_one_resigns(
    visit: Visit, address: str, stack: AsyncExitStack
) -> None:
    ann, bob = await company(visit, address, stack, {})
    await choose(ann, "Hand over my seat", "Make a link")
    link = await ann.get_by_role("group", name="Hand over").get_by_role("textbox").input_value()
    cay = await stack.enter_async_context(visit())
    await cay.goto(f"{address}/t/{link.partition('/t/')[2]}")
    await cay.locator("input[autocomplete=nickname]").fill("Cay")
    await cay.get_by_role("button", name="Take the seat").click()
    await expect(bob.get_by_text("Cay").first).to_be_visible()
    await choose(bob, "Resign", "Resign")
    await expect(cay.get_by_text("Bob has resigned, so you win.")).to_be_visible()


async def test_who_sails_alone_gives_up(visit: Visit, address: str, stack: AsyncExitStack) -> None:
    page = await stack.enter_async_context(visit(size="phone", touch=True))
    _, seat = open_table(address, 1, {"chapter": "1"}, "pirates")
    await page.goto(seat)
    await page.get_by_role("button", name="Start", exact=True).first.click()
    await choose(page, "Give up", "No, play on")
    await page.get_by_role("button", name="Give up", exact=True).click()
    await page.get_by_role("button", name="Give up", exact=True).click()
    await expect(page.get_by_text("Given up here: the game counts neither as won nor as lost.")).to_be_visible()


async def test_two_look_back_together_at_the_same_moment_with_open_hands(
    visit: Visit, address: str, stack: AsyncExitStack
) -> None:
    ann, bob = await company(visit, address, stack, {"size": "phone", "touch": True})
    first = await asked_first(ann, bob)
    player = CortoPlayer(first, "click", "log")
    await until(first, first.locator(HELD).count, player.act_or_wait)
    await expect(bob.locator(".backs")).to_have_count(1)
    await expect(bob.locator(".backs.open")).to_have_count(0)
    await choose(bob, "Resign", "Resign")
    for page in (ann, bob):
        await page.get_by_role("button", name="See the board").first.click()
    await choose(ann, "Look back together")
    await bob.get_by_role("button", name="Look back with Ann").click()
    await expect(bob.get_by_text("Ann leads, and you look along.")).to_be_visible()
    await bob.get_by_role("button", name="Talk").click()
    await bob.keyboard.press("Escape")
    await expect(bob.get_by_text("Ann leads, and you look along.")).to_be_visible()
    await ann.get_by_role("slider").press("End")
    place = await ann.get_by_role("slider").input_value()
    await expect(bob.get_by_role("slider")).to_have_value(place)
    # Both look with the eyes of Ann, who leads: her cards are the hand, those of Bob are open, however many were drawn.
    shown, empty = (HELD, OPEN_HELD) if first is ann else (OPEN_HELD, HELD)
    for page in (ann, bob):
        await expect(page.locator(".backs.open")).to_have_count(1)
        await expect(page.locator(shown).first).to_be_visible()
        await expect(page.locator(empty)).to_have_count(0)
    await expect(bob.locator(shown)).to_have_count(await ann.locator(shown).count())
    await expect(ann.locator(".players")).to_contain_text("You")
    await expect(ann.locator(".players")).not_to_contain_text("Ann")
    # Beside a wide board log and talk share one column, as they do during the game.
    await ann.set_viewport_size({"width": 1280, "height": 720})
    await expect(ann.locator("aside:visible")).to_have_count(1)
    await expect(ann.locator("aside:visible .talk")).to_be_visible()


SIZES: Final = ((390, 844), (360, 640), (844, 390), (1280, 720), (1920, 1080))
COVERED: Final = """() => {
  const toast = document.querySelector('section.toast').getBoundingClientRect();
  const parts = '.at-players > *, [data-board] .square, .at-bar > *, .hand .card, .table > header button';
  return [...document.querySelectorAll(parts)].filter((one) => one.checkVisibility()).flatMap((one) => {
    const box = one.getBoundingClientRect();
    const isApart = box.right <= toast.left + 1 || toast.right <= box.left + 1;
    return isApart || box.bottom <= toast.top + 4 || toast.bottom <= box.top + 4 ? [] : [one.className];
  });
}"""
"""What lies under a proposal, of the things that are needed while it waits for its answer."""


@pytest.mark.parametrize("author", [0, 1])
async def test_a_proposal_covers_neither_board_nor_players_while_it_waits(
    visit: Visit, address: str, author: int
) -> None:
    async with visit(locale="fr-FR", touch=True) as page:
        with seated(address, 2, {"strips": "ACE"}) as players:
            await page.goto(players.seat)
            players.begin()
            players.play_until(lambda: players.deeds > 3 and players.is_turn_begun)
            await expect(page.locator(".bar.mine")).to_be_visible(timeout=30_000)
            players.players[author].ask("Propose", seat=author, what="end")
            await expect(page.locator("section.toast")).to_be_visible()
            for width, height in SIZES:
                await page.set_viewport_size({"width": width, "height": height})
                await page.wait_for_timeout(300)
                assert await page.evaluate(COVERED) == [], (width, height)

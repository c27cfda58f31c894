"""The plain table in real browsers: a game that the client was not built with, and both games of the box, each played
to its end by buttons and sentences alone."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from typing import Final

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, expect

from browser.plain_player import OFFERED, PlainPlayer
from browser.server_process import SMALL, running_server
from browser.tables import open_table, sit_down
from browser.visitor import SIZES, Size, Visit, show_others_fast

pytestmark = [pytest.mark.browser, pytest.mark.anyio]

FILL: Final = "Fill with computer players and start"
CHAPTER: Final = {"chapter": "1"}
PATIENCE: Final = 30_000
"""Milliseconds until a bot that begins has had its turn."""


@pytest.fixture(scope="module")
def small() -> Iterator[str]:
    """A server of small games."""
    with running_server(SMALL) as address:
        yield address


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as opened:
        yield opened


async def against_bots(page: Page, seat: str) -> None:
    await show_others_fast(page)
    await page.goto(seat)
    await page.get_by_role("button", name=FILL).click()


async def switch_to_plain(page: Page) -> None:
    """As a player does: by the table's menu."""
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("switch", name="Plain table").check()
    await page.keyboard.press("Escape")


async def scores(page: Page) -> list[str]:
    return await page.locator("dialog[open] .ending tbody td").all_inner_texts()


async def test_two_people_play_a_game_that_the_client_has_never_heard_of(
    visit: Visit, small: str, stack: AsyncExitStack
) -> None:
    link, seat = open_table(small, 2, {}, "shells")
    ann = await stack.enter_async_context(visit())
    bob = await stack.enter_async_context(visit(size="phone", locale="fr-FR", touch=True))
    await ann.goto(f"{small}{seat}")
    await sit_down(bob, f"{small}{link}", "Bob")
    await ann.get_by_role("button", name="Start", exact=True).click()
    players = [PlainPlayer(ann), PlainPlayer(bob, seed=2)]
    for _ in range(400):
        if all([await player.act() for player in players]):
            break
    assert await scores(ann) == await scores(bob)
    assert all(len(player.pressed) > 4 for player in players)
    assert players[0].pressed[0].startswith("Play shell")
    assert players[1].pressed[0].startswith("Jouer")


async def test_it_opens_from_the_first_page_and_plays_against_bots(visit: Visit, small: str) -> None:
    """Nothing of the lobby knows the game either."""
    async with visit() as page:
        await page.goto(small)
        await page.locator("[data-game=shells]").get_by_role("link", name="New table").click()
        await page.get_by_label("What are you called?").fill("Ann")
        await page.get_by_role("radio", name="2", exact=True).check(force=True)
        await page.get_by_role("button", name="Open the table").click()
        await page.get_by_role("button", name=FILL).click()
        await PlainPlayer(page).play_out()
        assert len(await scores(page)) == 2
        await page.get_by_role("link", name="Replay").click()
        await expect(page.locator(".plain .lately li").first).to_be_visible()
        await page.keyboard.press("End")
        await expect(page.locator(".plain .ending")).to_be_visible()


async def test_a_whole_game_of_corto_is_played_plainly(visit: Visit, address: str) -> None:
    async with visit(size="phone", touch=True) as page:
        _, seat = open_table(address, 2)
        await against_bots(page, seat)
        await switch_to_plain(page)
        player = PlainPlayer(page)
        await player.play_out()
        assert len(await scores(page)) == 2
        assert len(set(player.pressed)) > 3  # a deal may be short, and its bot quick


async def test_a_voyage_is_sailed_plainly_step_by_step(visit: Visit, address: str) -> None:
    async with visit() as page:
        _, seat = open_table(address, 2, CHAPTER, "pirates", steps=True)
        await against_bots(page, seat.replace("#", "?plain#"))
        player = PlainPlayer(page)
        await player.play_out()
        assert len(await scores(page)) == 2
        assert "Wait until something happens" in player.pressed


async def test_a_keyboard_and_a_reader_find_their_way(visit: Visit, address: str) -> None:
    """A pressed button is gone with the next question: the focus goes to that, and what happened is announced."""
    async with visit() as page:
        _, seat = open_table(address, 2)
        await against_bots(page, seat.replace("#", "?plain#"))
        await page.locator(OFFERED).first.focus(timeout=PATIENCE)
        await page.keyboard.press("ArrowDown")
        await expect(page.locator(OFFERED).nth(1)).to_be_focused()
        await page.keyboard.press("Enter")
        await expect(page.locator(".plain [aria-live=polite]")).not_to_be_empty()
        await expect(page.locator(".plain h2")).to_be_focused(timeout=PATIENCE)


@pytest.mark.parametrize("size", SIZES)
async def test_it_holds_to_the_rules_of_accessibility(visit: Visit, address: str, size: Size) -> None:
    async with visit(size=size) as page:
        _, seat = open_table(address, 2)
        await against_bots(page, seat.replace("#", "?plain#"))
        await expect(page.locator(OFFERED).first).to_be_visible(timeout=PATIENCE)
        result = await Axe().run(page)
        assert result.violations_count == 0, result.generate_report()
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_the_language_is_switched_at_once(visit: Visit, address: str) -> None:
    async with visit() as page:
        _, seat = open_table(address, 2)
        await against_bots(page, seat.replace("#", "?plain#"))
        await expect(page.get_by_role("heading", name="What happened lately")).to_be_visible()
        await page.get_by_role("button", name="Menu").click()
        await page.get_by_role("button", name="Français").click()
        await page.keyboard.press("Escape")
        await expect(page.get_by_role("heading", name="Ce qui vient d’arriver")).to_be_visible()

"""Corto in real browsers: whole games by clicks, touch and keys, on one device, over bad lines, in two languages."""

import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress
from typing import Any, Final

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, TimeoutError, WebSocketRoute, expect

from browser.company import seated
from browser.corto_player import CortoPlayer, Way, play_out
from browser.corto_tree_player import CortoTreePlayer
from browser.decisions import KINDS, decisions
from browser.tables import SHORT, open_table
from browser.visitor import SIZES, Scheme, Size, Visit, show_others_fast
from contract.scale import PROOF, scaled
from saltsea.catalog import CATALOG
from saltsea.texts import TABLE_TEXTS, load

SCHEMES: Final[tuple[Scheme, ...]] = ("light", "dark")
SAMPLE: Final = ("start-mark", "start-draw", "main", "place", "move", "visit")
"""The kinds of decision that are met with a reload where not all twenty are."""
SOME: Final = 20
"""Choices of a player who hears, and some turns are over."""
ENOUGH: Final = 10
"""Deeds that show that somebody can play in their way."""
SHOWN: Final = 60_000
"""Milliseconds in which a busy machine shows what others did meanwhile."""
GAMES_WITH_RELOADS: Final = scaled(30, 60)
"""At most: the server deals at random, and the rarest decision came up in none of three games."""
STICKS_OUT: Final = """() => {
  const page = document.documentElement;
  return page.scrollWidth > innerWidth || page.scrollHeight > innerHeight;
}"""

pytestmark = [pytest.mark.browser, pytest.mark.anyio]


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as opened:
        yield opened


async def totals(page: Page) -> list[str]:
    """Everybody's gold, as the count adds it up."""
    return await page.locator("dialog[open] tfoot tr").first.locator("td").all_inner_texts()


async def test_four_people_play_a_whole_game_each_in_their_own_way(
    visit: Visit, address: str, stack: AsyncExitStack
) -> None:
    """One clicks, one touches a phone, one has only keys, one reads French; all see the same count. For the proof they
    play to the end; else, when each has done enough, the rest is done for them."""
    kinds: tuple[dict[str, Any], ...] = ({}, {"size": "phone", "touch": True}, {}, {"locale": "fr-FR"})
    ways: tuple[Way, ...] = ("click", "touch", "keys", "click")
    with seated(address, len(ways), SHORT) as company:
        pages = [await stack.enter_async_context(visit(**kind)) for kind in kinds]
        for page, player in zip(pages, company.players, strict=True):
            await show_others_fast(page)
            await page.goto(f"{company.link}#{player.key}")
        company.begin()
        people = [CortoPlayer(page, way, f"four {way}") for page, way in zip(pages, ways, strict=True)]
        await play_out(*people, is_enough=lambda: company.listens() and not PROOF and fewest_deeds(people) > ENOUGH)
        company.play_until(lambda: company.is_over)
        for page in pages:
            await expect(page.locator("dialog[open] tfoot")).to_be_visible(timeout=SHOWN)
    counts = [await totals(page) for page in pages]
    assert len(counts[0]) == len(pages)
    assert all(count == counts[0] for count in counts)
    await expect(pages[0].get_by_role("heading", name="The count")).to_be_visible()
    await expect(pages[3].get_by_role("heading", name="Le décompte")).to_be_visible()
    assert fewest_deeds(people) > ENOUGH


def fewest_deeds(people: list[CortoPlayer]) -> int:
    return min(player.deeds for player in people)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
async def test_a_player_with_nothing_but_the_accessibility_tree_and_keys_plays_a_game(
    visit: Visit, address: str, locale: str
) -> None:
    """To its count for the proof, else some turns. What can be done they know by what the tree says alone."""
    subjects = [(TABLE_TEXTS, f"web-{name}") for name in ("lobby", "table", "corto")]
    async with visit(locale=locale) as page:
        await show_others_fast(page)
        await page.goto(open_table(address, 2)[1])
        player = CortoTreePlayer(page, load(locale[:2], *subjects, *CATALOG["corto"].subjects()), f"tree {locale}")
        await player.come_to_the_table()
        is_over = await player.play(lambda: not PROOF and player.choices > SOME)
        assert is_over is PROOF or player.choices > SOME
        if is_over:
            await expect(page.locator("dialog[open] tfoot")).to_be_visible()


async def test_two_people_share_one_device(visit: Visit) -> None:
    """The hand of the next one stays hidden until they say that they hold the device."""
    async with visit(size="phone", touch=True) as page:
        await page.goto("/")
        await page.get_by_role("button", name="One device").click()
        dialog = page.get_by_role("dialog")
        names = dialog.locator("input[autocomplete=nickname]")
        await names.nth(0).fill("Ann")
        await names.nth(1).fill("Bob")
        await dialog.locator(".button:not(.quiet)").click()
        await expect(page.locator("[aria-labelledby=hand-over]")).to_be_visible()
        await expect(page.locator(".hand .card")).to_have_count(0)
        await expect(page.get_by_role("button", name="Coach")).to_have_count(0)  # it names cards of the hand
        player = CortoPlayer(page, "touch", "shared")
        if PROOF:
            await play_out(player)
        else:
            await player.act_until(lambda: len(player.steps) >= 8)
        assert player.covers > 2


@pytest.mark.parametrize("kind", KINDS if PROOF else SAMPLE)
async def test_a_reload_in_the_middle_of_a_decision_changes_nothing(visit: Visit, address: str, kind: str) -> None:
    """What the page offers is the same before and after: in all twenty kinds for the proof, whose page names them."""
    for game in range(GAMES_WITH_RELOADS):
        for found, seat in decisions(address, game):
            if found == kind:
                return await reloaded_in(visit, kind, seat)
    raise AssertionError(f"{kind} did not come up")


async def reloaded_in(visit: Visit, kind: str, seat: str) -> None:
    async with visit() as page:
        player = CortoPlayer(page, "click", kind)
        await page.goto(seat)
        before = await offered_in(player, kind)
        await page.reload()
        assert await offered_in(player, kind) == before


async def offered_in(player: CortoPlayer, kind: str) -> dict[str, object]:
    """What the page offers in this kind of decision, once it shows it."""
    await expect(player.page.locator(f".bar.mine[data-step={kind}]")).to_be_visible(timeout=15_000)
    if kind == "regain":
        await expect(player.page.locator("dialog[open] .one.marked").first).to_be_visible()
    return await player.offers()


async def test_a_cut_line_is_told_mends_itself_and_loses_no_click(visit: Visit, address: str) -> None:
    _, seat = open_table(address, 2)
    lines: list[WebSocketRoute] = []
    async with visit(allowed="WebSocket") as page:
        is_cut = False

        def couple(line: WebSocketRoute) -> None:
            if is_cut:
                return
            line.connect_to_server()
            lines.append(line)

        await page.route_web_socket("**/line", couple)
        await page.goto(seat)
        await page.get_by_role("button", name="Fill with computer players and start").click()
        await expect(page.locator(".bar.mine")).to_be_visible(timeout=15_000)
        is_cut = True
        await lines[-1].close(code=1011)
        await expect(page.get_by_text("The connection is lost.")).to_be_visible()
        await page.locator(".square.lit").first.click()
        await expect(page.get_by_text("What you did last is kept")).to_be_visible()
        is_cut = False
        with suppress(TimeoutError):  # it mends itself while the button is pressed
            await page.get_by_role("button", name="Try now").click(timeout=5000)
        await expect(page.get_by_text("The connection is lost.")).to_be_hidden(timeout=15_000)
        await expect(page.locator(".bar .said")).to_contain_text("Draw your first cards")


async def test_a_refused_move_shows_its_rule(visit: Visit, address: str) -> None:
    _, seat = open_table(address, 2)
    async with visit(size="phone", touch=True) as page:
        await page.goto(seat)
        await page.get_by_role("button", name="Fill with computer players and start").click()
        await expect(page.locator(".bar.mine")).to_be_visible(timeout=15_000)
        await page.locator(".square.deck").first.tap()
        alert = page.get_by_role("alert")
        await expect(alert).to_be_visible()
        await alert.locator("button[aria-expanded]").tap()
        await expect(alert).to_contain_text("corto.")
        await expect(alert.get_by_role("link")).to_have_attribute("href", re.compile("^/rules/corto#[A-Z]"))
        await alert.get_by_role("button", name="Close").tap()
        await expect(alert).to_be_hidden()


@pytest.mark.parametrize("size", list(SIZES))
async def test_axe_finds_nothing_at_the_table_and_nothing_sticks_out(visit: Visit, address: str, size: Size) -> None:
    _, seat = open_table(address, 2)
    async with visit(size=size) as page:
        await show_others_fast(page)
        await page.goto(seat)
        await page.get_by_role("button", name="Fill with computer players and start").click()
        player = CortoPlayer(page, "click", "axe")
        await player.act_until(lambda: len(player.steps) >= 3)
        for scheme in SCHEMES:
            await page.emulate_media(color_scheme=scheme)
            results = await Axe().run(page)
            assert results.violations_count == 0, results.generate_report()
        assert not await page.evaluate(STICKS_OUT)

"""One screen and three phones in one room: joined by code, legible from three metres, nothing secret on the wall."""

from contextlib import AsyncExitStack
from typing import Any, Final

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, ViewportSize, expect

from browser.corto_player import CortoPlayer, play_out
from browser.pirates_player import PiratesPlayer, sail
from browser.tables import open_table, sit_down
from browser.visitor import Visit, show_others_fast

pytestmark = pytest.mark.anyio

NAMES: Final = ("Ann", "Bob", "Cleo")
SCREENS: Final[tuple[ViewportSize, ...]] = ({"width": 1920, "height": 1080}, {"width": 2560, "height": 1440})
CLOCK: Final = 0.08
LETTERS: Final = 0.025
"""The least share of the height that a clock and letters need to be read from three metres on a screen of a metre."""
SMALL_LETTERS: Final = 1 / 75
"""The same for the longest names on cards: most are a sixtieth, and these as high as the card is wide enough for."""
FINGER: Final = 44
DRAWN: Final = """selector => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  .map((one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a / innerHeight)"""
BUZZES: Final = "window.buzzed = []; navigator.vibrate = (pattern) => { window.buzzed.push(pattern); return true; };"
SIZES_OF: Final = """selector => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  .map((one) => parseFloat(getComputedStyle(one).fontSize) / innerHeight)"""
BROKEN: Final = """() => {
  const name = [...document.querySelectorAll('.deck .spaces .name')].at(-1).firstChild;
  const was = name.data;
  name.data = 'Réparations';
  name.parentElement.style.fontWeight = '700';
  const range = document.createRange();
  range.selectNodeContents(name);
  const lines = range.getClientRects().length;
  const isCut = range.getBoundingClientRect().right > document.querySelector('.deck').getBoundingClientRect().right - 3;
  name.data = was;
  name.parentElement.style.fontWeight = '';
  return lines > 1 || isCut;
}"""
"""Whether the longest name of a space, in French and where it is lit, goes over two lines, or beyond the edge."""
NARROW: Final = """selector => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  .map((one) => [one.getAttribute('aria-label') ?? one.textContent, one.getBoundingClientRect()])
  .filter(([, { width, height }]) => Math.min(width, height) < %d).map(([name]) => name)"""


async def from_home(wall: Page, game: str) -> None:
    """A table on this screen, opened from the first page."""
    await wall.goto("/")
    await wall.get_by_role("button", name="One screen and phones").click()
    dialog = wall.get_by_role("dialog")
    await dialog.get_by_text(game, exact=True).click()
    await dialog.get_by_role("button", name="Open the table").click()


async def from_lobby(wall: Page, seat: str) -> None:
    """A host who makes this device the screen."""
    await wall.goto(seat)
    await wall.get_by_text("One screen and phones").click()
    await wall.get_by_role("button", name="Use this device as the screen").click()


async def joined(visit: Visit, stack: AsyncExitStack, wall: Page) -> list[Page]:
    """The phones that took the code of the screen: a name is all that they are asked."""
    await wall.set_viewport_size(SCREENS[0])
    await expect(wall.get_by_role("img", name="The link of this table")).to_be_visible()
    phones = [await stack.enter_async_context(visit("phone", touch=True)) for _ in NAMES]
    for phone, name in zip(phones, NAMES, strict=True):
        await phone.add_init_script(BUZZES)
        await show_others_fast(phone)
        await sit_down(phone, wall.url, name)
        await expect(wall.get_by_text(name, exact=True)).to_be_visible()
    return phones


async def shares(wall: Page, selector: str) -> list[float]:
    found: list[float] = await wall.evaluate(SIZES_OF, selector)
    assert found, f"there is no {selector}"
    return found


async def narrow(phone: Page, selector: str) -> list[str]:
    """What is too small for a finger."""
    found: list[str] = await phone.evaluate(NARROW % FINGER, selector)
    return found


async def no_barriers(*pages: Page) -> None:
    for page in pages:
        found = await Axe().run(page)
        assert found.violations_count == 0, found.generate_report()


async def test_corto_is_on_the_screen_and_each_hand_on_its_phone(visit: Visit) -> None:
    async with AsyncExitStack() as stack:
        wall = await stack.enter_async_context(visit())
        await from_home(wall, "Corto")
        phones = await joined(visit, stack, wall)
        await phones[1].get_by_role("button", name="Start", exact=True).click()
        players = [CortoPlayer(phone, "touch", f"room {place}") for place, phone in enumerate(phones)]
        await play_out(*players, is_enough=lambda: sum(one.deeds for one in players) > 11)
        hands = [await phone.locator(".hand .card").count() for phone in phones]
        assert sum(hands) > 0
        assert await wall.locator(".hand .card").count() == 0
        names: list[Any] = [await phone.locator(".hand .card").all() for phone in phones]
        held = {await card.get_attribute("data-card") for cards in names for card in cards}
        shown = await wall.content()
        assert [card for card in held if f'"{card}"' in shown] == []
        for size in SCREENS:
            await wall.set_viewport_size(size)
            assert min(await shares(wall, ".players .name, header h1, .code, .strip .title, .strip .left")) >= LETTERS
            assert min(await wall.evaluate(DRAWN, ".square svg text")) >= SMALL_LETTERS
        assert await narrow(phones[0], ".hand button, .bar button") == []
        await no_barriers(wall, phones[0])


async def test_the_ship_is_on_the_screen_and_the_timers_are_on_the_phones(visit: Visit, address: str) -> None:
    async with AsyncExitStack() as stack:
        wall = await stack.enter_async_context(visit())
        await from_lobby(wall, open_table(address, len(NAMES), {}, "pirates", speed=500)[1])
        phones = await joined(visit, stack, wall)
        await wall.get_by_role("button", name="Start", exact=True).click()
        crew = [PiratesPlayer(phone, "touch", f"room {place}") for place, phone in enumerate(phones)]
        await sail(*crew, returns=1)
        for size in SCREENS:
            await wall.set_viewport_size(size)
            assert min(await shares(wall, "[data-clock] .digits")) >= CLOCK
            assert min(await shares(wall, "[data-goal], [data-goal] li, .chip .who, .chip .state")) >= LETTERS
        assert await wall.locator("[data-board] svg").count() > 0
        assert [40] in await phones[0].evaluate("window.buzzed"), "its sand was down, and it did not buzz"
        assert await narrow(phones[0], ".deck button, .chip.mine, .bar button") == []
        for width, height in ((360, 640), (390, 844), (844, 390)):
            await phones[0].set_viewport_size({"width": width, "height": height})
            assert not await phones[0].evaluate(BROKEN), (width, height)
        assert await phones[0].locator(".deck .title:visible, .deck .slot:visible").count() == 0, "named twice"
        await no_barriers(wall, phones[0])
        await wall.close()
        await expect(phones[0].get_by_text("The screen of the room is gone.")).to_be_visible()
        await phones[0].get_by_role("button", name="Show the whole table here").click()
        await expect(phones[0].locator(".deck")).to_have_count(0)

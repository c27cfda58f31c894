"""The table at sea under a finger: every target is large enough on small phones, and nothing lies over one."""

import re
from typing import Any, Final

import pytest
from playwright.async_api import Locator, Page, expect

from browser.tables import open_chapter, open_table, sit_down
from browser.visitor import Visit

pytestmark = [pytest.mark.browser, pytest.mark.anyio]

PHONES: Final = ((360, 640), (390, 844), (844, 390))
FINGER: Final = 43.5
"""Pixels: 44, and half a one for the edges between two."""
HIGHEST: Final = 120
"""Pixels of the bar: three lines, and one of buttons."""
TARGETS: Final = ".space, .tray button, .at-phrases button, .bar button, .hud button, header button, header a"
REACHED: Final = """(targets) => [...document.querySelectorAll(targets)].flatMap((one) => {
  if (!one.checkVisibility()) return [];
  const { x, y, width, height } = one.getBoundingClientRect();
  const isOwn = (left, top) => one.contains(document.elementFromPoint(left, top));
  const reach = (right, down) => {
    let far = 0;
    while (far < 200 && isOwn(x + width / 2 + right * far, y + height / 2 + down * far)) far += 0.5;
    return far;
  };
  return [[one.ariaLabel ?? one.textContent, reach(1, 0) + reach(-1, 0), reach(0, 1) + reach(0, -1)]];
})"""
"""What each is called, and how wide and high it can be touched through its middle."""

EDGES: Final = """(one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return [left, right, top, bottom];
}"""

LONG_HINT: Final = (
    "Sablier 1 : tourner la proue de 2 secteurs à droite. Le cap à prendre : sud-est, à la vitesse 1, avant la fin."
)
SLOWEST: Final = 50
"""Hundredths of real time."""
ANSWERS: Final = """() => {
  const shout = (key) => window.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true }));
  new MutationObserver(() => {
    window.wasDisputed ||= document.querySelector('[data-disputed]') !== null;
    const said = [...document.querySelectorAll('.bubble.spoken')].map((one) => one.textContent).join();
    if (/take the helm|prends la barre/.test(said) && !window.hasAnswered) {
      window.hasAnswered = true;
      shout('H');
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Claims at once what a shipmate has just said that it takes, and notes whether a dispute was shown."""


async def at_sea(page: Page, address: str, players: int = 4, speed: int = 100, **options: Any) -> None:
    """One person and green hands, in the first round."""
    _, seat = open_table(address, players, {"chapter": "1", **options}, "pirates", speed=speed)
    await set_sail(page, seat)


async def set_sail(page: Page, seat: str) -> None:
    await page.goto(seat)
    await page.locator(
        ".button", has_text=re.compile("Fill with computer players|Start|Compléter|Commencer")
    ).first.click()
    await page.locator(".bar [data-offer]").click()
    await page.locator(".space.offered").first.wait_for()
    await expect(page.locator(".count")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), PHONES)
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
async def test_a_finger_finds_every_target(visit: Visit, address: str, width: int, height: int, locale: str) -> None:
    async with visit(size="phone", locale=locale, touch=True) as page:
        await page.set_viewport_size({"width": width, "height": height})
        await at_sea(page, address)
        found = await page.evaluate(REACHED, TARGETS)
        assert len(found) > 20
        assert [one for one in found if min(one[1:]) < FINGER] == []


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390)])
async def test_a_finger_finds_every_target_beside_the_bow_chaser(
    visit: Visit, address: str, width: int, height: int
) -> None:
    """In chapter 10 the ship is longest."""
    async with visit(size="phone", touch=True) as page:
        await page.set_viewport_size({"width": width, "height": height})
        await set_sail(page, open_chapter(address, 10, 4))
        await expect(page.locator("[data-spot=space-chaser]")).to_be_visible()
        found = await page.evaluate(REACHED, TARGETS)
        assert [one for one in found if min(one[1:]) < FINGER] == []


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
async def test_one_touch_gives_any_of_three_shipmates_an_order_on_a_narrow_phone(
    visit: Visit, address: str, locale: str
) -> None:
    async with visit(size="phone", touch=True, locale=locale) as page:
        await at_sea(page, address)
        orders = page.locator(".tray .orders button")
        await expect(orders).to_have_count(9)
        for mate, place in enumerate((2, 3, 7)):  # repairs, guns, helm and sails
            await orders.nth(place).tap()
            await expect(orders.nth(place)).to_have_attribute("aria-pressed", "true")
            await expect(page.locator(".tray .orders [aria-pressed=true]")).to_have_count(mate + 1)
        assert await page.locator(".chip.tight .who").evaluate_all("(all) => all.every((one) => one.checkVisibility())")


# --- what is told ---


async def overlap(one: Locator, other: Locator) -> bool:
    left, right, top, bottom = await one.evaluate(EDGES)
    others = await other.evaluate(EDGES)
    return bool(left < others[1] and others[0] < right and top < others[3] and others[2] < bottom)


async def test_what_shipmates_say_covers_nothing_of_the_sea(visit: Visit, address: str) -> None:
    """At a desk it stands at their timers, on a phone where it is said what is asked."""
    async with visit() as page:
        await at_sea(page, address)
        said = page.locator(".bubble.spoken").first
        await expect(said).to_be_visible()
        assert not await overlap(said, page.locator("[data-board]"))
        await expect(page.locator(".shouted")).to_be_hidden()
        await page.set_viewport_size({"width": 360, "height": 640})
        await expect(page.locator(".said .heard")).to_be_visible()
        await expect(page.locator(".shouted")).to_be_hidden()


async def test_a_hint_for_four_timers_comes_by_key_and_covers_none_of_them(visit: Visit, address: str) -> None:
    async with visit(size="phone") as page:
        await at_sea(page, address, 1, timers=4)
        await page.keyboard.press("a")
        hint = page.get_by_role("region", name="Hint")
        await expect(hint).to_contain_text("Set Timer 4:")
        assert not await overlap(hint, page.locator(".tray"))
        await page.keyboard.press("?")
        await expect(page.get_by_role("dialog")).to_contain_text("what would an old salt do?")


async def test_a_hint_of_three_lines_covers_no_card_of_the_stern_on_the_smallest_phone(
    visit: Visit, address: str
) -> None:
    async with visit(size="phone", touch=True, locale="fr-FR") as page:
        await page.set_viewport_size({"width": 360, "height": 640})
        await at_sea(page, address, 1, timers=4)
        await page.keyboard.press("a")
        words = page.get_by_role("region", name="Conseil").locator("p")
        await words.evaluate("(one, long) => { one.textContent = long; }", LONG_HINT)
        await page.wait_for_timeout(300)
        heights = await words.evaluate("(one) => [one.offsetHeight, parseFloat(getComputedStyle(one).lineHeight)]")
        assert round(heights[0] / heights[1]) == 3, heights
        assert not await overlap(page.get_by_role("region", name="Conseil"), page.locator(".at-board"))


@pytest.mark.parametrize(("width", "height"), PHONES)
async def test_whoever_points_at_a_card_is_named_inside_the_picture(
    visit: Visit, address: str, width: int, height: int
) -> None:
    """Cards lie at all its edges; a name that is cut off tells nobody who points."""
    async with visit(size="phone", touch=True, locale="fr-FR") as page:
        await page.set_viewport_size({"width": width, "height": height})
        await at_sea(page, address)
        left, right, top, bottom = await page.locator("[data-board]").evaluate(EDGES)
        for card in await page.locator("button.card").all():
            await page.get_by_role("button", name=re.compile("^Montrer quelque chose")).tap()
            await expect(page.locator(".bar .said")).to_contain_text("à montrer")
            await card.tap()
            edges = await card.locator(".ping .who").evaluate(EDGES)
            assert left <= edges[0] < edges[1] <= right
            assert top <= edges[2] < edges[3] <= bottom
            await page.wait_for_timeout(300)


async def test_two_who_mean_one_space_are_warned_beside_the_sea_and_on_the_ship(visit: Visit, address: str) -> None:
    async with visit(size="phone") as ann, visit() as bob:
        link, seat = open_table(address, 2, {"chapter": "1"}, "pirates")
        await ann.goto(seat)
        await sit_down(bob, link, "Bob")
        await ann.get_by_role("button", name="Start", exact=True).click()
        for page in (ann, bob):
            await page.locator(".bar [data-offer]").click()
        for page in (ann, bob):
            await page.locator(".space.offered").first.wait_for()
            await page.get_by_role("group", name="Shouts").get_by_role("button", name="I take the helm.").click()
        for page in (ann, bob):
            await expect(page.locator(".said .warning")).to_have_text("Two of you want the same place: Helm.")
            await expect(page.locator("[data-spot=space-helm] [data-disputed]")).to_be_visible()
            await expect(page.locator("[data-disputed]")).to_have_count(1)


@pytest.mark.parametrize(("locale", "leaves"), [("en-GB", "It is yours"), ("fr-FR", "C’est à vous")])
async def test_a_shipmate_that_means_the_same_space_leaves_it_and_says_so(
    visit: Visit, address: str, locale: str, leaves: str
) -> None:
    """Slowly, so that one can answer between its word and its deed."""
    async with visit(locale=locale) as page:
        _, seat = open_table(address, 2, {"chapter": "1"}, "pirates", speed=SLOWEST)
        await page.goto(seat)
        await page.locator(".button", has_text=re.compile("Fill with computer players|Compléter")).click()
        await page.locator(".tray .orders button").nth(1).click()  # helm and sails
        await page.evaluate(ANSWERS)
        await page.locator(".bar [data-offer]").click()
        await expect(page.locator(".bubble.spoken", has_text=leaves)).to_be_visible(timeout=60_000)
        assert await page.evaluate("() => window.wasDisputed"), "until it leaves it, both are warned"
        await expect(page.locator("[data-disputed]")).to_have_count(0)


async def test_spaces_and_bar_say_that_sand_would_come_too_late(visit: Visit, address: str) -> None:
    """Looked at in one moment: the round ends soon."""
    async with visit(size="phone") as page:
        await at_sea(page, address, 1, speed=600)  # nobody else ends the round before
        said = page.locator(".table:has(.space [data-late]) .bar .said")
        await expect(said).to_contain_text("too late", timeout=60_000)


async def test_a_long_sentence_beside_buttons_does_not_become_a_tower(visit: Visit, address: str) -> None:
    """A cannon that cannot be fired says why in French, with three buttons, on a small phone."""
    async with visit(size="phone", locale="fr-FR") as page:
        await at_sea(page, address, 1, speed=600)
        cannon = page.locator(".space.offered[data-spot^='space-right-'], .space.offered[data-spot^='space-left-']")
        await cannon.first.click()
        await page.locator(".chip.mine.ready").first.click()
        await expect(page.locator(".bar .said")).to_contain_text("Canon")
        assert await page.locator("section.bar").evaluate("(bar) => bar.offsetHeight") < HIGHEST

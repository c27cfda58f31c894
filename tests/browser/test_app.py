"""The App beside the cardboard in real browsers: a chapter from chart to score, and a device that follows."""

from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Final

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, expect

from browser.tables import open_chapter
from browser.visitor import Visit

pytestmark = [pytest.mark.browser, pytest.mark.anyio]

ROUNDS: Final = 3
"""Of the first chapter."""
SMALLEST: Final = 44
"""Pixels of the smallest thing to touch."""

EVENT: Final = 60_000
"""Milliseconds in which an event comes, ten times as fast as at a table."""


async def open_the_app(page: Page, address: str) -> None:
    """From the chart to the first set-up, as a crew does whom other devices follow."""
    await page.goto(f"{address}/app")
    await page.get_by_text("On this server", exact=True).click()
    await begin_chapter(page)


async def begin_chapter(page: Page, patience: float = 20_000) -> None:
    """From the chart to the first set-up."""
    await page.get_by_role("link", name="Begin", exact=True).click(timeout=patience)
    await page.get_by_role("button", name="Sail", exact=True).click()
    await expect(page.get_by_role("heading", name="Set up round 1 of 3")).to_be_visible()


async def sail_round(page: Page, number: int, look: Callable[[Page], Awaitable[None]] | None = None) -> None:
    """A round from its set-up to its end; the last one ends the chapter. Each screen is looked at."""
    seen = look or nothing
    await expect(page.get_by_role("heading", name=f"Set up round {number} of {ROUNDS}")).to_be_visible()
    await seen(page)
    await start(page)
    await seen(page)
    await reach(page)
    if number < ROUNDS:
        await seen(page)
        await fire_once(page)
        return
    await page.get_by_role("button", name="Done: count the score").click()
    await expect(page.locator(".app[data-phase=over]")).to_be_visible()


async def nothing(page: Page) -> None:
    """Look at nothing."""


async def start(page: Page) -> None:
    """Start the round; it counts down from three."""
    await page.get_by_role("button", name="Start: ").click()
    await expect(page.locator("[data-ask=Reach]")).to_be_visible()


async def reach(page: Page) -> None:
    """The goal is reached; that is asked once more."""
    await page.locator("[data-ask=Reach]").click()
    await page.locator("[data-choice=Reach]").click()


async def fire_once(page: Page) -> None:
    """A ship is left in the north; it misses, and the crew goes on."""
    await leave_a_ship(page)
    while await page.locator("[data-choice=Roll]").is_visible():
        await roll(page, "broken cannon")
        await page.wait_for_timeout(300)
    await page.locator("[data-choice=Onward]").click()


async def leave_a_ship(page: Page) -> None:
    """A ship is left in the north, and fires."""
    await page.locator("[data-sector=N]").click()
    await page.get_by_role("button", name="Add: ").first.click()
    await page.get_by_role("button", name="Done: the enemy fires").click()
    await expect(page.get_by_role("heading", name="The enemy fires")).to_be_visible()


async def roll(page: Page, face: str) -> None:
    """Enter what was rolled: chosen first, then told."""
    await page.get_by_role("button", name=face).first.click()
    await page.locator("[data-choice=EnterRoll]").click()


async def clean(page: Page) -> None:
    """No barrier, and nothing too small for a finger."""
    found = await Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    for box in [await one.bounding_box() for one in await page.locator("main .app button:not(:disabled)").all()]:
        assert box is not None
        assert min(box["width"], box["height"]) >= SMALLEST - 0.5, box


async def test_a_crew_sails_a_chapter_with_cardboard_and_the_next_one_opens(visit: Visit, address: str) -> None:
    async with visit(size="phone") as page:
        await open_the_app(page, address)
        await expect(page.get_by_role("button", name="Log")).to_be_visible()
        await expect(page.get_by_role("button", name="Talk")).to_have_count(0)
        for number in range(1, ROUNDS + 1):
            await sail_round(page, number, clean)
        await page.goto(f"{address}/app")
        await expect(page.get_by_text("Next: chapter 2")).to_be_visible()


async def test_what_the_last_shot_did_stays_until_the_crew_goes_on(visit: Visit, address: str) -> None:
    """One shooter, two hits: a cork and a life point, told before anything new is laid out."""
    async with visit(size="phone") as page:
        await open_the_app(page, address)
        await start(page)
        await reach(page)
        await leave_a_ship(page)
        await page.get_by_role("button", name="broken cannon").click()  # a slip is mended before it counts
        await roll(page, "2 hits")
        await expect(page.get_by_role("heading", name="The enemy has fired")).to_be_visible()
        told = page.locator(".app li").last
        await expect(told).to_contain_text("2 hits")
        await expect(told).to_contain_text("a life point is lost: 4 are left", ignore_case=True)
        await expect(page.locator(".app .asked")).to_contain_text("She has corks in")
        await clean(page)
        await page.locator("[data-choice=Onward]").click()
        await expect(page.get_by_text("Corks that are in her now")).to_be_visible()


async def test_clock_and_goal_are_in_sight_on_a_phone_that_lies_on_its_side(visit: Visit, address: str) -> None:
    async with visit(size="phone") as page:
        await page.set_viewport_size({"width": 844, "height": 390})
        await open_the_app(page, address)
        await start(page)
        for part in ("[role=timer]", "[data-ask=Reach]", "[data-choice=Pause]"):
            await expect(page.locator(f".app {part}")).to_be_in_viewport(ratio=1)


async def test_two_devices_follow_and_have_nothing_to_press(visit: Visit, address: str) -> None:
    async with AsyncExitStack() as stack:
        crew = await stack.enter_async_context(visit(size="phone"))
        other = await stack.enter_async_context(visit(locale="fr-FR"))
        third = await stack.enter_async_context(visit(size="phone"))
        await open_the_app(crew, address)
        await other.goto(crew.url)
        await third.goto(crew.url)
        await expect(other.get_by_role("heading", name="Préparez la manche 1 sur 3")).to_be_visible()
        await crew.get_by_label("Who deals with events?").fill(" Maud  Bell ")
        await crew.get_by_label("Who deals with events?").press("Tab")
        await expect(other.get_by_text("Maud Bell s’occupe des événements.")).to_be_visible()
        await expect(third.get_by_text("Maud Bell deals with events.")).to_be_visible()
        await start(crew)
        for follower in (other, third):
            await expect(follower.get_by_role("timer")).to_be_visible()
            await expect(follower.locator("[data-ask=Reach]")).to_have_count(0)
        await crew.get_by_role("button", name="Pause").click()
        for follower in (other, third):
            await expect(follower.locator(".clock.paused")).to_be_visible()
        await crew.locator("[data-choice=Resume]").click()
        await reach(crew)
        await expect(crew.get_by_text("Touch a sector on the picture.")).to_be_visible()
        await expect(third.get_by_role("heading", name="The round is over")).to_be_visible()
        await expect(third.get_by_text("on the picture")).to_have_count(0)
        await expect(third.get_by_text("How the table looks is told to the App’s own device.")).to_be_visible()
        await leave_a_ship(crew)
        await roll(crew, "1 hit")
        await expect(crew.get_by_role("heading", name="The enemy has fired")).to_be_visible()
        await expect(third.get_by_role("heading", name="Set up round 2 of 3")).to_be_visible()
        await expect(third.locator(".app li", has_text="1 hit")).to_be_visible()
        await expect(third.locator("[data-choice=Onward]")).to_have_count(0)
        await crew.close()
        await expect(third.get_by_text("The App’s own device has lost its connection.")).to_be_visible(timeout=30_000)


async def test_another_device_takes_the_code_of_an_app_with_its_camera(visit: Visit, address: str) -> None:
    async with visit(size="phone", touch=True) as page:
        await open_the_app(page, address)
        await page.get_by_role("button", name="Follow on another device").tap()
        code = page.get_by_role("img", name="The link of this table")
        await expect(code).to_be_in_viewport(ratio=1)
        assert await code.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
        box = await code.bounding_box()
        assert box is not None
        assert box["width"] >= 200, "a camera reads it from half a metre"
        await expect(page.get_by_role("dialog").get_by_role("textbox")).to_have_value(page.url)


async def test_a_touch_on_a_heart_loses_the_last_life(visit: Visit, address: str) -> None:
    async with visit(size="phone", touch=True) as page:
        await open_the_app(page, address)
        await start(page)
        await page.get_by_role("button", name="Life points left: 1").tap()
        await page.get_by_role("button", name="Life points left: 0").tap()
        await page.get_by_role("button", name="Yes, we sink").tap()
        await expect(page.locator(".app[data-phase=over]")).to_be_visible()
        await expect(page.locator("[data-ask=Reach]")).to_have_count(0)


async def test_an_event_closes_what_lies_above_it_and_goes_on_at_a_touch(visit: Visit, address: str) -> None:
    """Ten times as fast as at a table. Its device and one that follows were looking things up."""
    async with visit(size="phone", touch=True) as crew, visit(size="phone", locale="fr-FR") as other:
        await crew.goto(open_chapter(address, 2, 1, "app", speed=1000))
        await crew.get_by_role("button", name="Start", exact=True).tap()
        await other.goto(crew.url)
        await crew.locator("[data-choice=Start]").tap()
        for page, reference in ((crew, "What does it do?"), (other, "Que fait quoi")):
            await expect(page.get_by_role("timer")).to_be_visible()
            await page.get_by_role("button", name=reference).click()
            await expect(page.get_by_role("dialog")).to_be_visible()
        go_on = crew.locator("[data-choice=Continue]")
        await go_on.wait_for(timeout=EVENT)
        await expect(crew.get_by_role("dialog")).to_have_count(0)
        await expect(go_on).to_be_focused()
        for part in (go_on, crew.locator("#app-event"), crew.locator("#app-event-short"), crew.locator(".picture")):
            await expect(part).to_be_in_viewport(ratio=1)
        await clean(crew)
        await expect(other.get_by_role("dialog")).to_have_count(0)
        await expect(other.get_by_role("alert")).not_to_be_empty()
        await clean(other)
        await go_on.tap()
        await expect(crew.locator(".event")).to_have_count(0)
        await expect(other.locator(".event")).to_have_count(0)


async def test_an_event_closes_log_and_menu_too(visit: Visit, address: str) -> None:
    async with visit(size="phone", touch=True) as crew, visit(size="phone", locale="fr-FR") as other:
        await crew.goto(open_chapter(address, 2, 1, "app", speed=1000))
        await crew.get_by_role("button", name="Start", exact=True).tap()
        await other.goto(crew.url)
        await crew.locator("[data-choice=Start]").tap()
        for page, opener in ((crew, "Log"), (other, "Menu")):
            await expect(page.get_by_role("timer")).to_be_visible()
            await page.get_by_role("button", name=opener).click()
            await expect(page.get_by_role("dialog")).to_be_visible()
        go_on = crew.locator("[data-choice=Continue]")
        await go_on.wait_for(timeout=EVENT)
        for page in (crew, other):
            await expect(page.get_by_role("dialog")).to_have_count(0)
        await expect(go_on).to_be_focused()


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (844, 390), (1280, 720)])
async def test_sandtimers_on_the_screen_are_in_sight_and_turning_one_moves_nothing(
    visit: Visit, address: str, width: int, height: int
) -> None:
    async with visit(size="phone") as page:
        await page.set_viewport_size({"width": width, "height": height})
        await page.add_init_script("localStorage.setItem('saltsea.app.sand', 'yes')")
        await open_the_app(page, address)
        await start(page)
        timers = page.locator(".app .sand .one > button:first-child")
        await expect(timers).to_have_count(4)
        before = await page.locator("[data-ask=Reach]").bounding_box()
        await timers.first.click()
        await expect(page.locator(".app .sand .more")).to_be_in_viewport(ratio=1)
        await expect(page.locator("[data-ask=Reach]")).to_be_in_viewport(ratio=1)
        assert await page.locator("[data-ask=Reach]").bounding_box() == before
        boxes = [box for one in await timers.all() if (box := await one.bounding_box()) is not None]
        assert {round(box["y"]) for box in boxes} == {round(boxes[0]["y"])}
        for one in [*await timers.all(), page.locator("[data-choice=Pause]")]:
            await expect(one).to_be_in_viewport(ratio=1)
        await page.locator("[data-choice=Pause]").click()
        await expect(page.locator("[data-choice=Resume]")).to_be_in_viewport(ratio=1)

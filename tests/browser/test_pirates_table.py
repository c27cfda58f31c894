"""A Tale of Pirates in real browsers: crews by clicks, touch and keys, by the clock and step by step, over bad lines.

The sand runs ten times as fast here; `dev.py proof browser-pirates` sails in real time."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any, Final

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, WebSocketRoute, expect

from browser.absence import be_away, prepare, was_away
from browser.patience import until
from browser.pirates_player import PiratesPlayer, Way, sail
from browser.server_time import ServerTime
from browser.tables import open_table, sit_down
from browser.touches import TAKES_TOUCHES
from browser.tree_player import TreePlayer
from browser.visitor import SIZES, Scheme, Size, Visit
from contract.scale import PROOF, scaled
from saltsea.catalog import CATALOG
from saltsea.texts import TABLE_TEXTS, load

pytestmark = [pytest.mark.browser, pytest.mark.anyio]

SPEED: Final = scaled(1000, 100)
LONGEST: Final = scaled(150, 1500)
"""Seconds that a chapter of three rounds takes at most."""
RETURNS: Final = None if PROOF else 1
"""A sample ends when each timer has come back so often; a proof with the voyage."""
VOYAGES: Final = scaled(1, 8)
"""One of so many is won by ear."""
CHAPTER: Final = {"chapter": "1"}
SCHEMES: Final[tuple[Scheme, ...]] = ("light", "dark")
NEAR: Final = scaled(300, 100)
"""Milliseconds between a screen and the server; a busy machine draws late."""
AWAY: Final = scaled(4, 60)
"""Seconds that nobody looks at a page."""
LATE: Final = 0.6
"""Seconds that a slow line takes."""
QUICK: Final = 600
"""Sand of five seconds: time for a few clicks, and not for a test to grow long."""
IS_DOWN: Final = """(timer) => new Promise((done) => {
  const left = () => Number(document.querySelector(`.chip[data-spot='timer-${timer}']`).dataset.left ?? 0);
  const look = () => (left() === 0 ? done(Date.now()) : requestAnimationFrame(look));
  look();
})"""
FILL: Final = "Fill with computer players and start"


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as opened:
        yield opened


async def alone(page: Page, address: str, players: int = 4, **settings: object) -> None:
    """One person and computer sailors, ready to go."""
    _, seat = open_table(address, players, CHAPTER, "pirates", **settings)
    await page.goto(seat)
    await page.locator(".button", has_text=re.compile(f"{FILL}|Start|Compléter|Commencer")).first.click()
    await expect(page.locator(".tray")).to_be_visible()


async def two_aboard(pages: list[Page], address: str, **settings: object) -> None:
    """Two people with two timers each, and the first round begun."""
    link, seat = open_table(address, 2, CHAPTER, "pirates", **settings)
    await pages[0].goto(seat)
    await sit_down(pages[1], link, "Bob")
    await pages[0].get_by_role("button", name="Start", exact=True).click()
    for page in pages:
        await page.locator(".bar [data-offer]").click()
    for page in pages:
        await expect(page.locator(".chip.mine")).to_have_count(2)
        await page.locator(".space.offered").first.wait_for()


async def test_four_people_sail_chapter_one_to_its_end(visit: Visit, address: str, stack: AsyncExitStack) -> None:
    """One clicks, one touches a phone, one has only keys, one reads French; all see the same end."""
    link, seat = open_table(address, 4, CHAPTER, "pirates", speed=SPEED)
    guests: tuple[dict[str, Any], ...] = ({"size": "phone", "touch": True}, {}, {"locale": "fr-FR"})
    host = await stack.enter_async_context(visit())
    await host.goto(seat)
    pages = [host]
    for place, how in enumerate(guests):
        page = await stack.enter_async_context(visit(**how))
        await sit_down(page, link, ("Bob", "Cleo", "Dan")[place])
        pages.append(page)
    await host.get_by_role("button", name="Start", exact=True).click()
    ways: tuple[Way, ...] = ("click", "touch", "keys", "click")
    sailors = [PiratesPlayer(page, way, f"crew {way}") for page, way in zip(pages, ways, strict=True)]
    await sail(*sailors, seconds=LONGEST)
    ends = [await page.locator("dialog[open] [data-result]").get_attribute("data-result") for page in pages]
    assert len(set(ends)) == 1
    assert ends[0]
    assert all(sailor.deeds for sailor in sailors)  # how many is the machine's business: sand waits for nobody


async def test_two_people_with_two_timers_each(visit: Visit, address: str, stack: AsyncExitStack) -> None:
    pages = [await stack.enter_async_context(visit()) for _ in range(2)]
    await two_aboard(pages, address, speed=SPEED)
    sailors = [PiratesPlayer(page, "click", f"two {place}") for place, page in enumerate(pages)]
    await sail(*sailors, seconds=LONGEST, returns=RETURNS)
    assert all(len(sailor.returns) == 2 and sailor.has_returned(1) for sailor in sailors)


async def test_one_alone_sails_with_computer_sailors_by_keys(visit: Visit, address: str) -> None:
    async with visit() as page:
        await alone(page, address, speed=SPEED)
        sailor = PiratesPlayer(page, "keys", "alone")
        await sail(sailor, seconds=LONGEST, returns=RETURNS)
        assert sailor.has_returned(1)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"][: scaled(1, 2)])
async def test_a_sailor_with_nothing_but_the_accessibility_tree_and_keys_ends_chapter_one(
    visit: Visit, address: str, locale: str
) -> None:
    """Step by step. Where they are, what is asked and how it ended they know by what the tree says; and it is true."""
    subjects = [(TABLE_TEXTS, "web-lobby"), (TABLE_TEXTS, "web-pirates"), *CATALOG["pirates"].subjects()]
    results: list[str] = []
    async with visit(locale=locale) as page:
        while "won" not in results and len(results) < VOYAGES:
            _, seat = open_table(address, 2, CHAPTER, "pirates", steps=True)
            await page.goto(seat)
            sailor = TreePlayer(page, load(locale[:2], *subjects))
            await sailor.come_aboard()
            results.append(await sailor.sail(LONGEST))
            shown = await page.locator("dialog[open] [data-result]").get_attribute("data-result")
            assert (results[-1] == "won") is (shown == "won")
    assert "won" in results or not PROOF


# --- the server's time ---


async def test_sand_on_the_screen_is_the_servers(visit: Visit, address: str, stack: AsyncExitStack) -> None:
    """Two screens show the moment at which by the server the sand will be down, also after a reload; and then it is."""
    pages = [await stack.enter_async_context(visit()) for _ in range(2)]
    server = ServerTime()
    server.attend(pages[0])
    await two_aboard(pages, address, speed=QUICK)
    timer = await one_timer_runs(pages[0])
    running = pages[1].locator(f".chip.running[data-spot='timer-{timer}']")
    await running.wait_for()
    shown = [await server.sand_shown(page, timer) for page in pages]
    await pages[1].reload()
    await running.wait_for()
    shown += [
        await server.sand_shown(pages[1], timer),
        *await asyncio.gather(*(page.evaluate(IS_DOWN, timer) for page in pages)),
    ]
    assert [moment - server.sand_ends(timer) for moment in shown] == pytest.approx([0] * len(shown), abs=NEAR)


async def test_screens_are_right_after_a_page_slept_and_another_was_hidden(
    visit: Visit, address: str, stack: AsyncExitStack
) -> None:
    """They come back by themselves, and to the server's time: clock and sand."""
    pages = [await stack.enter_async_context(visit()) for _ in range(2)]
    await prepare(*pages)
    server = ServerTime()
    server.attend(pages[1])
    await two_aboard(pages, address)
    await one_timer_runs(pages[0])
    await be_away(AWAY, asleep=pages[0], hidden=pages[1])
    for page in pages:
        await page.locator("[data-clock]:not(.still)").wait_for()
        assert await was_away(page) >= AWAY - 0.5
        assert await server.round_shown(page) == pytest.approx(server.round_ends(), abs=NEAR)
    timer = await one_timer_runs(pages[0])
    for page in pages:
        await page.locator(".chip.running").first.wait_for()
        assert await server.sand_shown(page, timer) == pytest.approx(server.sand_ends(timer), abs=NEAR)


class CuttableConnection:
    """The line of a page, which can be cut; the server's words on it are heard."""

    def __init__(self, server: ServerTime) -> None:
        self.is_cut = False
        self._heard = server.hear
        self._ends: list[WebSocketRoute] = []

    def couple(self, end: WebSocketRoute) -> None:
        if self.is_cut:
            return
        self._ends.append(end)

        def pass_on(words: str | bytes) -> None:
            self._heard(words)
            end.send(words)

        end.connect_to_server().on_message(pass_on)

    async def cut(self) -> None:
        self.is_cut = True
        await self._ends[-1].close(code=1011)


async def test_a_line_cut_while_the_sand_runs(visit: Visit, address: str) -> None:
    """It is told and mends itself, and the sand is where the server has it: it waits for whoever is away for long."""
    server = ServerTime()
    line = CuttableConnection(server)
    async with visit() as page:
        await page.route_web_socket("**/line", line.couple)
        await alone(page, address)
        await page.keyboard.press("g")
        timer = await one_timer_runs(page)
        await line.cut()
        await expect(page.get_by_text("The connection is lost.")).to_be_visible()
        await asyncio.sleep(scaled(0, 6))
        line.is_cut = False
        await page.get_by_role("button", name="Try now").click()
        await expect(page.get_by_text("The connection is lost.")).to_be_hidden(timeout=15_000)
        await page.locator("[data-clock]:not(.still)").wait_for()
        await expect(page.locator(".chip.mine.running")).to_have_count(1)
        assert await server.sand_shown(page, timer) == pytest.approx(server.sand_ends(timer), abs=NEAR)


async def test_a_sailor_whose_line_was_cut_reads_what_was_missed_in_passing(
    visit: Visit, address: str, stack: AsyncExitStack
) -> None:
    line = CuttableConnection(ServerTime())
    away, other = [await stack.enter_async_context(visit()) for _ in range(2)]
    await away.route_web_socket("**/line", line.couple)
    await two_aboard([away, other], address)
    await line.cut()
    await one_timer_runs(other)
    line.is_cut = False
    missed = away.get_by_role("status").filter(has_text="While you were away")
    await expect(missed).to_be_visible()
    await expect(missed).to_have_css("pointer-events", "none")  # a hand may go on at once where it lies


async def test_a_sailor_whose_phone_slept_on_a_living_line_reads_what_was_missed(
    visit: Visit, address: str, stack: AsyncExitStack
) -> None:
    """What came meanwhile comes at once when it wakes: steps like any others, and none of them was seen."""
    asleep, other = [await stack.enter_async_context(visit()) for _ in range(2)]
    await prepare(asleep)
    await two_aboard([asleep, other], address)
    await asleep.evaluate("window.hide(true)")
    debugger = await asleep.context.new_cdp_session(asleep)
    await debugger.send("Debugger.enable")
    await debugger.send("Debugger.pause")
    await one_timer_runs(other)
    await asyncio.sleep(AWAY)
    await debugger.send("Debugger.resume")
    await asleep.evaluate("window.hide(false)")
    await expect(asleep.get_by_role("status").filter(has_text="While you were away")).to_contain_text("Bob")


async def one_timer_runs(page: Page) -> int:
    """The number of one's own timer whose sand runs."""
    sailor = PiratesPlayer(page, "click", "sand")
    running = page.locator(".chip.mine.running")
    await until(page, running.count, sailor.act)
    return int((await running.first.get_attribute("data-spot") or "").removeprefix("timer-"))


# --- hands and choices ---


# A timer whose flight begins or ends at one's own chip. One that is set flies off from there; whoever set none sees
# it come back. A busy machine draws few of its moments, so its way is asked of the animation itself.
SPRINGS: Final = """() => new Promise((done) => {
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const placeOf = (one) => middle(one.getBoundingClientRect());
  const isNear = ([x, y]) => [...document.querySelectorAll('.chip.mine')]
    .map(placeOf).some(([left, top]) => Math.hypot(x - left, y - top) < 30);
  const endsOf = (flight) => flight.getAnimations().flatMap((animation) => {
    const { currentTime } = animation;
    const { endTime } = animation.effect.getComputedTiming();
    const ends = [0, endTime * 0.95].map((time) => {
      animation.currentTime = time;
      return placeOf(flight);
    });
    animation.currentTime = currentTime;
    return ends;
  });
  const look = () => {
    if ([...document.querySelectorAll('.flight.timer')].flatMap(endsOf).some(isNear)) done(true);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
})"""


def slow_down(line: WebSocketRoute) -> None:
    """The server's words come late: two hands are down before either page has heard of the other's."""
    server = line.connect_to_server()
    server.on_message(lambda words: asyncio.get_running_loop().call_later(LATE, line.send, words))


async def test_two_hands_on_one_hole(visit: Visit, address: str, stack: AsyncExitStack) -> None:
    """One has it. The other's timer springs back, why is said with its rule, and it can be set elsewhere at once."""
    pages = [await stack.enter_async_context(visit()) for _ in range(2)]
    for page in pages:
        await page.emulate_media(reduced_motion="no-preference")
        await page.route_web_socket("**/line", slow_down)
    await two_aboard(pages, address)
    holes = [page.locator(".space.offered").first for page in pages]
    assert await holes[0].get_attribute("data-spot") == await holes[1].get_attribute("data-spot")
    springs = [asyncio.create_task(page.evaluate(SPRINGS)) for page in pages]
    await asyncio.gather(*(hole.click() for hole in holes))
    assert await asyncio.gather(*springs) == [True, True]
    for page in pages:
        await expect(page.locator(".chip.running")).to_have_count(1)
    (late,) = [page for page in pages if not await page.locator(".chip.mine.running").count()]
    rule = late.get_by_role("alert").locator("button[aria-expanded]")
    assert not await late.get_by_role("alert").evaluate(TAKES_TOUCHES), "a hand may go on at once where it lies"
    await rule.click()
    await expect(late.get_by_role("alert").get_by_role("link")).to_have_attribute(
        "href", re.compile("^/rules/pirates#[A-Z]")
    )
    await rule.click()
    await late.locator(".space.offered").first.click()
    await expect(late.locator(".chip.mine.running")).to_have_count(1)


async def test_a_choice_made_ahead_is_carried_out_also_while_one_looks_back(
    visit: Visit, address: str, stack: AsyncExitStack
) -> None:
    pages = [await stack.enter_async_context(visit()) for _ in range(2)]
    await two_aboard(pages, address, speed=QUICK)
    page = pages[0]
    log = page.get_by_role("region", name="Log").get_by_role("button")
    done = log.filter(has_text=re.compile("You .*(turn the ship|set more sail|take in sail)"))
    await choose_ahead(page)
    await expect(done).to_have_count(1, timeout=15_000)
    await choose_ahead(page)
    await log.first.click()
    await expect(done).to_have_count(2, timeout=15_000)
    await page.get_by_role("button", name="Back to now").click()
    await expect(page.locator(".chip.mine .plan")).to_have_count(0)
    await expect(page.locator(".chip.mine.in-hand")).to_have_count(2)


async def choose_ahead(page: Page) -> None:
    """A timer at the Sails, which end no round, or at the Helm if they are stopped; and at once what it is to do."""
    places = page.locator(", ".join(f".offered[data-spot='space-{space}']" for space in ("sails-1", "sails-2", "helm")))
    await places.first.click()
    await page.locator(".chip.mine.running").click()
    await page.locator(".choice.offered").first.click()
    await expect(page.locator(".chip.mine .plan")).to_have_count(1)


@pytest.mark.parametrize("size", list(SIZES))
async def test_axe_finds_nothing_aboard_and_nothing_sticks_out(visit: Visit, address: str, size: Size) -> None:
    async with visit(size=size) as page:
        await alone(page, address, speed=300)
        sailor = PiratesPlayer(page, "click", "axe")
        await until(page, lambda: sailor.deeds >= 2, sailor.act)
        for scheme in SCHEMES:
            await page.emulate_media(color_scheme=scheme)
            results = await Axe().run(page)
            assert results.violations_count == 0, results.generate_report()
        sticks_out = (
            "document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight"
        )
        assert not await page.evaluate(sticks_out)

"""The campaign in a real browser: chart, chapters, free play, the voyage of the day, chapters of one's own, the
report. Voyages are sailed unseen beforehand; `dev.py proof browser-pirates` looks at everything in every light."""

import asyncio
import re
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import FilePayload, Locator, Page, expect

from browser.visitor import SIZES, Scheme, Size, Visit
from browser.voyages import Voyage, sail_unseen
from cli.play_kit import time_left
from contract.scale import PROOF
from pirates.rounds_kit import RAW
from saltsea.games.pirates.definition import CONTENT, chapter_files
from saltsea.kernel.languages import LANGUAGES

pytestmark = [pytest.mark.browser, pytest.mark.anyio]

SCHEMES: Final[tuple[Scheme, ...]] = ("light", "dark")
LOOKS: Final[list[tuple[Size, Scheme]]] = (
    [(size, scheme) for size in SIZES for scheme in SCHEMES] if PROOF else [("phone", "dark"), ("desktop", "light")]
)
GLANCE: Final = LOOKS if PROOF else LOOKS[:1]
AGAIN: Final = LOOKS if PROOF else []
"""Something like it is looked at elsewhere."""
LOCALES: Final = ("en-GB", "fr-FR") if PROOF else ("fr-FR",)
PAGES: Final = (
    "/campaign",
    "/campaign?chapter=1",
    "/campaign?view=free",
    "/campaign?view=daily",
    "/campaign/own",
)
MINE: Final = (
    chapter_files(CONTENT)[0]
    .read_text(encoding="utf-8")
    .replace('"chapter.1"', '"chapter.mine"')
    .replace("Broken Chains", "My Harbour")
)
"""A chapter of somebody who has met no more than the first."""
EASY: Final = time_left(0, players=4, level="deckhand")
"""How long the first round of the first chapter is at the easiest level."""
AT_ONCE: Final = 2000
"""Milliseconds within which a chapter is begun once more."""
UNTIL_BRIEFED: Final = """() => new Promise((done) => {
  const look = (began) => {
    const isBriefed = document.querySelector('dialog[open]') === null && document.querySelector('.brief') !== null;
    if (isBriefed) done(performance.now() - began);
    else requestAnimationFrame(() => look(began));
  };
  addEventListener('click', ({ timeStamp }) => look(timeStamp), { once: true, capture: true });
})"""
"""From the next press to the briefing, by the page's own clock."""
CREWS: Final = "30" if PROOF else r"\d+"
"""Of how many simulated crews the result is awaited."""
TRIES: Final = 6
"""So many crews, of which nearly every one wins."""


def sealed() -> Iterator[str]:
    """Every text of the chapters that a fresh log book has not opened."""
    for data in RAW[1:]:
        for language in LANGUAGES:
            yield from (data[field][language] for field in ("title", "story", "news", "won", "lost"))
            yield from (data["optional"][field][language] for field in ("title", "text"))


async def in_order(page: Page, looks: list[tuple[Size, Scheme]] = GLANCE) -> None:
    for size, scheme in looks:
        await page.set_viewport_size(SIZES[size])
        await page.emulate_media(color_scheme=scheme)
        results = await Axe().run(page)
        assert results.violations_count == 0, results.generate_report()
        assert await page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0, page.url


async def in_sight(part: Locator) -> None:
    """Whole, and within the window."""
    box, window = await part.bounding_box(), part.page.viewport_size
    assert box is not None
    assert window is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= window["width"]


async def fits_in_french(page: Page) -> None:
    """Its words are longer."""
    await page.set_viewport_size(SIZES["phone"])
    await page.get_by_role("button", name="Français").click()
    await expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert await page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0, page.url
    await page.get_by_role("button", name="English").click()


async def keeps_sealed(page: Page) -> None:
    """Neither what the page holds nor what it prints tells of a later chapter."""
    await page.emulate_media(media="print")
    shown = await page.content() + await page.inner_text("body")
    await page.emulate_media(media="screen")
    assert [text for text in sealed() if text in shown] == [], page.url


async def has_come(page: Page, path: str) -> None:
    await page.goto(path)
    await expect(page.get_by_role("heading", level=1)).to_be_visible()
    await expect(page.get_by_role("status").filter(has_text="…")).to_have_count(0)


async def carry(page: Page) -> str:
    """A log book for this browser, whose secret the test knows."""
    secret = secrets.token_urlsafe(24)
    await page.add_init_script(f"localStorage.setItem('saltsea.logbook', '{secret}')")
    return secret


async def won_unseen(address: str, logbook: str, **settings: Any) -> Voyage:
    for _ in range(TRIES):
        voyage = await sail_unseen(address, logbook, **settings)
        if voyage.won:
            return voyage
    raise AssertionError("no crew comes home")


async def once_more(page: Page) -> None:
    """From how it ended to the briefing of the same chapter, in the time that is promised."""
    watching = asyncio.create_task(page.evaluate(UNTIL_BRIEFED))
    await page.get_by_role("button", name="Once more", exact=True).click()
    assert await watching < AT_ONCE
    await expect(page.get_by_role("button", name="Ready: start!").first).to_be_visible()


async def led_on(page: Page) -> None:
    """From a won chapter by its story to the briefing of the next one, at the same table."""
    await page.get_by_role("button", name="On to chapter 2").click()
    story = page.get_by_role("dialog").filter(has_text="2. Hounds Astern")
    await expect(story.get_by_role("heading", name="New in this chapter")).to_be_visible()
    await in_order(page)
    await story.get_by_role("button", name="To the ship").click()
    await expect(page.get_by_role("heading", level=2, name="2. Hounds Astern")).to_be_visible()
    await expect(page.get_by_role("button", name="Ready: start!").first).to_be_visible()


# --- the pages of a newcomer ---


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_newcomer_sees_every_page_and_nothing_that_is_sealed(visit: Visit, locale: str) -> None:
    async with visit(locale=locale) as page:
        for path in PAGES:
            await has_come(page, path)
            for fold in await page.locator("summary").all():
                await fold.click()
            await in_order(page, LOOKS)
            await keeps_sealed(page)
        await has_come(page, "/campaign?chapter=2")
        await keeps_sealed(page)


@pytest.mark.parametrize("locale", LOCALES)
async def test_all_panels_of_a_story_are_in_sight_on_a_desk(visit: Visit, locale: str) -> None:
    """The foot with the button lies over what is lower."""
    async with visit(size="desktop", locale=locale) as page:
        await page.set_viewport_size({"width": 1280, "height": 720})
        await page.goto("/campaign?chapter=1")
        await expect(page.locator(".panel.drawn")).to_have_count(4)
        foot = await page.get_by_role("button", name=re.compile("Sail|En mer")).bounding_box()
        last = await page.locator(".panel.drawn").last.bounding_box()
        assert foot is not None
        assert last is not None
        assert last["y"] + last["height"] < foot["y"]


async def test_the_chart_says_what_opens_a_chapter_and_when_the_line_is_gone(visit: Visit) -> None:
    async with visit(allowed="Failed to load resource") as page:
        await has_come(page, "/campaign")
        stops = page.get_by_role("list", name="The chapters").get_by_role("listitem")
        await expect(stops).to_have_count(10)
        await expect(stops.get_by_role("link")).to_have_count(1)
        await stops.get_by_role("button", name="Chapter 2: sealed").click()
        await expect(page.get_by_text("Chapter 2 is sealed. Win chapter 1 first.")).to_be_visible()
        await expect(page.get_by_text("9 chapters are still sealed.")).to_be_visible()
        await has_come(page, "/campaign?chapter=2")
        await expect(page.get_by_role("alert")).to_contain_text("Win chapter 1 first.")
        await page.context.set_offline(True)
        await page.get_by_role("link", name="Voyage of the day").click()
        await expect(page.get_by_role("alert")).to_contain_text("The server does not answer.")
        await page.context.set_offline(False)
        await page.get_by_role("button", name="Try again").click()
        await expect(page.get_by_text("Nobody stands here yet today.").or_(page.locator("tbody"))).to_be_visible()


async def test_a_chapter_tells_its_cards_by_touch_and_keys_and_is_set_up_for_the_crew(visit: Visit) -> None:
    async with visit(size="phone", touch=True) as page:
        await has_come(page, "/campaign")
        await page.get_by_role("link", name="Begin").tap()
        await page.get_by_role("region", name="New in this chapter").get_by_role("button", name="Corvette").tap()
        rule = page.get_by_role("dialog", name="Corvette")
        await in_order(page)
        await rule.get_by_role("button", name="Just show me the rule").tap()
        await expect(rule).to_contain_text("It fires 1 shot at the end of the round.")
        await in_order(page)
        await page.keyboard.press("Escape")
        await expect(rule).to_have_count(0)
        setup = page.get_by_role("region", name="The set-up")
        card = setup.get_by_role("button", name="Fog").first
        await card.focus()
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("dialog", name="Fog")).to_be_visible()
        await page.keyboard.press("Escape")
        await expect(card).to_be_focused()
        await expect(setup).to_contain_text(EASY)
        await page.get_by_text("Captain", exact=True).tap()
        await expect(setup).not_to_contain_text(EASY)
        await page.reload()
        await expect(page.get_by_role("link", name="Captain, you and 3 sailors")).to_be_visible()


# --- after a voyage ---


async def test_a_lost_chapter_is_begun_once_more_at_once(visit: Visit, address: str) -> None:
    async with visit() as page:
        logbook = await carry(page)
        lost = await sail_unseen(
            address, logbook, 1, is_lazy=True, options={"chapter": "1", "level": "deckhand", "timers": 2}
        )
        await page.goto(lost.seat)
        end = page.get_by_role("dialog", name="The count")
        await expect(end).to_contain_text("A lost chapter brings no points.")
        await in_order(page, AGAIN)
        await once_more(page)
        await has_come(page, "/campaign")
        await expect(page.get_by_text("1 try, not won yet")).to_be_visible()


async def test_a_won_chapter_opens_the_next_and_is_kept(visit: Visit, address: str) -> None:
    async with visit() as page:
        logbook = await carry(page)
        voyage = await won_unseen(address, logbook, options={"chapter": "1", "level": "deckhand"})
        await page.goto(voyage.seat)
        points = await counted(page.get_by_role("dialog", name="The count"))
        await in_order(page)
        await led_on(page)
        await has_come(page, "/campaign")
        for _ in range(2):
            await expect(
                page.get_by_role("link", name=re.compile(f"won, . stars?, best score {points}$"))
            ).to_be_visible()
            await expect(page.get_by_role("link", name="2. Hounds Astern: open")).to_be_visible()
            await expect(page.get_by_role("button", name="Chapter 3: sealed")).to_be_visible()
            await page.reload()
        await page.get_by_role("button", name=f"best {points}, Deckhand").click()
        await expect(page.get_by_role("row", name="Deckhand 4 aboard")).to_contain_text(str(points))
        await in_order(page, AGAIN)
        await fits_in_french(page)
        await page.get_by_role("link", name="Begin").click()
        await expect(page.get_by_role("heading", level=1)).to_have_text("2. Hounds Astern")
        await has_come(page, f"/campaign/report/{voyage.game}")
        await expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
        await in_order(page)
        await has_come(page, f"/replay/{voyage.game}")
        await expect(page.get_by_role("heading", name="1. Broken Chains")).to_be_visible()
        await expect(page.get_by_role("button", name="Ready: start!")).to_have_count(0)
        await in_order(page)
        await in_sight(page.locator(".at-hud"))


async def test_a_report_tells_what_decided_the_voyage_once_it_is_asked(visit: Visit, address: str) -> None:
    """A host who does nothing but what the others wait for: there is much that an old salt would have done."""
    async with visit(size="phone", touch=True) as page:
        logbook = await carry(page)
        voyage = await sail_unseen(address, logbook, 2, is_lazy=True, options={"chapter": "1"})
        await has_come(page, f"/campaign/report/{voyage.game}")
        section = page.get_by_role("region", name="What decided it")
        await section.get_by_role("button", name="Find out what decided it").click()
        await expect(section.get_by_role("progressbar")).to_be_visible()
        found = section.get_by_text(re.compile("Each chance to win was sailed|No single choice decided it"))
        await expect(found).to_be_visible(timeout=100_000)
        await in_order(page)
        await page.reload()
        await expect(found).to_be_visible()
        await fits_in_french(page)
        await page.evaluate("document.documentElement.style.fontSize = '32px'")
        assert await page.evaluate("document.documentElement.scrollWidth") == SIZES["phone"]["width"]


async def counted(end: Locator) -> int:
    """The points of a won chapter: its lines make the sum, times what the level counts."""
    await expect(end.locator("tbody .times")).to_contain_text("× 1")
    rows = [int(text) for text in await end.locator("tbody tr:not(.times) td").all_inner_texts()]
    sum_told = int(await end.locator("tfoot td").inner_text())
    assert sum(rows) == sum_told > 0
    return sum_told


async def test_the_board_of_honour_names_whoever_wants_it(visit: Visit, address: str) -> None:
    async with visit() as page:
        logbook = await carry(page)
        await has_come(page, "/campaign?view=daily")
        await page.get_by_role("button", name="The day before").click()
        await expect(page.get_by_text("Nobody came home that day.")).to_be_visible()
        voyage = await won_unseen(address, logbook, options={"level": "deckhand"}, daily=True)
        await has_come(page, "/campaign?view=daily")
        board = page.get_by_role("region", name="Board of honour")
        row = board.get_by_role("row").filter(has_text="computer sailors").last
        await expect(row).to_contain_text("a player and 3 computer sailors")
        await in_order(page)
        await fits_in_french(page)
        await page.goto(voyage.seat)
        await page.get_by_role("dialog").get_by_label("Show my name on the board").check()
        await has_come(page, "/campaign?view=daily")
        await expect(board.get_by_role("row").filter(has_text="Ann")).to_contain_text("3 computer sailors")


async def test_friends_choose_in_the_lobby_whether_the_board_names_them(visit: Visit) -> None:
    async with visit() as page:
        await has_come(page, "/campaign?view=daily")
        await page.get_by_text("Friends", exact=True).click()
        await page.get_by_role("button", name="Invite and sail").click()
        settings = page.get_by_role("region", name="This table")
        await expect(settings).to_contain_text("Voyage of the day")
        await page.get_by_label("Show my name on the board").check()
        await in_order(page, AGAIN)
        await has_come(page, "/campaign?view=daily")
        await expect(page.get_by_label("Show my name on the board")).to_be_checked()


# --- a chapter of one's own ---


def as_file(text: str, name: str = "chapter.json") -> FilePayload:
    return {"name": name, "mimeType": "application/json", "buffer": text.encode()}


async def test_a_chapter_from_a_file_is_mended_tried_and_sailed(visit: Visit) -> None:
    faulty = MINE.replace('"fog": ', '"fogg": ', 1)
    line = faulty[: faulty.index('"fogg"')].count("\n") + 1
    async with visit() as page:
        await has_come(page, "/campaign/own")
        await page.get_by_label("Choose a file").set_input_files(as_file(faulty))
        await expect(page.get_by_text('there is no card "fogg". Did you mean fog?')).to_be_visible()
        await expect(page.get_by_role("button", name="Sail", exact=True)).to_have_count(0)
        await page.get_by_role("button", name=f"Line {line}", exact=True).click()
        assert "fogg" in await page.evaluate("getSelection().toString()")
        await in_order(page)
        await page.get_by_label("The chapter").fill(MINE)
        await expect(page.get_by_text("Sound from keel to masthead.")).to_be_visible()
        await expect(page.get_by_text(EASY)).to_have_count(0)
        await page.get_by_text("Deckhand", exact=True).click()
        await expect(page.get_by_text(EASY).first).to_be_visible()
        await page.get_by_role("button", name="Try it").click()
        await expect(page.get_by_text(re.compile(rf"\d+ of {CREWS} won"))).to_be_visible(timeout=60_000)
        await in_order(page)
        async with page.expect_download(timeout=120_000) as started:
            await page.get_by_role("button", name="Sheets for Letter").click()
        sheets = await started.value
        assert sheets.suggested_filename == "pirates-mine-letter-en.pdf"
        assert Path(await sheets.path()).read_bytes().startswith(b"%PDF")
        await page.get_by_role("button", name="Sail", exact=True).click()
        await expect(page.get_by_role("heading", name="My Harbour").first).to_be_visible()


async def test_what_is_no_chapter_is_said_in_place(visit: Visit) -> None:
    async with visit() as page:
        await has_come(page, "/campaign/own")
        await expect(page.get_by_text("An empty page.")).to_be_visible()
        picker = page.get_by_label("Choose a file")
        await picker.set_input_files(as_file("ahoy"))
        await expect(page.get_by_text("One fault. Nobody can sail it like this.")).to_be_visible()
        await picker.set_input_files(as_file("x" * 70_000, "whale.json"))
        await expect(page.get_by_text("whale.json is longer than any chapter may be.")).to_be_visible()
        await expect(page.get_by_label("The chapter")).to_have_value("ahoy")
        await page.get_by_role("button", name="Start from chapter 1").click()
        await page.get_by_role("button", name="Bring back what was there").click()
        await expect(page.get_by_label("The chapter")).to_have_value("ahoy")

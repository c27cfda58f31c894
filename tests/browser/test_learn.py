"""“Teach me Corto”, as a pupil plays it: by keys alone, in every language, left in the middle and resumed."""

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, expect

from browser.patience import tab_to
from browser.visitor import Visit
from contract.scale import scaled

pytestmark = [pytest.mark.browser, pytest.mark.anyio]

STEPS = 20
MOST = 400
"""So many looks at the page, and the lesson is over."""
LEFT_AT = 8
"""The pupil leaves in this step."""
LOOK = """() => {
  const shown = (selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility());
  const panel = document.querySelector('.lesson');
  return {
    over: shown('dialog[open] .foot, dialog[open] .next'),
    question: shown('[role=alertdialog]'),
    menu: shown('.menu[role=group] button'),
    mine: shown('.bar.mine:not([aria-busy=true])'),
    step: Number(panel?.dataset.step ?? 0),
    page: Number(panel?.dataset.page ?? 0),
    pages: Number(panel?.dataset.pages ?? 0),
    refusal: document.querySelector('.refusal')?.textContent ?? '',
  };
}"""


class Pupil:
    """Plays the lesson by keys: `g` reads on and leads to the thing, Enter does it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.steps: set[int] = set()
        self.menus = 0

    async def look(self) -> dict[str, object]:
        found: dict[str, object] = await self.page.evaluate(LOOK)
        self.steps.add(int(str(found["step"])))
        return found

    async def play(self, until: int = STEPS + 1, most: int = MOST) -> None:
        """Step by step, up to this one or to the end; the page is looked at so often at most."""
        for _ in range(most):
            seen = await self.look()
            if seen["over"] or int(str(seen["step"])) >= until:
                return
            await self.do(seen)
        raise AssertionError(f"the lesson does not end: {await self.look()}")

    async def do(self, seen: dict[str, object]) -> None:
        keys = self.page.keyboard
        if seen["question"]:
            await keys.press("Enter")
        elif seen["menu"]:
            # The second thing that can be done on this square; the first was answered in words.
            if self.menus:
                await keys.press("Tab")
            self.menus += 1
            await keys.press("Enter")
        elif seen["mine"]:
            await keys.press("g")
            if int(str(seen["page"])) + 1 == seen["pages"]:
                await keys.press("Enter")
                await self.wait_after(seen)
        await self.page.wait_for_timeout(100)

    async def wait_after(self, seen: dict[str, object]) -> None:
        """Until the page answers: another step, a question, a menu. A busy machine takes its time."""
        for _ in range(40):
            now = await self.look()
            if now["step"] != seen["step"] or now["question"] or now["menu"] or now["over"]:
                return
            await self.page.wait_for_timeout(50)


async def began(page: Page, first: str, begin: str) -> None:
    """From the home page to the first step, by keys alone."""
    await page.goto("/")
    link = page.get_by_role("link", name=first)
    await expect(link).to_be_visible()
    await tab_to(page, link)
    await page.keyboard.press("Enter")
    button = page.get_by_role("button", name=begin)
    await expect(button).to_be_enabled(timeout=20_000)
    await tab_to(page, button)
    await page.keyboard.press("Enter")
    await expect(page.locator(".lesson")).to_be_visible(timeout=30_000)


@pytest.mark.parametrize(
    ("locale", "first", "begin", "won", "real"),
    [
        ("fr-FR", "Apprendre Corto", "Commencer la leçon", "13", "Jouer une vraie partie"),
        ("en-GB", "Learn Corto", "Begin the lesson", "13", "Play a real game"),
    ][: scaled(1, 2)],
)
async def test_the_lesson_is_played_by_keys_alone_and_resumed_after_a_reload(
    visit: Visit, locale: str, first: str, begin: str, won: str, real: str
) -> None:
    async with visit(locale=locale) as page:
        await began(page, first, begin)
        pupil = Pupil(page)
        await pupil.play(until=LEFT_AT)
        await page.reload()
        await expect(page.locator(".lesson")).to_have_attribute("data-step", str(LEFT_AT))
        await page.goto("/learn/corto")
        await page.locator("a.chief").press("Enter")
        await expect(page.locator(".lesson")).to_have_attribute("data-step", str(LEFT_AT))
        await pupil.play()
        assert pupil.steps >= set(range(1, STEPS + 1))
        count = page.get_by_role("dialog")
        await expect(count).to_contain_text(won)
        await expect(count.get_by_role("button", name=real)).to_be_enabled()


async def test_a_wrong_tap_in_the_lesson_is_answered_in_words_and_costs_nothing(visit: Visit) -> None:
    async with visit(size="phone", touch=True) as page:
        await page.goto("/learn/corto")
        await page.get_by_role("button", name="Begin the lesson").tap()
        await page.locator(".lesson").wait_for()
        wrong = page.locator(".hand [data-card='D6']")
        await wrong.tap()
        await expect(wrong).to_have_attribute("aria-pressed", "true")
        await wrong.tap()
        await expect(page.locator(".refusal")).to_contain_text("play “The dancer of the wells”")
        await expect(page.locator(".lesson")).to_have_attribute("data-step", "1")
        await page.locator(".hand [data-card='D3']").tap(trial=True)


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_the_lesson_has_no_barriers(visit: Visit, scheme: str) -> None:
    async with visit(size="phone", scheme="dark" if scheme == "dark" else "light") as page:
        await page.goto("/learn/corto")
        await page.get_by_role("button", name="Begin the lesson").click()
        await expect(page.locator(".ring").first).to_be_visible()
        results = await Axe().run(page)
        assert results.violations_count == 0, results.generate_report()


async def test_a_coach_stands_beside_the_first_real_games_until_it_is_sent_away(visit: Visit) -> None:
    async with visit() as page:
        await page.goto("/")
        await page.get_by_role("button", name="Play now").click()
        coach = page.get_by_role("region", name="The coach")
        await expect(coach.get_by_role("button", name="Coach off")).to_be_visible()
        await coach.get_by_role("button", name="Coach off").click()
        await expect(coach).to_have_count(0)
        await page.reload()
        await expect(page.locator("[data-board]")).to_be_visible()
        await expect(coach).to_have_count(0)
        await page.goto("/settings")
        await page.get_by_text("In every game").click()
        await page.go_back()
        await expect(coach).to_be_visible()

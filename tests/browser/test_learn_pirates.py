"""“Teach me to sail”, as a pupil sails it: by keys alone, following only the arrows, left in the middle and resumed."""

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, Route, expect

from browser.test_learn import began
from browser.visitor import Visit
from contract.scale import scaled

pytestmark = [pytest.mark.browser, pytest.mark.anyio, pytest.mark.timeout(600)]

STEPS = 28
MOST = 1500
"""So many looks at the page, and the lesson is over."""
LEFT_AT = 5
"""The pupil leaves in this step."""
LOOK = """() => {
  const shown = (selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility());
  const panel = document.querySelector('.lesson');
  return {
    over: shown('dialog[open] .foot, dialog[open] .next'),
    moving: shown('.bar[aria-busy=true]') || shown('.count'),
    step: Number(panel?.dataset.step ?? 0),
    page: Number(panel?.dataset.page ?? 0),
    pages: Number(panel?.dataset.pages ?? 0),
    waits: panel?.dataset.waits === 'yes',
    coached: panel?.dataset.coached === 'yes',
    arrow: document.querySelector('.halos .arrow')?.getAttribute('style') ?? '',
    refusal: document.querySelector('.refusal')?.textContent ?? '',
  };
}"""


IS_OVER_ALL = """() => {
  const height = (selector) => Number(getComputedStyle(document.querySelector(selector)).zIndex) || 0;
  return height('.halos') > Math.max(height('.bar'), height('.brief'));
}"""
"""Whether rings and arrows are drawn over the bar and the briefing, whose buttons they point at."""


async def hurried(route: Route) -> None:
    """Sand runs ten times as fast: a test has nothing to read."""
    order = route.request.post_data_json
    faster = None if order is None else {**order, "settings": {**order["settings"], "speed": 1000}}
    await route.continue_(post_data=faster)


class Pupil:
    """Sails the lesson by keys: `m` reads on and leads to the thing, Enter does it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.steps: set[int] = set()

    async def look(self) -> dict[str, object]:
        found: dict[str, object] = await self.page.evaluate(LOOK)
        self.steps.add(int(str(found["step"])))
        return found

    async def sail(self, until: int = STEPS + 1, most: int = MOST) -> None:
        """Step by step, up to this one or to the end; the page is looked at so often at most."""
        for _ in range(most):
            seen = await self.look()
            assert seen["refusal"] == ""
            if seen["over"] or int(str(seen["step"])) >= until:
                return
            await self.do(seen)
            await self.page.wait_for_timeout(100)
        raise AssertionError(f"the lesson does not end: {await self.look()}")

    async def do(self, seen: dict[str, object]) -> None:
        keys = self.page.keyboard
        if not seen["waits"] or seen["moving"]:
            return
        is_last = seen["coached"] or int(str(seen["page"])) + 1 == seen["pages"]
        await keys.press("m")
        if is_last and seen["arrow"]:
            await keys.press("Enter")
            await self.wait_after(seen)

    async def wait_after(self, seen: dict[str, object]) -> None:
        """Until the page answers: another step, or another place of the arrow. A busy machine takes its time."""
        for _ in range(60):
            now = await self.look()
            if any(now[name] != seen[name] for name in ("step", "waits", "arrow", "over", "refusal")):
                return
            await self.page.wait_for_timeout(50)


@pytest.mark.parametrize(
    ("locale", "first", "begin", "play"),
    [
        ("en-GB", "Learn to sail", "Begin the lesson", "Play a real game"),
        ("fr-FR", "Apprendre à naviguer", "Commencer la leçon", "Jouer une vraie partie"),
    ][: scaled(1, 2)],
)
async def test_a_newcomer_who_follows_only_the_arrows_wins(
    visit: Visit, locale: str, first: str, begin: str, play: str
) -> None:
    async with visit(locale=locale) as page:
        await page.route("**/api/tables", hurried)
        await began(page, first, begin)
        pupil = Pupil(page)
        assert await page.evaluate(IS_OVER_ALL)
        await pupil.sail(2)
        await page.locator("[data-spot='space-helm']").click()
        refusal = page.locator(".refusal")
        await expect(refusal).to_contain_text("(Lookout)" if locale == "en-GB" else "(Vigie)")
        assert (await Axe().run(page)).violations_count == 0
        await refusal.get_by_role("button", name="Close" if locale == "en-GB" else "Fermer").click()
        await expect(refusal).to_have_count(0)
        await pupil.sail(LEFT_AT)
        await page.locator(".lesson .leave").click()
        await page.locator("a.chief").click()
        await expect(page.locator(".lesson")).to_have_attribute("data-step", str(LEFT_AT))
        await pupil.sail()
        assert pupil.steps >= {*range(1, STEPS + 1)}
        await expect(page.locator("dialog").get_by_role("button", name=play)).to_be_enabled()


async def test_what_is_new_in_a_chapter_is_done_by_keys_and_leads_back_to_it(visit: Visit) -> None:
    async with visit() as page:
        await page.goto("/campaign?chapter=1")
        await page.get_by_role("link", name="Try it at sea").click()
        await page.get_by_role("button", name="Try it at sea").click()
        await expect(page.locator(".lesson")).to_have_attribute("data-step", "1")
        assert (await Axe().run(page)).violations_count == 0
        await Pupil(page).sail()
        await page.locator("dialog").get_by_role("link", name="To chapter 1").click()
        await page.wait_for_url("**/campaign?chapter=1")

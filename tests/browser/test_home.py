"""The page that a person sees at the first start, in a real browser: both languages, both sizes, all states."""

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Locator, Page, Route, ViewportSize, expect

from browser.server_process import EMPTY, running_server
from browser.tables import open_table
from browser.visitor import SIZES, Scheme, Size, Visit

pytestmark = [pytest.mark.browser, pytest.mark.anyio]

RIGHTS_HOLDERS = ("Cong SA", "Casterman", "Ludocom", "Matagot", "Cranio Creations")
AUTHORS = ("Laurent Escoffier", "Sébastien Pauchon", "Hugo Pratt", "Granerud", "Skjold-Pedersen", "Daniele Tascini")
THINGS_TO_DO = {
    "en": ("Play now", "Invite", "One device", "Join", "Rules", "My games", "Settings", "Account", "Offline"),
    "fr": ("Jouer", "Inviter", "Un appareil", "Rejoindre", "Règles", "Mes parties", "Réglages", "Compte", "Hors ligne"),
}


def games_of(page: Page, name: str = "The games") -> Locator:
    return page.get_by_role("region", name=name).get_by_role("listitem")


async def no_violations(page: Page) -> None:
    results = await Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("size", list(SIZES))
async def test_the_first_screen_shows_what_to_do(visit: Visit, size: Size, locale: str) -> None:
    async with visit(size=size, locale=locale) as page:
        await page.goto("/")
        for words in THINGS_TO_DO[locale]:
            thing = page.locator("main").get_by_text(words, exact=True).first
            await expect(thing).to_be_in_viewport(ratio=1)


FOLDS: dict[str, ViewportSize] = {
    f"{width}x{height}": {"width": width, "height": height}
    for width, height in ((360, 640), (390, 844), (844, 390), (1280, 720), (1920, 1080))
}


@pytest.mark.parametrize("fold", list(FOLDS))
async def test_both_games_and_both_lessons_are_above_the_fold(visit: Visit, fold: str) -> None:
    async with visit(locale="fr") as page:
        await page.set_viewport_size(FOLDS[fold])
        await page.goto("/")
        start = page.get_by_role("region", name="Commencer à jouer")
        for name, lesson in (("Jouer Corto", "Apprendre Corto"), ("Naviguer Les pirates", "Apprendre à naviguer")):
            await expect(start.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
            await expect(start.get_by_role("link", name=lesson)).to_be_in_viewport(ratio=1)


async def test_letters_of_double_size_leave_both_games_usable(visit: Visit, address: str) -> None:
    open_table(address, 4, game="corto", listing="public")
    async with visit(size="phone", locale="fr") as page:
        await page.goto("/")
        await page.evaluate("document.documentElement.style.fontSize = '200%'")
        for name in ("corto", "pirates"):
            for thing in await page.locator(f"[data-start={name}] :is(button, a)").all():
                await thing.scroll_into_view_if_needed()
                await expect(thing).to_be_in_viewport()
                assert await thing.evaluate("(one) => one.scrollWidth <= one.clientWidth + 1")
        assert await page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0


async def test_one_press_is_a_voyage_with_three_shipmates(visit: Visit) -> None:
    async with visit(size="phone") as page:
        await page.goto("/")
        await page.get_by_role("button", name="Sail now").click()
        await expect(page.locator("[data-board]")).to_be_visible()
        await expect(page.locator("[data-spot^=timer-]")).to_have_count(4)


async def test_the_games_in_english(visit: Visit) -> None:
    async with visit(locale="en-GB") as page:
        await page.goto("/")
        games = games_of(page)
        await expect(games).to_have_count(2)
        await expect(games.nth(0)).to_contain_text("Corto")
        await expect(games.nth(0)).to_contain_text("2 to 4 players")
        await expect(games.nth(0)).to_contain_text("Turn by turn")
        await expect(games.nth(1)).to_contain_text("A Tale of Pirates")
        await expect(games.nth(1)).to_contain_text("In real time")


async def test_the_games_in_french(visit: Visit) -> None:
    async with visit(locale="fr-CA") as page:
        await page.goto("/")
        await expect(page.locator("html")).to_have_attribute("lang", "fr")
        games = games_of(page, "Les jeux")
        await expect(games.nth(0)).to_contain_text("2 à 4 joueurs")
        await expect(games.nth(0)).to_contain_text("Tour par tour")
        await expect(games.nth(1)).to_contain_text("Une histoire de pirates")
        await expect(games.nth(1)).to_contain_text("En temps réel")


@pytest.mark.parametrize(
    ("locale", "heading", "words"),
    [
        ("en", "An unofficial edition", ("non-commercial", "endorsed", "issue in the repository", "plain Python")),
        ("fr", "Une édition non officielle", ("non commerciale", "approuvée", "dépôt du projet", "Python non compilé")),
    ],
)
async def test_the_notice(visit: Visit, locale: str, heading: str, words: tuple[str, ...]) -> None:
    async with visit(locale=locale) as page:
        await page.goto("/")
        notice = page.get_by_role("contentinfo")
        await expect(notice.get_by_role("heading", name=heading)).to_be_visible()
        for text in (*RIGHTS_HOLDERS, *AUTHORS, *words, "0.1.0", "captain@example.org"):
            await expect(notice).to_contain_text(text)


async def test_the_language_is_switched_and_remembered(visit: Visit) -> None:
    async with visit(locale="en-GB") as page:
        await page.goto("/")
        await page.get_by_role("button", name="Français").click()
        await expect(page.get_by_role("heading", name="Les jeux", exact=True)).to_be_visible()
        await expect(page).to_have_title("Saltsea\N{NO-BREAK SPACE}: deux jeux d’or et d’eau salée")
        await page.reload()
        await expect(page.locator("html")).to_have_attribute("lang", "fr")
        await expect(page.get_by_role("button", name="Français")).to_have_attribute("aria-pressed", "true")
        await page.get_by_role("button", name="English").click()
        await expect(page.get_by_role("heading", name="The games", exact=True)).to_be_visible()


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", list(SIZES))
async def test_axe_finds_nothing_and_nothing_sticks_out(visit: Visit, size: Size, scheme: Scheme, locale: str) -> None:
    async with visit(size=size, scheme=scheme, locale=locale) as page:
        await page.goto("/")
        await expect(page.locator("[data-game]")).to_have_count(2)
        await no_violations(page)
        assert await page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0


async def test_the_keyboard_alone_reaches_everything(visit: Visit) -> None:
    async with visit(size="phone") as page:
        await page.goto("/")
        await expect(games_of(page)).to_have_count(2)
        await page.keyboard.press("Tab")
        await expect(page.get_by_role("link", name="Skip to the games")).to_be_focused()
        await expect(page.get_by_role("link", name="Skip to the games")).to_be_in_viewport()
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("region", name="The games")).to_be_focused()
        await page.keyboard.press("Shift+Tab")
        await expect(page.get_by_role("link", name="Offline")).to_be_focused()
        outline = await page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert outline == "solid"
        for _ in range(13):
            await page.keyboard.press("Shift+Tab")
        await expect(page.get_by_role("button", name="Play now")).to_be_focused()
        await page.keyboard.press("Shift+Tab")
        await expect(page.get_by_role("button", name="Français")).to_be_focused()
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("heading", name="Les jeux", exact=True)).to_be_visible()


@pytest.mark.parametrize("size", list(SIZES))
async def test_a_server_error_is_told_and_mended_by_keyboard(visit: Visit, size: Size) -> None:
    async with visit(size=size, allowed="503") as page:
        await page.route("**/api/catalogue", lambda route: route.fulfill(status=503))
        await page.goto("/")
        alert = page.get_by_role("alert")
        await expect(alert).to_contain_text("The server answered with an error (503).")
        await no_violations(page)
        await page.unroute("**/api/catalogue")
        await alert.get_by_role("button", name="Try again").press("Enter")
        await expect(games_of(page)).to_have_count(2)
        await expect(page.get_by_role("heading", name="The games", exact=True)).to_be_focused()


async def test_a_dead_line_is_told_and_mended(visit: Visit) -> None:
    async with visit(locale="fr", allowed="ERR_FAILED") as page:
        await page.route("**/api/*", lambda route: route.abort())
        await page.goto("/")
        alerts = page.get_by_role("alert")
        await expect(alerts).to_have_count(3)
        await expect(alerts.first).to_contain_text("Le serveur ne répond pas.")
        await page.unroute("**/api/*")
        for left in (2, 1, 0):
            await alerts.first.get_by_role("button", name="Réessayer").click()
            await expect(alerts).to_have_count(left)
        await expect(games_of(page, "Les jeux")).to_have_count(2)
        await expect(page.get_by_role("contentinfo")).to_contain_text("0.1.0")


@pytest.mark.parametrize("size", list(SIZES))
async def test_an_empty_catalogue_says_so(visit: Visit, size: Size) -> None:
    with running_server(EMPTY) as elsewhere:
        async with visit(size=size) as page:
            await page.goto(elsewhere)
            await expect(page.get_by_text("The catalogue is empty today")).to_be_visible()
            await expect(page.get_by_role("button", name="Play now")).to_have_count(0)
            await no_violations(page)


async def test_while_waiting_the_page_says_so_and_loses_no_press(visit: Visit) -> None:
    async with visit() as page:
        held: list[Route] = []
        await page.route("**/api/catalogue", lambda route: held.append(route))
        await page.goto("/")
        await expect(page.get_by_text("Reading the catalogue…")).to_be_visible()
        await no_violations(page)
        await page.get_by_role("button", name="Play now").click()
        await expect(page.get_by_role("button", name="Play now")).to_contain_text("Laying the table…")
        await held[0].continue_()
        await page.wait_for_url("**/t/*")

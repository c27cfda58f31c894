"""From the title page to a game, in a real browser: against computer players, with friends, on one device, by a code;
and the pages around it: a new table, settings, an account. The shell opens without a line."""

import json
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Browser, Page, expect

from browser.visitor import SIZES, Scheme, Size, Visit
from contract.scale import scaled
from saltsea.games.corto.definition import CONTENT

SOON = scaled(20, 5)
"""Seconds: for the proof a machine plays by itself, else beside other tests."""
pytestmark = [pytest.mark.browser, pytest.mark.anyio]

NAME = "What are you called?"
FITS = "document.documentElement.scrollWidth <= innerWidth"
TABLE = re.compile(r"/t/[a-z0-9]{6}$")


async def in_order(page: Page) -> None:
    results = await Axe().run(page)
    assert results.violations_count == 0, results.generate_report()
    assert await page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0


async def table_of(page: Page) -> dict[str, Any]:
    """The table as the server tells it to anybody."""
    code = page.url.rpartition("/")[2]
    answer: dict[str, Any] = await (await page.request.get(f"/api/tables/{code}")).json()
    return answer


async def begun(page: Page) -> dict[str, Any]:
    """The table, once its game has begun and the lobby is gone."""
    await page.wait_for_url(TABLE)
    table = await table_of(page)
    for _ in range(100):
        if table["phase"] == "playing":
            break
        await page.wait_for_timeout(50)
        table = await table_of(page)
    assert table["phase"] == "playing"
    await expect(page.locator(".lobby")).to_have_count(0)
    return table


async def invited(page: Page, name: str, players: int) -> str:
    """Somebody opens a table for so many; the answer is its link."""
    await page.goto("/")
    await page.get_by_role("button", name="Invite").click()
    await page.get_by_label(NAME).fill(name)
    await page.get_by_role("dialog").get_by_text(str(players), exact=True).click()
    await page.get_by_role("button", name="Get the link").click()
    await expect(page.get_by_label("The link of this table")).to_be_visible()
    return page.url


async def sit_down(page: Page, link: str, name: str) -> None:
    await page.goto(link)
    await page.get_by_label(NAME).fill(name)
    await page.get_by_role("button", name="Sit down").click()
    await expect(page.get_by_role("button", name="Sit down")).to_have_count(0)


# --- against computer players ---


@pytest.mark.parametrize("size", list(SIZES))
async def test_a_newcomer_presses_once_and_plays(visit: Visit, size: Size) -> None:
    async with visit(size=size) as page:
        await page.goto("/")
        started = time.monotonic()
        await page.get_by_role("button", name="Play now").click()
        table = await begun(page)
        assert time.monotonic() - started < SOON
        assert [chair["bot"] for chair in table["chairs"]] == [None, "novice", "novice"]
        assert table["people"][0]["name"] == "Captain"


async def test_play_now_begins_with_novices_and_remembers_the_level_that_was_chosen(visit: Visit) -> None:
    async with visit(size="phone") as page:
        await page.goto("/")
        levels = page.get_by_role("group", name="Play now against")
        await expect(levels.get_by_role("radio", name="Novice")).to_be_checked()
        await expect(levels).to_contain_text("a beginner, too")
        await levels.get_by_role("radio", name="Novice").focus()
        await page.keyboard.press("ArrowRight")
        await expect(levels.get_by_role("radio", name="Regular")).to_be_checked()
        await page.reload()
        await expect(levels.get_by_role("radio", name="Regular")).to_be_checked()
        await page.get_by_role("button", name="Play now").click()
        table = await begun(page)
        assert [chair["bot"] for chair in table["chairs"]] == [None, "regular", "regular"]


async def test_the_table_stands_under_my_games_and_can_be_forgotten(visit: Visit) -> None:
    async with visit(size="phone") as page:
        await page.goto("/")
        await page.get_by_role("button", name="Play now").click()
        await begun(page)
        await page.goto("/")
        mine = page.get_by_role("region", name="Your tables")
        await expect(mine).to_contain_text(re.compile("It is your turn|The others are to act"))
        await expect(mine).to_contain_text("Novice ×2")
        await in_order(page)
        await mine.get_by_role("link", name="Continue").click()
        await page.wait_for_url(TABLE)
        await page.goto("/games")
        await page.get_by_role("button", name=re.compile("^Forget table")).click()
        await page.get_by_role("button", name="Forget", exact=True).click()
        await expect(page.get_by_role("link", name="Continue")).to_have_count(0)


# --- with friends ---


async def test_a_friend_sits_down_by_the_link_on_a_phone(visit: Visit) -> None:
    async with visit() as host, visit(size="phone") as friend:
        link = await invited(host, "Ann", 2)
        started = time.monotonic()
        await friend.goto(link)
        await expect(friend.get_by_label(NAME)).to_be_focused()
        await expect(friend.get_by_role("button", name="Sit down")).to_be_in_viewport(ratio=1)
        box = await friend.get_by_role("button", name="Sit down").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < 300, "it hides behind the keyboard"
        await friend.keyboard.type("Bob")
        await friend.keyboard.press("Enter")
        await expect(friend.get_by_text("Ann starts the game when everybody is here.")).to_be_visible()
        assert time.monotonic() - started < 10
        await expect(host.get_by_role("region", name="Seats")).to_contain_text("Bob")
        await host.get_by_role("button", name="Start", exact=True).click()
        await begun(host)
        await begun(friend)


@pytest.mark.parametrize("size", list(SIZES))
async def test_the_host_fills_with_computer_players_and_starts(visit: Visit, size: Size) -> None:
    async with visit(size=size) as host:
        await invited(host, "Ann", 4)
        start = host.get_by_role("button", name="Start", exact=True)
        await expect(start).to_be_disabled()
        await expect(host.get_by_text("3 seats are empty: Green, Yellow, Black.")).to_be_visible()
        await host.get_by_role("button", name="Computer", exact=True).first.click()
        await host.get_by_label("Computer player for Green").select_option("regular")
        await expect(host.get_by_text("2 seats are empty: Yellow, Black.")).to_be_visible()
        await host.get_by_role("button", name="Fill with computer players and start").click()
        table = await begun(host)
        assert [chair["bot"] for chair in table["chairs"]] == [None, "regular", "novice", "novice"]


async def test_a_kept_seat_is_for_whoever_has_its_link(visit: Visit) -> None:
    async with visit() as host, visit() as friend:
        await invited(host, "Ann", 3)
        await host.get_by_role("button", name="More about seat Yellow").click()
        await host.get_by_role("button", name="Keep this seat for somebody").click()
        link = await host.get_by_label("The link to this seat").input_value()
        await in_order(host)
        await host.keyboard.press("Escape")
        await expect(host.get_by_text("One seat is kept for somebody")).to_be_visible()
        await sit_down(friend, link, "Cleo")
        assert "#" not in friend.url
        table = await table_of(host)
        assert table["chairs"][2]["person"] == 1
        await friend.reload()
        await expect(friend.get_by_text("Ann starts the game when everybody is here.")).to_be_visible()


async def test_a_name_that_is_taken_is_refused_in_words(visit: Visit) -> None:
    async with visit() as host, visit(size="phone", locale="fr") as friend:
        link = await invited(host, "Ann", 2)
        await friend.goto(link)
        await friend.get_by_label("Comment vous appelez-vous").fill("Ann")
        await friend.get_by_role("button", name="S’asseoir").click()
        await expect(friend.get_by_text("Ann", exact=False).last).to_be_visible()
        await expect(friend.get_by_role("alert")).to_contain_text("Ann")


async def test_a_code_is_typed_in_capitals(visit: Visit) -> None:
    async with visit() as host, visit(size="phone", allowed="404") as friend:
        link = await invited(host, "Ann", 2)
        await friend.goto("/")
        await friend.get_by_role("link", name="Join").click()
        await friend.get_by_label("Code or link").fill("zz zz zz")
        await friend.get_by_role("button", name="Come in").click()
        await expect(friend.get_by_role("alert")).to_contain_text("There is no table zzzzzz here")
        await friend.get_by_label("Code or link").fill(link.rpartition("/")[2].upper())
        await friend.get_by_role("button", name="Come in").click()
        await expect(friend.get_by_role("button", name="Sit down")).to_be_visible()


async def test_settings_are_changed_and_told_to_all(visit: Visit) -> None:
    async with visit() as host, visit(size="phone") as friend:
        link = await invited(host, "Ann", 3)
        await sit_down(friend, link, "Bob")
        await host.get_by_role("button", name="Change").click()
        await host.get_by_role("dialog").get_by_text("Days for each turn").click()
        await host.get_by_text("More options").click()
        await host.get_by_text("6 squares: a short game").click()
        await in_order(host)
        await host.get_by_role("button", name="Save").click()
        await expect(friend.get_by_text("2 days for each turn")).to_be_visible()
        await expect(friend.get_by_text("Length of the strips: 6 squares: a short game")).to_be_visible()


# --- one device ---


async def test_several_people_on_one_device_have_names(visit: Visit) -> None:
    async with visit(size="phone") as page:
        await page.goto("/")
        await page.get_by_role("button", name="One device").click()
        dialog = page.get_by_role("dialog")
        await dialog.get_by_role("group", name="How many people?").get_by_text("3").click()
        await dialog.get_by_label("Player 1").fill("Ann")
        await dialog.get_by_label("Player 2").fill("Bob")
        await in_order(page)
        await dialog.get_by_role("button", name="Deal").click()
        table = await begun(page)
        assert [one["name"] for one in table["people"]] == ["Ann", "Bob", "Player 3"]
        assert [chair["person"] for chair in table["chairs"]] == [0, 0, 0]


async def test_the_same_name_twice_is_told_and_mended_by_hand(visit: Visit) -> None:
    async with visit() as page:
        await page.goto("/")
        await page.get_by_role("button", name="One device").click()
        await page.get_by_role("group", name="How many people?").get_by_text("3").click()
        await page.get_by_label("Player 2").fill("Bob")
        await page.get_by_label("Player 3").fill("Bob")
        await page.get_by_role("button", name="Deal").click()
        await expect(page.get_by_role("alert")).to_contain_text("Somebody at this table is called Bob already.")
        await page.get_by_role("button", name="I arrange it myself").click()
        await page.get_by_text("Somebody plays beside you on this device?").click()
        await page.get_by_label("Their name").fill("Cleo")
        await page.get_by_role("button", name="Sit down here").click()
        await page.get_by_role("button", name="Start", exact=True).click()
        await begun(page)


# --- pages ---


@pytest.mark.parametrize(("scheme", "locale"), [("light", "en"), ("dark", "fr")])
@pytest.mark.parametrize("size", list(SIZES))
async def test_every_page_is_in_order(visit: Visit, size: Size, scheme: Scheme, locale: str) -> None:
    async with visit(size=size, scheme=scheme, locale=locale) as page:
        for path in ("/new/corto", "/new/pirates", "/join", "/games", "/settings", "/account"):
            await page.goto(path)
            await expect(page.get_by_role("heading", level=1)).to_be_visible()
            await expect(page.get_by_role("status").filter(has_text="…")).to_have_count(0)
            for fold in await page.locator("summary").all():
                await fold.click()
            await in_order(page)


async def test_letters_of_double_size_fit_on_a_small_phone(visit: Visit) -> None:
    """In French, whose words are longer."""
    async with visit(size="phone", locale="fr-FR") as page:
        for path in ("/", "/new/corto", "/join", "/games", "/settings", "/today", "/learn/corto", "/rules/corto"):
            await page.goto(path)
            await expect(page.get_by_role("heading").first).to_be_visible()
            await page.evaluate("document.documentElement.style.fontSize = '32px'")
            await page.wait_for_function(FITS)


@pytest.mark.parametrize(("scheme", "locale"), [("light", "en"), ("dark", "en")])
@pytest.mark.parametrize("size", list(SIZES))
async def test_the_lobby_is_in_order(visit: Visit, size: Size, scheme: Scheme, locale: str) -> None:
    async with visit(size=size, scheme=scheme, locale=locale) as host, visit(size=size, scheme=scheme) as friend:
        link = await invited(host, "Ann", 3)
        for fold in await host.locator("summary").all():
            await fold.click()
        await in_order(host)
        await friend.goto(link)
        await expect(friend.get_by_role("button", name="Sit down")).to_be_visible()
        await in_order(friend)


async def test_a_new_table_as_one_likes_it(visit: Visit) -> None:
    async with visit() as page, visit(size="phone") as other:
        await page.goto("/new/corto")
        await page.get_by_label(NAME).fill("Ann")
        await page.get_by_text("Everybody", exact=True).click()
        await page.get_by_label("Green").select_option("regular")
        await page.get_by_text("More options").click()
        await page.get_by_text("I choose").click()
        for letter in "DACF":
            await page.get_by_role("button", name=re.compile(f"^{letter} ")).click()
        await page.get_by_role("button", name="Open the table").click()
        await page.wait_for_url(TABLE)
        await expect(page.get_by_label("Computer player for Green")).to_have_value("regular")
        table = await table_of(page)
        assert table["settings"]["options"] == {"strips": "DACF"}
        await other.goto("/")
        tables = other.get_by_role("region", name="Open tables")
        await expect(tables).to_contain_text("One of 3 seats is free")
        await tables.get_by_role("link", name="Come in").first.click()
        await other.wait_for_url(TABLE)


async def test_what_the_game_refuses_is_said_before_the_table_is_opened(visit: Visit) -> None:
    async with visit(allowed="422") as page:
        await page.goto("/new/corto")
        await page.get_by_label(NAME).fill("Ann")
        await page.get_by_text("More options").click()
        await page.get_by_text("I choose").click()
        await page.get_by_role("button", name=re.compile("^B ")).click()
        await page.get_by_role("button", name="Open the table").click()
        await expect(page.get_by_role("alert")).to_contain_text("name 4 different letters")


async def test_an_account_with_a_password_from_making_to_forgetting(visit: Visit) -> None:
    async with visit(allowed="422") as page:
        await page.goto("/account")
        await page.get_by_label("Name").fill("Captain Ann")
        await page.get_by_label("Password").fill("1234")
        await page.get_by_role("button", name="Make the account").click()
        await expect(page.get_by_role("alert")).to_contain_text("A password has 10 to")
        await page.get_by_label("Password").fill("four salty words here")
        await page.get_by_role("button", name="Make the account").click()
        await expect(page.get_by_role("heading", name="Captain Ann")).to_be_visible()
        await in_order(page)
        await page.get_by_role("button", name="Sign out").click()
        await page.get_by_text("I have one").click()
        await page.get_by_label("Name").fill("Captain Ann")
        await page.get_by_label("Password").fill("four salty words here")
        await page.get_by_role("button", name="Sign in").click()
        await page.get_by_role("button", name="Delete me").click()
        await page.get_by_role("button", name="Delete everything").click()
        await expect(page.get_by_text("Nobody needs an account")).to_be_visible()


async def test_an_account_with_a_passkey(visit: Visit, address: str) -> None:
    async with visit() as page:
        device = await page.context.new_cdp_session(page)
        await device.send("WebAuthn.enable")
        options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
        options |= {"isUserVerified": True, "automaticPresenceSimulation": True}
        await device.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        await page.goto(address.replace("127.0.0.1", "localhost") + "/account")
        await page.get_by_label("Name").fill("Bosun Bob")
        await page.get_by_role("button", name="Make an account with a passkey").click()
        await expect(page.get_by_role("heading", name="Bosun Bob")).to_be_visible()
        await page.get_by_role("button", name="Sign out").click()
        await page.get_by_text("I have one").click()
        await page.get_by_role("button", name="Sign in with a passkey").click()
        await expect(page.get_by_role("heading", name="Bosun Bob")).to_be_visible()


async def test_seats_travel_in_a_file(visit: Visit) -> None:
    async with visit() as page, visit(size="phone") as other:
        await invited(page, "Ann", 2)
        await page.goto("/settings")
        async with page.expect_download() as saving:
            await page.get_by_role("button", name="Save to a file").click()
        saved = await (await saving.value).path()
        assert json.loads(saved.read_text())["berths"][0]["name"] == "Ann"
        await other.goto("/settings")
        await other.get_by_label("Bring from a file").set_input_files(saved)
        await expect(other.get_by_text("One seat is here now.")).to_be_visible()
        await other.goto("/games")
        await other.get_by_role("link", name="Continue").click()
        await expect(other.get_by_role("region", name="Seats")).to_contain_text("you · host")


# --- without a line, and with a newer server ---


@asynccontextmanager
async def kept(chromium: Browser, address: str) -> AsyncIterator[Page]:
    """A page whose service worker has everything."""
    context = await chromium.new_context(base_url=address, viewport=SIZES["phone"], locale="en")
    page = await context.new_page()
    await page.goto("/")
    await page.evaluate("navigator.serviceWorker.ready")
    yield page
    await context.close()


async def test_the_shell_opens_without_a_line(chromium: Browser, address: str) -> None:
    async with kept(chromium, address) as page:
        await page.reload()
        names = (
            "async () => (await Promise.all((await caches.keys()).map(async k => (await (await caches.open(k)).keys())"
        )
        cached: list[list[str]] = await page.evaluate(f"{names}.map(r => new URL(r.url).pathname)))) ")
        assert not [path for paths in cached for path in paths if path.startswith("/api")]
        await page.context.set_offline(True)
        await page.reload()
        await expect(page.get_by_role("button", name="Play now")).to_be_visible()
        await expect(page.get_by_role("alert").first).to_contain_text("The server does not answer.")
        await page.get_by_role("link", name="Rules").first.click()
        await expect(page.get_by_role("heading", level=1)).to_be_visible()
        await page.goto("/rules/corto")
        await expect(page.get_by_role("heading", level=1)).to_be_visible()
        await expect(page.get_by_role("main")).to_contain_text("C1")
        introduction = page.get_by_role("region", name="How to play")
        await expect(introduction.get_by_role("img")).to_have_count(12)
        await expect(introduction.locator("[data-square='a3'] svg").first).to_be_visible()
        await page.goto("/settings")
        await expect(page.get_by_role("switch").first).to_be_visible()


async def test_a_newer_client_is_offered_and_not_forced(chromium: Browser, address: str) -> None:
    async with kept(chromium, address) as page:
        await page.reload()
        await expect(page.locator("[data-game]")).to_have_count(2)
        fetched = '<script type="module" src="/assets/index-newer.js"></script>'
        await page.route(
            "**/",
            lambda route: route.fulfill(body=fetched) if route.request.resource_type == "fetch" else route.continue_(),
        )
        await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        await expect(page.get_by_text("A new version of Saltsea is here.")).to_be_visible()
        await page.unroute("**/")
        await page.get_by_role("button", name="Reload").click()
        await expect(page.locator("[data-game]")).to_have_count(2)
        await expect(page.get_by_text("A new version of Saltsea is here.")).to_have_count(0)


async def test_a_page_that_broke_on_its_way_is_loaded_anew_once(visit: Visit) -> None:
    part = "**/assets/SettingsPage-*.js"
    async with visit(allowed="ERR_FAILED") as page:
        await page.goto("/")
        await page.route(part, lambda route: route.abort(), times=1)
        await page.get_by_role("link", name="Settings").first.click()
        await expect(page.get_by_role("switch").first).to_be_visible()


async def test_the_client_can_be_installed(visit: Visit) -> None:
    async with visit() as page:
        await page.goto("/")
        link = await page.locator("link[rel=manifest]").get_attribute("href")
        manifest = await (await page.request.get(str(link))).json()
        sizes = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
        assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
        for icon in manifest["icons"]:
            answer = await page.request.get(icon["src"])
            assert answer.ok
            assert answer.headers["content-type"] == icon["type"]


# --- a host's own values ---


@pytest.mark.parametrize("size", ["phone", "desktop"])
async def test_table_T27_a_host_brings_own_values_and_everybody_sees_whose_they_are(visit: Visit, size: Size) -> None:
    knife = '"id": "A12", "kind": "object", "border": "black", "times": '
    ours = (CONTENT / "cards.json").read_text(encoding="utf-8")
    async with visit(size=size, allowed="422") as page, visit(size=size) as other:
        await page.goto("/new/corto")
        await page.get_by_label(NAME).fill("Ann")
        wrong = ours.replace(f"{knife}1", f"{knife}7")
        picker, button = page.get_by_label("Choose a file"), page.get_by_role("button", name="Open the table")
        await picker.set_input_files({"name": "wrong.json", "mimeType": "application/json", "buffer": wrong.encode()})
        await button.click()
        await expect(page.get_by_role("alert")).to_contain_text("Card A12: “times” is 7. It can be: 1, 2.")
        await in_order(page)
        mine = ours.replace(f"{knife}1", f"{knife}2").replace("{", '{"name": "Sharp knives",', 1)
        await picker.set_input_files({"name": "mine.json", "mimeType": "application/json", "buffer": mine.encode()})
        await button.click()
        await page.wait_for_url(TABLE)
        await expect(page.locator(".settings")).to_contain_text("Own values: “Sharp knives”, by Ann")
        await other.goto(page.url)
        await expect(other.locator(".settings")).to_contain_text("Own values: “Sharp knives”, by Ann")
        await page.get_by_role("button", name="Change", exact=True).click()
        await page.get_by_role("button", name="Play with the usual cards").click()
        await expect(other.locator(".settings")).not_to_contain_text("Own values")
        await picker.set_input_files({"name": "mine.json", "mimeType": "application/json", "buffer": mine.encode()})
        await expect(other.locator(".settings")).to_contain_text("Own values: “Sharp knives”, by Ann")
        await page.get_by_role("button", name="Close", exact=True).click()
        await page.get_by_role("button", name="Fill with computer players and start").click()
        await begun(page)
        for seen in (page, other):
            await expect(seen.locator(".signs")).to_contain_text("Own values: “Sharp knives”, by Ann")

"""A browser that was here before the client read views finds its seats, its name and its settings again.

`browser-profile.json` has what that version kept in the browser, with a table of now in it."""

import json
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.async_api import Page, expect

from browser.tables import open_table
from browser.visitor import Visit

pytestmark = [pytest.mark.browser, pytest.mark.anyio]
PROFILE = Path(__file__).resolve().parents[1] / "golden" / "browser-profile.json"


async def with_profile(page: Page, seat: str) -> str:
    """Give the page what the earlier version had kept, for this seat; the table's code."""
    code, _, key = seat.rpartition("/")[2].partition("#")
    profile: dict[str, Any] = json.loads(PROFILE.read_text().replace("CODE", code).replace("KEY", key))
    script = "".join(
        f"{place}.setItem({json.dumps(name)}, {json.dumps(value)});"
        for place, values in profile.items()
        for name, value in values.items()
    )
    await page.add_init_script(
        f"if (!sessionStorage.getItem('given')) {{ {script} sessionStorage.setItem('given', '1'); }}"
    )
    return code


async def test_an_earlier_profile_keeps_seats_name_language_and_settings(visit: Visit, address: str) -> None:
    _, seat = open_table(address, 2)
    async with visit() as page:
        code = await with_profile(page, seat)
        await page.goto("/")
        await expect(page.locator("html")).to_have_attribute("lang", "fr")
        await expect(page.locator(f"a[href*='/t/{code}']").first).to_be_visible()
        await page.goto(f"/t/{code}")
        await expect(page.locator("main")).to_contain_text("Ann")
        kept = await page.evaluate("JSON.parse(localStorage.getItem('saltsea.settings'))")
        assert (kept["motion"], kept["careful"], kept["theme"]) == (0.5, False, "neutral")
        with urlopen(f"{address}/api/tables/{code}") as answer:
            assert json.load(answer)["chairs"][0]["person"] == 0
        kept = await page.evaluate("JSON.parse(localStorage.getItem('saltsea.berths'))")
        assert [(one["code"], one["name"]) for one in kept] == [(code, "Ann")]


async def test_a_deed_that_was_planned_in_numbers_is_dropped_and_the_ship_sails(visit: Visit, address: str) -> None:
    _, seat = open_table(address, 1, {"chapter": "1"}, game="pirates", steps=True)
    async with visit() as page:
        code = await with_profile(page, seat)
        await page.goto(f"/t/{code}")
        await page.get_by_role("button", name="Commencer", exact=True).click()
        await expect(page.locator(".at-hud")).to_be_visible()
        await page.reload()
        await expect(page.locator(".at-hud")).to_be_visible()
        await expect(page.locator("[data-plan], .plan")).to_have_count(0)

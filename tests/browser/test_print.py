"""Printed sheets, as a family finds them: from the rules and from the campaign, on its paper, in its language."""

from pathlib import Path

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, expect

from browser.visitor import Visit

pytestmark = [pytest.mark.browser, pytest.mark.anyio]
PDF = b"%PDF-1.7"
PATIENCE = 120_000
"""The server prints behind everything else that it does."""


async def saved(page: Page, link: str) -> tuple[str, bytes]:
    """The name and the first bytes of the file behind a link."""
    async with page.expect_download(timeout=PATIENCE) as started:
        await page.get_by_role("link", name=link, exact=True).click()
    download = await started.value
    return download.suggested_filename, Path(await download.path()).read_bytes()[: len(PDF)]


async def test_the_box_of_corto_is_saved_from_its_rules(visit: Visit) -> None:
    async with visit() as page:
        await page.goto("/rules/corto#sheets")
        await expect(page.get_by_role("heading", name="Print it")).to_be_in_viewport()
        await page.get_by_text("Letter", exact=True).click()
        await page.get_by_text("Saving ink", exact=True).click()
        assert await saved(page, "The whole box") == ("corto-box-letter-en-ink-saving.pdf", PDF)


async def test_a_crew_prints_its_ship_and_a_sealed_chapter_from_the_campaign(visit: Visit) -> None:
    async with visit(size="phone", locale="fr-FR") as page:
        await page.goto("/campaign")
        await page.get_by_role("link", name="À imprimer").click()
        await expect(page.get_by_role("heading", name="À imprimer")).to_be_visible()
        assert await saved(page, "Le navire et la mer") == ("pirates-ship-a4-fr.pdf", PDF)
        assert await saved(page, "Chapitre 4") == ("pirates-chapter-4-a4-fr.pdf", PDF)
        found = await Axe().run(page)
        assert found.violations_count == 0, found.generate_report()

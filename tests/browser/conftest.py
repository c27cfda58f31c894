"""A browser and a server for the tests of this folder. One browser for the session, one fresh visitor for each test.

Tests use Playwright's async API through anyio's plugin, which Starlette brings along anyway. Its sync API would leave a
running event loop behind and upset every later async test of the process.
"""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Browser, ConsoleMessage, Page, expect

from browser.server_process import running_server
from browser.visitor import SIZES, Scheme, Size, Visit, launched, put_recaps_away
from saltsea.server.web.client_files import BUILT_CLIENT

expect.set_options(timeout=30_000)  # milliseconds: what a page is to show comes late on a busy machine


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    assert (BUILT_CLIENT / "index.html").is_file(), "the client is not built: run `npm run build` in web/"
    with running_server() as where:
        yield where


@pytest.fixture(scope="session")
async def chromium(anyio_backend: str) -> AsyncIterator[Browser]:
    async with launched() as browser:
        yield browser


@pytest.fixture
def visit(chromium: Browser, address: str) -> Visit:
    @asynccontextmanager
    async def open_page(
        size: Size = "desktop",
        locale: str = "en-GB",
        scheme: Scheme = "light",
        allowed: str | None = None,
        *,
        touch: bool = False,
        worker: bool = False,
    ) -> AsyncIterator[Page]:
        context = await chromium.new_context(
            base_url=address,
            viewport=SIZES[size],
            locale=locale,
            color_scheme=scheme,
            reduced_motion="reduce",
            has_touch=touch,
            service_workers="allow" if worker else "block",
        )
        complaints: list[str] = []
        context.on("page", lambda page: _listen(page, complaints))
        try:
            page = await context.new_page()
            await put_recaps_away(page)
            yield page
        finally:
            await context.close()
        assert [text for text in complaints if allowed is None or allowed not in text] == []

    return open_page


def _listen(page: Page, complaints: list[str]) -> None:
    """What the console complains about, and errors that nobody caught; the list grows while the page lives."""

    def hear(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and "blocked by Playwright" not in message.text:
            complaints.append(message.text)

    page.on("console", hear)
    page.on("pageerror", lambda error: complaints.append(str(error)))

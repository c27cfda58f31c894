"""A browser and a server for the tests of this folder. One browser for the session, one fresh visitor for each test.

Tests use Playwright's async API through anyio's plugin, which Starlette brings along anyway. Playwright's sync API would
leave a running event loop behind and upset every later async test of the process.
"""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Literal

import pytest
from browser.chromium import FLAGS, find_chromium
from browser.harbour import harbour
from playwright.async_api import Browser, ConsoleMessage, Page, async_playwright

from saltsea.server.client_files import BUILT_CLIENT

Visit = Callable[..., AbstractAsyncContextManager[Page]]
Scheme = Literal["light", "dark"]

SIZES = {"phone": (360, 640), "desk": (1280, 720)}


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    assert (BUILT_CLIENT / "index.html").is_file(), "the client is not built: run `npm run build` in web/"
    with harbour() as where:
        yield where


@pytest.fixture(scope="session")
async def chromium(anyio_backend: str) -> AsyncIterator[Browser]:
    found = find_chromium()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=found.path, args=list(FLAGS), env={**_environment(), **found.environment}
        )
        yield browser
        await browser.close()


def _environment() -> dict[str, str | float | bool]:
    import os

    return dict(os.environ)


@pytest.fixture
def visit(chromium: Browser, address: str) -> Visit:
    """Opens a page as a new visitor. Whatever the browser's console complains about fails the test at the end."""

    @asynccontextmanager
    async def open_page(
        size: str = "desk", locale: str = "en-GB", scheme: Scheme = "light", allowed: str | None = None
    ) -> AsyncIterator[Page]:
        width, height = SIZES[size]
        context = await chromium.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            locale=locale,
            color_scheme=scheme,
            reduced_motion="reduce",
        )
        page = await context.new_page()
        complaints: list[str] = []
        page.on("console", lambda message: complaints.extend(_complaint(message)))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        yield page
        await context.close()
        assert [text for text in complaints if allowed is None or allowed not in text] == []

    return open_page


def _complaint(message: ConsoleMessage) -> list[str]:
    return [message.text] if message.type in {"error", "warning"} else []

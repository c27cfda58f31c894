"""A newer version where the engine of an earlier one is kept: the line is cut while the new one is on its way."""

import asyncio
import json
import re
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Final

import pytest
from playwright.async_api import Browser, BrowserContext, Page, expect

from browser.visitor import SIZES
from saltsea.server.folder.export import export_folder
from saltsea.server.web.client_files import BUILT_CLIENT

pytestmark = [pytest.mark.browser, pytest.mark.anyio]

START: Final = 60_000
"""Milliseconds for Python to be loaded and started, on a busy machine."""
HEAVY: Final = "pyodide.asm.wasm"
"""The file of the engine in whose middle the line is cut."""
SCRIPT: Final = re.compile(r'<script type="module"[^>]* src="[^"]*/([^"/]+)"')
KEPT: Final = """async (page) => {
  const has = async () => (await (await caches.open('saltsea-engine')).keys())
    .some(({ url }) => new URL(url).searchParams.get('page') === page);
  while (!(await has())) await new Promise((resolve) => setTimeout(resolve, 200));
}"""
"""Until the engine of a page is kept."""
ONE_SHELL: Final = """async () => {
  const shells = async () => (await caches.keys()).filter((name) => name !== 'saltsea-engine').length;
  while ((await shells()) !== 1) await new Promise((resolve) => setTimeout(resolve, 200));
}"""
"""Until the pages of one version only are kept."""


class Line(SimpleHTTPRequestHandler):
    """Breaks off in the middle of the engine's largest file, while it is told to."""

    is_cut = False
    broken = 0

    def copyfile(self, source, outputfile) -> None:  # type: ignore[no-untyped-def]
        if Line.is_cut and self.path.endswith(HEAVY):
            outputfile.write(source.read(100_000))
            Line.broken += 1
            self.close_connection = True
            return
        super().copyfile(source, outputfile)

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_args: object) -> None:
        """Silent."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    export_folder(BUILT_CLIENT, tmp_path / "app", "of a test")
    return tmp_path / "app"


@pytest.fixture
def served(folder: Path) -> Iterator[str]:
    Line.is_cut, Line.broken = False, 0
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Line, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def entry_of(folder: Path) -> str:
    """The name of the script of the page, which names others too, that are preloaded."""
    found = SCRIPT.search((folder / "index.html").read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


def renew(folder: Path) -> str:
    """Another version in its place: new names of page, engine and build; the name of its page's script."""
    old, list_ = entry_of(folder), folder / "engine" / "manifest.json"
    new = old.replace(".js", "x.js")
    for file in [*folder.glob("*.html"), *folder.glob("*.js"), *(folder / "assets").glob("*.js")]:
        text = file.read_text(encoding="utf-8")
        if old in text:
            file.write_text(text.replace(old, new), encoding="utf-8")
    (folder / "assets" / old).rename(folder / "assets" / new)
    worker = folder / "sw.js"
    worker.write_text(worker.read_text(encoding="utf-8").replace('"build\\":\\"', '"build\\":\\"x'), encoding="utf-8")
    manifest = json.loads(list_.read_text(encoding="utf-8"))
    build = manifest["build"]
    (folder / "assets" / f"engine-{build}").rename(folder / "assets" / f"engine-{build[::-1]}")
    list_.write_text(json.dumps({**manifest, "build": build[::-1]}), encoding="utf-8")
    return new


async def loaded(context: BrowserContext, served: str) -> Page:
    page = await context.new_page()
    await page.goto(served)
    await expect(page.get_by_text("From now on it needs no connection")).to_be_visible(timeout=START)
    return page


async def cut_while_renewed(page: Page, served: str) -> None:
    """A visit to the newer version, whose engine comes half."""
    Line.is_cut = True
    await page.goto(served)
    for _ in range(300):
        if Line.broken:
            break
        await asyncio.sleep(0.1)
    assert Line.broken


async def begins(page: Page, served: str) -> None:
    """Without a line a voyage begins."""
    await page.goto(served)
    await page.get_by_role("link", name="Begin", exact=True).click(timeout=START)
    await page.get_by_role("button", name="Sail", exact=True).click(timeout=START)
    await expect(page.get_by_role("heading", name="Set up round 1 of 3")).to_be_visible(timeout=START)


async def entry(page: Page) -> str:
    """The name of the script of what is shown."""
    return str(await page.evaluate("document.querySelector('script[type=module][src]').src.split('/').at(-1)"))


@pytest.mark.parametrize("is_closed", [False, True])
async def test_a_line_that_is_cut_in_the_middle_leaves_pages_and_engine_of_before(
    chromium: Browser, folder: Path, served: str, *, is_closed: bool
) -> None:
    """Also if all tabs were closed, when the newer service worker begins by itself."""
    context = await chromium.new_context(
        viewport=SIZES["phone"], locale="en-GB", reduced_motion="reduce", service_workers="allow"
    )
    page = await loaded(context, served)
    old = await entry(page)
    new = renew(folder)
    await cut_while_renewed(page, served)
    await context.set_offline(True)
    if is_closed:
        before, page = page, await context.new_page()
        await before.close()
    await begins(page, served)
    assert await entry(page) == old
    await context.set_offline(False)
    Line.is_cut = False
    await page.goto(served)
    await asyncio.wait_for(page.evaluate(KEPT, new), START / 1000)
    await page.reload()
    await asyncio.wait_for(page.evaluate(ONE_SHELL), START / 1000)
    await context.set_offline(True)
    await begins(page, served)
    assert await entry(page) == new
    await context.close()

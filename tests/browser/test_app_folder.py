"""The App as a static folder in a real browser: carried by any web server, in a sub-folder, it sails a chapter."""

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from free_port import free_port
from playwright.async_api import Browser, expect

from browser.test_app import ROUNDS, begin_chapter, sail_round
from browser.visitor import SIZES
from saltsea.server.folder.export import CannotExportError, export_folder
from saltsea.server.web.client_files import BUILT_CLIENT

pytestmark = [pytest.mark.browser, pytest.mark.anyio]

START = 60_000
"""Milliseconds for Python to be loaded and started, on a busy machine."""
DEEP = "some/folder"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of an exported folder inside of what `python3 -m http.server` carries."""
    root = tmp_path_factory.mktemp("carried")
    (root / DEEP).parent.mkdir(parents=True)
    export_folder(BUILT_CLIENT, root / DEEP, "of a test")
    port = free_port()
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1"]
    with subprocess.Popen(command, cwd=root, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:
        wait_for(port)
        yield f"http://127.0.0.1:{port}/{DEEP}/"
        running.terminate()


def wait_for(port: int) -> None:
    for _ in range(100):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise AssertionError("the server of the folder did not come up")


async def test_the_folder_sails_a_chapter_and_goes_on_after_a_reload(chromium: Browser, served: str) -> None:
    context = await chromium.new_context(viewport=SIZES["phone"], locale="en-GB", reduced_motion="reduce")
    page = await context.new_page()
    missing: list[str] = []
    page.on("response", lambda answer: missing.append(answer.url) if answer.status >= 400 else None)
    await page.goto(served)
    await expect(page.get_by_text("the cards are printed")).to_be_visible()
    await begin_chapter(page, START)
    await page.reload()
    await expect(page.get_by_role("heading", name="Set up round 1 of 3")).to_be_visible(timeout=START)
    for number in range(1, ROUNDS + 1):
        await sail_round(page, number)
    await page.goto(served)
    await expect(page.get_by_text("Next: chapter 2")).to_be_visible(timeout=START)
    assert not missing
    await context.close()


async def test_two_tabs_at_home_do_not_write_over_each_others_campaign(chromium: Browser, served: str) -> None:
    """Plain http knows no Web Locks: the second tab must still be told that the first one plays."""
    at_home = served.replace("127.0.0.1", "kitchen.test")
    context = await chromium.new_context(viewport=SIZES["phone"], locale="en-GB", reduced_motion="reduce")
    first, second = await context.new_page(), await context.new_page()
    await first.goto(at_home)
    assert not await first.evaluate("isSecureContext")
    await begin_chapter(first, START)
    await second.goto(at_home)
    await expect(second.get_by_text("Another tab of this browser plays")).to_be_visible(timeout=START)
    await first.close()
    await second.get_by_role("button", name="Try again").click()
    await expect(second.get_by_role("link", name="Begin", exact=True)).to_be_visible(timeout=START)
    await context.close()


def test_the_start_script_serves_the_folder_by_the_names_that_browsers_want(tmp_path: Path) -> None:
    export_folder(BUILT_CLIENT, tmp_path / "stick", "of a test")
    command = [sys.executable, str(tmp_path / "stick" / "start.py"), "--port", "0", "--no-browser"]
    kinds = {"": "text/html", "app.webmanifest": "application/manifest+json", "sw.js": "text/javascript"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        address = running.stdout.readline().split()[-1]
        for name, kind in kinds.items():
            assert httpx.get(address + name).headers["content-type"] == kind
        running.terminate()


def test_the_folder_can_be_the_one_where_one_is_and_starts_by_a_double_click(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    export_folder(BUILT_CLIENT, Path(), "of a test")
    assert (tmp_path / "start.command").stat().st_mode & 0o111


def test_no_folder_of_somebody_else_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("precious")
    with pytest.raises(CannotExportError, match="no folder of ours"):
        export_folder(BUILT_CLIENT, tmp_path, "of a test")
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]

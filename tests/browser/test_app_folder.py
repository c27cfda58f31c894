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

from browser.test_app import ROUNDS, begin_chapter, sail_round, start
from browser.visitor import SIZES
from saltsea.catalog import CATALOG
from saltsea.server.folder.export import CannotExportError, export_folder
from saltsea.server.folder.sheets import all_sheets
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
    wanted = [sheet for sheet in all_sheets(CATALOG) if sheet.booklet == "ship" and sheet.language == "en"]
    export_folder(BUILT_CLIENT, root / DEEP, "of a test", wanted)
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
    await start(first)  # without a lock a video of nothing keeps the screen on
    await first.wait_for_function("document.querySelector('video[data-awake]')?.paused === false")
    await second.goto(at_home)
    await expect(second.get_by_text("Another tab of this browser plays")).to_be_visible(timeout=START)
    await first.close()
    await second.get_by_role("button", name="Try again").click()
    await expect(second.get_by_role("link", name="Begin", exact=True)).to_be_visible(timeout=START)
    await context.close()


async def test_the_folder_has_the_sheets_to_print(chromium: Browser, served: str) -> None:
    context = await chromium.new_context(viewport=SIZES["phone"], locale="en-US", reduced_motion="reduce")
    page = await context.new_page()
    await page.goto(f"{served}?at=/rules/pirates#sheets")
    ship = page.get_by_role("link", name="The ship and the sea")
    async with page.expect_download(timeout=START) as saved:
        await ship.click(timeout=START)
    download = await saved.value
    assert download.suggested_filename == "pirates-ship-letter-en.pdf"
    assert (await download.path()).read_bytes().startswith(b"%PDF")
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


def test_a_second_start_says_where_the_first_one_is(tmp_path: Path) -> None:
    """Another port would be another log book."""
    export_folder(BUILT_CLIENT, tmp_path, "of a test")
    port = free_port()
    command = [sys.executable, str(tmp_path / "start.py"), "--no-browser", "--port", str(port)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as first:
        wait_for(port)
        again = subprocess.run(command, capture_output=True, text=True, check=True, timeout=30)
        first.terminate()
    assert f"runs already: http://127.0.0.1:{port}/" in again.stdout


def test_a_port_that_another_program_has_is_told(tmp_path: Path) -> None:
    export_folder(BUILT_CLIENT, tmp_path, "of a test")
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        command = [sys.executable, str(tmp_path / "start.py"), "--no-browser", "--port", str(port)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
            assert running.stdout is not None
            said = "".join(running.stdout.readline() for _ in range(3))
            running.terminate()
    assert f"Another program has port {port}" in said


def test_an_earlier_folder_is_replaced_file_by_file_also_behind_a_link(tmp_path: Path) -> None:
    folder, link = tmp_path / "stick", tmp_path / "link"
    export_folder(BUILT_CLIENT, folder, "earlier")
    (folder / "campaign.json").write_text("mine")
    (folder / "assets" / "old-1.js").write_text("ours")
    mark = folder / "saltsea-folder.txt"
    mark.write_text(mark.read_text() + "assets/old-1.js\n")
    link.symlink_to(folder)
    export_folder(BUILT_CLIENT, link, "later")
    assert (folder / "campaign.json").read_text() == "mine"
    assert not (folder / "assets" / "old-1.js").exists()
    assert mark.read_text().startswith("Saltsea later")
    assert link.is_symlink()
    assert not (folder / ".saltsea-part").exists()


def test_no_folder_of_somebody_else_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("precious")
    with pytest.raises(CannotExportError, match="no folder of ours"):
        export_folder(BUILT_CLIENT, tmp_path, "of a test")
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]

"""Writes the built client as a folder: relative addresses, nothing compressed, and a script that serves it."""

import gzip
import json
import shutil
from pathlib import Path
from typing import Any, Final

START: Final = ("start.py", "start.bat", "start.command", "README.txt")
RUNNABLE: Final = 0o755
PAGE: Final = "index.html"
MARK: Final = "saltsea-folder.txt"
"""Says that a folder was written here: such a one may be replaced."""
MANIFESTS: Final = ("app.webmanifest", "manifest.webmanifest")
SQUEEZED: Final = ".gz"


class CannotExportError(Exception):
    """The folder could not be written; the message says why."""


def export_folder(client: Path, to: Path, version: str) -> int:
    """Write the folder, in place of an earlier one; how many bytes it has. What was there stays if anything fails."""
    to = to.resolve()  # "." has no name beside which the new one could be written
    if not (client / PAGE).is_file():
        raise CannotExportError("the client is not built: run `python3 dev.py run` once, or install the wheel")
    if to.exists() and (not to.is_dir() or (any(to.iterdir()) and not (to / MARK).is_file())):
        raise CannotExportError(f"{to} is there already, and no folder of ours: choose another")
    part = to.with_name(f"{to.name}.part")
    shutil.rmtree(part, ignore_errors=True)
    try:
        write_files(client, part, version)
        shutil.rmtree(to, ignore_errors=True)
        part.rename(to)
    except OSError as error:
        shutil.rmtree(part, ignore_errors=True)
        raise CannotExportError(f"{to} could not be written: {error.strerror or error}") from error
    return sum(file.stat().st_size for file in to.rglob("*") if file.is_file())


def write_files(client: Path, to: Path, version: str) -> None:
    """Everything of the folder, file by file."""
    shutil.copytree(client, to)
    for file in sorted(to.rglob(f"*{SQUEEZED}")):
        file.with_suffix("").write_bytes(gzip.decompress(file.read_bytes()))
        file.unlink()
    page = to / PAGE
    page.write_text(relative_page(page.read_text(encoding="utf-8")), encoding="utf-8")
    for name in MANIFESTS:
        (to / name).write_text(relative_manifest((to / name).read_text(encoding="utf-8")), encoding="utf-8")
    for name in START:
        shutil.copy(Path(__file__).parent / name, to / name)
        (to / name).chmod(RUNNABLE)  # what an installed package has lost
    (to / MARK).write_text(f"Saltsea {version}\n", encoding="utf-8")


def relative_page(html: str) -> str:
    """The page with addresses that hold wherever it lies. Its mark tells the client that there is no server."""
    marked = html.replace("<html ", "<html data-folder ", 1).replace('href="/manifest.', 'href="/app.')
    if "data-folder" not in marked:
        raise CannotExportError("the built page does not look as expected")
    return marked.replace('="/', '="./')


def relative_manifest(text: str) -> str:
    """A web manifest for a folder: the page of an address stands behind `?at=`."""
    manifest: dict[str, Any] = json.loads(text)
    app = manifest["start_url"]
    manifest |= {"id": "./", "start_url": "./" if app == "/app" else "./?at=/", "scope": "./"}
    manifest["icons"] = [{**icon, "src": f".{icon['src']}"} for icon in manifest["icons"]]
    if "shortcuts" in manifest:
        manifest["shortcuts"] = [{**one, "url": f"./?at={one['url']}"} for one in manifest["shortcuts"]]
    return json.dumps(manifest, indent=2, ensure_ascii=False) + "\n"

"""Writes the built client as a folder: relative addresses, nothing compressed, and a script that serves it."""

import gzip
import json
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

START: Final = ("start.py", "start.bat", "start.command", "README.txt")
RUNNABLE: Final = 0o755
PAGE: Final = "index.html"
MARK: Final = "saltsea-folder.txt"
"""Says that a folder was written here: such a one may be replaced."""
MANIFESTS: Final = ("app.webmanifest", "manifest.webmanifest")
SQUEEZED: Final = ".gz"
PART: Final = ".saltsea-part"
OURS: Final = ("assets", "engine")
PRINT: Final = "print"
LIST: Final = "sheets.json"


class PrintSheet(NamedTuple):
    """A file to print, as the page finds it."""

    game: str
    booklet: str
    chapter: bool
    paper: str
    ink: str
    language: str
    file: str
    made: Callable[[], bytes]


class CannotExportError(Exception):
    """The folder could not be written; the message says why."""


def export_folder(client: Path, to: Path, version: str, sheets: Iterable[PrintSheet] = ()) -> int:
    """Write the folder, in place of an earlier one; how many bytes of ours it has. Whatever else lies there stays, and
    so does the earlier one if the new one cannot be written."""
    to = to.resolve()  # what is behind a link is meant
    if not (client / PAGE).is_file():
        raise CannotExportError("the client is not built: run `python3 dev.py run` once, or install the wheel")
    if to.exists() and (not to.is_dir() or (any(to.iterdir()) and not (to / MARK).is_file())):
        raise CannotExportError(f"{to} is there already, and no folder of ours: choose another")
    part = to / PART  # inside of it: a stick is a disk of its own
    try:
        shutil.rmtree(part, ignore_errors=True)
        part.parent.mkdir(parents=True, exist_ok=True)
        write_files(client, part)
        write_sheets(part, sheets)
        return put_in_place(part, to, version)
    except OSError as error:
        raise CannotExportError(f"{to} could not be written: {error.strerror or error}") from error
    finally:
        shutil.rmtree(part, ignore_errors=True)


def put_in_place(part: Path, to: Path, version: str) -> int:
    """Move what was written to where it belongs, the page last, so that it finds what it asks for; then remove what
    only the earlier folder had."""
    names = sorted(file.relative_to(part).as_posix() for file in part.rglob("*") if file.is_file())
    earlier = files_of(to)
    for name in sorted(names, key=lambda name: name == PAGE):
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        (part / name).replace(to / name)
    (to / MARK).write_text("\n".join([f"Saltsea {version}", *names, ""]), encoding="utf-8")
    for name in earlier - {*names}:
        (to / name).unlink(missing_ok=True)
    return sum((to / name).stat().st_size for name in names)


def files_of(folder: Path) -> set[str]:
    """What we have written into a folder, as its mark says. The first ones said nothing: these folders were ours."""
    mark = folder / MARK
    named = mark.read_text(encoding="utf-8").splitlines()[1:] if mark.is_file() else []
    if named:
        return {name for name in named if ".." not in Path(name).parts and not Path(name).is_absolute()}
    ours = [file for name in OURS for file in (folder / name).rglob("*") if file.is_file()]
    return {file.relative_to(folder).as_posix() for file in ours}


def write_sheets(to: Path, sheets: Iterable[PrintSheet]) -> None:
    """The sheets to print, and a list of them for the page: a folder has no server that makes them."""
    listed = []
    for sheet in sheets:
        (to / PRINT).mkdir(exist_ok=True)
        (to / PRINT / sheet.file).write_bytes(sheet.made())
        listed.append({name: value for name, value in sheet._asdict().items() if name != "made"})
    if listed:
        (to / PRINT / LIST).write_text(json.dumps(listed, indent=1), encoding="utf-8")


def write_files(client: Path, to: Path) -> None:
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

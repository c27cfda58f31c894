"""Pack the engine for a browser's page: Pyodide, our Python and the few libraries it needs -> build/engine.

`tools/build_client.py` runs this and copies the result into the built client. Pyodide comes with the client's npm
packages; the libraries come from the registry as requirements.lock pins them, with their hashes.

Pyodide itself compiles our modules: its Python is not the one that builds, and a page should not compile four hundred
files at every visit."""

from __future__ import annotations

import ast
import gzip
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "saltsea"
LOCK = ROOT / "requirements.lock"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
COMPILER = ROOT / "web" / "engine" / "compile.mjs"
STANDARD_LIST = ROOT / "web" / "engine" / "standard.txt"
TO = ROOT / "build" / "engine"
PACKED = TO / "packed"
WHEELS = TO / "wheels"
STAGE = TO / "stage"
STANDARD_STAGE = TO / "standard"
STAMP = TO / "stamp"

LIBRARIES: Final = ("fluent-syntax", "msgspec", "mypy-extensions", "typing-extensions")
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
PYTHON: Final = "3.14"
"""Of the Pyodide in web/package.json: its wheels have these names."""
ENTRIES: Final = (
    "saltsea.page.engine",
    "saltsea.page_fluent",
    # what the catalogue mounts in a page, when it is asked for
    "saltsea.games.corto.server.extension",
    "saltsea.games.pirates.campaign.server.app_extension",
    "saltsea.games.pirates.campaign.server.extension",
    "saltsea.games.pirates.campaign.server.tryouts",
)
"""The modules that a page begins with; all that they import goes along."""
TEXTS: Final = ("table", "bots")
"""Of content/texts, what tables say; the rest is for pages, terminals and mails."""
ON_PAPER: Final = ("print",)
FIRST_TEXTS: Final = (SOURCE / "content" / "pirates" / "texts",)
"""What a client shows before it knows how far a player has come; it has them from its own build."""
SQUEEZED: Final = ("pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs")
STANDARD: Final = "python_stdlib.zip"
ARCHIVE: Final = "saltsea.tar.xz"
"""One stream for all files: hundreds of small modules are alike, and packed one by one they take half as much again."""
SHAPES: Final = ("engine", "events", "rules", "app", "kernel")
"""Packages whose sources go along: wire shapes are read from them (docs/decisions/0014)."""
TAG: Final = "cpython-" + PYTHON.replace(".", "")
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
MANIFEST: Final = "manifest.json"


class CannotPackError(Exception):
    """The engine could not be packed; the message says why."""


Node = Callable[[list[str]], None]
"""Runs a script with the Node that builds the client."""


# --- what goes in ---


def ours() -> list[Path]:
    """Our files that a page needs: modules, and all content that tables speak and play with."""
    content = [file for file in (SOURCE / "content").rglob("*") if file.is_file() and is_spoken(file)]
    return sorted([*modules().values(), *content])


def is_spoken(file: Path) -> bool:
    """Whether a page needs a file of content: of the common texts only what tables say, and nothing for paper, for
    editors, or for pages that are drawn before a server has answered."""
    name = file.name.split(".")[0]
    if file.parent == SOURCE / "content" / "texts":
        return name in TEXTS
    return name not in ON_PAPER and not file.name.endswith(".schema.json") and file.parent not in FIRST_TEXTS


def modules() -> dict[str, Path]:
    """The modules that a page loads, by name: its entries, and what they import when they are loaded."""
    found: dict[str, Path] = {}
    waiting = [*ENTRIES]
    while waiting:
        name = waiting.pop()
        file = file_of(name)
        if file is not None and name not in found:
            found[name] = file
            waiting += [name.rpartition(".")[0], *imported(ast.parse(file.read_bytes()).body)]
    return found


def file_of(name: str) -> Path | None:
    """Where a module of ours is; None for what is no module."""
    path = SOURCE.parent.joinpath(*name.split(".")) if name.split(".")[0] == SOURCE.name else None
    if path is None:
        return None
    return next((file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file()), None)


def imported(body: Sequence[ast.stmt]) -> Iterator[str]:
    """The names that these lines import at once; not what is only for types, nor what a function imports later."""
    for line in body:
        if isinstance(line, ast.Import):
            yield from (one.name for one in line.names)
        elif isinstance(line, ast.ImportFrom) and line.module is not None:
            yield line.module
            yield from (f"{line.module}.{one.name}" for one in line.names)
        elif isinstance(line, ast.If | ast.Try) and "TYPE_CHECKING" not in ast.dump(getattr(line, "test", line)):
            yield from imported(line.body)


def fingerprint() -> str:
    """A text that changes when anything changes that the packed engine is made of."""
    total = hashlib.sha256()
    for file in (*ours(), LOCK, COMPILER, STANDARD_LIST, Path(__file__), PYODIDE / "package.json"):
        total.update(f"{file.relative_to(ROOT).as_posix()}\0{hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def is_packed() -> bool:
    """Whether the packed engine is there and came from these sources."""
    return (PACKED / MANIFEST).is_file() and STAMP.is_file() and STAMP.read_text() == fingerprint()


# --- packing ---


def pack(node: Node) -> None:
    """Pack the engine, unless it is fresh."""
    if is_packed():
        return
    wanted = fingerprint()
    for folder in (STAGE, STANDARD_STAGE, PACKED):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    fetch_libraries()
    stage()
    stage_standard()
    node([str(COMPILER), str(PYODIDE), str(STAGE), str(STANDARD_STAGE)])
    for folder in (STAGE, STANDARD_STAGE):
        keep_compiled(folder)
    write_stream(STAGE, PACKED / ARCHIVE)
    write_archive(STANDARD_STAGE, PACKED / STANDARD)  # Pyodide imports from it as it is
    for name in SQUEEZED:
        squeeze(PYODIDE / name, PACKED / f"{name}.gz")
    write_manifest()
    STAMP.write_text(wanted)


def pins() -> str:
    """The lines of the lock for what a page needs: versions and hashes."""
    entries = re.split(r"\n(?=\S)", LOCK.read_text(encoding="utf-8").strip())
    return "\n".join(entry for entry in entries if entry.split("==")[0] in LIBRARIES) + "\n"


def fetch_libraries() -> None:
    """The wheels for Pyodide's Python, unless they are there already."""
    wanted, asked = pins(), WHEELS / "requirements.txt"
    if (
        asked.is_file()
        and asked.read_text(encoding="utf-8") == wanted
        and len([*WHEELS.glob("*.whl")]) == len(LIBRARIES)
    ):
        return
    shutil.rmtree(WHEELS, ignore_errors=True)
    WHEELS.mkdir(parents=True)
    lines = WHEELS / "pins.txt"
    lines.write_text(wanted, encoding="utf-8")
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet", "--no-deps"]
    command += ["--require-hashes", "--only-binary=:all:", "--platform", PLATFORM, "--python-version", PYTHON]
    done = subprocess.run(
        [*command, "--dest", str(WHEELS), "--requirement", str(lines)], capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise CannotPackError(f"the libraries of the page could not be fetched:\n{done.stdout}{done.stderr}")
    lines.rename(asked)


def stage() -> None:
    """Lay everything out as Python wants to find it."""
    for file in ours():
        to = STAGE / "saltsea" / file.relative_to(SOURCE)
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, to)
    for wheel in sorted(WHEELS.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            names = [name for name in archive.namelist() if not name.endswith((".pyi", ".typed"))]
            archive.extractall(STAGE, [name for name in names if ".dist-info/" not in name or is_licence(name)])


def is_licence(name: str) -> bool:
    """Whether a file of a wheel says under which terms it may be handed on: it goes along."""
    return Path(name).name.upper().startswith(("LICEN", "COPYING", "NOTICE"))


def stage_standard() -> None:
    """The standard library that Pyodide brings, as far as a page of ours may import it."""
    with zipfile.ZipFile(PYODIDE / STANDARD) as archive:
        listed = standard_parts()
        archive.extractall(STANDARD_STAGE, [name for name in archive.namelist() if is_standard(name, listed)])


def standard_parts() -> dict[str, list[str]]:
    """What standard.txt lists: the names at the top, each with its parts."""
    lines = [line for line in STANDARD_LIST.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return {name.strip(): parts.split() for name, _, parts in (line.partition(":") for line in lines)}


def is_standard(name: str, listed: Mapping[str, Sequence[str]]) -> bool:
    """Whether a file of the standard library goes into the page."""
    top, _, rest = name.partition("/")
    top, inside = top.partition(".")[0], rest.partition(".")[0]
    if top not in listed:
        return False
    dropped = [part[1:] for part in listed[top] if part.startswith("-")]
    only = [part for part in listed[top] if not part.startswith("-")]
    return not is_in(inside, dropped) and (not only or is_in(inside, only))


def is_in(inside: str, parts: Sequence[str]) -> bool:
    return any(inside == part or inside.startswith(f"{part}/") for part in parts)


def keep_compiled(folder: Path) -> None:
    """Leave the compiled modules alone, and beside those whose shape is read, their source."""
    for source in sorted(folder.rglob("*.py")):
        compiled = source.with_suffix(".pyc")
        if source.parent.name in SHAPES and folder == STAGE:
            (source.parent / "__pycache__").mkdir(exist_ok=True)
            compiled.rename(source.parent / "__pycache__" / f"{source.stem}.{TAG}.pyc")
        else:
            source.unlink()


def write_archive(folder: Path, to: Path) -> None:
    """One archive of a folder, the same bytes for the same files."""
    with zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(file.relative_to(folder).as_posix(), LONG_AGO)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, file.read_bytes(), compresslevel=9)


def write_stream(folder: Path, to: Path) -> None:
    """One compressed stream of a folder, the same bytes for the same files."""
    with tarfile.open(to, "w:xz", format=tarfile.USTAR_FORMAT, preset=6) as archive:
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = tarfile.TarInfo(file.relative_to(folder).as_posix())
            entry.size = file.stat().st_size
            with file.open("rb") as data:
                archive.addfile(entry, data)


def squeeze(file: Path, to: Path) -> None:
    """Compressed once, here, and not at every request."""
    to.write_bytes(gzip.compress(file.read_bytes(), compresslevel=9, mtime=0))


def write_manifest() -> None:
    """What a page fetches: the names, and a build that changes when one of them does; and the lock of packages that
    Pyodide wants, with none."""
    files = sorted(path.name for path in PACKED.iterdir())
    total = hashlib.sha256()
    for name in files:
        total.update(f"{name}\0".encode() + (PACKED / name).read_bytes())
    names = [name.removesuffix(".gz") for name in files]
    lock = {"info": json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"], "packages": {}}
    sizes = {name.removesuffix(".gz"): raw_size(PACKED / name) for name in files}
    text = json.dumps({"build": total.hexdigest()[:16], "files": names, "bytes": sizes, "lock": lock})
    (PACKED / MANIFEST).write_text(text + "\n", encoding="utf-8")


def raw_size(file: Path) -> int:
    """How many bytes a page gets of it: the browser unpacks what was compressed here."""
    return len(gzip.decompress(file.read_bytes())) if file.suffix == ".gz" else file.stat().st_size


def build_name() -> str:
    """What the manifest calls this build."""
    return str(json.loads((PACKED / MANIFEST).read_text(encoding="utf-8"))["build"])


def install(static: Path) -> None:
    """Copy the packed engine into the built client, in place of an older one."""
    for old in [path for path in (static / "assets").glob("engine-*") if path.is_dir()]:
        shutil.rmtree(old)
    folder = static / "assets" / f"engine-{build_name()}"
    shutil.copytree(PACKED, folder, ignore=shutil.ignore_patterns(MANIFEST))
    (static / "engine").mkdir(exist_ok=True)
    shutil.copyfile(PACKED / MANIFEST, static / "engine" / MANIFEST)


def is_installed(static: Path) -> bool:
    """Whether the built client has this engine."""
    there = static / "engine" / MANIFEST
    return is_packed() and there.is_file() and there.read_bytes() == (PACKED / MANIFEST).read_bytes()

"""The engine for the page: what is packed, how heavy it is, and that nothing is missing that a module imports later."""

import ast
import gzip
import json
import re
import sys
import tarfile
from pathlib import Path

import build_engine
import pytest

MEGABYTE = 1_000_000
MOST_SQUEEZED = 8 * MEGABYTE
AIR = MEGABYTE // 2
"""What the games may still grow by before somebody has to look at the limit again."""
MOST_RAW = 15 * MEGABYTE
NOT_IN_A_PAGE = {
    # accounts, processes, printed sheets and encodings that a server has (`server_routes`, `mounts`)
    "saltsea.games.corto.engine.encoding",
    "saltsea.games.corto.printing.box",
    "saltsea.games.corto.server.puzzle_process",
    "saltsea.games.pirates.campaign.server.account_routes",
    "saltsea.games.pirates.campaign.server.chapter_routes",
    "saltsea.games.pirates.campaign.server.voyage_reviews",
    "saltsea.games.pirates.engine.encoding",
    "saltsea.games.pirates.printing.box",
    "saltsea.server.accounts.authentication",
    "saltsea.server.reviews.processes",
    # text for terminals and research
    "saltsea.games.corto.text.renderer",
    "saltsea.games.pirates.app.text",
    "saltsea.games.pirates.text.renderer",
    # the page fills sentences in by itself
    "saltsea.lazy_fluent",
}

needs_the_packed = pytest.mark.skipif(not build_engine.is_packed(), reason="the client is not built")


def later_imports(file: Path) -> set[str]:
    """The modules of ours that the functions of a file import when they are called."""
    tree = ast.parse(file.read_bytes())
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    lines = [line for function in functions for line in ast.walk(function) if isinstance(line, ast.ImportFrom)]
    return {str(line.module) for line in lines if str(line.module).startswith("saltsea.")}


def test_what_a_packed_module_imports_later_is_packed_too_or_needed_by_no_page() -> None:
    packed = build_engine.modules()
    later = {name for file in packed.values() for name in later_imports(file)}
    assert later - {*packed} <= NOT_IN_A_PAGE


def test_no_packed_module_imports_a_library_that_is_not_packed() -> None:
    taken = {"saltsea", "msgspec", "mypy_extensions", "typing_extensions", "fluent", "saltsea_fluent"}
    for name, file in build_engine.modules().items():
        found = {one.split(".")[0] for one in build_engine.imported(ast.parse(file.read_bytes()).body)}
        assert found <= taken | {*sys.stdlib_module_names}, name


def test_the_libraries_of_the_page_are_pinned_by_the_runtime_lock_with_hashes() -> None:
    entries = re.split(r"\n(?=\S)", build_engine.pins().strip())
    assert sorted(entry.split("==")[0] for entry in entries) == [*build_engine.LIBRARIES]
    assert all("--hash=sha256:" in entry for entry in entries)


@needs_the_packed
def test_the_engine_is_light_enough_to_be_loaded_once() -> None:
    files = [file for file in build_engine.PACKED.iterdir() if file.name != build_engine.MANIFEST]
    assert sum(file.stat().st_size for file in files) <= MOST_SQUEEZED - AIR
    raw = [len(gzip.decompress(file.read_bytes())) if file.suffix == ".gz" else file.stat().st_size for file in files]
    assert sum(raw) <= MOST_RAW


@needs_the_packed
def test_the_manifest_names_every_packed_file() -> None:
    named = json.loads((build_engine.PACKED / build_engine.MANIFEST).read_text(encoding="utf-8"))["files"]
    there = {file.name.removesuffix(".gz") for file in build_engine.PACKED.iterdir()} - {build_engine.MANIFEST}
    assert {*named} == there


@needs_the_packed
def test_the_archive_has_compiled_modules_and_every_content_file() -> None:
    with tarfile.open(build_engine.PACKED / build_engine.ARCHIVE) as archive:
        names = set(archive.getnames())
    assert "saltsea/page/engine.pyc" in names
    assert "saltsea/page/engine.py" not in names
    # Shapes on the wire are read from sources.
    assert {"saltsea/games/corto/engine/events.py", "saltsea/games/pirates/engine/observation.py"} <= names
    assert {"saltsea/content/corto/cards.json", "saltsea/content/texts/table.fr.ftl"} <= names
    assert not [name for name in names if "web-" in name or ".schema.json" in name or "/print." in name]

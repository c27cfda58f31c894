"""The documents keep their word: links lead somewhere, the tour runs as printed, the index knows every decision."""

import doctest
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DECISIONS = ROOT / "docs" / "decisions"
CODE = re.compile(r"^(`{3,}).*?^\1`*$|`[^`\n]+`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
ELSEWHERE = re.compile(r"[a-z][a-z+.-]*:")


def pages() -> list[Path]:
    """Every page that is, or is about to be, in the repository."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", "*.md"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return sorted(ROOT / name for name in set(listed.split("\0")) if name and (ROOT / name).is_file())


def anchors(page: Path) -> set[str]:
    """What a link into a page may name: its headings as a web page spells them, and the marks set by hand."""
    text = page.read_text(encoding="utf-8")
    headings = re.findall(r"^#+ (.+)$", re.sub(CODE, lambda found: found[0].strip("`"), text), re.MULTILINE)
    spelled = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    return spelled | set(re.findall(r'<a id="([^"]+)">', text))


def dead_links(page: Path) -> Iterator[str]:
    for link in LINK.findall(CODE.sub("", page.read_text(encoding="utf-8"))):
        place, _, anchor = link.partition("#")
        target = page.parent / place if place else page
        if ELSEWHERE.match(link):
            continue
        if not target.exists() or (anchor and anchor not in anchors(target)):
            yield link


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    assert list(dead_links(page)) == []


def test_a_dead_link_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# One `two`\n[a](page.md) [b](gone.md) [c](#one-two) [d](#three) [e](https://example.org)\n"
        "`[f](in-code.md)`\n```sh\n[g](in-code.md)\n```\n![h](gone.png)\n"
    )
    assert list(dead_links(page)) == ["gone.md", "#three", "gone.png"]


def test_the_tour_runs_as_it_is_printed() -> None:
    found = doctest.testfile(str(ROOT / "docs" / "tour.md"), module_relative=False, encoding="utf-8")
    assert found.attempted > 20
    assert found.failed == 0


def test_the_index_lists_every_decision_by_its_title() -> None:
    files = sorted(DECISIONS.glob("0*.md"))
    assert [file.name[:4] for file in files] == [f"{number:04}" for number in range(1, len(files) + 1)]
    index = (DECISIONS / "README.md").read_text(encoding="utf-8")
    for file in files:
        title = file.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
        assert f"[{title}]({file.name})" in index


def test_the_walk_visits_at_most_fifteen_files_and_none_twice() -> None:
    paths = (ROOT / "docs" / "walk.md").read_text(encoding="utf-8").split("\n## ")[1:]
    assert len(paths) == 2
    for path in paths:
        files = re.findall(r"\]\(([^)]+)\)", path)
        assert len(files) <= 15
        assert len(set(files)) == len(files)


def test_security_promises_what_is_tested() -> None:
    """Each promise of SECURITY.md names its tests, and every name is that of a test."""
    page = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    sources = [file.read_text(encoding="utf-8") for file in (ROOT / "tests").rglob("test_*.py")]
    tests = {name for source in sources for name in re.findall(r"^(?:async )?def (test_\w+)", source, re.MULTILINE)}
    named = re.findall(r"`(test_\w+)`", page)
    assert len(named) > 30
    assert [name for name in named if name not in tests] == []
    promises = re.findall(
        r"^- .*(?:\n  .*)*", page.partition("## What Saltsea promises")[2].partition("\n## ")[0], re.MULTILINE
    )
    assert [promise for promise in promises if "`test_" not in promise] == []

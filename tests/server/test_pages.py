"""The server's own pages have one dress, and it is of the same cloth as the client's."""

import re
from pathlib import Path

import pytest
from jinja2 import UndefinedError

from saltsea.server.web.html import FILES, PageTemplates
from saltsea.server.web.rendering import TEMPLATES, prose
from saltsea.texts import TABLE_TEXTS, load

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "src" / "ui" / "page.css"


def colours(css: str) -> list[dict[str, str]]:
    """The custom properties by day and by night."""
    day, night = re.split(r"@media \(prefers-color-scheme: dark\)|:root\[data-colours='dark'\]", css, maxsplit=1)
    return [dict(re.findall(r"(--[\w-]+): ([^;]+);", part)) for part in (day, night)]


def test_pages_with_and_without_a_script_have_the_same_colours() -> None:
    client = colours(CLIENT.read_text(encoding="utf-8"))
    for ours, theirs in zip(colours((FILES / "page.css").read_text(encoding="utf-8")), client, strict=True):
        assert ours
        assert ours == {name: theirs.get(name) for name in ours}


def test_there_is_one_style_sheet() -> None:
    found = [file for file in (ROOT / "src" / "saltsea" / "server").rglob("*.css") if "static" not in file.parts]
    assert found == [FILES / "page.css"]


# --- templates ---


def test_every_template_compiles() -> None:
    names = sorted(file.name for file in TEMPLATES.iterdir())
    assert "page.html" in names
    for name in names:
        PageTemplates().environment.get_template(name)


def test_values_are_text_and_a_missing_one_is_an_error() -> None:
    pages, texts = PageTemplates(), load("en", (TABLE_TEXTS, "operator"))
    shown = bytes(pages.respond("invitation.html", texts, {"secret": "<b>&", "back": "/operator"}).body).decode()
    assert "<code>&lt;b&gt;&amp;</code>" in shown
    with pytest.raises(UndefinedError, match="secret"):
        pages.respond("invitation.html", texts, {"back": "/operator"})


def test_backticks_mark_code_and_markup_stays_text() -> None:
    assert prose("run `a <b>` & <i>") == "run <code>a &lt;b&gt;</code> &amp; &lt;i&gt;"

"""The templates of the server's own pages, by Jinja. html.py imports this when the first page is shown: no reader waits
for the library at the start."""

from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

TEMPLATES: Final = Path(__file__).parent / "templates"
CODE: Final = Markup("<code>{}</code>")


def environment() -> Environment:
    """Every value is escaped, and a value that a template misses is an error."""
    made = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.filters["prose"] = prose
    return made


def prose(sentence: str) -> Markup:
    """A sentence in which backticks mark code."""
    parts = enumerate(sentence.split("`"))
    return Markup("").join(CODE.format(part) if place % 2 else part for place, part in parts)

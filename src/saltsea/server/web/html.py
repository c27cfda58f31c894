"""The server's own pages: Jinja templates that work without a script, the language of a page, and its files."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from saltsea.kernel.languages import LANGUAGES, OWN_NAMES
from saltsea.server.web.language import language_of
from saltsea.texts import TABLE_TEXTS, Texts, load

FILES: Final = Path(__file__).parent / "pages"
TEMPLATES: Final = Path(__file__).parent / "templates"
CODE: Final = Markup("<code>{}</code>")


class Pages:
    """Renders the templates. Every value is escaped, and a value that a template misses is an error."""

    def __init__(self) -> None:
        self.environment = Environment(
            loader=FileSystemLoader(TEMPLATES),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            auto_reload=False,
        )
        self.environment.filters["prose"] = prose

    def render(self, template: str, **values: object) -> str:
        return self.environment.get_template(template).render(values)

    def respond(
        self, template: str, texts: Texts, values: Mapping[str, object], *, status: int = 200, switch: str = ""
    ) -> Response:
        """A page in the language of the texts. `switch` is its address; the links to the other languages lead there."""
        html = self.render(template, texts=texts, say=texts.say, languages=OWN_NAMES, switch=switch, **values)
        return Response(html, status, {"Cache-Control": "no-store"}, "text/html")


def prose(sentence: str) -> Markup:
    """A sentence in which backticks mark code."""
    parts = enumerate(sentence.split("`"))
    return Markup("").join(CODE.format(part) if place % 2 else part for place, part in parts)


# --- the language of a page ---


def texts_for(request: Request) -> Texts:
    return load(language_of(request), (TABLE_TEXTS, "operator"))


def remember_language(request: Request, response: Response) -> Response:
    """For the next page, if it was chosen on this one."""
    if request.query_params.get("lang") in LANGUAGES:
        response.set_cookie("lang", request.query_params["lang"], httponly=True, samesite="strict")
    return response


# --- files beside the pages ---


def file_routes() -> list[Route]:
    async def answer(request: Request) -> Response:
        name = request.url.path.rpartition("/")[2]
        return FileResponse(FILES / name, headers={"Cache-Control": "no-cache"})

    return [Route(f"/pages/{file.name}", answer) for file in sorted(FILES.iterdir()) if file.is_file()]

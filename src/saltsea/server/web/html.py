"""The server's own pages: Jinja templates that work without a script, the language of a page, and its files."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from saltsea.kernel.languages import LANGUAGES, OWN_NAMES
from saltsea.server.web.language import language_of
from saltsea.texts import TABLE_TEXTS, Texts, load

if TYPE_CHECKING:
    from jinja2 import Environment

FILES: Final = Path(__file__).parent / "pages"


class PageTemplates:
    """Renders the templates."""

    @cached_property
    def environment(self) -> "Environment":
        from saltsea.server.web.rendering import environment

        return environment()

    def render(self, template: str, **values: object) -> str:
        return self.environment.get_template(template).render(values)

    def respond(
        self, template: str, texts: Texts, values: Mapping[str, object], *, status: int = 200, switch: str = ""
    ) -> Response:
        """A page in the language of the texts. `switch` is its address; the links to the other languages lead there."""
        html = self.render(template, texts=texts, say=texts.say, languages=OWN_NAMES, switch=switch, **values)
        return Response(html, status, {"Cache-Control": "no-store"}, "text/html")


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

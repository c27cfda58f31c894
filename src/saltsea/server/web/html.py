"""Pages without a script: HTML as text that was escaped when it was put in, a frame around it, and a language."""

from html import escape
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from saltsea.server.tables.from_client import Language
from saltsea.texts import LANGUAGES, TABLE_TEXTS, Texts, load

OWN_NAMES: Final[dict[Language, str]] = {"en": "English", "fr": "Français"}
FILES: Final = Path(__file__).parent / "pages"
_EMPTY: Final = frozenset({"input", "link", "meta", "br"})


class Html(str):
    """Ready to be sent: what is not of this kind is escaped when it is put in."""

    __slots__ = ()


def tag(name: str, /, *inside: str, **attributes: str | bool) -> Html:
    """An element. `for_` is written for, `aria_label` aria-label; True is a bare word, False is left out."""
    words = "".join(_attribute(key.rstrip("_").replace("_", "-"), value) for key, value in attributes.items())
    return Html(f"<{name}{words}>" if name in _EMPTY else f"<{name}{words}>{together(*inside)}</{name}>")


def together(*parts: str) -> Html:
    return Html("".join(part if isinstance(part, Html) else escape(part) for part in parts))


def prose(sentence: str) -> Html:
    """A sentence in which what stands between backticks is typed as it is."""
    return together(*(tag("code", part) if place % 2 else part for place, part in enumerate(sentence.split("`"))))


def _attribute(name: str, value: str | bool) -> str:  # noqa: FBT001 (as HTML has it)
    if isinstance(value, bool):
        return f" {name}" if value else ""
    return f' {name}="{escape(value)}"'


# --- a whole page ---


def page(texts: Texts, title: str, *body: str, status: int = 200, head: str = "", switch: str = "") -> Response:
    """With a switch to the other languages, which leads to `switch`, if that is given."""
    top = together(
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", f"{title} · Saltsea"),
        tag("link", rel="icon", type="image/svg+xml", href="/mark.svg"),
        tag("link", rel="stylesheet", href="/pages/page.css"),
        head,
    )
    inside = together(languages(texts, switch) if switch else "", tag("main", tag("h1", title), *body))
    whole = tag("html", tag("head", top), tag("body", inside), lang=texts.language)
    return Response(f"<!doctype html>{whole}", status, {"Cache-Control": "no-store"}, "text/html")


def languages(texts: Texts, where: str) -> Html:
    links = [
        tag("a", name, href=f"{where}?lang={language}", lang=language, hreflang=language)
        if language != texts.language
        else tag("span", name, aria_current="true", lang=language)
        for language, name in OWN_NAMES.items()
    ]
    return tag("nav", *links, aria_label=texts.say("page-languages"), class_="languages")


# --- its language ---


def language_of(request: Request) -> Language:
    """What was chosen on the page, else what the browser likes best."""
    asked = [request.query_params.get("lang", ""), request.cookies.get("lang", "")]
    asked += [wish.partition(";")[0].strip() for wish in request.headers.get("accept-language", "").split(",")]
    for wish in asked:
        short = wish.partition("-")[0].lower()
        if short in LANGUAGES:
            return "fr" if short == "fr" else "en"
    return "en"


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

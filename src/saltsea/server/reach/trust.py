"""The page that explains how to trust this server's certificate, in both languages, and the certificate to download."""

from collections.abc import Iterator
from html import escape
from importlib.resources import files
from itertools import count, takewhile
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from saltsea.server.reach.certificates import Certificate
from saltsea.server.web.openapi import Door
from saltsea.texts import LANGUAGES, TABLE_TEXTS, Texts, load

PAGE: Final = "/trust"
FILE: Final = "/trust/saltsea.crt"
STYLE: Final = "/trust/page.css"
CERTIFICATE: Final = "application/x-x509-ca-cert"
HTML: Final = "text/html"
CSS: Final = "text/css"
DEVICES: Final = ("windows", "macos", "ios", "android", "firefox", "linux")
IN_A_LINE: Final = 8
"""Bytes of a fingerprint in a line: short enough for a telephone, and to be read aloud from one screen to the other."""


class Trust:
    """The doors of a server with a certificate of its own."""

    def __init__(self, certificate: Certificate) -> None:
        self.certificate = certificate
        self.pages = {language: page(load(language, (TABLE_TEXTS, "trust")), certificate) for language in LANGUAGES}
        self.style = files("saltsea.server.reach").joinpath("trust.css").read_bytes()

    def doors(self) -> list[Door]:
        asks = (("lang", "The language of the page: en or fr."),)
        return [
            Door("GET", PAGE, self.explain, "How to trust the certificate.", gives=HTML, asks=asks),
            Door("GET", FILE, self.authority, "The certificate to trust, as PEM.", gives=CERTIFICATE),
            Door("GET", STYLE, self.dress, "How the page looks.", gives=CSS),
        ]

    async def explain(self, request: Request) -> Response:
        asked = request.query_params.get("lang", "")
        language = asked if asked in self.pages else preferred(request.headers.get("accept-language", ""))
        headers = {"Vary": "Accept-Language", "Cache-Control": "no-store", "Content-Language": language}
        return Response(self.pages[language], 200, headers, HTML)

    async def authority(self, request: Request) -> Response:  # noqa: ARG002
        """Sent as what it is and not as an attachment: that makes a telephone offer to install it."""
        return Response(self.certificate.authority, 200, {"Cache-Control": "no-store"}, CERTIFICATE)

    async def dress(self, request: Request) -> Response:  # noqa: ARG002
        return Response(self.style, 200, {"Cache-Control": "no-cache"}, CSS)


def preferred(header: str) -> str:
    """The first of our languages that the browser names; they come in order, and weights only repeat it."""
    named = [part.strip()[:2].lower() for part in header.split(",")]
    return next((language for language in named if language in LANGUAGES), LANGUAGES[0])


def in_lines(fingerprint: str) -> list[str]:
    """A fingerprint cut so that it can be compared by eye."""
    pairs = fingerprint.split(":")
    return [":".join(pairs[start : start + IN_A_LINE]) for start in range(0, len(pairs), IN_A_LINE)]


# --- the page ---


def page(texts: Texts, certificate: Certificate) -> str:
    """The whole page. It has no scripts: whoever reads it does not trust us yet."""
    title = escape(texts.say("trust-title"))
    name = {"name": certificate.title}
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{texts.language}">',
            '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
            f'<title>{title}</title><link rel="stylesheet" href="{STYLE}">',
            '<link rel="icon" type="image/svg+xml" href="/mark.svg"></head>',
            f"<body><header><h1>{title}</h1>{switch(texts)}</header>",
            "<main>",
            paragraph(texts.say("trust-why")),
            paragraph(texts.say("trust-without")),
            paragraph(texts.say("trust-limits", name)),
            *compare(texts, certificate),
            heading(texts, "trust-download"),
            f'<p><a href="{FILE}">{escape(texts.say("trust-download-link"))}</a></p>',
            heading(texts, "trust-install"),
            paragraph(texts.say("trust-install-how")),
            *(device(texts, one) for one in DEVICES),
            heading(texts, "trust-after"),
            paragraph(texts.say("trust-after-how", name)),
            f'<p><a href="/">{escape(texts.say("trust-back"))}</a></p>',
            "</main></body>",
            "</html>\n",
        ]
    )


def switch(texts: Texts) -> str:
    other = next(language for language in LANGUAGES if language != texts.language)
    name = escape(texts.say("trust-other-language"))
    return f'<a href="{PAGE}?lang={other}" lang="{other}" hreflang="{other}">{name}</a>'


def compare(texts: Texts, certificate: Certificate) -> Iterator[str]:
    yield heading(texts, "trust-compare")
    yield paragraph(texts.say("trust-compare-how"))
    lines = "".join(f"<code>{line}</code>" for line in in_lines(certificate.fingerprint))
    yield f'<p class="fingerprint">{escape(texts.say("trust-fingerprint"))} {lines}</p>'


def device(texts: Texts, name: str) -> str:
    steps = takewhile(texts.has, (f"trust-{name}-{number}" for number in count(1)))
    listed = "\n".join(step(texts, one) for one in steps)
    title = escape(texts.say(f"trust-{name}"))
    return f"<details><summary><h3>{title}</h3></summary>\n<ol>\n{listed}\n</ol></details>"


def step(texts: Texts, text: str) -> str:
    command = texts.part(text, "command")
    typed = f"<br><code>{escape(command)}</code>" if command else ""
    return f"<li>{escape(texts.say(text))}{typed}</li>"


def heading(texts: Texts, text: str) -> str:
    return f"<h2>{escape(texts.say(text))}</h2>"


def paragraph(sentence: str) -> str:
    return f"<p>{escape(sentence)}</p>"

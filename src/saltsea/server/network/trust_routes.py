"""The page that explains how to trust this server's certificate, and the certificate to download."""

from collections.abc import Iterator
from itertools import count, takewhile
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from saltsea.kernel.languages import LANGUAGES
from saltsea.server.network.certificate import Certificate
from saltsea.server.web.html import PageTemplates
from saltsea.server.web.language import language_of
from saltsea.server.web.openapi import Route
from saltsea.texts import TABLE_TEXTS, Texts, load

PAGE: Final = "/trust"
FILE: Final = "/trust/saltsea.crt"
CERTIFICATE: Final = "application/x-x509-ca-cert"
HTML: Final = "text/html"
DEVICES: Final = ("windows", "macos", "ios", "android", "firefox", "linux")
IN_A_LINE: Final = 8
"""Bytes of a fingerprint in a line: short enough for a telephone, and to be read aloud from one screen to the other."""


class TrustRoutes:
    """The routes of a server with a self-made certificate."""

    def __init__(self, certificate: Certificate, pages: PageTemplates) -> None:
        self.certificate = certificate
        self.pages = pages

    def routes(self) -> list[Route]:
        asks = (("lang", f"The language of the page: {' or '.join(LANGUAGES)}."),)
        return [
            Route("GET", PAGE, self.explain, "How to trust the certificate.", gives=HTML, asks=asks),
            Route("GET", FILE, self.authority, "The certificate to trust, as PEM.", gives=CERTIFICATE),
        ]

    async def explain(self, request: Request) -> Response:
        """The page has no scripts: its reader does not trust the server yet."""
        language = language_of(request)
        texts = load(language, (TABLE_TEXTS, "trust"), (TABLE_TEXTS, "operator"))
        values = {
            "name": self.certificate.title,
            "fingerprint": in_lines(self.certificate.fingerprint),
            "file": FILE,
            "devices": {device: list(steps_of(texts, device)) for device in DEVICES},
        }
        answer = self.pages.respond("trust.html", texts, values, switch=PAGE)
        answer.headers.update({"Vary": "Accept-Language", "Content-Language": language})
        return answer

    async def authority(self, request: Request) -> Response:
        """Sent with its own type and not as an attachment, so that a telephone offers to install it."""
        return Response(self.certificate.authority, 200, {"Cache-Control": "no-store"}, CERTIFICATE)


def in_lines(fingerprint: str) -> list[str]:
    """A fingerprint cut into lines that can be compared by eye."""
    pairs = fingerprint.split(":")
    return [":".join(pairs[start : start + IN_A_LINE]) for start in range(0, len(pairs), IN_A_LINE)]


def steps_of(texts: Texts, device: str) -> Iterator[str]:
    """The ids of the steps for one kind of device."""
    return takewhile(texts.has, (f"trust-{device}-{number}" for number in count(1)))

"""The page that explains how to trust this server's certificate, in both languages, and the certificate to download."""

from itertools import count, takewhile
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from saltsea.server.network.certificates import Certificate
from saltsea.server.web.html import Html, language_of, page, tag
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

    def __init__(self, certificate: Certificate) -> None:
        self.certificate = certificate

    def routes(self) -> list[Route]:
        asks = (("lang", "The language of the page: en or fr."),)
        return [
            Route("GET", PAGE, self.explain, "How to trust the certificate.", gives=HTML, asks=asks),
            Route("GET", FILE, self.authority, "The certificate to trust, as PEM.", gives=CERTIFICATE),
        ]

    async def explain(self, request: Request) -> Response:
        """The page has no scripts: its reader does not trust the server yet."""
        language = language_of(request)
        texts = load(language, (TABLE_TEXTS, "trust"), (TABLE_TEXTS, "operator"))
        answer = page(texts, texts.say("trust-title"), *parts(texts, self.certificate), switch=PAGE)
        answer.headers.update({"Vary": "Accept-Language", "Content-Language": language})
        return answer

    async def authority(self, request: Request) -> Response:  # noqa: ARG002
        """Sent with its own type and not as an attachment, so that a telephone offers to install it."""
        return Response(self.certificate.authority, 200, {"Cache-Control": "no-store"}, CERTIFICATE)


def in_lines(fingerprint: str) -> list[str]:
    """A fingerprint cut into lines that can be compared by eye."""
    pairs = fingerprint.split(":")
    return [":".join(pairs[start : start + IN_A_LINE]) for start in range(0, len(pairs), IN_A_LINE)]


# --- the page ---


def parts(texts: Texts, certificate: Certificate) -> list[Html]:
    """The sections of the page, in the order of the steps."""
    name = {"name": certificate.title}
    say = texts.say
    why = (tag("p", say("trust-why")), tag("p", say("trust-without")), tag("p", say("trust-limits", name)))
    lines = (tag("code", line) for line in in_lines(certificate.fingerprint))
    shown = tag("p", f"{say('trust-fingerprint')} ", *lines, class_="fingerprint")
    download = tag("p", tag("a", say("trust-download-link"), href=FILE))
    back = tag("p", tag("a", say("trust-back"), href="/"))
    return [
        tag("section", *why),
        part(texts, "trust-compare", tag("p", say("trust-compare-how")), shown),
        part(texts, "trust-download", download),
        part(texts, "trust-install", tag("p", say("trust-install-how")), *(device(texts, one) for one in DEVICES)),
        part(texts, "trust-after", tag("p", say("trust-after-how", name)), back),
    ]


def part(texts: Texts, text: str, *inside: Html) -> Html:
    return tag("section", tag("h2", texts.say(text), id=text), *inside, aria_labelledby=text)


def device(texts: Texts, name: str) -> Html:
    steps = takewhile(texts.has, (f"trust-{name}-{number}" for number in count(1)))
    title = tag("summary", tag("h3", texts.say(f"trust-{name}")))
    return tag("details", title, tag("ol", *(step(texts, one) for one in steps)))


def step(texts: Texts, text: str) -> Html:
    command = texts.part(text, "command")
    typed = (tag("br"), tag("code", command)) if command else ()
    return tag("li", texts.say(text), *typed)

"""The lines printed at the start: the address, its QR code, and advice for a newcomer.

A program that reads along gets the address alone; advice and QR code are for a person at a terminal."""

import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TextIO
from urllib.parse import urlsplit

from saltsea.server.network import qr
from saltsea.server.network.certificate import Certificate, can_be_owned, canonical
from saltsea.server.network.trust_routes import PAGE, in_lines
from saltsea.server.network.urls import ServerUrls, is_wildcard

BLOCKS: Final = "█▀▄"


@dataclass(frozen=True)
class Console:
    """The screen that the lines are printed on."""

    terminal: bool = False
    """A person looks at it."""
    pictures: bool = False
    """It knows blocks and colours."""
    width: int = 80


def screen(out: TextIO | None = None, environment: Mapping[str, str] = os.environ) -> Console:
    """The screen of this process."""
    out = sys.stdout if out is None else out
    can = shows_blocks(out.encoding or "ascii") and environment.get("TERM") != "dumb"
    return Console(out.isatty(), can, shutil.get_terminal_size().columns)


def shows_blocks(encoding: str) -> bool:
    try:
        BLOCKS.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def startup_lines(urls: ServerUrls, certificate: Certificate | None, on: Console) -> list[str]:
    """The lines, from the first: "Saltsea is at" and the address."""
    lines = [f"Saltsea is at {urls.here()}", *(terminal_lines(urls, on) if on.terminal else plain_lines(urls))]
    lines += certificate_lines(urls, certificate) if certificate is not None else []
    return [*lines, "Press Ctrl-C to stop."] if on.terminal else lines


def plain_lines(urls: ServerUrls) -> Iterator[str]:
    if urls.public:
        yield f"Invitations lead to {urls.public}"


def terminal_lines(urls: ServerUrls, on: Console) -> Iterator[str]:
    if urls.only_here() and not urls.public:
        yield alone(urls)
        return
    yield f"Invitations lead to {urls.public}" if urls.public else "Everybody on your network can open it."
    yield from picture(urls.url(), on)
    if not urls.public:
        yield from connection_advice(urls)


def alone(urls: ServerUrls) -> str:
    if any(is_wildcard(address) for address in urls.bound):
        return "Only this computer can reach it, because it is on no network now."
    return "Only this computer can reach it. With --lan, everybody on your network can."


def picture(url: str, on: Console) -> Iterator[str]:
    """The QR code, where it can be shown whole."""
    if on.pictures and on.width >= qr.width(url):
        yield from ("Point the camera of a telephone at this:", "", *qr.in_terminal(url), "")


def connection_advice(urls: ServerUrls) -> Iterator[str]:
    """Advice where guests cannot connect at once."""
    others = [address for address in urls.lan() if address != urls.here()]
    if others:
        yield f"It is also at {' and '.join(others)}"
    yield f"If a device cannot open it, let port {urls.port} through this computer's firewall."


def certificate_lines(urls: ServerUrls, certificate: Certificate) -> Iterator[str]:
    """What a guest needs to trust the certificate, and what the certificate cannot do."""
    yield "Browsers warn about its certificate at first. This page says what to do:"
    yield f"  {urls.here()}{PAGE}"
    yield "It must show this fingerprint:"
    yield from (f"  {line}" for line in in_lines(certificate.fingerprint))
    for name in (urls.called, urlsplit(urls.public).hostname or ""):
        if name and not is_wildcard(name) and canonical(name.lower()) not in certificate.names:
            yield f"The certificate does not name {name}: {remedy(name.lower(), certificate)}"


def remedy(name: str, certificate: Certificate) -> str:
    if can_be_owned(name):
        return f"start again without {certificate.file.parent} for one that does."
    return f"use {name}.local, or the address."

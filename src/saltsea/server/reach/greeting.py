"""What the start prints: the address that others can reach, the same as a picture, and what a newcomer would ask next.

A program that reads along gets the facts alone; advice and picture are for a person at a terminal."""

import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TextIO
from urllib.parse import urlsplit

from saltsea.server.reach import qr
from saltsea.server.reach.certificates import Certificate, can_be_owned, canonical
from saltsea.server.reach.reach import Reach, is_every
from saltsea.server.reach.trust import PAGE, in_lines

BLOCKS: Final = "█▀▄"


@dataclass(frozen=True)
class Screen:
    """What the lines are printed on."""

    terminal: bool = False
    """A person looks at it."""
    pictures: bool = False
    """It knows blocks and colours."""
    width: int = 80


def screen(out: TextIO | None = None, environment: Mapping[str, str] = os.environ) -> Screen:
    """The screen that this is."""
    out = sys.stdout if out is None else out
    can = shows_blocks(out.encoding or "ascii") and environment.get("TERM") != "dumb"
    return Screen(out.isatty(), can, shutil.get_terminal_size().columns)


def shows_blocks(encoding: str) -> bool:
    try:
        BLOCKS.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def greeting(reach: Reach, certificate: Certificate | None, on: Screen) -> list[str]:
    """The lines, from the first: "Saltsea is at" and where it is."""
    lines = [f"Saltsea is at {reach.here()}", *(for_a_person(reach, on) if on.terminal else for_a_log(reach))]
    lines += papers(reach, certificate) if certificate is not None else []
    return [*lines, "Press Ctrl-C to stop."] if on.terminal else lines


def for_a_log(reach: Reach) -> Iterator[str]:
    if reach.public:
        yield f"Invitations lead to {reach.public}"


def for_a_person(reach: Reach, on: Screen) -> Iterator[str]:
    if reach.only_here() and not reach.public:
        yield alone(reach)
        return
    yield f"Invitations lead to {reach.public}" if reach.public else "Everybody on your network can open it."
    yield from picture(reach.url(), on)
    if not reach.public:
        yield from in_case(reach)


def alone(reach: Reach) -> str:
    if any(is_every(address) for address in reach.bound):
        return "Only this computer can reach it, because it is on no network now."
    return "Only this computer can reach it. With --lan, everybody on your network can."


def picture(url: str, on: Screen) -> Iterator[str]:
    """The code, where it can be shown whole: a broken one is worse than none."""
    if on.pictures and on.width >= qr.width(url):
        yield from ("Point the camera of a telephone at this:", "", *qr.in_terminal(url), "")


def in_case(reach: Reach) -> Iterator[str]:
    """For whom it does not work at once."""
    others = [address for address in reach.lan() if address != reach.here()]
    if others:
        yield f"It is also at {' and '.join(others)}"
    yield f"If a device cannot open it, let port {reach.port} through this computer's firewall."


def papers(reach: Reach, certificate: Certificate) -> Iterator[str]:
    """What a guest needs to trust the certificate, and what the certificate cannot do."""
    yield "Browsers warn about its certificate at first. This page says what to do:"
    yield f"  {reach.here()}{PAGE}"
    yield "It must show this fingerprint:"
    yield from (f"  {line}" for line in in_lines(certificate.fingerprint))
    for name in (reach.called, urlsplit(reach.public).hostname or ""):
        if name and not is_every(name) and canonical(name.lower()) not in certificate.names:
            yield f"The certificate does not name {name}: {remedy(name.lower(), certificate)}"


def remedy(name: str, certificate: Certificate) -> str:
    if can_be_owned(name):
        return f"start again without {certificate.file.parent} for one that does."
    return f"use {name}.local, or the address."

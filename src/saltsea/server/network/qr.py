"""An address as a picture that a telephone reads: for a page, and for a terminal."""

from io import BytesIO, StringIO
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from segno import QRCode

# White and black whatever the colours of the terminal: not every telephone reads a code of light on dark.
INK: Final = "\x1b[38;5;231;48;5;16m"
PLAIN: Final = "\x1b[0m"
QUIET: Final = 2
"""Modules of white around it in a terminal: fewer than the standard's four, which telephones do not mind."""


def code_of(url: str) -> "QRCode":
    """The code, no larger than it must be, with as much spare as that size has room for."""
    import segno  # most starts show none

    return segno.make_qr(url)


def svg(url: str) -> bytes:
    """A picture that the page sizes as it likes; dark on white, so that it can be read on a dark page too."""
    out = BytesIO()
    code_of(url).save(out, kind="svg", omitsize=True, light="#fff", dark="#000", xmldecl=False, title=url, nl=False)
    return out.getvalue()


def in_terminal(url: str) -> list[str]:
    """Lines of half blocks, two modules high each."""
    out = StringIO()
    code_of(url).terminal(out, border=QUIET, compact=True)
    return [f"{INK}{line}{PLAIN}" for line in out.getvalue().splitlines()]


def width(url: str) -> int:
    """How many columns the lines take."""
    return int(code_of(url).symbol_size(border=QUIET)[0])

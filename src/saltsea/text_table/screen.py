"""The output of a text table: wrapped sentences, pictures, or plain lines for a screen reader."""

import re
import textwrap
from collections.abc import Callable
from typing import Final
from unicodedata import combining, normalize

COLOURS: Final = {"red": "31", "green": "32", "yellow": "33", "black": "7", "bold": "1", "dim": "2"}
"""Black is drawn reversed: on a dark screen it would be nothing."""
_ASCII: Final = str.maketrans(
    dict(zip("─│┌┬┐├┼┤└┴┘·–—‑“”«»‘’", '-|+++++++++.---""""\'\'', strict=True))
    | {"œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE"}
)
_BESIDE_QUOTES: Final = re.compile("(?<=«)\\s|\\s(?=»)")
_MARGIN: Final = 2


class Screen:
    """Where text is written. `plain` is for screen readers: no pictures, no colours, no wrapped lines."""

    def __init__(
        self,
        write: Callable[[str], None],
        *,
        plain: bool = False,
        colour: bool = False,
        width: int = 80,
        window: int | None = None,
        encoding: str = "utf-8",
    ) -> None:
        self.write = write
        self.plain = plain
        self.colour = colour and not plain
        self.width = width
        self.window = window
        """Columns of the window; None for a pipe."""
        self.encoding = encoding

    def as_plain(self) -> "Screen":
        """The same screen with plain lines."""
        return Screen(self.write, plain=True, width=self.width, window=self.window, encoding=self.encoding)

    def holds(self, width: int) -> bool:
        """Whether a picture of this width can be drawn here without breaking its lines."""
        return self.window is None or width <= self.window

    def say(self, *sentences: str, hang: int = 0) -> None:
        """Write each sentence on its own line, wrapped if needed; `hang` indents the lines after the first."""
        for sentence in sentences:
            self.draw(sentence.strip() if self.plain else self.wrapped(sentence, hang))

    def draw(self, text: str) -> None:
        """Write text as it is, but for characters that this screen does not have."""
        self.write(text if self.can_show(text) else self.shown(text))

    def paint(self, text: str, colour: str) -> str:
        """A colour is never the only sign of anything."""
        return f"\x1b[{COLOURS[colour]}m{text}\x1b[0m" if self.colour and colour else text

    def wrapped(self, sentence: str, hang: int) -> str:
        indent = len(sentence) - len(sentence.lstrip())
        below = " " * max(hang, indent + _MARGIN if indent else 0)
        return textwrap.fill(
            sentence, self.width, subsequent_indent=below, break_long_words=False, break_on_hyphens=False
        )

    def can_show(self, text: str) -> bool:
        try:
            text.encode(self.encoding)
        except (UnicodeEncodeError, LookupError):
            return False
        return True

    def shown(self, text: str) -> str:
        """Text with plainer characters in place of those that this screen does not have."""
        if not self.can_show("«"):
            text = _BESIDE_QUOTES.sub("", text)
        return "".join(letter if self.can_show(letter) else plainer(letter) for letter in text)


def plainer(letter: str) -> str:
    """What looks most like a letter in plain ASCII: é as e, a drawn line as a dash."""
    bare = "".join(part for part in normalize("NFKD", letter.translate(_ASCII)) if not combining(part))
    return bare.encode("ascii", "replace").decode()

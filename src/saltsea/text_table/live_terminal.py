"""A keyboard that is listened to while time runs: what happens is written above the line that somebody is typing."""

import os
import sys
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic_ns, sleep
from typing import Any, Final, Protocol

import click

from saltsea.kernel.seat import Millis
from saltsea.text_table.screen import Screen
from saltsea.text_table.session import Keyboard
from saltsea.text_table.terminal import Terminal, printable, readline

termios: Any = None
with suppress(ImportError):  # Windows has none
    import termios

CLEARED: Final = "\r\x1b[K"
"""Empties the line that the cursor is on."""
NAP: Final = 1.0
"""Somebody who listens looks up this often, so that a Ctrl-C is heard everywhere."""


class LiveKeyboard(Keyboard, Protocol):
    """A keyboard and the clock on the wall beside it."""

    def real(self) -> Millis:
        """The time of the world."""
        ...

    def heard(self, prompt: str, seconds: float | None) -> list[str] | None:
        """The line that is typed within this time, if one is; nothing at all if no more will come."""
        ...

    def rest(self, seconds: float | None) -> None:
        """Let about this time pass without listening."""
        ...

    def close(self) -> None:
        """Nobody listens any more."""
        ...


class LiveTerminal(Terminal):
    """Reads stdin in a thread, one line at a time."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        self.typed: SimpleQueue[str | None] = SimpleQueue()
        self.reading = False
        self.asked = ""
        self.pipe = Pipe()
        self.echo = screen.write
        self.settings = terminal_settings() if self.live else None
        screen.write = self.above

    def real(self) -> Millis:
        return monotonic_ns() // 1_000_000

    def rest(self, seconds: float | None) -> None:
        sleep(NAP if seconds is None else min(NAP, max(0.0, seconds)))

    def heard(self, prompt: str, seconds: float | None) -> list[str] | None:
        if not self.reading:
            self.reading, self.asked = True, f"{prompt} " if prompt else ""
            Thread(target=self.read, daemon=True).start()
        try:
            line = self.typed.get(timeout=NAP if seconds is None else min(NAP, max(0.0, seconds)))
        except Empty:
            return []
        return self.taken(line)

    def taken(self, line: str | None) -> list[str] | None:
        """A line that has come; one from a pipe is written out."""
        self.reading = False
        if line is None:
            if self.live:
                self.screen.draw("")
            return None
        if not self.live:
            self.screen.draw(f"{self.asked}{line}".rstrip())
        return [line]

    def read(self) -> None:
        try:
            line = input(self.asked) if self.live and sys.stdout.isatty() else self.pipe.readline()
        except (EOFError, OSError, ValueError):
            line = None
        self.typed.put(None if line is None else printable(line.rstrip("\n")))

    def line(self, prompt: str) -> str | None:
        """The next line, however long it takes; somebody may be typing it already."""
        if not self.reading:
            return super().line(prompt)
        self.asked = f"{prompt} "
        if self.live:
            self.repeat_the_line()
        got = self.taken(self.typed.get())
        return got[0] if got else None

    def piped(self, prompt: str) -> str | None:
        typed = self.pipe.readline()
        if typed is None:
            return None
        line = printable(typed.rstrip("\n"))
        self.screen.draw(f"{prompt} {line}".rstrip())
        return line

    # --- writing while somebody types ---

    def above(self, text: str) -> None:
        """Write, and put what was typed so far below it again."""
        if not (self.live and self.reading and sys.stdout.isatty()):
            self.echo(text)
            return
        self.echo(f"{CLEARED}{text}")
        self.repeat_the_line()

    def repeat_the_line(self) -> None:
        begun = readline.get_line_buffer() if readline is not None else ""
        click.echo(f"{CLEARED}{self.asked}{begun}", nl=False)

    def close(self) -> None:
        """Give the terminal back as it was: a line may still be waited for in another thread."""
        if self.reading and self.settings is not None:
            termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, self.settings)
        self.reading = False


def terminal_settings() -> Any:  # noqa: ANN401 (the system's own)
    """How the terminal behaves before readline takes it."""
    if termios is None:
        return None
    with suppress(termios.error, OSError, ValueError):
        return termios.tcgetattr(sys.stdin.fileno())
    return None


class Pipe:
    """Lines from a pipe, read without Python's own buffer: a thread that waits there must not keep us from leaving."""

    def __init__(self) -> None:
        self.left = b""
        self.file: int | None = None
        with suppress(AttributeError, OSError, ValueError):
            self.file = sys.stdin.fileno()

    def readline(self) -> str | None:
        """The next line, or nothing if no more will come."""
        if self.file is None:
            return sys.stdin.readline() or None
        while b"\n" not in self.left:
            piece = os.read(self.file, 1 << 16)
            if not piece:
                break
            self.left += piece
        if not self.left:
            return None
        line, _, self.left = self.left.partition(b"\n")
        return line.decode(errors="replace")

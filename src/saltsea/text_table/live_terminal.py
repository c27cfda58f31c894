"""A keyboard that is read while time runs: a prompt with messages above it in a terminal, or the lines of a pipe."""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic_ns, sleep
from typing import TYPE_CHECKING, Final, Protocol

from saltsea.kernel.seat import Millis
from saltsea.text_table.keyboard import Keyboard
from saltsea.text_table.screen import Screen
from saltsea.text_table.terminal import Terminal, printable

if TYPE_CHECKING:
    from saltsea.text_table.live_prompt import LivePrompt

LONGEST_WAIT: Final = 1.0
"""The longest wait in seconds, so that a Ctrl-C is noticed everywhere."""
WAKE: Final = "\0"
"""Wakes a reader of pipe lines. No line equals it, because unprintable characters are removed."""


class LiveKeyboard(Keyboard, Protocol):
    """A keyboard with a wall clock."""

    def real(self) -> Millis:
        """The wall clock's time."""
        ...

    def read_lines(self, prompt: str, seconds: float | None) -> list[str] | None:
        """The line that is typed within this time, if any; None at the end of input."""
        ...

    def sleep(self, seconds: float | None) -> None:
        """Let about this time pass without reading."""
        ...

    def close(self) -> None:
        """No more lines will be read."""
        ...


class LiveTerminal(Terminal):
    """The keyboard of this computer at a live table."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        self.prompt = prompt_here() if self.live and sys.stdout.isatty() else None
        self.lines = PipeLines()
        self.echo = screen.write
        screen.write = self.write

    def real(self) -> Millis:
        return monotonic_ns() // 1_000_000

    def sleep(self, seconds: float | None) -> None:
        sleep(briefly(seconds))

    def read_lines(self, prompt: str, seconds: float | None) -> list[str] | None:
        asked = f"{prompt} " if prompt else ""
        if self.prompt is None:
            return self.from_pipe(asked, briefly(seconds))
        typed = self.prompt.read(asked, briefly(seconds))
        return None if typed is None else [printable(line) for line in typed]

    def from_pipe(self, asked: str, seconds: float) -> list[str] | None:
        """A line of a pipe, which is written out; one that was typed is on the screen already."""
        typed = self.lines.read(seconds)
        if typed is None and self.live:
            self.screen.draw("")
        for line in typed or []:
            if not self.live:
                self.screen.draw(f"{asked}{line}".rstrip())
        return typed

    def line(self, prompt: str) -> str | None:
        """The next line, however long it takes; the person may be typing it already."""
        while (typed := self.read_lines(prompt, None)) == []:
            pass
        return None if typed is None else " ".join(typed)

    def wake(self) -> None:
        """Let `read_lines` return. Any thread may call this."""
        if self.prompt is None:
            self.lines.wake()
        else:
            self.prompt.wake()

    def write(self, text: str) -> None:
        """Write above the line that is being typed."""
        if self.prompt is None:
            self.echo(text)
        else:
            self.prompt.write(lambda: self.echo(text))

    def clear(self) -> bool:
        if self.prompt is not None:
            self.prompt.forget()
        return super().clear()

    def complete_from(self, offers: Callable[[], list[str]]) -> None:
        if self.prompt is not None:
            self.prompt.offers = offers

    def close(self) -> None:
        """Give the terminal back as it was."""
        if self.prompt is not None:
            self.prompt.close()


def briefly(seconds: float | None) -> float:
    return LONGEST_WAIT if seconds is None else min(LONGEST_WAIT, max(0.0, seconds))


def prompt_here() -> "LivePrompt":
    from saltsea.text_table.live_prompt import LivePrompt

    return LivePrompt()


class PipeLines:
    """Reads a pipe in a thread, one line at a time and only when one is asked for."""

    def __init__(self) -> None:
        self.pipe = Pipe()
        self.typed: SimpleQueue[str | None] = SimpleQueue()
        self.reading = False

    def read(self, seconds: float) -> list[str] | None:
        """The line that comes within this time, if one does; None if no more will come."""
        if not self.reading:
            self.reading = True
            Thread(target=self.read_one, daemon=True).start()
        try:
            line = self.typed.get(timeout=seconds)
        except Empty:
            return []
        if line == WAKE:
            return []
        self.reading = False
        return None if line is None else [line]

    def read_one(self) -> None:
        try:
            line = self.pipe.readline()
        except (OSError, ValueError):
            line = None
        self.typed.put(None if line is None else printable(line.rstrip("\n")))

    def wake(self) -> None:
        self.typed.put(WAKE)


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

"""The keyboard of this computer: a person's, with history and Tab, or a pipe, whose lines are echoed."""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from io import TextIOWrapper
from typing import Any, Final

import click

from saltsea.text_table.screen import Screen

readline: Any = None
with suppress(ImportError):  # Windows has none
    import readline


SCROLLED_AWAY: Final = "\x1b[3J"
"""Empties what a terminal keeps above its screen."""


class Terminal:
    """Reads lines from stdin."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.live = sys.stdin.isatty()
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")

    def line(self, prompt: str) -> str | None:
        try:
            return printable(input(f"{prompt} ")) if self.live else self.piped(prompt)
        except (EOFError, OSError):
            if self.live:
                self.screen.draw("")
            return None

    def piped(self, prompt: str) -> str | None:
        typed = sys.stdin.readline()
        if not typed:
            return None
        line = printable(typed.rstrip("\n"))
        self.screen.draw(f"{prompt} {line}".rstrip())
        return line

    def clear(self) -> bool:
        """Clear the history, the screen and what can be scrolled back to, where there is a screen."""
        if self.live and readline is not None:
            readline.clear_history()
        if not (self.live and sys.stdout.isatty()):
            return False
        click.clear()
        if os.name == "posix":
            click.echo(SCROLLED_AWAY, nl=False)
        return True

    def complete_from(self, offers: Callable[[], list[str]]) -> None:
        """Let Tab finish what can be typed now."""
        if self.live and readline is not None:
            readline.set_completer_delims("")
            readline.set_completer(Completer(offers))
            readline.parse_and_bind("tab: complete")


def printable(line: str) -> str:
    """What was typed, without control characters that a terminal would interpret."""
    return "".join(letter if letter.isprintable() else " " for letter in line)


class Completer:
    """Readline calls this for one completion after the other."""

    def __init__(self, offers: Callable[[], list[str]]) -> None:
        self.offers = offers

    def __call__(self, text: str, place: int) -> str | None:
        fitting = [offer for offer in self.offers() if offer.casefold().startswith(text.casefold())]
        return fitting[place] if place < len(fitting) else None

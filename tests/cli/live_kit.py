"""A sitting in real time without real time: a keyboard with a clock that jumps to the next line of a script."""

from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from unittest.mock import patch

from cli.play_kit import GAMES
from cli.terminal import CliResult
from saltsea.cli import run
from saltsea.text_table.screen import Screen

Script = Sequence[tuple[float, str]]
"""Lines, and how many seconds of the world after the one before they are typed."""


class ScriptedTerminal:
    """A player who types these lines, each some seconds after the one before, and then no more."""

    def __init__(self, script: Script, screen: Screen, *, live: bool, most: float) -> None:
        self.screen = screen
        self.live = live
        self.time = 0
        self.most = int(1000 * most)
        self.lines: list[tuple[int, str]] = []
        at = 0
        for seconds, line in script:
            at += int(1000 * seconds)
            self.lines.append((at, line))

    def real(self) -> int:
        return self.time

    def read_lines(self, prompt: str, seconds: float | None) -> list[str] | None:
        until = self.most if seconds is None else self.time + max(1, int(1000 * seconds))
        if self.lines and self.lines[0][0] <= until:
            at, line = self.lines.pop(0)
            self.time = max(self.time, at)
            self.screen.draw(f"{prompt} {line}".rstrip())
            return [line]
        self.time = until
        return None if not self.lines and self.time >= self.most else []

    def sleep(self, seconds: float | None) -> None:
        self.time += 1000 if seconds is None else max(1, int(1000 * seconds))

    def line(self, prompt: str) -> str | None:
        heard = self.read_lines(prompt, None)
        return heard[0] if heard else None

    def clear(self) -> bool:
        return False

    def close(self) -> None:
        """Nothing to give back."""

    def complete_from(self, offers: Callable[[], list[str]]) -> None:
        """No Tab is pressed."""


def play_live(*arguments: str, script: Script, is_person: bool = True, most: float = 600) -> CliResult:
    """Run `play` in the time of such a world."""
    out, err = StringIO(), StringIO()
    world = patch(
        "saltsea.cli.text_play.session_setup.LiveTerminal",
        lambda screen: ScriptedTerminal(script, screen, live=is_person, most=most),
    )
    with world, redirect_stdout(out), redirect_stderr(err):
        code = run(["play", *arguments], GAMES)
    return CliResult(code, out.getvalue(), err.getvalue())


def live_output(*arguments: str, script: Script, is_person: bool = True, most: float = 600) -> str:
    """What such a table says that must not stumble."""
    done = play_live(*arguments, script=script, is_person=is_person, most=most)
    assert (done.code, done.err) == (0, ""), done
    return done.out

"""A terminal whose keyboard input is interrupted by messages from the network."""

import sys
from typing import Final

from saltsea.text_table.live_terminal import LiveTerminal

WAKE: Final = "\0"
"""The item that interrupts. No typed line equals it, because unprintable characters are removed."""


class NetworkTerminal(LiveTerminal):
    """A live terminal that messages can interrupt; a line that is being typed stays, except for its prompt."""

    def wake(self) -> None:
        """Interrupt the input. Any thread may call this."""
        self.typed.put(WAKE)

    def heard(self, prompt: str, seconds: float | None) -> list[str] | None:
        asked = f"{prompt} " if prompt else ""
        if self.reading and self.asked != asked:
            self.asked = asked
            if self.live and sys.stdout.isatty():
                self.repeat_the_line()
        return super().heard(prompt, seconds)

    def taken(self, line: str | None) -> list[str] | None:
        return [] if line == WAKE else super().taken(line)

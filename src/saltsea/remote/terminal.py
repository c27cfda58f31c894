"""A keyboard that is also listened to for news from a line."""

import sys
from typing import Final

from saltsea.text_table.live_terminal import LiveTerminal

NEWS: Final = "\0"
"""No line that is typed reads so: what cannot be printed is taken out of it."""


class LineTerminal(LiveTerminal):
    """Whoever listens is called away by news; the line that is being typed stays as it is, but for its prompt."""

    def wake(self) -> None:
        """There is news. Any thread may call this."""
        self.typed.put(NEWS)

    def heard(self, prompt: str, seconds: float | None) -> list[str] | None:
        asked = f"{prompt} " if prompt else ""
        if self.reading and self.asked != asked:
            self.asked = asked
            if self.live and sys.stdout.isatty():
                self.repeat_the_line()
        return super().heard(prompt, seconds)

    def taken(self, line: str | None) -> list[str] | None:
        return [] if line == NEWS else super().taken(line)

"""Where a text session reads what players type: a terminal, a pipe, or a script."""

from typing import Protocol


class Keyboard(Protocol):
    """The source of typed lines. `live` means that a person sits there, who can be asked something."""

    live: bool

    def line(self, prompt: str) -> str | None:
        """The next line, or None at the end of input."""
        ...

    def clear(self) -> bool:
        """Clear what the last player saw and typed; false if the screen cannot be cleared."""
        ...

"""What a player is asked about before an action that gives something up: each thing once."""

from collections.abc import Callable

from saltsea.kernel.nouns import Action, Observation
from saltsea.text_table.renderer import Renderer


class Questions:
    """Remembers what was asked about in one session."""

    def __init__(
        self, renderer: Renderer, observation: Callable[[], Observation], is_person: Callable[[], bool]
    ) -> None:
        self.renderer = renderer
        self.observation = observation
        self.is_person = is_person
        self.asked: set[str] = set()

    def before(self, action: Action) -> str:
        """The warning; empty if there is none, if the player has read it and types the same again, or if a program
        types."""
        warned = self.renderer.warning(self.observation(), action) if self.is_person() else None
        if warned is None or warned.key in self.asked:
            return ""
        self.asked.add(warned.key)
        return warned.sentence

"""What a player is asked about before an action that gives something up: each thing once."""

from saltsea.kernel.nouns import Action, Observation
from saltsea.text_table.renderer import Renderer


class Questions:
    """Remembers what was asked about in one session."""

    def __init__(self, renderer: Renderer) -> None:
        self.renderer = renderer
        self.asked: set[str] = set()

    def before(self, action: Action, observation: Observation) -> str:
        """The warning; empty if there is none, or if the player has read it and types the same again."""
        warned = self.renderer.warning(observation, action)
        if warned is None or warned.key in self.asked:
            return ""
        self.asked.add(warned.key)
        return warned.sentence

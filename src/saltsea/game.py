"""A game as the catalogue knows it: how to make its rules, where its words and functions live, who can play it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from saltsea.bots.player import Bot
from saltsea.kernel.rules import AnyRules


@dataclass(frozen=True, kw_only=True)
class Game:
    """One entry of the catalogue. Everything outside `games/` receives this and never imports a game."""

    name: str
    rules: Callable[[], AnyRules]
    package: str
    """Where the rule functions are, as an import name: `saltsea rule` reads its source."""
    texts: Path
    """The folder that holds NAME.en.ftl and NAME.fr.ftl."""
    real_time: bool
    bots: Mapping[str, Callable[[AnyRules], Bot]]
    """Computer players by name, the one to start with first."""

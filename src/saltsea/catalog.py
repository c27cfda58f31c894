"""The games by name, and what each mounts in a server. With `cli/`, the only place that names a game."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from saltsea.game import Game
from saltsea.games.corto.definition import corto
from saltsea.games.pirates.definition import own_chapters, pirates

if TYPE_CHECKING:
    from saltsea.server.tables.ports.extension import Mount, Mounting, TableExtension

CATALOG: Mapping[str, Game] = MappingProxyType({"corto": corto(), "pirates": pirates()})
PLACE: Final = f"{__name__}:CATALOG"
"""Where the processes of bots and tryouts find the games."""


def mounts() -> "Mapping[str, Mount]":
    """What each game adds to a server, by the game's name."""
    return {"corto": mount_corto, "pirates": mount_pirates}


def mount_corto(mounting: "Mounting") -> "TableExtension":
    """Corto's part of a server. It is imported here: bots and most commands do without a server."""
    from saltsea.games.corto.server.extension import CortoExtension
    from saltsea.games.corto.server.puzzles import PuzzleProcesses
    from saltsea.games.corto.server.reviews import ReviewProcesses

    return CortoExtension(mounting, PuzzleProcesses(PLACE).make, ReviewProcesses(PLACE).make)


def mount_pirates(mounting: "Mounting") -> "TableExtension":
    """The pirates' part of a server, imported here for the same reason."""
    from saltsea.games.pirates.campaign.server.extension import PiratesExtension
    from saltsea.games.pirates.campaign.server.tryouts import Tryouts

    game = mounting.game
    return PiratesExtension(mounting, own_chapters(game.entries or game.texts.parent), Tryouts(PLACE))

"""The games by name, and what each mounts in a server. With `cli/`, the only place that names a game."""

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from saltsea.game import Game
from saltsea.games.corto.definition import corto
from saltsea.games.pirates.definition import own_chapters, pirates

if TYPE_CHECKING:
    from asyncio import Lock

    from saltsea.server.tables.ports.extension import Mount, Mounting, TableExtension

CATALOG: Mapping[str, Game] = MappingProxyType({"corto": corto(), "pirates": pirates()})
PLACE: Final = f"{__name__}:CATALOG"
"""Where the processes of bots and tryouts find the games."""


def mounts() -> "Mapping[str, Mount]":
    """What each game adds to a server, by the game's name. Reviews of all games take turns."""
    from asyncio import Lock

    turn = Lock()
    return {"corto": partial(mount_corto, turn=turn), "pirates": partial(mount_pirates, turn=turn)}


def mount_corto(mounting: "Mounting", turn: "Lock") -> "TableExtension":
    """Corto's part of a server. It is imported here: bots and most commands do without a server."""
    from saltsea.games.corto.server.extension import CortoExtension
    from saltsea.games.corto.server.puzzles import PuzzleProcesses
    from saltsea.games.corto.server.review_routes import KIND, PROCESS
    from saltsea.server.reviews.processes import ReviewProcesses

    reviews = ReviewProcesses(KIND, PROCESS, PLACE, turn)
    return CortoExtension(mounting, PuzzleProcesses(PLACE).make, reviews.make)


def mount_pirates(mounting: "Mounting", turn: "Lock") -> "TableExtension":
    """The pirates' part of a server, imported here for the same reason."""
    from saltsea.games.pirates.campaign.server.extension import PiratesExtension
    from saltsea.games.pirates.campaign.server.tryouts import Tryouts
    from saltsea.games.pirates.campaign.server.voyage_reviews import KIND, PROCESS
    from saltsea.server.reviews.processes import ReviewProcesses

    game, reviews = mounting.game, ReviewProcesses(KIND, PROCESS, PLACE, turn)
    return PiratesExtension(mounting, own_chapters(game.entries or game.texts.parent), Tryouts(PLACE), reviews.make)

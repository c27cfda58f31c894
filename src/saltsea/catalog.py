"""The games by name, and what each mounts in a server. With `cli/`, the only place that names a game."""

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Never

from saltsea.game import Game
from saltsea.games.corto.definition import corto
from saltsea.games.pirates.definition import app, own_chapters, pirates

if TYPE_CHECKING:
    from asyncio import Lock

    from saltsea.server.tables.ports.extension import Mount, Mounting, TableExtension

SEA: Final = pirates()
CATALOG: Mapping[str, Game] = MappingProxyType({"corto": corto(), "pirates": SEA, "app": app(SEA)})
PLACE: Final = f"{__name__}:CATALOG"
"""Where the processes of bots and tryouts find the games."""


def mounts() -> "Mapping[str, Mount]":
    """What each game adds to a server, by the game's name. Reviews of all games take turns."""
    from asyncio import Lock

    turn = Lock()
    return {"corto": partial(mount_corto, turn=turn), "pirates": partial(mount_pirates, turn=turn), "app": mount_app}


def page_mounts() -> "Mapping[str, Mount]":
    """What each game adds to the tables inside a page: the same, without what a server does in processes."""
    return {"corto": mount_corto_in_page, "pirates": mount_pirates_in_page, "app": mount_app}


async def only_on_a_server(*asked: object) -> Never:
    """The puzzle of a day and reviews of games take a core for minutes: a page has none to spare."""
    raise RuntimeError(f"only a server makes this: {len(asked)} arguments")


def mount_corto_in_page(mounting: "Mounting") -> "TableExtension":
    from saltsea.games.corto.server.extension import CortoExtension

    return CortoExtension(mounting, only_on_a_server, only_on_a_server)


def mount_pirates_in_page(mounting: "Mounting") -> "TableExtension":
    from saltsea.games.pirates.campaign.server.extension import PiratesExtension
    from saltsea.games.pirates.campaign.server.tryouts import Tryouts

    own = own_chapters(mounting.game.entries or mounting.game.texts.parent)
    return PiratesExtension(mounting, own, Tryouts(PLACE), only_on_a_server)


def mount_corto(mounting: "Mounting", turn: "Lock") -> "TableExtension":
    """Corto's part of a server. It is imported here: bots and most commands do without a server."""
    from saltsea.games.corto.server.extension import CortoExtension
    from saltsea.games.corto.server.puzzles import PuzzleProcesses
    from saltsea.games.corto.server.review_routes import KIND, PROCESS
    from saltsea.server.reviews.processes import ReviewProcesses

    reviews = ReviewProcesses(KIND, PROCESS, PLACE, turn)
    return CortoExtension(mounting, PuzzleProcesses(PLACE).make, reviews.make)


def mount_app(mounting: "Mounting") -> "TableExtension":
    """What the App beside the cardboard adds: it counts for the same campaign."""
    from saltsea.games.pirates.campaign.server.app_extension import AppExtension

    return AppExtension(mounting)


def mount_pirates(mounting: "Mounting", turn: "Lock") -> "TableExtension":
    """The pirates' part of a server, imported here for the same reason."""
    from saltsea.games.pirates.campaign.server.extension import PiratesExtension
    from saltsea.games.pirates.campaign.server.tryouts import Tryouts
    from saltsea.games.pirates.campaign.server.voyage_reviews import KIND, PROCESS
    from saltsea.server.reviews.processes import ReviewProcesses

    game, reviews = mounting.game, ReviewProcesses(KIND, PROCESS, PLACE, turn)
    own = own_chapters(game.entries or game.texts.parent)
    return PiratesExtension(mounting, own, Tryouts(PLACE), reviews.make)

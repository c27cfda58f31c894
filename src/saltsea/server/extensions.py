"""The port for what one game adds to the server: what `TableExtension` has for tables, and routes.

The catalogue mounts extensions by the name of their game; docs/decisions/0035."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from saltsea.server.tables.ports.extension import TableExtension
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.tables.table_services import TableServices
from saltsea.server.web.game_access import GameAccess
from saltsea.server.web.openapi import Route
from saltsea.server.web.visitors import Visitors
from saltsea.store.rows import GameRow

if TYPE_CHECKING:
    from saltsea.server.accounts.authentication import Authentication
    from saltsea.server.mine.my_games import OwnedGame


class WebServices(NamedTuple):
    """What routes need from the server."""

    registry: TableRegistry
    access: GameAccess
    visitors: Visitors


class Extension(TableExtension):
    """What one game adds to the server. Every default adds nothing."""

    def routes(self, web: WebServices) -> list[Route]:
        """What works wherever tables are, also inside a page."""
        return []

    def server_routes(self, web: WebServices, authentication: "Authentication") -> list[Route]:
        """What only a server has: accounts, and work in processes of their own."""
        return []

    def pages(self) -> list[str]:
        """The addresses of the client's pages that are only for this game: /campaign/report/{game}."""
        return []

    async def statistics(self, games: "Sequence[OwnedGame]", access: GameAccess) -> msgspec.Struct | None:
        """What a player's own games add up to; None for a game that does not count them."""
        return None

    async def adopt(self, account: str, logbook: str) -> None:
        """Add a guest's progress to that of the account which the guest has made. `logbook` is the hash of the log
        book's secret."""

    async def public_notes(self, row: GameRow, lines: int) -> msgspec.Struct | None:
        """What `notes` has noted beside a game, as far as readers of its first lines may know it; None if nothing is
        noted."""
        return None


def extension_of(services: TableServices) -> Extension:
    """The extension of a game; one that adds nothing if it has none, or none with routes."""
    found = services.extension
    return found if isinstance(found, Extension) else Extension()


def extension_routes(web: WebServices, authentication: "Authentication") -> list[Route]:
    """The routes of all mounted extensions, on a server."""
    found = [extension_of(services) for services in web.registry.services.values()]
    return [route for one in found for route in (*one.routes(web), *one.server_routes(web, authentication))]


def extension_pages(registry: TableRegistry) -> list[str]:
    """The addresses of the client's pages that all mounted extensions add."""
    return [page for services in registry.services.values() for page in extension_of(services).pages()]

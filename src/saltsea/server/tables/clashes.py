"""Clashes: two wanted the same, and one was refused because the other was there first.

A record has only what happened, so they are kept beside it, for whoever looks back at the game. They never cost a game
anything: nobody is told of them while it runs, and they wait to be kept until a line is."""

import logging
from typing import Final

import msgspec

from saltsea.kernel.seat import Millis, Seat
from saltsea.store.port import Store, StoreError
from saltsea.store.rows import ClashRow

MOST: Final = 300
"""So many of one game are kept. No crew is that clumsy; somebody's own client may be."""

log = logging.getLogger(__name__)


class Clash(msgspec.Struct, frozen=True):
    """Who wanted what, and who was there first. The token is that of the request."""

    line: int
    """The last line before it."""
    at: Millis
    seat: Seat
    first: Seat
    action: dict[str, object]
    token: str

    def is_also(self, other: "Clash") -> bool:
        """Whether this is the other one once more: sent twice, or wanted again before anything else has happened."""
        if self.seat != other.seat:
            return False
        sent_twice = bool(self.token) and self.token == other.token
        return sent_twice or (self.line, self.action) == (other.line, other.action)


class Clashes:
    """Those of one game in progress."""

    def __init__(self) -> None:
        self.fresh: list[Clash] = []
        """What the store does not have yet."""
        self.kept: list[Clash] | None = None
        """What it has; None as long as nobody needed to know."""

    def note(self, clash: Clash) -> None:
        if len(self.fresh) < MOST and not any(clash.is_also(other) for other in self.fresh):
            self.fresh.append(clash)

    async def rows(self, store: Store, game: str) -> list[ClashRow]:
        """What is to be kept with the next lines; for almost all of them nothing, and then nobody is asked."""
        if not self.fresh:
            return []
        if self.kept is None:
            self.kept = await clashes_of(store, game)
        self.fresh = [clash for clash in self.fresh if not any(clash.is_also(other) for other in self.kept)]
        del self.fresh[max(0, MOST - len(self.kept)) :]
        return [
            ClashRow(game=game, number=number, body=msgspec.json.encode(clash))
            for number, clash in enumerate(self.fresh, len(self.kept))
        ]

    def keep(self) -> None:
        """The store has them."""
        if self.fresh and self.kept is not None:
            self.kept += self.fresh
            self.fresh = []

    async def keep_last(self, store: Store, game: str) -> None:
        """Those after the last line, when their table leaves memory. That must not fail for them."""
        if not self.fresh:
            return
        try:
            await store.write(await self.rows(store, game))
            self.keep()
        except StoreError:
            log.exception("the last clashes of a game are not kept")

    def drop(self) -> None:
        """Back to what is kept, as with the lines."""
        self.fresh = []


async def clashes_of(store: Store, game: str) -> list[Clash]:
    """Those that are kept, in their order."""
    return [msgspec.json.decode(row.body, type=Clash) for row in await store.clashes(game)]

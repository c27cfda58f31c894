"""Routes of reviews: ask for one, see how far it is, and read it."""

from collections.abc import Callable
from functools import partial
from typing import Final, Generic

import msgspec

from saltsea.server.reviews.kind import R, ReviewState
from saltsea.server.reviews.reviews import Reviews, ReviewsBusyError
from saltsea.server.web.game_access import GameAccess
from saltsea.server.web.http import HttpError, Request, Response
from saltsea.server.web.json_http import json_response
from saltsea.server.web.messages import Failure
from saltsea.server.web.openapi import Route
from saltsea.server.web.routes.records import written
from saltsea.store.rows import GameRow

REFUSES: Final = ((403, Failure), (404, Failure), (409, Failure))


class ReviewRoutes(Generic[R]):
    """The routes of one game's reviews. `shown` makes the message of a state, how much is done in percent, and the
    review if it is there; `message` is its type."""

    def __init__(
        self,
        access: GameAccess,
        reviews: Reviews[R],
        message: type[msgspec.Struct],
        message_of: Callable[[ReviewState, int, R | None], msgspec.Struct],
    ) -> None:
        self.access = access
        self.store = access.registry.store
        self.reviews = reviews
        self.message = message
        self.message_of = message_of

    @property
    def path(self) -> str:
        return f"/api/games/{{game}}/{self.reviews.kind.part}"

    def routes(self) -> list[Route]:
        busy, name = (503, Failure), self.reviews.kind.game
        show = f"The review of a finished game of {name}, or how far it is."
        ask = f"Ask for the review of a finished game of {name}."
        refuses = (*REFUSES, busy)
        return [
            Route("GET", self.path, self.show, show, gives=self.message, refuses=REFUSES),
            Route("POST", self.path, self.ask, ask, gives=self.message, status=202, refuses=refuses, costly=True),
        ]

    async def show(self, request: Request) -> Response:
        row = await self.row(request)
        return json_response(await self.shown(row.id))

    async def ask(self, request: Request) -> Response:
        """Begin a review, if there is none and none is being made."""
        row = await self.row(request)
        if (await self.reviews.status(row.id))[0] in ("none", "failed"):
            lines, services = await self.store.lines(row.id), await self.access.services(row)
            sealed = self.access.is_sealed(row)
            data = await self.access.read_in_thread(partial(written, services, row, lines, sealed=sealed))
            try:
                await self.reviews.begin(row.id, data)
            except ReviewsBusyError as error:
                raise HttpError(503, "too many games wait for their review", {"Retry-After": "60"}) from error
        return json_response(await self.shown(row.id), 202)

    async def shown(self, game: str) -> msgspec.Struct:
        return self.message_of(*await self.reviews.status(game))

    async def row(self, request: Request) -> GameRow:
        """The game that is meant; refused for other games, while it is played, and to those who may not read it."""
        row = await self.access.row(request)
        if row.game != self.reviews.kind.game:
            raise HttpError(404, "this game has no such review")
        await self.access.check_record(row, request)
        return row

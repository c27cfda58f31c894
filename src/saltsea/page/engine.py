"""The engine of a page: its tables, the requests it answers, and its connections. A worker carries the messages."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Final, Protocol

import msgspec

from saltsea.catalog import page_mounts
from saltsea.game import Game
from saltsea.kernel.seat import Millis
from saltsea.narrator import narrators
from saltsea.page.bots import PageBots
from saltsea.page.browser_store import BrowserStore, rows_in
from saltsea.page.connections import Connections
from saltsea.page.housekeeping import tidy
from saltsea.page.requests import RawRequest, Router
from saltsea.server.accounts.messages import WhoAmI
from saltsea.server.extensions import WebServices, extension_of
from saltsea.server.mine.own_game_routes import OwnGameRoutes
from saltsea.server.tables.clock import Alarm, Clock, WorldClock
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.tables.timing.stored_time import save_time
from saltsea.server.web.background_work import BackgroundWork
from saltsea.server.web.catalogue import entries
from saltsea.server.web.game_access import GameAccess
from saltsea.server.web.http import HttpError, Request, Response
from saltsea.server.web.json_http import json_response
from saltsea.server.web.messages import About, Catalogue
from saltsea.server.web.openapi import Endpoint, Route
from saltsea.server.web.routes.carry import CarryRoutes
from saltsea.server.web.routes.records import RecordRoutes
from saltsea.server.web.routes.statistics import StatisticsRoutes
from saltsea.server.web.routes.tables import TableRoutes
from saltsea.server.web.routes.texts import TextRoutes
from saltsea.server.web.routes.views import ViewRoutes
from saltsea.server.web.visitors import AnyRequest

HERE: Final = "o"
"""The first letter of a table inside a page: no server's code has it, so everybody sees where a table is."""

OFTEN: Final[Millis] = 1000
"""So often a page keeps how far its games' time has run."""

log = logging.getLogger(__name__)


class Port(Protocol):
    """What the worker does for the engine: it hands texts on, and waits for nothing."""

    def send(self, name: str, message: str) -> None:
        """A message of a table, to the page that opened this connection."""
        ...

    def closed(self, name: str, code: int) -> None: ...

    def answer(self, number: int, status: int, kind: str, body: str) -> None:
        """The answer to a request."""
        ...

    def keep(self, rows: str) -> None:
        """Rows to keep in the browser, as a JSON list."""
        ...

    def drop(self, keys: str) -> None: ...


class PageTables(TableRegistry):
    """The tables of a page."""

    async def new_code(self) -> str:
        return HERE + await super().new_code()


class Guests:
    """Who comes with a request: there are no accounts here."""

    async def reader(self, request: AnyRequest) -> str | None:
        return None

    async def changer(self, request: AnyRequest) -> str:
        raise HttpError(401, "there are no accounts here")


class Engine:
    """Everything inside the worker of a page."""

    def __init__(self, games: Mapping[str, Game], port: Port, version: str, clock: Clock | None = None) -> None:
        self.games = games
        self.port = port
        self.version = version
        self.clock = clock or WorldClock()
        self.store = BrowserStore(lambda rows: port.keep(rows.decode()), lambda keys: port.drop(keys.decode()))
        self.bots = PageBots(games)
        self.tables = PageTables(games, self.store, self.clock, self.bots, narrators, mounts=page_mounts())
        self.connections = Connections(self.tables, self.clock, port.send, port.closed)
        self.router = Router(self.routes())
        self.alarm: Alarm | None = None
        self.noting: asyncio.Task[None] | None = None

    async def load(self, kept: str) -> None:
        """Read back what an earlier visit has kept."""
        await self.store.load(rows_in(kept))
        await tidy(self.store, self.clock.now())
        self.look_again()

    def look_again(self) -> None:
        """In a second, keep how far the games' time has run: a page is closed without a word, and in a round of the App
        minutes may pass between two lines."""
        self.alarm = self.clock.call_at(self.clock.now() + OFTEN, self.on_alarm)

    def on_alarm(self) -> None:
        self.look_again()
        self.noting = asyncio.get_running_loop().create_task(self.keep_time())

    async def keep_time(self) -> None:
        for table in [*self.tables.tables.values()]:
            if not table.busy:
                await save_time(table)

    async def request(self, number: int, method: str, url: str, headers: str, body: str) -> None:
        """Answer a request, as a server does."""
        known: dict[str, str] = msgspec.json.decode(headers)
        response = await self.router.answer(RawRequest(method, url, known, body.encode()))
        kind = response.headers["Content-Type"]
        self.port.answer(number, response.status_code, kind, response.body.decode())

    def routes(self) -> list[Route]:
        """The routes of a server that make sense without one."""
        visitors = Guests()
        access = GameAccess(self.tables, visitors.reader)
        beside = BackgroundWork(access)
        web = WebServices(self.tables, access, visitors)
        return [
            *self.fixed_routes(),
            *TableRoutes(access, no_invitations, visitors.reader).routes(),
            *CarryRoutes(access, beside, no_invitations, visitors.reader).routes(),
            *TextRoutes(self.tables).routes(),
            *RecordRoutes(access, beside).routes(),
            *StatisticsRoutes(access).routes(),
            *ViewRoutes(access).routes(),
            *OwnGameRoutes(access, visitors).routes(),
            *(route for services in self.tables.services.values() for route in extension_of(services).routes(web)),
        ]

    def fixed_routes(self) -> Sequence[Route]:
        """What does not change while the engine runs."""
        about = About(version=self.version, engine="plain")
        return [
            Route("DELETE", "/api/tables/{code}", self.forget, "Forget a table of this page.", gives=About),
            Route("GET", "/api/catalogue", self.catalogue, "The games.", gives=Catalogue),
            Route("GET", "/api/about", always(about), "The version.", gives=About),
            Route("GET", "/api/account", always(WhoAmI(None, passkeys=False)), "There is no account.", gives=WhoAmI),
        ]

    async def forget(self, request: Request) -> Response:
        """Delete a table and its games. There is no other player here but the one who asks."""
        code = request.path_params["code"]
        if code in self.tables.tables:
            await self.tables.unload(code)
        await self.store.forget_table(code)
        return json_response(About(version=self.version, engine="plain"))

    async def catalogue(self, request: Request) -> Response:
        return json_response(Catalogue(tuple(entries(self.games))))

    async def close(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
        await self.tables.close()


async def no_invitations(invitation: str) -> bool:
    """A player needs no invitation to a page of their own."""
    return not invitation


def always(message: msgspec.Struct) -> Endpoint:
    async def answer(_: Request) -> Response:
        return json_response(message)

    return answer

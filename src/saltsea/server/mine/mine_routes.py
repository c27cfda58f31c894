"""Routes about what is mine: my games, what they add up to, adopting them into an account, and one file of it all."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from saltsea.server.accounts.account_overview import account_overview
from saltsea.server.accounts.authentication import Authentication
from saltsea.server.extensions import extension_of
from saltsea.server.mine.export_file import NamedParts, zipped
from saltsea.server.mine.messages import AdoptAsked, Adopted, ExportAsked, Mine
from saltsea.server.mine.my_games import MOST_GAMES, OwnedGame, games_of, my_people, shown_game
from saltsea.server.mine.own_game_routes import OwnGameRoutes
from saltsea.server.tables.connection import hashed
from saltsea.server.tables.ports.progress_owner import ProgressOwner
from saltsea.server.web.game_access import GameAccess
from saltsea.server.web.http import HttpError
from saltsea.server.web.json_http import read_message
from saltsea.server.web.json_starlette import json_response
from saltsea.server.web.messages import Failure
from saltsea.server.web.openapi import Route
from saltsea.server.web.routes.records import written
from saltsea.store.rows import GameRow

LARGEST_BODY: Final = 200_000
LARGEST_FILE: Final = 64 * 1024 * 1024
"""Bytes of records in one file, before it is packed; the games that do not fit are named."""
ZIP: Final = "application/zip"


class MineRoutes(OwnGameRoutes):
    """The routes about what is mine, on a server with accounts."""

    def __init__(self, access: GameAccess, authentication: Authentication) -> None:
        super().__init__(access, authentication)
        self.authentication = authentication

    def routes(self) -> list[Route]:
        wrong, signed_out = (400, Failure), ((401, Failure), (403, Failure))
        adopt = "Let the signed-in account take over the seats and the log book of this device."
        export = "Everything that this server has of me, as one ZIP file: games, records, progress, statistics."
        return [
            *super().routes(),
            Route("POST", "/api/mine/adopt", self.adopt, adopt, AdoptAsked, Adopted, 200, (wrong, *signed_out)),
            Route("POST", "/api/mine/export", self.export, export, ExportAsked, ZIP, 200, (wrong,), costly=True),
        ]

    # --- an account that was made later ---

    async def adopt(self, request: Request) -> Response:
        """Link the device's seats and progress to the account; what belongs to another account stays there."""
        known = await self.authentication.signed_in(request)
        asked = await read_message(request, LARGEST_BODY, AdoptAsked)
        guests = [row for row in await my_people(self.store, asked.seats, None) if row.account is None]
        adopted = [await self.registry.adopt(row, known.account.id) for row in guests]
        if asked.logbook is not None:
            for services in self.registry.services.values():
                await extension_of(services).adopt(known.account.id, hashed(asked.logbook))
        return json_response(Adopted(sum(adopted)))

    # --- everything ---

    async def export(self, request: Request) -> Response:
        asked = await read_message(request, LARGEST_BODY, ExportAsked)
        account = await self.authentication.known(request)
        people = await self.people(request, asked.seats)
        owned = await games_of(self.store, people, over=True, most=None)
        parts: NamedParts = {"device.json": msgspec.json.encode(asked.device or {})}
        parts["games.json"] = msgspec.json.encode(Mine([await shown_game(self.store, one) for one in owned]))
        running = await games_of(self.store, people, over=False, most=None)
        parts["running.json"] = msgspec.json.encode(Mine([await shown_game(self.store, one) for one in running]))
        if account is not None:
            parts["account.json"] = msgspec.json.encode(await account_overview(self.store, account.account))
        logbook = "" if asked.logbook is None else hashed(asked.logbook)
        owner = ProgressOwner(None if account is None else account.account.id, logbook)
        for game, services in self.registry.services.items():
            parts |= await self.progress(game, owner)
            mine = [one for one in owned[:MOST_GAMES] if one.row.game == game]
            found = await extension_of(services).statistics(mine, self.access)
            if found is not None:
                parts[f"statistics/{game}.json"] = msgspec.json.encode(found)
        parts |= await self.records(owned)
        data = await self.access.in_thread(partial(zipped, parts))
        return Response(data, 200, {"Content-Disposition": 'attachment; filename="saltsea-mine.zip"'}, ZIP)

    async def progress(self, game: str, owner: ProgressOwner) -> NamedParts:
        """What a game has come to: for the account, and in the log book of this device."""
        found: NamedParts = {}
        if owner.account is not None:
            bodies = [row.body for row in await self.store.progress(owner.account) if row.game == game]
            found |= {f"progress/{game}-account.json": body for body in bodies}
        row = await self.store.logbook(owner.logbook, game) if owner.logbook else None
        return found if row is None else {**found, f"progress/{game}-logbook.json": row.body}

    async def records(self, owned: Sequence[OwnedGame]) -> NamedParts:
        """The records of my games. What this server cannot read any more is named, and holds nothing else back; nor
        does the file grow beyond what one answer may hold."""
        found: NamedParts = {}
        left_out: list[str] = []
        size = 0
        for row in (one.row for one in owned):
            try:
                record = await self.record(row) if size < LARGEST_FILE and row.game in self.registry.services else None
            except HttpError:
                record = None
            if record is None:
                left_out.append(row.id)
            else:
                found[f"records/{row.id}.jsonl"] = record
                size += len(record)
        return found if not left_out else {**found, "left-out.json": msgspec.json.encode(left_out)}

    async def record(self, row: GameRow) -> bytes:
        lines, services = await self.store.lines(row.id), await self.access.services(row)
        sealed = self.access.is_sealed(row)
        return await self.access.read_in_thread(partial(written, services, row, lines, sealed=sealed))

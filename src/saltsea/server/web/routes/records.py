"""Routes of finished games: list, export, import, and the log of a running one."""

from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from typing import Final

import msgspec

from saltsea.kernel.match import reveal
from saltsea.kernel.record_file import BadRecordError, with_chapter, write
from saltsea.kernel.seat import WATCHER, Millis
from saltsea.server.reading.log_made import LogWanted
from saltsea.server.tables.player_content import LONGEST
from saltsea.server.tables.rules.opening_rules import check_opening
from saltsea.server.tables.stored.brought_record import BroughtRecord, RecordHead, head_of
from saltsea.server.tables.stored.carried import line_rows
from saltsea.server.tables.stored.saved_games import restore_match
from saltsea.server.tables.stored.stored_rows import readable_rows
from saltsea.server.tables.stored.table_rows import table_row
from saltsea.server.tables.table import Table
from saltsea.server.tables.table_info import TableInfo, info_of, new_table_info
from saltsea.server.tables.table_services import TableServices
from saltsea.server.tables.table_settings import PUBLIC, Settings
from saltsea.server.web.answer_cache import AnswerCache
from saltsea.server.web.background_work import BackgroundWork
from saltsea.server.web.game_access import GameAccess
from saltsea.server.web.http import HttpError, Request, Response
from saltsea.server.web.json_http import json_answer, json_response, read_body
from saltsea.server.web.messages import (
    Failure,
    GameShown,
    GamesShown,
    Imported,
    WatchedLines,
)
from saltsea.server.web.openapi import Route
from saltsea.store.rows import GameRow, LineRow, NoteRow, OwnChapterRow, Rows

RECORD: Final = "application/jsonl"
LARGEST_RECORD: Final = 4 * 1024 * 1024
LISTED_FOR: Final[Millis] = 3000
"""A list may be so old where another process, or an operator, has changed what is in it."""
IMPORTED: Final = "imported/"
"""Before the hash of a record, the name of the note that says which game it has become."""


class RecordRoutes:
    """The routes of the archive."""

    def __init__(self, access: GameAccess, beside: BackgroundWork) -> None:
        self.access = access
        self.beside = beside
        self.registry = access.registry
        self.kept = AnswerCache(self.registry.clock, LISTED_FOR)
        self.logs, self.records = AnswerCache(self.registry.clock), AnswerCache(self.registry.clock)

    def routes(self) -> list[Route]:
        no_game, not_yours = (404, Failure), (403, Failure)
        of = (("table", "Of this table."), ("game", "Of this game."))
        return [
            Route(
                "GET",
                "/api/games",
                self.list_games,
                "Finished games.",
                gives=GamesShown,
                refuses=(no_game,),
                asks=of,
                guessable=True,
            ),
            Route(
                "POST",
                "/api/games",
                self.import_game,
                "Import a finished game, as JSON lines: the server replays and verifies it.",
                takes=RECORD,
                gives=Imported,
                status=201,
                refuses=((400, Failure), (403, Failure), (413, Failure)),
                costly=True,
            ),
            Route(
                "GET",
                "/api/games/{game}",
                self.record,
                "The record of a finished game, as JSON lines.",
                gives=RECORD,
                refuses=(not_yours, no_game, (409, Failure), (429, Failure)),
                heavy=True,
            ),
            Route(
                "GET",
                "/api/games/{game}/log",
                self.log,
                "What a watcher may know of a game, also of a running one.",
                gives=WatchedLines,
                refuses=(not_yours, no_game, (409, Failure), (429, Failure)),
                heavy=True,
            ),
        ]

    # --- out ---

    async def list_games(self, request: Request) -> Response:
        """The finished games of a table, or all public ones of public tables. Those of a closed table are told to its
        own people, who show their key: for any other client there is no such table."""
        table, game = request.query_params.get("table"), request.query_params.get("game")
        if table is not None and not await self.access.may_list(table, request):
            raise HttpError(404, "there is no such table, or it is closed")
        if table is None:
            asked = "all", game, self.registry.archive.number  # what changes here is seen here at once
            return json_answer(await self.kept.answer(asked, partial(self.public_games, game)))
        rows = await self.registry.store.games(table=table, game=game, over=True)
        return json_response(GamesShown([public_game(row) for row in rows]))

    async def public_games(self, game: str | None) -> bytes:
        """All games of the public list. Each of them asks for its table, so that it is kept for some seconds."""
        rows = await self.registry.store.games(game=game, over=True)
        return msgspec.json.encode(GamesShown([public_game(row) for row in rows if await self.is_listed(row)]))

    async def is_listed(self, row: GameRow) -> bool:
        """Whether a game is in the public list. Its id contains its table's code, which is an invitation, unless the
        table never had people."""
        table = await self.registry.store.table(row.table) if row.shown == "public" else None
        read = readable_rows([] if table is None else [table], info_of)
        return any(found.listing == PUBLIC or not info.people for found, info in read)

    async def record(self, request: Request) -> Response:
        row = await self.access.row(request)
        await self.access.check_record(row, request)
        sealed = self.access.is_sealed(row)
        asked = row.id, row.ended, sealed  # the seed of a daily voyage is shown once its day is over
        data = await self.records.answer(asked, partial(self.record_of, row, sealed=sealed))
        return Response(data, 200, {"Content-Disposition": f'attachment; filename="{row.id}.jsonl"'}, RECORD)

    async def record_of(self, row: GameRow, *, sealed: bool) -> bytes:
        """The record of a finished game. It never changes."""
        lines, services = await self.registry.store.lines(row.id), await self.access.services(row)
        return await self.access.read_in_thread(partial(written, services, row, lines, sealed=sealed))

    async def log(self, request: Request) -> Response:
        """The log as a watcher may see it by now, from the table itself."""
        row = await self.access.row(request)
        table = await self.access.table(row.table)
        if table is None or table.play is None or table.play.id != row.id:
            raise HttpError(404, "this game is not the last one of its table: fetch its record")
        if table.info.settings.watching == "none" and row.outcome is None:
            raise HttpError(403, "this table has no watchers")
        if row.outcome is not None or self.access.is_sealed(row):  # the log of a game that is over is its record
            await self.access.check_may_have(row, request)
        seen = table.publisher.delayed.horizon(table.play, WATCHER)
        return json_answer(await self.logs.answer((row.id, seen), partial(self.log_of, row, table.services, seen)))

    async def log_of(self, row: GameRow, services: TableServices, seen: int) -> bytes:
        """The first lines of a game, so many as may be seen. They never change."""
        wanted = LogWanted(
            id=row.id,
            game=row.game,
            content=services.content,
            edition=services.edition,
            header=row.header,
            lines=[line.body for line in (await self.registry.store.lines(row.id))[:seen]],
        )
        return await self.beside.log(services, wanted)

    # --- in ---

    async def import_game(self, request: Request) -> Response:
        """Import a game. It gets a table of its own, without people."""
        if check_opening(self.registry.switches, has_space=self.registry.has_space(), invited=False) is not None:
            raise HttpError(403, "this server takes no games from elsewhere now: it is closed, or its disk is full")
        data = await read_body(request, LARGEST_RECORD)
        name = f"{IMPORTED}{sha256(data).hexdigest()}"
        known = await self.known(name)
        if known is not None:
            return json_response(Imported(known), 201)
        try:
            head = head_of(data)
            services = await self.services(head)
            record = await self.beside.record(services, head)
        except BadRecordError as error:
            raise HttpError(400, str(error)) from error
        async with self.registry.store.lock(name):  # it may have been sent to another node, too
            brought = await self.known(name) or await self.save_imported(services, record, name)
        return json_response(Imported(brought), 201)

    async def known(self, name: str) -> str | None:
        """The id of a game that was brought before, byte for byte: a client that lost the answer asks again."""
        noted = await self.registry.store.note(name)
        row = None if noted is None else await self.registry.store.game(noted.decode())
        return None if row is None else row.id

    async def services(self, head: RecordHead) -> TableServices:
        """The services by which a record is read: the catalogue's, or those of the chapter that came with it; of the
        release whose content it names."""
        if head.game not in self.registry.services:
            raise BadRecordError(1, f"this server has no game called {head.game}")
        try:
            if len(head.chapter) > LONGEST:
                raise ValueError(f"it has more than {LONGEST} characters")
            return await self.registry.content_services.as_played(head.game, head.chapter, head.edition)
        except ValueError as error:
            raise BadRecordError(1, f"the chapter that it was played with cannot be sailed: {error}") from error

    async def save_imported(self, services: TableServices, record: BroughtRecord, note: str) -> str:
        code, now, n = await self.registry.new_code(), self.registry.clock.now(), len(record.lines) + 1
        settings = Settings(players=record.players, options=record.options)
        info = msgspec.structs.replace(new_table_info(code, services.game.name, settings), phase="over", games=1)
        info = msgspec.structs.replace(info, own=bool(services.content))
        rows: list[Rows] = [table_row(Table(services, info, now, n, []), info, n), game_row(info, record, now)]
        rows += [OwnChapterRow(table=code, body=services.content.encode())] if info.own else []
        rows += [*line_rows(info.playing_id(), record), NoteRow(name=note, body=info.playing_id().encode())]
        await self.registry.store.write(rows)
        self.registry.archive.changed()
        return info.playing_id()


def written(services: TableServices, row: GameRow, lines: Sequence[LineRow], *, sealed: bool) -> bytes:
    """A record as a file; the seed of a daily voyage is shown once its day is over."""
    record = restore_match(services, row, lines).record()
    if record.header.shared is not None and not sealed:
        record = reveal(record, bytes.fromhex(row.seed))
    return with_chapter(write(services.rules, record), services.content)


def game_row(info: TableInfo, record: BroughtRecord, now: int) -> GameRow:
    return GameRow(
        id=info.playing_id(),
        table=info.code,
        number=0,
        game=info.game,
        players=record.players,
        header=record.header,
        seed=record.seed,
        seats=msgspec.json.encode([None] * record.players),
        shown="public",
        started=now,
        ended=now,
        outcome=record.outcome,
        counted=0,
    )


def public_game(row: GameRow) -> GameShown:
    return GameShown(row.id, row.table, row.game, row.players, row.started, row.ended)

"""Routes to look through a game: the view of one seat after each line, and the players.

A finished game is open from any seat to those who may have its record. A running one shows what the requester would see
at the table. Views are made in another process, or in a thread where there is none: no table waits for a reader."""

import logging
from functools import partial
from typing import Final, NamedTuple

import msgspec
from msgspec import Raw

from saltsea.kernel.seat import WATCHER, Seat
from saltsea.server.extensions import extension_of
from saltsea.server.reading.views_made import ViewsWanted, views_made
from saltsea.server.tables.stored.saved_games import seats_of
from saltsea.server.tables.stored.seat_notes import guests_of
from saltsea.server.tables.stored.stored_rows import header_of
from saltsea.server.tables.table_info import TableInfo
from saltsea.server.web.answer_cache import AnswerCache
from saltsea.server.web.background_work import ReadBeside
from saltsea.server.web.game_access import GameAccess, readable
from saltsea.server.web.http import HttpError, Request, Response
from saltsea.server.web.json_http import json_answer, json_response
from saltsea.server.web.messages import Failure, GameAbout, GameViews, SeatNamed
from saltsea.server.web.openapi import Route
from saltsea.store.rows import GameRow
from saltsea.wire.forms import FormName

PORTION: Final = 100
"""The most lines of one answer."""
NOT_YOUR_SEAT: Final = (
    "this game is still being played: one sees one's own seats, or as a watcher what watchers may see"
)

log = logging.getLogger(__name__)


class RequestedPart(NamedTuple):
    """Which part of a game is asked for."""

    seat: Seat
    since: int
    until: int
    form: FormName


class ViewRoutes:
    """The routes of views."""

    def __init__(self, access: GameAccess, read_beside: ReadBeside | None = None) -> None:
        self.access = access
        self.read_beside = read_beside
        """None where there are no other processes, as inside a page."""
        self.registry = access.registry
        self.kept = AnswerCache(self.registry.clock)

    def routes(self) -> list[Route]:
        refuses = ((403, Failure), (404, Failure))
        return [
            Route(
                "GET",
                "/api/games/{game}/views",
                self.views,
                "A game line by line, as one seat saw it; a running game only from the client's own seats.",
                gives=GameViews,
                refuses=((400, Failure), *refuses, (409, Failure), (429, Failure)),
                heavy=True,
                asks=(
                    ("seat", "The seat whose view is wanted; default 15, a watcher."),
                    ("since", "The first line; default 0."),
                    ("until", f"The line before which it ends: at most {PORTION} lines come at once."),
                    ("form", "`view` for described views; default `observation`, compact observations."),
                ),
            ),
            Route(
                "GET",
                "/api/games/{game}/about",
                self.about,
                "Who sat where in a game, its options, its outcome and what was noted.",
                gives=GameAbout,
                refuses=(*refuses, (409, Failure)),
            ),
        ]

    # --- views ---

    async def views(self, request: Request) -> Response:
        row = await self.access.row(request)
        seat, since = number(request, "seat", WATCHER), number(request, "since", 0)
        until = min(number(request, "until", since + PORTION), since + PORTION)
        if seat >= row.players and seat != WATCHER:
            raise HttpError(404, f"there is no seat {seat} in this game")
        form: FormName = "view" if request.query_params.get("form") == "view" else "observation"
        part = RequestedPart(seat, since, until, form)
        if row.outcome is None:
            data = await self.shown(row, part, await self.lines_of_running(row, seat, request))
        else:
            await self.access.check_may_have(row, request)
            data = await self.kept.answer((row.id, *part), partial(self.shown, row, part))
        return json_answer(data)

    async def shown(self, row: GameRow, part: RequestedPart, last: int | None = None) -> bytes:
        """This part of a game, as JSON, of which so many lines may be seen."""
        services, lines = await self.access.services(row), (await self.registry.store.lines(row.id))[:last]
        wanted = ViewsWanted(
            id=row.id,
            game=row.game,
            content=services.content,
            edition=services.edition,
            header=row.header,
            lines=[line.body for line in lines],
            seat=part.seat,
            since=part.since,
            until=min(part.until, len(lines)),
            form=part.form,
        )
        if self.read_beside is not None:
            with readable():
                try:
                    return await self.read_beside(wanted)
                except (OSError, RuntimeError, TimeoutError):
                    log.warning("views are made in a thread", exc_info=True)
        return await self.access.read_in_thread(partial(views_made, services.rules, services.forms, wanted))

    async def lines_of_running(self, row: GameRow, seat: Seat, request: Request) -> int:
        """How many lines of a running game this requester may see from a seat."""
        table, play = await self.access.running(row)
        if seat == WATCHER and table.info.settings.watching == "none":
            raise HttpError(403, "this table has no watchers")
        if seat != WATCHER and seat not in await self.access.own_seats(row, request):
            raise HttpError(403, NOT_YOUR_SEAT)
        return table.publisher.delayed.horizon(play, seat)

    # --- who sat where ---

    async def about(self, request: Request) -> Response:
        row = await self.access.row(request)
        mine, lines = await self.access.own_seats(row, request), await self.lines_to_see(row, request)
        services = await self.access.services(row)
        header = header_of(row)
        return json_response(
            GameAbout(
                id=row.id,
                table=row.table,
                game=row.game,
                players=row.players,
                options=header.options,
                started=row.started,
                ended=row.ended,
                seats=await self.seats(row, request),
                mine=mine,
                lines=lines,
                forked=header.forked[-1].last if header.forked else None,
                outcome=None if row.outcome is None else Raw(row.outcome),
                notes=await self.notes(row, lines),
                names=services.forms.views.patterns(),
            )
        )

    async def notes(self, row: GameRow, lines: int) -> Raw | None:
        """What is noted before the last visible line: delayed watchers see it no earlier."""
        found = await extension_of(self.registry.services[row.game]).public_notes(row, lines) if row.counted else None
        return None if found is None else Raw(msgspec.json.encode(found))

    async def lines_to_see(self, row: GameRow, request: Request) -> int:
        """How many lines the requester may see; a table that shows no lines shows no names either."""
        if row.outcome is not None:
            await self.access.check_may_have(row, request)
            return await self.registry.store.line_count(row.id)
        mine = await self.access.own_seats(row, request)
        return await self.lines_of_running(row, mine[0] if mine else WATCHER, request)

    async def seats(self, row: GameRow, request: Request) -> list[SeatNamed]:
        """The players as the table knows them; forgotten ones have no name any more."""
        names, guests = await self.names(row, request), await self.guests(row)
        sat = msgspec.json.decode(row.seats, type=list[int | str | None])
        return [
            SeatNamed("", who) if isinstance(who, str) else SeatNamed(names.get(guests.get(seat, who), ""), None)
            for seat, who in enumerate(sat)
        ]

    async def names(self, row: GameRow, request: Request) -> dict[int | None, str]:
        """The players' names: those who may watch a running game see them, of a finished one only its players."""
        if row.outcome is not None and not await self.access.was_player(row, request):
            return {}
        return {one.person: one.name for one in await self.registry.store.people(row.table)}

    async def guests(self, row: GameRow) -> dict[Seat, int]:
        """The second players on a shared device; of a game without notes as long as the table is as it was then."""
        table = await self.registry.store.table(row.table)
        info = None if table is None else msgspec.json.decode(table.body, type=TableInfo)
        if info is not None and row.id in info.notes:
            return guests_of(info.notes[row.id])
        if info is None or not info.games or info.playing_id() != row.id:
            return {}
        pairs = zip(seats_of(row), info.chairs, strict=False)
        return {
            seat: chair.guest
            for seat, (sat, chair) in enumerate(pairs)
            if chair.guest is not None and chair.person == sat
        }


def number(request: Request, name: str, usual: int) -> int:
    """A query parameter that is a whole number."""
    text = request.query_params.get(name, "")
    if not text:
        return usual
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        raise HttpError(400, f"{name} is a whole number, 0 or more")
    return int(text)

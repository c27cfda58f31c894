"""Route of the leaderboard of daily voyages. It shows a name only with its owner's consent."""

from datetime import date
from typing import Final

import msgspec

from saltsea.games.pirates.campaign.server.daily_voyages import DailyVoyages, VoyageResult
from saltsea.games.pirates.campaign.server.messages import DailyBoard, DailyVoyage
from saltsea.server.web.http import HttpError, Request, Response
from saltsea.server.web.json_http import json_response
from saltsea.server.web.messages import Failure
from saltsea.server.web.openapi import Route
from saltsea.store.rows import VoyageRow

MOST_ROWS: Final = 100


class DailyRoutes:
    """The routes of daily voyages."""

    def __init__(self, voyages: DailyVoyages) -> None:
        self.voyages = voyages

    def routes(self) -> list[Route]:
        asks = (
            ("day", "Such as 2027-01-31; default today."),
            ("sea", "One of the day's seas; default the first."),
        )
        about = "The board of honour of a daily voyage."
        refuses = ((400, Failure), (404, Failure))
        return [Route("GET", "/api/daily/{game}", self.board, about, None, DailyBoard, 200, refuses, asks)]

    async def board(self, request: Request) -> Response:
        game, today, seas = request.path_params["game"], self.voyages.today(), self.voyages.daily.seas()
        if game != self.voyages.game:
            raise HttpError(404, "there is no game of this name with a daily voyage")
        day = asked_day(request, today)
        sea = request.query_params.get("sea") or seas[0]
        if sea not in seas:
            raise HttpError(400, f"a day has the seas {', '.join(seas)}")
        rows = await self.voyages.store.voyages(game, day, sea, most=MOST_ROWS)
        shown = [await self.voyage(row, place_of(row, rows)) for row in rows]
        seed = await self.voyages.seed_of(day, sea, rows)
        return json_response(DailyBoard(game, day, today, sea, seas, seed, shown))

    async def voyage(self, row: VoyageRow, rank: int) -> DailyVoyage:
        noted = msgspec.json.decode(row.body, type=VoyageResult)
        result, people = noted.result, await self.voyages.store.people(row.id.rpartition("-")[0])
        signed = {one.person: one.name for one in people if one.named}
        return DailyVoyage(
            rank=rank,
            points=result.points,
            stars=result.stars,
            level=result.level,
            players=noted.players,
            timers=result.timers,
            bots=noted.bots,
            took=result.took,
            pauses=result.pauses,
            calm=result.calm,
            speed=noted.speed,
            steps=noted.steps,
            names=[signed.get(person, "") for person in noted.people],
        )


def place_of(row: VoyageRow, rows: list[VoyageRow]) -> int:
    """The rank of a voyage; equal points share a rank."""
    return 1 + sum(other.points > row.points for other in rows)


def asked_day(request: Request, today: str) -> str:
    """The requested day, today or earlier."""
    asked = request.query_params.get("day") or today
    try:
        is_day = date.fromisoformat(asked).isoformat() == asked
    except ValueError:
        is_day = False
    if not is_day or asked > today:
        raise HttpError(400, f"a day is written like 2027-01-31, and is not after {today}")
    return asked

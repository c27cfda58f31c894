"""Routes of player-made chapters: check one, and let simulated crews try it.

Answers depend on how far the requester's log book is open: none names what comes in a later chapter."""

from collections.abc import AsyncIterator
from contextlib import aclosing
from functools import partial
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import StreamingResponse

from saltsea.games.pirates.campaign.own_chapters import PiratesOwnChapters
from saltsea.games.pirates.campaign.server.campaigns import Campaigns
from saltsea.games.pirates.campaign.server.requests import CREW, LANGUAGE, asked_language, crew_of
from saltsea.games.pirates.campaign.server.tryout_process import TryOrder
from saltsea.games.pirates.campaign.server.tryouts import MOST_RUNS, Tryouts
from saltsea.games.pirates.campaign.values import ChapterChecked, Crew
from saltsea.kernel.match import check_table
from saltsea.server.tables.messages.from_client import Language
from saltsea.server.tables.player_content import LONGEST
from saltsea.server.tables.table_services import TableServices
from saltsea.server.tables.threads import in_thread
from saltsea.server.web.game_access import GameAccess
from saltsea.server.web.http import Answer, HttpError
from saltsea.server.web.json_http import json_response, read_body
from saltsea.server.web.messages import Failure
from saltsea.server.web.openapi import JSON, Route
from saltsea.server.web.progress_reader import reader_of
from saltsea.server.web.refused_requests import RefusedRequest, refused

LINES: Final = "application/x-ndjson"
USUAL_RUNS: Final = 30
AT_ONCE: Final = {"Cache-Control": "no-store", "Content-Encoding": "identity"}
"""Compressed, a line would wait until there are many."""


class ChapterRequest(NamedTuple):
    """A chapter that was sent, the crew to play it, and how many chapters are open to the sender."""

    game: str
    own: PiratesOwnChapters
    text: str
    language: Language
    opened: int
    crew: Crew

    async def checked(self) -> ChapterChecked:
        """Check the chapter in a thread: a long file takes a while."""
        return await in_thread(partial(self.own.checked, self.text, self.language, self.opened, self.crew))


class ChapterRoutes:
    """The routes of player-made chapters."""

    def __init__(
        self,
        access: GameAccess,
        services: TableServices,
        campaigns: Campaigns,
        own: PiratesOwnChapters,
        tryouts: Tryouts,
    ) -> None:
        self.access = access
        self.services = services
        self.campaigns = campaigns
        self.own = own
        self.tryouts = tryouts

    def routes(self) -> list[Route]:
        wrong, none, long, busy = (400, Failure), (404, Failure), (413, Failure), (503, Failure)
        check = "What is wrong with a chapter, or what it is, as far as my log book is open: send what its file holds."
        attempt = "Let simulated crews sail a chapter: a line of JSON after each voyage, until the client disconnects."
        asks = (LANGUAGE, ("game", "Of which game; there is only one with chapters."))
        return [
            Route(
                "POST",
                "/api/chapters/check",
                self.check,
                check,
                takes=JSON,
                gives=ChapterChecked,
                refuses=(wrong, none, long, (422, RefusedRequest)),
                asks=(*asks, *CREW),
            ),
            Route(
                "POST",
                "/api/chapters/try",
                self.attempt,
                attempt,
                takes=JSON,
                gives=LINES,
                refuses=(wrong, none, long, (422, RefusedRequest), (429, Failure), busy),
                asks=(*asks, *CREW, ("runs", f"How often: 1 to {MOST_RUNS}, and {USUAL_RUNS} if it is left out.")),
                costly=True,
            ),
        ]

    async def check(self, request: Request) -> Answer:
        asked = await self.asked(request)
        return json_response(await asked.checked()) if isinstance(asked, ChapterRequest) else asked

    async def attempt(self, request: Request) -> Answer:
        """Try a chapter, one at a time: it takes a core, and the tables need the others."""
        asked = await self.asked(request)
        if not isinstance(asked, ChapterRequest):
            return asked
        if (await asked.checked()).faults:
            raise HttpError(400, "this chapter has faults, so it cannot be sailed: have it checked first")
        if self.tryouts.is_busy():
            raise HttpError(
                503, "another chapter is being tried just now: ask again in a minute", {"Retry-After": "30"}
            )
        order = TryOrder(asked.game, asked.text, asked.crew.players, asked.crew.options, runs_of(request))
        return StreamingResponse(tried(self.tryouts, order), 200, AT_ONCE, LINES)

    async def asked(self, request: Request) -> "ChapterRequest | Answer":
        """The chapter request, or the refusal of an impossible crew."""
        services = self.asked_game(request)
        text, language, crew = await text_of(request), asked_language(request), crew_of(request, services)
        refusal = check_table(services.rules, crew.players, crew.options)
        if refusal is not None:
            return refused(services.narrators[language], refusal)
        owner = await reader_of(request, self.access.account_of)
        opened = await self.campaigns.opened(owner)
        return ChapterRequest(services.game.name, self.own, text, language, opened, crew)

    def asked_game(self, request: Request) -> TableServices:
        """The services of the requested game; a request need not name it."""
        if request.query_params.get("game") not in (None, self.services.game.name):
            raise HttpError(404, "there is no game of this name with chapters of one's own")
        return self.services


async def tried(tryouts: Tryouts, order: TryOrder) -> AsyncIterator[bytes]:
    """The lines of a tryout; when the client disconnects, the tryout is stopped."""
    async with aclosing(tryouts.run(order)) as lines:
        async for line in lines:
            yield line


async def text_of(request: Request) -> str:
    try:
        return (await read_body(request, LONGEST)).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise HttpError(400, "a chapter's file is text in UTF-8") from error


def runs_of(request: Request) -> int:
    asked = request.query_params.get("runs", str(USUAL_RUNS))
    if not asked.isdecimal() or len(asked) > 3 or not 1 <= int(asked) <= MOST_RUNS:
        raise HttpError(400, f"runs is a number from 1 to {MOST_RUNS}")
    return int(asked)

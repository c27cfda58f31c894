"""An extension of another game: the server calls it at the right moments, and no line of the server knows it."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from starlette.requests import Request
from starlette.responses import Response

from saltsea.game import Game
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Refusal, refuse
from saltsea.kernel.options import Options
from saltsea.server.application import Application
from saltsea.server.extensions import Extension, WebServices
from saltsea.server.operations.retention import clean
from saltsea.server.tables.ports.extension import Attempt, Finished, GameNotes, Mounting
from saltsea.server.tables.ports.progress_owner import ProgressOwner
from saltsea.server.tables.table_settings import Settings
from saltsea.server.web.app import make_app
from saltsea.server.web.messages import About
from saltsea.server.web.openapi import Route
from saltsea.store.rows import GameRow, NoteRow, Rows
from server.archive_kit import bots_play, to_the_end
from server.kit import KEY, FakeServer, Guest, Plain, with_server
from small_games.catalog import SMALL_GAMES


class RefusalNotes(GameNotes):
    """Counts refusals, and keeps them as a note beside the game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.unsaved = 0
        self.saved = 0

    def on_refusal(self, match: Match, attempt: Attempt, refusal: Refusal) -> None:
        assert match.is_over() or refusal.rule.startswith("shells.")
        self.unsaved += attempt.seat in (0, 1)

    async def rows(self) -> Sequence[Rows]:
        found = str(self.saved + self.unsaved).encode()
        return [NoteRow(name=f"refused/{self.game}", body=found)] if self.unsaved else []

    def mark_saved(self) -> None:
        self.saved, self.unsaved = self.saved + self.unsaved, 0


class TallyNotes(msgspec.Struct):
    lines: int


class PeriodCounter(Extension):
    """Counts finished games of Shells, seals them, and refuses tables to the owner of one log book."""

    def __init__(self, mounting: Mounting) -> None:
        self.mounting = mounting
        self.notebooks: list[RefusalNotes] = []
        self.events: list[str] = []

    def routes(self, web: WebServices) -> list[Route]:
        assert web.registry.services["shells"].extension is self
        return [
            Route("GET", "/api/tally", self.tally, "How many games are over.", gives="text/plain"),
            Route("POST", "/api/tally", self.tally, "Count them all again.", gives="text/plain", costly=True),
        ]

    def pages(self) -> list[str]:
        return ["/tally", "/tally/{game}"]

    async def tally(self, request: Request) -> Response:
        return Response(await self.mounting.store.note("tally") or b"0")

    async def settings(self, asked: Settings, owner: ProgressOwner, *, forks: bool) -> Settings | Refusal:
        return refuse("table.T5", "refusal-table-option") if forks else asked

    async def check_open(self, options: Options, owner: ProgressOwner) -> Refusal | None:
        return refuse("table.T12", "refusal-table-no-key") if owner.logbook == "closed" else None

    def notes(self, game: str) -> GameNotes:
        self.notebooks.append(RefusalNotes(game))
        return self.notebooks[-1]

    @asynccontextmanager
    async def rows_at_end(self, finished: Finished) -> AsyncIterator[Sequence[Rows]]:
        assert finished.match.is_over()
        known = int(await self.mounting.store.note("tally") or b"0")
        yield [NoteRow(name="tally", body=str(known + 1).encode())]
        self.events.append(f"{finished.id} saved, {len(finished.people)} people, {finished.bots} bots")

    def is_sealed(self, row: GameRow) -> bool:
        return True

    async def public_notes(self, row: GameRow, lines: int) -> TallyNotes:
        return TallyNotes(lines)

    async def clean(self, now: int) -> None:
        self.events.append("cleaned")

    async def close(self) -> None:
        self.events.append("closed")


def tally_of(fake: FakeServer) -> PeriodCounter:
    found = fake.registry.services["shells"].extension
    assert isinstance(found, PeriodCounter)
    return found


GAMES: Mapping[str, Game] = SMALL_GAMES
MOUNTED = {"shells": PeriodCounter}


async def act(guest: Guest, seat: int) -> None:
    await guest.done("Act", seat=seat, action=guest.legal()[0])


def test_an_extension_saves_with_lines_and_end_and_is_told_of_people_only() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair("shells")
        tally, (notes,) = tally_of(fake), tally_of(fake).notebooks
        waiting, other = (ann, bob) if ann.legal() else (bob, ann)
        seat = 0 if waiting is ann else 1
        refused: Plain = {"seat": 1 - seat, "action": waiting.legal()[0]}
        assert (await other.ask("Act", **refused))["kind"] == "Refused"
        assert (notes.unsaved, await fake.store.note(f"refused/{notes.game}")) == (1, None)
        await act(waiting, seat)
        assert (notes.saved, await fake.store.note(f"refused/{notes.game}")) == (1, b"1")
        assert (await waiting.ask("Act", **{**refused, "seat": seat}))["kind"] == "Refused"
        assert (notes.saved, notes.unsaved) == (1, 1)
        await fake.registry.unload(ann.code)
        assert (notes.saved, await fake.store.note(f"refused/{notes.game}")) == (2, b"2"), "saved without a line"
        assert await fake.store.note("tally") is None
        game = await to_the_end(fake, await bots_play(fake, "shells", friendly=False))
        assert await fake.store.note("tally") == b"1"
        assert tally.notebooks[-1].saved == tally.notebooks[-1].unsaved == 0
        assert tally.events == [f"{game} saved, 0 people, 2 bots"]
        await clean(fake.registry)
        assert tally.events[-1] == "cleaned"
        await fake.registry.close()
        assert tally.events[-1] == "closed"

    with_server(test, games=GAMES, mounted=MOUNTED)


def test_an_extension_decides_what_a_host_may_open() -> None:
    async def test(fake: FakeServer) -> None:
        closed = ProgressOwner(logbook="closed")
        order = Settings(players=2)
        answer = await fake.registry.open("shells", order, "Ann", "k" * 24, owner=closed)
        assert isinstance(answer, Refusal)
        assert not isinstance(await fake.registry.open("pumps", order, "Ann", "k" * 24, owner=closed), Refusal)

    with_server(test, games=GAMES, mounted=MOUNTED)


def test_an_extension_has_routes_and_seals_its_games() -> None:
    async def run() -> None:
        fake = FakeServer(games=GAMES, mounted=MOUNTED)
        server = Application(fake.games, fake.store, fake.bots, fake.clock, mounts=fake.mounts)
        fake.registry = server.registry
        app = make_app(list, About("0", "plain"), server, client=Path("/nowhere"))
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://saltsea") as client:
            assert (await client.get("/api/tally")).text == "0"
            game = await to_the_end(fake, await bots_play(fake, "shells"))
            assert (await client.get("/api/tally")).text == "1"
            assert (await client.get(f"/api/games/{game}")).status_code == 403
            assert "/api/tally" in (await client.get("/openapi.json")).json()["paths"]
            assert (await client.get("/api/campaign/pirates")).status_code == 404
            assert (await client.get(f"/api/games/{game}/about")).status_code == 403
            host = {"authorization": f"Bearer {KEY.format('Ann')}"}
            about = (await client.get(f"/api/games/{game}/about", headers=host)).json()
            assert about["notes"] == {"lines": about["lines"]}
        await fake.registry.close()

    asyncio.run(run())


def test_an_extension_says_which_of_its_routes_are_costly_and_where_its_pages_are() -> None:
    async def run() -> None:
        fake = FakeServer(games=GAMES, mounted=MOUNTED)
        server = Application(fake.games, fake.store, fake.bots, fake.clock, mounts=fake.mounts)
        app = make_app(list, About("0", "plain"), server, client=Path("/nowhere"))
        transport = httpx.ASGITransport(app, client=("203.0.113.7", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://saltsea") as client:
            counted = [(await client.post("/api/tally")).status_code for _ in range(11)]
            assert counted == [200] * 10 + [429]
            assert (await client.get("/api/tally")).status_code == 200
            shown = [
                (await client.get(path)).status_code for path in ("/tally", "/tally/shells", "/tally/a/b", "/teach")
            ]
            assert shown == [503, 503, 404, 404], "a page that is not built, or no page"
        await server.registry.close()

    asyncio.run(run())


@pytest.mark.parametrize("order", [{"daily": True, "watching": "none"}, {"puzzle": "2026-11-16"}], ids=str)
def test_table_T26_a_game_without_an_extension_has_no_daily_deal_and_no_puzzle(order: dict[str, Any]) -> None:
    async def test(fake: FakeServer) -> None:
        answer = await fake.registry.open("pumps", Settings(players=2, **order), "Ann", "k" * 24)
        assert isinstance(answer, Refusal)
        assert (answer.rule, answer.text) == ("table.T26", "refusal-table-no-daily")

    with_server(test, games=GAMES, mounted=MOUNTED)


def test_table_T27_a_game_whose_content_cannot_be_exchanged_takes_none() -> None:
    async def test(fake: FakeServer) -> None:
        answer = await fake.registry.content_services.for_order("pumps", "{}")
        assert isinstance(answer, Refusal)
        assert (answer.rule, answer.text) == ("table.T27", "refusal-table-no-own-content")

    with_server(test, games=GAMES, mounted=MOUNTED)

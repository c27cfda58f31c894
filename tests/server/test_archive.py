"""Finished games over HTTP: listed, fetched, brought to another server, added up; running ones as watchers see them."""

from unittest.mock import patch

import httpx
import msgspec

from saltsea.catalog import CATALOG, PLACE
from saltsea.kernel.record_file import read, read_parts
from saltsea.kernel.replay import verify
from saltsea.server.reading.reading_process import Wanted
from saltsea.server.reading.reading_processes import ReadingProcesses
from saltsea.server.web.routes.records import LISTED_FOR
from server.archive_kit import bots_play, to_the_end, with_archive
from server.kit import FakeServer


def test_a_finished_game_is_listed_fetched_and_true() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        game = await to_the_end(fake, await bots_play(fake, listing="public"))
        listed = (await client.get("/api/games")).json()["games"]
        assert [one["id"] for one in listed] == [game]
        answer = await client.get(f"/api/games/{game}")
        assert answer.headers["content-type"] == "application/jsonl"
        rules = CATALOG["corto"].rules()
        record = read(rules, read_parts(answer.content))
        verify(rules, record, lambda _: None)
        assert record.outcome is not None

    with_archive(test)


def test_a_game_is_brought_to_another_server_and_stays_the_same() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        game = await to_the_end(fake, await bots_play(fake))
        data = (await client.get(f"/api/games/{game}")).content
        brought = await client.post("/api/games", content=data)
        assert brought.status_code == 201
        assert (await client.get(f"/api/games/{brought.json()['id']}")).content == data
        forged = await client.post("/api/games", content=data.replace(b'"seat":0', b'"seat":1', 1))
        assert forged.status_code == 400
        assert "line" in forged.json()["message"]

    with_archive(test)


def test_a_running_game_shows_what_a_watcher_may_know() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        ann = await bots_play(fake)
        await fake.clock.advance(20_000)
        game = ann.last("Table")["table"]["playing"]
        assert (await client.get(f"/api/games/{game}")).status_code == 409
        lines = (await client.get(f"/api/games/{game}/log")).json()["lines"]
        heard = [step["update"]["events"] for step in ann.all("Step")]
        assert [line["events"] for line in lines[1:]] == heard

    with_archive(test)


def test_a_table_keeps_its_games_to_itself_if_it_wants_to() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        ann = await bots_play(fake, shown="table", watching="none")
        await fake.clock.advance(5000)
        game = ann.last("Table")["table"]["playing"]
        assert (await client.get(f"/api/games/{game}/log")).status_code == 403
        await to_the_end(fake, ann)
        assert (await client.get(f"/api/games/{game}")).status_code == 403
        own = {"Authorization": f"Bearer {ann.key}"}
        assert (await client.get(f"/api/games/{game}", headers=own)).status_code == 200
        assert (await client.get("/api/games")).json()["games"] == []
        assert (await client.get(f"/api/games/{game}/log")).status_code == 403
        assert (await client.get(f"/api/games/{game}/log", headers=own)).status_code == 200

    with_archive(test)


def test_the_list_of_all_games_has_no_code_of_a_table_that_is_not_public() -> None:
    """A game's id begins with the code of its table."""

    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        game = await to_the_end(fake, await bots_play(fake))
        assert (await client.get("/api/games")).json()["games"] == []
        of_table = (await client.get("/api/games", params={"table": game[:6]})).json()["games"]
        assert [one["id"] for one in of_table] == [game]
        brought = await client.post("/api/games", content=(await client.get(f"/api/games/{game}")).content)
        listed = (await client.get("/api/games")).json()["games"]
        assert [one["id"] for one in listed] == [brought.json()["id"]], "no person sits there"

    with_archive(test)


def test_the_list_of_all_games_asks_for_each_table_once_in_a_while_and_has_what_changed_here_at_once() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        game = await to_the_end(fake, await bots_play(fake, listing="public"))
        with patch.object(fake.store, "table", wraps=fake.store.table) as asked:
            for _ in range(5):
                assert [one["id"] for one in (await client.get("/api/games")).json()["games"]] == [game]
        assert asked.call_count == 1
        data = (await client.get(f"/api/games/{game}")).content
        brought = (await client.post("/api/games", content=data)).json()["id"]
        assert {one["id"] for one in (await client.get("/api/games")).json()["games"]} == {game, brought}
        await fake.clock.advance(LISTED_FOR)
        await fake.store.forget_table(brought.partition("-")[0])  # as another process may
        assert [one["id"] for one in (await client.get("/api/games")).json()["games"]] == [game]

    with_archive(test)


def test_a_log_is_made_once_beside_the_tables() -> None:
    class Beside(ReadingProcesses):
        asked = 0

        async def made(self, wanted: Wanted) -> bytes:
            self.asked += 1
            return b'{"game":"beside"}'

    beside = Beside(PLACE)

    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        game = await to_the_end(fake, await bots_play(fake))
        for _ in range(3):
            assert (await client.get(f"/api/games/{game}/log")).json() == {"game": "beside"}
        assert beside.asked == 1

    with_archive(test, reading=beside)


def test_what_games_add_up_to() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        await to_the_end(fake, await bots_play(fake))
        corto = (await client.get("/api/statistics")).json()["games"][0]
        assert (corto["game"], corto["games"], corto["players"]) == ("corto", 1, {"2": 1})
        assert sum(corto["winners"].values()) >= 1
        assert corto["minutes"] > 0

    with_archive(test)


def test_every_route_is_in_openapi_and_every_answer_fits_it() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        described = (await client.get("/openapi.json")).json()
        assert {"/api/tables", "/api/games/{game}", "/healthz", "/api/statistics"} <= set(described["paths"])
        assert msgspec.json.encode(described)
        names = set(described["components"]["schemas"])
        assert {"OpenTable", "TableShown", "Failure", "Statistics"} <= names

    with_archive(test)

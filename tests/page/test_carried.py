"""A running game is taken along: from a page to a server, from a server to a page, and it is the same game."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from page.kit import KEY, FakePage
from page.test_engine import is_verified
from saltsea.catalog import CATALOG, mounts
from saltsea.server.application import Application
from saltsea.server.bots.inline import InlineBots
from saltsea.server.web.app import make_app
from saltsea.server.web.messages import About
from saltsea.store.memory import MemoryStore
from server.kit import FakeClock

Plain = dict[str, Any]
MINE = {"Authorization": f"Bearer {KEY}"}


@asynccontextmanager
async def server() -> AsyncIterator[httpx.AsyncClient]:
    """A server with the games of the catalogue, whose clock nobody moves."""
    application = Application(CATALOG, MemoryStore(), InlineBots(CATALOG), FakeClock(), mounts=mounts())
    transport = httpx.ASGITransport(make_app(list, About("0.1.0", "plain"), application))
    async with httpx.AsyncClient(transport=transport, base_url="http://saltsea", headers=MINE) as client:
        yield client
    await application.close()


def in_page_and_server(test: Callable[[FakePage, httpx.AsyncClient], Awaitable[None]]) -> None:
    async def run() -> None:
        page = FakePage()
        async with server() as client:
            await test(page, client)
        await page.engine.close()

    asyncio.run(run())


async def begun(page: FakePage, game: str, moves: int = 6) -> str:
    """A game of the page that has begun; its table's code."""
    alone = game == "app"
    code = await page.open(game, players=1 if alone else 2, steps=CATALOG[game].real_time and not alone)
    await page.begin(*[*CATALOG[game].bots][: 0 if alone else 1])
    await page.play(moves)
    return code


def brought(game: Plain, **more: object) -> Plain:
    return {"game": game, "key": KEY, "logbook": KEY, **more}


@pytest.mark.parametrize("game", ["corto", "pirates"])
def test_table_T36_a_game_begun_in_a_page_goes_on_at_a_server_and_back_in_the_page_and_its_record_verifies(
    game: str,
) -> None:
    async def test(page: FakePage, client: httpx.AsyncClient) -> None:
        code = await begun(page, game)
        status, carried = await page.ask("GET", f"/api/tables/{code}/carried")
        assert status == 200, carried
        arrived = await client.post("/api/carried", json=brought(carried))
        assert arrived.status_code == 201, arrived.text
        there = arrived.json()["code"]
        assert (await page.ask("POST", f"/api/tables/{code}/carried"))[0] == 200
        assert not [key for key in page.port.rows if code in key], "the page has forgotten it"
        shown = (await client.get(f"/api/tables/{there}")).json()
        assert (shown["phase"], shown["people"][0]["name"]) == ("playing", "Ann")
        await go_back_and_end(page, client, there, carried)

    in_page_and_server(test)


async def go_back_and_end(page: FakePage, client: httpx.AsyncClient, there: str, carried: Plain) -> None:
    """Take the game from the server to the page, and play it out there."""
    again = (await client.get(f"/api/tables/{there}/carried")).json()
    assert (again["seed"], again["seats"]) == (carried["seed"], carried["seats"])
    assert again["record"].startswith(carried["record"][: carried["record"].rindex('{"end"')])
    status, opened = await page.ask("POST", "/api/carried", brought(again))
    assert status == 201, opened
    assert (await client.post(f"/api/tables/{there}/carried")).status_code == 200
    assert (await client.get(f"/api/tables/{there}")).status_code == 404
    await page.come(opened["code"])
    await page.play(400)
    assert page.is_over()
    _, record = await page.ask("GET", f"/api/games/{opened['code']}-0")
    assert is_verified(json.loads(record.split("\n")[0])["game"], record)
    assert json.loads(record.split("\n")[0])["seed"] == carried["seed"]


def test_table_T36_an_app_that_others_are_to_follow_is_taken_to_a_server() -> None:
    async def test(page: FakePage, client: httpx.AsyncClient) -> None:
        code = await begun(page, "app", 3)
        _, carried = await page.ask("GET", f"/api/tables/{code}/carried")
        assert (await client.post("/api/carried", json=brought(carried))).status_code == 201

    in_page_and_server(test)


def test_table_T36_a_game_that_is_sent_twice_becomes_one_table() -> None:
    async def test(page: FakePage, client: httpx.AsyncClient) -> None:
        code = await begun(page, "corto", 2)
        _, carried = await page.ask("GET", f"/api/tables/{code}/carried")
        both = [await client.post("/api/carried", json=brought(carried)) for _ in range(2)]
        assert both[0].json() == both[1].json()

    in_page_and_server(test)


def test_table_T36_a_table_with_an_earlier_game_keeps_that_one() -> None:
    async def test(page: FakePage, client: httpx.AsyncClient) -> None:
        code = await page.open("corto", options={"length": 6})
        await page.begin("novice")
        await page.play(400)
        await page.begin()
        await page.play(3)
        _, carried = await page.ask("GET", f"/api/tables/{code}/carried")
        assert (await client.post("/api/carried", json=brought(carried))).status_code == 201
        assert (await page.ask("POST", f"/api/tables/{code}/carried"))[0] == 200
        _, games = await page.ask("GET", f"/api/games?table={code}")
        assert [one["id"] for one in games["games"]] == [f"{code}-0"]
        _, shown = await page.ask("GET", f"/api/tables/{code}")
        assert (shown["phase"], shown["playing"]) == ("over", f"{code}-0")

    in_page_and_server(test)


def test_table_T36_only_a_running_game_is_taken_along() -> None:
    async def test(page: FakePage, client: httpx.AsyncClient) -> None:
        code = await page.open("corto")
        status, refusal = await page.ask("GET", f"/api/tables/{code}/carried?language=fr")
        assert (status, refusal["rule"], refusal["text"]) == (422, "table.T36", "refusal-table-carry-not-running")
        assert refusal["sentence"].startswith("Seule une partie")
        assert (await page.ask("POST", f"/api/tables/{code}/carried"))[0] == 422

    in_page_and_server(test)


def test_table_T36_nobody_but_its_player_takes_a_game_along() -> None:
    async def test(page: FakePage, client: httpx.AsyncClient) -> None:
        code = await begun(page, "corto", 2)
        for method in ("GET", "POST"):
            status, refusal = await page.ask(method, f"/api/tables/{code}/carried", key="somebody-elses-key-0000")
            assert (status, refusal["text"]) == (422, "refusal-table-carry-not-alone")

    in_page_and_server(test)


def test_table_T36_a_lesson_stays_where_it_is() -> None:
    async def test(page: FakePage, client: httpx.AsyncClient) -> None:
        code = await page.open("corto", lesson=True)
        await page.begin("novice")
        status, refusal = await page.ask("GET", f"/api/tables/{code}/carried")
        assert (status, refusal["text"]) == (422, "refusal-table-carry-stays")

    in_page_and_server(test)


Change = Callable[[Plain], Plain]
CHANGES: dict[str, tuple[Change, str]] = {
    "another seed": (lambda game: {**game, "seed": "00" * 32}, "refusal-table-carry-damaged"),
    "a cut record": (lambda game: {**game, "record": game["record"][:-40]}, "refusal-table-carry-damaged"),
    "no seed at all": (lambda game: {**game, "seed": "luck"}, "refusal-table-carry-damaged"),
    "too many seats": (lambda game: {**game, "seats": game["seats"] * 2}, "refusal-table-carry-damaged"),
    "nobody's seat": (lambda game: {**game, "seats": [{"bot": "novice"}] * 2}, "refusal-table-carry-not-alone"),
    "a lesson": (
        lambda game: {**game, "settings": {**game["settings"], "lesson": True}},
        "refusal-table-carry-stays",
    ),
    "an unknown bot": (lambda game: {**game, "seats": [{}, {"bot": "nobody"}]}, "refusal-table-no-such-bot"),
    "a long name": (lambda game: {**game, "name": "A" * 99}, "refusal-table-name"),
}


def test_table_T36_what_arrives_damaged_is_refused_in_words_and_opens_no_table() -> None:
    async def test(page: FakePage, client: httpx.AsyncClient) -> None:
        code = await begun(page, "corto", 4)
        _, carried = await page.ask("GET", f"/api/tables/{code}/carried")
        for name, (changed, text) in CHANGES.items():
            answer = await client.post("/api/carried", json=brought(changed(carried), language="fr"))
            assert (answer.status_code, answer.json()["text"]) == (422, text), name
            assert answer.json()["sentence"]

    in_page_and_server(test)


def test_table_T36_the_record_says_which_chapter_arrives_whatever_the_settings_claim() -> None:
    async def test(page: FakePage, client: httpx.AsyncClient) -> None:
        code = await begun(page, "pirates", 2)
        _, carried = await page.ask("GET", f"/api/tables/{code}/carried")
        forged = {**carried, "settings": {**carried["settings"], "options": {"chapter": "9"}}}
        arrived = await client.post("/api/carried", json=brought(forged))
        assert arrived.status_code == 201
        shown = (await client.get(f"/api/tables/{arrived.json()['code']}")).json()
        assert shown["settings"]["options"]["chapter"] == "1"

    in_page_and_server(test)


def test_table_T13_a_game_whose_old_name_is_no_longer_taken_goes_on_under_another() -> None:
    """An earlier release took letters that nobody sees."""

    async def test(page: FakePage, client: httpx.AsyncClient) -> None:
        code = await begun(page, "corto")
        _, carried = await page.ask("GET", f"/api/tables/{code}/carried")
        refused = await client.post("/api/carried", json=brought({**carried, "name": "An\u3164n"}))
        assert (refused.status_code, refused.json()["text"]) == (422, "refusal-table-name")
        arrived = await client.post("/api/carried", json=brought({**carried, "name": "Jeanne"}))
        shown = (await client.get(f"/api/tables/{arrived.json()['code']}")).json()
        assert shown["people"][0]["name"] == "Jeanne"

    in_page_and_server(test)

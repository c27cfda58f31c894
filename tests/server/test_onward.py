"""Going on from a moment of a finished game: who may, what stays as it was, and what begins anew."""

from typing import Any

import httpx
import msgspec

from saltsea.catalog import CATALOG
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.record_file import read, read_parts
from saltsea.kernel.replay import verify
from saltsea.server.tables.sending.delayed import DELAY
from saltsea.server.tables.table import Table
from saltsea.server.tables.table_settings import Onward, Settings
from server.archive_kit import bots_play, to_the_end, with_archive
from server.kit import KEY, FakeServer, Guest, Plain, start_round, with_server

CHOSEN: Plain = {"length": 6, "figurines": "may"}


async def a_game(fake: FakeServer, game: str = "corto", **settings: Any) -> str:
    """One that is over."""
    return await to_the_end(fake, await bots_play(fake, game, **settings))


async def open_from(fake: FakeServer, game: str, line: int, kind: str = "corto", **settings: Any) -> Table | Refusal:
    chosen = msgspec.convert({"players": 2, **settings}, Settings)
    return await fake.registry.open(kind, chosen, "Ann", KEY.format("Ann"), onward=Onward(game, line))


async def host_from(fake: FakeServer, game: str, line: int, kind: str = "corto", **settings: Any) -> Guest:
    """At a table that goes on from there, with a computer player on each other seat."""
    table = await open_from(fake, game, line, kind, **settings)
    assert isinstance(table, Table), table
    ann = await Guest(fake, table.info.code, "Ann").come()
    for seat in range(1, table.info.settings.players):
        await ann.done("AddBot", seat=seat, bot="random")
    return ann


async def lines_of(fake: FakeServer, game: str) -> list[bytes]:
    return [row.body for row in await fake.store.lines(game)]


def refusal_of(answer: Table | Refusal) -> tuple[str, str]:
    assert isinstance(answer, Refusal), answer
    return answer.rule, answer.text.removeprefix("refusal-table-onward-")


# --- T25 ---


def test_table_T25_a_finished_game_can_be_continued_from_a_line() -> None:
    async def test(fake: FakeServer) -> None:
        assert refusal_of(await open_from(fake, "nosuch-0", 0)) == ("table.T25", "no-game")
        ann = await bots_play(fake)
        await fake.clock.advance(5000)
        running = str(ann.last("Table")["table"]["playing"])
        assert refusal_of(await open_from(fake, running, 0)) == ("table.T25", "running")
        game = await to_the_end(fake, ann)
        last = len(await fake.store.lines(game)) - 1
        for line in (last, last + 1, 10**9):
            assert refusal_of(await open_from(fake, game, line)) == ("table.T25", "line")
        assert isinstance(await open_from(fake, game, last - 1), Table)

    with_server(test)


def test_table_T26_a_voyage_whose_day_is_not_over_cannot_be_continued() -> None:
    """The new game would show the day's sea to its watchers."""

    async def test(fake: FakeServer) -> None:
        ann = await fake.open("pirates", players=1, daily=True, watching="none")
        await ann.done("Begin")
        await start_round(ann)
        await fake.clock.advance(600_000)
        assert ann.last("Table")["table"]["phase"] == "over"
        game = str(ann.last("Table")["table"]["playing"])
        assert refusal_of(await open_from(fake, game, 0, "pirates")) == ("table.T26", "sealed")
        await fake.clock.advance(86_400_000)
        assert isinstance(await open_from(fake, game, 0, "pirates"), Table)

    with_server(test)


def test_table_T25_one_goes_on_by_the_same_rules() -> None:
    async def test(fake: FakeServer) -> None:
        game = await a_game(fake)
        assert refusal_of(await open_from(fake, game, 3, kind="pirates")) == ("table.T25", "rules")
        row = await fake.store.game(game)
        assert row is not None
        for name, value in (("rules", 99), ("content", "other"), ("vocabulary", 7)):
            header = msgspec.json.encode({**msgspec.json.decode(row.header), name: value})
            await fake.store.write([msgspec.structs.replace(row, header=header)])
            assert refusal_of(await open_from(fake, game, 3)) == ("table.T25", "rules")

    with_server(test)


def test_table_T25_players_and_options_stay() -> None:
    async def test(fake: FakeServer) -> None:
        game = await a_game(fake, options=CHOSEN)
        ann = await host_from(fake, game, 5, players=4, options={"length": 9})
        shown = ann.last("Welcome")["table"]
        assert (shown["settings"]["players"], shown["settings"]["options"]["length"]) == (2, 6)
        assert shown["onward"] == {"game": game, "line": 5}
        same = {"players": 2, "options": CHOSEN}
        others: list[Plain] = [{"players": 3}, {"options": {"length": 9}}, {"options": {}}]
        for other in others:
            assert await ann.refused("Arrange", settings={**same, **other}) == "table.T25"
        await ann.done("Arrange", settings={**same, "listing": "public"})
        assert ann.last("Table")["table"]["onward"] == {"game": game, "line": 5}

    with_server(test)


def test_table_T25_a_game_is_continued_only_by_clients_that_may_have_its_record() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        ann = await bots_play(fake, shown="table")
        game = await to_the_end(fake, ann)
        order = {"game": "corto", "name": "Eve", "key": KEY.format("Eve"), "settings": {"players": 2}}
        order["onward"] = {"game": game, "line": 4}
        for language, sentence in (("en", "Only those who have played"), ("fr", "Seuls ceux qui ont joué")):
            answer = await client.post("/api/tables", json={**order, "language": language})
            assert (answer.status_code, answer.json()["rule"]) == (422, "table.T25")
            assert answer.json()["sentence"].startswith(sentence)
        own = {"Authorization": f"Bearer {ann.key}"}
        opened = await client.post("/api/tables", json=order, headers=own)
        assert opened.status_code == 201
        shown = (await client.get(f"/api/tables/{opened.json()['code']}")).json()
        assert shown["onward"] == {"game": "", "line": 4}
        gone = await client.post("/api/tables", json={**order, "onward": {"game": "nosuch-0", "line": 4}})
        assert (gone.status_code, gone.json()["facts"]) == (422, {"id": "nosuch-0"})
        for odd in ({"game": game, "line": -1}, {"game": game}, {"game": "x" * 41, "line": 1}):
            assert (await client.post("/api/tables", json={**order, "onward": odd}, headers=own)).status_code == 400

    with_archive(test)


def test_only_seated_people_learn_the_earlier_tables_code() -> None:
    async def test(fake: FakeServer) -> None:
        game = await a_game(fake)
        ann = await host_from(fake, game, 5)
        await ann.done("Remove", seat=1)
        bob = await Guest(fake, ann.code, "Bob").come()
        eve = await Guest(fake, ann.code, "Eve").come(key=False)
        code = game.partition("-")[0]
        for one in (bob, eve):
            assert one.last("Welcome")["table"]["onward"] == {"game": "", "line": 5}
        await bob.done("Sit", name="Bob")
        for one in (ann, bob):
            assert one.last("Table")["table"]["onward"] == {"game": game, "line": 5}
        assert eve.last("Table")["table"]["onward"] == {"game": "", "line": 5}
        assert code not in str(eve.transport.messages)
        await bob.done("Leave")
        assert bob.last("Table")["table"]["onward"] == {"game": "", "line": 5}

    with_server(test)


def test_table_T25_what_goes_on_from_a_tables_own_game_is_its_tables_own() -> None:
    async def test(fake: FakeServer) -> None:
        private, public = await a_game(fake, shown="table"), await a_game(fake)
        ann = await host_from(fake, private, 5, shown="public")
        settings = ann.last("Welcome")["table"]["settings"]
        assert settings["shown"] == "table"
        answer = await ann.ask("Arrange", settings={**settings, "shown": "public"})
        assert (answer["rule"], answer["text"]) == ("table.T25", "refusal-table-onward-private")
        await ann.done("Arrange", settings={**settings, "listing": "public"})
        await ann.done("Begin")
        mine = await fake.store.game(str(ann.last("Table")["table"]["playing"]))
        assert mine is not None
        assert mine.shown == "table"
        other = await host_from(fake, public, 5, shown="table")
        settings = other.last("Welcome")["table"]["settings"]
        await other.done("Arrange", settings={**settings, "shown": "public"})

    with_server(test)


def test_table_T25_a_game_that_is_gone_by_then_is_not_gone_on_with() -> None:
    async def test(fake: FakeServer) -> None:
        game = await a_game(fake)
        ann = await host_from(fake, game, 5)
        await fake.store.forget_table(game.partition("-")[0])
        assert await ann.refused("Begin") == "table.T25"

    with_server(test)


# --- the game that goes on ---


def test_boardgame_io_95_it_begins_where_the_other_stood_and_ends_as_a_game_of_its_own() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        game = await a_game(fake, options=CHOSEN)
        earlier = await lines_of(fake, game)
        ann = await host_from(fake, game, 12)
        await ann.done("Remove", seat=0)
        await ann.done("AddBot", seat=0, bot="random")
        await ann.done("Begin")
        assert ann.last("Snapshot")["line"] == 12
        assert ann.last("Table")["table"]["onward"] is None
        mine = await to_the_end(fake, ann)
        lines = await lines_of(fake, mine)
        assert lines[:13] == earlier[:13]
        assert lines != earlier
        data = (await client.get(f"/api/games/{mine}")).content
        rules = CATALOG["corto"].rules()
        verify(rules, read(rules, read_parts(data)), lambda _: None)
        brought = await client.post("/api/games", content=data)
        assert (await client.get(f"/api/games/{brought.json()['id']}")).content == data
        about = (await client.get(f"/api/games/{mine}/about")).json()
        assert (about["forked"], about["lines"]) == (12, len(lines))
        again = await host_from(fake, mine, len(lines) - 2)  # and on from that
        await again.done("Begin")
        assert again.last("Snapshot")["line"] == len(lines) - 2

    with_archive(test)


def test_it_survives_a_restart_before_and_after_it_begins() -> None:
    async def test(fake: FakeServer) -> None:
        game = await a_game(fake)
        ann = await host_from(fake, game, 20)
        await fake.restart()
        ann = await ann.again().come()
        assert ann.last("Welcome")["table"]["onward"] == {"game": game, "line": 20}
        await ann.done("Begin")
        await fake.clock.advance(5000)
        before = ann.last("Step") if ann.all("Step") else ann.last("Snapshot")
        await fake.restart()
        ann = await ann.again().come(have=1)
        line = before["update"]["line"] if before["kind"] == "Step" else before["line"]
        assert ann.last("Snapshot")["line"] == line
        assert [one["line"] for lines in ann.all("Lines") for one in lines["lines"]] == [*range(line + 1)]

    with_server(test)


def test_the_next_game_at_that_table_is_dealt_anew() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await host_from(fake, await a_game(fake), 20)
        await ann.done("Remove", seat=0)
        await ann.done("AddBot", seat=0, bot="random")
        await ann.done("Begin")
        await to_the_end(fake, ann)
        await ann.done("Begin")
        assert ann.last("Snapshot")["line"] == 0

    with_server(test)


def test_numbers_go_on_without_a_gap() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await host_from(fake, await a_game(fake), 20)
        n = ann.last("Table")["n"]
        await ann.done("Begin")
        assert (ann.last("Table")["n"], ann.last("Snapshot")["n"]) == (n + 1, n + 1 + 21)
        rows = await fake.store.lines(ann.last("Snapshot")["game"])
        assert [row.n for row in rows] == [*range(n + 2, n + 2 + 21)]

    with_server(test)


def test_the_earlier_game_has_cost_no_player_any_time() -> None:
    async def test(fake: FakeServer) -> None:
        game = await a_game(fake)
        clocks: list[Plain] = [{"kind": "live", "bank": 30, "increment": 1}, {"kind": "days", "bank": 3600}]
        for clock in clocks:
            ann = await host_from(fake, game, 40, clock=clock)
            await ann.done("Begin")
            whole = clock["bank"] * 1000
            assert [bank["left"] for bank in ann.last("Time")["banks"]] == [whole, whole]
            waiting = ann.last("Snapshot")["waiting_on"][0]
            await ann.done("Pause")
            await ann.done("GoOn")
            await fake.clock.advance(100)  # a bot whose turn goes on acts after 200
            back = await ann.again().come()
            assert back.last("Time")["banks"][waiting]["left"] == whole - 100
            if clock["kind"] == "days":
                await fake.restart()
                await fake.clock.advance(100)
                back = await ann.again().come()
                assert back.last("Time")["banks"][waiting]["left"] == whole - 200

    with_server(test)


def test_late_watchers_see_at_once_what_was_played_before() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await host_from(fake, await a_game(fake), 20, watching="delayed")
        await ann.done("Begin")
        eve = await Guest(fake, ann.code, "Eve").come(key=False)
        assert eve.last("Snapshot")["line"] == 20
        while not ann.legal():
            await fake.clock.advance(1000)
        await ann.done("Act", seat=0, action=ann.legal()[0])
        line = ann.last("Step")["update"]["line"]
        await fake.restart()
        eve = await eve.again().come(key=False)
        assert eve.last("Snapshot")["line"] == 20
        await fake.clock.advance(DELAY)
        assert eve.last("Snapshot")["line"] >= line

    with_server(test)


def test_in_real_time_it_goes_on_after_three_seconds() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair("pirates")
        await start_round(ann, bob)
        await fake.clock.advance(300_000)
        game = str(ann.last("Table")["table"]["playing"])
        ann = await host_from(fake, game, 1, "pirates")
        await ann.done("Begin")
        assert (ann.last("Time")["why"], ann.last("Time")["resumes"]) == ("countdown", fake.clock.now() + 3000)
        await fake.clock.advance(3000)
        assert ann.last("Time")["runs"]

    with_server(test)

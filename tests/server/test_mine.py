"""What is mine without an account and with one: games at a glance, statistics from records, taking over, one file."""

import asyncio
import json
from collections.abc import Sequence
from io import BytesIO
from unittest.mock import patch
from zipfile import ZipFile

import httpx
import msgspec
from msgspec.structs import replace

from saltsea.games.corto.server import statistics
from saltsea.kernel.record_file import read, read_parts
from saltsea.kernel.replay import verify
from saltsea.server.mine import my_games
from saltsea.server.mine.export_file import zipped
from saltsea.server.mine.my_games import rows_of
from saltsea.server.tables.connection import hashed
from saltsea.server.tables.ports.progress_owner import ProgressOwner
from saltsea.store.rows import LogbookRow, Rows
from server.account_kit import AccountServer, Device, with_account_server
from server.kit import GAMES, Guest, Plain, let_tasks_run
from server.test_daily_deal import BOOK, end_game, tried

RULES = GAMES["corto"].rules()


async def finished(fake: AccountServer, name: str, bot: str = "random", owner: ProgressOwner | None = None) -> Guest:
    """A game of this person against a bot, played to its end."""
    host = await fake.open("corto", name, owner=owner or ProgressOwner())
    await host.done("AddBot", seat=1, bot=bot)
    await host.done("Begin")
    await end_game(host)
    return host


def seat_of(guest: Guest) -> Plain:
    return {"table": guest.code, "key": guest.key}


async def mine(device: httpx.AsyncClient, *guests: Guest) -> list[Plain]:
    answer = await device.post("/api/mine", json={"seats": [seat_of(guest) for guest in guests]})
    assert answer.status_code == 200, answer.text
    return list(answer.json()["games"])


def test_a_guest_sees_result_gold_and_opponents_of_their_games_and_of_no_others() -> None:
    async def test(fake: AccountServer) -> None:
        ann, bob = await finished(fake, "Ann"), await finished(fake, "Bob", "greedy")
        device = fake.device()
        (game,) = await mine(device, ann)
        row = await fake.store.game(f"{ann.code}-0")
        assert row is not None
        outcome = msgspec.json.decode(row.outcome or b"")
        assert (game["id"], game["mine"], game["day"]) == (f"{ann.code}-0", [0], "")
        assert (game["scores"], game["winners"]) == (outcome["scores"], outcome["winners"])
        assert game["won"] == (0 in outcome["winners"])
        assert game["seats"] == [{"name": "Ann", "bot": None}, {"name": "", "bot": "random"}]
        assert await mine(device) == []
        ann.key = bob.key
        assert await mine(device, ann) == []
        wrong = await device.post("/api/mine", json={"seats": [{"table": "x", "key": "short"}]})
        assert wrong.status_code == 400

    with_account_server(test)


def test_statistics_come_from_records_and_name_gold_by_source_adventures_and_opponents() -> None:
    async def test(fake: AccountServer) -> None:
        guests = [await finished(fake, "Ann"), await finished(fake, "Bea"), await finished(fake, "Cec", "greedy")]
        asked = {"seats": [seat_of(guest) for guest in guests]}
        answer = await fake.device().post("/api/mine/statistics/corto", json=asked)
        found, games = answer.json(), await mine(fake.device(), *guests)
        assert (found["games"], found["won"]) == (3, sum(game["won"] for game in games))
        assert found["gold"] == sum(game["scores"][0] for game in games) == sum(one["gold"] for one in found["sources"])
        assert found["best"] == max(game["scores"][0] for game in games)
        assert [(one["bot"], one["games"]) for one in found["opponents"]] == [("greedy", 1), ("random", 2)]
        assert sum(one["games"] for one in found["adventures"]) == 9
        assert [one["gold"] for one in found["last"]] == [game["scores"][0] for game in games]
        again = await fake.device().post("/api/mine/statistics/corto", json=asked)
        assert again.json() == found
        assert (await fake.device().post("/api/mine/statistics/chess", json=asked)).status_code == 404

    with_account_server(test)


def test_an_account_made_later_takes_over_the_games_and_the_diary_of_this_device() -> None:
    async def test(fake: AccountServer) -> None:
        guest = ProgressOwner(logbook=hashed(BOOK))
        deal = await tried(fake, "Ann", guest)
        await end_game(deal)
        other = await finished(fake, "Bob")
        device = await fake.anne()
        assert (await device.me())["games"] == []
        asked = {"seats": [seat_of(deal)], "logbook": BOOK}
        answer = await device.post("/api/mine/adopt", json=asked)
        assert (answer.status_code, answer.json()) == (200, {"seats": 1})
        assert [game["id"] for game in (await device.me())["games"]] == [f"{deal.code}-0"]
        assert [game["id"] for game in await mine(device)] == [f"{deal.code}-0"]
        assert (await device.get("/api/today")).json()["played"] == 1
        assert await fake.store.logbook(hashed(BOOK), "corto") is None
        assert (await device.post("/api/mine/adopt", json=asked)).json() == {"seats": 0}
        rival = await fake.anne("Rival")
        assert (await rival.post("/api/mine/adopt", json=asked)).json() == {"seats": 0}
        assert [row.account for row in await fake.store.people(other.code)] == [None]
        assert (await fake.device().post("/api/mine/adopt", json=asked)).status_code == 401

    with_account_server(test)


def test_a_name_that_changes_while_a_seat_is_adopted_is_not_lost() -> None:
    async def test(fake: AccountServer) -> None:
        guest, device = await fake.open("corto", "Ann"), await fake.anne()
        write, writing = fake.store.write, asyncio.Event()

        async def write_slowly(rows: Sequence[Rows]) -> None:
            writing.set()
            await let_tasks_run()
            await write(rows)

        with patch.object(fake.store, "write", write_slowly):
            adopting = asyncio.create_task(device.post("/api/mine/adopt", json={"seats": [seat_of(guest)]}))
            await writing.wait()
            guest.post({"kind": "Rename", "token": "in the same moment", "name": "Annabel"})
            assert (await adopting).json() == {"seats": 1}
            await let_tasks_run()
            await let_tasks_run()
        assert guest.last("Done")["token"] == "in the same moment"
        (row,) = await fake.store.people(guest.code)
        assert (row.name, row.account is not None) == ("Annabel", True)
        assert guest.table is not None
        assert guest.table.people[0] == row, "the table knows the same"

    with_account_server(test)


async def exported(browser: Device, **asked: object) -> ZipFile:
    answer = await browser.post("/api/mine/export", json=asked)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/zip")
    return ZipFile(BytesIO(answer.content))


def test_everything_that_is_mine_is_in_one_file_and_its_records_can_be_proven() -> None:
    async def test(fake: AccountServer) -> None:
        ann = await finished(fake, "Ann")
        await fake.store.write([LogbookRow(key=hashed(BOOK), game="corto", body=b'{"deals":{}}', touched=0)])
        device = await fake.anne()
        file = await exported(device, seats=[seat_of(ann)], logbook=BOOK, device={"saltsea.settings": "{}"})
        record = f"records/{ann.code}-0.jsonl"
        names = ["account.json", "device.json", "games.json", "progress/corto-logbook.json", record, "running.json"]
        assert file.namelist() == [*names, "statistics/corto.json"]
        assert json.loads(file.read("device.json")) == {"saltsea.settings": "{}"}
        assert json.loads(file.read("account.json"))["name"] == "Anne"
        found = read(RULES, read_parts(file.read(record)))
        verify(RULES, found, lambda _: None)
        assert json.loads(file.read("games.json"))["games"][0]["id"] == f"{ann.code}-0"
        guest = await exported(fake.device(address="127.0.0.1"), seats=[])
        assert guest.namelist() == ["device.json", "games.json", "running.json", "statistics/corto.json"]

    with_account_server(test)


def test_the_file_has_older_games_than_are_shown() -> None:
    """Those before the last 500 were absent without a word."""

    async def test(fake: AccountServer) -> None:
        ann = await finished(fake, "Ann")
        row = await fake.store.game(f"{ann.code}-0")
        assert row is not None
        later = [replace(row, id=f"{ann.code}-{number}", number=number) for number in range(1, 6)]
        await fake.store.write(later)
        with patch.object(my_games, "PORTION", 2):
            file = await exported(fake.device(), seats=[seat_of(ann)])
            assert len(await rows_of(fake.store, ann.code, over=True, most=4)) == 4
        assert {game["id"] for game in json.loads(file.read("games.json"))["games"]} == {
            row.id,
            *(one.id for one in later),
        }

    with_account_server(test)


def test_statistics_say_that_there_are_more_games_than_they_look_at() -> None:
    async def test(fake: AccountServer) -> None:
        guests = [await finished(fake, "Ann"), await finished(fake, "Bea")]
        asked = {"seats": [seat_of(guest) for guest in guests]}
        for most, only_last, games in ((2, 0, 2), (1, 1, 1)):
            with patch.object(statistics, "MOST_COUNTED", most):
                found = (await fake.device().post("/api/mine/statistics/corto", json=asked)).json()
            assert (found.get("only_last", 0), found["games"]) == (only_last, games)

    with_account_server(test)


def test_the_same_things_make_the_same_file() -> None:
    parts = {"b.json": b"2", "a.json": b"1"}
    assert zipped(parts) == zipped(dict(reversed(parts.items())))
    assert ZipFile(BytesIO(zipped(parts))).namelist() == ["a.json", "b.json"]

"""Accounts at tables: the same person on every device, their games and what they add up to, and being forgotten."""

import asyncio
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from saltsea.server.accounts.accounts import forget_account
from saltsea.server.tables.connection import hashed
from saltsea.server.tables.ports.ownership import UnownedError
from saltsea.store.rows import AccountRow
from server.account_kit import ADDRESS, AccountServer, Device, with_account_server
from server.kit import KEY, Guest, Plain

# --- at tables ---


def seats(guest: Guest) -> list[int]:
    return list(guest.last("Welcome")["seats"])


def test_an_account_is_the_same_person_on_every_device() -> None:
    async def test(fake: AccountServer) -> None:
        account = await fake.account(await fake.anne())
        host = await fake.open()
        one = await fake.come(host.code, "Bob", account)
        assert one.last("Welcome")["person"] is None
        await one.done("Sit", name="Bob")
        other = await fake.come(host.code, "Bob", account, key=KEY.format("telephone"))
        assert (other.last("Welcome")["person"], seats(other)) == (1, [1])
        stranger = await fake.come(host.code, "Bob", None, key=KEY.format("telephone"))
        assert stranger.last("Welcome")["person"] is None
        with_key = await fake.come(host.code, "Bob", None)
        assert with_key.last("Welcome")["person"] == 1
        await other.done("Rename", name="Bobby")
        assert [(row.name, row.account) for row in await fake.store.people(host.code)][1] == ("Bobby", account)

    with_account_server(test)


def test_without_any_key_an_account_is_enough_to_come_back() -> None:
    async def test(fake: AccountServer) -> None:
        account = await fake.account(await fake.anne())
        host = await fake.open()
        await (await fake.come(host.code, "Bob", account)).done("Sit", name="Bob")
        await host.done("Begin")
        guest = await fake.come(host.code, "Bob", account)
        await guest.send({"kind": "Hello"})
        assert seats(guest) == [1]
        assert await guest.ask("Say", phrase="hello")

    with_account_server(test)


def test_a_guest_who_signs_in_later_keeps_their_seat() -> None:
    async def test(fake: AccountServer) -> None:
        host = await fake.open()
        account = await fake.account(await fake.anne())
        again = await fake.come(host.code, "Ann", account)
        assert again.last("Welcome")["person"] == 0
        assert [row.account for row in await fake.store.people(host.code)] == [account]
        await fake.restart()
        elsewhere = await fake.come(host.code, "Ann", account, key=KEY.format("elsewhere"))
        assert seats(elsewhere) == [0]
        await elsewhere.done("Sit", seat=1)
        assert [(row.key, row.account) for row in await fake.store.people(host.code)] == [(hashed(host.key), account)]

    with_account_server(test)


def test_two_devices_of_one_account_do_not_become_two_people() -> None:
    async def test(fake: AccountServer) -> None:
        account = await fake.account(await fake.anne())
        host = await fake.open(players=3)
        one = await fake.come(host.code, "one", account)
        two = await fake.come(host.code, "two", account)
        await one.done("Sit", name="Bob")
        await two.done("Sit", name="Bobby")
        assert [row.person for row in await fake.store.people(host.code)] == [0, 1]
        assert two.connection.person == 1

    with_account_server(test)


def test_a_seat_of_one_account_is_not_taken_along_by_another() -> None:
    async def test(fake: AccountServer) -> None:
        anne, bob = await fake.account(await fake.anne()), await fake.account(await fake.anne("Bob"))
        host = await fake.open()
        await fake.come(host.code, "Ann", anne)
        shared = await fake.come(host.code, "Ann", bob)
        assert shared.last("Welcome")["person"] == 0
        await shared.done("Sit", seat=1)
        assert [row.account for row in await fake.store.people(host.code)] == [anne]

    with_account_server(test)


def test_a_lesson_adds_up_to_nothing() -> None:
    async def test(fake: AccountServer) -> None:
        device = await fake.anne()
        account = await fake.account(device)
        host = await fake.open("corto", "Bob", lesson=True)
        await host.done("AddBot", seat=1, bot="random")
        pupil = await fake.come(host.code, "Bob", account)
        await pupil.done("Begin")
        await pupil.done("Resign", seat=0)
        me = await device.me()
        assert (len(me["games"]), me["statistics"]) == (1, [])

    with_account_server(test)


def test_my_tables_games_and_what_they_add_up_to() -> None:
    async def test(fake: AccountServer) -> None:
        device = await fake.anne()
        account = await fake.account(device)
        over = await finished(fake, account)
        waiting = await fake.open(name="Bob")
        await (await fake.come(waiting.code, "Anne", account)).done("Sit", name="Anne")
        watched = await fake.open(name="Cay")
        await fake.come(watched.code, "Anne", account)
        me = await device.me()
        assert [(table["code"], table["link"]) for table in me["tables"]] == [(waiting.code, f"/t/{waiting.code}")]
        assert [(game["table"], game["game"], game["players"]) for game in me["games"]] == [(over.code, "corto", 2)]
        game = me["games"][0]
        outcome = {"played": 1, "won": int(game["won"]), "best": game["score"]}
        assert me["statistics"] == [{"game": "corto", **outcome}]
        assert isinstance(game["score"], int)
        assert (await device.get(f"/api/games/{game['id']}")).status_code == 200

    with_account_server(test)


async def finished(fake: AccountServer, account: str, **settings: Any) -> Guest:
    """A table where a game is over, with a player on the first seat whom a substitute helped."""
    host = await fake.open(clock={"kind": "live", "bank": 1}, **settings)
    ann = await fake.come(host.code, "Ann", account)
    await ann.done("AddBot", seat=1, bot="random")
    await ann.done("Begin")
    while ann.last("Table")["table"]["phase"] != "over":
        if ann.legal():
            await ann.ask("Act", seat=0, action=ann.legal()[0])
        await fake.clock.advance(2000)
    return ann


def test_a_game_that_its_table_keeps_to_itself_is_open_to_the_accounts_that_sat_there() -> None:
    async def test(fake: AccountServer) -> None:
        device, other = await fake.anne(), await fake.anne("Bob")
        ann = await finished(fake, await fake.account(device), shown="table")
        game = f"/api/games/{ann.last('Table')['table']['playing']}"
        answers = [await one.get(game) for one in (fake.device(), other, device)]
        assert [answer.status_code for answer in answers] == [403, 403, 200]

    with_account_server(test)


# --- being forgotten ---


def test_a_forgotten_account_is_a_player_at_every_table() -> None:
    async def test(fake: AccountServer) -> None:
        device, other = await fake.anne(), fake.device()
        await other.sign_in()
        account = await fake.account(device)
        over = await finished(fake, account)
        running = await fake.open(name="Bob")
        anne = await fake.come(running.code, "Anne", account)
        await anne.done("Sit", name="Anne")
        await running.done("Begin")
        gone = await device.delete("/api/account")
        assert (gone.status_code, gone.json()["account"]) == (200, None)
        assert (anne.last("Goodbye")["reason"], anne.transport.closed) == ("removed", True)
        table = running.last("Table")["table"]
        assert [person["name"] for person in table["people"]] == ["Bob", ""]
        assert table["chairs"][1]["mate"] is not None
        for code in (over.code, running.code):
            assert account not in [row.account for row in await fake.store.people(code)]
        assert (await fake.store.account(account), await fake.store.sessions(account)) == (None, [])
        assert not await other.is_signed_in()
        assert (await device.sign_in()).status_code == 422
        assert (await device.make()).status_code == 201
        assert (await device.me())["games"] == []

    with_account_server(test)


def test_an_account_is_forgotten_at_unloaded_tables_too() -> None:
    async def test(fake: AccountServer) -> None:
        device = await fake.anne()
        host = await fake.open()
        await fake.come(host.code, "Ann", await fake.account(device))
        await fake.restart()
        back = fake.device(cookie=f"saltsea_session={device.secret()}")
        assert (await back.delete("/api/account")).status_code == 200
        assert [(row.name, row.key, row.account) for row in await fake.store.people(host.code)] == [("", "", None)]

    with_account_server(test)


# --- over a real line ---


def cookie_of(device: Device) -> dict[str, str]:
    return {"Cookie": f"saltsea_session={device.secret()}", "Host": "saltsea.example"}


@pytest.mark.parametrize(
    ("headers", "person"),
    [
        ({"Origin": ADDRESS}, 0),
        ({"Origin": "https://evil.example"}, None),
        ({"Sec-Fetch-Site": "same-site"}, None),
    ],
)
def test_a_tables_line_knows_its_account_by_the_cookie_unless_another_site_opened_it(
    headers: dict[str, str], person: int | None
) -> None:
    async def test(fake: AccountServer) -> None:
        device = await fake.anne()
        host = await fake.open()
        await fake.come(host.code, "Ann", await fake.account(device))
        hello = await first_answer(fake, f"/api/tables/{host.code}/line", {**cookie_of(device), **headers})
        assert hello["person"] == person

    with_account_server(test)


async def first_answer(fake: AccountServer, path: str, headers: dict[str, str]) -> Plain:
    """What the application answers to a Hello without a key, spoken to as a server would."""
    sent: asyncio.Queue[dict[str, object]] = asyncio.Queue()
    told: asyncio.Queue[dict[str, object]] = asyncio.Queue()
    plain = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "websocket", "path": path, "headers": plain, "query_string": b"", "scheme": "wss", "root_path": ""}
    sent.put_nowait({"type": "websocket.connect"})
    sent.put_nowait({"type": "websocket.receive", "text": '{"kind":"Hello"}'})
    line = asyncio.create_task(fake.app(scope, sent.get, told.put))  # type: ignore[arg-type]
    assert (await told.get())["type"] == "websocket.accept"
    message = await told.get()
    sent.put_nowait({"type": "websocket.disconnect", "code": 1000})
    await line
    return dict(msgspec.json.decode(str(message["text"])))


def test_a_session_of_a_deleted_account_is_invalid() -> None:
    async def test(fake: AccountServer) -> None:
        device = await fake.anne()
        account = await fake.account(device)
        await fake.store.forget_account(account)
        assert not await device.is_signed_in()
        assert await fake.store.sessions(account) == []

    with_account_server(test)


def test_an_account_stays_signed_in_until_all_of_it_is_forgotten() -> None:
    """A table may be on its way to another node just then: the request is done again, and must be let in again."""

    async def test(fake: AccountServer) -> None:
        device = await fake.anne()
        account = await fake.account(device)
        host = await fake.open()
        await (await fake.come(host.code, "Bob", account)).done("Sit", name="Bob")
        with patch.object(fake.registry, "forget", side_effect=UnownedError), pytest.raises(UnownedError):
            await forget_account(fake.registry, account)
        assert await device.is_signed_in()
        await forget_account(fake.registry, account)
        assert not await device.is_signed_in()
        assert (await fake.store.sessions(account), await fake.store.person_tables(account)) == ([], [])

    with_account_server(test)


def test_an_account_that_is_changed_while_it_is_forgotten_does_not_come_back() -> None:
    async def test(fake: AccountServer) -> None:
        device = await fake.anne()
        account = await fake.account(device)
        read, goes_on, find = asyncio.Event(), asyncio.Event(), fake.store.account_called

        async def slowly(folded: str) -> AccountRow | None:
            read.set()
            await goes_on.wait()
            return await find(folded)

        with patch.object(fake.store, "account_called", slowly):
            renaming = asyncio.create_task(device.put("/api/account/name", json={"name": "Mary"}))
            await read.wait()
            forgetting = asyncio.create_task(forget_account(fake.registry, account))
            await asyncio.wait([forgetting], timeout=0.1)
            goes_on.set()
            await asyncio.gather(renaming, forgetting)
        assert await fake.store.account(account) is None

    with_account_server(test)

"""A row of the store that is damaged spoils nothing but itself: no route answers 500, the lists of all others stay, and
who comes to such a table is told so in words."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec
import pytest

from saltsea.server.operations.retention import clean
from saltsea.store.memory import MemoryStore
from saltsea.store.rows import NoteRow
from server.kit import Guest
from server.operator_kit import Served, served
from server.test_publisher import random_step

ROT: Final = b"\x00\xff"
Damage = Callable[[MemoryStore, str], None]


def table(**fields: bytes) -> Damage:
    return lambda store, code: store._tables.update({code: msgspec.structs.replace(store._tables[code], **fields)})


def game(**fields: Any) -> Damage:
    def damage(store: MemoryStore, code: str) -> None:
        store._games[f"{code}-0"] = msgspec.structs.replace(store._games[f"{code}-0"], **fields)

    return damage


def line(store: MemoryStore, code: str) -> None:
    store._lines[f"{code}-0"][3] = msgspec.structs.replace(store._lines[f"{code}-0"][3], body=ROT)


def word(store: MemoryStore, code: str) -> None:
    for n, row in store._said[code].items():
        store._said[code][n] = msgspec.structs.replace(row, body=b"[]")


DAMAGED: Final[dict[str, Damage]] = {
    "a table": table(body=ROT),
    "a table that is other JSON": table(body=b"{}"),
    "seats": game(seats=b"{0,1]"),
    "a header": game(header=ROT),
    "a header that is other JSON": game(header=b"[]"),
    "a seed": game(seed="zz"),
    "an outcome": game(outcome=b'{"'),
    "a line": line,
    "chat": word,
}
FINE: Final = (200, 403, 404, 409, 422)


@pytest.mark.parametrize("what", DAMAGED)
def test_no_route_fails_for_a_damaged_row_and_no_other_game_is_missing(what: str) -> None:
    async def test(fake: Served) -> None:
        one, other = await finished(fake), await finished(fake, watching="delayed")  # another order, another table
        await fake.restart()
        assert isinstance(fake.store, MemoryStore)
        DAMAGED[what](fake.store, one.code)
        web = fake.web(Authorization=f"Bearer {one.key}")
        for path in paths(one.code):
            answer = await web.get(f"/api/{path}")
            assert answer.status_code in FINE, (path, answer.text)
        for path in ("tables", "games", "statistics"):
            assert (await web.get(f"/api/{path}")).status_code in (200, 409)
        assert f"{other.code}-0" in (await web.get("/api/games")).text
        mine = {"seats": [{"table": guest.code, "key": guest.key} for guest in (one, other)]}
        answer = await web.post("/api/mine", json=mine)
        assert answer.status_code == 200, answer.text
        assert f"{other.code}-0" in answer.text
        assert (await web.post("/api/mine/export", json=mine)).status_code == 200

    served(test)


async def finished(fake: Served, **settings: Any) -> Guest:
    ann, bob = await fake.pair(listing="public", **settings)
    dice = Random(4)
    for _ in range(8):
        await random_step(dice, {0: ann, 1: bob})
    await ann.done("Say", phrase="hello")
    await ann.done("Resign", seat=0)
    return ann


def paths(code: str) -> list[str]:
    of_game = ["", "/views", "/log", "/about", "/review"]
    return [
        f"tables/{code}",
        f"games?table={code}",
        f"tables/{code}/carried",
        *(f"games/{code}-0{one}" for one in of_game),
    ]


@pytest.mark.parametrize("what", ["a table", "seats", "a header that is other JSON", "a line"])
def test_who_comes_to_a_damaged_table_is_told_so_in_words(what: str) -> None:
    async def test(fake: Served) -> None:
        one = await finished(fake)
        await fake.restart()
        assert isinstance(fake.store, MemoryStore)
        DAMAGED[what](fake.store, one.code)
        told = await heard(fake, one.code)
        assert [message["type"] for message in told] == ["websocket.accept", "websocket.send", "websocket.close"]
        goodbye = msgspec.json.decode(told[1]["text"])
        assert (goodbye["reason"], goodbye["again"]) == ("damaged", False)
        assert goodbye["sentence"]

    served(test)


async def heard(fake: Served, code: str) -> list[dict[str, Any]]:
    """What the server sends to a new connection at this table."""
    told: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        told.append(message)

    path = f"/api/tables/{code}/line"
    scope = {"type": "websocket", "path": path, "raw_path": path.encode(), "root_path": "", "query_string": b""}
    await fake.app(
        {**scope, "headers": [(b"host", b"saltsea")], "client": ("192.0.2.1", 5), "subprotocols": []}, receive, send
    )
    return told


def test_a_note_that_cannot_be_read_stops_neither_passkeys_nor_the_operator_nor_the_cleaning() -> None:
    async def test(fake: Served) -> None:
        kinds = ("challenge/x", "report/x/0/1", "opened/x", "operator-session/x")
        await fake.store.write([NoteRow(name=kind, body=ROT) for kind in kinds])
        operator = await fake.operator()
        assert (await operator.get("/operator")).status_code == 200
        await clean(fake.registry)
        begun = await fake.web().post("/api/session/passkey/begin", json={})
        assert begun.status_code < 500, begun.text

    served(test)

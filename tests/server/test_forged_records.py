"""Records that were forged with all their checksums in order: markup, undo that leads nowhere, numbers without end.

Whoever forges one can seal it as we do. So what is in it is checked, and what is told of it is told as text."""

import asyncio
from collections.abc import Callable
from typing import Any, Final
from unittest.mock import patch

import httpx
import msgspec
import pytest

from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match, start
from saltsea.kernel.record_file import _SUM, BadRecordError, _chained, read_parts, write
from saltsea.kernel.seat import members
from saltsea.kernel.strict_json import dump
from saltsea.server.reading.reading_process import Wanted
from saltsea.server.reading.reading_processes import ReadingProcesses
from saltsea.server.tables.rules.table_rules import MOST_LINES
from saltsea.server.tables.stored.brought_record import RecordWanted, brought_record, head_of
from saltsea.server.web.background_work import BackgroundWork
from saltsea.server.web.game_access import GameAccess
from server.archive_kit import with_archive
from server.kit import FakeServer
from small_games.catalog import SMALL_GAMES

PLACE: Final = "small_games.catalog:SMALL_GAMES"
Plain = dict[str, Any]
MARKUP: Final = "<img src=x onerror=alert(1)><script>alert(2)</script>"


def finished() -> bytes:
    """The record of a whole game of Shells."""
    rules, dice = SMALL_GAMES["shells"].rules(), dice_for("forged")
    match = start(rules, 2, {}, named_seed("forged"))
    assert isinstance(match, Match)
    while not match.is_over():
        seat = members(match.waiting_on())[0]
        match.submit(seat, dice.pick(rules.legal(match.state, seat)), match.now(), f"token-{len(match.lines)}")
    return write(rules, match.record())


def sealed(parts: list[Plain]) -> bytes:
    """These parts as a file whose checksums are all in order."""
    text = past = ""
    for part in parts:
        body = dump(part)
        past = _chained(past, body)
        text += f'{body[:-1]}{_SUM}{past}"}}\n'
    return text.encode()


def forged(change: Callable[[list[Plain]], None]) -> bytes:
    parts = read_parts(finished())
    change(parts)
    return sealed(parts)


def in_line(number: int, name: str, value: object) -> Callable[[list[Plain]], None]:
    return lambda parts: parts[number].__setitem__(name, value)


FORGED: Final[dict[str, Callable[[list[Plain]], None]]] = {
    "undo to a later line": in_line(3, "do", {"kind": "Undo", "to": 9}),
    "undo to itself": in_line(3, "do", {"kind": "Undo", "to": 2}),
    "undo before the beginning": in_line(3, "do", {"kind": "Undo", "to": -1}),
    "undo to a number without end": in_line(3, "do", {"kind": "Undo", "to": 10**40}),
    "undo over what chance has shown": in_line(5, "do", {"kind": "Undo", "to": 0}),
    "undo that others agreed to, to nowhere": in_line(3, "do", {"kind": "TakeBack", "to": 77}),
    "undo to a word": in_line(3, "do", {"kind": "Undo", "to": MARKUP}),
    "markup for an action": in_line(3, "do", {"kind": MARKUP}),
    "markup for a game": in_line(0, "game", MARKUP),
    "markup for content": in_line(0, "content", MARKUP),
    "markup for an option": in_line(0, "options", {MARKUP: MARKUP}),
    "markup for a seat": in_line(3, "seat", MARKUP),
    "a seat without end": in_line(3, "seat", 10**40),
    "time that goes back": in_line(3, "at", -5),
    "players without end": in_line(0, "players", 10**30),
    "a book for a token": in_line(3, "token", "a" * 65),
    "lines without end": lambda parts: parts.extend([parts[-1]] * (MOST_LINES + 1)),
}


@pytest.mark.parametrize("what", FORGED)
def test_a_forged_record_is_refused_in_words_and_nothing_is_stored(what: str) -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        answer = await client.post("/api/games", content=forged(FORGED[what]))
        assert answer.status_code == 400, answer.text
        assert answer.headers["content-type"] == "application/json"
        assert answer.json()["message"]
        assert await fake.store.games() == []
        assert await fake.store.tables() == []

    with_archive(test, SMALL_GAMES)


def test_markup_in_a_record_that_is_true_is_never_more_than_text() -> None:
    """Tokens are the clients' own: what is in them comes back as it came, as a file and not as a page."""

    def mark(parts: list[Plain]) -> None:
        for part in parts[2:-1]:
            part["token"] = f"{MARKUP}{part['n']}"

    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        data = forged(mark)
        brought = await client.post("/api/games", content=data)
        assert brought.status_code == 201, brought.text
        game = brought.json()["id"]
        for path in ("", "/views?form=view", "/about"):
            answer = await client.get(f"/api/games/{game}{path}")
            assert answer.status_code == 200
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "html" not in answer.headers["content-type"]
        whole = await client.get(f"/api/games/{game}")
        assert whole.content == data
        assert whole.headers["content-disposition"].startswith("attachment")
        assert MARKUP not in (await client.get(f"/games/{game}")).text

    with_archive(test, SMALL_GAMES)


def test_a_chapter_with_markup_is_checked_like_any_other_before_it_is_kept() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        chapter = dump({"saltsea": "chapter", "chapter": MARKUP}).encode() + b"\n"
        answer = await client.post("/api/games", content=chapter + finished())
        assert answer.status_code == 400
        assert await fake.store.tables() == []

    with_archive(test, SMALL_GAMES)


# --- beside the tables ---


def wanted(data: bytes) -> RecordWanted:
    return RecordWanted(game="shells", content="", edition="", data=data, seed=None)


def test_a_record_is_checked_in_a_process_as_in_a_thread_and_what_is_wrong_is_said_with_its_line() -> None:
    async def test() -> None:
        rules, beside = SMALL_GAMES["shells"].rules(), ReadingProcesses(PLACE)
        made = await beside.made(wanted(finished()))
        assert made == msgspec.json.encode(brought_record(rules, wanted(finished())))
        with pytest.raises(BadRecordError, match="line 4: "):
            await beside.made(wanted(forged(in_line(3, "token", "a" * 65))))
        await beside.close()

    asyncio.run(test())


class Beside(ReadingProcesses):
    """Another process that has made its answer already."""

    async def made(self, wanted: Wanted) -> bytes:
        assert isinstance(wanted, RecordWanted)
        return ANSWERS[wanted.data]


ANSWERS: dict[bytes, bytes] = {}


def test_no_line_of_a_record_is_read_or_written_in_the_event_loop() -> None:
    """A record of four megabytes froze every table for a second."""
    data = finished()
    ANSWERS[data] = msgspec.json.encode(brought_record(SMALL_GAMES["shells"].rules(), wanted(data)))

    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        here = AssertionError("not in this process")
        with (
            patch("saltsea.server.tables.stored.brought_record.read_parts", side_effect=here),
            patch("saltsea.server.tables.stored.brought_record.plain_line", side_effect=here),
        ):
            answer = await client.post("/api/games", content=data)
        assert answer.status_code == 201
        assert (await client.get(f"/api/games/{answer.json()['id']}")).content == data

    with_archive(test, SMALL_GAMES, Beside(PLACE))


def test_a_record_is_checked_in_a_thread_where_no_process_can_be_had() -> None:
    async def nothing(wanted: object) -> bytes:
        raise OSError("no memory for another process")

    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        records = BackgroundWork(GameAccess(fake.registry, nobody), nothing)
        record = await records.record(fake.registry.services["shells"], head_of(finished()))
        assert len(record.lines) == len(read_parts(finished())) - 2

    with_archive(test, SMALL_GAMES)


async def nobody(request: object) -> str | None:
    return None

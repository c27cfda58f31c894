"""Attacks on the transport, by bytes over a real port: what a few rude sockets send, and what it costs the others.

SECURITY.md names these tests: each is a promise."""

import asyncio
import logging
import sys
import time
from collections import Counter
from contextlib import suppress
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from starlette.types import Message, Receive, Scope, Send
from websockets.exceptions import ConnectionClosed, InvalidStatus

from saltsea.server.tables.connection import BURST, BURST_OF_PLACE, FLOODING, MOST_REFUSED
from saltsea.server.web.protection.forwarded import Proxies
from saltsea.server.web.protection.limits import Limits
from saltsea.server.web.protection.request_pace import BURST as MOST
from saltsea.server.web.protection.request_pace import RequestPace
from saltsea.server.web.transport import ConnectionCounts
from server.attack_kit import CONT, PING, TEXT, Attacked, Plain, attacked, frame, hello, memory, told
from server.kit import FakeClock

MEGABYTE = 1024 * 1024
SOON = Limits(head_time=0.2, body_time=0.2, hello_time=0.2)


async def slowest(server: Attacked, path: str = "/api/about") -> float:
    """The longest time that an honest visitor waits for an answer, while an attack runs; of five."""
    longest = 0.0
    for _ in range(5):
        started = time.monotonic()
        visitor = await server.visitor()
        await visitor.send(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        assert (await visitor.rest()).startswith(b"HTTP/1.1 200")
        longest = max(longest, time.monotonic() - started)
    return longest


# --- sizes ---


@pytest.mark.skipif(sys.platform != "linux", reason="reads the memory of this process")
def test_unfinished_fragments_do_not_fill_the_memory() -> None:
    """Sixty sockets with 15.9 MB of fragments each took 1.1 GB for good."""

    async def attack(server: Attacked) -> None:
        ann = await server.fake.open()
        before = memory()
        lines = [await server.upgraded(ann.code) for _ in range(30)]
        for line in lines:
            await line.send(frame(TEXT, b"x" * 60_000, last=False))
            for _ in range(4):
                await line.send(frame(CONT, b"x" * 60_000, last=False))
        assert {await line.close_code() for line in lines} <= {1009, 0}
        assert memory() - before < 20 * MEGABYTE

    attacked(attack)


def test_a_message_that_promises_to_be_huge_is_not_waited_for() -> None:
    async def attack(server: Attacked) -> None:
        line = await server.upgraded((await server.fake.open()).code)
        await line.send(frame(TEXT, b"x" * 70_000)[:14])
        assert await line.close_code() == 1009

    attacked(attack)


HEADS = (b"GET /api/about HTTP/1.1\r\nHost: localhost\r\nX-Long: ", b"GET /", b"\r\n" * 5)


def test_a_head_has_a_limit_however_it_is_sent() -> None:
    """A header of 100 MB stopped the server for 21 s."""

    async def attack(server: Attacked) -> None:
        for start in HEADS:
            visitor = await server.visitor()
            await visitor.send(start + b"x" * 4 * MEGABYTE)
            assert (await visitor.rest())[:12] in (b"HTTP/1.1 431", b"HTTP/1.1 400", b"")
        assert await slowest(server) < 5

    attacked(attack)


def test_a_body_has_a_limit_before_it_is_read() -> None:
    async def attack(server: Attacked) -> None:
        for length in (b"9999999999", b"9" * 400):
            visitor = await server.visitor()
            await visitor.send(
                b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + length + b"\r\n\r\n"
            )
            assert (await visitor.rest())[:12] in (b"HTTP/1.1 413", b"HTTP/1.1 400")

    attacked(attack)


@pytest.mark.parametrize("path", [b"POST /api/games", b"GET /healthz"])
def test_a_body_in_chunks_has_the_same_limit_whether_it_is_read_or_not(path: bytes) -> None:
    async def attack(server: Attacked) -> None:
        visitor = await server.visitor()
        await visitor.send(path + b" HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
        for _ in range(3):
            await visitor.send(b"10000\r\n" + b"a" * 65_536 + b"\r\n")
        assert (await visitor.rest())[:12] in (b"HTTP/1.1 413", b"HTTP/1.1 200", b"")  # it does not wait for the rest

    attacked(attack, Limits(body=100_000))


def test_many_requests_over_one_connection_are_all_answered() -> None:
    """Limits of the head are per request: an honest visitor keeps a connection for hours."""

    async def attack(server: Attacked) -> None:
        visitor = await server.visitor()
        await visitor.send(b"GET /api/about HTTP/1.1\r\nHost: localhost\r\n\r\n" * 2000)
        await visitor.send(b"GET /api/about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert (await visitor.rest()).count(b"HTTP/1.1 200") == 2001

    attacked(attack)


# --- deadlines ---


UNFINISHED = (
    b"",
    b"GET /api/about HTTP/1.1\r\nHost: local",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
)


def test_a_visitor_who_never_finishes_a_request_is_cut(caplog: pytest.LogCaptureFixture) -> None:
    async def attack(server: Attacked) -> None:
        for part in UNFINISHED:
            visitors = [await server.visitor() for _ in range(20)]
            for visitor in visitors:
                await visitor.send(part)
            assert {(await visitor.rest())[:12] for visitor in visitors} <= {b"", b"HTTP/1.1 400"}
        assert caplog.records == []  # and it leaves no line in the log

    with caplog.at_level(logging.WARNING):
        attacked(attack, SOON)


def test_a_connection_that_says_no_hello_is_cut() -> None:
    async def attack(server: Attacked) -> None:
        ann = await server.fake.open()
        async with server.line(ann.code) as line:
            assert [message["reason"] for message in await told(line)] == ["slow"]
            assert line.close_code == 4408
        async with server.line(ann.code) as line:
            await line.send('{"kind":"Tick","sent":1}')
            assert [message["reason"] for message in await told(line)] == ["nonsense"]

    attacked(attack, SOON)


# --- numbers ---


def test_one_address_has_so_many_connections_and_its_neighbour_too() -> None:
    async def attack(server: Attacked) -> None:
        ann = await server.fake.open()
        server.fake.server.limits.connections = 3
        lines = [server.line(ann.code, "2001:db8:0:1::7") for _ in range(3)]
        opened = [await line.__aenter__() for line in lines]
        async with server.line(ann.code, "2001:db8:0:2::9") as line:
            assert [message["reason"] for message in await told(line)] == ["crowded"], "the same home, by /56"
            assert line.close_code == FLOODING
        async with server.line(ann.code, "2001:db8:0:100::9") as line:
            await line.send(hello())
            assert msgspec.json.decode(await line.recv())["kind"] == "Welcome"
        for line in opened:
            await line.close()
        async with server.line(ann.code, "2001:db8:0:2::9") as line:
            await line.send(hello())
            assert msgspec.json.decode(await line.recv())["kind"] == "Welcome"

    attacked(attack, proxies=Proxies(1))


class Peer:
    """A transport that knows where it comes from."""

    def __init__(self, host: str) -> None:
        self.host = host

    def get_extra_info(self, name: str) -> tuple[str, int]:
        assert name == "peername"
        return self.host, 5000


@pytest.mark.parametrize(
    ("host", "proxies", "key"),
    [
        ("198.51.100.7", False, "198.51.100.7"),
        ("::ffff:198.51.100.7", False, "198.51.100.7"),
        ("2001:db8:0:1::7", False, "2001:db8::/56"),
        ("127.0.0.1", False, ""),
        ("10.88.0.1", True, ""),
    ],
)
def test_raw_connections_are_counted_by_home_unless_a_proxy_makes_them(host: str, proxies: object, key: str) -> None:
    counts, transport = ConnectionCounts(2, behind_proxies=bool(proxies)), Peer(host)
    assert counts.key(transport) == key  # type: ignore[arg-type]
    counts.add(key)
    counts.add(key)
    assert counts.is_full(key) == bool(key)
    counts.remove(key)
    counts.remove(key)
    assert not counts.counts


# --- pace ---


FLOODS = (
    '{"kind":"Sit","token":"x"}',
    '{"kind":"Tick","sent":1}',
    '{"kind":"Point","seat":0,"place":"x"}',
    '{"kind":"Hello"}',
)


def test_a_flooding_client_is_cut_and_the_table_hears_little_of_it() -> None:
    """A connection that floods slowed other tables 32 to 68 times, by ticks 7 times."""

    async def attack(server: Attacked) -> None:
        ann = await server.fake.open()
        table = ann.table
        assert table is not None
        items: list[object] = []
        with patch.object(table.inbox, "put_nowait", items.append):
            for message in FLOODS:
                items.clear()
                messages, code = await flooded(server, ann.code, message)
                assert (messages[-1]["reason"], messages[-1]["text"]) == ("flooding", "server-flooding")
                assert (code, len(items) <= BURST + 10) == (FLOODING, True), message
                assert len(messages) <= BURST + MOST_REFUSED + 10

    attacked(attack)


async def flooded(server: Attacked, code: str, message: str, address: str = "") -> tuple[list[Plain], int | None]:
    """Send this much too often; what is answered, and the code of the end."""
    async with server.line(code, address) as line:
        await line.send(hello())
        with suppress(ConnectionClosed):
            for _ in range(BURST + MOST_REFUSED + 50):
                await line.send(message)
        return await told(line), line.close_code


def test_all_connections_of_one_address_have_one_pace() -> None:
    """A hundred connections that each keep their own pace would send two thousand messages a second."""

    async def attack(server: Attacked) -> None:
        ann, taken = await server.fake.open(), 0
        for _ in range(BURST_OF_PLACE // BURST + 2):
            taken += await answered(server, ann.code, BURST, "198.51.100.66")
        assert BURST_OF_PLACE - BURST <= taken <= BURST_OF_PLACE + 10
        assert await answered(server, ann.code, BURST, "198.51.100.67") >= BURST - 2

    attacked(attack)


async def answered(server: Attacked, code: str, number: int, address: str) -> int:
    """How many of so many ticks are answered, over one more connection."""
    async with server.line(code, address) as line:
        await line.send(hello())
        for _ in range(number - 1):
            await line.send('{"kind":"Tick","sent":1}')
        await line.send("nonsense")
        return sum(message["kind"] == "Tock" for message in await told(line))


def test_whoever_floods_again_and_again_stays_outside_and_their_neighbour_does_not() -> None:
    async def attack(server: Attacked) -> None:
        ann = await server.fake.open()
        for _ in range(3):
            await flooded(server, ann.code, FLOODS[0], "198.51.100.66")
        with pytest.raises(InvalidStatus):
            await flooded(server, ann.code, FLOODS[0], "198.51.100.66")
        async with server.line(ann.code, "198.51.100.67") as line:
            await line.send(hello())
            assert msgspec.json.decode(await line.recv())["kind"] == "Welcome"
        await server.fake.clock.advance(30_000)
        async with server.line(ann.code, "198.51.100.66") as line:
            await line.send(hello())
            assert msgspec.json.decode(await line.recv())["kind"] == "Welcome"

    attacked(attack, proxies=Proxies(1))


FRAMES = (frame(PING, b"") * 5000, frame(TEXT, b"", last=False) + frame(CONT, b"", last=False) * 5000)


def test_a_flood_of_frames_that_no_table_sees_is_cut_too() -> None:
    async def attack(server: Attacked) -> None:
        code = (await server.fake.open()).code
        for data in FRAMES:
            line = await server.upgraded(code)
            await line.send(data)
            assert await line.close_code() in (1008, 0)

    attacked(attack)


def test_messages_that_come_all_at_once_are_not_all_read() -> None:
    async def attack(server: Attacked) -> None:
        line = await server.upgraded((await server.fake.open()).code)
        await line.send(frame(TEXT, b'{"kind":"Tick","sent":1}') * 20_000)
        assert await line.close_code() in (1008, FLOODING, 0)

    attacked(attack)


# --- bad frames ---

BAD_FRAMES = {
    "not masked": b"\x81\x02hi",
    "reserved bits": b"\xf1\x80\0\0\0\0",
    "unknown opcode": b"\x83\x80\0\0\0\0",
    "a long ping": frame(PING, b"x" * 126),
    "a fragmented ping": frame(PING, b"", last=False),
    "not UTF-8": frame(TEXT, b"\xff\xfe"),
    "half a letter": frame(TEXT, b"\xc3", last=False) + frame(CONT, b"x"),
    "a fragment of nothing": frame(CONT, b"x"),
    "a message inside of another": frame(TEXT, b"x", last=False) + frame(TEXT, b"x"),
    "a bad close": frame(8, b"\0"),
    "bytes": frame(2, b"{}"),
}


def test_a_bad_frame_ends_the_connection_and_leaves_no_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def attack(server: Attacked) -> None:
        code = (await server.fake.open()).code
        for name, data in BAD_FRAMES.items():
            line = await server.upgraded(code)
            await line.send(data)
            assert b"\x88" in await line.rest(), name
        assert caplog.records == []

    with caplog.at_level(logging.WARNING):
        attacked(attack)


def test_a_bad_handshake_leaves_no_traceback(caplog: pytest.LogCaptureFixture) -> None:
    async def attack(server: Attacked) -> None:
        start = b"GET /api/tables/x/line HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        for rest in (b"\r\n", b"X-Long: " + b"x" * 9000 + b"\r\n\r\n", b"X-Many: x\r\n" * 300 + b"\r\n"):
            visitor = await server.visitor()
            await visitor.send(start + rest)
            await visitor.rest()
        assert await slowest(server) < 5

    with caplog.at_level(logging.WARNING):
        attacked(attack)
    assert [record for record in caplog.records if record.exc_info] == []


def test_a_reader_who_reads_nothing_is_let_go() -> None:
    """The table's messages wait in a bounded queue, and the connection itself is aborted, not flushed for ever."""

    async def attack(server: Attacked) -> None:
        ann = await server.fake.open()
        line = await server.upgraded(ann.code)
        await line.send(frame(TEXT, hello().encode()))
        table = ann.table
        assert table is not None
        while len(table.connections) < 2:
            await asyncio.sleep(0.01)
        rude = table.connections[-1]
        while not rude.transport.cut:  # type: ignore[attr-defined]
            rude.transport.send(b"x" * 60_000)
            await asyncio.sleep(0)
        assert rude.transport.queue.qsize() <= 260  # type: ignore[attr-defined]
        await line.rest()

    attacked(attack)


def test_requests_of_one_address_are_refused_before_anything_is_done_with_them() -> None:
    async def test() -> None:
        asked: list[str] = []
        sent: list[Plain] = []

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            asked.append(scope["client"][0])

        async def send(message: Message) -> None:
            sent.append(dict(message))

        pace = RequestPace(app, FakeClock(), 3)
        nothing: Any = None
        for address, times in (("198.51.100.7", MOST + 5), ("203.0.113.9", 1), ("127.0.0.1", MOST + 5)):
            for _ in range(times):
                scope = {"type": "http", "client": (address, 5000), "headers": []}
                await pace(scope, nothing, send)
        assert Counter(asked) == {"198.51.100.7": MOST, "203.0.113.9": 1, "127.0.0.1": MOST + 5}
        assert [message["status"] for message in sent if "status" in message] == [429] * 5
        sent.clear()
        for _ in range(5):
            await pace({"type": "websocket", "client": ("198.51.100.7", 5000), "headers": []}, nothing, send)
        assert [message["type"] for message in sent] == ["websocket.close"] * 2

    asyncio.run(test())

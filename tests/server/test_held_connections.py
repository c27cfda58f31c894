"""Attacks on the transport by visitors who hold a connection: around a body, or by what they never finish or read.

The others are in `test_attacks.py`."""

import asyncio

import pytest

from saltsea.server.web.protection.limits import Limits
from saltsea.server.web.transport import LimitedHttp, LimitedWebSocket
from server.attack_kit import PING, Attacked, attacked, frame

MEGABYTE = 1024 * 1024
CHUNKED = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
SURROUNDINGS = {
    "many trailers": b"1\r\n{\r\n0\r\n" + b"a:b\r\n" * 500_000,
    "a long trailer": b"1\r\n{\r\n0\r\na: " + b"x" * 2 * MEGABYTE,
    "a size with a long extension": b"1;" + b"x" * 2 * MEGABYTE,
    "many tiny chunks": b"1\r\n{\r\n" * 300_000,
}


@pytest.mark.parametrize("name", SURROUNDINGS)
def test_what_surrounds_a_body_has_a_limit_too(name: str) -> None:
    """Of 2.6 MB of trailers 520,001 lines were kept, and a trailer of 21 MB stopped the server for 6.7 s."""

    async def attack(server: Attacked) -> None:
        visitor = await server.visitor()
        await visitor.send(CHUNKED + SURROUNDINGS[name])
        async with asyncio.timeout(5):
            assert (await visitor.rest())[:12] in (b"HTTP/1.1 431", b"HTTP/1.1 413", b"HTTP/1.1 400", b"")

    attacked(attack)


TRAILING = b"Transfer-Encoding: chunked\r\n\r\n0\r\n%s\r\n"


def test_trailers_are_no_headers() -> None:
    """A proxy, or a check of the head, has not seen them."""

    async def attack(server: Attacked) -> None:
        for place, language in ((b"%sTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", b"fr"), (TRAILING, b"en")):
            visitor = await server.visitor()
            await visitor.send(b"GET /privacy HTTP/1.1\r\nHost: localhost\r\n" + place % b"Accept-Language: fr\r\n")
            await visitor.send(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            assert b'<html lang="' + language in await visitor.rest()

    attacked(attack)


def test_a_record_that_is_sent_line_by_line_is_read_whole() -> None:
    """Ten thousand lines in as many chunks: what surrounds them is longer than a head may be."""

    async def attack(server: Attacked) -> None:
        visitor = await server.visitor()
        await visitor.send(CHUNKED.replace(b"/api/tables", b"/api/games"))
        await visitor.send(b"64\r\n" + b"x" * 100 + b"\r\n")
        await visitor.send((b"64\r\n" + b"x" * 100 + b"\r\n") * 10_000 + b"0\r\n\r\n")
        await visitor.send(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        answers = await visitor.rest()
        assert answers.startswith(b"HTTP/1.1 400")
        assert answers.count(b"HTTP/1.1 200") == 1

    attacked(attack)


def test_an_empty_line_after_an_answer_does_not_hold_a_connection() -> None:
    """It ended the deadline of a connection that waits, and began none."""

    async def attack(server: Attacked) -> None:
        visitor = await server.visitor()
        await visitor.send(b"GET /api/about HTTP/1.1\r\nHost: localhost\r\n\r\n")
        await visitor.reader.readuntil(b"\r\n\r\n")
        await visitor.send(b"\r\n")
        await visitor.rest()

    attacked(attack, Limits(head_time=0.2))


LAST_WORDS = {
    "a bad frame": b"\x81\x02hi",
    "too many frames": frame(PING, b"") * 5000,
    "goodbye": frame(8, b"\x03\xe8"),
}


@pytest.mark.parametrize("name", LAST_WORDS)
def test_whoever_is_told_to_go_and_reads_nothing_is_cut(name: str) -> None:
    """A connection that was closing waited until its buffer was read, and pinged no more: for good."""

    async def attack(server: Attacked) -> None:
        line = await server.upgraded((await server.fake.open()).code)
        held = next(one for one in server.held if isinstance(one, LimitedWebSocket))
        await fill(held)
        await line.send(LAST_WORDS[name])
        await left(server)

    attacked(attack, Limits(close_time=0.2, ping_time=600, hello_time=600))


async def fill(held: LimitedWebSocket) -> None:
    """Write to a client that reads nothing until no buffer on the way has room."""
    while held.writable.is_set():
        held.write_now(b"x" * 60_000)
        await asyncio.sleep(0)


async def left(server: Attacked) -> None:
    async with asyncio.timeout(3):
        while server.held:
            await asyncio.sleep(0.01)


def test_whoever_reads_none_of_their_answers_is_cut() -> None:
    """Answers that did not quite fill the buffer began no deadline, and the close waited for them."""

    async def attack(server: Attacked) -> None:
        visitor = await server.visitor()
        await visitor.send(b"GET /api/about HTTP/1.1\r\nHost: localhost\r\n\r\n")
        await visitor.reader.readexactly(1)
        held = next(one for one in server.held if isinstance(one, LimitedHttp))
        while held.transport.get_write_buffer_size() < 1000:
            held.transport.write(b"x" * 2000)
        held.timeout_keep_alive_handler()
        await left(server)

    attacked(attack, Limits(stuck_time=0.2))

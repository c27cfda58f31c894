"""Messages are read and written at once while a client keeps up, and in their order when it does not."""

import asyncio
from collections.abc import Callable

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from saltsea.server.web.sockets import WebSocketTransport, write
from saltsea.server.web.transport import SLICE, LimitedWebSocket, message_of, text_head
from server.attack_kit import CONT, PATIENCE, PING, TEXT, Attacked, attacked, frame, hello


class Line:
    """A client's line: what it takes at once, what its writer sends, in the order in which both come."""

    def __init__(self) -> None:
        self.keeps_up = True
        self.got: list[bytes] = []
        self.closed: int | None = None
        self.go = asyncio.Event()
        """Set when a slow client reads on."""

    def write_now(self, message: bytes) -> bool:
        self.got += [message] if self.keeps_up else []
        return self.keeps_up

    async def send_text(self, text: str) -> None:
        await self.go.wait()
        self.got.append(text.encode())

    async def close(self, code: int) -> None:
        self.closed = code


def on_a_line(messages: int) -> tuple[Line, WebSocketTransport]:
    line = Line()
    transport = WebSocketTransport(line.write_now)
    for number in range(messages):
        transport.send(b"%d" % number)
    return line, transport


def test_a_client_that_keeps_up_needs_no_queue() -> None:
    line, transport = on_a_line(3)
    assert line.got == [b"0", b"1", b"2"]
    assert transport.queue.empty()


def test_what_comes_after_a_message_that_waits_waits_too_even_if_the_client_reads_again() -> None:
    async def run() -> None:
        line, transport = on_a_line(1)
        writer = asyncio.create_task(write(line, transport, lambda: b""))  # type: ignore[arg-type]
        line.keeps_up = False
        transport.send(b"1")
        await asyncio.sleep(0)  # the writer has taken it in its hand, and the queue is empty
        assert transport.queue.empty()
        line.keeps_up = True
        transport.send(b"2")
        line.go.set()
        while transport.unsent:
            await asyncio.sleep(0)
        transport.send(b"3")
        transport.close()
        transport.send(b"after the end")
        await writer
        assert line.got == [b"0", b"1", b"2", b"3"]
        assert line.closed == 1000

    asyncio.run(run())


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_message_has_the_head_that_the_protocol_wants(length: int) -> None:
    text = b"x" * length
    assert text_head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def masked(opcode: Opcode, body: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, body, fin=fin).serialize(mask=True)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, SLICE - 8])
def test_a_whole_small_message_is_read_at_once(length: int) -> None:
    text = ("né" * length)[: length - length // 3] if length < 120 else "x" * length
    assert message_of(masked(Opcode.TEXT, text.encode())) == text


OTHERS = {
    "nothing": b"",
    "a byte": b"\x81",
    "not all of it": masked(Opcode.TEXT, b"cut")[:-1],
    "two": masked(Opcode.TEXT, b"one") + masked(Opcode.TEXT, b"two"),
    "a first part": masked(Opcode.TEXT, b"part", fin=False),
    "a last part": masked(Opcode.CONT, b"part"),
    "bytes": masked(Opcode.BINARY, b"bytes"),
    "a ping": masked(Opcode.PING, b""),
    "a goodbye": masked(Opcode.CLOSE, b"\x03\xe8"),
    "not masked": Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
    "not UTF-8": masked(Opcode.TEXT, b"\xff\xfe"),
    "large": masked(Opcode.TEXT, b"x" * SLICE),
    "a length that is too long": b"\x81\xfe\x00\x02abcd..",
    "a reserved bit": b"\xc1\x82abcd..",
}


@pytest.mark.parametrize("data", OTHERS.values(), ids=OTHERS)
def test_everything_else_is_left_to_the_library(data: bytes) -> None:
    assert message_of(data) is None


def test_most_messages_take_the_short_way_and_those_between_parts_the_long_one(monkeypatch: pytest.MonkeyPatch) -> None:
    short: list[bool] = []
    read_at_once = LimitedWebSocket.read_at_once

    def noted(self: LimitedWebSocket, data: bytes, reader: Callable[[str], bool]) -> bool:
        short.append(read_at_once(self, data, reader))
        return short[-1]

    monkeypatch.setattr(LimitedWebSocket, "read_at_once", noted)

    async def talk(server: Attacked) -> None:
        opened = await server.fake.open()
        line = await server.upgraded(opened.code)
        await line.send(frame(TEXT, hello("Bob").encode()))
        tick = [msgspec.json.encode({"kind": "Tick", "sent": number}) for number in range(7)]
        whole = frame(TEXT, tick[3])
        async with asyncio.timeout(PATIENCE):
            await line.reader.readuntil(b'"Presence"')
            for sent, data in [
                (1, [frame(TEXT, tick[1])]),
                (2, [frame(TEXT, tick[2])]),
                (3, [whole[:1], whole[1:6], whole[6:]]),
                (4, [frame(TEXT, tick[4][:5], last=False), frame(PING, b""), frame(CONT, tick[4][5:])]),
                (6, [frame(TEXT, tick[5]) + frame(TEXT, tick[6])]),
            ]:
                for part in data:
                    so_far = len(short)
                    await line.send(part)
                    while len(short) == so_far:  # each part comes alone
                        await asyncio.sleep(0.001)
                await line.reader.readuntil(b'"sent":%d,' % sent)

    attacked(talk)
    assert short == [True, True, False, False, False, False, False, False, False]


def test_messages_that_come_together_are_done_in_their_order() -> None:
    """The first is read by a task, and those after it as they come."""

    async def talk(server: Attacked) -> None:
        opened = await server.fake.open()
        line = await server.upgraded(opened.code)
        ticks = [msgspec.json.encode({"kind": "Tick", "sent": number}) for number in range(1, 21)]
        await line.send(b"".join(frame(TEXT, body) for body in (hello("Bob").encode(), *ticks[:10])))
        found = b""
        async with asyncio.timeout(PATIENCE):
            while b'"sent":10,' not in found:
                found += await line.reader.read(65_536)
            await line.send(b"".join(frame(TEXT, body) for body in ticks[10:]))
            while b'"sent":20,' not in found:
                found += await line.reader.read(65_536)
        places = [found.index(b'"sent":%d,' % number) for number in range(1, 21)]
        assert places == sorted(places)

    attacked(talk)


def test_nonsense_after_the_first_message_ends_the_connection() -> None:
    async def talk(server: Attacked) -> None:
        opened = await server.fake.open()
        line = await server.upgraded(opened.code)
        await line.send(frame(TEXT, hello("Bob").encode()))
        async with asyncio.timeout(PATIENCE):
            await line.reader.readuntil(b'"Presence"')
        await line.send(frame(TEXT, b"nonsense") + frame(TEXT, hello("Cid").encode()))
        data = await line.rest()
        assert b'"nonsense"' in data
        assert data.rstrip().endswith(b"\x88\x02\x03\xe8")

    attacked(talk)

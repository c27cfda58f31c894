"""Messages are read and written at once while a client keeps up, and in their order when it does not."""

import asyncio
from unittest.mock import patch

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from saltsea.server.accounts.authentication import COOKIE
from saltsea.server.web.sockets import AGAIN_SOON, WebSocketTransport, write
from saltsea.server.web.transport import text_head
from saltsea.store.port import StoreError
from server.attack_kit import PATIENCE, TEXT, Attacked, attacked, frame, hello


class FakeTransport:
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


def on_a_line(messages: int) -> tuple[FakeTransport, WebSocketTransport]:
    line = FakeTransport()
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


@pytest.mark.parametrize("what", ["table", "session"])
def test_a_client_that_comes_while_the_store_is_away_is_asked_to_come_again(what: str) -> None:
    async def talk(server: Attacked) -> None:
        opened = await server.fake.open()
        await server.fake.registry.unload(opened.code)
        signed_in = {"Cookie": f"{COOKIE}=secret", "Sec-Fetch-Site": "same-origin"}
        away = patch.object(server.fake.store, what, side_effect=StoreError("the database is away"))
        with away as asked:
            line = await connect(server.line(opened.code).uri, additional_headers=signed_in, proxy=None)
            last = msgspec.json.decode(await line.recv())
            await line.wait_closed()
        assert asked.called
        assert (last["kind"], last["reason"], last["again"]) == ("Goodbye", "stopping", True)
        assert line.close_code == AGAIN_SOON

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

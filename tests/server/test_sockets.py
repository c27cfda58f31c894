"""Messages to a client are written at once while it keeps up, and in their order when it does not."""

import asyncio

from saltsea.server.web.sockets import WebSocketTransport, write


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

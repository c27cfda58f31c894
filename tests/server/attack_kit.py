"""A server on a real port inside the test, with limits as small as a test wants, and visitors that speak bytes."""

import asyncio
import os
import secrets
import socket
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import Any

import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from saltsea.server.network.urls import ServerUrls
from saltsea.server.web.app import make_app
from saltsea.server.web.protection.limits import Limits
from saltsea.server.web.serve import Binding, config_of
from server.kit import KEY
from server.operator_kit import ABOUT, CORTO, NOWHERE, Served

PATIENCE = 20.0
Plain = dict[str, Any]
TEXT, CONT, PING = 1, 0, 9


class Attacked:
    """The server under attack."""

    def __init__(self, fake: Served, port: int, held: Collection[object] = ()) -> None:
        self.fake = fake
        self.port = port
        self.held = held
        """The connections that the server holds."""
        self.visitors: list[Visitor] = []

    async def visitor(self) -> "Visitor":
        self.visitors.append(Visitor(*await asyncio.open_connection("127.0.0.1", self.port)))
        return self.visitors[-1]

    async def close(self) -> None:
        for visitor in self.visitors:
            visitor.writer.transport.abort()
        await asyncio.sleep(0)

    async def upgraded(self, code: str, address: str = "") -> "Visitor":
        """A WebSocket whose frames a test writes itself."""
        visitor = await self.visitor()
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        forwarded = f"X-Forwarded-For: {address}\r\n" if address else ""
        head = f"GET /api/tables/{code}/line HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n{forwarded}"
        visitor.writer.write(f"{head}Connection: Upgrade\r\n{key}\r\n".encode())
        answer = await visitor.reader.readuntil(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101"), answer
        return visitor

    def line(self, code: str, address: str = "") -> connect:
        headers = {"X-Forwarded-For": address} if address else {}
        url = f"ws://127.0.0.1:{self.port}/api/tables/{code}/line"
        return connect(url, additional_headers=headers, max_size=None, max_queue=None, proxy=None)


class Visitor:
    """One connection, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        """Send as much as the server takes."""
        with suppress(OSError):
            self.writer.write(data)
            await self.writer.drain()

    async def rest(self) -> bytes:
        """All that comes until the server closes the connection."""
        async with asyncio.timeout(PATIENCE):
            found = b""
            with suppress(OSError):  # it was cut while we still sent
                while data := await self.reader.read(65_536):
                    found += data
            return found

    async def close_code(self) -> int:
        """The code of the close frame at the end; 0 if it was lost, because we still sent."""
        data = await self.rest()
        at = data.rfind(b"\x88")
        return int.from_bytes(data[at + 2 : at + 4], "big") if at >= 0 else 0


def frame(kind: int, body: bytes, *, last: bool = True) -> bytes:
    """A frame as a client masks it."""
    size = len(body)
    if size < 126:
        head = bytes([0x80 | size])
    else:
        head = b"\xfe" + size.to_bytes(2, "big") if size < 65536 else b"\xff" + size.to_bytes(8, "big")
    return bytes([kind | (0x80 if last else 0)]) + head + b"\0\0\0\0" + body


def attacked(test: Callable[[Attacked], Awaitable[None]], limits: Limits | None = None, **given: Any) -> None:
    """Run an attack on a server of its own."""

    async def run() -> None:
        fake = Served(games=CORTO)
        fake.server.limits.limits = limits or Limits()
        with socket.create_server(("127.0.0.1", 0), backlog=500) as listener:
            port = listener.getsockname()[1]
            app = make_app(list, ABOUT, fake.server, client=NOWHERE)
            binding = Binding([listener], ServerUrls(port=port), limits=limits or Limits(), **given)
            server = uvicorn.Server(config_of(binding, app))
            server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
            task = asyncio.create_task(server._serve([listener]))
            while not server.started:
                await asyncio.sleep(0.01)
            server_under_attack = Attacked(fake, port, server.server_state.connections)
            try:
                async with asyncio.timeout(6 * PATIENCE):
                    await test(server_under_attack)
            finally:
                await server_under_attack.close()
                server.should_exit = server.force_exit = True
                await task

    asyncio.run(run())


async def told(line: ClientConnection) -> list[Plain]:
    """All messages until the server closes the connection."""
    async with asyncio.timeout(PATIENCE):
        found: list[Plain] = []
        with suppress(ConnectionClosed):
            while True:
                found.append(msgspec.json.decode(await line.recv()))
        return found


def hello(name: str = "Ann") -> str:
    return msgspec.json.encode({"kind": "Hello", "key": KEY.format(name)}).decode()


def memory() -> int:
    """Bytes that this process holds now."""
    with open("/proc/self/statm", encoding="ascii") as stream:
        return int(stream.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def some_key() -> str:
    return secrets.token_urlsafe(24)

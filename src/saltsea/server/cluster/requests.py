"""HTTP requests about a table that another node holds: they are answered there, and passed on as they are.

A route that needs such a table raises ElsewhereError before it has changed anything. The request then travels to the
owner, which runs it through the same application."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from saltsea.bus.port import Bus, BusError, BusMessage
from saltsea.server.tables.ports.ownership import ElsewhereError, UnownedError
from saltsea.server.web.protection.limits import COUNTED

ATTEMPTS: Final = 12
PAUSE: Final = 0.5
"""A table may move while a request is on its way; after these attempts and seconds between them it is refused."""
PASSED_ON: Final = "saltsea.passed-on"
"""Marks a request that another node has passed on: it goes no further."""
PATIENCE: Final = 15.0
"""Seconds that the owner may take."""
LOOK: Final = 1.0
"""Seconds between two looks whether it is still there."""
AGAIN: Final = b"again"
"""The answer of a node that does not hold the table either."""

log = logging.getLogger(__name__)


class Asked(msgspec.Struct, frozen=True, array_like=True):
    """A request, as it came."""

    method: str
    path: str
    raw_path: bytes
    query: bytes
    scheme: str
    headers: list[tuple[bytes, bytes]]
    client: tuple[str, int] | None
    server: tuple[str, int | None] | None
    body: bytes


class Answered(msgspec.Struct, frozen=True, array_like=True):
    """Its answer."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


def request_subject(node: str) -> str:
    """Where a node answers requests for its tables."""
    return f"saltsea.http.{node}"


class Recorded:
    """The body of a request, read once and given out again."""

    def __init__(self, receive: Receive) -> None:
        self.receive = receive
        self.messages: list[Message] = []
        self.again: list[Message] = []

    async def __call__(self) -> Message:
        if self.again:
            return self.again.pop(0)
        message = await self.receive()
        self.messages.append(message)
        return message

    def rewind(self) -> None:
        """Give out what was read already, before what comes."""
        self.again = [*self.messages]

    async def body(self) -> bytes:
        """All of it, also what no route has read yet."""
        while not self.messages or self.messages[-1].get("more_body", False):
            self.messages.append(await self.receive())
        return b"".join(message.get("body", b"") for message in self.messages)


class PassOn:
    """Middleware that passes a request on if another node must answer it."""

    def __init__(self, app: ASGIApp, bus: Bus, is_alive: Callable[[str], Awaitable[bool]]) -> None:
        self.app = app
        self.bus = bus
        self.is_alive = is_alive

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or PASSED_ON in scope:
            await self.app(scope, receive, send)
            return
        recorded = Recorded(receive)
        for attempt in range(ATTEMPTS):
            try:
                # A copy, because the router writes into it how far it has come.
                await self.app({**scope, COUNTED: True} if attempt else {**scope}, recorded, send)
                return
            except ElsewhereError as error:
                answer = await self.asked(error.node, scope, await recorded.body())
            except UnownedError:
                answer = None
            if answer is not None:
                await give(answer, send)
                return
            recorded.rewind()
            await asyncio.sleep(PAUSE)
        await give(BUSY, send)

    async def asked(self, node: str, scope: Scope, body: bytes) -> Answered | None:
        """What the owner answers; None if it is not the owner any more, or has gone."""
        question = msgspec.msgpack.encode(asked_of(scope, body))
        asking = asyncio.ensure_future(self.bus.request(request_subject(node), question, PATIENCE))
        try:
            while not (await asyncio.wait([asking], timeout=LOOK))[0]:
                if not await self.is_alive(node):
                    return None  # it sleeps, and others may have its tables
            data = asking.result()
        except BusError:
            return None
        finally:
            asking.cancel()
        return None if data == AGAIN else msgspec.msgpack.decode(data, type=Answered)


BUSY: Final = Answered(
    503,
    [(b"content-type", b"application/json"), (b"retry-after", b"1"), (b"cache-control", b"no-store")],
    b'{"status":503,"message":"this table moves to another node: try again in a moment"}',
)


def asked_of(scope: Scope, body: bytes) -> Asked:
    return Asked(
        scope["method"],
        scope["path"],
        scope.get("raw_path") or b"",
        scope["query_string"],
        scope["scheme"],
        [*scope["headers"]],
        scope.get("client"),
        scope.get("server"),
        body,
    )


async def give(answer: Answered, send: Send) -> None:
    await send({"type": "http.response.start", "status": answer.status, "headers": answer.headers})
    await send({"type": "http.response.body", "body": answer.body})


class Answering:
    """Answers the requests that other nodes pass on."""

    def __init__(self, bus: Bus, app: ASGIApp) -> None:
        self.bus = bus
        self.app = app
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self, node: str) -> None:
        await self.bus.subscribe(request_subject(node), self.hear)

    def hear(self, message: BusMessage) -> None:
        task = asyncio.get_running_loop().create_task(self.answer(message))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def answer(self, message: BusMessage) -> None:
        asked = msgspec.msgpack.decode(message.data, type=Asked)
        try:
            data = msgspec.msgpack.encode(await self.run(asked))
        except (ElsewhereError, UnownedError):
            data = AGAIN
        except Exception:
            log.exception("a request of another node failed")
            data = AGAIN
        try:
            await self.bus.publish(message.reply, data)
        except BusError:
            log.warning("the answer to another node was lost")

    async def run(self, asked: Asked) -> Answered:
        """Run the request through this node's application."""
        came: list[Message] = []
        body: list[Message] = [{"type": "http.request", "body": asked.body, "more_body": False}]

        async def receive() -> Message:
            if body:
                return body.pop()
            await asyncio.Event().wait()  # the client stays until it has its answer
            raise AssertionError

        async def send(message: Message) -> None:
            came.append(message)

        await self.app(scope_of(asked), receive, send)
        start, rest = came[0], came[1:]
        return Answered(start["status"], [*start["headers"]], b"".join(part.get("body", b"") for part in rest))


def scope_of(asked: Asked) -> dict[str, Any]:
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": asked.method,
        "path": asked.path,
        "raw_path": asked.raw_path,
        "query_string": asked.query,
        "scheme": asked.scheme,
        "root_path": "",
        "headers": asked.headers,
        "client": asked.client,
        "server": asked.server,
        "state": {},
        PASSED_ON: True,
        COUNTED: True,
    }

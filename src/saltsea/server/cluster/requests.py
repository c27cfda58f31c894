"""HTTP requests about a table that another node holds: they are answered there, and passed on as they are.

A route that needs such a table raises ElsewhereError before it has changed anything. The request then travels to the
owner, which runs it through the same application. Only a node that does not hold the table is asked again: a failure of
the owner is its answer. A long answer travels in pieces, which the node that asked fetches one by one."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from saltsea.bus.port import Bus, BusError, BusMessage, TooLargeError
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
PIECE: Final = 512 * 1024
"""Bytes of an answer in one message; a NATS server takes a megabyte unless told otherwise."""
MOST_KEPT: Final = 16
"""Long answers of which pieces are kept at the same time."""

log = logging.getLogger(__name__)


class ForwardedRequest(msgspec.Struct, frozen=True, array_like=True):
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
    more: int = 0
    """How many pieces of the body follow."""
    name: str = ""
    """How they are asked for."""


class PieceAsked(msgspec.Struct, frozen=True, array_like=True):
    """A piece of the body of an answer."""

    name: str
    number: int


def request_subject(node: str) -> str:
    """Where a node answers requests for its tables."""
    return f"saltsea.http.{node}"


def piece_subject(node: str) -> str:
    """Where a node gives out pieces of long answers."""
    return f"saltsea.http-piece.{node}"


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
        loop = asyncio.get_running_loop()
        late = loop.time() + PATIENCE
        try:
            data = await self.reply(node, msgspec.msgpack.encode(asked_of(scope, body)))
        except TooLargeError:
            return TOO_LARGE
        except BusError:
            return LATE if loop.time() >= late else None  # it may have done what was asked, and must not do it twice
        return None if data == AGAIN else await self.whole(node, msgspec.msgpack.decode(data, type=Answered))

    async def reply(self, node: str, question: bytes) -> bytes:
        """The owner's reply, as long as it is alive."""
        asking = asyncio.ensure_future(self.bus.request(request_subject(node), question, PATIENCE))
        try:
            while not (await asyncio.wait([asking], timeout=LOOK))[0]:
                if not await self.is_alive(node):
                    return AGAIN  # it sleeps, and others may have its tables
            return asking.result()
        finally:
            asking.cancel()

    async def whole(self, node: str, answer: Answered) -> Answered:
        """An answer with all its pieces."""
        pieces = [answer.body]
        try:
            for number in range(answer.more):
                question = msgspec.msgpack.encode(PieceAsked(answer.name, number))
                pieces.append(await self.bus.request(piece_subject(node), question, PATIENCE))
        except BusError:
            return LOST
        return Answered(answer.status, answer.headers, b"".join(pieces)) if all(pieces[1:]) else LOST


def own(status: int, message: str) -> Answered:
    """An answer of the cluster itself."""
    again = [(b"retry-after", b"1")] if status == HTTPStatus.SERVICE_UNAVAILABLE else []
    headers = [(b"content-type", b"application/json"), *again, (b"cache-control", b"no-store")]
    return Answered(status, headers, msgspec.json.encode({"status": status, "message": message}))


BUSY: Final = own(503, "this table moves to another node: try again in a moment")
LOST: Final = own(503, "the answer was lost between two nodes: try again in a moment")
LATE: Final = own(504, "the node that holds this table took too long")
TOO_LARGE: Final = own(413, "this is too large to be passed on to the node that holds this table")
BROKEN: Final = own(500, "the server made a mistake; its log says which")


def asked_of(scope: Scope, body: bytes) -> ForwardedRequest:
    return ForwardedRequest(
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
        self.kept: dict[str, list[bytes]] = {}
        """Pieces of long answers that were not fetched yet."""

    async def open(self, node: str) -> None:
        await self.bus.subscribe(request_subject(node), lambda message: self.start(self.answer(message)))
        await self.bus.subscribe(piece_subject(node), lambda message: self.start(self.give_piece(message)))

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def answer(self, message: BusMessage) -> None:
        answer = await self.answered(msgspec.msgpack.decode(message.data, type=ForwardedRequest))
        data = AGAIN if answer is None else msgspec.msgpack.encode(self.cut(answer))
        try:
            await self.bus.publish(message.reply, data)
        except TooLargeError:
            log.warning("an answer was too large for the bus")
            await self.say(message.reply, msgspec.msgpack.encode(BROKEN))
        except BusError:
            log.warning("the answer to another node was lost")

    async def answered(self, asked: ForwardedRequest) -> Answered | None:
        """The answer of this node; None if it does not hold the table either. A failure is an answer, and its request
        is not run again."""
        came: list[Message] = []
        try:
            await self.run(asked, came)
        except (ElsewhereError, UnownedError):
            return None
        except Exception:
            log.exception("a request of another node failed")
            return together(came) if came and came[0]["status"] >= HTTPStatus.INTERNAL_SERVER_ERROR else BROKEN
        return together(came)

    # --- long answers ---

    def cut(self, answer: Answered) -> Answered:
        """An answer that one message carries; the rest of a long one is kept for a while."""
        pieces = [answer.body[at : at + PIECE] for at in range(0, len(answer.body), PIECE)]
        if len(pieces) < 2:
            return answer
        if len(self.kept) >= MOST_KEPT:
            del self.kept[next(iter(self.kept))]
        name = secrets.token_hex(8)
        self.kept[name] = pieces[1:]
        asyncio.get_running_loop().call_later(PATIENCE, self.kept.pop, name, None)
        return Answered(answer.status, answer.headers, pieces[0], len(pieces) - 1, name)

    async def give_piece(self, message: BusMessage) -> None:
        """Give out a piece; an empty one if it is kept no more."""
        asked = msgspec.msgpack.decode(message.data, type=PieceAsked)
        pieces = self.kept.get(asked.name, [])
        await self.say(message.reply, pieces[asked.number] if asked.number < len(pieces) else b"")
        if asked.number + 1 == len(pieces):
            self.kept.pop(asked.name, None)

    async def say(self, reply: str, data: bytes) -> None:
        with suppress(BusError):  # the node that asked tells its client that the answer is lost
            await self.bus.publish(reply, data)

    async def run(self, asked: ForwardedRequest, came: list[Message]) -> None:
        """Run the request through this node's application; what it answers comes piece by piece."""
        body: list[Message] = [{"type": "http.request", "body": asked.body, "more_body": False}]

        async def receive() -> Message:
            if body:
                return body.pop()
            await asyncio.Event().wait()  # the client stays until it has its answer
            raise AssertionError

        async def send(message: Message) -> None:
            came.append(message)

        await self.app(scope_of(asked), receive, send)


def together(came: list[Message]) -> Answered:
    """What an application has sent, as one answer."""
    start, rest = came[0], came[1:]
    return Answered(start["status"], [*start["headers"]], b"".join(part.get("body", b"") for part in rest))


def scope_of(asked: ForwardedRequest) -> dict[str, Any]:
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

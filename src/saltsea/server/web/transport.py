"""HTTP and WebSockets as uvicorn speaks them, with limits: no client holds a connection or memory by sending too much,
too slowly, or nothing at all. The numbers are in `protection/limits.py`."""

import asyncio
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

import uvicorn
from starlette.types import ASGIApp
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

from saltsea.server.network.urls import is_loopback
from saltsea.server.tables.token_bucket import TokenBucket
from saltsea.server.web.protection.limits import Limits
from saltsea.server.web.protection.rate_limits import home_of

GRACE_SECONDS: Final = 3
RENEWAL_SECONDS: Final = 60
"""How often the certificate is checked: a laptop that changes its network gets another address."""
SLICE: Final = 4096
"""A WebSocket's bytes are read in slices: a chunk of tiny frames must not keep all tables waiting."""
LEAST: Final = 1024
"""A body is read in parts of at least so many bytes, however near its limit what surrounds it is."""
TOO_LARGE: Final = HTTPStatus.REQUEST_ENTITY_TOO_LARGE
WRITE_NOW: Final = "saltsea.write_now"
READ_NOW: Final = "saltsea.read_now"
"""The extensions of ASGI under which a connection offers that."""
HEAD_TOO_LARGE: Final = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE


class ConnectionCounts:
    """How many connections each address has. This machine itself, and the proxies in front of a server, have as many
    as they like: their visitors are counted later, by the address that the proxy tells."""

    def __init__(self, most: int, *, behind_proxies: bool) -> None:
        self.most = most
        self.behind_proxies = behind_proxies
        self.counts: Counter[str] = Counter()

    def key(self, transport: asyncio.BaseTransport) -> str:
        name = transport.get_extra_info("peername")
        host = name[0] if isinstance(name, tuple) else ""
        return "" if self.behind_proxies or not host or is_loopback(host) else home_of(host)

    def is_full(self, key: str) -> bool:
        return bool(key) and self.counts[key] >= self.most

    def add(self, key: str) -> None:
        if key:
            self.counts[key] += 1

    def remove(self, key: str) -> None:
        if key:
            self.counts[key] -= 1
            if not self.counts[key]:
                del self.counts[key]


class LimitedConfig(uvicorn.Config):
    """A configuration of uvicorn that knows our limits."""

    def __init__(self, app: ASGIApp, limits: Limits, *, behind_proxies: bool, certificate: Path | None) -> None:
        super().__init__(
            app,
            http=LimitedHttp,
            ws=LimitedWebSocket,
            ws_max_size=limits.message,
            # Measured: compressing each small message costs more time and memory than it saves in bytes.
            ws_per_message_deflate=False,
            ws_ping_interval=limits.ping_time,
            ws_ping_timeout=limits.ping_time,
            proxy_headers=False,  # `protection/forwarded.py` counts them
            server_header=False,
            access_log=False,
            lifespan="on",
            log_level="warning",
            log_config=None,  # uvicorn's messages go where all logs go
            timeout_graceful_shutdown=GRACE_SECONDS,
            timeout_notify=RENEWAL_SECONDS,
            ssl_certfile=certificate,
        )
        self.limits = limits
        self.counts = ConnectionCounts(limits.connections, behind_proxies=behind_proxies)


def limits_of(config: uvicorn.Config) -> LimitedConfig:
    assert isinstance(config, LimitedConfig)
    return config


class LimitedHttp(HttpToolsProtocol):
    """One connection over HTTP/1.1."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        config = limits_of(self.config)
        self.limits, self.counts = config.limits, config.counts
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.head = 0
        """Bytes of the request's head so far; after it, those that surround its body: sizes of chunks, and trailers."""
        self.in_head = True
        self.body = 0
        """Bytes of the request's body so far: one that comes in chunks does not say how long it is."""
        self.key = self.counts.key(transport)
        full = self.counts.is_full(self.key)
        self.counts.add(self.key)
        if full:
            self.refuse(HTTPStatus.TOO_MANY_REQUESTS, "too many connections from one place")
        else:
            self.start("head", self.limits.head_time)

    def connection_lost(self, exc: Exception | None) -> None:
        for name in [*self.timers]:
            self.stop(name)
        self.counts.remove(self.key)
        super().connection_lost(exc)

    # --- deadlines ---

    def start(self, name: str, seconds: float) -> None:
        if name not in self.timers:
            self.timers[name] = self.loop.call_later(seconds, self.transport.abort)

    def stop(self, name: str) -> None:
        timer = self.timers.pop(name, None)
        if timer is not None:
            timer.cancel()

    def pause_writing(self) -> None:
        self.start("stuck", self.limits.stuck_time)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.stop("stuck")
        super().resume_writing()

    def let_go(self) -> None:
        """Once this connection is closing: whoever does not read what is left in its buffer does not keep it."""
        if self.transport.is_closing():
            self.start("closing", self.limits.stuck_time)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.let_go()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.let_go()

    # --- sizes ---

    def data_received(self, data: bytes) -> None:
        """Read in slices, so that neither a head nor what surrounds a body exceeds its limit."""
        if self.in_head and not self.is_answering():
            self.start("head", self.limits.head_time)  # also for empty lines, with which no request begins
        while data and not self.transport.is_closing() and self.transport.get_protocol() is self:
            left = self.limits.head - self.head
            if left <= 0:
                self.refuse(HEAD_TOO_LARGE, f"the head of a request has at most {self.limits.head} bytes")
                break
            part = data[: left if self.in_head else max(left, LEAST)]
            data = data[len(part) :]
            self.head += len(part)
            super().data_received(part)
        self.let_go()

    def is_answering(self) -> bool:
        return bool(self.cycle) and not self.cycle.response_complete

    def on_message_begin(self) -> None:
        self.in_head, self.head = True, self.head if self.in_head else 0
        self.start("head", self.limits.head_time)
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header. Trailers, which come after the body, are none: proxies and checks have seen the head alone."""
        if self.in_head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.in_head, self.head, self.body = False, 0, 0
        self.stop("head")
        length = next((value for name, value in self.headers if name == b"content-length"), b"0")
        if len(length) > len(str(self.limits.body)) or int(length) > self.limits.body:
            self.refuse_body(is_answered=False)
            return
        self.start("body", self.limits.body_time)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.body += len(body)
        self.head = max(0, self.head - len(body) - len(body) // 8)  # a body in chunks of 50 bytes pays for their sizes
        if self.transport.is_closing():
            return
        if self.body > self.limits.body:
            self.refuse_body(is_answered=self.cycle.response_started)
        else:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self.stop("body")
        self.in_head, self.head = True, 0
        if not self.transport.is_closing():
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on the WebSocket counts for its address, and has limits of its own."""
        for name in [*self.timers]:
            self.stop(name)
        if self.transport.is_closing():
            return
        super().handle_websocket_upgrade()
        self.counts.remove(self.key)
        self.key = ""
        protocol = self.transport.get_protocol()
        if not (isinstance(protocol, LimitedWebSocket) and protocol.handshake_initiated):
            self.transport.abort()  # a head that the library for WebSockets does not take, and would wait for

    def refuse_body(self, *, is_answered: bool) -> None:
        """A body is too long. A client that was answered already, as no route reads this body, gets no other answer."""
        if is_answered:
            self.transport.close()
        else:
            self.refuse(TOO_LARGE, f"a request has at most {self.limits.body} bytes")

    def refuse(self, status: HTTPStatus, why: str) -> None:
        """Answer in one line, and close: what else this client sends is not read."""
        body = f"{status}: {why}\n".encode()
        head = f"HTTP/1.1 {status} {status.phrase}\r\nContent-Type: text/plain\r\nContent-Length: {len(body)}\r\n"
        self.transport.write(head.encode() + b"Connection: close\r\n\r\n" + body)
        self.transport.close()


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """One WebSocket."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        config = limits_of(self.config)
        self.limits, self.counts = config.limits, config.counts
        self.key = self.counts.key(transport)
        self.counts.add(self.key)
        self.close_timeout = self.limits.close_time
        self.last_moment: asyncio.TimerHandle | None = None
        self.late = 0
        """Bytes that came after we had said goodbye."""
        self.pace = TokenBucket(self.limits.frames, 10_000 // self.limits.frames)
        self.reader: Callable[[str], bool] | None = None
        """Takes each message as it comes; whether more may come."""

    def connection_lost(self, exc: Exception | None) -> None:
        self.counts.remove(self.key)
        if self.last_moment is not None:
            self.last_moment.cancel()
        super().connection_lost(exc)

    def let_go(self) -> None:
        """After the last word: whoever does not read it, and so never closes, is cut. Nothing pings them any more."""
        if self.last_moment is None:
            self.last_moment = self.loop.call_later(2 * self.limits.close_time, self.transport.abort)

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self.let_go()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_sent:
            self.let_go()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            offered: dict[str, Any] = self.scope["extensions"]
            offered.update({WRITE_NOW: self.write_now, READ_NOW: self.read_now})

    def write_now(self, text: bytes) -> bool:
        """Write a message at once, without a task that waits for its turn; whether this client keeps up so far."""
        if not (self.writable.is_set() and self.handshake_complete) or self.close_sent or self.transport.is_closing():
            return False
        if self.conn.state is not State.OPEN:  # the client was faster and has closed it
            return False
        # The library would make a Frame, check it and copy it twice, which takes longer than all else here.
        self.transport.write(text_head(len(text)) + text)
        return True

    def read_now(self, reader: Callable[[str], bool]) -> None:
        """From now on give each message to the reader at once, without a queue and a task that waits for it. What came
        before is still in the queue, and goes first."""
        self.reader = reader

    def data_received(self, data: bytes) -> None:
        self.late += len(data) if self.close_sent else 0
        if self.late > self.limits.message:
            self.transport.abort()  # it was told to go, and talks on
        for first in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[first : first + SLICE])
            if self.queue.qsize() > self.limits.unread:
                self.cut("too many messages at once")

    # --- what never reaches a table ---

    def handle_cont(self, event: Frame) -> None:
        self.count()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        self.count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self.count()
        super().handle_pong(event)

    def count(self) -> None:
        now = int(self.loop.time() * 1000)
        if self.pace.wait(now):
            self.cut("too many frames")
        self.pace.take(now)

    def cut(self, why: str) -> None:
        if not self.close_sent:
            self.conn.fail(CloseCode.POLICY_VIOLATION, why)
            self.give_up(CloseCode.POLICY_VIOLATION)

    def give_up(self, code: int) -> None:
        """Say what the library wants to say, and close without waiting for an answer."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self.let_go()

    def handle_parser_exception(self) -> None:
        """A bad frame, or a head that no browser sends: the other end is at fault, so nothing is logged."""
        if self.handshake_complete:
            self.give_up(CloseCode.PROTOCOL_ERROR if self.conn.close_sent is None else self.conn.close_sent.code)
        else:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """A client that does not answer may not read either: do not wait until it has read its last messages."""
        super().keepalive_timeout()
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """As the library does, but bytes that are no text are not our failure: they leave no traceback."""
        if self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        text = text_of(self.frames)
        if text is None:
            self.frames = []
            self.conn.fail(CloseCode.INVALID_DATA, "not UTF-8")
            self.give_up(CloseCode.INVALID_DATA)
        elif self.reader is None or self.close_sent or not self.queue.empty():
            super().send_receive_event_to_app()
        else:
            self.frames = []
            if not self.reader(text):
                self.reader = None
                self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.NORMAL_CLOSURE, "reason": ""})


def text_of(frames: list[bytes]) -> str | None:
    """The text of a message; None if it is no text."""
    try:
        return (frames[0] if len(frames) == 1 else b"".join(frames)).decode()
    except UnicodeDecodeError:
        return None


def text_head(length: int) -> bytes:
    """The head of a frame that is a whole message of text, from a server (RFC 6455, section 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")

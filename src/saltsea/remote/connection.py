"""A connection to a table that stays open: it sends Hello, ticks, reconnects after a loss, and resends unanswered
requests. It runs in a thread of its own and decodes only what it needs for that."""

from collections.abc import Callable
from queue import SimpleQueue
from threading import Event, Lock, Thread
from time import monotonic_ns
from typing import Final, NamedTuple, TypeAlias

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from saltsea.kernel.seat import Millis
from saltsea.remote.links import TableLink
from saltsea.server.tables.messages.codec import encode
from saltsea.server.tables.messages.from_client import Hello, Language, Tick

TICK: Final[Millis] = 2500
"""The time between two ticks."""
PAUSES: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds before each attempt to reconnect; the last one repeats."""
ANSWERS: Final = ("Done", "Refused", "Failed")


class ConnectionLost(NamedTuple):
    """The connection was lost or could not be reopened: the number of the next attempt, and the seconds before it."""

    tries: int
    seconds: float


class Reconnected(NamedTuple):
    """The connection is open again."""


class ConnectionEnded(NamedTuple):
    """The connection is closed for good; `reason` is empty if that was intended or already announced."""

    reason: str = ""


Received: TypeAlias = str | ConnectionLost | Reconnected | ConnectionEnded


class Head(msgspec.Struct):
    """The fields that the connection itself reads of a message."""

    kind: str
    n: int = 0
    token: str = ""
    again: bool = True
    now: int = 0


def real() -> Millis:
    return monotonic_ns() // 1_000_000


class TableConnection:
    """One connection. `received` has what came, in order; `on_received` is called in the connection's thread when there
    is more."""

    def __init__(
        self,
        link: TableLink,
        key: str,
        language: Language,
        *,
        ticks: bool,
        on_received: Callable[[], None] = lambda: None,
        logbook: str | None = None,
    ) -> None:
        self.link = link
        self.key = key
        self.language = language
        self.logbook = logbook
        """The secret of the log book to play for, in a game with a campaign."""
        self.ticks = ticks
        self.on_received = on_received
        self.received: SimpleQueue[Received] = SimpleQueue()
        self.have = 0
        """The number of the last received message."""
        self.unanswered: dict[str, str] = {}
        self.socket: ClientConnection | None = None
        self.lock = Lock()
        self.stop = Event()
        self.welcomed = False
        self.lost = False
        self.tries = 0
        self.next_tick: Millis = 0
        self.tock: tuple[int, Millis] = (0, 0)
        """The server's time in the last Tock, and when that came."""
        self.thread = Thread(target=self.run, name=f"table {link.code}", daemon=True)

    def start(self) -> None:
        self.thread.start()

    def send(self, message: str, token: str = "") -> None:
        """Send a message now. With a token it is also sent again after a loss, until it is answered."""
        with self.lock:
            if token:
                self.unanswered[token] = message
            if self.socket is not None:
                self.try_to_send(self.socket, message)

    def close(self) -> None:
        """Close the connection."""
        self.stop.set()
        with self.lock:
            socket = self.socket
        if socket is not None:
            socket.close()
        self.thread.join(timeout=2)

    # --- in the connection's own thread ---

    def run(self) -> None:
        """Connect and exchange messages; after a loss, try again, each time a little later."""
        reason = ""
        while not self.stop.is_set():
            try:
                with connect(self.link.socket_url(), max_size=None, compression=None, close_timeout=1) as socket:
                    self.exchange(socket)
                reason = "the server closed the connection"
            except (OSError, WebSocketException) as error:
                reason = str(error) or type(error).__name__
            if not self.welcomed:
                break
            self.pause()
        self.put(ConnectionEnded("" if self.welcomed else reason))

    def pause(self) -> None:
        if not self.stop.is_set():
            seconds = PAUSES[min(self.tries, len(PAUSES) - 1)]
            self.tries += 1
            self.lost = True
            self.put(ConnectionLost(self.tries, seconds))
            self.stop.wait(seconds)

    def exchange(self, socket: ClientConnection) -> None:
        """Send Hello, then pass on the received messages until the connection closes."""
        try:
            self.greet(socket)
            while not self.stop.is_set():
                self.receive(socket)
        except ConnectionClosed:
            return
        finally:
            with self.lock:
                self.socket = None

    def greet(self, socket: ClientConnection) -> None:
        """Send Hello with the number of the last message, then the unanswered requests again."""
        with self.lock:
            socket.send(encode(Hello(self.key or None, self.have, self.language, logbook=self.logbook)).decode())
            for message in self.unanswered.values():
                socket.send(message)
            self.socket = socket
        self.tock = (0, 0)

    def receive(self, socket: ClientConnection) -> None:
        """Receive one message, or tick when it is due."""
        silence = max(0, self.next_tick - real()) / 1000 if self.ticks else None
        try:
            message = socket.recv(timeout=silence)
            self.handle(message if isinstance(message, str) else message.decode())
        except TimeoutError:
            pass  # nothing came
        if self.ticks and real() >= self.next_tick:
            self.tick(socket)

    def tick(self, socket: ClientConnection) -> None:
        self.next_tick = real() + TICK
        server_time, came = self.tock
        self.try_to_send(socket, encode(Tick(real(), server_time, real() - came if server_time else 0)).decode())

    def handle(self, message: str) -> None:
        """Update the connection's own state from a message, and pass the message on."""
        head = msgspec.json.decode(message, type=Head)
        if head.kind == "Tock" and self.ticks:
            self.tock = (head.now, real())
            return
        self.have = max(self.have, head.n)
        if head.kind in ANSWERS:
            with self.lock:
                self.unanswered.pop(head.token, None)
        if head.kind == "Welcome":
            self.mark_welcomed()
        if head.kind == "Goodbye" and not head.again:
            self.stop.set()
        self.put(message)

    def mark_welcomed(self) -> None:
        self.welcomed, self.tries = True, 0
        if self.lost:
            self.lost = False
            self.put(Reconnected())

    def put(self, item: Received) -> None:
        self.received.put(item)
        self.on_received()

    @staticmethod
    def try_to_send(socket: ClientConnection, message: str) -> None:
        """Send; a connection that is being lost is noticed by the reading side."""
        try:
            socket.send(message)
        except ConnectionClosed:
            return

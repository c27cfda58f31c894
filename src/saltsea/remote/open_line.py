"""A line to a table that stays open: it greets, ticks, comes back by itself after a loss, and sends again what was not
answered. It runs in a thread of its own and hands on what comes; it understands only what it needs for that."""

from collections.abc import Callable
from queue import SimpleQueue
from threading import Event, Lock, Thread
from time import monotonic_ns
from typing import Final, NamedTuple, TypeAlias

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from saltsea.kernel.seat import Millis
from saltsea.remote.place import Place
from saltsea.server.tables.from_client import Hello, Language, Tick
from saltsea.server.tables.protocol import encode

TICK: Final[Millis] = 2500
"""So long between two ticks."""
PAUSES: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds before each try to come back; the last one goes on."""
ANSWERS: Final = ("Done", "Refused", "Failed")


class Lost(NamedTuple):
    """The line broke or could not be opened again: which try the next one is, and after how many seconds it comes."""

    tries: int
    seconds: float


class Back(NamedTuple):
    """The line is open again."""


class Ended(NamedTuple):
    """Nothing more will come; `reason` is empty if that was wished or has been said."""

    reason: str = ""


Heard: TypeAlias = str | Lost | Back | Ended


class Head(msgspec.Struct):
    """What the line itself reads of a message."""

    kind: str
    n: int = 0
    token: str = ""
    again: bool = True
    now: int = 0


def real() -> Millis:
    return monotonic_ns() // 1_000_000


class OpenLine:
    """One line. `heard` is what came, in its order; `woken` is called, in the line's thread, when there is more."""

    def __init__(
        self,
        place: Place,
        key: str,
        language: Language,
        *,
        ticks: bool,
        woken: Callable[[], None] = lambda: None,
        logbook: str | None = None,
    ) -> None:
        self.place = place
        self.key = key
        self.language = language
        self.logbook = logbook
        """The secret of the log book that is sailed for, in a game with a campaign."""
        self.ticks = ticks
        self.woken = woken
        self.heard: SimpleQueue[Heard] = SimpleQueue()
        self.have = 0
        """The number of the last message that came."""
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
        self.thread = Thread(target=self.run, name=f"line to {place.code}", daemon=True)

    def start(self) -> None:
        self.thread.start()

    def send(self, message: str, token: str = "") -> None:
        """Send now, or as soon as the line is back if somebody waits for the answer to this token."""
        with self.lock:
            if token:
                self.unanswered[token] = message
            if self.socket is not None:
                self.try_to_send(self.socket, message)

    def close(self) -> None:
        """Hang up."""
        self.stop.set()
        with self.lock:
            socket = self.socket
        if socket is not None:
            socket.close()
        self.thread.join(timeout=2)

    # --- in the line's own thread ---

    def run(self) -> None:
        """Connect, talk, and after a loss try again, each time a little later."""
        reason = ""
        while not self.stop.is_set():
            try:
                with connect(self.place.line(), max_size=None, compression=None, close_timeout=1) as socket:
                    self.talk(socket)
                reason = "the server closed the line"
            except (OSError, WebSocketException) as error:
                reason = str(error) or type(error).__name__
            if not self.welcomed:
                break
            self.pause()
        self.put(Ended("" if self.welcomed else reason))

    def pause(self) -> None:
        if not self.stop.is_set():
            seconds = PAUSES[min(self.tries, len(PAUSES) - 1)]
            self.tries += 1
            self.lost = True
            self.put(Lost(self.tries, seconds))
            self.stop.wait(seconds)

    def talk(self, socket: ClientConnection) -> None:
        """Greet, then hand on what comes until the line closes."""
        try:
            self.greet(socket)
            while not self.stop.is_set():
                self.listen(socket)
        except ConnectionClosed:
            return
        finally:
            with self.lock:
                self.socket = None

    def greet(self, socket: ClientConnection) -> None:
        """Say who comes and what they have; then once more what was not answered."""
        with self.lock:
            socket.send(encode(Hello(self.key or None, self.have, self.language, logbook=self.logbook)).decode())
            for message in self.unanswered.values():
                socket.send(message)
            self.socket = socket
        self.tock = (0, 0)

    def listen(self, socket: ClientConnection) -> None:
        """Take one message, or tick when it is time to."""
        silence = max(0, self.next_tick - real()) / 1000 if self.ticks else None
        try:
            message = socket.recv(timeout=silence)
            self.take(message if isinstance(message, str) else message.decode())
        except TimeoutError:
            pass  # a moment without news
        if self.ticks and real() >= self.next_tick:
            self.tick(socket)

    def tick(self, socket: ClientConnection) -> None:
        self.next_tick = real() + TICK
        heard, came = self.tock
        self.try_to_send(socket, encode(Tick(real(), heard, real() - came if heard else 0)).decode())

    def take(self, message: str) -> None:
        """Note what the line must know, and hand the message on."""
        head = msgspec.json.decode(message, type=Head)
        if head.kind == "Tock" and self.ticks:
            self.tock = (head.now, real())
            return
        self.have = max(self.have, head.n)
        if head.kind in ANSWERS:
            with self.lock:
                self.unanswered.pop(head.token, None)
        if head.kind == "Welcome":
            self.is_welcome()
        if head.kind == "Goodbye" and not head.again:
            self.stop.set()
        self.put(message)

    def is_welcome(self) -> None:
        self.welcomed, self.tries = True, 0
        if self.lost:
            self.lost = False
            self.put(Back())

    def put(self, heard: Heard) -> None:
        self.heard.put(heard)
        self.woken()

    @staticmethod
    def try_to_send(socket: ClientConnection, message: str) -> None:
        """A line that is just being lost is noticed by whoever reads from it."""
        try:
            socket.send(message)
        except ConnectionClosed:
            return

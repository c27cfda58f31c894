"""Somebody's open line to a table, whatever it runs over."""

from hashlib import sha256
from typing import Final, Protocol

from saltsea.kernel.seat import Millis
from saltsea.server.tables.from_client import Language
from saltsea.server.tables.protocol import encode
from saltsea.server.tables.room import Person
from saltsea.server.tables.to_client import ToClient

BURST: Final = 60
EACH_SECOND: Final = 20
"""So many messages may come at once, and so many each second after that."""


SILENCE: Final[Millis] = 5000
MOST_LAG: Final[Millis] = 5000


def hashed(key: str) -> str:
    """A key as it is kept: 128 random bits need no salt."""
    return sha256(key.encode()).hexdigest()


class Wire(Protocol):
    """Takes messages for a client and never waits for it; a client that is too slow is cut off."""

    def send(self, message: bytes) -> None: ...

    def close(self) -> None:
        """After what was sent."""
        ...


class Connection:
    """One device. Before its Hello it is nobody, and hears nothing."""

    def __init__(self, wire: Wire, account: str | None = None) -> None:
        self.wire = wire
        self.account = account
        """Whoever is signed in on it."""
        self.greeted = False
        self.key: str | None = None
        """The hash of its secret."""
        self.logbook = ""
        """The hash of the secret of its log book; empty: it has shown none."""
        self.person: Person | None = None
        self.told: tuple[Person | None, list[int]] | None = None
        """Who it was last told to be, with which seats."""
        self.language: Language = "en"
        self.lag: Millis = 0
        """How long a message takes from here to there and back."""
        self.ticks = False
        self.heard: Millis = 0
        """When its last message came."""
        self.arrived: Millis = 0
        """When the message came that the table is answering: it may have lain in the mailbox for a while."""
        self.allowance: float = BURST
        self.counted: Millis = 0

    def tell(self, message: ToClient) -> None:
        self.wire.send(encode(message))

    def hear(self, real: Millis) -> bool:
        """A message came; whether that ends a silence."""
        was_silent = self.is_silent(real)
        self.heard = real
        return was_silent

    def ticked(self, real: Millis, heard: Millis, held: Millis) -> None:
        """A tick that answers the last tock tells how long both took."""
        self.ticks = True
        if heard:
            took = min(MOST_LAG, max(0, real - heard - held))
            self.lag = took if not self.lag else (3 * self.lag + took) // 4

    def is_silent(self, real: Millis) -> bool:
        """Whether a client that ticks has stopped: its line is as good as lost."""
        return self.ticks and real - self.heard >= SILENCE

    def is_too_fast(self, real: Millis) -> bool:
        """Counts one message, unless it is one too many: who waits a second is heard again."""
        earned = max(0, real - self.counted) * EACH_SECOND / 1000
        self.allowance, self.counted = min(BURST, self.allowance + earned), real
        if self.allowance < 1:
            return True
        self.allowance -= 1
        return False

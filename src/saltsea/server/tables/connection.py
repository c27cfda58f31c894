"""The connection of one client to a table, over any transport."""

from hashlib import sha256
from typing import Final, Protocol

from saltsea.kernel.languages import USUAL
from saltsea.kernel.seat import Millis
from saltsea.server.tables.messages.codec import encode
from saltsea.server.tables.messages.from_client import Language
from saltsea.server.tables.messages.to_client import ToClient
from saltsea.server.tables.table_info import Person
from saltsea.server.tables.token_bucket import TokenBucket
from saltsea.wire.forms import FormName

BURST: Final = 60
EACH_SECOND: Final = 20
"""Messages allowed at once, and messages allowed per second after that."""
BURST_OF_PLACE: Final = 600
EACH_SECOND_OF_PLACE: Final = 200
"""The same for all connections of one address: a class of forty that plays at once sends a fifth of it."""
MOST_REFUSED: Final = 100
"""A client that sends so many more in one go is cut off. One that has bad luck with its network sends a few dozen."""

FLOODING: Final = 4429
"""The code with which the connection of a client that has sent, or tried, too much is closed."""
SILENCE: Final[Millis] = 5000
MOST_LAG: Final[Millis] = 5000


def hashed(key: str) -> str:
    """A key as it is stored: 128 random bits need no salt."""
    return sha256(key.encode()).hexdigest()


class Transport(Protocol):
    """Takes messages for a client without waiting; a client that is too slow is disconnected."""

    def send(self, message: bytes) -> None: ...

    def close(self, code: int = 1000) -> None:
        """Close after what was already sent."""
        ...


class Connection:
    """One device at a table. Before its Hello it has no person and receives nothing."""

    def __init__(self, transport: Transport, account: str | None = None) -> None:
        self.transport = transport
        self.account = account
        """The account that is signed in on this device."""
        self.address = ""
        """Where this device is, for limits and never stored; empty for the server's own machine."""
        self.welcomed = False
        self.key: str | None = None
        """The hash of the secret of its person: the device's own, or of the seat that its account has."""
        self.device: str | None = None
        """The hash of the device's own secret."""
        self.logbook = ""
        """The hash of the secret of its log book; empty if it has shown none."""
        self.person: Person | None = None
        self.identity_sent: tuple[Person | None, list[int]] | None = None
        """The person and seats that were last sent to this client."""
        self.hears = False
        """Whether it hears at once what is said at the table, and was told what was said before."""
        self.language: Language = USUAL
        self.form: FormName = "observation"
        """How the game is sent to this client."""
        self.snapshot_line = -1
        """The last line that counts in the snapshot it was sent last: older steps would change its view twice."""
        self.lag: Millis = 0
        """The round-trip time of a message."""
        self.ticks = False
        self.last_received: Millis = 0
        """When the last message came."""
        self.arrived: Millis = 0
        """When the message arrived that the table is handling now: it may have waited in the inbox."""
        self.bucket = TokenBucket(BURST, 1000 // EACH_SECOND)
        self.place: TokenBucket | None = None
        """The bucket that all connections of its address share; none for the server's own machine."""
        self.refused = 0
        """Messages that came too fast, since one last came in time."""
        self.is_cut = False

    def send(self, message: ToClient) -> None:
        self.transport.send(encode(message))

    def mark_received(self, real: Millis) -> bool:
        """Note that a message came. Returns whether this ends a silence."""
        was_silent = self.is_silent(real)
        self.last_received = real
        return was_silent

    def record_tick(self, real: Millis, server_time: Millis, held: Millis) -> None:
        """Measure the lag from a tick that answers the last tock."""
        self.ticks = True
        if server_time:
            took = min(MOST_LAG, max(0, real - server_time - held))
            self.lag = took if not self.lag else (3 * self.lag + took) // 4

    def is_silent(self, real: Millis) -> bool:
        """Whether a client that ticks has stopped: its connection counts as lost."""
        return self.ticks and real - self.last_received >= SILENCE

    def is_too_fast(self, real: Millis) -> bool:
        """Count one message against the rate limit; a client over the limit recovers within a second."""
        if self.wait(real):
            self.refused += 1
            return True
        self.bucket.take(real)
        if self.place is not None:
            self.place.take(real)
        self.refused = max(0, self.refused - 1)
        return False

    def wait(self, real: Millis) -> Millis:
        """Time until the next message would be in time."""
        return max(self.bucket.wait(real), 0 if self.place is None else self.place.wait(real))

    def count_anew(self) -> None:
        """Forget how fast its messages came so far."""
        self.bucket = TokenBucket(BURST, 1000 // EACH_SECOND)
        self.refused = 0

    def is_flooding(self) -> bool:
        return self.refused > MOST_REFUSED

    def cut(self, message: ToClient) -> None:
        """Say a last word and close, once."""
        if not self.is_cut:
            self.is_cut = True
            self.send(message)
            self.transport.close(FLOODING)

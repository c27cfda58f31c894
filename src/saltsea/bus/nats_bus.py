"""The bus over NATS with JetStream. It reconnects for ever, and makes its buckets again if the server has lost them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError
from nats.errors import MaxPayloadError, NoRespondersError
from nats.js import JetStreamContext
from nats.js.api import KeyValueConfig, StorageType
from nats.js.errors import (
    APIError,
    KeyNotFoundError,
    KeyWrongLastSequenceError,
    NoKeysError,
    NoStreamResponseError,
    ServiceUnavailableError,
)
from nats.js.kv import KeyValue

from saltsea.bus.port import Bucket, BusError, BusMessage, Entry, Handler, NobodyError, TooLargeError

RECONNECT: Final = 0.25
"""Seconds between two attempts to reach a server that is gone."""
PING: Final = 2
"""Seconds between two pings: a partition is noticed after two that were not answered."""
OPEN_WITHIN: Final = 10.0
PATIENCE: Final = 2.0
"""Seconds that a question to a bucket may take."""
UNSENT: Final = 8 * 1024 * 1024
"""Bytes that wait at most while the bus cannot be reached."""
WRONG_REVISION: Final = (10071, 10164)
"""What JetStream calls a write whose expected revision is not the last one."""
T = TypeVar("T")

log = logging.getLogger(__name__)


class NatsSubscription:
    """One subscription at a NATS server."""

    def __init__(self, unsubscribe: Callable[[], Awaitable[None]]) -> None:
        self.unsubscribe = unsubscribe

    async def end(self) -> None:
        await answered(self.unsubscribe())


class NatsBus:
    """A bus at these NATS servers, separated by commas; a user and a password, or a token, may be in the address."""

    def __init__(self, servers: str, *, replicas: int = 1, patience: float = OPEN_WITHIN) -> None:
        self.servers = servers.split(",")
        self.replicas = replicas
        """How many servers of a NATS cluster keep each bucket."""
        self.patience = patience
        """Seconds that the first connection may take; the server may be starting too."""
        self.client: Client | None = None
        self.returns = 0
        self.trouble = "no server answers there"
        """What the library has said last."""

    async def open(self) -> None:
        """Connect; the first attempts may fail, later losses are mended behind."""
        try:
            async with asyncio.timeout(self.patience):
                self.client = await answered(self.connect())
        except TimeoutError as error:
            raise BusError(self.trouble) from error

    def connect(self) -> Awaitable[Client]:
        return nats.connect(
            self.servers,
            allow_reconnect=True,
            max_reconnect_attempts=-1,
            reconnect_time_wait=RECONNECT,
            connect_timeout=PATIENCE,
            ping_interval=PING,
            max_outstanding_pings=2,
            pending_size=UNSENT,
            error_cb=self.noticed,
            reconnected_cb=self.returned,
        )

    async def close(self) -> None:
        if self.client is not None and not self.client.is_closed:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.client.flush()
            except (NatsError, OSError, TimeoutError):
                log.debug("the bus was gone first")
            await answered(self.client.close())

    async def returned(self) -> None:
        self.returns += 1

    async def noticed(self, error: Exception) -> None:
        """The library reports every failed attempt to connect; one line each is enough."""
        self.trouble = " ".join(str(error).split()) or type(error).__name__
        log.debug("the bus: %s", self.trouble)

    def connected(self) -> Client:
        if self.client is None or not self.client.is_connected:
            raise BusError("the bus cannot be reached")
        return self.client

    async def publish(self, subject: str, data: bytes, reply: str = "") -> None:
        await answered(self.connected().publish(subject, data, reply=reply))

    async def subscribe(self, subject: str, handler: Handler, group: str = "") -> NatsSubscription:
        async def received(message: Msg) -> None:
            try:
                handler(BusMessage(message.data, message.reply))
            except Exception:
                log.exception("a message of the bus could not be handled")

        made = await answered(self.connected().subscribe(subject, queue=group, cb=received))
        return NatsSubscription(made.unsubscribe)

    async def request(self, subject: str, data: bytes, patience: float) -> bytes:
        try:
            return bytes((await self.connected().request(subject, data, timeout=patience)).data)
        except NoRespondersError as error:
            raise NobodyError(subject) from error
        except MaxPayloadError as error:
            raise TooLargeError(f"{len(data)} bytes to {subject}") from error
        except (NatsError, OSError, TimeoutError) as error:
            raise BusError(f"no answer from {subject}") from error

    def bucket(self, name: str, lifetime: float) -> Bucket:
        return NatsBucket(self, name, lifetime)

    def new_inbox(self) -> str:
        return self.connected().new_inbox()


class NatsBucket:
    """A bucket of JetStream, made with its first use and after every loss."""

    def __init__(self, bus: NatsBus, name: str, lifetime: float) -> None:
        self.bus = bus
        self.config = KeyValueConfig(
            bucket=name, history=1, ttl=lifetime, storage=StorageType.FILE, replicas=bus.replicas
        )
        self.found: KeyValue | None = None

    def context(self) -> JetStreamContext:
        return self.bus.connected().jetstream(timeout=PATIENCE)

    async def opened(self) -> KeyValue:
        """The bucket; all nodes may make it at the same time."""
        if self.found is None:
            self.found = await answered(self.context().create_key_value(self.config))
        return self.found

    async def ask(self, question: Callable[[KeyValue], Awaitable[T]]) -> T:
        """Ask the bucket. One that the server has lost is made again by the next write; to a reader it is empty."""
        self.bus.connected()
        try:
            return await question(await self.opened())
        except (NoStreamResponseError, NoRespondersError, ServiceUnavailableError):
            self.found = None
        except (NatsError, OSError, TimeoutError) as error:
            raise BusError(f"the bucket {self.config.bucket} does not answer: {error}") from error
        return await answered(question(await self.opened()))

    async def get(self, key: str) -> Entry | None:
        async def question(bucket: KeyValue) -> Entry | None:
            try:
                found = await bucket.get(key)
            except KeyNotFoundError:
                return None
            return Entry(found.value or b"", found.revision or 0)

        return await self.ask(question)

    async def create(self, key: str, value: bytes) -> int | None:
        return await self.ask(lambda bucket: unless_changed(bucket.create(key, value)))

    async def update(self, key: str, value: bytes, last: int) -> int | None:
        return await self.ask(lambda bucket: unless_changed(bucket.update(key, value, last)))

    async def delete(self, key: str, last: int) -> bool:
        return await self.ask(lambda bucket: unless_changed(bucket.delete(key, last))) is not None

    async def keys(self) -> list[str]:
        async def question(bucket: KeyValue) -> list[str]:
            try:
                return sorted(await bucket.keys())
            except NoKeysError:
                return []

        return await self.ask(question)


async def unless_changed(writing: Awaitable[T]) -> T | None:
    """The result of a write; None if the value has another revision by now."""
    try:
        return await writing
    except KeyWrongLastSequenceError:
        return None
    except APIError as error:
        if error.err_code in WRONG_REVISION:
            return None
        raise


async def answered(asked: Awaitable[T]) -> T:
    """What the library answers; all that can go wrong there is one error here, and another one what can never be
    sent."""
    try:
        return await asked
    except MaxPayloadError as error:
        raise TooLargeError(str(error)) from error
    except (NatsError, OSError, TimeoutError) as error:
        raise BusError(str(error) or type(error).__name__) from error

"""The push channel (Web Push): encrypted for one browser (RFC 8291), sent to its push service (RFC 8030)."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import closing
from email.utils import parsedate_to_datetime
from hashlib import sha256
from http.client import HTTPException
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import msgspec

from saltsea.kernel.seat import Millis
from saltsea.server.notifications.delivery import Delivered, DeliveryResult, Notification, RetryLater, Undeliverable
from saltsea.server.notifications.outbound import NotPublicError, connection_to
from saltsea.server.notifications.reminder_handlers import unpadded
from saltsea.server.notifications.vapid import Signature
from saltsea.server.notifications.wording import Wording
from saltsea.server.tables.messages.from_client import Subscription
from saltsea.server.web.messages import Pushed

TIME_TO_LIVE: Final = 24 * 3600
"""Seconds that a push service stores it for a browser that is offline."""
TOPIC_LENGTH: Final = 32
NO_MORE: Final = (404, 410)


class Reply(NamedTuple):
    """The answer of a push service."""

    status: int
    retry_after: str


class Push:
    """The channel `push`. Its targets are subscriptions, as JSON."""

    def __init__(self, signature: Signature, now: Callable[[], Millis], *, anywhere: bool = False) -> None:
        self.signature = signature
        self.now = now
        self.anywhere = anywhere
        """For tests: their push service is on this machine."""
        self.wording = Wording()

    async def send(self, target: bytes, notice: Notification) -> DeliveryResult:
        to = msgspec.json.decode(target, type=Subscription)
        signed = await self.signature.header(to.endpoint, self.now())
        if signed is None:
            return Undeliverable("no push service has such an address")
        headers = {
            "Authorization": signed,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TIME_TO_LIVE),
            "Urgency": "high" if notice.kind == "hurry" else "normal",
            "Topic": topic(notice),
        }
        body = encrypted(msgspec.json.encode(self.pushed(notice)), to)
        return await asyncio.to_thread(self.deliver, to.endpoint, headers, body)

    def pushed(self, notice: Notification) -> Pushed:
        title, body = self.wording.subject(notice), self.wording.sentence(notice)
        return Pushed(title, body, f"/t/{notice.table}", topic(notice), notice.language)

    def deliver(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> DeliveryResult:
        """Send, in a thread. Redirects are not followed: they could lead anywhere."""
        try:
            reply = posted(endpoint, headers, body, anywhere=self.anywhere)
        except NotPublicError as error:
            return Undeliverable(str(error))
        except (OSError, HTTPException, ValueError) as error:
            return RetryLater(type(error).__name__)
        return delivery_result(reply, self.now())


def topic(notice: Notification) -> str:
    """At most 32 characters that are valid in a URL."""
    return sha256(notice.topic.encode()).hexdigest()[:TOPIC_LENGTH]


def encrypted(message: bytes, to: Subscription) -> bytes:
    """Encrypt for this browser alone."""
    from saltsea.server.notifications import sealing

    return sealing.encrypted(message, unpadded(to.keys.p256dh), unpadded(to.keys.auth))


def posted(endpoint: str, headers: Mapping[str, str], body: bytes, *, anywhere: bool) -> Reply:
    parts = urlsplit(endpoint)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    with closing(connection_to(endpoint, anywhere=anywhere)) as connection:
        connection.request("POST", path, body, dict(headers))
        response = connection.getresponse()
        return Reply(response.status, response.getheader("Retry-After", ""))


def delivery_result(reply: Reply, now: Millis) -> DeliveryResult:
    """The meaning of a reply: delivered, undeliverable or retry. Errors of our own are retried too, and given up in the
    end."""
    why = f"the push service said {reply.status}"
    if 200 <= reply.status < 300:
        return Delivered()
    return Undeliverable(why) if reply.status in NO_MORE else RetryLater(why, wait(reply.retry_after, now))


def wait(retry_after: str, now: Millis) -> Millis:
    """How long the push service wants us to wait: seconds, or a date."""
    if retry_after.isascii() and retry_after.isdigit():
        return int(retry_after) * 1000
    try:
        return max(0, int(parsedate_to_datetime(retry_after).timestamp() * 1000) - now)
    except ValueError:
        return 0

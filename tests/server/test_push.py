"""Reminders through a browser, against a push service on this machine that checks the signature and decrypts."""

import asyncio
import json
import socket
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from email.utils import formatdate
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from threading import Thread
from typing import Any

import http_ece
import httpx
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from py_vapid.jwt import decode

from saltsea.server.application import Application
from saltsea.server.bots.inline import InlineBots
from saltsea.server.notifications.delivery import ChannelSender, Delivered, Notification, RetryLater, Undeliverable
from saltsea.server.notifications.notification_service import TableReminderPolicy, reminders_of
from saltsea.server.notifications.outbound import NotPublicError, connected, connection_to, is_public
from saltsea.server.notifications.outbox import MINUTE, Outbox
from saltsea.server.notifications.push import Push
from saltsea.server.notifications.vapid import Signature
from saltsea.server.tables.messages.from_client import Subscription, SubscriptionKeys
from saltsea.server.web.app import make_app
from saltsea.server.web.messages import About
from saltsea.store.memory import MemoryStore
from saltsea.store.rows import ReminderRow
from server.kit import START, FakeServer, with_server
from server.mail_kit import DAYS, later, pair_apart, waiting

TURN = Notification(
    id="T-0/5/0/push/turn", topic="T-0/0", table="T", person=0, kind="turn", game="Corto", language="en"
)
HURRY = msgspec.structs.replace(TURN, id="T-0/5/0/push/hurry", kind="hurry", language="fr", hours=1)


class Browser:
    """What a browser keeps to itself, and what it gives away."""

    def __init__(self) -> None:
        self.key = generate_private_key(SECP256R1())
        self.secret = b"sixteen bytes ok"

    def subscription(self, endpoint: str) -> Subscription:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return Subscription(endpoint, SubscriptionKeys(plain(point), plain(self.secret)))

    def read(self, body: bytes) -> dict[str, Any]:
        message = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        shown: dict[str, Any] = json.loads(message)
        return shown


class PushService(ThreadingHTTPServer):
    """Takes messages for one browser. It says what it is told to say, and 201 when it was told nothing."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taker)
        self.origin = f"http://127.0.0.1:{self.server_address[1]}"
        self.browser = Browser()
        self.says: list[tuple[int, dict[str, str]]] = []
        self.headers: list[dict[str, str]] = []
        self.shown: list[dict[str, Any]] = []

    def target(self) -> bytes:
        return msgspec.json.encode(self.browser.subscription(f"{self.origin}/to/ann?device=1"))

    def claims(self, number: int = -1) -> dict[str, Any]:
        """What the sender has signed; the signature must be right."""
        header = self.headers[number]["Authorization"]
        assert Vapid02.verify(header)
        parts = dict(part.split("=", 1) for part in header.removeprefix("vapid ").split(","))
        found: dict[str, Any] = decode(parts["t"], parts["k"])
        return found


class Taker(BaseHTTPRequestHandler):
    """One request."""

    def do_POST(self) -> None:
        assert isinstance(self.server, PushService)
        status, headers = self.server.says.pop(0) if self.server.says else (201, {})
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.headers.append({**dict(self.headers), "path": self.path})
        self.server.shown.append(self.server.browser.read(body))
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Quietly."""


@contextmanager
def push_service() -> Iterator[PushService]:
    with PushService() as service:
        thread = Thread(target=service.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield service
        finally:
            service.shutdown()
            thread.join()


def plain(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def channel(*, anywhere: bool = True) -> Push:
    return Push(Signature(MemoryStore(), "mailto:captain@example.org"), lambda: START, anywhere=anywhere)


# --- what is in it ---


def test_a_message_arrives_that_this_browser_alone_can_read() -> None:
    with push_service() as service:
        assert asyncio.run(channel().send(service.target(), TURN)) == Delivered()
        (shown,), (headers,) = service.shown, service.headers
    assert (shown["title"], shown["link"], shown["language"]) == ("Corto: it is your turn", "/t/T", "en")
    assert shown["tag"] == headers["Topic"]
    assert headers["path"] == "/to/ann?device=1"
    assert (headers["Content-Encoding"], headers["Urgency"], headers["TTL"]) == ("aes128gcm", "normal", "86400")
    assert len(headers["Topic"]) <= 32


def test_the_push_signature_is_for_one_push_service_and_some_hours() -> None:
    with push_service() as service:
        asyncio.run(channel().send(service.target(), TURN))
        claims = service.claims()
    assert claims["aud"] == service.origin
    assert claims["sub"] == "mailto:captain@example.org"
    assert START // 1000 < claims["exp"] <= START // 1000 + 86_400


def test_the_second_message_of_a_turn_is_urgent_and_takes_the_place_of_the_first() -> None:
    with push_service() as service:
        for notice in (TURN, HURRY):
            asyncio.run(channel().send(service.target(), notice))
    first, second = service.headers
    assert (second["Urgency"], second["Topic"]) == ("high", first["Topic"])
    assert "environ une heure" in service.shown[1]["body"]


def test_the_key_is_made_once_and_kept() -> None:
    async def test() -> None:
        store = MemoryStore()
        signature = Signature(store)
        keys = await asyncio.gather(*(signature.public() for _ in range(5)), Signature(store).public())
        assert len({*keys[:5]}) == 1
        assert await Signature(store).public() == await Signature(store).public()
        assert await store.note("push/key") is not None

    asyncio.run(test())


def test_a_browser_gets_the_push_key_from_a_route() -> None:
    async def test() -> None:
        server = Application({}, MemoryStore(), InlineBots({}))
        app = make_app(list, About("0", "plain"), server)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://here") as client:
            first, again = await client.get("/api/push"), await client.get("/api/push")
            described = (await client.get("/openapi.json")).json()
        assert first.json() == again.json() == {"key": await server.notifications.signature.public()}
        assert {"get", "post"} <= described["paths"]["/api/reminders/stop"].keys()

    asyncio.run(test())


# --- what comes of it ---


@pytest.mark.parametrize(
    ("status", "headers", "means"),
    [
        (200, {}, Delivered()),
        (201, {}, Delivered()),
        (404, {}, Undeliverable("the push service said 404")),
        (410, {}, Undeliverable("the push service said 410")),
        (429, {"Retry-After": "1800"}, RetryLater("the push service said 429", 1_800_000)),
        (
            503,
            {"Retry-After": formatdate(START / 1000 + 60, usegmt=True)},
            RetryLater("the push service said 503", 60_000),
        ),
        (503, {"Retry-After": "soon"}, RetryLater("the push service said 503")),
        (500, {}, RetryLater("the push service said 500")),
        (302, {"Location": "http://127.0.0.1/"}, RetryLater("the push service said 302")),
        (413, {}, RetryLater("the push service said 413")),
    ],
)
def test_what_a_push_service_says(status: int, headers: dict[str, str], means: object) -> None:
    with push_service() as service:
        service.says = [(status, headers)]
        assert asyncio.run(channel().send(service.target(), TURN)) == means


def test_an_unreachable_server_is_tried_again_later() -> None:
    target = msgspec.json.encode(Browser().subscription("http://127.0.0.1:1/x"))
    assert asyncio.run(channel().send(target, TURN)) == RetryLater("ConnectionRefusedError")


# --- strangers name addresses: none leads to a machine of ours ---


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1"),
        *("224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fd00::1", "ff02::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:1:2:3:4:80ff:fffe"),
    ],
)
def test_these_are_not_outside(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["9.9.9.9", "2620:fe::fe", "::ffff:9.9.9.9", "64:ff9b::909:909"])
def test_these_are_outside(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "url", ["http://push.example.org/", "https://push.example.org:8443/", "https:///x", "ftp://x/"]
)
def test_nothing_but_plain_https_is_called(url: str) -> None:
    with pytest.raises(NotPublicError):
        connection_to(url)


@pytest.mark.parametrize("endpoint", ["https://127.0.0.1/x", "https://localhost/x"])
def test_a_subscription_that_leads_home_is_dropped_unsent(endpoint: str) -> None:
    target = msgspec.json.encode(Browser().subscription(endpoint))
    assert asyncio.run(channel(anywhere=False).send(target, TURN)) == Undeliverable("a machine of one's own network")


def test_a_subscription_without_a_name_is_dropped_unsent() -> None:
    target = msgspec.json.encode(Browser().subscription("https://[::1]/x"))
    assert asyncio.run(channel(anywhere=False).send(target, TURN)) == Undeliverable(
        "no push service has such an address"
    )


def test_a_name_with_one_address_at_home_is_not_called_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(2, 1, 6, "", ("9.9.9.9", 443)), (2, 1, 6, "", ("127.0.0.1", 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    with pytest.raises(NotPublicError):
        connected("push.example.org", 443)


def test_the_address_that_was_judged_is_the_one_that_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[tuple[str, int]] = []

    def create(where: tuple[str, int], timeout: float) -> None:
        called.append(where)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(2, 1, 6, "", ("9.9.9.9", 443))])
    monkeypatch.setattr(socket, "create_connection", create)
    target = msgspec.json.encode(Browser().subscription("https://push.example.org/x"))
    assert asyncio.run(channel(anywhere=False).send(target, TURN)) == RetryLater("ConnectionRefusedError")
    assert called == [("9.9.9.9", 443)]


# --- the whole way ---


def test_an_absent_player_gets_a_push_and_an_ended_subscription_is_dropped() -> None:
    async def test(fake: FakeServer) -> None:
        fake.registry.channels = ("mail", "push")
        push = Push(Signature(fake.store), fake.clock.now, anywhere=True)
        outbox = Outbox(fake.store, fake.clock, TableReminderPolicy(fake.registry), ChannelSender({"push": push}))
        outbox.open()
        ann, bob = await pair_apart(fake, clock=DAYS)
        for one in (ann, bob):
            assert one.table is not None
            person = 0 if one.name == "Ann" else 1
            await reminders_of(one.table).forget(person, "mail")
            row = ReminderRow(
                table=one.code, person=person, way="push", target=service.target(), language="en", asked=0, sure=0
            )
            await reminders_of(one.table).add(row)
        service.says = [(503, {"Retry-After": "600"}), (410, {})]
        await later(fake, 72 * 60 * MINUTE)
        await sent(outbox)
        (late,) = await waiting(fake)
        # The service answers in the world's time while the test's clock goes on.
        assert abs(late.due - fake.clock.now() - 10 * MINUTE) < MINUTE
        await later(fake, 10 * MINUTE)
        await sent(outbox)
        assert [shown["link"] for shown in service.shown] == [f"/t/{ann.code}"] * 2
        assert service.headers[0]["Topic"] == service.headers[1]["Topic"]
        assert await waiting(fake) == []
        assert len(await fake.store.reminders(ann.code)) == 1
        await outbox.close()

    with push_service() as service:
        with_server(test)


async def sent(outbox: Outbox) -> None:
    """A thread has done what it could."""
    assert outbox.round is not None
    await outbox.round

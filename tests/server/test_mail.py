"""Reminders by mail, against a mail server on this machine that takes, parses or refuses what it gets."""

import asyncio
import ssl
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import httpx
import pytest
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, Session
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from starlette.applications import Starlette
from starlette.routing import Route

from saltsea.server.notifications.confirm_links import ConfirmLinks
from saltsea.server.notifications.delivery import ChannelSender, Delivered, Notification, RetryLater, Undeliverable
from saltsea.server.notifications.mail import Mail, MailSettings, deliver
from saltsea.server.notifications.notification_routes import NotificationRoutes
from saltsea.server.notifications.notification_service import (
    NotificationService,
    NotificationSettings,
    TableReminderPolicy,
    contact_of,
)
from saltsea.server.notifications.outbox import MINUTE, Outbox
from saltsea.server.notifications.stop_links import StopLinks
from saltsea.server.notifications.stored_secrets import StoredSecret
from saltsea.server.web.html import PageTemplates
from saltsea.store.memory import MemoryStore
from server.kit import START, FakeServer, with_server
from server.mail_kit import DAYS, later, pair_apart, waiting

HOME = "https://games.example.org"
SENDER = "Saltsea <captain@example.org>"
TURN = Notification(
    id="T-0/5/0/mail/turn", topic="T-0/0", table="T", person=0, kind="turn", game="Corto", language="en"
)
HURRY = Notification(
    id="T-0/5/1/mail/hurry", topic="T-0/1", table="T", person=1, kind="hurry", game="Corto", language="fr", hours=23
)


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One that this machine has made for itself."""
    key, name = generate_private_key(SECP256R1()), x509.Name([])
    now, here = datetime.now(UTC), x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))])
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    made = made.not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=1))
    made = made.add_extension(here, critical=True)
    made = made.add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
    file = tmp_path_factory.mktemp("mail") / "server.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(made.sign(key, SHA256()).public_bytes(Encoding.PEM) + secret)
    return file


class Mailbox:
    """Takes letters, or says what it is told to say."""

    def __init__(self) -> None:
        self.emails: list[EmailMessage] = []
        self.encrypted: list[bool] = []
        self.users: list[str] = []
        self.at_reader: list[str] = []
        """Answers to the next readers, before it takes any."""
        self.at_letter: list[str] = []

    async def handle_RCPT(self, server: SMTP, session: Session, envelope: Envelope, to: str, _: Any) -> str:
        if self.at_reader:
            return self.at_reader.pop(0)
        envelope.rcpt_tos.append(to)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        if self.at_letter:
            return self.at_letter.pop(0)
        assert isinstance(envelope.content, bytes)
        email = message_from_bytes(envelope.content, policy=default)
        assert isinstance(email, EmailMessage)
        assert [email["To"]] == envelope.rcpt_tos
        self.emails.append(email)
        assert server.transport is not None
        self.encrypted.append(server.transport.get_extra_info("ssl_object") is not None)
        return "250 OK"

    def authenticate(self, server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: Any) -> AuthResult:
        self.users.append(data.login.decode())
        return AuthResult(success=data.password == b"aye aye", handled=False)


@asynccontextmanager
async def mail_server(box: Any, certificate: Path | None = None, tls: str = "none", **given: Any) -> Any:
    """A mail server with this mailbox; its settings for a client."""
    trust = None
    if certificate is not None:
        trust = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        trust.load_cert_chain(certificate)
    if tls == "starttls":
        given = {"tls_context": trust, "require_starttls": True, **given}
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: SMTP(box, hostname="mail.test", loop=loop, **given), "127.0.0.1", 0, ssl=trust if tls == "tls" else None
    )
    async with server:
        yield MailSettings("127.0.0.1", server.sockets[0].getsockname()[1], SENDER, tls=tls)  # type: ignore[arg-type]


def channel(settings: MailSettings, certificate: Path | None = None) -> Mail:
    links = StopLinks(StoredSecret(MemoryStore(), "secret", lambda: b"5ecret"))
    trust = ssl.create_default_context(cafile=certificate) if certificate is not None else None
    confirming = ConfirmLinks(StoredSecret(MemoryStore(), "secret", lambda: bytes(32)))
    return Mail(settings, links, confirming, lambda: HOME, lambda: START, trust)


def text_of(email: EmailMessage) -> str:
    return str(email.get_content()).replace("\r\n", "\n")


# --- what is in it ---


@pytest.mark.parametrize("tls", ["none", "starttls", "tls"])
def test_a_mail_arrives_whole_by_each_kind_of_encryption(certificate: Path, tls: str) -> None:
    async def test() -> None:
        box = Mailbox()
        async with mail_server(box, certificate, tls) as settings:
            answer = await channel(settings, certificate).send(b'"ann@example.org"', TURN)
        assert (answer, box.encrypted) == (Delivered(), [tls != "none"])
        (email,) = box.emails
        assert (email["From"], email["To"]) == (SENDER, "ann@example.org")
        assert email["Subject"] == "Corto: it is your turn"
        assert email["Date"].datetime.timestamp() * 1000 == START
        assert email["Auto-Submitted"] == "auto-generated"
        assert email.get_content_type() == "text/plain"
        assert f"{HOME}/t/T\n" in text_of(email)

    asyncio.run(test())


def test_it_speaks_the_language_of_its_reader_and_says_how_to_stop_it() -> None:
    async def test() -> None:
        box = Mailbox()
        async with mail_server(box) as settings:
            await channel(settings).send(b'"bob@example.org"', HURRY)
        (email,) = box.emails
        assert email["Subject"] == "Corto\N{NO-BREAK SPACE}: votre temps s’écoule"
        assert "environ 23 heures" in text_of(email)
        assert email["Content-Language"] == "fr"
        link = email["List-Unsubscribe"].strip("<>")
        assert link.startswith(f"{HOME}/api/reminders/stop?table=T&person=1&way=mail&lang=fr&sign=")
        assert text_of(email).rstrip().endswith(link)
        assert email["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"

    asyncio.run(test())


def test_the_same_message_has_the_same_name_and_another_has_not() -> None:
    async def test() -> None:
        box = Mailbox()
        async with mail_server(box) as settings:
            for notice in (TURN, TURN, HURRY):
                await channel(settings).send(b'"ann@example.org"', notice)
        first, again, other = [email["Message-ID"] for email in box.emails]
        assert first == again != other
        assert first.endswith("@example.org>")

    asyncio.run(test())


# --- whom it trusts, and what becomes of a refusal ---


def test_the_password_is_sent_only_over_an_encrypted_connection(certificate: Path) -> None:
    async def test() -> None:
        box = Mailbox()
        given = {"authenticator": box.authenticate, "auth_required": True}
        async with mail_server(box, certificate, "starttls", **given) as settings:
            right = MailSettings(settings.host, settings.port, SENDER, "captain", "aye aye", "starttls")
            wrong = MailSettings(settings.host, settings.port, SENDER, "captain", "nay", "starttls")
            answers = [await channel(one, certificate).send(b'"ann@example.org"', TURN) for one in (right, wrong)]
        assert answers == [Delivered(), RetryLater("SMTPAuthenticationError 535")]
        assert (len(box.emails), set(box.users)) == (1, {"captain"})

    asyncio.run(test())


def test_a_stranger_with_a_certificate_of_their_own_gets_nothing(certificate: Path) -> None:
    async def test() -> None:
        box = Mailbox()
        for tls in ("starttls", "tls"):
            async with mail_server(box, certificate, tls) as settings:
                assert await channel(settings).send(b'"ann@example.org"', TURN) == RetryLater(
                    "SSLCertVerificationError"
                )
        assert box.emails == []

    asyncio.run(test())


def test_a_line_that_should_be_encrypted_and_is_not_carries_nothing() -> None:
    async def test() -> None:
        box = Mailbox()
        async with mail_server(box) as settings:
            asked = MailSettings(settings.host, settings.port, SENDER, tls="starttls")
            assert await channel(asked).send(b'"ann@example.org"', TURN) == RetryLater("SMTPNotSupportedError")
        assert box.emails == []

    asyncio.run(test())


@pytest.mark.parametrize(
    ("where", "says", "means"),
    [
        ("at_reader", "451 try again", RetryLater("the mail server said 451")),
        ("at_reader", "550 no such mailbox ann@example.org", Undeliverable("the mail server said 550")),
        ("at_letter", "452 no room", RetryLater("the mail server said 452")),
        ("at_letter", "554 not wanted", Undeliverable("the mail server said 554")),
    ],
)
def test_for_now_is_not_for_good(where: str, says: str, means: RetryLater | Undeliverable) -> None:
    async def test() -> None:
        box = Mailbox()
        setattr(box, where, [says])
        async with mail_server(box) as settings:
            assert await channel(settings).send(b'"ann@example.org"', TURN) == means
            assert await channel(settings).send(b'"ann@example.org"', TURN) == Delivered()

    asyncio.run(test())


def test_a_mail_server_that_hangs_up_after_accepting_has_accepted() -> None:
    class Rude(Mailbox):
        async def handle_QUIT(self, server: SMTP, session: Session, envelope: Envelope) -> str:
            assert isinstance(server.transport, asyncio.Transport)
            server.transport.abort()
            return "221 never heard"

    async def test() -> None:
        box = Rude()
        async with mail_server(box) as settings:
            assert await channel(settings).send(b'"ann@example.org"', TURN) == Delivered()
        assert len(box.emails) == 1

    asyncio.run(test())


def test_an_unreachable_server_is_tried_again_later() -> None:
    settings = MailSettings("127.0.0.1", 1, SENDER, tls="none")
    email = asyncio.run(channel(settings).email("ann@example.org", TURN))
    assert deliver(settings, email) == RetryLater("ConnectionRefusedError")


@pytest.mark.parametrize(
    ("contact", "mail", "known"),
    [
        ("captain@example.org", None, "mailto:captain@example.org"),
        ("ask Ann", MailSettings("h", 1, SENDER), "mailto:captain@example.org"),
        ("ask Ann", None, "mailto:nobody@localhost"),
    ],
)
def test_a_push_service_is_told_whom_to_ask(contact: str, mail: MailSettings | None, known: str) -> None:
    assert contact_of(NotificationSettings(mail, contact=contact)) == known


# --- the whole way ---


def by_mail(test: Callable[[FakeServer, Mailbox, NotificationService, Outbox], Awaitable[None]]) -> None:
    """A server that sends mail to a server on this machine."""

    async def run(fake: FakeServer) -> None:
        box = Mailbox()
        async with mail_server(box) as settings:
            notifications = NotificationService(fake.registry, NotificationSettings(settings, lambda: HOME))
            notifications.outbox.open()
            await test(fake, box, notifications, notifications.outbox)
            await notifications.outbox.close()

    with_server(run)


async def sent(outbox: Outbox) -> None:
    """A thread has done what it could."""
    assert outbox.round is not None
    await outbox.round


def test_an_absent_player_gets_a_mail_and_a_busy_server_gets_it_again() -> None:
    async def test(fake: FakeServer, box: Mailbox, notifications: NotificationService, outbox: Outbox) -> None:
        box.at_letter = ["451 greylisted"]
        _, away = await pair_apart(fake, clock=DAYS)
        await later(fake, 2 * MINUTE)
        await sent(outbox)
        assert box.emails == []
        await later(fake, MINUTE)
        await sent(outbox)
        assert [email["To"] for email in box.emails] == [f"{away.name.lower()}@example.org"]
        assert f"/t/{away.code}\n" in text_of(box.emails[0])
        assert away.key not in text_of(box.emails[0])

    by_mail(test)


def test_an_unknown_address_is_given_up() -> None:
    async def test(fake: FakeServer, box: Mailbox, notifications: NotificationService, outbox: Outbox) -> None:
        box.at_reader = ["550 nobody here"]
        here, away = await pair_apart(fake, clock=DAYS)
        await later(fake, 2 * MINUTE)
        await sent(outbox)
        person = 0 if here.name == "Ann" else 1
        assert [row.person for row in await fake.store.reminders(away.code)] == [person]
        assert {row.person for row in await waiting(fake)} <= {person}

    by_mail(test)


def client_of(notifications: NotificationService) -> httpx.AsyncClient:
    routes = [
        Route(route.path, route.endpoint, methods=[route.method])
        for route in NotificationRoutes(notifications, PageTemplates()).routes()
    ]
    return httpx.AsyncClient(transport=httpx.ASGITransport(app=Starlette(routes=routes)), base_url=HOME)


def test_the_stop_link_in_a_mail_asks_first_and_then_stops_reminders() -> None:
    async def test(fake: FakeServer, box: Mailbox, notifications: NotificationService, outbox: Outbox) -> None:
        here, away = await pair_apart(fake, clock=DAYS)
        await later(fake, 2 * MINUTE)
        await sent(outbox)
        link = box.emails[0]["List-Unsubscribe"].strip("<>")
        async with client_of(notifications) as client:
            asked = await client.get(link)
            assert (asked.status_code, '<form method="post">' in asked.text) == (200, True)
            assert len(await fake.store.reminders(away.code)) == 2
            stopped = await client.post(link, content="List-Unsubscribe=One-Click")
            assert (stopped.status_code, "no more reminders" in stopped.text) == (200, True)
        assert [row.person for row in await fake.store.reminders(away.code)] == [0 if here.name == "Ann" else 1]
        await later(fake, 80 * 60 * MINUTE)
        await sent(outbox)
        assert len(box.emails) == 1

    by_mail(test)


@pytest.mark.parametrize(
    ("old", "new"),
    [("person=1", "person=0"), ("way=mail", "way=push"), ("sign=", "sign=0"), ("person=1", "person=-1"), ("?", "#")],
)
def test_a_link_that_was_changed_stops_nothing(old: str, new: str) -> None:
    async def test(fake: FakeServer, box: Mailbox, notifications: NotificationService, outbox: Outbox) -> None:
        email = await channel(MailSettings("h", 1, SENDER)).email("bob@example.org", HURRY)
        notifications.links.secret = StoredSecret(MemoryStore(), "secret", lambda: b"5ecret")
        link = str(email["List-Unsubscribe"]).strip("<>")
        async with client_of(notifications) as client:
            assert (await client.post(link)).status_code == 200
            answers = [await client.get(link.replace(old, new)), await client.post(link.replace(old, new))]
            assert [answer.status_code for answer in answers] == [400, 400]

    by_mail(test)


def test_a_notification_service_has_a_sender_for_each_channel() -> None:
    async def test(fake: FakeServer, box: Mailbox, notifications: NotificationService, outbox: Outbox) -> None:
        assert isinstance(outbox.sender, ChannelSender)
        assert isinstance(outbox.policy, TableReminderPolicy)
        assert tuple(outbox.sender.channels) == fake.registry.channels == ("push", "mail")

    by_mail(test)

"""The e-mail channel, over SMTP in a thread of its own. A mail is plain text with a link to the table and a link that
stops reminders.

No mail holds a player's secret: the server knows none, and mail is read by many machines."""

import asyncio
import smtplib
import ssl
from collections.abc import Callable, Sequence
from contextlib import suppress
from email.message import EmailMessage
from email.policy import SMTP as POLICY
from email.utils import formatdate, parseaddr
from hashlib import sha256
from typing import Final, Literal

import msgspec

from saltsea.kernel.seat import Millis
from saltsea.server.notifications.confirm_links import Confirm, ConfirmLinks
from saltsea.server.notifications.delivery import Delivered, DeliveryResult, Notification, RetryLater, Undeliverable
from saltsea.server.notifications.stop_links import StopLinks, StopTarget
from saltsea.server.notifications.wording import Wording

TIMEOUT: Final = 15.0
"""Seconds for each step of the SMTP dialogue."""
PERMANENT: Final = 500


class MailSettings(msgspec.Struct, frozen=True):
    """The operator's mail settings."""

    host: str
    port: int
    sender: str
    """An address, or a name with one: `Saltsea <captain@example.org>`."""
    user: str = ""
    password: str = ""
    tls: Literal["starttls", "tls", "none"] = "starttls"


class Mail:
    """The channel `mail`. Its targets are addresses, as JSON."""

    def __init__(
        self,
        settings: MailSettings,
        links: StopLinks,
        confirming: ConfirmLinks,
        address: Callable[[], str],
        now: Callable[[], Millis],
        trust: ssl.SSLContext | None = None,
    ) -> None:
        self.settings = settings
        self.links = links
        self.confirming = confirming
        self.address = address
        """The address of this server, for links."""
        self.now = now
        self.trust = trust
        self.wording = Wording()

    async def send(self, target: bytes, notice: Notification) -> DeliveryResult:
        email = await self.email(msgspec.json.decode(target, type=str), notice)
        return await asyncio.to_thread(deliver, self.settings, email, self.trust)

    async def email(self, to: str, notice: Notification) -> EmailMessage:
        if notice.kind == "confirm":
            return await self.question(to, notice)
        home = self.address()
        stop = home + await self.links.link(StopTarget(notice.table, notice.person, "mail", notice.language))
        texts = self.wording.of(notice.language)
        parts = [
            self.wording.sentence(notice),
            f"{texts.say('mail-link')}\n{home}/t/{notice.table}",
            f"-- \n{texts.say('mail-why')}\n{stop}",
        ]
        email = self.addressed_email(to, notice, parts)
        email["List-Unsubscribe"] = f"<{stop}>"
        email["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return email

    async def question(self, to: str, notice: Notification) -> EmailMessage:
        """The mail that asks for confirmation, perhaps to a stranger: it has no link to the table, and no further mail
        follows without an answer."""
        target = sha256(msgspec.json.encode(to)).hexdigest()
        asked = Confirm(notice.table, notice.person, "mail", notice.asked, target)
        link = self.address() + await self.confirming.link(asked, notice.language)
        texts = self.wording.of(notice.language)
        parts = [
            self.wording.sentence(notice),
            f"{texts.say('mail-confirm-link')}\n{link}",
            texts.say("mail-confirm-else"),
        ]
        return self.addressed_email(to, notice, parts)

    def addressed_email(self, to: str, notice: Notification, parts: Sequence[str]) -> EmailMessage:
        email = plain_email(self.settings, to, self.wording.subject(notice), "\n\n".join(parts) + "\n")
        email["Date"] = formatdate(self.now() / 1000)
        email["Message-ID"] = message_id(notice.id, self.settings.sender)
        email["Content-Language"] = notice.language
        return email


def plain_email(settings: MailSettings, to: str, subject: str, text: str) -> EmailMessage:
    email = EmailMessage(policy=POLICY)
    email["From"] = settings.sender
    email["To"] = to
    email["Subject"] = subject
    email["Auto-Submitted"] = "auto-generated"
    email.set_content(text, cte="quoted-printable")
    return email


def message_id(name: str, sender: str) -> str:
    """The same id for the same notification: a reader who gets it twice sees it once."""
    domain = parseaddr(sender)[1].rpartition("@")[2]
    return f"<{sha256(name.encode()).hexdigest()[:40]}@{domain}>"


# --- in a thread ---


def deliver(settings: MailSettings, email: EmailMessage, trust: ssl.SSLContext | None = None) -> DeliveryResult:
    """Pass a mail to the mail server. Only its verdict about the mail itself is final: an operator who has mistyped a
    password has time to see it in the log."""
    try:
        smtp = connected(settings, trust or ssl.create_default_context())
    except (OSError, smtplib.SMTPException) as error:
        return RetryLater(short_error(error))
    try:
        if settings.user:
            smtp.login(settings.user, settings.password)
        smtp.send_message(email)
    except (OSError, smtplib.SMTPException) as error:
        return delivery_result(error)
    finally:
        # It is taken by now, or it is not: how the goodbye goes changes nothing.
        with suppress(OSError, smtplib.SMTPException):
            smtp.quit()
        smtp.close()
    return Delivered()


def connected(settings: MailSettings, trust: ssl.SSLContext) -> smtplib.SMTP:
    if settings.tls == "tls":
        return smtplib.SMTP_SSL(settings.host, settings.port, timeout=TIMEOUT, context=trust)
    smtp = smtplib.SMTP(settings.host, settings.port, timeout=TIMEOUT)
    if settings.tls == "starttls":
        try:
            smtp.starttls(context=trust)
        except BaseException:
            smtp.close()
            raise
    return smtp


def delivery_result(error: Exception) -> DeliveryResult:
    """The meaning of an SMTP error: undeliverable, or retry later."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        codes = [code for code, _ in error.recipients.values()]
    elif isinstance(error, smtplib.SMTPDataError):
        codes = [error.smtp_code]
    else:
        return RetryLater(short_error(error))
    why = f"the mail server said {codes[0]}"
    return Undeliverable(why) if all(code >= PERMANENT for code in codes) else RetryLater(why)


def short_error(error: Exception) -> str:
    """The error without the server's own words, which may name a person."""
    code = getattr(error, "smtp_code", None)
    return f"{type(error).__name__}{'' if code is None else f' {code}'}"

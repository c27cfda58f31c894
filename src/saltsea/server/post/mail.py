"""Reminders by e-mail, over SMTP in a thread of its own. Plain text, a link to the table, and a link that stops them.

No mail holds a secret of the player's: the server knows none, and mail is read by many machines."""

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
from saltsea.server.post.confirm_links import Confirm, ConfirmLinks
from saltsea.server.post.post import Answer, Gone, Later, Notice, Sent
from saltsea.server.post.stop_links import Stop, StopLinks
from saltsea.server.post.wording import Wording

TIMEOUT: Final = 15.0
"""Seconds for each step of the conversation."""
PERMANENT: Final = 500


class MailSettings(msgspec.Struct, frozen=True):
    """How whoever runs the server sends mail."""

    host: str
    port: int
    sender: str
    """An address, or a name with one: `Saltsea <captain@example.org>`."""
    user: str = ""
    password: str = ""
    tls: Literal["starttls", "tls", "none"] = "starttls"


class Mail:
    """A carrier for the way `mail`. Its targets are addresses, as JSON."""

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
        """Where this server is, for links."""
        self.now = now
        self.trust = trust
        self.wording = Wording()

    async def send(self, target: bytes, notice: Notice) -> Answer:
        letter = await self.letter(msgspec.json.decode(target, type=str), notice)
        return await asyncio.to_thread(deliver, self.settings, letter, self.trust)

    async def letter(self, to: str, notice: Notice) -> EmailMessage:
        if notice.kind == "confirm":
            return await self.question(to, notice)
        home = self.address()
        stop = home + await self.links.link(Stop(notice.table, notice.person, "mail", notice.language))
        texts = self.wording.of(notice.language)
        parts = [
            self.wording.sentence(notice),
            f"{texts.say('mail-link')}\n{home}/t/{notice.table}",
            f"-- \n{texts.say('mail-why')}\n{stop}",
        ]
        letter = self.addressed(to, notice, parts)
        letter["List-Unsubscribe"] = f"<{stop}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return letter

    async def question(self, to: str, notice: Notice) -> EmailMessage:
        """Perhaps to a stranger: no link to the table. Whoever does nothing hears nothing more of it."""
        target = sha256(msgspec.json.encode(to)).hexdigest()
        asked = Confirm(notice.table, notice.person, "mail", notice.asked, target)
        link = self.address() + await self.confirming.link(asked, notice.language)
        texts = self.wording.of(notice.language)
        parts = [
            self.wording.sentence(notice),
            f"{texts.say('mail-confirm-link')}\n{link}",
            texts.say("mail-confirm-else"),
        ]
        return self.addressed(to, notice, parts)

    def addressed(self, to: str, notice: Notice, parts: Sequence[str]) -> EmailMessage:
        letter = plain_letter(self.settings, to, self.wording.subject(notice), "\n\n".join(parts) + "\n")
        letter["Date"] = formatdate(self.now() / 1000)
        letter["Message-ID"] = message_id(notice.id, self.settings.sender)
        letter["Content-Language"] = notice.language
        return letter


def plain_letter(settings: MailSettings, to: str, subject: str, text: str) -> EmailMessage:
    letter = EmailMessage(policy=POLICY)
    letter["From"] = settings.sender
    letter["To"] = to
    letter["Subject"] = subject
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(text, cte="quoted-printable")
    return letter


def message_id(name: str, sender: str) -> str:
    """The same for the same message: whoever gets it twice sees it once."""
    domain = parseaddr(sender)[1].rpartition("@")[2]
    return f"<{sha256(name.encode()).hexdigest()[:40]}@{domain}>"


# --- in a thread ---


def deliver(settings: MailSettings, letter: EmailMessage, trust: ssl.SSLContext | None = None) -> Answer:
    """Hand a letter to the mail server. Only what it says about the letter itself is final: an operator who has
    mistyped a password has time to see it in the log."""
    try:
        line = connected(settings, trust or ssl.create_default_context())
    except (OSError, smtplib.SMTPException) as error:
        return Later(in_short(error))
    try:
        if settings.user:
            line.login(settings.user, settings.password)
        line.send_message(letter)
    except (OSError, smtplib.SMTPException) as error:
        return what_it_means(error)
    finally:
        # It is taken by now, or it is not: how the goodbye goes changes nothing.
        with suppress(OSError, smtplib.SMTPException):
            line.quit()
        line.close()
    return Sent()


def connected(settings: MailSettings, trust: ssl.SSLContext) -> smtplib.SMTP:
    if settings.tls == "tls":
        return smtplib.SMTP_SSL(settings.host, settings.port, timeout=TIMEOUT, context=trust)
    line = smtplib.SMTP(settings.host, settings.port, timeout=TIMEOUT)
    if settings.tls == "starttls":
        try:
            line.starttls(context=trust)
        except BaseException:
            line.close()
            raise
    return line


def what_it_means(error: Exception) -> Answer:
    """A mail server's refusal of the reader or the letter: for good, or for now."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        codes = [code for code, _ in error.recipients.values()]
    elif isinstance(error, smtplib.SMTPDataError):
        codes = [error.smtp_code]
    else:
        return Later(in_short(error))
    why = f"the mail server said {codes[0]}"
    return Gone(why) if all(code >= PERMANENT for code in codes) else Later(why)


def in_short(error: Exception) -> str:
    """What happened, without what the server said: that may name somebody."""
    code = getattr(error, "smtp_code", None)
    return f"{type(error).__name__}{'' if code is None else f' {code}'}"

"""The options of `saltsea serve` for sending mail; `saltsea mail-test` tries them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from email.utils import parseaddr
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, cast

import click

from saltsea.cli.common.command_group import fail
from saltsea.cli.common.options import WholeNumber

if TYPE_CHECKING:
    from saltsea.server.network.urls import ServerUrls
    from saltsea.server.notifications.mail import MailSettings
    from saltsea.server.notifications.notification_service import NotificationSettings

USUAL_PORTS: Final = {"starttls": 587, "tls": 465, "none": 25}


@dataclass(frozen=True)
class MailOptions:
    """The mail options of a command line."""

    host: str
    port: int | None
    user: str
    password: str
    password_file: Path | None
    sender: str
    tls: str

    def settings(self) -> MailSettings | None:
        """How to send mail; None if no mail server is named."""
        from saltsea.server.notifications.mail import MailSettings
        from saltsea.server.notifications.reminder_handlers import is_address

        if not self.host:
            return None
        if not is_address(parseaddr(self.sender)[1]):
            fail("--smtp-from must be an address that mails can come from, such as captain@example.org.")
        tls = cast("Literal['starttls', 'tls', 'none']", self.tls)
        port = self.port or USUAL_PORTS[self.tls]
        return MailSettings(self.host, port, self.sender, self.user, self.secret(), tls)

    def secret(self) -> str:
        if self.password_file is None:
            return self.password
        if self.password:
            fail("--smtp-password and --smtp-password-file: choose either.")
        return self.password_file.read_text(encoding="utf-8").rstrip("\r\n")

    def notification_settings(self, urls: ServerUrls, contact: str) -> NotificationSettings:
        from saltsea.server.notifications.notification_service import NotificationSettings

        return NotificationSettings(self.settings(), urls.url, contact)


OPTIONS: Final = (
    click.option("--smtp-host", default="", metavar="HOST", help="A mail server: players can be reminded by e-mail."),
    click.option("--smtp-port", type=WholeNumber(1, 65535), metavar="N", help="Its port; 587, 465 or 25 if not given."),
    click.option("--smtp-from", default="", metavar="ADDRESS", help="Who the mails come from."),
    click.option("--smtp-user", default="", metavar="NAME", help="If it wants to know who sends."),
    click.option("--smtp-password", default="", metavar="WORD", help="Better in a file: others can see this one."),
    click.option(
        "--smtp-password-file",
        type=click.Path(path_type=Path, exists=True, dir_okay=False),
        metavar="FILE",
        help="A file that holds the password alone.",
    ),
    click.option(
        "--smtp-tls",
        type=click.Choice([*USUAL_PORTS]),
        default="starttls",
        show_default=True,
        help="How the way to the mail server is encrypted.",
    ),
)


def mail_options(command: Callable[..., None]) -> Callable[..., None]:
    """Adds the options; the command gets them together, as `mail`."""

    @wraps(command)
    def wrapper(
        *,
        smtp_host: str,
        smtp_port: int | None,
        smtp_user: str,
        smtp_password: str,
        smtp_password_file: Path | None,
        smtp_from: str,
        smtp_tls: str,
        **rest: object,
    ) -> None:
        mail = MailOptions(smtp_host, smtp_port, smtp_user, smtp_password, smtp_password_file, smtp_from, smtp_tls)
        command(mail=mail, **rest)

    wrapped: Callable[..., None] = wrapper
    for option in reversed(OPTIONS):
        wrapped = option(wrapped)
    return wrapped

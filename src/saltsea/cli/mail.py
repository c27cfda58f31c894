"""The options of `saltsea serve` for sending mail, and `saltsea mail-test`, which tries them out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from email.utils import formatdate, make_msgid, parseaddr
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, cast

import click

from saltsea.cli.pages import complain
from saltsea.cli.replay import Refused
from saltsea.cli.settings import Configured, config_option, read
from saltsea.cli.shared import Whole, language_option
from saltsea.texts import TABLE_TEXTS, load

if TYPE_CHECKING:
    from saltsea.server.network.urls import ServerUrls
    from saltsea.server.notifications.mail import MailSettings
    from saltsea.server.notifications.notification_service import NotificationSettings

USUAL_PORTS: Final = {"starttls": 587, "tls": 465, "none": 25}

EXAMPLES = """
saltsea mail-test captain@example.org  # with the settings of your server
saltsea mail-test captain@example.org --config other.toml
"""


@dataclass(frozen=True)
class Mailing:
    """What was asked for on the command line."""

    host: str
    port: int | None
    user: str
    password: str
    password_file: Path | None
    sender: str
    tls: str

    def settings(self) -> MailSettings | None:
        """How to send mail; nothing if no server for it is named."""
        from saltsea.server.notifications.mail import MailSettings
        from saltsea.server.notifications.reminder_handlers import is_address

        if not self.host:
            return None
        if not is_address(parseaddr(self.sender)[1]):
            complain("--smtp-from must be an address that mails can come from, such as captain@example.org.")
        tls = cast("Literal['starttls', 'tls', 'none']", self.tls)
        port = self.port or USUAL_PORTS[self.tls]
        return MailSettings(self.host, port, self.sender, self.user, self.secret(), tls)

    def secret(self) -> str:
        if self.password_file is None:
            return self.password
        if self.password:
            complain("--smtp-password and --smtp-password-file: choose either.")
        return self.password_file.read_text(encoding="utf-8").rstrip("\r\n")

    def letters(self, reach: ServerUrls, contact: str) -> NotificationSettings:
        from saltsea.server.notifications.notification_service import NotificationSettings

        return NotificationSettings(self.settings(), reach.url, contact)


OPTIONS: Final = (
    click.option("--smtp-host", default="", metavar="HOST", help="A mail server: players can be reminded by e-mail."),
    click.option("--smtp-port", type=Whole(1, 65535), metavar="N", help="Its port; 587, 465 or 25 if not given."),
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
    """Adds the options; the command gets them together, as `mailing`."""

    @wraps(command)
    def gathered(
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
        mailing = Mailing(smtp_host, smtp_port, smtp_user, smtp_password, smtp_password_file, smtp_from, smtp_tls)
        command(mailing=mailing, **rest)

    wrapped: Callable[..., None] = gathered
    for option in reversed(OPTIONS):
        wrapped = option(wrapped)
    return wrapped


class Borrowed(Configured):
    """Reads the server's own file, for those of its options that it shares."""

    def settings_in(self, ctx: click.Context, file: Path) -> dict[str, Any]:
        shared = {option.name for option in self.params}
        with ctx:
            found = {name.replace("-", "_"): value for name, value in read(file).items()}
        return {name: value for name, value in found.items() if name in shared}


@click.command("mail-test", cls=Borrowed, epilog=EXAMPLES)
@click.argument("address")
@mail_options
@language_option
@config_option
def mail_test(address: str, mailing: Mailing, language: str) -> None:
    """Send one mail to ADDRESS with the settings of `saltsea serve`, and say what came of it."""
    from saltsea.server.notifications.delivery import Delivered
    from saltsea.server.notifications.mail import deliver, plain_email
    from saltsea.server.notifications.reminder_handlers import is_address

    settings = mailing.settings()
    if settings is None:
        complain("there is no mail server: name one with --smtp-host.")
    if not is_address(address):
        complain(f"{address!r} is not an e-mail address that mail can be sent to.")
    texts = load(language, (TABLE_TEXTS, "mail"))
    letter = plain_email(settings, address, texts.say("mail-test-subject"), texts.say("mail-test") + "\n")
    letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain="saltsea.invalid")
    answer = deliver(settings, letter)
    if not isinstance(answer, Delivered):
        raise Refused(f"{settings.host} has not taken it: {answer.why}", click.get_current_context())
    click.echo(f"{settings.host} has taken a mail for {address}. See whether it arrives.")

"""`saltsea mail-test`: send one mail with the settings of the server."""

from email.utils import formatdate, make_msgid
from pathlib import Path
from typing import Any

import click

from saltsea.cli.common.command_group import InputError, fail
from saltsea.cli.common.config_file import ConfiguredCommand, config_option, read
from saltsea.cli.common.options import language_option
from saltsea.cli.server_options.mail import MailOptions, mail_options
from saltsea.texts import TABLE_TEXTS, load

EXAMPLES = """
saltsea mail-test captain@example.org  # with the settings of your server
saltsea mail-test captain@example.org --config other.toml
"""


class ServerConfigCommand(ConfiguredCommand):
    """Reads the server's config file, for the options that it shares with the server."""

    def settings_in(self, ctx: click.Context, file: Path) -> dict[str, Any]:
        shared = {option.name for option in self.params}
        with ctx:
            found = {name.replace("-", "_"): value for name, value in read(file).items()}
        return {name: value for name, value in found.items() if name in shared}


@click.command("mail-test", cls=ServerConfigCommand, epilog=EXAMPLES)
@click.argument("address")
@mail_options
@language_option
@config_option
def mail_test(address: str, mail: MailOptions, language: str) -> None:
    """Send one mail to ADDRESS with the settings of `saltsea serve`, and print the result."""
    from saltsea.server.notifications.delivery import Delivered
    from saltsea.server.notifications.mail import deliver, plain_email
    from saltsea.server.notifications.reminder_handlers import is_address

    settings = mail.settings()
    if settings is None:
        fail("there is no mail server: name one with --smtp-host.")
    if not is_address(address):
        fail(f"{address!r} is not an e-mail address that mail can be sent to.")
    texts = load(language, (TABLE_TEXTS, "mail"))
    message = plain_email(settings, address, texts.say("mail-test-subject"), texts.say("mail-test") + "\n")
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain="saltsea.invalid")
    answer = deliver(settings, message)
    if not isinstance(answer, Delivered):
        raise InputError(f"{settings.host} has not taken it: {answer.why}", click.get_current_context())
    click.echo(f"{settings.host} has taken a mail for {address}. See whether it arrives.")

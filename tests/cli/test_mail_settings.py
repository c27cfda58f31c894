"""The settings for mail: from the command line, the environment or a file; and trying them out."""

from collections.abc import Iterator
from email import message_from_bytes
from email.policy import default
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from free_port import free_port

from cli.terminal import run_cli
from saltsea.cli.server_options.mail import MailOptions

FROM = "captain@example.org"


class Mailbox:
    """Takes letters."""

    def __init__(self) -> None:
        self.notification_settings: list[Any] = []

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        self.notification_settings.append(message_from_bytes(envelope.content, policy=default))
        return "250 OK"


@pytest.fixture
def port() -> int:
    return free_port()


@pytest.fixture
def box(port: int) -> Iterator[Mailbox]:
    box = Mailbox()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    yield box
    controller.stop()


def test_a_trial_arrives_with_the_settings_of_the_servers_file(box: Mailbox, port: int, tmp_path: Path) -> None:
    file = tmp_path / "saltsea.toml"
    lines = [
        "port = 9000",
        'smtp-host = "127.0.0.1"',
        f"smtp-port = {port}",
        f'smtp-from = "{FROM}"',
        'smtp-tls = "none"',
    ]
    file.write_text("\n".join(lines))
    done = run_cli("mail-test", "ann@example.org", "--config", str(file), "--lang", "fr")
    assert (done.code, done.err) == (0, "")
    assert "127.0.0.1 has taken a mail for ann@example.org" in done.out
    (message,) = box.notification_settings
    assert (message["To"], message["From"]) == ("ann@example.org", FROM)
    assert message["Subject"] == "Saltsea sait envoyer du courriel"


def test_a_trial_that_fails_says_so(port: int) -> None:
    where = ["--smtp-host", "127.0.0.1", "--smtp-port", str(port), "--smtp-from", FROM, "--smtp-tls", "none"]
    done = run_cli("mail-test", "ann@example.org", *where)
    assert (done.code, done.out) == (1, "")
    assert done.err == "saltsea mail-test: 127.0.0.1 has not taken it: ConnectionRefusedError.\n"


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        (["ann@example.org"], "there is no mail server: name one with --smtp-host."),
        (["ann@example.org", "--smtp-host", "h"], "--smtp-from must be an address"),
        (["ann", "--smtp-host", "h", "--smtp-from", FROM], "'ann' is not an e-mail address"),
    ],
)
def test_what_is_missing_is_named(typed: list[str], says: str) -> None:
    done = run_cli("mail-test", *typed)
    assert done.code == 2
    assert says in done.err


def test_the_environment_has_a_say(monkeypatch: pytest.MonkeyPatch, box: Mailbox, port: int) -> None:
    settings = {"HOST": "127.0.0.1", "PORT": str(port), "FROM": f"Saltsea <{FROM}>", "TLS": "none"}
    for name, value in settings.items():
        monkeypatch.setenv(f"SALTSEA_SMTP_{name}", value)
    assert run_cli("mail-test", "ann@example.org").code == 0
    assert len(box.notification_settings) == 1


def mail(**changes: Any) -> MailOptions:
    usual: dict[str, Any] = {
        "host": "mail.example.org",
        "port": None,
        "user": "",
        "password": "",
        "password_file": None,
        "sender": FROM,
        "tls": "starttls",
    }
    return MailOptions(**{**usual, **changes})


@pytest.mark.parametrize(("tls", "port"), [("starttls", 587), ("tls", 465), ("none", 25)])
def test_each_kind_of_line_has_its_usual_port(tls: str, port: int) -> None:
    settings = mail(tls=tls).settings()
    assert settings is not None
    assert (settings.tls, settings.port) == (tls, port)


def test_without_a_mail_server_there_is_no_mail() -> None:
    assert mail(host="", sender="").settings() is None


def test_a_password_may_stand_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("aye aye\n")
    settings = mail(user="captain", password_file=file).settings()
    assert settings is not None
    assert (settings.user, settings.password) == ("captain", "aye aye")

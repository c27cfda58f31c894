"""Settings from the environment and from a file, the operator's link, and being forgotten, as commands."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import click
import pytest

from cli.terminal import cli_error, cli_output
from saltsea.cli import cli
from saltsea.cli.commands.serve import serve
from saltsea.cli.server_options.operations import OperationsOptions, operator_link_lines
from saltsea.server.bots.inline import InlineBots
from saltsea.server.network.urls import ServerUrls
from saltsea.server.notifications.notification_service import NotificationSettings
from saltsea.server.operations.disk import Disk
from saltsea.server.operations.metrics import Metrics
from saltsea.server.tables.connection import hashed
from saltsea.server.web.protection.limits import USUAL_LIMITS
from saltsea.store.memory import MemoryStore
from saltsea.store.paths import database
from saltsea.store.sqlite import SqliteStore

ROOT = Path(__file__).parents[2]


def interpret(*arguments: str) -> dict[str, Any]:
    """What `serve` takes these arguments, this environment and these files to mean."""
    with cli.make_context("saltsea", ["serve", *arguments], obj={}) as above:
        return serve.make_context("serve", list(arguments), parent=above).params


# --- settings ---


def test_a_variable_sets_what_the_command_line_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALTSEA_PORT", "9001")
    monkeypatch.setenv("SALTSEA_OPEN_METRICS", "1")
    assert (interpret()["port"], interpret()["open_metrics"]) == (9001, True)
    assert interpret("--port", "9002")["port"] == 9002


def test_a_file_in_the_data_folder_is_read_and_a_variable_beats_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "saltsea.toml").write_text('port = 9003\ndisk-alarm = 50\ncontact = "captain"\nlan = true\n')
    found = interpret()
    assert (found["port"], found["disk_alarm"], found["contact"], found["lan"]) == (9003, 50, "captain", True)
    monkeypatch.setenv("SALTSEA_PORT", "9004")
    assert interpret()["port"] == 9004


def test_a_named_file_comes_instead_and_may_say_where_the_data_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "saltsea.toml").write_text("port = 9003\n")
    named = tmp_path / "named.toml"
    named.write_text('data = "elsewhere"\nopen_metrics = true\n')
    monkeypatch.delenv("SALTSEA_DATA")
    found = interpret("--config", str(named))
    assert (found["port"], found["data"], found["open_metrics"]) == (8000, "elsewhere", True)
    monkeypatch.setenv("SALTSEA_CONFIG", str(named))
    assert interpret()["data"] == "elsewhere"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("prot = 9000", "named.toml: there is no setting 'prot'. Did you mean port?"),
        ("zzzz = 1", "There is: host, lan, port"),
        ("port = ", "named.toml is not TOML:"),
        ("port = 70000", "invalid value for '--port'"),
        ("port = [1]", "port is one word or number"),
        ("port = 1.5", "invalid value for '--port'"),
        ("config = 'other.toml'", "there is no setting 'config'"),
    ],
)
def test_what_is_wrong_in_a_file_is_told_and_nothing_starts(text: str, words: str) -> None:
    Path("named.toml").write_text(text)
    assert words in cli_error("serve", "--config", "named.toml")


def test_a_file_that_is_not_there_is_told() -> None:
    assert "does not exist" in cli_error("serve", "--config", "nowhere.toml")
    Path("bytes.toml").write_bytes(b"\xff")
    assert "is not TOML" in cli_error("serve", "--config", "bytes.toml")


def test_every_setting_is_in_the_page_about_hosting() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for option in serve.params:
        assert isinstance(option, click.Option)
        if option.hidden:
            continue  # of an earlier version, and refused
        assert f"| `{option.opts[0]}` | `SALTSEA_{str(option.name).upper()}` |" in page


# --- the operator's link ---


def test_the_link_is_told_once_with_the_address_that_others_use() -> None:
    operations = OperationsOptions(new_link=True, open_metrics=False, disk_alarm=200, log="info")
    application = operations.make_application(
        {}, MemoryStore(), InlineBots({}), Disk(), NotificationSettings(), USUAL_LIMITS
    )
    assert isinstance(application.registry.meter, Metrics)
    asyncio.run(application.operator.open(new=application.new_link))
    secret = application.operator.fresh
    [line] = operator_link_lines(application, ServerUrls(port=8000, public="https://games.example.org"))
    assert line.endswith(f" https://games.example.org/operator#{secret}")
    assert operator_link_lines(application, ServerUrls()) == []


def test_a_new_link_is_made_while_the_server_is_stopped() -> None:
    link = cli_output("operator", "link", "--url", "https://games.example.org/").strip()
    before, _, secret = link.partition("#")
    assert before == "https://games.example.org/operator"

    async def kept() -> bytes | None:
        store = SqliteStore(database())
        try:
            assert "in use" in complaint_from_a_thread("operator", "link")
            return await store.note("operator/secret")
        finally:
            await store.close()

    assert asyncio.run(kept()) == hashed(secret).encode()


def complaint_from_a_thread(*arguments: str) -> str:
    """A command that runs a loop of its own."""
    found: list[str] = []
    thread = threading.Thread(target=lambda: found.append(cli_error(*arguments, code=1)))
    thread.start()
    thread.join()
    return found[0]


# --- being forgotten ---


class Listener(BaseHTTPRequestHandler):
    """A server that knows one seat."""

    asked: list[str]

    def do_DELETE(self) -> None:
        known = (self.path, self.headers["Authorization"]) == ("/api/tables/abc234/me", "Bearer LDfVtBYrJcy7uBKGAp2H7g")
        body = json.dumps({"status": "forgotten"} if known else {"status": 404, "message": "nobody with this key"})
        self.send_response(200 if known else 404)
        self.end_headers()
        self.wfile.write(body.encode())

    def log_message(self, *told: object) -> None:
        """Quiet."""


@contextmanager
def listening() -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), Listener) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_forget_asks_the_server_with_the_key_of_the_link() -> None:
    with listening() as where:
        assert cli_output("forget", f"{where}/t/abc234#LDfVtBYrJcy7uBKGAp2H7g") == "You are forgotten at this table.\n"
        wrong = f"{where}/t/abc234#AAAAAAAAAAAAAAAAAAAAAA"
        assert "nobody with this key" in cli_error("forget", wrong, code=1)


def test_forget_says_what_is_wrong_with_a_link() -> None:
    assert "is no link to a seat" in cli_error("forget", "http://127.0.0.1:1/t/abc234")
    assert "is no link to a seat" in cli_error("forget", "nonsense")
    assert "no Saltsea answers" in cli_error("forget", "http://127.0.0.1:1/t/abc234#LDfVtBYrJcy7uBKGAp2H7g", code=1)

"""A terminal has a log book of its own, as a browser has: shown at every table, one for each server, kept in a file."""

import json
import re
import stat
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from cli.play_kit import GAMES
from cli.terminal import cli_error, run_cli
from saltsea.cli.text_play.logbook import FILE, key_for_server, machine_secret, stored_secret
from saltsea.text_table.screen import Screen
from server.real_server import PATIENCE, Client, Opened, Plain, joining, opened, serving
from server.test_logbook import won

SITE, OTHER = "https://games.example.org", "https://other.example.org"
KEY = "a-log-book-of-my-own-making"


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    with serving() as address:
        yield address


def mine(base: str, tmp_path: Path) -> str:
    """The log book that this machine shows there."""
    return key_for_server(base, stored_secret(tmp_path / "data" / FILE))


def campaign(base: str, logbook: str, body: bytes | None = None) -> Plain:
    """What the server has noted in it, or once it has brought this."""
    headers, method = {"Authorization": f"Bearer {logbook}"}, "GET" if body is None else "PUT"
    with urlopen(Request(f"{base}/api/campaign/pirates", body, headers, method=method)) as answer:
        found: Plain = json.load(answer)
        return found


def tries(base: str, logbook: str) -> int:
    best = campaign(base, logbook)["chapters"][0]["best"]
    return 0 if best is None else int(best["tries"])


def voyage(base: str) -> Opened:
    return opened(base, "pirates", players=1, options={"chapter": "1"}, steps=True)


def sink(table: Opened, *options: str) -> None:
    """A voyage whose crew does nothing but set out."""
    with joining(table.link(table.key), "--plain", *options) as ann:
        ann.wait_for("You are the host.")
        ann.type("begin", "start", "wait")
        put_corks(ann)
        ann.type("quit")
        assert ann.ends() == 0


def put_corks(ann: Client) -> None:
    """At the round's end enemies may hit where the crew has a choice: take the first, until all is lost."""
    deadline, answered = time.monotonic() + PATIENCE, 0
    while "the chapter is lost" not in ann.seen:
        assert time.monotonic() < deadline, ann.seen
        asked = re.findall(r"choose: [^?]+\? Type: ([^,.\n]+)[^\n]*\n", ann.seen)
        if len(asked) > answered:
            answered = len(asked)
            ann.type(asked[-1])
        time.sleep(0.01)


# --- at a table ---


def test_pirates_R1_a_voyage_from_a_terminal_is_noted_in_the_log_book_of_its_machine(base: str, tmp_path: Path) -> None:
    sink(voyage(base))
    assert tries(base, mine(base, tmp_path)) == 1
    sink(voyage(base), "--logbook", KEY)
    assert (tries(base, mine(base, tmp_path)), tries(base, KEY)) == (1, 1)


def test_pirates_R1_a_table_is_opened_with_what_is_open_in_it(base: str, tmp_path: Path) -> None:
    order = ("open", "pirates", "--server", base, "--no-join", "--option", "chapter=2")
    assert "[pirates.R1]" in cli_error(*order, code=1, games=GAMES)
    assert campaign(base, mine(base, tmp_path), won(0))["opened"] == 2
    done = run_cli(*order, games=GAMES)
    assert (done.code, done.err) == (0, "")


def test_a_game_without_a_campaign_takes_none(base: str, tmp_path: Path) -> None:
    order = ("open", "corto", "--server", base, "--no-join")
    assert run_cli(*order, games=GAMES).code == 0
    assert not (tmp_path / "data" / FILE).exists()
    assert "corto has no campaign" in cli_error(*order, "--logbook", KEY, games=GAMES)


def test_what_no_server_would_take_is_told(base: str) -> None:
    said = cli_error("open", "pirates", "--server", base, "--no-join", "--logbook", "short", games=GAMES)
    assert "22 to 64" in said


# --- kept ---


def test_each_server_is_shown_one_of_its_own_and_always_the_same(tmp_path: Path) -> None:
    first = stored_secret(tmp_path / FILE)
    assert key_for_server(SITE, first) == key_for_server(SITE.upper(), stored_secret(tmp_path / FILE))
    assert key_for_server(SITE, first) != key_for_server(OTHER, first)
    assert key_for_server(SITE, first) != key_for_server(SITE, stored_secret(tmp_path / "elsewhere" / FILE))
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
    assert first.hex() not in key_for_server(SITE, first)


@pytest.mark.parametrize(("language", "word"), [("en", "cannot be kept"), ("fr", "ne peut pas être gardé")])
def test_where_none_can_be_kept_that_is_told(tmp_path: Path, language: str, word: str) -> None:
    (tmp_path / "folder").write_text("a file, and no folder")
    (tmp_path / FILE).write_text("ab")
    for folder in (tmp_path / "folder", tmp_path):
        heard: list[str] = []
        secret = machine_secret(folder, Screen(heard.append, plain=True), language)
        assert word in " ".join(heard)
        assert secret != machine_secret(folder, Screen(heard.append, plain=True), language)

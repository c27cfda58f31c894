"""Forgetting an account from a terminal: by its owner, and by the operator."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import msgspec
import pytest

from cli.play_kit import GAMES
from cli.terminal import Terminal, cli_error, cli_output, no_saltsea, run_cli, terminal
from saltsea.remote.http_client import HttpClient, ServerRefusedError
from saltsea.remote.links import parse_server
from saltsea.server.tables.table_info import TableInfo
from saltsea.store.open_store import open_store
from saltsea.store.paths import database
from saltsea.store.port import Fence, FencedError
from saltsea.store.rows import Rows
from saltsea.store.sqlite import SqliteStore
from server.account_kit import GOOD, AccountServer
from server.real_server import serving


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    with serving() as address:
        yield address


def made(base: str, name: str) -> HttpClient:
    """A device on which a player has made an account."""
    device = HttpClient(base)
    device.ask("POST", "/api/account", {"name": name, "password": GOOD})
    return device


def is_known(device: HttpClient) -> bool:
    return device.ask("GET", "/api/account")["account"] is not None


def test_an_account_is_forgotten_everywhere_by_its_password(base: str) -> None:
    device = made(base, "Anne")
    with forgetting("anne", base) as asked:
        asked.wait_for(
            "Anne: 1 signed-in device, 0 tables, 0 finished games, 0 campaigns and diaries, 0 blocked people."
        )
        asked.wait_for("Forget it all? [y/N]")
        asked.type(b"y\n")
        asked.wait_for('Anne is forgotten. The games stay, and in them you are "a player".')
        assert asked.wait_for_the_end() == 0
        assert GOOD not in asked.seen
    assert not is_known(device)
    with pytest.raises(ServerRefusedError, match=r"The name or the password is wrong\. \[table\.T24\]"):
        device.ask("POST", "/api/session", {"name": "Anne", "password": GOOD})


class forgetting:  # noqa: N801 (reads as what it does)
    """The command in a terminal, with the password typed."""

    def __init__(self, name: str, base: str, password: str = GOOD) -> None:
        self.inside = terminal("forget", "--account", name, "--server", base, program="saltsea")
        self.password = password

    def __enter__(self) -> Terminal:
        asked = self.inside.__enter__()
        asked.wait_for("Password of")
        asked.type(f"{self.password}\n".encode())
        return asked

    def __exit__(self, *error: object) -> None:
        self.inside.__exit__(None, None, None)


def test_an_account_stays_if_its_owner_does_not_confirm(base: str) -> None:
    device = made(base, "Bess")
    with forgetting("Bess", base) as asked:
        asked.wait_for("Forget it all?")
        asked.type(b"\n")
        asked.wait_for("Nothing was forgotten.")
    assert device.ask("GET", "/api/account")["account"]["devices"] == 1


def test_a_wrong_password_forgets_no_account(base: str) -> None:
    device = made(base, "Cay")
    with forgetting("Cay", base, "not at all right") as asked:
        asked.wait_for("saltsea forget: the name or the password is wrong. [table.T24]")
        assert asked.wait_for_the_end() == 1
    assert is_known(device)


# --- where a password goes ---


def test_another_server_gets_no_password() -> None:
    with no_saltsea(b'{"version": 3}') as elsewhere:
        account = cli_error("forget", "--account", "Anne", "--server", elsewhere, code=1, games=GAMES)
        seat = cli_error("forget", f"{elsewhere}/t/abc234#{'k' * 22}", code=1, games=GAMES)
        assert account == seat == f"saltsea forget: something answers at {elsewhere}, but it is no Saltsea."


def test_a_password_is_sent_unencrypted_only_if_its_owner_agrees(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    device = made(base, "Dot")
    monkeypatch.setattr(sys.modules["saltsea.cli.commands.forget"], "only_here", lambda _: False)
    confirm, prompt = Mock(side_effect=[False, True]), Mock(return_value=GOOD)
    monkeypatch.setattr("click.confirm", confirm)
    monkeypatch.setattr("click.prompt", prompt)
    done = run_cli("forget", "--account", "Dot", "--server", base, "--yes", games=GAMES)
    assert (done.code, done.out) == (0, "Nothing was forgotten.\n")
    assert f"The connection to {base} is not encrypted" in done.err
    confirm.assert_called_once_with("Send it all the same?", err=True)
    prompt.assert_not_called()
    assert is_known(device)
    assert "Dot is forgotten." in run_cli("forget", "--account", "Dot", "--server", base, "--yes", games=GAMES).out
    assert not is_known(device)


# --- by the operator ---


async def kept(folder: Path) -> str:
    """A server's folder where Anne has an account and plays with Dot; the code of the table."""
    house = AccountServer()
    account = await house.account(await house.anne())
    host = await house.open(name="Dot")
    anne = await house.come(host.code, "Anne", account)
    await anne.done("Sit", name="Anne")
    await host.done("Begin")
    await house.registry.close()
    store, games = SqliteStore(database(folder)), await house.store.games()
    rows: list[Rows | None] = [await house.store.table(host.code), *await house.store.people(host.code)]
    rows += [await house.store.account(account), *games, *await house.store.lines(games[0].id)]
    await store.write([row for row in rows if row is not None])
    await store.close()
    return host.code


async def people(folder: Path, code: str) -> list[tuple[str, str | None]]:
    store = SqliteStore(database(folder))
    try:
        return [(row.name, row.account) for row in await store.people(code)]
    finally:
        await store.close()


async def who_acts(folder: Path, code: str) -> list[str | None]:
    """Per seat the computer player who stands in there."""
    store = SqliteStore(database(folder))
    try:
        row = await store.table(code)
        assert row is not None
        return [chair.substitute for chair in msgspec.json.decode(row.body, type=TableInfo).chairs]
    finally:
        await store.close()


def test_the_operator_of_a_stopped_server_forgets_an_account_without_its_password(tmp_path: Path) -> None:
    code = asyncio.run(kept(tmp_path))
    done = run_cli("forget", "--account", "ANNE", "--data", str(tmp_path), "--yes", games=GAMES)
    assert (done.code, done.err) == (0, "")
    assert "Anne has sat at 1 table." in done.out
    assert 'Anne is forgotten. The games stay, and in them you are "a player".' in done.out
    assert asyncio.run(people(tmp_path, code)) == [("Dot", None), ("", None)]
    assert asyncio.run(who_acts(tmp_path, code)) == [None, "expert"]
    unknown = run_cli("forget", "--account", "Anne", "--data", str(tmp_path), "--yes", games=GAMES)
    assert (unknown.code, unknown.err) == (1, "saltsea forget: there is no account called 'Anne'.\n")


def test_the_operator_of_many_machines_forgets_an_account_while_servers_run(tmp_path: Path, own_database: str) -> None:
    code = asyncio.run(kept(tmp_path))
    cli_output("store", "copy", str(tmp_path), own_database)

    async def stale() -> Fence:
        store = open_store(own_database)
        try:
            return Fence(code, await store.claim(code, 7))
        finally:
            await store.close()

    async def left(fence: Fence) -> list[str]:
        store = open_store(own_database)
        try:
            with pytest.raises(FencedError):  # the server that held the table, and has the name in memory
                await store.write([], fence)
            return [row.name for row in await store.people(code)]
        finally:
            await store.close()

    fence = asyncio.run(stale())
    done = run_cli("forget", "--account", "Anne", "--store", own_database, "--yes", games=GAMES)
    assert (done.code, done.err) == (0, "")
    assert 'Anne is forgotten. The games stay, and in them you are "a player".' in done.out
    assert asyncio.run(left(fence)) == ["Dot", ""]


def test_a_server_that_runs_has_its_folder_to_itself(tmp_path: Path) -> None:
    store = SqliteStore(database(tmp_path))
    try:
        assert "is in use by another Saltsea" in cli_error(
            "forget", "--account", "A", "--data", str(tmp_path), code=1, games=GAMES
        )
    finally:
        asyncio.run(store.close())


# --- what is asked wrongly ---


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "either the LINK to a seat, or --account NAME"),
        (("http://a.example/t/abc234", "--account", "Anne"), "either the LINK to a seat, or --account NAME"),
        (("http://a.example/t/abc234", "--data", "x"), "--server, --data and --store go with --account"),
        (("http://a.example/t/abc234", "--server", "a.example"), "--server, --data and --store go with --account"),
        (("http://a.example/t/abc234", "--store", "postgresql://x"), "--data and --store go with --account"),
        (("--account", "Anne", "--data", "x", "--store", "postgresql://x"), "either --data DIR or --store URL"),
        (("--account", "Anne", "--data", "nowhere"), "no server has kept anything in 'nowhere'"),
        (("--account", "Anne", "--server", "ftp://x"), "is no address of a server"),
    ],
)
def test_what_does_not_go_together_is_told(arguments: tuple[str, ...], words: str) -> None:
    assert words in cli_error("forget", *arguments, games=GAMES)


@pytest.mark.parametrize(
    ("typed", "base"),
    [
        ("localhost:8000", "http://localhost:8000"),
        ("https://games.example.org/", "https://games.example.org"),
        ("https://example.org/games/", "https://example.org/games"),
        ("ftp://x", None),
        ("", None),
        ("http://a:port", None),
        ("http://a/#x", None),
    ],
)
def test_where_a_server_is(typed: str, base: str | None) -> None:
    assert parse_server(typed) == base

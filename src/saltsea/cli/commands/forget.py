"""`saltsea forget`: be forgotten at a table, or with an account everywhere."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click
import msgspec
from click.core import ParameterSource

from saltsea.cli.common.command_group import ExampleCommand, InputError, fail
from saltsea.cli.common.server_access import server_errors, server_option
from saltsea.remote.http_client import HttpClient
from saltsea.remote.links import parse_link
from saltsea.server.network.urls import only_here
from saltsea.store.paths import database
from saltsea.store.port import StoreError

if TYPE_CHECKING:
    from saltsea.game import Game
    from saltsea.server.bots.worker import Choice, Question
    from saltsea.store.rows import AccountRow

EXAMPLES = """
saltsea forget LINK  # the whole link to your seat
saltsea forget 'http://127.0.0.1:8000/t/abc234#LDfVtBYrJcy7uBKGAp2H7g'
saltsea forget --account Anne --server https://games.example.org
saltsea forget --account Anne --data harbour  # for the operator
saltsea forget --account Anne --store postgresql://db.example.org/saltsea
"""
LEFT = 'The games stay, and in them you are "a player".'


class AccountSummary(msgspec.Struct, frozen=True):
    """The parts of an account that are counted before it is deleted."""

    name: str
    devices: int
    tables: list[object]
    games: list[object]
    progress: dict[str, object]
    blocked: list[object]


class SignedIn(msgspec.Struct, frozen=True):
    """The server's reply to a password."""

    account: AccountSummary


class ForgetReply(msgspec.Struct, frozen=True):
    """The server's reply to a request to be forgotten at a table."""

    status: Literal["forgotten"]


@click.command(cls=ExampleCommand, epilog=EXAMPLES)
@click.argument("link", required=False)
@click.option("--account", default="", metavar="NAME", help="Delete this account, and forget its owner at every table.")
@server_option
@click.option(
    "--data",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    default=None,
    help="The folder of a server that is stopped: its operator needs no password.",
)
@click.option("--store", default="", metavar="URL", help="The PostgreSQL database of servers on many machines.")
@click.option("--yes", is_flag=True, help="Do not ask whether it is meant.")
def forget(*, link: str | None, account: str, server: str, data: Path | None, store: str, yes: bool) -> None:
    """Delete your name, your key and your words at a table. LINK is the secret link to your seat.

    With --account, which asks for its password, the account goes with everything that is its own, and you are forgotten
    at every table where you sat with it.

    The games stay, and your seats are those of "a player". In a game that still runs a computer player takes yours.
    This cannot be taken back. An account that has a passkey alone is deleted in the browser, where its key is.

    With --store the servers may run: a table of the account that one of them holds is taken from it with its next move,
    and its players come back by themselves."""
    if bool(link) == bool(account):
        fail("say who is to be forgotten: either the LINK to a seat, or --account NAME.")
    if link:
        check_no_account_options(data, store)
        forget_at_table(link)
    elif data is not None and store:
        fail("say where the account is: either --data DIR or --store URL.")
    elif data is not None or store:
        forget_as_operator(account, store or folder_file(data), sure=yes)
    else:
        forget_by_password(account, HttpClient(server), sure=yes)


def check_no_account_options(data: Path | None, store: str) -> None:
    source = click.get_current_context().get_parameter_source("server")
    if data is not None or store or source is not ParameterSource.DEFAULT:
        fail("a LINK says itself where its table is: --server, --data and --store go with --account.")


# --- at a table ---


def forget_at_table(link: str) -> None:
    place = parse_link(link)
    if place is None or not place.key:
        fail(f"{link!r} is no link to a seat. One looks like http://HOST:PORT/t/CODE#KEY.")
    with server_errors():
        HttpClient(place.base).ask_for(ForgetReply, "DELETE", f"/api/tables/{place.code}/me", bearer=place.key)
    click.echo("You are forgotten at this table.")


# --- everywhere, by the owner of the account ---


def forget_by_password(name: str, server: HttpClient, *, sure: bool) -> None:
    """Sign in, ask for confirmation, delete the account."""
    with server_errors():
        server.check_ours()
        if not may_send_password(server):
            click.echo("Nothing was forgotten.")
            return
        password = click.prompt(f"Password of {name}", hide_input=True, err=True)
        me = server.ask_for(SignedIn, "POST", "/api/session", {"name": name, "password": password}).account
        click.echo(deletion_summary(me))
        if sure or click.confirm("Forget it all?"):
            server.ask("DELETE", "/api/account")
            click.echo(f"{me.name} is forgotten. {LEFT}")
        else:
            server.ask("DELETE", "/api/session")
            click.echo("Nothing was forgotten.")


def may_send_password(server: HttpClient) -> bool:
    """Whether the connection is encrypted, or the user agrees to go on without. --yes is about something else."""
    if server.base.startswith("https://") or only_here(server.base):
        return True
    click.echo(f"The connection to {server.base} is not encrypted: others on the way can read your password.", err=True)
    return click.confirm("Send it all the same?", err=True)


def deletion_summary(me: AccountSummary) -> str:
    counted = [
        (me.devices - 1, "signed-in device", "signed-in devices"),
        (len(me.tables), "table", "tables"),
        (len(me.games), "finished game", "finished games"),
        (len(me.progress), "campaign or diary", "campaigns and diaries"),
        (len(me.blocked), "blocked person", "blocked people"),
    ]
    parts = [f"{number} {one if number == 1 else many}" for number, one, many in counted]
    return f"{me.name}: {', '.join(parts)}. {LEFT} This cannot be taken back."


# --- everywhere, by the operator ---


def folder_file(data: Path | None) -> Path:
    """The database of a server that is stopped."""
    file = database(data)
    if not file.exists():
        fail(f"no server has kept anything in {str(data)!r}.")
    return file


def forget_as_operator(name: str, place: str | Path, *, sure: bool) -> None:
    import asyncio

    try:
        gone = asyncio.run(forgotten(place, name, sure=sure))
    except StoreError as error:
        raise InputError(str(error), click.get_current_context()) from error
    click.echo(f"{gone.name} is forgotten. {LEFT}" if gone is not None else "Nothing was forgotten.")


async def forgotten(place: str | Path, name: str, *, sure: bool) -> AccountRow | None:
    """Delete an account. Its tables are opened as by a server: a seat in a running game passes to a substitute. Each
    is claimed first: a server that runs and has it can write it no more, and reads it again."""
    from saltsea.catalog import mounts
    from saltsea.narrator import narrators
    from saltsea.server.accounts.accounts import forget_account
    from saltsea.server.notifications.reminder_handlers import Reminders
    from saltsea.server.tables.clock import WorldClock
    from saltsea.server.tables.ports.ownership import Claims
    from saltsea.server.tables.registry import TableRegistry
    from saltsea.server.tables.rules.names import folded
    from saltsea.store.open_store import open_store

    games: Mapping[str, Game] = click.get_current_context().obj
    store, clock, more = open_store(place), WorldClock(), mounts()
    registry = TableRegistry(
        games, store, clock, NoBots(), narrators, mounts=more, reminders=Reminders, ownership=Claims(store)
    )
    try:
        row = await store.account_called(folded(name))
        if row is None:
            raise StoreError(f"there is no account called {name!r}")
        tables = len(await store.person_tables(row.id))
        click.echo(f"{row.name} has sat at {tables} table{'' if tables == 1 else 's'}. This cannot be taken back.")
        if not (sure or click.confirm("Forget it all?")):
            return None
        await forget_account(registry, row.id)
        return row
    finally:
        await registry.close()
        await store.close()


class NoBots:
    """No bots run while the server is stopped; a request waits for the next start."""

    async def choose(self, _: Question) -> Choice:
        import asyncio

        await asyncio.Event().wait()
        raise AssertionError("no caller sets this event")

    def get_ready(self) -> None:
        """No questions are answered."""

    def waiting(self) -> int:
        return 0

    async def close(self) -> None:
        """There is nothing to close."""

"""`saltsea store copy` and `saltsea check --store`: from one file to PostgreSQL and back, told in a line."""

import asyncio
from pathlib import Path

import asyncpg

from cli.terminal import cli_error, cli_output, run_cli
from cli.test_backup import play, tables
from saltsea.server.tables.connection import hashed
from saltsea.store.open_store import open_store
from saltsea.store.postgresql.store import prepare


async def change(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(statement)
    await connection.close()


def test_there_and_back(tmp_path: Path, own_database: str) -> None:
    asyncio.run(play("A", "B"))
    told = "Copied and compared, row by row: 2 tables, 2 games, 6 lines.\n"
    assert cli_output("store", "copy", "data", own_database) == told
    assert cli_output("store", "copy", own_database, "back.db") == told
    (tmp_path / "new").mkdir()
    (tmp_path / "back.db").rename(tmp_path / "new" / "saltsea.db")
    assert asyncio.run(tables(tmp_path / "new")) == ["A", "B"]


def test_what_cannot_be_copied_is_told_in_a_line(tmp_path: Path, own_database: str) -> None:
    asyncio.run(play("A"))
    cli_output("store", "copy", "data", own_database)
    assert "is not empty: tables are there already, and stay as they are." in cli_error(
        "store", "copy", "data", own_database, code=1
    )
    assert "is there already and stays as it is." in cli_error("store", "copy", own_database, "data", code=1)
    nowhere = cli_error("store", "copy", "data", "postgresql://anne:5ecret@127.0.0.1:1/none", code=1)
    assert "postgresql://127.0.0.1:1/none cannot be used" in nowhere
    assert "5ecret" not in nowhere


def test_a_database_is_checked_without_a_change(own_database: str) -> None:
    asyncio.run(play("A"))
    cli_output("store", "copy", "data", own_database)
    done = run_cli("check", "--store", own_database)
    assert done.code == 1, "the body of this table is none of a server"
    assert "table A: it is no JSON of ours any more" in done.err
    assert "The database holds 1 table and 1 game with 3 lines" in done.out
    asyncio.run(change(own_database, "UPDATE lines SET checksum = NULL"))
    assert "Rows without a checksum, written by an older Saltsea: 3.\n" in run_cli("check", "--store", own_database).err
    asyncio.run(change(own_database, "DELETE FROM tables"))
    assert cli_output("check", "--store", own_database) == (
        "The database holds 0 tables and 0 games with 0 lines: all whole.\n"
    )


def test_a_damaged_row_is_copied_only_for_who_says_so(own_database: str) -> None:
    asyncio.run(play("A"))
    cli_output("store", "copy", "data", own_database)
    asyncio.run(change(own_database, "UPDATE lines SET n = n + 1 WHERE line = 1"))
    said = "lines 'A' '1': its checksum does not fit, so a byte of it has changed since it was written"
    told = cli_error("store", "copy", own_database, "back.db", code=1)
    assert f"{said}. `saltsea check` names all" in told
    done = run_cli("store", "copy", own_database, "back.db", "--keep-damaged")
    assert (done.code, done.err) == (0, f"{said}\n")


def test_a_new_link_for_the_operator_is_made_in_the_database(own_database: str) -> None:
    asyncio.run(prepare(own_database))
    told = cli_output("operator", "link", "--store", own_database, "--url", "https://games.example.org")
    address, _, secret = told.strip().partition("#")
    assert address == "https://games.example.org/operator"

    async def kept() -> bytes | None:
        store = open_store(own_database)
        try:
            return await store.note("operator/secret")
        finally:
            await store.close()

    assert asyncio.run(kept()) == hashed(secret).encode()

"""`saltsea backup` and `saltsea restore`: a copy while a server writes, and back; whatever is wrong is one line."""

import asyncio
from pathlib import Path

import pytest

from cli.terminal import cli_error, cli_output, program
from saltsea.store.paths import database
from saltsea.store.rows import GameRow, LineRow, TableRow
from saltsea.store.sqlite import SqliteStore


async def add_table(store: SqliteStore, name: str) -> None:
    """A table with a game of three lines."""
    table = TableRow(id=name, game="shells", phase="open", listing="closed", made=0, touched=0, n=0, body=b"{}")
    game = GameRow(
        id=name, table=name, number=0, game="shells", players=2, header=b"", seed="", seats=b"", shown="", started=0
    )
    await store.write([table, game, *(LineRow(game=name, line=line, n=line, body=b"{}") for line in range(3))])


async def play(*names: str, data: Path | None = None) -> None:
    """What a server does until it stops."""
    store = SqliteStore(database(data))
    for name in names:
        await add_table(store, name)
    await store.close()


async def tables(data: Path | None = None) -> list[str]:
    store = SqliteStore(database(data))
    found = sorted(row.id for row in await store.tables())
    await store.close()
    return found


def test_there_and_back(tmp_path: Path) -> None:
    asyncio.run(play("A", "B"))
    assert cli_output("backup", "monday.db") == (
        "monday.db holds 2 tables and 2 games with 6 lines. To put it back: saltsea restore monday.db\n"
    )
    asyncio.run(play("C"))
    told = cli_output("restore", "monday.db").splitlines()
    assert told == [
        "Every page is whole, every row belongs to something, and every game has all its lines, from 0 on.",
        f"{tmp_path / 'data' / 'saltsea.db'} now holds 2 tables and 2 games with 6 lines.",
        f"What was there is kept as {tmp_path / 'data' / 'saltsea.db.before-restore'}.",
    ]
    assert asyncio.run(tables()) == ["A", "B"]


def test_one_is_one(tmp_path: Path) -> None:
    asyncio.run(play("A", data=tmp_path / "other"))
    assert "holds 1 table and 1 game with 3 lines." in cli_output("backup", "--data", "other", "a copy.db")
    assert "saltsea restore 'a copy.db'" in cli_output("backup", "b copy.db", "--data", "other").replace(
        "b copy", "a copy"
    )
    cli_output("restore", "a copy.db", "--data", "new")
    assert asyncio.run(tables(tmp_path / "new")) == ["A"]
    assert not (tmp_path / "data").exists()


def test_a_copy_can_be_made_while_the_server_runs() -> None:
    """By another process, as people do it."""

    async def serve() -> None:
        store = SqliteStore(database())
        await add_table(store, "A")
        done = await asyncio.to_thread(program, "backup", "monday.db")
        assert (done.code, done.err) == (0, "")
        assert "1 table and 1 game with 3 lines" in done.out
        refusal = await asyncio.to_thread(program, "restore", "monday.db")
        assert refusal.code == 1
        assert "is in use by another Saltsea, and only one may write it." in refusal.err
        await add_table(store, "B")
        await store.close()

    asyncio.run(serve())
    assert asyncio.run(tables()) == ["A", "B"]


def test_where_nothing_is_kept_there_is_nothing_to_copy(tmp_path: Path) -> None:
    line = cli_error("backup", "monday.db", code=1)
    assert line == (
        f"saltsea backup: there is nothing to copy yet: no server has kept anything in {str(tmp_path / 'data')!r}."
    )
    assert list(tmp_path.iterdir()) == []


def test_no_file_is_overwritten(tmp_path: Path) -> None:
    asyncio.run(play("A"))
    (tmp_path / "monday.db").write_text("dear")
    line = cli_error("backup", "monday.db", code=1)
    assert line == "saltsea backup: 'monday.db' is there already and stays as it is. Name a new file."
    assert (tmp_path / "monday.db").read_text() == "dear"


@pytest.mark.parametrize("file", ["nowhere/monday.db", "."])
def test_a_copy_that_cannot_be_written_is_one_line(file: str) -> None:
    asyncio.run(play("A"))
    assert cli_error("backup", file, code=1).startswith("saltsea backup: '")


def test_what_is_no_copy_is_refused(tmp_path: Path) -> None:
    asyncio.run(play("A"))
    (tmp_path / "monday.db").write_text("hello")
    line = cli_error("restore", "monday.db", code=1)
    assert line == "saltsea restore: 'monday.db' is not a database of Saltsea."
    assert "'tuesday.db' does not exist" in cli_error("restore", "tuesday.db")
    assert asyncio.run(tables()) == ["A"]


def test_a_damaged_copy_is_refused(tmp_path: Path) -> None:
    asyncio.run(play("A"))
    cli_output("backup", "monday.db")
    copy = tmp_path / "monday.db"
    copy.write_bytes(copy.read_bytes()[:4096] + b"\xa5" * 8192 + copy.read_bytes()[12288:])
    assert cli_error("restore", "monday.db", code=1).startswith("saltsea restore: 'monday.db' is damaged: ")
    assert asyncio.run(tables()) == ["A"]

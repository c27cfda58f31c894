"""`saltsea check`: a changed byte is found, and named by table and game."""

import asyncio
import os
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import asyncpg
import msgspec
import pytest

from cli.terminal import CliResult, run_cli
from saltsea.catalog import CATALOG
from saltsea.cli.commands.check import place_for_copy
from saltsea.server.operations.damaged_rows import trouble_of_row
from saltsea.store.open_store import open_store
from saltsea.store.rows import (
    AccountRow,
    ClashRow,
    LogbookRow,
    NoteRow,
    OwnChapterRow,
    ProgressRow,
    Row,
    SaidRow,
    SailorRow,
)
from saltsea.store.schema import renew_checksums
from saltsea.store.sqlite import SqliteStore
from saltsea.store.statements import ALL_KINDS, KINDS
from server.kit import FakeServer
from store.store_kit import one_of_each


def run_corto(*arguments: str) -> CliResult:
    return run_cli(*arguments, games={"corto": CATALOG["corto"]})


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a server with a finished game and one that goes on."""
    folder = tmp_path_factory.mktemp("data")

    async def play() -> None:
        fake, kept = FakeServer(), SqliteStore(folder / "saltsea.db")
        for ends in (True, False):
            ann, bob = await fake.pair(friendly=ends)
            for _ in range(12):
                seat = (ann.all("Snapshot") + ann.all("Step"))[-1]
                waiting = (seat["update"] if seat["kind"] == "Step" else seat)["waiting_on"][0]
                one = (ann, bob)[waiting]
                await one.done("Act", seat=waiting, action=one.legal()[0])
                await fake.clock.advance(100)
            if ends:
                await ann.done("Resign", seat=0)
            row = await fake.store.table(ann.code)
            assert row is not None
            games = await fake.store.games(table=ann.code)
            await kept.write([row, *await fake.store.people(ann.code), *games])
            await kept.write(await fake.store.lines(games[0].id))
        await fake.registry.close()
        await kept.close()

    asyncio.run(play())
    return folder


@contextmanager
def copied(filled: Path, to: Path) -> Iterator[sqlite3.Connection]:
    """The same database in another folder, to be damaged by who knows how checksums are made."""
    with closing(sqlite3.connect(filled / "saltsea.db")) as whole, closing(sqlite3.connect(to / "saltsea.db")) as copy:
        whole.backup(copy)
        yield copy
        for kind in KINDS.values():
            renew_checksums(copy, kind.name)
        copy.commit()


def test_what_is_whole_is_said_to_be_whole(filled: Path) -> None:
    result = run_corto("check", "--data", str(filled))
    assert (result.code, result.err) == (0, "")
    assert "2 tables and 2 games" in result.out
    assert "all whole" in result.out
    assert [path.name for path in filled.iterdir() if path.is_dir()] == []


FOLLOWS: Final = ("n", "seat", "do", "chance", "events", "hash")
"""The parts of a line from which the rules lead to the next, so that a change is found whose checksum fits. Its time
and its token may as well be others: no rule leads to them."""


@pytest.mark.parametrize("part", FOLLOWS)
def test_one_changed_digit_in_a_line_is_found(filled: Path, tmp_path: Path, part: str) -> None:
    """In its number, its seat, a command, an answer of chance, an event or a hash: not in its time or its token."""
    dice, missed = random.Random(f"check {part}"), []
    with closing(sqlite3.connect(filled / "saltsea.db")) as whole:
        lines = whole.execute("SELECT game, line, body FROM lines ORDER BY game, line").fetchall()
    can_change = [row for row in lines if digits(parts_of(row[2])[part])]
    for number, (game, line, body) in enumerate(dice.sample(can_change, 3)):
        folder = tmp_path / str(number)
        folder.mkdir()
        with copied(filled, folder) as copy:
            damaged = changed(body, part, dice)
            copy.execute("UPDATE lines SET body = ? WHERE game = ? AND line = ?", (damaged, game, line))
        result = run_corto("check", "--data", str(folder))
        if result.code != 1 or game not in result.out + result.err:
            missed.append((game, line, result.out))
    assert missed == []


def test_every_part_of_a_line_is_found_or_said_not_to_be(filled: Path) -> None:
    with closing(sqlite3.connect(filled / "saltsea.db")) as whole:
        [body] = whole.execute("SELECT body FROM lines LIMIT 1").fetchone()
    assert {*parts_of(body)} - {*FOLLOWS} == {"at", "token"}


def parts_of(body: bytes) -> dict[str, str]:
    return {name: bytes(part).decode() for name, part in msgspec.json.decode(body, type=dict[str, msgspec.Raw]).items()}


def digits(text: str) -> list[int]:
    return [place for place, letter in enumerate(text) if letter.isdigit()]


def changed(body: bytes, part: str, dice: random.Random) -> bytes:
    """The body with another digit in this part."""
    parts = parts_of(body)
    text, place = parts[part], dice.choice(digits(parts[part]))
    parts[part] = f"{text[:place]}{(int(text[place]) + 1) % 10}{text[place + 1 :]}"
    return msgspec.json.encode({name: msgspec.Raw(text.encode()) for name, text in parts.items()})


@pytest.mark.parametrize("part", [b"{", b"anned"])  # a byte that no text has, also in the name of a field
def test_a_body_that_is_no_json_is_named(filled: Path, tmp_path: Path, part: bytes) -> None:
    with copied(filled, tmp_path) as copy:
        [code, body] = copy.execute("SELECT id, body FROM tables LIMIT 1").fetchone()
        copy.execute("UPDATE tables SET body = ? WHERE id = ?", (body.replace(part, b"\xff", 1), code))
    result = run_corto("check", "--data", str(tmp_path))
    assert (result.code, f"table {code}: it is no JSON" in result.out + result.err) == (1, True)


@pytest.mark.parametrize(
    ("name", "other"),
    [("banned", "banoed"), ("bot", "bos"), ("length", "lenfth"), ('host":0', 'host":6'), ("order", "ozder")],
)
def test_a_damaged_name_of_a_field_of_a_table_is_found(filled: Path, tmp_path: Path, name: str, other: str) -> None:
    """Its field would be read as one that was never written: who was banned would be so no more."""
    with copied(filled, tmp_path) as copy:
        [code, body] = copy.execute("SELECT id, body FROM tables LIMIT 1").fetchone()
        text = body.decode().replace('"options":{', '"options":{"length":6')
        assert name in text
        copy.execute("UPDATE tables SET body = ? WHERE id = ?", (text.replace(name, other).encode(), code))
    result = run_corto("check", "--data", str(tmp_path))
    assert (result.code, f"table {code}: " in result.out + result.err) == (1, True)


@pytest.mark.parametrize("spoilt", ["x'ff'", "'U'"])  # a byte that no text has, and a name of nothing
@pytest.mark.parametrize("column", ["tables.id", "people.table", "games.table", "lines.game", "people.name"])
def test_a_row_that_belongs_to_nothing_is_named_and_the_check_goes_on(tmp_path: Path, column: str, spoilt: str) -> None:
    file, (table, _, name) = tmp_path / "saltsea.db", column.partition(".")
    asyncio.run(written(file))
    with closing(sqlite3.connect(file)) as copy, copy:
        copy.execute(f'UPDATE {table} SET "{name}" = CAST({spoilt} AS TEXT)')
    result = run_corto("check", "--data", str(tmp_path))
    assert result.code == 1
    assert any(line.startswith(f"{table} ") and "checksum does not fit" in line for line in result.err.splitlines())
    assert "sailors 'W': its checksum does not fit" in result.err
    assert "holds 1 table and 1 game with 1 line: " in result.out
    assert (name == "name") or f"{str(file)!r} is damaged: a row of " in result.err


@pytest.mark.parametrize("name", ["saltsea.db", "a database"])
def test_one_changed_byte_is_found_in_a_row_of_every_table(own_database: str, tmp_path: Path, name: str) -> None:
    """That it is found in every column: `tests/store/test_checksums.py`."""
    where = ("--data", str(tmp_path)) if name == "saltsea.db" else ("--store", own_database)
    asyncio.run(written(tmp_path / name if name == "saltsea.db" else own_database))
    result = run_corto("check", *where)
    found = {line.partition(" ")[0] for line in result.err.splitlines() if "its checksum does not fit" in line}
    assert (result.code, found) == (1, {kind.name for kind in ALL_KINDS.values()})


async def written(to: Path | str) -> None:
    """A store with a row of every kind, each damaged where nothing but the checksum can tell."""
    store = open_store(to)
    await store.write(one_of_each())
    await store.claim("T", 3)
    await store.close()
    harm = "; ".join(f"UPDATE {kind.name} SET checksum = checksum + 1" for kind in ALL_KINDS.values())
    if isinstance(to, Path):
        with closing(sqlite3.connect(to)) as file:
            file.executescript(harm)
    else:
        database = await asyncpg.connect(to)
        await database.execute(harm)
        await database.close()


@pytest.mark.parametrize(
    "row",
    [
        NoteRow(name="challenge/x", body=b"\xff"),
        NoteRow(name="imported/x", body=b"no game"),
        NoteRow(name="opened/x", body=b'{"table":"abcdef","bt":5}'),
        NoteRow(name="operator/cleaned", body=b'{"at":5,"wores":7}'),
        SaidRow(table="abcdef", n=1, at=1, person=0, body=b'{"phrase":"","wprds":"x","token":"t"}'),
        ClashRow(game="abcdef-0", number=0, body=b"\xff"),
        AccountRow(id="a", name="Ann", folded="anm", password="", passkeys=b"[]", made=1),
        AccountRow(id="a", name="Ann", folded="ann", password="", passkeys=b"[", made=1),
        OwnChapterRow(table="abcdef", body=b"\xff"),
        LogbookRow(key="no hash", game="corto", body=b"{}", touched=1),
        ProgressRow(account="a", game="corto", body=b"[]"),
        SailorRow(who="no hash", day="2026-01-01"),
    ],
    ids=str,
)
def test_a_row_that_no_server_has_written_is_named(row: Row) -> None:
    assert trouble_of_row(row)


def test_backup_blames_the_file_that_is_damaged(filled: Path, tmp_path: Path) -> None:
    data = bytearray((filled / "saltsea.db").read_bytes())
    for place in range(4096, len(data), 4096):
        data[place : place + 64] = bytes(64)
    (tmp_path / "saltsea.db").write_bytes(data)
    result = run_corto("backup", "--data", str(tmp_path), str(tmp_path / "monday.db"))
    assert result.code != 0
    assert f"{str(tmp_path / 'saltsea.db')!r} is damaged" in result.out + result.err


def test_what_may_only_be_read_is_copied_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert place_for_copy(tmp_path / "saltsea.db") == tmp_path
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert place_for_copy(tmp_path / "saltsea.db") is None


def test_a_database_that_is_not_there_is_told_without_a_word_of_copies() -> None:
    done = run_corto("check", "--store", "nowhere.db")
    assert done.err == "saltsea check: no server has kept anything in 'nowhere.db': it is not there.\n"

"""`saltsea check`: a changed byte is found, and named by table and game."""

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
import pytest

from cli.terminal import CliResult, run_cli
from saltsea.catalog import CATALOG
from saltsea.store.sqlite import SqliteStore
from server.kit import FakeServer


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
    """The same database in another folder, to be damaged."""
    with closing(sqlite3.connect(filled / "saltsea.db")) as whole, closing(sqlite3.connect(to / "saltsea.db")) as copy:
        whole.backup(copy)
        yield copy
        copy.commit()


def test_what_is_whole_is_said_to_be_whole(filled: Path) -> None:
    result = run_corto("check", "--data", str(filled))
    assert (result.code, result.err) == (0, "")
    assert "2 tables and 2 games" in result.out
    assert "all whole" in result.out
    assert [path.name for path in filled.iterdir() if path.is_dir()] == []


def test_one_changed_digit_in_a_line_is_found(filled: Path, tmp_path: Path) -> None:
    """Wherever it is: in a command, in an answer of chance, in an event, in a hash."""
    dice, missed = random.Random("check"), []
    with closing(sqlite3.connect(filled / "saltsea.db")) as whole:
        lines = whole.execute("SELECT game, line, body FROM lines ORDER BY game, line").fetchall()
    for number in range(6):
        folder = tmp_path / str(number)
        folder.mkdir()
        game, line, body = dice.choice(lines)
        with copied(filled, folder) as copy:
            copy.execute("UPDATE lines SET body = ? WHERE game = ? AND line = ?", (changed(body, dice), game, line))
        result = run_corto("check", "--data", str(folder))
        if result.code != 1 or game not in result.out + result.err:
            missed.append((game, line, result.out))
    assert missed == []


def changed(body: bytes, dice: random.Random) -> bytes:
    """The body with another digit in its events or its hash."""
    line = msgspec.json.decode(body)
    text = msgspec.json.encode(line["events"]).decode()
    places = [place for place, letter in enumerate(text) if letter.isdigit()]
    if not places or dice.random() < 0.3:
        return msgspec.json.encode({**line, "hash": "0" * len(str(line["hash"]))})
    place = dice.choice(places)
    events = f"{text[:place]}{(int(text[place]) + 1) % 10}{text[place + 1 :]}"
    return msgspec.json.encode({**line, "events": msgspec.Raw(events.encode())})


def test_a_body_that_is_no_json_is_named(filled: Path, tmp_path: Path) -> None:
    with copied(filled, tmp_path) as copy:
        [code] = copy.execute("SELECT id FROM tables LIMIT 1").fetchone()
        copy.execute("UPDATE tables SET body = x'00ff' WHERE id = ?", (code,))
    result = run_corto("check", "--data", str(tmp_path))
    assert (result.code, f"table {code}: it is no JSON" in result.out + result.err) == (1, True)


def test_backup_blames_the_file_that_is_damaged(filled: Path, tmp_path: Path) -> None:
    data = bytearray((filled / "saltsea.db").read_bytes())
    for place in range(4096, len(data), 4096):
        data[place : place + 64] = bytes(64)
    (tmp_path / "saltsea.db").write_bytes(data)
    result = run_corto("backup", "--data", str(tmp_path), str(tmp_path / "monday.db"))
    assert result.code != 0
    assert f"{str(tmp_path / 'saltsea.db')!r} is damaged" in result.out + result.err

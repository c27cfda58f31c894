"""`saltsea dataset`: games as Parquet, a card that explains them, a reader that runs, and nobody in it."""

import asyncio
import json
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet
import pytest

from cli.terminal import run_cli
from saltsea.catalog import CATALOG
from saltsea.kernel.encoding import encoded
from saltsea.kernel.match import Match
from saltsea.kernel.record_file import plain_header, plain_line
from saltsea.research.dataset.card import READER
from saltsea.research.simulate import played
from saltsea.store.copying import copy_rows
from saltsea.store.port import Store
from saltsea.store.postgresql.store import PostgresStore
from saltsea.store.rows import GameRow, LineRow, TableRow
from saltsea.store.sqlite import SqliteStore

CORTO = CATALOG["corto"]


def run(*arguments: object) -> str:
    done = run_cli("dataset", *map(str, arguments), games=CATALOG)
    assert done.code == 0, done
    return done.out


@pytest.fixture(scope="module")
def corto(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("corto") / "out"
    assert "3 games" in run("corto", "--games", 3, "--out", folder, "--seed", "tide", "--option", "length=6")
    return folder


def test_every_decision_has_the_position_what_was_legal_and_what_each_seat_knew(corto: Path) -> None:
    rules, games = CORTO.rules(), parquet.read_table(corto / "games.parquet").to_pylist()
    rows = parquet.read_table(corto / "decisions.parquet").to_pylist()
    assert sum(game["decisions"] for game in games) == len(rows)
    assert CORTO.encoding is not None
    encoding = CORTO.encoding(rules)
    for row in rows[::40]:
        state = rules.restore(json.loads(row["position"]))
        observation = rules.observe(state, row["seat"])
        assert row["legal"] == sorted(action.number for action in observation.legal)
        assert row["action"] in row["legal"]
        for seat, seen in enumerate(row["observations"]):
            assert seen == bytes(memoryview(encoded(encoding, rules, rules.observe(state, seat))))


def test_a_game_is_the_one_that_its_seed_deals(corto: Path) -> None:
    games = parquet.read_table(corto / "games.parquet").to_pylist()
    rules = CORTO.rules()
    for game in games:
        bots = [CORTO.make_bot(name, rules) for name in game["seats"]]
        outcome = played(rules, 2, json.loads(game["options"]), bots, game["seed"]).match.outcome()
        assert outcome is not None
        assert (game["scores"], game["winners"]) == (outcome.scores, outcome.winners)


def test_the_reader_of_ten_lines_runs_as_the_card_prints_it(corto: Path) -> None:
    assert READER in (corto / "README.md").read_text()
    assert len(READER.splitlines()) <= 10
    done = subprocess.run([sys.executable, "-c", READER], cwd=corto, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == parquet.read_metadata(corto / "decisions.parquet").num_rows


def test_a_voyage_has_its_moments(tmp_path: Path) -> None:
    run("pirates", "--games", 1, "--players", 2, "--out", tmp_path / "out")
    rows = parquet.read_table(tmp_path / "out" / "decisions.parquet").to_pylist()
    times = [row["at"] for row in rows]
    assert times == sorted(times)
    assert times[-1] > 10_000
    assert all(row["action"] in row["legal"] for row in rows)


def test_what_is_there_stays_and_a_game_without_encoding_is_refused(corto: Path, tmp_path: Path) -> None:
    done = run_cli("dataset", "corto", "--out", str(corto), games=CATALOG)
    assert (done.code, "already holds files" in done.err) == (2, True)
    done = run_cli("dataset", "app", "--out", str(tmp_path / "app"), games=CATALOG)
    assert (done.code, "no encoding" in done.err) == (2, True)
    assert not (tmp_path / "app").exists()


@contextmanager
def a_server(folder: Path) -> Iterator[Path]:
    """A server's data: a public game, one of a closed table, one for its players only, and one with a typed word."""
    folder.mkdir()
    store = SqliteStore(folder / "saltsea.db")
    rules = CORTO.rules()
    bots = [CORTO.make_bot("random", rules)] * 2
    kinds = [
        ("public", "public", {}),
        ("closed", "public", {}),
        ("public", "table", {}),
        ("public", "public", {"strips": "ABC"}),
    ]
    for number, (listing, shown, options) in enumerate(kinds):
        match = played(rules, 2, {"length": 6, **options}, bots, f"server/{number}").match
        asyncio.run(store.write(rows_of(f"t{number}", listing, shown, match)))
    asyncio.run(closing(store))
    yield folder


async def closing(store: Store) -> None:
    await store.close()


def rows_of(code: str, listing: str, shown: str, match: Match) -> list[Any]:
    """A person has the first seat, and goes after the first half of the game."""
    for line in match.lines[: len(match.lines) // 2]:
        line.token = f"Ada{line.number}" if line.seat == 0 else ""
    table = TableRow(
        id=code, game="corto", phase="over", listing=listing, made=1_790_000_000_000, touched=1_790_000_000_000, n=1,
        body=b'{"secret":"Ada"}',
    )  # fmt: skip
    header = json.dumps(plain_header(match.header)).encode()
    game = GameRow(
        id=f"{code}-0", table=code, number=0, game="corto", players=2, header=header,
        seed=match.seed, seats=b'[0,"expert"]', shown=shown, started=1_790_000_000_000, ended=1_790_000_100_000,
        outcome=b"{}",
    )  # fmt: skip
    lines = [
        LineRow(game=game.id, line=line.number, n=line.number, body=json.dumps(plain_line(match.rules, line)).encode())
        for line in match.lines
    ]
    return [table, game, *lines]


def test_public_games_of_a_server_come_without_anybody(tmp_path: Path) -> None:
    with a_server(tmp_path / "data") as data:
        run("corto", "--public", "--data", data, "--out", tmp_path / "out")
    games = parquet.read_table(tmp_path / "out" / "games.parquet").to_pylist()
    assert len(games) == 1
    assert (games[0]["seats"], games[0]["seed"]) == (["person", "expert"], "")
    assert games[0]["decisions"] > 20
    decisions = parquet.read_table(tmp_path / "out" / "decisions.parquet").to_pylist()
    everything = json.dumps([games, decisions], default=str)
    assert not any(word in everything for word in ("Ada", "t0", "1790000000"))


def test_a_decision_tells_who_made_it_whoever_had_the_seat_at_the_end(tmp_path: Path) -> None:
    with a_server(tmp_path / "data") as data:
        run("corto", "--public", "--data", data, "--out", tmp_path / "out")
    rows = parquet.read_table(tmp_path / "out" / "decisions.parquet").to_pylist()
    half = len(rows) // 2
    assert {row["by"] for row in rows if row["seat"] == 1} == {"computer"}
    assert {row["by"] for row in rows[: half - 2] if row["seat"] == 0} == {"person"}
    assert {row["by"] for row in rows[half + 2 :] if row["seat"] == 0} == {"computer"}


def test_public_games_come_from_the_database_of_many_servers(tmp_path: Path, postgres: PostgresStore) -> None:
    with a_server(tmp_path / "data") as data:
        asyncio.run(filled(postgres, data / "saltsea.db"))
    said = run("corto", "--public", "--store", postgres.url, "--out", tmp_path / "out")
    assert "holds 1 games" in said
    games = parquet.read_table(tmp_path / "out" / "games.parquet").to_pylist()
    assert (games[0]["seats"], games[0]["seed"]) == (["person", "expert"], "")
    for wrong, why in (("saltsea.db", "takes the address"), ("postgresql://127.0.0.1:1/none", "cannot be used")):
        done = run_cli("dataset", "corto", "--public", "--store", wrong, "--out", str(tmp_path / "new"), games=CATALOG)
        assert (done.code != 0, why in done.err) == (True, True)


async def filled(target: PostgresStore, file: Path) -> None:
    """Copy a file's rows into a database."""
    source = SqliteStore(file)
    async with source.snapshot() as rows:
        await copy_rows(rows, target, lambda *_: None)
    await source.close()
    await target.close()


def test_a_computer_without_a_server_has_no_public_games(tmp_path: Path) -> None:
    done = run_cli(
        "dataset", "corto", "--public", "--data", str(tmp_path), "--out", str(tmp_path / "out"), games=CATALOG
    )
    assert (done.code, "no server has kept anything" in done.err) == (2, True)


def test_a_game_that_cannot_be_read_is_left_out_and_counted(tmp_path: Path) -> None:
    with a_server(tmp_path / "data") as data, sqlite3.connect(data / "saltsea.db") as store:
        store.execute("UPDATE tables SET listing = 'public'")
        store.execute("DELETE FROM lines WHERE game = 't1-0'")
        store.commit()
        done = run_cli(
            "dataset", "corto", "--public", "--data", str(data), "--out", str(tmp_path / "out"), games=CATALOG
        )
    assert done.code == 0
    assert done.err == "Left out: 1 that cannot be read, 1 with words that players typed.\n"
    assert parquet.read_metadata(tmp_path / "out" / "games.parquet").num_rows == 1


def test_what_public_games_cannot_be_told_is_refused_and_no_folder_is_left(tmp_path: Path) -> None:
    with a_server(tmp_path / "data") as data:
        common = ("dataset", "corto", "--out", str(tmp_path / "out"))
        done = run_cli(*common, "--public", "--data", str(data), "--games", "1", games=CATALOG)
        assert (done.code, "leave --games out" in done.err) == (2, True)
        done = run_cli(*common, "--store", "postgresql://db.example.org/saltsea", games=CATALOG)
        assert (done.code, "add --public" in done.err) == (2, True)
        done = run_cli(*common, "--bots", "nobody", games=CATALOG)
        assert (done.code, (tmp_path / "out").exists()) == (2, False)


def test_what_a_mistake_left_half_done_is_taken_away(tmp_path: Path) -> None:
    bot = tmp_path / "mine.py"
    bot.write_text("class B:\n    def choose(self, seen, dice): return 5\ndef bot(rules): return B()\n")
    out = tmp_path / "out"
    done = run_cli("dataset", "corto", "--bots", str(bot), "--games", "1", "--out", str(out), games=CATALOG)
    assert (done.code, "mine.py chose 5" in done.err) == (2, True)
    assert not [*out.iterdir()]

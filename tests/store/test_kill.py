"""Killed at any instant: whatever was acknowledged is there, and of every request all or nothing."""

import asyncio
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from saltsea.store.sqlite import SqliteStore
from store.store_kit import a_game, a_line, a_table, in_loop

GAMES = 4
AT_ONCE = 3
"""Lines in a request."""

PROGRAM = f"""
import asyncio, sys
from pathlib import Path
from saltsea.store.sqlite import SqliteStore
from store.store_kit import a_line

async def player(store, game):
    line = len(await store.lines(game))
    while True:
        await store.write([a_line(line + each, game=game, body=bytes(line % 3000)) for each in range({AT_ONCE})])
        line += {AT_ONCE}
        print(game, line, flush=True)

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    await asyncio.gather(*(player(store, f"G{{number}}") for number in range({GAMES})))

asyncio.run(main())
"""


async def prepare(file: Path) -> None:
    store = SqliteStore(file)
    await store.write([a_table(), *(a_game(f"G{number}") for number in range(GAMES))])
    await store.close()


async def counted(file: Path) -> dict[str, int]:
    """How many lines every game has; their numbers must be whole requests without a gap."""
    store = SqliteStore(file)
    found = {}
    for number in range(GAMES):
        lines = [row.line for row in await store.lines(f"G{number}")]
        assert lines == list(range(len(lines)))
        assert len(lines) % AT_ONCE == 0
        found[f"G{number}"] = len(lines)
    await store.close()
    return found


def acknowledged(file: Path, patience: int) -> dict[str, int]:
    """Let it write, kill it after so many answers, and see what it had promised by then."""
    command = [sys.executable, "-c", PROGRAM, str(file)]
    told = []
    with subprocess.Popen(command, cwd=Path(__file__).parents[1], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for _ in range(patience):
            told.append(process.stdout.readline())
        process.kill()
        told += process.stdout.readlines()
    return {game: int(line) for game, line in (answer.split() for answer in told if answer.endswith("\n"))}


def kill_often(file: Path, rounds: int) -> None:
    asyncio.run(prepare(file))
    dice = random.Random(rounds)
    for _ in range(rounds):
        promised = acknowledged(file, patience=dice.randrange(1, 60))
        there = asyncio.run(counted(file))
        assert promised
        assert all(there[game] >= lines for game, lines in promised.items()), (promised, there)


def test_nothing_that_was_promised_is_lost(file: Path) -> None:
    kill_often(file, rounds=5)


@pytest.mark.proof
def test_nothing_that_was_promised_is_lost_in_many_rounds(file: Path) -> None:
    kill_often(file, rounds=150)


# --- the power goes out ---


@in_loop
async def test_a_journal_that_is_cut_anywhere_still_holds_whole_requests(file: Path, tmp_path: Path) -> None:
    """What a disk has of the journal when the power goes out is its beginning."""
    await prepare(file)
    store, wal = SqliteStore(file), Path(f"{file}-wal")
    promised = [0]
    sizes = [0]
    for line in range(0, 30, AT_ONCE):
        await store.write([a_line(line + each, game="G0", body=bytes(500 * each)) for each in range(AT_ONCE)])
        promised.append(line + AT_ONCE)
        sizes.append(wal.stat().st_size)
    journal, whole = wal.read_bytes(), file.read_bytes()
    await store.close()
    for cut in [*sizes, *random.Random(1).sample(range(len(journal)), 15)]:
        there = await after_power_cut(tmp_path / "cut" / file.name, whole, journal[:cut])
        assert there == max(lines for lines, size in zip(promised, sizes, strict=True) if size <= cut)


async def after_power_cut(file: Path, whole: bytes, journal: bytes) -> int:
    shutil.rmtree(file.parent, ignore_errors=True)
    file.parent.mkdir()
    file.write_bytes(whole)
    Path(f"{file}-wal").write_bytes(journal)
    return (await counted(file))["G0"]

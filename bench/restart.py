"""How soon a server with many unfinished games can be reached again: `python bench/restart.py [--games 1960]`.

One game of Corto for four is played for 40 lines by a real server; its rows are copied so many times, and a server is
started on them. Printed are the seconds until it listens, until a table of them answers a guest, and its memory."""

import argparse
import asyncio
import tempfile
from pathlib import Path
from time import perf_counter, sleep
from typing import NamedTuple

import uvloop
import websockets
from load import ClientTimes, CortoTable, Server, started
from msgspec.structs import replace

from saltsea.store.paths import database
from saltsea.store.rows import Rows
from saltsea.store.sqlite import SqliteStore

COMMANDS = 40


async def play_one(server: Server) -> None:
    table = CortoTable(server, "view", ClientTimes(), 1)
    await table.open()
    for _ in range(COMMANDS):
        await table.command()
    table.close()


async def copy(file: Path, games: int) -> str:
    """Copy the only table so many times; the code of the last one."""
    store = SqliteStore(file)
    (table,) = await store.tables(phase="playing")
    (game,) = await store.games(table=table.id)
    people, lines = await store.people(table.id), await store.lines(game.id)
    code = table.id
    for number in range(games):
        code = f"t{number:05}"
        body = table.body.replace(table.id.encode(), code.encode())
        id = game.id.replace(table.id, code)
        rows: list[Rows] = [replace(table, id=code, body=body), *(replace(one, table=code) for one in people)]
        rows += [replace(game, id=id, table=code), *(replace(line, game=id) for line in lines)]
        await store.write(rows)
    await store.close()
    return code


async def ask(server: Server, code: str) -> None:
    """Come to a table as a stranger and hear of its game."""
    address = f"{server.base.replace('http', 'ws', 1)}/api/tables/{code}/line"
    async with websockets.connect(address, max_size=None) as socket:
        await socket.send('{"kind": "Hello"}')
        while '"Snapshot"' not in str(await socket.recv()):
            pass


class Restart(NamedTuple):
    """Seconds until it listens, of the clock and of the processor, until a table answers, and bytes of memory."""

    listens: float
    used: float
    answers: float
    memory: int

    def line(self, games: int) -> str:
        return (
            f"{games} unfinished games: listens after {self.listens:.1f} s ({self.used:.1f} s of processor time), a "
            f"table answers after {self.answers:.2f} s more; {self.memory / 1e6:.0f} MB"
        )


def restarted(games: int) -> Restart:
    with tempfile.TemporaryDirectory() as data:
        serve = ("-m", "saltsea", "serve", "--port", "0", "--data", data)
        with started(*serve) as server:
            uvloop.run(play_one(server))
        code = asyncio.run(copy(database(Path(data)), games))
        began = perf_counter()
        with started(*serve) as server:
            listens, used = perf_counter() - began, server.cpu()
            asyncio.run(ask(server, code))
            answers = perf_counter() - began - listens
            sleep(2)
            return Restart(listens, used, answers, server.memory())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=1960)
    given = parser.parse_args()
    print(restarted(given.games).line(given.games))


if __name__ == "__main__":
    main()

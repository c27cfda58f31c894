"""A real Saltsea server with its games, in a process of its own: `python server_process.py [empty | small] [FOLDER]`.

Its tables are kept in memory, and its bots choose in the server's own process. A folder is another built client.
Where the tests are given a compiled engine, the server plays with that, as it does where it is installed."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

# Run as a program, this file finds no other test module. Last, so that compiled small games come first.
sys.path.append(str(Path(__file__).parents[1]))

from saltsea.catalog import CATALOG, PLACE, mounts
from saltsea.server.application import Application
from saltsea.server.bots.inline import InlineBots
from saltsea.server.printing.print_processes import PrintProcesses
from saltsea.server.web.app import make_app
from saltsea.server.web.catalogue import entries
from saltsea.server.web.client_files import BUILT_CLIENT
from saltsea.server.web.messages import About
from saltsea.server.web.serve import serve
from saltsea.store.memory import MemoryStore
from small_games.catalog import SMALL_GAMES

ABOUT: Final = About("0.1.0", "plain", "captain@example.org")
EMPTY: Final = "empty"
"""A server without games."""
SMALL: Final = "small"
"""A server with the small games of the tests, which the client knows nothing of."""
PATIENCE: Final = 20
"""Seconds for a server to stop by itself."""
CLIENT: Final = "SALTSEA_TEST_CLIENT"
"""The variable that names the built client."""
CATALOGUES: Final = {EMPTY: {}, SMALL: SMALL_GAMES}


@contextmanager
def running_server(*words: str) -> Iterator[str]:
    """The address of a running server; it stops at the end of the block."""
    command = [sys.executable, str(Path(__file__)), *words]
    with subprocess.Popen(command, env=environment(), stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            assert line.startswith("Saltsea is at "), f"the server did not start: {line!r}"
            yield line.removeprefix("Saltsea is at ").strip()
        finally:
            stop(process)


def environment() -> dict[str, str]:
    """Ours, with the engine that the tests are given, and with the client of this tree: its copy may be older."""
    compiled = os.environ.get("SALTSEA_COMPILED")
    return {**os.environ, "PYTHONPATH": compiled, CLIENT: str(BUILT_CLIENT)} if compiled else dict(os.environ)


def stop(process: subprocess.Popen[str]) -> None:
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()


def serve_until_stopped(words: list[str]) -> None:
    games = next((CATALOGUES[word] for word in words if word in CATALOGUES), CATALOG)
    built = Path(os.environ.get(CLIENT, BUILT_CLIENT))
    client = next((Path(word) for word in words if word not in CATALOGUES), built)
    application = Application(games, MemoryStore(), InlineBots(games), mounts=mounts() if games is CATALOG else {})
    app = make_app(partial(entries, games), ABOUT, application, client=client, printing=PrintProcesses(PLACE).made)
    serve(app, "127.0.0.1", 0, application.say_goodbye)


if __name__ == "__main__":
    serve_until_stopped(sys.argv[1:])

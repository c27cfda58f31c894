"""The process that makes the puzzle of a day: it takes seconds of a core, and no table waits for it.

Started by puzzles.py as `python -m saltsea.games.corto.server.puzzle_process GAMES DAY`."""

import signal
import sys
from contextlib import suppress

import msgspec

from saltsea.games.corto.daily.puzzle import daily_puzzle
from saltsea.games.corto.engine.game import CortoRules
from saltsea.server.bots.bot_library import games_at
from saltsea.server.bots.priority import BOTS, lower_priority


def main(games: str, day: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which will end us
    lower_priority(BOTS)  # once a day, and a player waits for it
    rules = games_at(games)["corto"].rules()
    assert isinstance(rules, CortoRules)
    sys.stdout.buffer.write(msgspec.json.encode(daily_puzzle(rules, day)))


if __name__ == "__main__":
    with suppress(ConnectionError):  # the server is gone
        main(*sys.argv[1:])

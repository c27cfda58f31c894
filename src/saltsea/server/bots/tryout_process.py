"""The process of a tryout: it reads one order, and prints the result of each simulated voyage as it ends.

Started by tryouts.py as `python -m saltsea.server.bots.tryout_process GAMES`."""

import os
import signal
import sys
from contextlib import suppress
from typing import Final

import msgspec

from saltsea.logbook import Crew
from saltsea.server.bots.bot_library import games_at

POLITENESS: Final = 10
"""Niceness: tables and bots come first."""


class TryOrder(msgspec.Struct, frozen=True):
    """A chapter to try, by which crews, and how often."""

    game: str
    text: str
    players: int
    options: dict[str, str | int]
    runs: int


def main(games: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which will end us
    with suppress(OSError, AttributeError):
        os.nice(POLITENESS)
    order = msgspec.json.decode(sys.stdin.buffer.readline(), type=TryOrder)
    own = games_at(games)[order.game].own_chapters
    assert own is not None
    for tried in own.tried(order.text, Crew(order.players, order.options), order.runs):
        sys.stdout.buffer.write(msgspec.json.encode(tried) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    with suppress(ConnectionError):  # the server is gone
        main(sys.argv[1])

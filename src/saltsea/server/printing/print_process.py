"""The process of a printed file: it reads one order and writes the PDF.

Started by print_processes.py as `python -m saltsea.server.printing.print_process GAMES`."""

import signal
import sys
from contextlib import suppress

import msgspec

from saltsea.printing.options import PrintOptions
from saltsea.server.bots.bot_library import games_at
from saltsea.server.bots.priority import ON_DEMAND, lower_priority
from saltsea.server.tables.player_content import made_with


class PrintOrder(msgspec.Struct, frozen=True):
    """A file of a game, and how it is to be printed."""

    game: str
    booklet: str
    paper: str
    language: str
    ink_saving: bool
    content: str = ""
    """What a player has written, such as a chapter; empty for the game as it is."""

    def options(self) -> PrintOptions:
        return PrintOptions(self.paper, self.language, self.ink_saving)


def main(games: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which will end us
    lower_priority(ON_DEMAND)
    order = msgspec.json.decode(sys.stdin.buffer.read(), type=PrintOrder)
    known = games_at(games)[order.game]
    game = made_with(known, order.content) if order.content else known
    assert game.prints is not None
    sys.stdout.buffer.write(game.prints(game).made(order.booklet, order.options()))


if __name__ == "__main__":
    with suppress(ConnectionError):  # the server is gone
        main(sys.argv[1])

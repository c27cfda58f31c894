"""A process that works out views and logs of whole games, adds games up and checks records from elsewhere, one
question after another, until the server closes its pipe.

Started by reading_processes.py as `python -m saltsea.server.reading.reading_process GAMES`."""

import signal
import sys
from contextlib import suppress
from typing import BinaryIO, Final

import msgspec

from saltsea.kernel.record_file import BadRecordError
from saltsea.server.bots.bot_library import BotLibrary, GameBots, games_at
from saltsea.server.bots.frames import HEAD
from saltsea.server.bots.priority import ON_DEMAND, lower_priority
from saltsea.server.reading.log_made import LogWanted, log_made
from saltsea.server.reading.totals import TotalsWanted, sums_made
from saltsea.server.reading.views_made import ViewsWanted, views_made
from saltsea.server.tables.stored.brought_record import RecordWanted, brought_record
from saltsea.wire.forms import Forms


class ReadingResult(msgspec.Struct, tag=True, frozen=True):
    """The views, the log, the sums or the record, as JSON."""

    data: bytes


class NotReadable(msgspec.Struct, tag=True, frozen=True):
    """What is stored makes no game, and why."""

    why: str
    line: int = 1
    """Of a record, counted from 1."""


Answered = ReadingResult | NotReadable
Wanted = ViewsWanted | LogWanted | TotalsWanted | RecordWanted
_wanted: Final = msgspec.msgpack.Decoder(Wanted)


def framed(message: Wanted | Answered) -> bytes:
    body = msgspec.msgpack.encode(message)
    return HEAD.pack(len(body)) + body


def next_wanted(pipe: BinaryIO) -> Wanted | None:
    """Wait for the next question; None when the server has closed the pipe."""
    head = pipe.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    wanted: Wanted = _wanted.decode(pipe.read(HEAD.unpack(head)[0]))
    return wanted


class LoadedGames:
    """The games of this process, each made ready once."""

    def __init__(self, games: str) -> None:
        self.library = BotLibrary(games_at(games))
        self.forms: dict[int, Forms] = {}
        """By the game as it is played: with player-made content, or that of an older release, it is another one."""

    def answer(self, wanted: Wanted) -> Answered:
        try:
            return ReadingResult(self.made(wanted))
        except BadRecordError as error:
            return NotReadable(error.reason, error.line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return NotReadable("what is kept is no JSON")

    def made(self, wanted: Wanted) -> bytes:
        if isinstance(wanted, TotalsWanted):
            return sums_made(wanted)
        known = self.library.game_as_played(wanted.game, wanted.content, wanted.edition)
        if isinstance(wanted, RecordWanted):
            return msgspec.json.encode(brought_record(known.rules, wanted))
        if isinstance(wanted, LogWanted):
            return log_made(known.rules, self.forms_of(known), wanted)
        return views_made(known.rules, self.forms_of(known), wanted)

    def forms_of(self, known: GameBots) -> Forms:
        if id(known) not in self.forms:
            self.forms = {id(known): Forms(known.rules, known.game.views(known.rules)), **self.forms}
        return self.forms[id(known)]


def main(games: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which will close our pipe
    lower_priority(ON_DEMAND)
    loaded = LoadedGames(games)
    while (wanted := next_wanted(sys.stdin.buffer)) is not None:
        sys.stdout.buffer.write(framed(loaded.answer(wanted)))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    with suppress(ConnectionError):  # the server is gone
        main(sys.argv[1])

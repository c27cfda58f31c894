"""A bot process: answers one question after another from its pipe, until the server closes it.

Started by processes.py as `python -m saltsea.server.bots.process GAMES SECONDS [FOLDER]`."""

import faulthandler
import gc
import os
import signal
import sys
import traceback
from contextlib import suppress
from typing import BinaryIO, Final

from saltsea.server.bots.added_bots import with_added
from saltsea.server.bots.bot_library import BotLibrary, games_at
from saltsea.server.bots.frames import (
    BotChoice,
    Failed,
    Ready,
    ThinkingStarted,
    WorkerMessage,
    encode_frame,
    next_question,
)
from saltsea.server.bots.priority import BOTS, lower_priority
from saltsea.server.bots.worker import Choice, Question

STDIN: Final = 0
STDOUT: Final = 1
STDERR: Final = 2
MOST_FILES: Final = 1 << 16
RARELY: Final = 100_000
"""Objects after which this process looks for garbage: a search makes many and none in circles, and looking for them as
often as Python does takes a fifth of its time."""
TRACEBACK_CALLS: Final = -6
"""Of a traceback the last calls are reported."""
TRACEBACK_CHARACTERS: Final = 2000


class BotProcess:
    """This process: its bots and its pipe to the server."""

    def __init__(self, library: BotLibrary, replies: BinaryIO, most: float) -> None:
        self.library = library
        self.replies = replies
        self.most = most
        """Seconds after which the process kills itself while thinking. The server has killed it long before, if it
        still runs."""

    def send(self, message: WorkerMessage) -> None:
        self.replies.write(encode_frame(message))

    def answer(self, question: Question) -> None:
        """Answer a question; an exception of the bot is an answer too."""
        try:
            self.send(BotChoice(self.choice(question)))
        except Exception:
            self.send(Failed(traceback.format_exc(TRACEBACK_CALLS)[-TRACEBACK_CHARACTERS:]))

    def choice(self, question: Question) -> Choice:
        """Let the bot choose, under a watchdog that needs no help from this interpreter: a compiled loop never releases
        it."""
        prepared = self.library.prepare(question)
        self.send(ThinkingStarted())
        faulthandler.dump_traceback_later(max(self.most, 2 * question.budget / 1000), exit=True)
        try:
            return prepared.choice()
        finally:
            faulthandler.cancel_dump_traceback_later()


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the server for this module alone: other code that prints or reads gets other files. All other
    inherited files are closed: a listening socket would outlive the server."""
    os.closerange(STDERR + 1, MOST_FILES)
    questions, replies = os.fdopen(os.dup(STDIN), "rb"), os.fdopen(os.dup(STDOUT), "wb", buffering=0)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, STDIN)
    os.close(nothing)
    os.dup2(STDERR, STDOUT)
    return questions, replies


def main(games: str, most: str, added: str = "") -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which will close our pipe
    questions, replies = own_pipes()
    process = BotProcess(BotLibrary(with_added(games_at(games), added)), replies, float(most))
    gc.set_threshold(RARELY)
    lower_priority(BOTS)  # not earlier: on a busy machine a player would wait for the start
    process.send(Ready())
    while (question := next_question(questions)) is not None:
        process.answer(question)


if __name__ == "__main__":
    with suppress(ConnectionError):  # the server is gone
        main(*sys.argv[1:])

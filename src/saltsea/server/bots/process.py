"""The inside of a bot process: one question after another from the pipe, until nobody is there any more to ask.

Started by bot_processes.py as `python -m saltsea.server.bots.process GAMES SECONDS`."""

import faulthandler
import os
import signal
import sys
import traceback
from contextlib import suppress
from typing import BinaryIO, Final

from saltsea.server.bots.frames import Begun, Chosen, Failed, Ready, Said, next_question, packed
from saltsea.server.bots.minds import Minds, games_at
from saltsea.server.bots.worker import Choice, Question

STDIN: Final = 0
STDOUT: Final = 1
STDERR: Final = 2
MOST_FILES: Final = 1 << 16
FRAMES_TOLD: Final = -6
"""Of a failure the last calls are told."""
LETTERS_TOLD: Final = 2000


class BotProcess:
    """This process: its minds and its way to the server."""

    def __init__(self, minds: Minds, replies: BinaryIO, most: float) -> None:
        self.minds = minds
        self.replies = replies
        self.most = most
        """Seconds after which a thought ends itself. The server has ended it long before, if there still is one."""

    def say(self, said: Said) -> None:
        self.replies.write(packed(said))

    def answer(self, question: Question) -> None:
        """Whatever a computer player raises is an answer too."""
        try:
            self.say(Chosen(self.choice(question)))
        except Exception:
            self.say(Failed(traceback.format_exc(FRAMES_TOLD)[-LETTERS_TOLD:]))

    def choice(self, question: Question) -> Choice:
        """Think, under a watch that needs no help from this interpreter: a compiled loop never lets go of it."""
        thought = self.minds.understood(question)
        self.say(Begun())
        faulthandler.dump_traceback_later(self.most, exit=True)
        try:
            return thought.choice()
        finally:
            faulthandler.cancel_dump_traceback_later()


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The way to the server for us alone: whatever prints or reads in here finds other ends. Nothing else of the
    server's stays open: uvloop hands on every file that can be inherited, and a listening socket would outlive it."""
    os.closerange(STDERR + 1, MOST_FILES)
    questions, replies = os.fdopen(os.dup(STDIN), "rb"), os.fdopen(os.dup(STDOUT), "wb", buffering=0)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, STDIN)
    os.close(nothing)
    os.dup2(STDERR, STDOUT)
    return questions, replies


def main(games: str, most: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's; it will close our pipe
    questions, replies = own_pipes()
    process = BotProcess(Minds(games_at(games)), replies, float(most))
    process.say(Ready())
    while (question := next_question(questions)) is not None:
        process.answer(question)


if __name__ == "__main__":
    with suppress(ConnectionError):  # the server is gone: nobody waits for what we had to say
        main(*sys.argv[1:])

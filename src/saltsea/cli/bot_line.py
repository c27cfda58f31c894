"""`saltsea bot-line`: let a program in any language play at a table, by lines of JSON on its stdin and stdout."""

import subprocess
from collections.abc import Sequence
from contextlib import suppress
from shutil import which
from threading import Thread
from typing import IO, Final

import click
import msgspec

from saltsea.cli.join import place_at
from saltsea.cli.pages import Page, complain
from saltsea.cli.replay import Refused
from saltsea.cli.shared import Whole
from saltsea.kernel.seat import Seat
from saltsea.remote.connection import ConnectionEnded as Ended
from saltsea.remote.connection import ConnectionLost as Lost
from saltsea.remote.connection import TableConnection as OpenLine
from saltsea.remote.links import new_key
from saltsea.server.tables.from_client import Sit
from saltsea.server.tables.protocol import encode

SITTING: Final = "bot-line"
"""The token with which the tool sits down for its program."""
PATIENCE: Final = 5
"""So many seconds has a program to end once it hears no more."""

EXAMPLES = """
saltsea bot-line LINK --name Botty -- python examples/stdio_bot.py
saltsea bot-line LINK -- ./my-player --level 3  # the link of a seat, with #KEY
"""


class Delivered(msgspec.Struct):
    """What the tool reads of a message of its program."""

    kind: str
    token: str = ""


class Came(msgspec.Struct):
    """What the tool reads of a message of the server."""

    kind: str
    seats: list[int] = []


@click.command("bot-line", cls=Page, epilog=EXAMPLES)
@click.argument("link")
@click.argument("command", nargs=-1, required=True)
@click.option("--name", default="", metavar="NAME", help="Sit down for the program, under this name.")
@click.option("--seat", default=None, type=Whole(0, 7), metavar="N", help="Which seat to take; any if not given.")
def bot_line(link: str, command: Sequence[str], name: str, seat: Seat | None) -> None:
    """Run COMMAND and let it play at the table that LINK leads to.

    Each message of the server is one line of JSON on its stdin, each line that it prints is a message to the server;
    docs/protocol.md describes both. The tool itself says Hello, comes back when the line is lost, and then sends again
    what was not answered. It ends with the program, or when the table lets nobody in. What the program writes to stderr
    is shown."""
    place = place_at(link)
    if which(command[0]) is None:
        complain(f"there is no program {command[0]!r}.")
    line = OpenLine(place, place.key or new_key(), "en", ticks=False)
    click.echo(f"bot-line: the way back to this seat is {place.url(line.key)}", err=True)
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        try:
            code = Coupling(line, program, encode(Sit(SITTING, name, seat)).decode() if name else "").run()
        finally:
            line.close()
            program.kill()
    click.get_current_context().exit(code)


class Coupling:
    """A program at one end, a line at the other."""

    def __init__(self, line: OpenLine, program: subprocess.Popen[bytes], sit: str) -> None:
        assert program.stdin is not None
        assert program.stdout is not None
        self.line = line
        self.program = program
        self.ears: IO[bytes] = program.stdin
        self.mouth: IO[bytes] = program.stdout
        self.sit = sit

    def run(self) -> int:
        """Until the program ends, or nothing more will come; the answer is the program's exit code."""
        self.line.start()
        Thread(target=self.speak, daemon=True).start()
        reason = self.listen()
        with suppress(OSError):
            self.ears.close()
        try:
            code = self.program.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.program.kill()
            code = self.program.wait()
        if reason:
            raise Refused(f"{self.line.link.url()}: {reason}.", click.get_current_context())
        return code

    def listen(self) -> str:
        """Hand what comes to the program."""
        while True:
            heard = self.line.received.get()
            if isinstance(heard, Ended):
                return heard.reason
            if isinstance(heard, Lost) and heard.tries == 1:
                click.echo("bot-line: the line is lost, I try to come back", err=True)
            if isinstance(heard, str):
                self.sit_down(heard)
                with suppress(OSError):  # a program that ends is noticed by its silence
                    self.ears.write(heard.encode() + b"\n")
                    self.ears.flush()

    def sit_down(self, heard: str) -> None:
        came = msgspec.json.decode(heard, type=Came)
        if self.sit and came.kind == "Welcome" and not came.seats:
            self.line.send(self.sit, SITTING)

    def speak(self) -> None:
        """Send what the program prints. What is no message is shown, and sent to nobody."""
        for printed in self.mouth:
            text = printed.decode(errors="replace").strip()
            try:
                self.line.send(text, msgspec.json.decode(text, type=Delivered).token)
            except msgspec.DecodeError as error:
                click.echo(f"bot-line: this is no message ({error}): {text}", err=True)
        self.line.received.put(Ended())

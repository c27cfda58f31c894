"""`saltsea bot-line`: let a program in any language play at a table, by lines of JSON on its stdin and stdout."""

import subprocess
from collections.abc import Sequence
from contextlib import suppress
from shutil import which
from threading import Thread
from typing import IO, Final

import click
import msgspec

from saltsea.cli.commands.join import parse_table_link
from saltsea.cli.common.command_group import ExampleCommand, InputError, fail
from saltsea.cli.common.options import WholeNumber
from saltsea.kernel.seat import Seat
from saltsea.remote.connection import ConnectionEnded, ConnectionLost, TableConnection
from saltsea.remote.links import new_key
from saltsea.server.tables.messages.codec import encode
from saltsea.server.tables.messages.from_client import Sit

SIT_TOKEN: Final = "bot-line"
"""The token of the tool's own Sit request."""
EXIT_TIMEOUT: Final = 5
"""Seconds that a program has to end after its stdin is closed."""

EXAMPLES = """
saltsea bot-line LINK --name Botty -- python examples/stdio_bot.py
saltsea bot-line LINK -- ./my-player --level 3  # the link of a seat, with #KEY
"""


class ProgramMessage(msgspec.Struct):
    """What the tool reads of a message from its program."""

    kind: str
    token: str = ""


class ServerMessage(msgspec.Struct):
    """What the tool reads of a message from the server."""

    kind: str
    seats: list[int] = []


@click.command("bot-line", cls=ExampleCommand, epilog=EXAMPLES)
@click.argument("link")
@click.argument("command", nargs=-1, required=True)
@click.option("--name", default="", metavar="NAME", help="Sit down for the program, under this name.")
@click.option("--seat", default=None, type=WholeNumber(0, 7), metavar="N", help="Which seat to take; any if not given.")
def bot_connection(link: str, command: Sequence[str], name: str, seat: Seat | None) -> None:
    """Run COMMAND and let it play at the table that LINK leads to.

    Each message of the server is one line of JSON on its stdin, each line that it prints is a message to the server;
    docs/protocol.md describes both. The tool itself sends Hello, reconnects after a loss, and then sends again
    what was not answered. It ends with the program, or when the table refuses it. What the program writes to stderr
    is shown."""
    table_link = parse_table_link(link)
    if which(command[0]) is None:
        fail(f"there is no program {command[0]!r}.")
    connection = TableConnection(table_link, table_link.key or new_key(), "en", ticks=False)
    click.echo(f"bot-line: the way back to this seat is {table_link.url(connection.key)}", err=True)
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        try:
            code = Relay(connection, program, encode(Sit(SIT_TOKEN, name, seat)).decode() if name else "").run()
        finally:
            connection.close()
            program.kill()
    click.get_current_context().exit(code)


class Relay:
    """Passes messages between a program and a table's connection."""

    def __init__(self, connection: TableConnection, program: subprocess.Popen[bytes], sit: str) -> None:
        assert program.stdin is not None
        assert program.stdout is not None
        self.connection = connection
        self.program = program
        self.program_input: IO[bytes] = program.stdin
        self.program_output: IO[bytes] = program.stdout
        self.sit = sit

    def run(self) -> int:
        """Run until the program or the connection ends. Returns the program's exit code."""
        self.connection.start()
        Thread(target=self.forward_from_program, daemon=True).start()
        reason = self.forward_to_program()
        with suppress(OSError):
            self.program_input.close()
        try:
            code = self.program.wait(EXIT_TIMEOUT)
        except subprocess.TimeoutExpired:
            self.program.kill()
            code = self.program.wait()
        if reason:
            raise InputError(f"{self.connection.link.url()}: {reason}.", click.get_current_context())
        return code

    def forward_to_program(self) -> str:
        """Write the server's messages to the program."""
        while True:
            message = self.connection.received.get()
            if isinstance(message, ConnectionEnded):
                return message.reason
            if isinstance(message, ConnectionLost) and message.tries == 1:
                click.echo("bot-line: the connection is lost; reconnecting", err=True)
            if isinstance(message, str):
                self.take_seat(message)
                with suppress(OSError):  # a program that ends is noticed by its silence
                    self.program_input.write(message.encode() + b"\n")
                    self.program_input.flush()

    def take_seat(self, message: str) -> None:
        welcome = msgspec.json.decode(message, type=ServerMessage)
        if self.sit and welcome.kind == "Welcome" and not welcome.seats:
            self.connection.send(self.sit, SIT_TOKEN)

    def forward_from_program(self) -> None:
        """Send what the program prints. A line that is not a message is shown on stderr and not sent."""
        for printed in self.program_output:
            text = printed.decode(errors="replace").strip()
            try:
                self.connection.send(text, msgspec.json.decode(text, type=ProgramMessage).token)
            except msgspec.DecodeError as error:
                click.echo(f"bot-line: this is no message ({error}): {text}", err=True)
        self.connection.received.put(ConnectionEnded())

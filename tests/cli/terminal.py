"""The command line as its users meet it: called and read, run as a program, or watched in a real terminal."""

import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, HTTPServer
from io import StringIO
from pathlib import Path
from threading import Thread

from saltsea.cli import run
from saltsea.game import Game
from small_games.catalog import SMALL_GAMES

TESTS = Path(__file__).parents[1]
PATIENCE = 30.0


@dataclass(frozen=True)
class CliResult:
    """How a command ended and what it said."""

    code: int
    out: str
    err: str


def run_cli(*arguments: str, games: Mapping[str, Game] = SMALL_GAMES) -> CliResult:
    """Run a command here."""
    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = run(arguments, games)
    return CliResult(code, out.getvalue(), err.getvalue())


def cli_output(*arguments: str) -> str:
    """What a command prints that must go well."""
    done = run_cli(*arguments)
    assert (done.code, done.err) == (0, ""), done
    return done.out


def cli_error(*arguments: str, code: int = 2, games: Mapping[str, Game] = SMALL_GAMES) -> str:
    """What a command says that must not go well: one line on stderr, and nothing else."""
    done = run_cli(*arguments, games=games)
    assert (done.code, done.out) == (code, ""), done
    assert done.err.count("\n") == 1, done.err
    return done.err.rstrip("\n")


# --- a server that is none of ours ---


@contextmanager
def no_saltsea(body: bytes, status: int = 200) -> Iterator[str]:
    """The address of something that says this to everybody."""

    class Answers(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.rfile.read(int(self.headers.get("Content-Length", 0)))
            self.send_response(status)
            self.end_headers()
            self.wfile.write(body)

        do_POST = do_DELETE = do_GET  # noqa: N815 (the library's names)

        def log_message(self, *_: object) -> None:
            """It says nothing here."""

    server = HTTPServer(("127.0.0.1", 0), Answers)
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join(PATIENCE)
        server.server_close()


# --- as a program ---


def command(*arguments: str, program: str = "small_games") -> list[str]:
    return [sys.executable, "-m", program, *arguments]


def environment() -> dict[str, str]:
    """Ours, with the small games in reach and a terminal of a known kind."""
    path = os.pathsep.join([str(TESTS.parent / "src"), str(TESTS)])
    return {**os.environ, "PYTHONPATH": path, "TERM": "xterm", "COLUMNS": "100"}


def program(*arguments: str, program: str = "small_games") -> CliResult:
    """Run a command as a process whose output is piped."""
    done = subprocess.run(
        command(*arguments, program=program),
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    return CliResult(done.returncode, done.stdout, done.stderr)


class Terminal:
    """A process and the screen that it writes to."""

    def __init__(self, process: subprocess.Popen[bytes], screen: int) -> None:
        self.process = process
        self.screen = screen
        self.seen = ""
        self.known = 0
        """How much of it `wait_for_again` has passed."""

    def type(self, keys: bytes) -> None:
        os.write(self.screen, keys)

    def wait_for(self, text: str) -> None:
        """Read until the text is on the screen."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.seen:
            assert time.monotonic() < deadline, f"{text!r} did not come: {self.seen!r}"
            assert self.read(), f"ended without {text!r}: {self.seen!r}"

    def wait_for_again(self, text: str) -> None:
        """Read until the text is on the screen once more."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.seen[self.known :]:
            assert time.monotonic() < deadline, f"{text!r} did not come: {self.seen[self.known :]!r}"
            assert self.read(), f"ended without {text!r}: {self.seen[self.known :]!r}"
        self.known = self.seen.index(text, self.known) + len(text)

    def wait_for_the_end(self) -> int:
        while self.read():
            pass
        return self.process.wait(PATIENCE)

    def read(self) -> bool:
        """Read a little; false once the process has closed its side."""
        if not select.select([self.screen], [], [], PATIENCE)[0]:
            return False
        try:
            piece = os.read(self.screen, 4096)
        except OSError:  # how Linux says that no process writes any more
            return False
        self.seen += piece.decode(errors="replace")
        return bool(piece)


@contextmanager
def terminal(*arguments: str, out: int | None = None, program: str = "small_games") -> Iterator[Terminal]:
    """A command in a terminal of its own, with stdout somewhere else if so wished."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        command(*arguments, program=program),
        env=environment(),
        stdin=theirs,
        stdout=theirs if out is None else out,
        stderr=theirs,
        start_new_session=True,
        preexec_fn=own_terminal,
    )
    os.close(theirs)
    try:
        yield Terminal(process, ours)
    finally:
        process.kill()
        process.wait(PATIENCE)
        os.close(ours)


def own_terminal() -> None:
    """Make stdin the terminal that sends Ctrl-C as a signal."""
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)

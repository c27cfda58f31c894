"""PostgreSQL refuses to run as root. Tests that run as root start it as another user; here they are another user
themselves, and everything works as well."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NOBODY = 65534
READ_ALL = "+dac_read_search"
"""An ordinary user may not look into root's home, where this Python may live."""
SCRIPT = """
import asyncio, os
from postgres_server import PostgresServer
from saltsea.store.postgresql.store import PostgresStore
from saltsea.store.rows import NoteRow

async def keeps(url):
    store = PostgresStore(url)
    await store.write([NoteRow(name="who", body=str(os.geteuid()).encode())])
    print((await store.note("who")).decode())
    await store.close()

with PostgresServer() as server:
    asyncio.run(keeps(server.url()))
    server.kill()
    server.start()
    asyncio.run(keeps(server.url()))
"""


def as_nobody(folder: str) -> list[str]:
    who = [f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
    may = [f"--inh-caps={READ_ALL}", f"--ambient-caps={READ_ALL}"]
    return ["setpriv", *who, *may, "env", f"HOME={folder}", f"TMPDIR={folder}", "PYTHONDONTWRITEBYTECODE=1"]


def may_change_user(folder: str) -> bool:
    if os.name != "posix" or os.geteuid() != 0 or shutil.which("setpriv") is None:
        return False
    return subprocess.run([*as_nobody(folder), "true"], capture_output=True, check=False).returncode == 0


def test_the_database_of_the_tests_starts_for_an_ordinary_user() -> None:
    with tempfile.TemporaryDirectory() as folder:
        if not may_change_user(folder):
            pytest.skip("only root can become another user; who is one already runs all tests as such")
        os.chown(folder, NOBODY, NOBODY)
        done = subprocess.run(
            [*as_nobody(folder), sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (ROOT / "src", ROOT / "tools")))},
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.stdout.split() == [str(NOBODY)] * 2, done.stderr

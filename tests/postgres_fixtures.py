"""A PostgreSQL server for tests: started once by each process that needs it, and empty at the start of every test."""

from __future__ import annotations

import asyncio
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

if TYPE_CHECKING:  # loaded by those alone who need it
    from postgres_server import PostgresServer

    from saltsea.store.postgresql.store import PostgresStore

EMPTY: Final = "empty"
TABLES: Final = ("tables", "accounts", "notes", "logbooks", "sailors", "fences", "writers")
"""All others belong to one of these."""
MEMORY: Final = Path("/dev/shm")
ENOUGH: Final = 2**30


def quick_folder() -> Path | None:
    """A folder in memory, where there is enough of it."""
    return MEMORY if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ENOUGH else None


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    if sys.platform == "win32":
        pytest.skip("there is no wheel of PostgreSQL for Windows")
    from postgres_server import PostgresServer

    from saltsea.store.postgresql.store import prepare

    with PostgresServer(parent=quick_folder()) as server:
        asyncio.run(command(server, f"CREATE DATABASE {EMPTY}"))
        asyncio.run(prepare(server.url(EMPTY)))
        asyncio.run(command(server, f"CREATE DATABASE shared TEMPLATE {EMPTY}"))
        yield server


@pytest.fixture
def postgres_url(postgres_server: PostgresServer) -> str:
    """A database with our tables and nothing in them. Emptying it takes a tenth of the time of making another."""
    asyncio.run(command(postgres_server, "; ".join(f"DELETE FROM {name}" for name in TABLES), "shared"))
    return postgres_server.url("shared")


@pytest.fixture
def own_database(postgres_server: PostgresServer) -> Iterator[str]:
    """A database for one test alone, without our tables."""
    asyncio.run(command(postgres_server, "CREATE DATABASE own TEMPLATE template0"))
    yield postgres_server.url("own")
    asyncio.run(command(postgres_server, "DROP DATABASE own WITH (FORCE)"))


@pytest.fixture
def postgres(postgres_url: str) -> Iterator[PostgresStore]:
    from saltsea.store.postgresql.store import PostgresStore

    made = PostgresStore(postgres_url)
    yield made
    asyncio.run(made.close())


async def command(server: PostgresServer, statement: str, database: str = "postgres") -> None:
    """Run one statement as the owner of the server."""
    import asyncpg

    connection = await asyncpg.connect(server.url(database))
    try:
        await connection.execute(statement)
    finally:
        await connection.close()

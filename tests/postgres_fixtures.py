"""A PostgreSQL server for tests: started once by each process that needs it, and empty at the start of every test."""

import asyncio
from collections.abc import Iterator

import asyncpg
import pytest
from postgres_server import PostgresServer

from saltsea.store.postgresql.store import PostgresStore, prepare

EMPTY = "empty"
TABLES = ("tables", "accounts", "notes", "logbooks", "sailors", "fences", "writers")
"""All others belong to one of these."""


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    with PostgresServer() as server:
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
    made = PostgresStore(postgres_url)
    yield made
    asyncio.run(made.close())


async def command(server: PostgresServer, statement: str, database: str = "postgres") -> None:
    """Run one statement as the owner of the server."""
    connection = await asyncpg.connect(server.url(database))
    try:
        await connection.execute(statement)
    finally:
        await connection.close()

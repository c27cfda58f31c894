"""Stores that are closed after the test."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from saltsea.store.memory import MemoryStore
from saltsea.store.port import Store
from saltsea.store.postgresql.store import PostgresStore
from saltsea.store.sqlite import SqliteStore
from store.store_kit import damage_in


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "saltsea.db"


@pytest.fixture(scope="session")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made once: most of the time of a small test would go into this."""
    made = SqliteStore(tmp_path_factory.mktemp("empty") / "saltsea.db")
    asyncio.run(made.close())
    return made.file


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def store(request: pytest.FixtureRequest) -> Store:
    """Each kind of store in turn."""
    found: Store = request.getfixturevalue(request.param)
    return found


@pytest.fixture
def memory() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def sqlite(empty: Path, file: Path) -> Iterator[SqliteStore]:
    shutil.copy(empty, file)
    made = SqliteStore(file)
    yield made
    asyncio.run(made.close())
    asyncio.run(check_checksums(SqliteStore(file)))


@pytest.fixture
def postgres(postgres_url: str) -> Iterator[PostgresStore]:
    made = PostgresStore(postgres_url)
    yield made
    asyncio.run(made.close())
    asyncio.run(check_checksums(PostgresStore(postgres_url)))


async def check_checksums(again: SqliteStore | PostgresStore) -> None:
    """Whatever a test has written, each row has its checksum."""
    assert await damage_in(again) == set()
    await again.close()

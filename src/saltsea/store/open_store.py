"""Opens a store by what an operator has given: a file, `:memory:`, or the address of a PostgreSQL database."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from saltsea.store.memory import MemoryStore
from saltsea.store.port import Store, StoreError
from saltsea.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from saltsea.store.postgresql.store import PostgresStore

MEMORY: Final = ":memory:"
SCHEMES: Final = ("postgresql://", "postgres://")


def is_address(given: str) -> bool:
    """Whether this names a PostgreSQL database, and not a file."""
    return given.startswith(SCHEMES)


def open_store(given: str | Path) -> Store:
    """The store, ready to use; StoreError with what is wrong."""
    if isinstance(given, str) and given == MEMORY:
        return MemoryStore()
    if isinstance(given, str) and is_address(given):
        return postgres_store(given)
    if isinstance(given, str):
        check_file(given)
    return SqliteStore(Path(given))


def check_file(given: str) -> None:
    """StoreError if this is the address of something that is no store."""
    if "://" in given:
        raise StoreError(f"{given.partition('://')[0]}:// is no store: use postgresql://… or the path of a file")


def postgres_store(url: str, *, filling: bool = False) -> "PostgresStore":
    """A PostgreSQL database; to be filled by a copy, if one says so."""
    try:
        from saltsea.store.postgresql.store import PostgresStore
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.startswith("asyncpg"):
            raise
        raise StoreError("PostgreSQL needs a library that is not installed: pip install 'saltsea[nodes]'") from error
    return PostgresStore(url, filling=filling)

"""`saltsea store copy`: opens both stores, copies one into the other, and proves it. What is half done is not used."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path
from typing import Final, Protocol

from saltsea.store.checksums import OnDamage, refuse
from saltsea.store.copying import Counts, Tell, compare, copy_rows, look_at
from saltsea.store.files import beside, in_words, journal_files, replace_file, sync
from saltsea.store.lock import Lock
from saltsea.store.open_store import check_file, is_address, postgres_store
from saltsea.store.paths import DATABASE
from saltsea.store.port import Store, StoreError
from saltsea.store.sql_reading import StoreSnapshot
from saltsea.store.sqlite import SqliteStore
from saltsea.store.statements import ALL_KINDS

COPIED: Final = "copied"
COMPARED: Final = "compared"


class CopyStore(Store, Protocol):
    """A store that can be read as a whole."""

    def snapshot(self, on_damage: OnDamage = refuse) -> AbstractAsyncContextManager[StoreSnapshot]: ...


class StepProgress(Protocol):
    """Gets the step, the kind of rows, and how many of them are done."""

    def __call__(self, step: str, kind: str, count: int, /) -> None: ...


async def copy_store(source: str, target: str, tell: StepProgress, on_damage: OnDamage = refuse) -> Counts:
    """Copy all rows to an empty store and compare both; returns how many of each kind. StoreError if it cannot be done;
    an interrupted copy is begun anew.

    A damaged row is refused, since its copy would get a checksum that fits; or copied, if `on_damage` only notes it."""
    if is_same_file(source, target):
        raise StoreError(f"{source!r} and {target!r} are the same file. Name a new one to copy to")
    old = opened_source(source)
    try:
        async with filling(target) as new, old.snapshot(on_damage) as rows:
            await copy_rows(rows, new, _step(tell, COPIED))
            async with new.snapshot() as written:
                return await compare(rows, written, _step(tell, COMPARED))
    finally:
        await old.close()


async def look_at_all(source: str, on_damage: OnDamage) -> int:
    """Read all rows, also those that are not copied, so that damage is told; returns how many have no checksum yet."""
    store = opened_source(source)
    try:
        async with store.snapshot(on_damage) as rows:
            for row in ALL_KINDS:
                await look_at(rows, row)
            return rows.without_checksum
    finally:
        await store.close()


def _step(tell: StepProgress, step: str) -> Tell:
    return lambda kind, count: tell(step, kind, count)


def is_same_file(source: str, target: str) -> bool:
    """Whether a file is to be copied to itself. Its lock would tell of another Saltsea, which is this one."""
    if is_address(source) or is_address(target):
        return False
    return file_of(source).resolve() == file_of(target).resolve()


def opened_source(given: str) -> CopyStore:
    """The store to copy. A server that writes the same file is refused by its lock."""
    if is_address(given):
        return postgres_store(given)
    file = file_of(given)
    if not file.is_file():
        raise StoreError(f"no server has kept anything in {str(file)!r}: it is not there")
    return SqliteStore(file)


def filling(given: str) -> AbstractAsyncContextManager[CopyStore]:
    """The empty store to fill. It counts only after the block has ended well."""
    return filling_database(given) if is_address(given) else filling_file(file_of(given))


def file_of(given: str) -> Path:
    """A file, or the database in a folder."""
    check_file(given)
    return Path(given) / DATABASE if Path(given).is_dir() else Path(given)


@asynccontextmanager
async def filling_database(url: str) -> AsyncIterator[CopyStore]:
    store = postgres_store(url, filling=True)
    try:
        yield store
        await store.filled()
    finally:
        await store.close()


@asynccontextmanager
async def filling_file(file: Path) -> AsyncIterator[CopyStore]:
    """A file under another name until it is complete."""
    made = beside(file, ".part")
    with in_words(file), Lock(file):
        if file.exists():
            raise StoreError(f"{str(file)!r} is there already and stays as it is. Name a new file")
        _remove(made)
        store = SqliteStore(made)
        try:
            yield store
            await store.close()
            sync(made)
            replace_file(made, file)
        finally:
            await store.close()
            _remove(made)


def _remove(made: Path) -> None:
    for part in (made, *journal_files(made), beside(made, ".lock")):
        with suppress(FileNotFoundError):
            part.unlink()

"""Copies a store into another one of any kind, row by row, and compares the two afterwards.

Claims are not copied: they belong to servers that run, and none runs on the copy yet."""

from collections.abc import AsyncIterator, Callable, Mapping
from typing import Final, TypeAlias

import msgspec

from saltsea.store.checksums import mended_text
from saltsea.store.port import Store, StoreError
from saltsea.store.rows import Row
from saltsea.store.sql_reading import StoreSnapshot
from saltsea.store.statements import KINDS, AnyRow, key_in_words

PAGE: Final = 500
Tell: TypeAlias = Callable[[str, int], None]
"""Gets the kind of rows, and how many of them are done."""
Counts: TypeAlias = Mapping[str, int]


async def copy_rows(source: StoreSnapshot, target: Store, tell: Tell) -> Counts:
    """Write all rows to an empty store, what others belong to first; returns how many of each kind."""
    counts = dict.fromkeys((kind.name for kind in KINDS.values()), 0)
    for row, kind in KINDS.items():
        async for page in source.pages(row, PAGE):
            await target.write([readable(one) for one in page])  # type: ignore[misc]
            counts[kind.name] += len(page)
            tell(kind.name, counts[kind.name])
    return counts


async def compare(one: StoreSnapshot, other: StoreSnapshot, tell: Tell) -> Counts:
    """Compare all rows, field by field; StoreError that names the first one that differs. Returns how many."""
    counts = {}
    for row, kind in KINDS.items():
        counts[kind.name] = await _compare_kind(one, other, row, tell)
    return counts


async def _compare_kind(one: StoreSnapshot, other: StoreSnapshot, row: type[AnyRow], tell: Tell) -> int:
    name, count = KINDS[row].name, 0
    there = each(other, row)
    async for kept in each(one, row):
        mine, found = readable(kept), await anext(there, None)
        if found != mine:
            raise StoreError(f"the copy differs: {name} {key_in_words(mine)} is not the same in both")
        count += 1
        if count % PAGE == 0:
            tell(name, count)
    more = await anext(there, None)
    if more is not None:
        raise StoreError(f"the copy differs: {name} {key_in_words(more)} is in one of them only")
    return count


async def look_at(snapshot: StoreSnapshot, row: type[Row]) -> None:
    """Read the rows of a kind, so that damage is told."""
    async for _ in each(snapshot, row):
        pass


def readable(row: AnyRow) -> AnyRow:
    """The row, with a sign for each byte that no text has: no store takes such bytes."""
    values = {name: getattr(row, name) for name in row.__struct_fields__}
    texts = {name: mended_text(value) for name, value in values.items() if isinstance(value, str)}
    return row if texts.items() <= values.items() else msgspec.structs.replace(row, **texts)


async def each(snapshot: StoreSnapshot, row: type[AnyRow]) -> AsyncIterator[AnyRow]:
    """The rows of a kind, one by one."""
    async for page in snapshot.pages(row, PAGE):
        for found in page:
            yield found


def summary(counts: Counts) -> str:
    """How many rows of each kind, in one line, without those that there are none of."""
    found = [f"{count:,} {name.replace('_', ' ')}" for name, count in counts.items() if count]
    return ", ".join(found) or "nothing"

"""Locks around the progress of some owners, so that two games of one owner that end at once both count. Games of others
do not wait for them."""

from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager

from saltsea.server.tables.connection import hashed
from saltsea.server.tables.ports.progress_owner import ProgressOwner
from saltsea.store.port import Store


@asynccontextmanager
async def progress_locked(store: Store, kind: str, owners: Iterable[ProgressOwner]) -> AsyncIterator[None]:
    """Hold the lock of each owner, on all nodes; always in the same order, so that no request waits in a circle."""
    names = sorted({lock_name(kind, owner) for owner in owners if owner.exists()})
    async with AsyncExitStack() as held:
        for name in names:
            await held.enter_async_context(store.lock(name))
        yield


def lock_name(kind: str, owner: ProgressOwner) -> str:
    """A name that tells nothing of the owner: it may be logged."""
    whose = f"logbook {owner.logbook}" if owner.account is None else f"account {owner.account}"
    return f"{kind}/{hashed(whose)[:16]}"

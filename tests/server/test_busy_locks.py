"""Locks that others hold for too long, or that are lost: a person is told, and what nobody waits for comes later."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from saltsea.games.corto.daily.puzzle import Puzzle
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.server.puzzles import Puzzles
from saltsea.server.operations.retention import clean_if_due, last_cleaned
from saltsea.store.memory import MemoryStore
from saltsea.store.port import BusyError, LockLostError, Store, StoreError
from server.account_kit import AccountServer, with_account_server
from server.kit import GAMES
from server.test_outbox import ROW, OutboxFixture, with_outbox

DAY = "2026-03-01"
PUZZLE = Puzzle(day=DAY, number=1, moves=[], before=0, best=1, cards=1, solution=[], greed=0)


def busy_once(store: Store, error: type[StoreError] = BusyError) -> None:
    """From now on a lock cannot be had the first time."""
    free, tries = store.lock, iter([error])

    @asynccontextmanager
    async def lock(name: str) -> AsyncIterator[None]:
        for failed in tries:
            raise failed(name)
        async with free(name):
            yield

    vars(store)["lock"] = lock


@pytest.mark.parametrize("error", [BusyError, LockLostError])
def test_who_makes_an_account_is_told_to_try_again(error: type[StoreError]) -> None:
    async def test(fake: AccountServer) -> None:
        device = fake.device()
        busy_once(fake.store, error)
        told = await device.make()
        assert (told.status_code, told.headers["retry-after"]) == (503, "5")
        assert "try again" in told.json()["message"]
        assert (await device.make()).status_code == 201

    with_account_server(test)


def test_who_wants_a_puzzle_waits_for_the_node_that_makes_it() -> None:
    async def run() -> None:
        store, rules = MemoryStore(), GAMES["corto"].rules()
        assert isinstance(rules, CortoRules)
        busy_once(store)
        assert await Puzzles(rules, store, make).puzzle(DAY) == PUZZLE

    async def make(day: str) -> Puzzle:
        return PUZZLE

    asyncio.run(run())


def test_a_node_leaves_sending_to_the_one_that_is_at_it(caplog: pytest.LogCaptureFixture) -> None:
    async def test(fixture: OutboxFixture) -> None:
        busy_once(fixture.store)
        await fixture.open(ROW)
        assert fixture.post.sent == []
        await fixture.clock.advance(60_000)
        assert len(fixture.post.sent) == 1

    with_outbox(test)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_a_node_leaves_cleaning_to_the_one_that_is_at_it() -> None:
    async def test(fake: AccountServer) -> None:
        busy_once(fake.store)
        await clean_if_due(fake.registry)
        assert (await last_cleaned(fake.registry)).at == 0
        await clean_if_due(fake.registry)
        assert (await last_cleaned(fake.registry)).at == fake.clock.now()

    with_account_server(test)

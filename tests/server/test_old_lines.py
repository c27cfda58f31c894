"""A table leaves its old lines to the store, and nobody can tell: log, undo, late watchers and a new connection are as
if all were in memory. Where the store cannot be read the table is given up, and comes back as it was saved."""

from collections.abc import Sequence
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from saltsea.kernel.packed_lines import CHUNK, RECENT
from saltsea.server.tables.rules import table_rules
from saltsea.server.tables.sending.delayed import DELAY
from saltsea.store.memory import MemoryStore
from saltsea.store.port import Fence, FencedError, OldLines, StoreError
from saltsea.store.rows import Rows
from server.kit import FakeServer, Guest, Plain, with_server
from server.test_publisher import random_step
from server.test_undo import act, latest, legal, to_the_first_turn

STEPS = 60


class Beyond(MemoryStore):
    """A store that is beyond a network: a table keeps its old lines itself."""

    def old_lines(self, game: str) -> OldLines | None:
        return None


class Broken(MemoryStore):
    """A disk that can break: then nothing is written, and nothing read at once."""

    broken = False

    async def write(self, rows: Sequence[Rows], fence: Fence | None = None) -> None:
        if self.broken:
            raise StoreError("the disk is broken")
        await super().write(rows, fence)

    def old_lines(self, game: str) -> OldLines | None:
        old = super().old_lines(game)
        assert old is not None

        def read(first: int, count: int) -> list[bytes]:
            if self.broken:
                raise StoreError("the disk is broken")
            return old(first, count)

        return read


async def long_game(fake: FakeServer, **settings: Any) -> tuple[Guest, Guest]:
    ann, bob = await fake.pair(**settings)
    dice = Random(4)
    for _ in range(STEPS):
        await random_step(dice, {0: ann, 1: bob})
    return ann, bob


def heard(store: MemoryStore, form: str = "view") -> list[list[Plain]]:
    """What those who come later are told: a watcher, a late one, a player who comes back, and all after an undo."""

    async def test(fake: FakeServer) -> list[list[Plain]]:
        ann, bob = await long_game(fake, watching="delayed")
        eve = await Guest(fake, ann.code, "Eve").come(key=False, form=form)
        back = await bob.again().come(have=9, form=form)
        await back.ask("Log", since=0)
        await fake.clock.advance(DELAY)
        late = await Guest(fake, ann.code, "Sly").come(key=False, form=form)
        await ann.done("Propose", what="take-back", seat=0)
        await bob.done("Answer", agree=True)
        assert [one for one in ann.all("Step") if one["update"]["undo_to"] is not None]
        return [guest.transport.messages for guest in (ann, bob, eve, back, late)]

    return with_server(test, store=store)


@pytest.mark.parametrize("form", ["view", "observation"])
def test_whoever_comes_later_hears_the_same(form: str) -> None:
    assert without_codes(heard(MemoryStore(), form)) == without_codes(heard(Beyond(), form))


def without_codes(told: list[list[Plain]]) -> list[list[Plain]]:
    """Tables have random codes, requests numbers of their own."""
    lines = [[one for one in messages if one["kind"] in ("Lines", "Step", "Snapshot")] for messages in told]
    return [[{**one, "game": "", "token": ""} for one in messages] for messages in lines]


def test_old_lines_are_in_the_store_alone() -> None:
    async def test(fake: FakeServer) -> None:
        ann, _ = await long_game(fake)
        assert ann.table is not None
        assert ann.table.play is not None
        match = ann.table.play.match
        assert len(match.packed) > STEPS // 2
        assert not any(match.packed.chunks)
        assert len(match.recent) < RECENT + CHUNK

    with_server(test)


def test_a_table_that_cannot_read_its_old_lines_comes_back_as_it_was_saved() -> None:
    store = Broken()

    async def test(fake: FakeServer) -> None:
        ann, bob = await long_game(fake)
        one, seat = (ann, 0) if ann.legal() else (bob, 1)
        action, saved, given_up = one.legal()[0], len(ann.all("Step")), ann.table
        store.broken = True
        with patch.object(given_up, "process_due_work") as due:
            await one.send({"kind": "Act", "token": "once", "seat": seat, "action": action})
        due.assert_not_called()
        assert one.last("Goodbye")["again"]
        assert ann.code not in fake.registry.tables
        store.broken = False
        assert given_up is not None
        with pytest.raises(FencedError):  # its state has what was not saved: a line of it would damage the record
            await given_up.put([])
        back, other = await one.again().come(), await (bob if one is ann else ann).again().come()
        assert back.last("Snapshot")["line"] == saved
        await back.done("Act", token="once", seat=seat, action=action)
        await back.done("Act", token="once", seat=seat, action=action)
        assert len(other.all("Step")) == 1

    with_server(test, store=store)


class Counting(MemoryStore):
    """A store that counts how often old lines are read."""

    reads = 0

    def old_lines(self, game: str) -> OldLines | None:
        old = super().old_lines(game)
        assert old is not None

        def read(first: int, count: int) -> list[bytes]:
            self.reads += 1
            return old(first, count)

        return read


def test_table_T2_who_acts_and_takes_back_in_turn_does_so_without_reading_and_not_for_ever() -> None:
    store = Counting()

    async def test(fake: FakeServer) -> None:
        guest, seat = await to_the_first_turn(await fake.pair())
        told = latest(guest)
        action = next(one for place, one in enumerate(legal(told)) if place not in told["final"])
        for _ in range(4 * (RECENT + CHUNK)):
            told = await act(guest, seat, action)
            await fake.clock.advance(1000)  # within the pace
            await act(guest, seat, {"kind": "Undo", "to": told["undo"]})
        assert guest.table is not None
        assert guest.table.play is not None
        assert len(guest.table.play.match.packed) > 6 * (RECENT + CHUNK)
        assert store.reads <= 1
        with patch.object(table_rules, "MOST_WITH_UNDO", guest.table.play.match.count()):
            told = await act(guest, seat, action)
            assert await guest.refused("Act", seat=seat, action={"kind": "Undo", "to": told["undo"]}) == "table.T2"

    with_server(test, store=store)

"""Three stores, one behaviour: whatever is asked of them, in memory or in a database, the same comes of it."""

import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from saltsea.store.memory import MemoryStore
from saltsea.store.port import Fence, FencedError, Store, StoreError
from saltsea.store.postgresql.store import PostgresStore
from saltsea.store.rows import Rows
from saltsea.store.sqlite import SqliteStore
from store.store_kit import (
    a_block,
    a_campaign,
    a_clash,
    a_game,
    a_line,
    a_message,
    a_note,
    a_person,
    a_reminder,
    a_session,
    a_table,
    a_word,
    an_account,
    everything,
    in_loop,
)


def random_row(dice: random.Random) -> Rows:
    """Keys from a small world, so that they meet often."""
    table, game = dice.choice("ABC"), dice.choice("GHI")
    made: list[Rows] = [
        a_table(table, touched=dice.randrange(9), phase=dice.choice(["open", "over"])),
        a_person(dice.randrange(3), table=table, account=dice.choice([None, "x"])),
        a_game(game, table=table, started=dice.randrange(9), ended=dice.choice([None, 5])),
        a_line(dice.randrange(4), game=game),
        a_clash(dice.randrange(4), game=game),
        a_word(dice.randrange(9), table=table, person=dice.randrange(3)),
        a_note(table, game.encode()),
        a_reminder(dice.randrange(3), table=table, way=dice.choice(["mail", "push"]), sure=dice.choice([None, 7])),
        a_message(dice.choice("MNO"), table=table, person=dice.randrange(3), due=dice.randrange(9)),
        an_account(dice.choice("xyz"), folded=dice.choice("ab")),
        a_session(dice.choice("ST"), account=dice.choice("xyz"), seen=dice.randrange(9)),
        a_campaign(account=dice.choice("xyz"), game=game),
        a_block(
            game, account=dice.choice("xyz"), other=dice.choice([None, *"xyz"]), table=table, person=dice.choice([0, 1])
        ),
    ]
    return dice.choice(made)


async def random_step(store: Store, dice: random.Random) -> object:
    """One step, and what came of it. The same dice give the same step to any store."""
    step, table, person = dice.randrange(26), dice.choice("ABC"), dice.randrange(3)
    fence = dice.choice([None, None, None, Fence(table, dice.randrange(3))])
    rows = [random_row(dice) for _ in range(dice.choice([1, 1, 2, 4]))]
    doing: dict[int, Callable[[], Awaitable[object]]] = {
        0: lambda: store.forget_table(table, fence),
        1: lambda: store.forget_person(table, person, fence),
        2: lambda: store.forget_said(person * 300),
        3: lambda: store.forget_reminders(table, person, "mail"),
        4: lambda: store.forget_old_reminders(person * 4),
        5: lambda: store.outbox_done("MNO"[person]),
        6: lambda: store.forget_account("xyz"[person]),
        7: lambda: store.forget_old_sessions(person * 4),
        8: lambda: store.forget_block("xyz"[person], "G"),
        9: lambda: store.forget_unsure(person * 4),
        10: lambda: store.claim(table, person),
        11: lambda: store.forget_unfinished(person * 4, spare=["A"]),
        12: lambda: store.forget_game("GHI"[person], fence),
    }
    try:
        return await doing.get(step, lambda: store.write(rows, fence))()
    except FencedError as error:
        return str(error)
    except StoreError:
        return "refused"


async def of_account(store: Store, account: str) -> list[object]:
    rows = [await store.person_tables(account), await store.sessions(account), await store.progress(account)]
    return [*rows, await store.account(account), await store.blocks(account)]


@pytest.mark.parametrize("seed", range(2))
@in_loop
async def test_all_stores_do_the_same_with_anything(file: Path, postgres: PostgresStore, seed: int) -> None:
    stores: list[Store] = [MemoryStore(), SqliteStore(file), postgres]
    for step in range(150):
        one, *others = [await random_step(store, random.Random(f"{seed} {step}")) for store in stores]
        assert others == [one, one], step
        if step % 10 == 0:
            held, *held_by_others = [await everything(store) for store in stores]
            assert held_by_others == [held, held], step
    for account in "xyz":
        held, *held_by_others = [await of_account(store, account) for store in stores]
        assert held_by_others == [held, held], account
    await stores[1].close()

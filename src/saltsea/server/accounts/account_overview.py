"""An account as its owner sees it: tables, finished games and statistics."""

from collections.abc import Sequence

import msgspec

from saltsea.server.accounts.accounts import passkeys_of
from saltsea.server.accounts.messages import AccountShown, BlockShown, OwnGame, OwnStatistics, OwnTable, PasskeyShown
from saltsea.server.mine.my_games import OwnedGame, owned_games
from saltsea.server.tables.table_info import OVER, TableInfo
from saltsea.store.port import Store
from saltsea.store.rows import AccountRow, BlockRow, PersonRow


async def account_overview(store: Store, row: AccountRow) -> AccountShown:
    sat = await store.person_tables(row.id)
    owned = await owned_games(store, sat)
    own = await store.tables_with_chapters()
    return AccountShown(
        name=row.name,
        made=row.made,
        password=bool(row.password),
        passkeys=[PasskeyShown(one.id, one.label, one.made) for one in passkeys_of(row)],
        devices=len(await store.sessions(row.id)),
        tables=await tables_of(store, sat),
        games=[own_game(game) for game in owned],
        statistics=added_up([own_game(game) for game in owned if game.row.table not in own and counts(game)]),
        progress={one.game: msgspec.Raw(one.body) for one in await store.progress(row.id)},
        blocked=await blocks_of(store, row.id),
    )


async def blocks_of(store: Store, account: str) -> list[BlockShown]:
    return [public_block(row) for row in await store.blocks(account)]


def public_block(row: BlockRow) -> BlockShown:
    return BlockShown(row.id, row.name, everywhere=row.other is not None, table=row.table, made=row.made)


async def tables_of(store: Store, sat: Sequence[PersonRow]) -> list[OwnTable]:
    """The tables that are not over; the last touched first."""
    found: list[OwnTable] = []
    for one in sat:
        row = await store.table(one.table)
        if row is not None and row.phase != OVER and msgspec.json.decode(row.body, type=TableInfo).seats_of(one.person):
            found.append(OwnTable(row.id, row.game, row.phase, f"/t/{row.id}", row.touched))
    return sorted(found, key=lambda table: -table.touched)


def own_game(owned: OwnedGame) -> OwnGame:
    row, scores = owned.row, owned.outcome().scores
    score = max((scores[seat] for seat in owned.seats if seat < len(scores)), default=None)
    score = None if owned.left else score
    return OwnGame(row.id, row.table, row.game, row.players, row.ended or row.started, owned.won(), score)


def counts(owned: OwnedGame) -> bool:
    """Whether it is a result of this player: a lesson is none, nor a game that was handed over or given up."""
    return owned.left != "handed-over" and not owned.given_up() and not owned.is_lesson


def added_up(games: Sequence[OwnGame]) -> list[OwnStatistics]:
    return [total(name, [game for game in games if game.game == name]) for name in sorted({one.game for one in games})]


def total(name: str, games: Sequence[OwnGame]) -> OwnStatistics:
    best = max((game.score for game in games if game.score is not None), default=None)
    return OwnStatistics(name, len(games), sum(game.won for game in games), best)

"""An account as its owner sees it: tables, finished games and statistics."""

from collections.abc import Sequence
from typing import Final

import msgspec

from saltsea.server.accounts.accounts import passkeys_of
from saltsea.server.accounts.messages import AccountShown, BlockShown, OwnGame, OwnStatistics, OwnTable, PasskeyShown
from saltsea.server.tables.saved_games import seats_of
from saltsea.server.tables.stored_outcome import StoredOutcome
from saltsea.server.tables.table_info import OVER, TableInfo
from saltsea.store.port import Store
from saltsea.store.rows import AccountRow, BlockRow, GameRow, PersonRow

MOST_GAMES: Final = 1000
"""Games read per table."""


async def account_overview(store: Store, row: AccountRow) -> AccountShown:
    sat = await store.person_tables(row.id)
    games = [game for one in sat for game in await games_of(store, one)]
    games.sort(key=lambda game: -game.ended)
    own = await store.tables_with_chapters()
    return AccountShown(
        name=row.name,
        made=row.made,
        password=bool(row.password),
        passkeys=[PasskeyShown(one.id, one.label, one.made) for one in passkeys_of(row)],
        devices=len(await store.sessions(row.id)),
        tables=await tables_of(store, sat),
        games=games,
        statistics=added_up([game for game in games if game.table not in own]),
        campaigns={one.game: msgspec.Raw(one.body) for one in await store.campaigns(row.id)},
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


async def games_of(store: Store, one: PersonRow) -> list[OwnGame]:
    """The finished games of a table in which this person had a seat."""
    rows = await store.games(table=one.table, over=True, most=MOST_GAMES)
    return [own_game(row, one.person) for row in rows if one.person in seats_of(row)]


def own_game(row: GameRow, person: int) -> OwnGame:
    seats = [seat for seat, who in enumerate(seats_of(row)) if who == person]
    outcome = msgspec.json.decode(row.outcome or b'{"winners":[],"scores":[]}', type=StoredOutcome)
    score = max((outcome.scores[seat] for seat in seats if seat < len(outcome.scores)), default=None)
    won = any(seat in outcome.winners for seat in seats)
    return OwnGame(row.id, row.table, row.game, row.players, row.ended or row.started, won, score)


def added_up(games: Sequence[OwnGame]) -> list[OwnStatistics]:
    return [total(name, [game for game in games if game.game == name]) for name in sorted({one.game for one in games})]


def total(name: str, games: Sequence[OwnGame]) -> OwnStatistics:
    best = max((game.score for game in games if game.score is not None), default=None)
    return OwnStatistics(name, len(games), sum(game.won for game in games), best)

"""My games: found by the keys of a device's seats, and by the account."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from saltsea.kernel.seat import Seat
from saltsea.server.mine.messages import MyGame, OwnSeat
from saltsea.server.tables.connection import hashed
from saltsea.server.tables.saved_games import seats_of
from saltsea.server.tables.stored_outcome import StoredOutcome
from saltsea.server.web.messages import SeatNamed
from saltsea.store.port import Store
from saltsea.store.rows import GameRow, PersonRow

MOST_GAMES: Final = 500
"""Games that are shown, counted and put into a file; the last come first."""
NO_OUTCOME: Final = b'{"winners":[],"scores":[]}'


class OwnedGame(NamedTuple):
    """A finished game, and the seats that were mine."""

    row: GameRow
    seats: list[Seat]
    hints: int = 0
    """How many hints were taken in it."""


async def my_people(store: Store, seats: Sequence[OwnSeat], account: str | None) -> list[PersonRow]:
    """The people that I am at all tables: by my keys, and by my account."""
    found: dict[tuple[str, int], PersonRow] = {}
    for seat in seats:
        key = hashed(seat.key)
        for row in await store.people(seat.table):
            if row.key == key:
                found[row.table, row.person] = row
    for row in [] if account is None else await store.person_tables(account):
        found[row.table, row.person] = row
    return [*found.values()]


async def owned_games(store: Store, people: Sequence[PersonRow]) -> list[OwnedGame]:
    """The finished games of these people, the last first."""
    found: dict[str, OwnedGame] = {}
    for person in people:
        hints = await hints_at(store, person.table)
        for row in await store.games(table=person.table, over=True, most=MOST_GAMES):
            seats = [seat for seat, who in enumerate(seats_of(row)) if who == person.person]
            if seats:
                earlier = found[row.id].seats if row.id in found else []
                found[row.id] = OwnedGame(row, sorted({*earlier, *seats}), hints.get(row.id, 0))
    games = sorted(found.values(), key=lambda game: -(game.row.ended or game.row.started))
    return games[:MOST_GAMES]


class HintsTaken(msgspec.Struct, frozen=True):
    """The part of a stored table that counts hints."""

    hints: dict[str, int] = {}


async def hints_at(store: Store, table: str) -> dict[str, int]:
    """How many hints were taken in the games of a table, by their ids."""
    row = await store.table(table)
    return {} if row is None else msgspec.json.decode(row.body, type=HintsTaken).hints


async def shown_game(store: Store, owned: OwnedGame) -> MyGame:
    """A game at a glance."""
    row, mine, hints = owned
    outcome = msgspec.json.decode(row.outcome or NO_OUTCOME, type=StoredOutcome)
    day: str | None = msgspec.json.decode(row.header)["shared"]
    return MyGame(
        id=row.id,
        table=row.table,
        game=row.game,
        ended=row.ended or row.started,
        mine=mine,
        won=any(seat in outcome.winners for seat in mine),
        winners=outcome.winners,
        scores=outcome.scores,
        seats=await names_of(store, row),
        day=day or "",
        hints=hints,
    )


async def names_of(store: Store, row: GameRow) -> list[SeatNamed]:
    """Who sat where: people as the table knows them, bots by their kind. Forgotten people have no name."""
    names = {one.person: one.name for one in await store.people(row.table)}
    sat = msgspec.json.decode(row.seats, type=list[int | str | None])
    return [
        SeatNamed("", who) if isinstance(who, str) else SeatNamed("" if who is None else names.get(who, ""), None)
        for who in sat
    ]

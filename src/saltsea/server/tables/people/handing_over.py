"""Handing a seat over in the middle of a game, to a bot or to another person."""

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from saltsea.kernel.seat import Seat
from saltsea.server.tables.handlers.game_handlers import running
from saltsea.server.tables.stored.seat_notes import SeatNote
from saltsea.server.tables.table_info import Chair, TableInfo, players_of, swap_seats, with_chair, with_notes
from saltsea.store.rows import Rows

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table


async def give_seat(table: "Table", seat: Seat, chair: Chair, info: TableInfo, *rows: Rows) -> None:
    """Give a seat of the running game to a bot or a person, who knows from now on what the seat knows. The person who
    had it sees the game as a watcher."""
    play = table.play
    assert play is not None
    row = await table.services.store.game(play.id)
    assert row is not None
    before = table.info.chairs[seat].person
    if before is not None:
        info = with_notes(info, SeatNote(seat, before, "handed-over" if chair.bot is None else "resigned"))
    seats = msgspec.json.decode(row.seats, type=list[int | str | None])
    seats[seat] = chair.person if chair.bot is None else chair.bot
    info, real = with_chair(info, seat, chair), table.now()
    lets_run = play.paused and not players_of(info)  # the last person has gone, and bots cannot ask for it
    info = running(info, play, real) if lets_run else info
    await table.save(info, replace(row, seats=msgspec.json.encode(seats)), *rows)
    play.sat = [chair.person if place == seat else sat for place, sat in enumerate(play.sat)]
    table.presence.substitute_votes.pop(seat, None)
    table.presence.assign_bots()
    if lets_run:
        play.paused = False
        play.settle_time(real)
    table.publisher.send_snapshots_to(before)  # at last: old lines may not be readable now


async def exchange_seats(table: "Table", seat: Seat, other: Seat) -> None:
    """Exchange two seats of the running game, one of a person and one of a bot: each plays on where the other was."""
    play = table.play
    assert play is not None
    row = await table.services.store.game(play.id)
    assert row is not None
    seats = msgspec.json.decode(row.seats, type=list[int | str | None])
    seats[seat], seats[other] = seats[other], seats[seat]
    await table.save(swap_seats(table.info, seat, other), replace(row, seats=msgspec.json.encode(seats)))
    sat = [*play.sat]
    sat[seat], sat[other] = sat[other], sat[seat]
    play.sat = sat
    for place in (seat, other):
        table.presence.substitute_votes.pop(place, None)
    play.thinking -= {seat, other}
    table.presence.assign_bots()
    for person in {sat[seat], sat[other]}:
        table.publisher.send_snapshots_to(person)

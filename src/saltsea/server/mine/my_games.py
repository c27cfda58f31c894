"""My games: found by the keys of a device's seats, and by the account."""

from collections.abc import Sequence, Set
from typing import Final, NamedTuple

import msgspec

from saltsea.kernel.seat import Seat
from saltsea.server.mine.messages import MyGame, OwnSeat
from saltsea.server.tables.connection import hashed
from saltsea.server.tables.stored.saved_games import seats_of
from saltsea.server.tables.stored.seat_notes import (
    LEFT,
    GameSetting,
    SeatNote,
    What,
    guests_of,
    people_who,
    remembered_at,
)
from saltsea.server.tables.stored.stored_outcome import StoredOutcome
from saltsea.server.tables.stored.stored_rows import header_of, readable_rows
from saltsea.server.tables.table_info import Person
from saltsea.server.web.messages import SeatNamed
from saltsea.store.port import Store
from saltsea.store.rows import GameRow, PersonRow

MOST_GAMES: Final = 500
"""Games that are shown and counted; the last come first. A file of all that is mine has every one."""
PORTION: Final = 500
"""Games that are read at once."""
GIVEN_UP: Final = "table.T29"
"""The rule by which all players together end a game without a winner."""
RESIGNED: Final = "table.T28"
"""The rule by which of two rivals one gives up."""


class OwnedGame(NamedTuple):
    """A game, and the seats that were mine."""

    row: GameRow
    seats: list[Seat]
    hints: int = 0
    """How many hints were taken in it."""
    notes: tuple[SeatNote, ...] = ()
    """What is remembered of its seats."""
    left: What | None = None
    """Whether I had given up all my seats before its end, and how."""
    is_lesson: bool = False
    """A guide led me through it: it is no result of mine."""

    def outcome(self) -> StoredOutcome:
        """How it ended; empty while it runs."""
        return msgspec.json.decode(self.row.outcome or b"{}", type=StoredOutcome)

    def won(self) -> bool:
        return self.left is None and any(seat in self.outcome().winners for seat in self.seats)

    def given_up(self) -> bool:
        """Whether all agreed to end it without a winner."""
        return self.outcome().ended_by == GIVEN_UP

    def has_resigned(self) -> bool:
        """Whether I gave up against one rival: what lay on the board then is no result."""
        return self.outcome().ended_by == RESIGNED and not self.won()

    def is_helped(self) -> bool:
        """Whether a bot played for me for a while."""
        return any(seat in self.seats for seat in people_who(["substitute"], self.notes))


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
    return await games_of(store, people, over=True)


async def games_of(
    store: Store, people: Sequence[PersonRow], *, over: bool, most: int | None = MOST_GAMES
) -> list[OwnedGame]:
    """The finished or the running games of these people, the last first; all of them, if `most` is None."""
    mine: dict[str, set[Person]] = {}
    for person in people:
        mine.setdefault(person.table, set()).add(person.person)
    found: list[OwnedGame] = []
    for table, who in mine.items():
        remembered = await remembered_at(store, table)
        rows = await rows_of(store, table, over=over, most=most)
        whole = [row for row, _ in readable_rows(rows, check_whole)]
        found += [one for row in whole if (one := owned_game(row, who, remembered)) is not None]
    return sorted(found, key=lambda game: -(game.row.ended or game.row.started))[:most]


async def rows_of(store: Store, table: str, *, over: bool, most: int | None) -> list[GameRow]:
    """The games of a table, the last first, asked for in portions."""
    found: list[GameRow] = []
    while most is None or len(found) < most:
        portion = await store.games(table=table, over=over, after=found[-1] if found else None, most=PORTION)
        found += portion
        if len(portion) < PORTION:
            break
    return found


def check_whole(row: GameRow) -> None:
    """DecodeError if a game cannot be shown any more."""
    header_of(row)
    seats_of(row)
    OwnedGame(row, []).outcome()


def owned_game(row: GameRow, who: Set[Person], remembered: GameSetting) -> OwnedGame | None:
    """The game with my seats: those that I have, else those that I had and left; None if there is none. A guest's seat
    at my device is not mine, if I have another."""
    notes = remembered.notes.get(row.id, ())
    guests = people_who(["guest"], notes)
    seats = [seat for seat, one in enumerate(seats_of(row)) if one in who]
    own = [seat for seat in seats if seat not in guests] or seats
    hints, is_lesson = remembered.hints.get(row.id, 0), remembered.settings.lesson
    if own:
        played = OwnedGame(row, own, hints, notes, is_lesson=is_lesson)
        return played._replace(left="resigned") if played.has_resigned() else played
    left = [note for note in notes if note.what in LEFT and note.person in who]
    gone = sorted({note.seat for note in left if note.seat not in guests} or {note.seat for note in left})
    return OwnedGame(row, gone, hints, notes, left[-1].what) if gone else None


async def shown_game(store: Store, owned: OwnedGame) -> MyGame:
    """A game at a glance."""
    row, mine, header = owned.row, owned.seats, header_of(owned.row)
    outcome = owned.outcome()
    return MyGame(
        id=row.id,
        table=row.table,
        game=row.game,
        ended=row.ended or row.started,
        mine=mine,
        won=owned.won(),
        winners=outcome.winners,
        scores=outcome.scores,
        seats=await names_of(store, owned),
        day=header.shared or "",
        hints=owned.hints,
        left=owned.left or ("given-up" if owned.given_up() else ""),
        helped=owned.is_helped(),
        lesson=owned.is_lesson,
        onward=bool(header.forked),
    )


async def names_of(store: Store, owned: OwnedGame) -> list[SeatNamed]:
    """Who sat where: people as the table knows them, bots by their kind. Forgotten people have no name."""
    names: dict[int | None, str] = {one.person: one.name for one in await store.people(owned.row.table)}
    guests = guests_of(owned.notes)
    sat = msgspec.json.decode(owned.row.seats, type=list[int | str | None])
    return [
        SeatNamed("", who) if isinstance(who, str) else SeatNamed(names.get(guests.get(seat, who), ""), None)
        for seat, who in enumerate(sat)
    ]

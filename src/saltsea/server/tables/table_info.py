"""What the store holds of a table besides its games: seats, settings, phase, mutes and bans.

A TableInfo is an immutable value. Each function below returns a changed copy, which the table then saves as a whole."""

from typing import Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from saltsea.kernel.seat import Millis, Seat
from saltsea.server.tables.stored.seat_notes import SeatNote, noted
from saltsea.server.tables.table_settings import Onward, Settings
from saltsea.store.rows import TableRow

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"

Phase: TypeAlias = Literal["open", "playing", "over"]
Person: TypeAlias = int
"""A player, guest or host of one table, by the number that the table gave them."""

MOST_REQUESTS: Final = 20
"""Requests that changed a table and are remembered, to recognise one that is sent again."""


class Chair(msgspec.Struct, frozen=True):
    """One seat: its person or bot, and a substitute if one plays."""

    person: Person | None = None
    guest: Person | None = None
    """The player on that person's device, if it is another person: several seats on one device."""
    bot: str | None = None
    """The name of the bot that owns the seat."""
    substitute: str | None = msgspec.field(default=None, name="mate")
    """The substitute: a bot that plays for the person until they are back."""
    lent: bool = False
    """Whether its own player asked for the substitute: then it plays until they take the seat back."""
    invited: str | None = None
    """The hash of the secret that this seat is reserved for."""
    order: str = ""
    """The standing order of its bot or substitute."""

    def is_taken(self) -> bool:
        return self.person is not None or self.bot is not None

    def acting_bot(self) -> str | None:
        """The bot or substitute that acts for this seat now, if any."""
        return self.bot or self.substitute


Proposed: TypeAlias = Literal["end", "take-back"]
"""What a player may propose: to end the game without a winner, or to take back their last turn."""


class Proposal(msgspec.Struct, frozen=True):
    """What a player has proposed to the others, and who has answered."""

    what: Proposed
    person: Person
    """Who proposed it."""
    seat: Seat
    line: int
    """How many lines the game had when it was made or, if it was refused, when that happened."""
    at: Millis
    """The same by the server's clock."""
    agreed: tuple[Person, ...] = ()
    """Who has agreed besides its author."""
    refused: Person | None = None
    """Who would rather play on; the proposal is settled then."""


class TableInfo(msgspec.Struct, frozen=True):
    """The stored state of one table: who sits where, with which settings, in which phase. The game's own State is in
    its record."""

    code: str
    game: str
    settings: Settings
    host: Person
    chairs: tuple[Chair, ...]
    phase: Phase = "open"
    games: int = 0
    """How many games were begun at this table."""
    people: int = 0
    """How many people have joined so far, which is the number of the next one."""
    banned: tuple[str, ...] = ()
    """The hashes of the secrets of banned people."""
    muted: tuple[tuple[Person, Person], ...] = ()
    """Pairs of a person and the person they have muted."""
    stopped: int | None = None
    """The game time at which a player stopped the clock; None while it may run."""
    behind: int = 0
    """How many milliseconds the clock has been stopped so far; negative for a game that began further on."""
    onward: Onward | None = None
    """The point of an earlier game that the next game forks from."""
    own: bool = False
    """Whether it plays a player-made chapter, which is stored beside it."""
    own_by: Person = 0
    """Who brought that."""
    hints: dict[str, int] = {}
    """How many hints were taken in the games of this table, by their ids."""
    proposal: Proposal | None = None
    """The last proposal of a player, until it is carried out or lapses."""
    screens: tuple[Person, ...] = ()
    """The people whose device is a screen that shows the table to all in the room; they hold no seat."""
    reached: Millis = 0
    """How far the game's time had run when the table was last unloaded."""
    requests: tuple[str, ...] = ()
    """The marks of the last requests that changed it, of who asked and their token."""
    notes: dict[str, tuple[SeatNote, ...]] = {}
    """What is remembered of the seats of its last games, by the games' ids."""
    resolver: str = ""
    """Who deals with events, where several people play from one device; empty if no player was named."""

    def seats_of(self, person: Person | None) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if person is not None and chair.person == person]

    def is_muted(self, listener: Person | None, speaker: Person) -> bool:
        """Whether the listener has muted the speaker."""
        return listener is not None and (listener, speaker) in self.muted

    def free_seats(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if not chair.is_taken()]

    def playing_id(self) -> str:
        """The id of the current or last game."""
        return f"{self.code}-{self.games - 1}"

    def earlier_id(self) -> str:
        """The id of the game before that."""
        return f"{self.code}-{self.games - 2}"


def players_of(info: TableInfo) -> set[Person]:
    """The people who are seated and act for themselves."""
    return {chair.person for chair in info.chairs if chair.person is not None and chair.substitute is None}


def with_request(info: TableInfo, mark: str) -> TableInfo:
    """Remember that a request has changed it."""
    return replace(info, requests=(*info.requests, mark)[-MOST_REQUESTS:])


def with_notes(info: TableInfo, *notes: SeatNote) -> TableInfo:
    """Remember something of the current game."""
    return replace(info, notes=noted(info.notes, info.playing_id(), *notes))


def new_table_info(code: str, game: str, settings: Settings) -> TableInfo:
    """A table with empty seats; its first guest will be its host."""
    return TableInfo(code=code, game=game, settings=settings, host=0, chairs=(Chair(),) * settings.players)


def with_chair(info: TableInfo, seat: Seat, chair: Chair) -> TableInfo:
    chairs = [*info.chairs]
    chairs[seat] = chair
    return replace(info, chairs=tuple(chairs))


def seat_person(info: TableInfo, seat: Seat, person: Person, guest: Person | None = None) -> TableInfo:
    return with_chair(without_screen(info, person), seat, Chair(person=person, guest=guest))


def show_on(info: TableInfo, person: Person) -> TableInfo:
    """Make a person's device a screen: their seats are free. A host stays host."""
    chairs = tuple(Chair() if chair.person == person else chair for chair in info.chairs)
    others = without_screen(info, person)
    return replace(others, chairs=chairs, screens=(*others.screens, person))


def without_screen(info: TableInfo, person: Person) -> TableInfo:
    return replace(info, screens=tuple(other for other in info.screens if other != person))


def remove_person(info: TableInfo, person: Person) -> TableInfo:
    """Free a person's seats; if the host leaves, the next seated person is host."""
    chairs = tuple(Chair() if chair.person == person else chair for chair in info.chairs)
    return replace(info, chairs=chairs, host=next_host(info, person))


def next_host(info: TableInfo, leaving: Person) -> Person:
    if info.host != leaving:
        return info.host
    people = [chair.person for chair in info.chairs if chair.person is not None]
    return next((person for person in people if person != leaving), leaving)


def apply_settings(info: TableInfo, settings: Settings) -> TableInfo:
    """Apply other settings. If there are too many seats, empty ones are removed first, then the last."""
    taken = [chair for chair in info.chairs if chair.is_taken() or chair.invited]
    chairs = [*info.chairs] if len(info.chairs) <= settings.players else taken
    empty = [Chair()] * settings.players
    return replace(info, settings=settings, chairs=tuple((chairs + empty)[: settings.players]))


def set_muted(info: TableInfo, listener: Person, speaker: Person, *, muted: bool) -> TableInfo:
    """Let the listener mute the speaker, or hear them again."""
    others = tuple(pair for pair in info.muted if pair != (listener, speaker))
    return replace(info, muted=(*others, (listener, speaker)) if muted else others)


def swap_seats(info: TableInfo, seat: Seat, other: Seat) -> TableInfo:
    """Exchange the occupants of two seats."""
    chairs = [*info.chairs]
    chairs[seat], chairs[other] = chairs[other], chairs[seat]
    return replace(info, chairs=tuple(chairs))


def has_bots(row: TableRow) -> bool:
    """Whether a bot or a substitute plays at this table."""
    info = msgspec.json.decode(row.body, type=TableInfo)
    return any(chair.acting_bot() is not None for chair in info.chairs)


def info_of(row: TableRow) -> TableInfo:
    """The table of a stored row; DecodeError if it is damaged."""
    return msgspec.json.decode(row.body, type=TableInfo)

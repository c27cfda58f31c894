"""A table as its host and guests arrange it: seats, settings, phase. Values and the rules about them; no game inside.

Every rule of the table that is not about a game's record is here, with its id. A change is a new Room, kept whole."""

from collections.abc import Callable, Sequence
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from saltsea.kernel.nouns import Refusal, refuse
from saltsea.kernel.seat import Seat

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
PUBLIC: Final = "public"
LONGEST_NAME: Final = 24
SLOWEST: Final = 50
FASTEST: Final = 1000
DAY: Final = 86_400

Phase: TypeAlias = Literal["open", "playing", "over"]
Listing: TypeAlias = Literal["closed", "unlisted", "public"]
Watching: TypeAlias = Literal["none", "public", "delayed"]
Shown: TypeAlias = Literal["public", "table"]
Person: TypeAlias = int
"""Somebody at a table, by a number of that table."""


class ClockProfile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time a player has: none is counted; a bank of seconds and some for each turn; or days for each turn."""

    kind: Literal["none", "live", "days"] = "none"
    bank: int = 0
    """Seconds: of the whole game when live, of each turn when in days."""
    increment: int = 0


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a host may set before the game."""

    players: int
    options: dict[str, str | int] = {}
    clock: ClockProfile = ClockProfile()
    listing: Listing = "unlisted"
    watching: Watching = "public"
    shown: Shown = "public"
    friendly: bool = True
    """Anybody may pause."""
    speed: int = 100
    """For a game in real time, in hundredths of the world's."""
    steps: bool = False
    """Time stands until everybody has used what they hold, and then jumps."""
    daily: bool = False
    """The voyage of the day, with the seed that all crews of the day have."""


class Onward(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a finished game: the game that begins here goes on from there."""

    game: Annotated[str, Meta(max_length=40)]
    line: Annotated[int, Meta(ge=0)]


class Chair(msgspec.Struct, frozen=True):
    """One seat: whose it is, and who acts for it."""

    person: Person | None = None
    guest: Person | None = None
    """Who plays here on that person's device, if it is somebody else: several seats on one device."""
    bot: str | None = None
    """A computer player's name: the seat is its own."""
    mate: str | None = None
    """A computer player who stands in for the person until they are back."""
    invited: str | None = None
    """The hash of the secret that this seat is kept for."""

    def is_taken(self) -> bool:
        return self.person is not None or self.bot is not None

    def mind(self) -> str | None:
        """The computer player that acts here now, if one does."""
        return self.bot or self.mate


class Room(msgspec.Struct, frozen=True):
    """One table."""

    code: str
    game: str
    settings: Settings
    host: Person
    chairs: tuple[Chair, ...]
    phase: Phase = "open"
    games: int = 0
    """How many games were begun here."""
    people: int = 0
    """How many people have come so far: the number of the next one."""
    banned: tuple[str, ...] = ()
    """The hashes of the secrets of those who were sent away."""
    muted: tuple[tuple[Person, Person], ...] = ()
    """Who does not want to hear whom."""
    stopped: int | None = None
    """At which time of the game its clock was stopped by somebody; None while it may run."""
    behind: int = 0
    """How many milliseconds of the world it has been stopped for so far; less than none if it began further on."""
    onward: Onward | None = None
    """Where the next game goes on from, if it is not dealt anew."""
    own: bool = False
    """Whether it sails a chapter of somebody's own, which lies beside it."""

    def seats_of(self, person: Person | None) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if person is not None and chair.person == person]

    def is_muted(self, ears: Person | None, mouth: Person) -> bool:
        """Whether somebody does not want to hear somebody."""
        return ears is not None and (ears, mouth) in self.muted

    def free_seats(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if not chair.is_taken()]

    def playing_id(self) -> str:
        """The name of the game that is being played, or was played last."""
        return f"{self.code}-{self.games - 1}"


def new_room(code: str, game: str, settings: Settings) -> Room:
    """A table with empty seats; its first guest will be its host."""
    return Room(code=code, game=game, settings=settings, host=0, chairs=(Chair(),) * settings.players)


# --- rules of the table ---


def check_host(room: Room, person: Person | None, *, away: bool = False) -> Refusal | None:
    """table.T8: the host arranges the table: settings, seats, computer players, start and rematch. While the host is
    away for long, anybody who has a seat may."""
    if person is not None and (person == room.host or (away and room.seats_of(person))):
        return None
    return refuse("table.T8", "refusal-table-not-host")


def check_free(room: Room, seat: Seat, key: str) -> Refusal | None:
    """table.T9: who comes first has the seat, and a seat that is kept for somebody is theirs."""
    outside = check_seats(room, seat)
    if outside is not None:
        return outside
    chair = room.chairs[seat]
    if chair.is_taken() or chair.invited not in (None, key):
        return refuse("table.T9", "refusal-table-seat-taken", seat=seat)
    return None


def check_room_left(room: Room, key: str) -> Refusal | None:
    """table.T9: with every seat taken one can only watch."""
    if not any(check_free(room, seat, key) is None for seat in room.free_seats()):
        return refuse("table.T9", "refusal-table-full")
    return None


def check_not_begun(room: Room) -> Refusal | None:
    """table.T10: once the game has begun, seats and settings stay as they are until it is over."""
    if room.phase == PLAYING:
        return refuse("table.T10", "refusal-table-begun")
    return None


def check_begun(room: Room) -> Refusal | None:
    """table.T10: nobody acts before the game has begun."""
    if room.phase == OPEN:
        return refuse("table.T10", "refusal-table-not-begun")
    return None


def check_complete(room: Room) -> Refusal | None:
    """table.T11: a game begins when every seat is taken."""
    free = room.free_seats()
    if free:
        return refuse("table.T11", "refusal-table-empty-seats", seat=free[0], number=len(free))
    return None


def check_welcome(room: Room, key: str, *, known: bool) -> Refusal | None:
    """table.T12: whoever was sent away does not sit down again, and a closed table takes invited guests only."""
    if key in room.banned:
        return refuse("table.T12", "refusal-table-sent-away")
    invited = known or any(chair.invited == key for chair in room.chairs)
    if room.settings.listing == CLOSED and not invited:
        return refuse("table.T12", "refusal-table-closed")
    return None


def check_seated(room: Room, person: Person | None) -> Refusal | None:
    """table.T12: who watches, has left or was sent away has no say; a host without a seat has."""
    if person is None or (person != room.host and not room.seats_of(person)):
        return refuse("table.T12", "refusal-table-not-seated")
    return None


def check_name(name: str, others: Sequence[str]) -> Refusal | None:
    """table.T13: a name is short, can be read, and is nobody else's at this table."""
    if not name or name != " ".join(name.split()) or len(name) > LONGEST_NAME or not name.isprintable():
        return refuse("table.T13", "refusal-table-name", most=LONGEST_NAME)
    if name.casefold() in [other.casefold() for other in others]:
        return refuse("table.T13", "refusal-table-name-taken", name=name)
    return None


def check_settings(settings: Settings, *, real_time: bool) -> Refusal | None:
    """table.T14: a clock is for games by turns, a speed for games in real time, and both have their bounds."""
    clock = settings.clock
    longest = 30 * DAY if clock.kind == "days" else DAY
    if clock.kind != "none" and (real_time or not 1 <= clock.bank <= longest or not 0 <= clock.increment <= longest):
        return refuse("table.T14", "refusal-table-clock", most=longest)
    if (settings.steps or settings.speed != 100) and not real_time:
        return refuse("table.T14", "refusal-table-no-speed")
    if not SLOWEST <= settings.speed <= FASTEST:
        return refuse("table.T14", "refusal-table-speed", least=SLOWEST, most=FASTEST)
    return None


def check_words(room: Room, *, free_words: bool) -> Refusal | None:
    """table.T15: at public tables, and where the operator says so, one speaks in ready phrases."""
    if room.settings.listing == PUBLIC or not free_words:
        return refuse("table.T15", "refusal-table-phrases-only")
    return None


def check_phrase(phrase: str, words: str, *, known: bool) -> Refusal | None:
    """table.T15: one says a phrase that everybody can read in their own language, or some words, and not both."""
    if bool(phrase) == bool(words.strip()):
        return refuse("table.T15", "refusal-table-say-one")
    if phrase and not known:
        return refuse("table.T15", "refusal-table-no-such-phrase", phrase=phrase)
    return None


def check_pause(room: Room) -> Refusal | None:
    """table.T16: in a friendly game anybody may stop the clock."""
    if not room.settings.friendly:
        return refuse("table.T16", "refusal-table-no-pause")
    return None


def check_bot(known: Sequence[str], bot: str) -> Refusal | None:
    """table.T17: a computer player is one of the game's."""
    if bot not in known:
        return refuse("table.T17", "refusal-table-no-such-bot", bot=bot, known=", ".join(known))
    return None


def check_own_seat(room: Room, person: Person | None, seat: Seat) -> Refusal | None:
    """table.T19: one acts for one's own seats."""
    if seat not in room.seats_of(person):
        return refuse("table.T19", "refusal-table-not-your-seat", seat=seat)
    return None


def no_such_action() -> Refusal:
    """table.T19: one acts in the game's own words."""
    return refuse("table.T19", "refusal-table-no-such-action")


def check_seats(room: Room, *seats: Seat) -> Refusal | None:
    """table.T7: a table has so many seats, and no others."""
    for seat in seats:
        if not 0 <= seat < len(room.chairs):
            return refuse("table.T7", "refusal-table-no-such-seat", seat=seat)
    return None


# --- changes ---


def with_chair(room: Room, seat: Seat, chair: Chair) -> Room:
    chairs = [*room.chairs]
    chairs[seat] = chair
    return replace(room, chairs=tuple(chairs))


def seated(room: Room, seat: Seat, person: Person, guest: Person | None = None) -> Room:
    return with_chair(room, seat, Chair(person=person, guest=guest))


def left(room: Room, person: Person) -> Room:
    """Their seats are free again; if the host goes, the next person is host."""
    chairs = tuple(Chair() if chair.person == person else chair for chair in room.chairs)
    return replace(room, chairs=chairs, host=next_host(room, person))


def next_host(room: Room, leaving: Person) -> Person:
    if room.host != leaving:
        return room.host
    people = [chair.person for chair in room.chairs if chair.person is not None]
    return next((person for person in people if person != leaving), leaving)


def resized(room: Room, settings: Settings) -> Room:
    """The same people at a table with other settings: seats beyond the last are given up, empty ones first."""
    taken = [chair for chair in room.chairs if chair.is_taken() or chair.invited]
    chairs = [*room.chairs] if len(room.chairs) <= settings.players else taken
    empty = [Chair()] * settings.players
    return replace(room, settings=settings, chairs=tuple((chairs + empty)[: settings.players]))


def muted(room: Room, ears: Person, mouth: Person, *, muted: bool) -> Room:
    """Somebody wants to hear nothing, or something again, of somebody."""
    others = tuple(pair for pair in room.muted if pair != (ears, mouth))
    return replace(room, muted=(*others, (ears, mouth)) if muted else others)


def swapped(room: Room, seat: Seat, other: Seat) -> Room:
    """Who sits on one seat now sits on the other."""
    chairs = [*room.chairs]
    chairs[seat], chairs[other] = chairs[other], chairs[seat]
    return replace(room, chairs=tuple(chairs))


def first_refusal(*checks: Callable[[], Refusal | None]) -> Refusal | None:
    """The first rule that forbids it, asked in this order."""
    for check in checks:
        refusal = check()
        if refusal is not None:
            return refusal
    return None

"""The rules of a table that are not about a game's record. Each function bears the id of its rule."""

from collections.abc import Callable, Container, Sequence
from typing import Final

from saltsea.game import Game
from saltsea.kernel.nouns import Action, Refusal, refuse
from saltsea.kernel.record import Undo
from saltsea.kernel.seat import Seat
from saltsea.server.tables.rules.alphabets import has_mixed_word
from saltsea.server.tables.rules.names import LONGEST_NAME, can_be_read, looks_like
from saltsea.server.tables.table_info import OPEN, PLAYING, Person, TableInfo
from saltsea.server.tables.table_settings import CLOSED, DAY, FASTEST, PUBLIC, SLOWEST, Settings

MOST_SCREENS: Final = 4
MOST_WITH_UNDO: Final = 5_000
"""Lines of a game in which something may still be taken back: a long game has 300. All else comes to an end by its own
rules; who takes back what they did, again and again, would make a game that takes seconds to read."""
MOST_LINES: Final = 2 * MOST_WITH_UNDO
"""Lines of a game that comes from elsewhere."""


def check_host(info: TableInfo, person: Person | None, *, away: bool = False) -> Refusal | None:
    """table.T8: the host arranges the table: settings, seats, bots, start and rematch. While the host is away for long,
    or is the screen of the room, every seated person may."""
    if person is not None and (person == info.host or (away and info.seats_of(person))):
        return None
    return refuse("table.T8", "refusal-table-not-host")


def check_log(info: TableInfo, person: Person | None, *, is_over: bool) -> Refusal | None:
    """table.T12: the log of a game that is over is its record: that of a closed table, or of one that shows it to none
    but its players, is for the people of that table."""
    is_open = info.settings.listing != CLOSED and info.settings.shown == "public"
    theirs = person is not None and (person == info.host or person in info.screens or bool(info.seats_of(person)))
    return None if is_open or theirs or not is_over else refuse("table.T12", "refusal-table-record-theirs")


def check_undo(action: Action, lines: int) -> Refusal | None:
    """table.T2: nothing is taken back any more in a game of so many lines."""
    if isinstance(action, Undo) and lines >= MOST_WITH_UNDO:
        return refuse("table.T2", "refusal-table-too-many-lines", most=MOST_WITH_UNDO)
    return None


def check_free(info: TableInfo, seat: Seat, key: str) -> Refusal | None:
    """table.T9: the first guest to ask gets the seat, and a reserved seat goes to its invited guest."""
    outside = check_seats(info, seat)
    if outside is not None:
        return outside
    chair = info.chairs[seat]
    if chair.is_taken() or chair.invited not in (None, key):
        return refuse("table.T9", "refusal-table-seat-taken", seat=seat)
    return None


def check_seat_left(info: TableInfo, key: str) -> Refusal | None:
    """table.T9: with every seat taken a guest can only watch."""
    if not any(check_free(info, seat, key) is None for seat in info.free_seats()):
        return refuse("table.T9", "refusal-table-full")
    return None


def check_not_begun(info: TableInfo) -> Refusal | None:
    """table.T10: once the game has begun, seats and settings stay as they are until it is over."""
    if info.phase == PLAYING:
        return refuse("table.T10", "refusal-table-begun")
    return None


def check_begun(info: TableInfo) -> Refusal | None:
    """table.T10: players cannot act before the game has begun."""
    if info.phase == OPEN:
        return refuse("table.T10", "refusal-table-not-begun")
    return None


def check_complete(info: TableInfo) -> Refusal | None:
    """table.T11: a game begins when every seat is taken."""
    free = info.free_seats()
    if free:
        return refuse("table.T11", "refusal-table-empty-seats", seat=free[0], number=len(free))
    return None


def check_welcome(info: TableInfo, key: str, *, known: bool) -> Refusal | None:
    """table.T12: a banned guest does not sit down again, and a closed table takes invited guests only."""
    if key in info.banned:
        return refuse("table.T12", "refusal-table-sent-away")
    invited = known or any(chair.invited == key for chair in info.chairs)
    if info.settings.listing == CLOSED and not invited:
        return refuse("table.T12", "refusal-table-closed")
    return None


def check_seated(info: TableInfo, person: Person | None) -> Refusal | None:
    """table.T12: watchers, and guests who left or were banned, have no say; a host without a seat has."""
    if person is None or (person != info.host and not info.seats_of(person)):
        return refuse("table.T12", "refusal-table-not-seated")
    return None


def check_plays(info: TableInfo, person: Person | None) -> Refusal | None:
    """table.T12: only a person with a seat stops the clock or lets it run."""
    return None if info.seats_of(person) else refuse("table.T12", "refusal-table-not-seated")


def check_same_game(named: str, playing: str) -> Refusal | None:
    """table.T21: what was meant for an earlier game is not done in the next one."""
    return refuse("table.T21", "refusal-table-earlier-game") if named and named != playing else None


def check_reports(seconds: int) -> Refusal | None:
    """table.T20: no guest reports so often that the operator cannot read it."""
    return refuse("table.T20", "refusal-table-reports", minutes=-(-seconds // 60)) if seconds else None


def check_screen(info: TableInfo, person: Person | None) -> Refusal | None:
    """table.T35: a screen shows a table that may be watched at once. Before a game or after it any device may become
    one; during a game only that of a person of the table who holds no seat."""
    if info.settings.watching != "public":
        return refuse("table.T35", "refusal-table-screen-unseen")
    if info.phase == PLAYING and (person is None or info.seats_of(person)):
        return refuse("table.T35", "refusal-table-screen-begun")
    if len(info.screens) >= MOST_SCREENS and person not in info.screens:
        return refuse("table.T35", "refusal-table-screens", most=MOST_SCREENS)
    return None


def check_person(people: Container[Person], person: Person) -> Refusal | None:
    """table.T12: only a person of this table can be muted or reported."""
    return None if person in people else refuse("table.T12", "refusal-table-not-seated")


def no_key() -> Refusal:
    """table.T12: a guest without a key cannot sit down."""
    return refuse("table.T12", "refusal-table-no-key")


def check_name(name: str, others: Sequence[str]) -> Refusal | None:
    """table.T13: a name is short, readable, each word in one alphabet, and unique at this table."""
    if not can_be_read(name):
        return refuse("table.T13", "refusal-table-name", most=LONGEST_NAME)
    if has_mixed_word(name):
        return refuse("table.T13", "refusal-table-name-alphabets", name=name)
    if any(looks_like(name, other) for other in others):
        return refuse("table.T13", "refusal-table-name-taken", name=name)
    return None


def check_settings(settings: Settings, *, real_time: bool) -> Refusal | None:
    """table.T14: a clock is for turn-based games, a speed for games in real time, and both have bounds."""
    clock = settings.clock
    longest = 30 * DAY if clock.kind == "days" else DAY
    if clock.kind != "none" and (real_time or not 1 <= clock.bank <= longest or not 0 <= clock.increment <= longest):
        return refuse("table.T14", "refusal-table-clock", most=longest)
    if (settings.steps or settings.speed != 100) and not real_time:
        return refuse("table.T14", "refusal-table-no-speed")
    if not SLOWEST <= settings.speed <= FASTEST:
        return refuse("table.T14", "refusal-table-speed", least=SLOWEST, most=FASTEST)
    return None


def check_words(info: TableInfo, *, free_words: bool) -> Refusal | None:
    """table.T15: at public tables, and where the operator says so, chat is limited to ready phrases."""
    if info.settings.listing == PUBLIC or not free_words:
        return refuse("table.T15", "refusal-table-phrases-only")
    return None


def check_phrase(phrase: str, words: str, *, known: bool) -> Refusal | None:
    """table.T15: a chat message is either a ready phrase, which each reader sees in their own language, or free
    words."""
    if bool(phrase) == bool(words.strip()):
        return refuse("table.T15", "refusal-table-say-one")
    if phrase and not known:
        return refuse("table.T15", "refusal-table-no-such-phrase", phrase=phrase)
    return None


def check_pause(info: TableInfo) -> Refusal | None:
    """table.T16: in a friendly game every player may stop the clock."""
    if not info.settings.friendly:
        return refuse("table.T16", "refusal-table-no-pause")
    return None


def is_pausable(info: TableInfo) -> bool:
    """Whether there is a clock that a player may stop now."""
    return info.settings.clock.kind != "none" and (check_begun(info) or check_pause(info)) is None


def is_reminded(info: TableInfo, *, real_time: bool) -> bool:
    """Whether the table sends reminders: in real time, and with a live clock, they would come too late."""
    return not real_time and info.settings.clock.kind != "live"


def check_bot(game: Game, bot: str) -> Refusal | None:
    """table.T17: a bot is one of those that the game has."""
    if bot not in game.known_bots():
        return refuse("table.T17", "refusal-table-no-such-bot", bot=bot, known=", ".join((*game.bots, *game.added)))
    return None


def check_own_seat(info: TableInfo, person: Person | None, seat: Seat) -> Refusal | None:
    """table.T19: a person acts for their own seats only."""
    if seat not in info.seats_of(person):
        return refuse("table.T19", "refusal-table-not-your-seat", seat=seat)
    return None


def no_such_action() -> Refusal:
    """table.T19: an action is one of the game's vocabulary."""
    return refuse("table.T19", "refusal-table-no-such-action")


def check_seats(info: TableInfo, *seats: Seat) -> Refusal | None:
    """table.T7: a seat's number is one of the table's seats."""
    for seat in seats:
        if not 0 <= seat < len(info.chairs):
            return refuse("table.T7", "refusal-table-no-such-seat", seat=seat)
    return None


def first_refusal(*checks: Callable[[], Refusal | None]) -> Refusal | None:
    """The first refusal, in the order of the checks."""
    for check in checks:
        refusal = check()
        if refusal is not None:
            return refusal
    return None

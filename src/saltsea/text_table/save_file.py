"""Saved games: one line with what is needed to resume, then the game's record.

To resume, a game needs its seed, from which every card to come can be worked out; so the first line is for this table
alone. The lines below it are the record, which shows nothing but the seal until the game is over."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from secrets import token_hex
from typing import Final

from saltsea.kernel.chance import SEED_BYTES, named_seed, seal
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.match import Match
from saltsea.kernel.record_file import write
from saltsea.kernel.seat import Millis
from saltsea.kernel.strict_json import StrictObject, dump, parsed
from saltsea.kernel.table_clock import FASTEST, FULL, SLOWEST
from saltsea.kernel.vocabulary import Plain

FORMAT: Final = 2
_FIELDS: Final = ["saltsea", "format", "game", "seats", "theme", "language", "plain", "seed"]
_PERHAPS: Final = ["hints", "orders", "pace"]
"""Fields that not every game has."""
_DRAWN: Final = re.compile(f"[0-9a-f]{{{2 * SEED_BYTES}}}")


class BadSaveError(Exception):
    """The file is not a saved game."""


@dataclass(frozen=True, kw_only=True)
class TimeSettings:
    """How time runs in a real-time game."""

    at: Millis = 0
    """The logical time when the game was saved; it may be later than the last line."""
    speed: int = FULL
    step: bool = False


@dataclass(frozen=True, kw_only=True)
class GameSetup:
    """Everything about a game at a text table that its record does not say: players, theme, language, seed."""

    game: str
    seats: tuple[str, ...]
    theme: str
    seed: str
    """A word; `seed_from_word` turns it into the seed."""
    language: str = "en"
    plain: bool = False
    time_settings: TimeSettings | None = None
    """None for a turn-based game."""
    hints: int = 0
    """How many hints were taken so far."""
    orders: tuple[str, ...] = ()
    """The standing order of each seat's shipmate, empty for none; none at all before the first."""


def seed_from_word(word: str) -> bytes:
    """The seed that a word stands for. A random seed is written out in full and stands for itself."""
    return bytes.fromhex(word) if _DRAWN.fullmatch(word) else named_seed(word)


def random_seed() -> str:
    """A new unpredictable seed, written out."""
    return token_hex(SEED_BYTES)


def save_bytes(setup: GameSetup, match: Match) -> bytes:
    """The content of the file. Of a finished game it is the record alone, which shows its seed."""
    record = write(match.rules, match.record())
    if match.is_over():
        return record
    about: Plain = {
        "saltsea": "save",
        "format": FORMAT,
        "game": setup.game,
        "seats": list(setup.seats),
        "theme": setup.theme,
        "language": setup.language,
        "plain": int(setup.plain),
        "seed": setup.seed,
    }
    if setup.hints:
        about["hints"] = setup.hints
    if any(setup.orders):
        about["orders"] = list(setup.orders)
    if setup.time_settings is not None:
        at = max(setup.time_settings.at, match.now())
        about["pace"] = {"at": at, "speed": setup.time_settings.speed, "step": int(setup.time_settings.step)}
    return dump(about).encode() + b"\n" + record


def read_save(data: bytes) -> tuple[GameSetup, bytes]:
    """How to go on, and the record's own bytes."""
    head, _, record = data.partition(b"\n")
    try:
        about = parsed(head.decode())
        given = StrictObject(about, [*_FIELDS, *(name for name in _PERHAPS if name in about)])
        if given.text("saltsea") != "save" or given.whole("format") != FORMAT:
            raise ValueError("it is of another kind or comes from another version of Saltsea")
        seats = tuple(str(seat) for seat in given.items("seats"))
        if given.text("language") not in LANGUAGES:
            raise ValueError(f"its language is none of {', '.join(LANGUAGES)}")
        setup = GameSetup(
            game=given.text("game"),
            seats=seats,
            theme=given.text("theme"),
            seed=given.text("seed"),
            language=given.text("language"),
            plain=bool(given.whole("plain", 0, 1)),
            time_settings=read_time_settings(about["pace"]) if "pace" in about else None,
            hints=given.whole("hints", 1) if "hints" in about else 0,
            orders=read_orders(given, len(seats)) if "orders" in about else (),
        )
    except ValueError as error:
        raise BadSaveError(str(error)) from error
    return setup, record


def read_orders(given: StrictObject, seats: int) -> tuple[str, ...]:
    orders = tuple(str(order) for order in given.items("orders"))
    if len(orders) != seats:
        raise ValueError("it has not one order for each seat")
    return orders


def read_time_settings(value: object) -> TimeSettings:
    given = StrictObject(value, ["at", "speed", "step"])
    speed = given.whole("speed", SLOWEST, FASTEST)
    return TimeSettings(at=given.whole("at"), speed=speed, step=bool(given.whole("step", 0, 1)))


def is_save_file(data: bytes) -> bool:
    """Whether a file is a saved game of any version, and not a record."""
    return data.startswith(b'{"saltsea":"save",')


def is_same_game(data: bytes, match: Match) -> bool:
    """Whether a file holds this same game, so that it may be overwritten."""
    try:
        return seal(seed_from_word(read_save(data)[0].seed)) == match.header.seal
    except BadSaveError:
        return data == write(match.rules, match.record())


def write_atomically(place: Path, data: bytes) -> None:
    """Replace a file in one step: the old one stays until the new one is complete."""
    draft = place.with_name(f".saltsea-{token_hex(8)}.new")
    with draft.open("xb") as out:
        try:
            out.write(data)
            out.close()
            draft.replace(place)
        except OSError:
            draft.unlink(missing_ok=True)
            raise


class SaveFile:
    """The file of a game, once it has one. It never overwrites another file."""

    def __init__(self, setup: GameSetup, match: Match, file: Path | None, resume_options: Sequence[str] = ()) -> None:
        self.setup = setup
        self.match = match
        self.file = file
        self.resume_options = resume_options
        """Options that `--resume` needs again, such as --content."""
        self.saved_lines = -1
        """How many lines of the record the file has."""
        self.only_copy: Path | None = None
        """A file that goes when the game is saved elsewhere: of the one try at a deal of the day there is one copy."""

    def free_name(self) -> Path:
        """A file name that is not taken."""
        names = (Path(f"{self.setup.game}{number}.save") for number in ("", *(f"-{n}" for n in range(2, 10_000))))
        return next(file for file in names if not file.exists())

    def may_write(self, file: Path) -> bool:
        return not file.exists() or (file.is_file() and is_same_game(file.read_bytes(), self.match))

    def write(self, file: Path | None = None) -> None:
        """Write the game, from now on into this file."""
        place = file or self.file
        if place is None or (self.is_saved() and file is None):
            return
        data = save_bytes(self.setup, self.match)
        write_atomically(place, data)
        self.file, self.saved_lines = place, len(self.match.lines)
        if self.only_copy is not None and self.only_copy != place:
            self.only_copy.unlink(missing_ok=True)
            self.only_copy = None

    def note_hint(self) -> None:
        """Count one more hint; the file has to be written again, though the game has no new line."""
        self.setup = replace(self.setup, hints=self.setup.hints + 1)
        self.saved_lines = -1

    def set_seats(self, seats: tuple[str, ...]) -> None:
        """Other players have the seats from now on; the file has to be written again."""
        self.setup = replace(self.setup, seats=seats)
        self.saved_lines = -1

    def is_saved(self) -> bool:
        return self.file is not None and self.saved_lines == len(self.match.lines)

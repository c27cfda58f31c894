"""Saved games: one line that says how to go on, then the game's record as it is.

To go on, a game needs its seed, from which every card to come can be worked out; so the first line is for this table
alone. The lines below it are the record, which shows nothing but the seal until the game is over."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
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
_DRAWN: Final = re.compile(f"[0-9a-f]{{{2 * SEED_BYTES}}}")


class BadSaveError(Exception):
    """This file is no game that was saved."""


@dataclass(frozen=True, kw_only=True)
class Pace:
    """How the time of a game in real time is kept."""

    at: Millis = 0
    """The logical time that the table has come to: later than its last line."""
    speed: int = FULL
    step: bool = False


@dataclass(frozen=True, kw_only=True)
class Sitting:
    """Who plays what with which cards: everything about a saved game that its record does not say."""

    game: str
    seats: tuple[str, ...]
    theme: str
    seed: str
    """A word: `seed_of` makes the seed of it."""
    language: str = "en"
    plain: bool = False
    pace: Pace | None = None
    """For a game in real time."""


def seed_of(word: str) -> bytes:
    """The seed that a word stands for. One that was drawn is written out in full and stands for itself."""
    return bytes.fromhex(word) if _DRAWN.fullmatch(word) else named_seed(word)


def drawn_seed() -> str:
    """A new seed that nobody can guess, written out."""
    return token_hex(SEED_BYTES)


def packed(sitting: Sitting, match: Match) -> bytes:
    """The game as a file. Once it is over its record alone is left, and that one shows its seed."""
    record = write(match.rules, match.record())
    if match.is_over():
        return record
    about: Plain = {
        "saltsea": "save",
        "format": FORMAT,
        "game": sitting.game,
        "seats": list(sitting.seats),
        "theme": sitting.theme,
        "language": sitting.language,
        "plain": int(sitting.plain),
        "seed": sitting.seed,
    }
    if sitting.pace is not None:
        at = max(sitting.pace.at, match.now())
        about["pace"] = {"at": at, "speed": sitting.pace.speed, "step": int(sitting.pace.step)}
    return dump(about).encode() + b"\n" + record


def unpacked(data: bytes) -> tuple[Sitting, bytes]:
    """How to go on, and the record's own bytes."""
    head, _, record = data.partition(b"\n")
    try:
        about = parsed(head.decode())
        given = StrictObject(about, [*_FIELDS, "pace"] if "pace" in about else _FIELDS)
        if given.text("saltsea") != "save" or given.whole("format") != FORMAT:
            raise ValueError("it is of another kind or comes from another version of Saltsea")
        seats = tuple(str(seat) for seat in given.items("seats"))
        if given.text("language") not in LANGUAGES:
            raise ValueError(f"its language is none of {', '.join(LANGUAGES)}")
        sitting = Sitting(
            game=given.text("game"),
            seats=seats,
            theme=given.text("theme"),
            seed=given.text("seed"),
            language=given.text("language"),
            plain=bool(given.whole("plain", 0, 1)),
            pace=unpacked_pace(about["pace"]) if "pace" in about else None,
        )
    except ValueError as error:
        raise BadSaveError(str(error)) from error
    return sitting, record


def unpacked_pace(value: object) -> Pace:
    given = StrictObject(value, ["at", "speed", "step"])
    speed = given.whole("speed", SLOWEST, FASTEST)
    return Pace(at=given.whole("at"), speed=speed, step=bool(given.whole("step", 0, 1)))


def is_save(data: bytes) -> bool:
    """Whether a file is a saved game, of whatever version, and no record."""
    return data.startswith(b'{"saltsea":"save",')


def is_ours(data: bytes, match: Match) -> bool:
    """Whether a file holds this very game, so that it may be written over."""
    try:
        return seal(seed_of(unpacked(data)[0].seed)) == match.header.seal
    except BadSaveError:
        return data == write(match.rules, match.record())


def write_whole(place: Path, data: bytes) -> None:
    """Write a file: the old one is there until the new one is complete."""
    draft = place.with_name(f".saltsea-{token_hex(8)}.new")
    with draft.open("xb") as out:
        try:
            out.write(data)
            out.close()
            draft.replace(place)
        except OSError:
            draft.unlink(missing_ok=True)
            raise


class Keeper:
    """Keeps a game in a file, once there is one, and never writes over anything else."""

    def __init__(self, sitting: Sitting, match: Match, file: Path | None, again: Sequence[str] = ()) -> None:
        self.sitting = sitting
        self.match = match
        self.file = file
        self.again = again
        """What must be said again by whoever goes on, such as where the cards come from if they are not ours."""
        self.kept = -1
        """How many lines the file holds."""

    def free_name(self) -> Path:
        """A name for those who give none: nobody's file yet."""
        names = (Path(f"{self.sitting.game}{number}.save") for number in ("", *(f"-{n}" for n in range(2, 10_000))))
        return next(file for file in names if not file.exists())

    def may_write(self, file: Path) -> bool:
        return not file.exists() or (file.is_file() and is_ours(file.read_bytes(), self.match))

    def keep(self, file: Path | None = None) -> None:
        """Write the game, from now on into this file. The old text is there until the new one is complete."""
        place = file or self.file
        if place is None or (self.is_kept() and file is None):
            return
        data = packed(self.sitting, self.match)
        write_whole(place, data)
        self.file, self.kept = place, len(self.match.lines)

    def is_kept(self) -> bool:
        return self.file is not None and self.kept == len(self.match.lines)

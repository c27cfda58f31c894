"""The file that a contest which was stopped goes on from: a line of JSON for each game.

A line says what its game was played with: the rules, this Saltsea, and a fingerprint of every file that made a bot.
What was played with something else is not taken for today's, and nothing that is not ours is ever written over."""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from errno import EDQUOT, EFBIG, ENOSPC
from os import SEEK_END
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeVar

import msgspec

from saltsea.kernel.rules import AnyRules
from saltsea.research.own_bot import is_own
from saltsea.research.played import Contest, Played

F = TypeVar("F")
R = TypeVar("R", bound=Played[Any])
BEGINNING: Final = b'{"table":'
RULES: Final = "rules"
SALTSEA: Final = "saltsea"
SIZE: Final = 16
"""Letters of a fingerprint."""


class BadResultsError(Exception):
    """A file cannot be gone on from; the message says where and why."""


class ResultLine(msgspec.Struct):
    """What every line of a file has."""

    table: str


# --- what games are played with ---


def made_with(rules: AnyRules, names: Iterable[str]) -> dict[str, str]:
    """What decides a game beside its fixture: the rules, our own bots, and files that make others."""
    words = f"{rules.version} {rules.vocabulary.version} {rules.content}"
    return {RULES: words, SALTSEA: our_version(), **{name: fingerprint(name) for name in names if is_own(name)}}


def fingerprint(name: str) -> str:
    """Tells one version of a file from another; nothing where it cannot be read."""
    try:
        return hashlib.sha256(Path(name).read_bytes()).hexdigest()[:SIZE]
    except OSError:
        return ""


def our_version() -> str:
    from importlib.metadata import PackageNotFoundError, version  # it loads the parser of e-mail

    try:
        return version("saltsea")
    except PackageNotFoundError:
        return "from a source tree"


def used_by(made: Mapping[str, str], names: Iterable[str]) -> dict[str, str]:
    """The part of it that a game between these has to do with."""
    at_the_table = {*names}
    return {what: which for what, which in made.items() if not is_own(what) or what in at_the_table}


def changed(now: Mapping[str, str], then: Mapping[str, str]) -> list[str]:
    """What a game was played with that is not so any more."""
    return [what for what, which in now.items() if (what in then or not is_own(what)) and then.get(what) != which]


# --- reading ---


class ResultsFile:
    """The results of a contest in a file, which may hold several contests."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def read(self, contest: Contest[F, R], say: Callable[[str], None] = lambda _: None) -> dict[F, R]:
        """Every game that was played with what the contest is played with now; others are spoken of."""
        found: dict[F, R] = {}
        old: dict[F, list[str]] = {}
        for one in self.results(contest):
            different = changed(contest.made, one.made)
            if different:
                old[one.fixture()] = different
            else:
                found[one.fixture()] = one
        for sentence in self.why_again(different for fixture, different in old.items() if fixture not in found):
            say(sentence)
        return found

    def why_again(self, old: Iterable[Sequence[str]]) -> list[str]:
        counts = Counter(next(iter(sorted(different, key=is_own, reverse=True))) for different in old)
        return [f"{self.file}: {games(number)} played {before(what)}, and not used." for what, number in counts.items()]

    def results(self, contest: Contest[F, R]) -> list[R]:
        """All results of the contest, whatever they were played with."""
        ours, table, whole = msgspec.json.Decoder(ResultLine), contest.table(), msgspec.json.Decoder(contest.results())
        found: list[R] = []
        for number, line in enumerate(self.lines(), 1):
            try:
                if line.strip() and ours.decode(line).table == table:
                    found.append(whole.decode(line))
            except (msgspec.MsgspecError, ValueError) as error:
                raise BadResultsError(self.bad_line(number)) from error
        return found

    def lines(self) -> list[bytes]:
        """All whole lines. A last one that was cut off by an interruption is left out; what else it may be is kept."""
        *lines, last = self.read_bytes().split(b"\n")
        if is_whole(last):
            return [*lines, last]
        if not last.startswith(BEGINNING) and not BEGINNING.startswith(last):
            raise BadResultsError(self.bad_line(len(lines) + 1))
        return lines

    def read_bytes(self) -> bytes:
        try:
            return self.file.read_bytes() if self.file.exists() else b""
        except OSError as error:
            raise BadResultsError(f"{self.file} cannot be read: {error.strerror}.") from error

    def bad_line(self, number: int) -> str:
        return (
            f"{self.file}, line {number}, is no result of a game. The file stays as it is: take the line out, or name"
            " another file."
        )

    # --- writing ---

    def begin(self) -> None:
        """Cut a half-written last line off, so that the next one does not continue it. What is whole is never written
        again: an interruption here costs nothing either."""
        whole = sum(len(line) + 1 for line in self.lines())
        with self.to_be_written() as file:
            if file.seek(0, SEEK_END) >= whole:
                file.truncate(whole)
            else:
                file.write(b"\n")

    def add(self, one: Played[Any]) -> None:
        with self.to_be_written() as file:
            file.write(msgspec.json.encode(one) + b"\n")

    @contextmanager
    def to_be_written(self) -> Iterator[BinaryIO]:
        """The file, to write at its end; a full disk is spoken of with what to do then."""
        try:
            with self.file.open("ab") as file:
                yield file
        except OSError as error:
            raise BadResultsError(self.cannot_be_written(error)) from error

    def cannot_be_written(self, error: OSError) -> str:
        said = f"{self.file} cannot be written: {error.strerror}."
        is_full = error.errno in (ENOSPC, EDQUOT, EFBIG)
        return f"{said} The games in it are kept: make room, and give the same command again." if is_full else said


def is_whole(line: bytes) -> bool:
    """Whether a last line lacks nothing but its end."""
    try:
        msgspec.json.decode(line, type=ResultLine)
    except (msgspec.MsgspecError, ValueError):
        return False
    return True


def games(number: int) -> str:
    return "1 game was" if number == 1 else f"{number:,} games were"


def before(what: str) -> str:
    return f"before {what} changed" if is_own(what) else "by other rules or by another version of Saltsea"

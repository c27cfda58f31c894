"""The server's log on stderr: one JSON object per line for programs, short lines at a terminal.

No address, name, secret or chat belongs there. Code that logs leaves them out; what a library or a failure brings along
is redacted here."""

import json
import logging
import re
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final, TextIO

from saltsea.server.tables.log_names import VISITOR

_PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "visitor"}
"""The attributes of every log record; the others are the details that a caller added. An address is never written."""
_ADDRESS: Final = re.compile(
    r"(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.])"  # as in 198.51.100.7
    r"|(?<![\w:])(?:[0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}(?![\w:])"
    r"|(?<![\w:])[0-9a-fA-F:]*::[0-9a-fA-F:]+(?![\w:])"
)
_WORD: Final = re.compile(r"[A-Za-z0-9_-]{20,}")


MOST_OF_A_CAUSE: Final = 20
MOST_OF_A_VISITOR: Final = 5
CAUSE_SECONDS: Final = 60.0
"""So many lines of one cause are written in so long, and so many of them that one visitor causes; the next one says how
many were left out."""

MOST_CAUSES: Final = 1000
"""Remembered; the one that began first is dropped."""


class Lines:
    """How many lines of one cause, or of one that a visitor causes, have been written since its time began, and how
    many were left out since the last one."""

    __slots__ = ("left_out", "since", "written")

    def __init__(self, since: float, left_out: int) -> None:
        self.since = since
        self.left_out = left_out
        self.written = 0


class Counts:
    """Lines by what they are counted by, in bounded memory."""

    def __init__(self) -> None:
        self.known: dict[tuple[object, ...], Lines] = {}

    def of(self, key: tuple[object, ...], now: float) -> Lines:
        """The lines of this time, which begins now if the one before is over."""
        found = self.known.get(key)
        if found is not None and now - found.since < CAUSE_SECONDS:
            return found
        self.known.pop(key, None)
        self.known[key] = lines = Lines(now, 0 if found is None else found.left_out)
        if len(self.known) > MOST_CAUSES:
            del self.known[next(iter(self.known))]
        return lines


class Causes(logging.Filter):
    """Keeps one cause from filling the log, be it one connection that breaks everything or a disk that is full; and one
    visitor from leaving no line of a cause for all others. A cause is what a line says without its details, and what
    failed."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.causes = Counts()
        self.visitors = Counts()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        failure = record.exc_info[0] if record.exc_info else None
        cause, now = (record.name, record.msg, failure), self.clock()
        lines = self.causes.of(cause, now)
        if lines.written >= MOST_OF_A_CAUSE or not self.has_room(cause, record, now):
            lines.left_out += 1
            return False
        lines.written += 1
        if lines.left_out:
            record.left_out, lines.left_out = lines.left_out, 0
        return True

    def has_room(self, cause: tuple[object, ...], record: logging.LogRecord, now: float) -> bool:
        """Whether the visitor who causes this line has caused few enough; counts it."""
        visitor = getattr(record, "visitor", VISITOR.get())
        if not visitor:
            return True
        lines = self.visitors.of((*cause, visitor), now)
        lines.written += 1
        return lines.written <= MOST_OF_A_VISITOR


class JsonLines(logging.Formatter):
    """JSON lines, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"level": record.levelname.lower(), "from": record.name, "says": record.getMessage(), **args(record)}
        if record.exc_info:
            line["failure"] = self.formatException(record.exc_info)
        return json.dumps({"at": at, **{name: redact(value) for name, value in line.items()}}, default=str)


class ShortLines(logging.Formatter):
    """Short lines, for people."""

    def format(self, record: logging.LogRecord) -> str:
        time = datetime.fromtimestamp(record.created, UTC).astimezone().strftime("%H:%M:%S")
        details = ", ".join(f"{name} {value}" for name, value in args(record).items())
        mark = "" if record.levelno < logging.WARNING else f"{record.levelname}: "
        line = f"{time} {mark}{record.getMessage()}{f' ({details})' if details else ''}"
        failure = f"\n{self.formatException(record.exc_info)}" if record.exc_info else ""
        return str(redact(line + failure))


def args(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in vars(record).items() if name not in _PLAIN}


def redact(value: object) -> object:
    """The text with everything redacted that looks like an address or a secret."""
    if not isinstance(value, str):
        return value
    return _WORD.sub(lambda found: "(secret)" if is_secret(found[0]) else found[0], _ADDRESS.sub("(address)", value))


def is_secret(word: str) -> bool:
    """Whether a word looks random: digits, capitals and small letters mixed, which names in a program hardly ever
    are."""
    kinds = (str.isdigit, str.isupper, str.islower)
    return all(any(kind(letter) for letter in word) for kind in kinds)


def handler_for(stream: TextIO) -> logging.Handler:
    handler = logging.StreamHandler(stream)
    handler.setFormatter(ShortLines() if stream.isatty() else JsonLines())
    handler.addFilter(Causes())
    return handler


def set_up(level: str = "info", stream: TextIO | None = None) -> None:
    """Send all logs of this process to one handler in one format."""
    logging.basicConfig(level=level.upper(), handlers=[handler_for(stream or sys.stderr)], force=True)
    for library in ("uvicorn", "websockets", "asyncio"):  # their messages are about connections
        logging.getLogger(library).setLevel(logging.WARNING)

"""What the server writes about itself on stderr: one JSON object per line for programs, short lines at a terminal.

No address, no name, no secret and no word that somebody said belongs there. Whoever writes a log line leaves them out;
what a library or a failure brings along is blotted out here."""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any, Final, TextIO

_PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
"""What every record has; the rest are the facts that somebody gave along."""
_ADDRESS: Final = re.compile(
    r"(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.])"  # as in 198.51.100.7
    r"|(?<![\w:])(?:[0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}(?![\w:])"
    r"|(?<![\w:])[0-9a-fA-F:]*::[0-9a-fA-F:]+(?![\w:])"
)
_WORD: Final = re.compile(r"[A-Za-z0-9_-]{20,}")


class JsonLines(logging.Formatter):
    """For programs."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"level": record.levelname.lower(), "from": record.name, "says": record.getMessage(), **facts(record)}
        if record.exc_info:
            line["failure"] = self.formatException(record.exc_info)
        return json.dumps({"at": at, **{name: blotted(value) for name, value in line.items()}}, default=str)


class ShortLines(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        time = datetime.fromtimestamp(record.created, UTC).astimezone().strftime("%H:%M:%S")
        told = ", ".join(f"{name} {value}" for name, value in facts(record).items())
        mark = "" if record.levelno < logging.WARNING else f"{record.levelname}: "
        line = f"{time} {mark}{record.getMessage()}{f' ({told})' if told else ''}"
        failure = f"\n{self.formatException(record.exc_info)}" if record.exc_info else ""
        return str(blotted(line + failure))


def facts(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in vars(record).items() if name not in _PLAIN}


def blotted(value: object) -> object:
    """The same without what looks like an address or a secret."""
    if not isinstance(value, str):
        return value
    return _WORD.sub(lambda found: "(secret)" if is_secret(found[0]) else found[0], _ADDRESS.sub("(address)", value))


def is_secret(word: str) -> bool:
    """Random letters have digits, capitals and small ones mixed; names in a program hardly ever do."""
    kinds = (str.isdigit, str.isupper, str.islower)
    return all(any(kind(letter) for letter in word) for kind in kinds)


def set_up(level: str = "info", stream: TextIO | None = None) -> None:
    """Everything that is logged in this process goes to one place in one form."""
    stream = stream or sys.stderr
    handler = logging.StreamHandler(stream)
    handler.setFormatter(ShortLines() if stream.isatty() else JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for library in ("uvicorn", "websockets", "asyncio"):  # their chatter is about connections
        logging.getLogger(library).setLevel(logging.WARNING)

"""The log of a stored game as a watcher may know it: the same work in a thread of the server and in a process beside
it."""

import msgspec

from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import WATCHER
from saltsea.server.reading.views_made import StoredGame, played_of
from saltsea.server.tables.sending.log_lines import log_lines
from saltsea.server.web.messages import WatchedLines
from saltsea.wire.forms import Forms


class LogWanted(StoredGame, tag=True, frozen=True, kw_only=True):
    """The whole log of a game."""


def log_made(rules: AnyRules, forms: Forms, wanted: LogWanted) -> bytes:
    """This log as JSON; BadRecordError or DecodeError if what is stored makes no game."""
    played = played_of(rules, wanted.header, wanted.lines)
    shown = log_lines(forms.by_name["observation"], played.header, played.lines, 0, WATCHER)
    return msgspec.json.encode(WatchedLines(wanted.id, list(shown)))

"""A record that a player brings from elsewhere: read, replayed and made ready for the store.

It may have thousands of lines, so that it is never done in the event loop: in a process beside it, or in a thread."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeAlias

import msgspec

from saltsea.kernel.options import Options
from saltsea.kernel.record import Record
from saltsea.kernel.record_file import (
    BadRecordError,
    game_of,
    plain_line,
    plain_outcome,
    read,
    read_head,
    read_parts,
    without_chapter,
)
from saltsea.kernel.replay import verify, verify_running
from saltsea.kernel.rules import AnyRules
from saltsea.server.tables.handlers.host_handlers import header_body
from saltsea.server.tables.messages.from_client import LONGEST_TOKEN
from saltsea.server.tables.rules.table_rules import MOST_LINES
from saltsea.server.tables.stored.stored_rules import StoredRules
from saltsea.server.tables.table_services import TableServices

AROUND_THE_LINES: Final = 2
"""Lines of a file that are none of the game: its header and its end."""


class RecordHead(msgspec.Struct, frozen=True):
    """What a record says of itself before it is read: which rules will read it."""

    game: str
    edition: str
    """The name of the content that it was played with."""
    chapter: str
    """The text of player-made content that came with it."""
    data: bytes
    """The record without that text."""


class RecordWanted(StoredRules, tag=True, frozen=True, kw_only=True):
    """A record to be read and replayed, and by which rules."""

    data: bytes
    seed: str | None
    """The seed of a game that still runs; None for one that is over, and shows it."""


class BroughtRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A true record, as it is stored."""

    players: int
    options: Options
    seed: str
    header: bytes
    outcome: bytes | None
    lines: Sequence[bytes]


Check: TypeAlias = Callable[[TableServices, RecordHead, str | None], Awaitable[BroughtRecord]]
"""Reads and replays a record beside the event loop, with the seed of a game that still runs."""


def head_of(data: bytes) -> RecordHead:
    """The head of a record. One that is too long is not even looked at."""
    if data.count(b"\n") > MOST_LINES + AROUND_THE_LINES:
        raise BadRecordError(MOST_LINES, f"a game that comes from elsewhere has at most {MOST_LINES} lines")
    chapter, data = without_chapter(data)
    header = read_head(data)
    return RecordHead(game_of([header]), str(header.get("content", "")), chapter, data)


def record_wanted(services: TableServices, head: RecordHead, seed: str | None) -> RecordWanted:
    return RecordWanted(game=head.game, content=services.content, edition=services.edition, data=head.data, seed=seed)


def brought_record(rules: AnyRules, wanted: RecordWanted) -> BroughtRecord:
    """The record, after its commands have been replayed and agree; BadRecordError if they do not."""
    record = read(rules, read_parts(wanted.data))
    check_tokens(record)
    if wanted.seed is None:
        check_finished(rules, record)
    else:
        check_running(rules, record, wanted.seed)
    return BroughtRecord(
        players=record.header.players,
        options=record.header.options,
        seed=wanted.seed or record.header.seed or "",
        header=header_body(record.header),
        outcome=None if record.outcome is None else msgspec.json.encode(plain_outcome(record.outcome)),
        lines=[msgspec.json.encode(plain_line(rules, line)) for line in record.lines],
    )


def check_tokens(record: Record) -> None:
    """No client names its command by more than this, and no author hides a book in a record that all may read."""
    for line in record.lines:
        if len(line.token) > LONGEST_TOKEN:
            raise BadRecordError(line.number + 2, f"its token has more than {LONGEST_TOKEN} characters")


def check_finished(rules: AnyRules, record: Record) -> None:
    if record.outcome is None or record.header.seed is None:
        raise BadRecordError(1, "only a game that is over, and shows its seed, can be brought here")
    verify(rules, record, lambda _: None)


def check_running(rules: AnyRules, record: Record, seed: str) -> None:
    if record.header.shared is not None:
        raise BadRecordError(1, "others play from the same seed")
    verify_running(rules, record, seed, lambda _: None)

"""What is wrong with a single row, whatever kind it is of: bodies that are no JSON of ours, and fields that say what no
server has written. A letter that could as well be another, in a name or in chat, no check can find."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

import msgspec

from saltsea.server.accounts.accounts import passkeys_of
from saltsea.server.accounts.passkeys import CHALLENGES, Challenge
from saltsea.server.operations.operator_sessions import NAMES, OperatorSession
from saltsea.server.operations.retention import CLEANED, REPORTS, Cleaned, StoredReport
from saltsea.server.tables.opening import OPENED, Opened
from saltsea.server.tables.rules.names import folded
from saltsea.server.tables.stored.saved_games import seats_of
from saltsea.server.tables.stored.stored_rows import UNREADABLE, header_of, plain
from saltsea.server.tables.table_info import Phase
from saltsea.store import rows
from saltsea.store.rows import Row

_CODE: Final = re.compile(r"[a-z0-9]{4,20}")
_GAME: Final = re.compile(r"[a-z0-9]{4,20}-[0-9]+")
_HASH: Final = re.compile(r"[0-9a-f]{64}")
_DAY: Final = re.compile(r"\d{4}-\d{2}-\d{2}.*")
IN_JSON: Final = ("puzzle/", "invitation/")
"""Other notes that are JSON objects. The rest are keys, marks and names, of which any may be so."""
NOTES: Final[Mapping[str, type[msgspec.Struct]]] = {
    OPENED: Opened,
    REPORTS: StoredReport,
    NAMES: OperatorSession,
    CHALLENGES: Challenge,
    CLEANED: Cleaned,
}
"""What notes hold, by how their names begin."""
SAID: Final = frozenset(["phrase", "words", "token"])
Check: TypeAlias = Callable[[Any], str]


def trouble_of_row(row: Row) -> str:
    """What is wrong with a row; empty if nothing is."""
    try:
        return CHECKS[type(row)](row)
    except UNREADABLE as error:
        return f"it is no JSON of ours any more: {error}"
    except (TypeError, ValueError) as error:
        return f"a value in it is of no kind that a server writes: {error}"


def check_table(row: rows.TableRow) -> str:
    plain(row.body)
    phase, listing = msgspec.convert(row.phase, Phase), row.listing in ("closed", "unlisted", "public")
    fits = _CODE.fullmatch(row.id) and phase and listing and row.n >= 0 and 0 <= row.made <= row.touched
    return "" if fits else said_wrong("id, listing, number or time")


def check_person(row: rows.PersonRow) -> str:
    fits = row.person >= 0 and row.named in (0, 1) and is_hash(row.logbook, empty=True)
    return "" if fits and (is_hash(row.key, empty=True)) else said_wrong("key, log book or number")


def check_game(row: rows.GameRow) -> str:
    """Its lines are played again elsewhere."""
    header, sat = header_of(row), seats_of(row)
    if (row.id, header.game) != (f"{row.table}-{row.number}", row.game):
        return "its row says something else than its header"
    if not row.players == len(sat) == plain(row.header).get("players"):
        return "its seats are not those of its players"
    fits = row.shown in ("public", "table") and row.counted in (0, 1) and row.started <= (row.ended or row.started)
    return "" if fits and (row.ended is None) == (row.outcome is None) else said_wrong("time, end or who may see it")


def check_line(row: rows.LineRow) -> str:
    return "" if plain(row.body).get("n") == row.line and row.n > 0 else said_wrong("number")


def check_note(row: rows.NoteRow) -> str:
    if row.name.startswith(IN_JSON):
        plain(row.body)
    for begin, kind in NOTES.items():
        strange = strange_field(row.body, kind) if row.name.startswith(begin) else ""
        if strange:
            return said_wrong(f"field {strange}")
    if row.name.startswith(("imported/", "carried/")):
        name = row.body.decode()
        return "" if _GAME.fullmatch(name) or _CODE.fullmatch(name) else said_wrong("game")
    return ""


def check_account(row: rows.AccountRow) -> str:
    passkeys_of(row)
    row.passkeys.decode()
    return "" if row.folded == folded(row.name) else said_wrong("name")


def check_session(row: rows.SessionRow) -> str:
    return "" if is_hash(row.key) and row.made <= row.seen else said_wrong("key or time")


def check_logbook(row: rows.LogbookRow) -> str:
    plain(row.body)
    return "" if is_hash(row.key) else said_wrong("key")


def check_reminder(row: rows.ReminderRow) -> str:
    msgspec.json.decode(row.target)
    return "" if row.way in ("mail", "push") else said_wrong("channel")


def check_outbox(row: rows.OutboxRow) -> str:
    msgspec.json.decode(row.target)
    plain(row.body)
    return "" if row.way in ("mail", "push") and row.state in ("waiting", "sending") else said_wrong("channel or state")


def check_chapter(row: rows.OwnChapterRow) -> str:
    row.body.decode()
    return ""


def check_voyage(row: rows.VoyageRow) -> str:
    plain(row.body)
    return "" if _GAME.fullmatch(row.id) and _DAY.fullmatch(row.day) else said_wrong("game or day")


def check_sailor(row: rows.SailorRow) -> str:
    return "" if is_hash(row.who) and _DAY.fullmatch(row.day) else said_wrong("player or day")


def check_block(row: rows.BlockRow) -> str:
    return "" if row.person >= 0 and row.id and row.account else said_wrong("account or number")


def check_said(row: rows.SaidRow) -> str:
    strange = plain(row.body).keys() - SAID
    return said_wrong(f"field {min(strange)}") if strange else ""


def check_body(row: rows.ClashRow | rows.ProgressRow) -> str:
    plain(row.body)
    return ""


def is_hash(key: str, *, empty: bool = False) -> bool:
    return (empty and not key) or _HASH.fullmatch(key) is not None


def strange_field(body: bytes, kind: type[msgspec.Struct]) -> str:
    """The first field of a body that is not among those of its kind: its name is damaged; empty if there is none."""
    return field_not_read(plain(body), plain(msgspec.json.encode(msgspec.json.decode(body, type=kind))))


def field_not_read(stored: object, read: object) -> str:
    if isinstance(stored, dict) and isinstance(read, dict):
        found = (field_not_read(value, read[name]) if name in read else name for name, value in stored.items())
    elif isinstance(stored, list) and isinstance(read, list):
        found = (field_not_read(value, again) for value, again in zip(stored, read, strict=True))
    else:
        return ""
    return next((name for name in found if name), "")


def said_wrong(what: str) -> str:
    return f"no server has written this {what}"


CHECKS: Final[Mapping[type[Row], Check]] = {
    rows.TableRow: check_table,
    rows.PersonRow: check_person,
    rows.GameRow: check_game,
    rows.LineRow: check_line,
    rows.ClashRow: check_body,
    rows.SaidRow: check_said,
    rows.NoteRow: check_note,
    rows.ReminderRow: check_reminder,
    rows.OutboxRow: check_outbox,
    rows.AccountRow: check_account,
    rows.SessionRow: check_session,
    rows.ProgressRow: check_body,
    rows.BlockRow: check_block,
    rows.LogbookRow: check_logbook,
    rows.OwnChapterRow: check_chapter,
    rows.VoyageRow: check_voyage,
    rows.SailorRow: check_sailor,
}

"""Rules of the table about what only some games have: a daily deal, a lesson, and player-made content."""

from saltsea.kernel.nouns import Details, Refusal, refuse
from saltsea.server.tables.table_info import TableInfo
from saltsea.server.tables.table_settings import Settings


def check_daily(settings: Settings, *, has: bool, forks: bool) -> Refusal | None:
    """table.T26: a daily voyage is for a game that has one; it is dealt anew, and cannot be watched."""
    if not settings.daily:
        return None
    if not has:
        return refuse("table.T26", "refusal-table-no-daily")
    if forks:
        return refuse("table.T26", "refusal-table-daily-onward")
    return refuse("table.T26", "refusal-table-daily-watched") if settings.watching != "none" else None


def check_lesson(settings: Settings, *, has: bool, forks: bool) -> Refusal | None:
    """table.T32: a lesson is for a game that has one; it has a deal of its own."""
    if not settings.lesson:
        return None
    if not has:
        return refuse("table.T32", "refusal-table-no-lesson")
    return refuse("table.T32", "refusal-table-lesson-dealt") if forks or settings.daily else None


def check_puzzle(settings: Settings, *, has: bool) -> Refusal | None:
    """table.T26: a puzzle is for a game that has one, with the cards of the box."""
    return refuse("table.T26", "refusal-table-no-daily") if settings.puzzle and not has else None


def check_met(needed: int, opened: int) -> Refusal | None:
    """table.T27: a player-made chapter uses what its host has met in the story, and nothing that comes later."""
    return None if needed <= opened else refuse("table.T27", "refusal-table-chapter-later")


def check_own_content(*, has: bool) -> Refusal | None:
    """table.T27: player-made content is for games that have chapters, or a box whose values can be exchanged."""
    return None if has else refuse("table.T27", "refusal-table-no-own-content")


def check_content_change(info: TableInfo) -> Refusal | None:
    """table.T27: a table that has begun a game, or goes on from an earlier one, keeps what it is played with: its
    records are read by it."""
    return refuse("table.T27", "refusal-table-content-stays") if info.games or info.onward is not None else None


def wrong_content(text: str, details: Details) -> Refusal:
    """table.T27: values that are played with have no faults; the game's own words say where the first one is."""
    return refuse("table.T27", text, **details)


def no_chapter() -> Refusal:
    """table.T27: a chapter that is played has no faults."""
    return refuse("table.T27", "refusal-table-chapter-faults")

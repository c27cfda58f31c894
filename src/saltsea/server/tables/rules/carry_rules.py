"""Rules about a running game that its player carries from one place to another: a server, or a page without one."""

from collections.abc import Collection

from saltsea.kernel.nouns import Refusal, refuse
from saltsea.server.tables.table_info import PLAYING, Person, TableInfo
from saltsea.server.tables.table_settings import Settings


def check_running(info: TableInfo) -> Refusal | None:
    """table.T36: a game is carried while it is played: before there is none, and after it its record is."""
    return None if info.phase == PLAYING else refuse("table.T36", "refusal-table-carry-not-running")


def check_alone(info: TableInfo, people: Collection[Person]) -> Refusal | None:
    """table.T36: a game is carried by the one person who plays it; no player takes a game away from others."""
    playing = {one for chair in info.chairs for one in (chair.person, chair.guest) if one is not None}
    alone = len(playing) == 1 and playing <= {*people}
    return None if alone else refuse("table.T36", "refusal-table-carry-not-alone")


def check_leaving(info: TableInfo, people: Collection[Person]) -> Refusal | None:
    """table.T36: why these people may not carry the game of this table away."""
    return check_running(info) or check_alone(info, people) or check_free_deal(info.settings)


def check_seated(people: int) -> Refusal | None:
    """table.T36: a game that arrives has a seat for the person who brings it."""
    return None if people else refuse("table.T36", "refusal-table-carry-not-alone")


def check_free_deal(settings: Settings) -> Refusal | None:
    """table.T36: a game of the day, a puzzle and a lesson stay where they were begun."""
    stays = settings.daily or settings.lesson or settings.puzzle
    return refuse("table.T36", "refusal-table-carry-stays") if stays else None


def damaged(reason: str) -> Refusal:
    """table.T36: what arrives is run again, and must be what was played."""
    return refuse("table.T36", "refusal-table-carry-damaged", reason=reason)

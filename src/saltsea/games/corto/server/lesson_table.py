"""The settings of a table where the lesson is played."""

from msgspec.structs import replace

from saltsea.games.corto.lesson.script import OPTIONS, PLAYERS
from saltsea.server.tables.table_settings import ClockProfile, Settings


def lesson_settings(asked: Settings) -> Settings:
    """A lesson's table: its players and options are the script's, and no clock hurries the pupil."""
    return replace(asked, players=PLAYERS, options={**OPTIONS}, clock=ClockProfile())

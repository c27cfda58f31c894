"""Rules of the table about Corto's daily deal."""

from collections.abc import Sequence

from msgspec.structs import replace

from saltsea.games.corto.daily.deal import OPPONENT, PLAYERS, daily_options
from saltsea.kernel.nouns import Refusal, refuse
from saltsea.server.tables.table_settings import Settings


def daily_settings(asked: Settings) -> Settings | Refusal:
    """table.T26: every player of a daily deal has the same table: two seats, and the options of the day."""
    options = daily_options()
    if any(options.get(name) != value for name, value in asked.options.items()):
        return refuse("table.T26", "refusal-table-daily-options")
    return replace(asked, players=PLAYERS, options=options)


def check_opponent(bots: Sequence[str | None], stated: Sequence[str | None]) -> Refusal | None:
    """table.T26: a daily deal is played by one person on the first seat against the stated bot."""
    if [*bots] != [*stated]:
        return refuse("table.T26", "refusal-table-daily-opponent", bot=OPPONENT)
    return None

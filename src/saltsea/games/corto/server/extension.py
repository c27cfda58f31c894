"""What Corto adds to the tables of a server: the hooks of the server's port, each answered by its module here."""

import msgspec

from saltsea.games.corto.daily.deal import daily_bots, daily_match
from saltsea.games.corto.server.daily_rules import check_opponent, daily_settings
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Refusal
from saltsea.server.extensions import Extension
from saltsea.server.tables.ports.extension import Beginning, Mounting
from saltsea.server.tables.ports.progress_owner import ProgressOwner
from saltsea.server.tables.rules.extension_rules import check_daily
from saltsea.server.tables.table_settings import Settings
from saltsea.server.today import day_of
from saltsea.store.rows import GameRow


class CortoExtension(Extension):
    """The tables of Corto, and what they share."""

    def __init__(self, mounting: Mounting) -> None:
        self.rules = mounting.rules
        self.store = mounting.store
        self.clock = mounting.clock

    def today(self) -> str:
        return day_of(self.clock.now())

    # --- opening a table, and arranging it ---

    async def settings(self, asked: Settings, owner: ProgressOwner, *, forks: bool) -> Settings | Refusal:
        refusal = check_daily(asked, has=True, forks=forks)
        return refusal or (daily_settings(asked) if asked.daily else asked)

    # --- a game ---

    async def deal(self, beginning: Beginning) -> Match | Refusal | None:
        if not beginning.settings.daily:
            return None
        return check_opponent(beginning.bots(), daily_bots()) or daily_match(self.rules, self.today())

    def is_sealed(self, row: GameRow) -> bool:
        day: str | None = msgspec.json.decode(row.header)["shared"]
        return day is not None and day >= self.today()

"""The campaigns of accounts: what a finished game adds to them, and a campaign brought from elsewhere.

The game alone knows what is in one. Whatever changes one holds the lock: of two games that end at once both count."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

from saltsea.game import CampaignKeeper, Game
from saltsea.kernel.match import Match
from saltsea.kernel.rules import AnyRules
from saltsea.store.port import Store
from saltsea.store.rows import CampaignRow

log = logging.getLogger(__name__)


class Campaigns:
    """All of a server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lock = asyncio.Lock()

    @asynccontextmanager
    async def after(
        self, game: Game, match: Match, accounts: Iterable[str | None], *, over: bool
    ) -> AsyncIterator[list[CampaignRow]]:
        """What the end of a game adds: rows to keep together with it, inside of this. Until then there are none."""
        if not over or game.campaign is None:
            yield []
            return
        async with self.lock:
            known = sorted({account for account in accounts if account is not None})
            found = [await self.noted(game.campaign, match, account) for account in known]
            yield [row for row in found if row is not None]

    async def noted(self, keeper: CampaignKeeper, match: Match, account: str) -> CampaignRow | None:
        """None for an account that has just been deleted. A game is never lost because a campaign cannot be read."""
        name = match.rules.name
        if await self.store.account(account) is None:
            return None
        try:
            body = keeper.noted(await self.body(account, name), match)
        except ValueError:
            log.exception("a campaign of %s could not be read, and stays as it is", name)
            return None
        return CampaignRow(account=account, game=name, body=body)

    async def body(self, account: str, game: str) -> bytes | None:
        return next((row.body for row in await self.store.campaigns(account) if row.game == game), None)

    async def bring(self, keeper: CampaignKeeper, rules: AnyRules, account: str, body: bytes) -> None:
        """Keep a campaign from elsewhere in place of what is there; a ValueError says what is wrong with it."""
        row = CampaignRow(account=account, game=rules.name, body=keeper.checked(body, rules))
        async with self.lock:
            await self.store.write([row])
